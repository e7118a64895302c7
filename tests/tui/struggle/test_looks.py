"""The pages behind the uppercase letters, and what rule pages say of the game now."""

from __future__ import annotations

import pytest

from core.match import Match
from core.struggle.setup import StruggleOptions
from core.table import Sitter, Table
from tests.tui.painting import facts_are_whole, hints_fit
from tests.tui.scenes import CS, EN
from tests.tui.struggle.boards import (
    GAME,
    NAMES,
    PAINTER,
    SCENES,
    sample,
    scene,
    seen_of,
)
from tests.tui.struggle.golden import compare
from tests.tui.struggle.positions import CASES
from tests.tui.struggle.random_play import sparse
from tests.tui.struggle.sample import picture
from tui.rules.library import load
from tui.screens.struggle.overlays import LETTERS
from tui.words import Words


@pytest.mark.parametrize("letter", LETTERS)
def test_the_page_looks_as_kept(letter: str) -> None:
    parts = [
        SCENES.page(letter, picture(cells, height, "m", house=(), words=words))
        for words in (EN, CS)
        for cells, height in ((80, 24), (120, 40))
    ]
    compare(f"look-{letter}", "\n".join(parts))


def test_the_score_sheet_of_a_won_game_names_the_winner() -> None:
    case = next(one for one in CASES if one.name == "won")
    page = SCENES.page("S", scene(seen_of(case.make(), 0)))
    assert "Eva wins with 11 VP." in page
    compare("look-S-won", page)


def _points(shown: str) -> int:
    """Read a number of the score sheet, whose minus sign is no hyphen; `-` alone is nothing."""
    return 0 if shown == "-" else int(shown.replace("−", "-"))


def test_the_score_sheet_adds_up() -> None:
    for moment in sparse(4, 10, 5):
        rows = [row.split() for row in SCENES.page("S", scene(moment.seen)).splitlines()]
        numbers = [
            row[-4:]
            for row in rows
            if (len(row) > 4 and row[-1].strip("−").isdigit()) or (row and row[-1] == "-")
        ]
        parts, (totals, _) = numbers[:-2], numbers[-2:]
        for seat in range(4):
            values = [_points(row[seat]) for row in parts]
            assert sum(values) == _points(totals[seat])


def test_the_end_by_agreement_is_named() -> None:
    match = Match(GAME, StruggleOptions(), 2, 1)
    table = Table(match, [Sitter(name) for name in NAMES[:2]])
    table.agree_to_end(0, 0.0)
    table.agree_to_end(1, 0.0)
    page = SCENES.page("S", scene(table.seen(0)))
    assert "Everyone agreed to end the game. Ahead on points: Eva and Tom." in page


def test_every_forbidden_action_says_why() -> None:
    page = SCENES.page("A", scene(seen_of(sample(), 0)))
    assert "not now: You do not have the Library." in page
    assert "d deck !" in page


@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_every_rule_page_can_ask_for_facts(words: Words) -> None:
    facts_are_whole(
        SCENES,
        (scene(seen_of(case.make(), case.seat, **case.changes), words=words) for case in CASES),
        words,
    )


def test_facts_are_those_of_the_game() -> None:
    of = scene(seen_of(sample(), 0))
    assert PAINTER.facts(of, "struggle.church") == [
        "Church: 1 left in the stock.",
        "Owner: Tom.",
    ]
    assert PAINTER.facts(of, "struggle.owner") == [
        "Road: none left; next to lose one: Tom.",
        "Knight: 1 in the stock.",
    ]
    assert PAINTER.facts(of, "house.play") == []


def test_every_thing_has_a_rule_page() -> None:
    ids = {page.id for page in load(["struggle"], "en").pages}
    for thing in PAINTER.things(scene(seen_of(sample(), 0))):
        assert thing.rule in ids, thing


def test_hints_fit_the_last_line() -> None:
    for case in CASES:
        for words in (EN, CS):
            seen = seen_of(case.make(), case.seat, **case.changes)
            hints_fit(SCENES, scene(seen, *case.keys, words=words))
