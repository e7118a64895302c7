"""The pages behind the uppercase letters, and what rule pages say of the game now."""

from __future__ import annotations

import pytest

from tests.tui.painting import facts_are_whole, hints_fit
from tests.tui.scenes import CS, EN
from tests.tui.seeland.boards import PAINTER, SCENES, place, sample, scene, seen_of
from tests.tui.seeland.golden import compare
from tests.tui.seeland.positions import CASES
from tests.tui.seeland.sample import picture
from tui.rules.library import load
from tui.screens.seeland.overlays import LETTERS
from tui.words import Words


@pytest.mark.parametrize("letter", LETTERS)
def test_the_page_looks_as_kept(letter: str) -> None:
    parts = [
        SCENES.page(letter, picture(cells, height, "3", house=(), words=words))
        for words in (EN, CS)
        for cells, height in ((80, 24), (120, 40))
    ]
    compare(f"look-{letter}", "\n".join(parts))


def test_the_map_by_rows_names_what_the_tactical_side_prints() -> None:
    case = next(one for one in CASES if one.name == "tactical-all")
    compare("look-B-tactical", SCENES.page("B", scene(seen_of(case.state, 0))))


def test_the_score_sheet_of_an_ended_game_names_the_winner() -> None:
    case = next(one for one in CASES if one.name == "over")
    page = SCENES.page("S", scene(seen_of(case.state, 0)))
    assert "Dana wins with" in page
    compare("look-S-over", page)


def test_every_forbidden_action_says_why() -> None:
    page = SCENES.page("A", scene(seen_of(sample(), 0)))
    assert "not now: That costs 3 guilders; you can spend 2." in page
    assert "s Use a stuiver" in page
    assert "on I8 it harvests 17 VP" in page


@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_every_rule_page_can_ask_for_facts(words: Words) -> None:
    facts_are_whole(
        SCENES,
        (scene(seen_of(case.state, case.eyes, **case.changes), words=words) for case in CASES),
        words,
    )


def test_facts_are_those_of_the_game() -> None:
    of = scene(seen_of(sample(), 0))
    assert PAINTER.facts(of, "seeland.houses") == ["In force now: 20; then 22, 24, 26."]
    assert PAINTER.facts(of, "seeland.yield") == [
        "H8: 5 + Tulip 3 + Rape 4 = 12 VP; 1 open",
        "J7*: 3 + Cabbage 2, but one crop only: 0 VP; 4 open",
    ]
    assert PAINTER.facts(of, "house.play") == []


def test_every_thing_has_a_rule_page_and_hexes_have_names() -> None:
    ids = {page.id for page in load(["seeland"], "en").pages}
    for case in CASES:
        things = PAINTER.things(scene(seen_of(case.state, case.eyes)))
        assert all(thing.rule in ids for thing in things)
        assert len({thing.id for thing in things}) == len(things)
    names = {thing.name: thing.id for thing in things if thing.name}
    assert names["I8"] == f"hex:{place('I8')}"


def test_hints_fit_the_last_line() -> None:
    for case in CASES:
        for words in (EN, CS):
            seen = seen_of(case.state, case.eyes, **case.changes)
            hints_fit(SCENES, scene(seen, *case.keys, words=words))
