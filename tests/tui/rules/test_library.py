"""Reading, finding and printing rule pages."""

from __future__ import annotations

import pytest

from tui.rules.library import BadPage, fold, load, parse

PAGE = """# A game

Not part of a page.

## Roads {#toy.road}
Kind: card

A road costs wood.
It is long.

- first item
  goes on
- second item

Often forgotten: It may be
taken away.

Often forgotten: Second thing.

See also: toy.town, toy.end
Rulebook: page 3
Words: street, way

## Towns {#toy.town}
Kind: card

A town.
"""


def test_a_file_becomes_pages() -> None:
    road, town = parse(PAGE)
    assert road.id == "toy.road"
    assert road.title == "Roads"
    assert road.game == "toy"
    assert road.body == (
        "A road costs wood. It is long.",
        "- first item goes on",
        "- second item",
    )
    assert road.brief == "A road costs wood."
    assert road.forgotten == ("It may be taken away.", "Second thing.")
    assert road.see_also == ("toy.town", "toy.end")
    assert road.source == "page 3"
    assert road.words == ("street", "way")
    assert town.body == ("A town.",)
    assert town.forgotten == town.see_also == town.words == ()


@pytest.mark.parametrize(
    "text",
    [
        "## No id\nKind: card\n\nText.\n",
        "## No text {#toy.a}\nKind: card\n",
        "## No kind {#toy.a}\n\nText.\n",
        "## Odd kind {#toy.a}\nKind: nonsense\n\nText.\n",
    ],
)
def test_a_bad_page_is_refused(text: str) -> None:
    with pytest.raises(BadPage):
        parse(text)


def test_same_library_for_the_same_language() -> None:
    assert load(["struggle"], "cs") is load(("struggle",), "cs")
    assert load(["struggle"], "xx") is load(["struggle"], "en")


def test_unknown_game_and_page() -> None:
    with pytest.raises(KeyError):
        load(["nonsense"], "en")
    with pytest.raises(KeyError):
        load(["struggle"], "en").page("struggle.nonsense")


def test_folding() -> None:
    assert fold("Žluťoučký KŮŇ") == "zlutoucky kun"


def found(text: str, language: str = "en") -> list[str]:
    return [hit.page.id for hit in load(["struggle"], language).search(text)]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Library", "struggle.library"),
        ("knihovna", "struggle.library"),
        ("road", "struggle.build-road"),
        ("cesta", "struggle.build-road"),
        ("RYTIR", "struggle.build-knight"),
        ("rytíř", "struggle.build-knight"),
        ("vp", "struggle.points"),
        ("VB", "struggle.points"),
        ("body", "struggle.points"),
        ("victory points", "struggle.points"),
        ("lupici", "struggle.event-robber"),
        ("zloději", "struggle.event-robber"),
        ("thall", "struggle.town-hall"),
        ("citad", "struggle.citadel"),
        ("osud", "struggle.destiny"),
        ("arrow", "struggle.destiny"),
        ("3:1", "struggle.three-for-one"),
        ("undo", "house.undo"),
        ("krok zpet", "house.undo"),
        ("struggle.owner", "struggle.owner"),
    ],
)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_search_finds(text: str, rule: str, language: str) -> None:
    assert rule in found(text, language)[:6]


def test_titles_come_first() -> None:
    assert found("library")[0] == "struggle.library"
    assert found("merchant")[0] == "struggle.merchant-guild"
    assert found("rozvoj města", "cs")[0] == "struggle.build-expansion"
    assert found("knight")[0] == "struggle.build-knight"


def test_all_words_are_needed_in_any_order() -> None:
    assert found("hand library") == found("library hand")
    assert found("library nonsense") == []


def test_czech_endings_are_let_go_only_if_nothing_else_is_found() -> None:
    assert found("univerzitou", "cs")[0] == "struggle.university"
    assert found("lupičích", "cs")[0] == "struggle.event-robber"
    assert found("cesty", "cs")[0] == "struggle.owner"
    assert found("xyz", "cs") == []


def test_no_words_give_all_pages() -> None:
    assert found("  ") == [page.id for page in load(["struggle"], "en").pages]


def test_the_hit_shows_where_the_words_stand() -> None:
    hits = {hit.page.id: hit for hit in load(["struggle"], "en").search("payment")}
    assert "payment" in fold(hits["struggle.event-robber"].line)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("width", [30, 46, 80])
def test_printing_keeps_to_the_width(language: str, width: int) -> None:
    library = load(["struggle"], language)
    for page in library.pages:
        lines = library.plain(page, width)
        assert lines[0] == page.title[: len(lines[0])]
        assert max(len(line) for line in lines) <= width
        assert "".join(page.body[-1].split()) in "".join("".join(lines).split())


def test_printing_has_all_parts() -> None:
    lines = load(["struggle"], "en").plain(load(["struggle"], "en").page("struggle.swap"), 80)
    text = "\n".join(lines)
    assert "Often forgotten" in text
    assert "See also: Swapping with the deck" in text
    assert "Source: 1. Swapping" in text
