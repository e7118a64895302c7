"""Rules are found, followed and left again."""

from __future__ import annotations

from tui.screens.page import Page
from tui.screens.rules_lookup import Lookup
from tui.screens.rules_view import draw
from tui.widgets.glyphs import ASCII, UNICODE
from tui.widgets.lines import plain, width
from tui.words import Words


def lookup(rule: str | None = None) -> Lookup:
    opened = Lookup(("struggle",), "en")
    opened.begin(rule)
    return opened


def text(opened: Lookup, columns: int = 80, rows: int = 24) -> str:
    return plain(draw(opened, Page(Words("en"), UNICODE, columns, rows), "Struggle", []))


def test_without_a_rule_the_first_page_is_open() -> None:
    opened = lookup()
    assert opened.hits == tuple(page.id for page in opened.library.pages)
    assert opened.page_id == opened.hits[0]


def test_an_unknown_rule_opens_the_first_page() -> None:
    assert lookup("struggle.nothing").page_id == lookup().page_id


def test_links_lead_away_and_back() -> None:
    opened = lookup("struggle.swap")
    assert opened.follow(1)
    there = opened.page_id
    assert there != "struggle.swap"
    assert opened.hits[opened.cursor.at] == there
    assert opened.back()
    assert opened.page_id == "struggle.swap"
    assert not opened.back()
    assert not opened.follow(9)


def test_typing_finds_at_once_and_esc_forgets() -> None:
    opened = lookup("struggle.swap")
    opened.start_typing()
    for sign in "library":
        assert opened.type(sign, sign)
    assert opened.page_id == "struggle.library"
    few = len(opened.hits)
    opened.stop_typing(keep=True)
    assert len(opened.hits) == few
    opened.start_typing()
    opened.type("k", "k")
    opened.stop_typing(keep=False)
    assert len(opened.hits) == len(opened.library.pages)


def test_nothing_found_keeps_the_page() -> None:
    opened = lookup("struggle.swap")
    opened.search("qqqq")
    assert opened.hits == ()
    assert opened.page_id == "struggle.swap"
    opened.move(1)
    assert "Nothing found" in text(opened)


def test_the_other_language_keeps_the_page() -> None:
    opened = lookup("struggle.library")
    opened.other_language()
    assert opened.language == "cs"
    assert opened.page_id == "struggle.library"
    opened.other_language()
    assert opened.language == "en"


def test_facts_stand_on_their_page_alone() -> None:
    opened = Lookup(
        ("struggle",), "en", lambda rule: ["You have 2."] if rule == "struggle.library" else []
    )
    opened.begin("struggle.library")
    assert "In your game now" in text(opened)
    opened.begin("struggle.swap")
    assert "In your game now" not in text(opened)


def test_no_page_is_wider_or_higher_than_the_terminal() -> None:
    for language in ("en", "cs"):
        opened = Lookup(("struggle",), language, opened_from="Wool in your hand")
        opened.begin(None)
        for columns, rows in ((200, 60), (120, 40), (80, 24), (60, 20), (40, 12), (20, 5)):
            page = Page(Words(language), ASCII, columns, rows)
            for rule in opened.hits:
                opened.page_id = rule
                lines = draw(opened, page, "Struggle", [("?", "keys")])
                assert len(lines) == rows
                assert max(map(width, lines)) <= columns


def test_all_of_a_long_page_can_be_read() -> None:
    opened = lookup()
    for rule in opened.hits:
        opened.page_id = rule
        words = [word for part in opened.page.body for word in part.split()]
        seen = ""
        for scroll in range(0, 200, 3):
            opened.scroll = scroll
            seen += text(opened, 60, 12)
        assert all(word in seen for word in words)
