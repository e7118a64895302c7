"""The pages behind the uppercase letters, and what rule pages say of the game now."""

from __future__ import annotations

import pytest

from tests.tui.burgundy.boards import PAINTER, SCENES, sample, scene, seen_of, text
from tests.tui.burgundy.golden import compare
from tests.tui.burgundy.positions import CASES, solo
from tests.tui.burgundy.random_play import sparse
from tests.tui.burgundy.sample import picture
from tests.tui.painting import facts_are_whole, hints_fit
from tests.tui.scenes import CS, EN
from tui.play.scene import Scene
from tui.rules.library import load
from tui.screens.burgundy.overlays import LETTERS
from tui.words import Words


@pytest.mark.parametrize("letter", LETTERS)
def test_the_page_looks_as_kept(letter: str) -> None:
    parts = [
        SCENES.page(letter, picture(cells, height, "t", house=(), words=words))
        for words in (EN, CS)
        for cells, height in ((80, 24), (120, 40))
    ]
    compare(f"look-{letter}", "\n".join(parts))


@pytest.mark.parametrize("letter", ["O", "S"])
def test_the_page_of_a_solo_game_looks_as_kept(letter: str) -> None:
    parts = [SCENES.page(letter, scene(seen_of(solo(), 0), words=words)) for words in (EN, CS)]
    compare(f"look-{letter}-solo", "\n".join(parts))


def _case(name: str) -> Scene:
    case = next(one for one in CASES if one.name == name)
    return scene(seen_of(case.make(), 0))


def test_the_score_sheet_names_the_winner_and_the_tie_break() -> None:
    assert "Tom wins with 14 VP." in SCENES.page("S", _case("over"))
    tied = SCENES.page("S", _case("over-tied"))
    assert "Iva wins with 14 VP." in tied
    assert "The tie was broken by the cards left in storage." in tied


def test_alone_it_is_the_rival_who_may_win() -> None:
    assert "The rival is beaten." in SCENES.page("S", _case("solo-over"))
    assert "The rival has won." in SCENES.page("S", _case("solo-lost"))


def test_the_score_sheet_adds_up() -> None:
    for moment in sparse(4, 10, 5):
        rows = [row.split() for row in SCENES.page("S", scene(moment.seen)).splitlines()]
        numbers = [
            row[-4:]
            for row in rows
            if (len(row) > 4 and row[-1].strip("-").isdigit()) or (row and row[-1] == "-")
        ]
        parts, (totals, _) = numbers[:-2], numbers[-2:]
        for seat in range(4):
            values = [int(row[seat].replace("-", "0")) for row in parts]
            assert sum(values) == int(totals[seat].replace("-", "0"))


def test_every_forbidden_action_says_why() -> None:
    page = SCENES.page("A", scene(seen_of(sample(), 0)))
    assert "not now: That takes 2 workers; you have 1." in page
    assert "b Buy 3 cards for 3 silver !" in page
    assert "e End turn" in page
    assert "not now: Play a die and take an action first." in page


@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_every_rule_page_can_ask_for_facts(words: Words) -> None:
    facts_are_whole(
        SCENES,
        (scene(seen_of(case.make(), case.seat, **case.changes), words=words) for case in CASES),
        words,
    )


def test_facts_are_those_of_the_game() -> None:
    of = scene(seen_of(sample(), 0))
    assert PAINTER.facts(of, "burgundy.mine") == [
        "Your open stack has 2 of 3 cards.",
        "The next triple brings: triple 4 VP, 1st bonus 1 VP, D bonus.",
        "Display, row 3: Mine 3 (die 3)",
    ]
    assert PAINTER.facts(of, "burgundy.carpenter") == [
        "Display, row 5: Carpenter's Workshop 3 (die 5)"
    ]
    assert PAINTER.facts(of, "burgundy.option-decline") == ["At this table: effects must be used."]
    assert PAINTER.facts(of, "house.play") == []


def test_every_thing_has_a_rule_page() -> None:
    ids = {page.id for page in load(["burgundy"], "en").pages}
    for make in (sample, solo):
        for size in ((80, 24), (120, 40)):
            of = scene(seen_of(make(), 0), width=size[0], height=size[1])
            for thing in PAINTER.things(of):
                assert thing.rule in ids, thing
            for group in PAINTER.menu.groups(of.seen.view, 0):
                assert group.rule in ids, group


def test_hints_fit_the_last_line() -> None:
    for case in CASES:
        for words in (EN, CS):
            seen = seen_of(case.make(), case.seat, **case.changes)
            hints_fit(SCENES, scene(seen, *case.keys, words=words))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_row_without_cards_has_no_price(size: tuple[int, int]) -> None:
    state = sample()
    state.discard += state.display[2]
    state.display[2] = []
    shown = text(scene(seen_of(state, 0), width=size[0], height=size[1])).splitlines()
    if size[0] == 80:
        (row,) = (line[1:47] for line in shown if line.startswith("│3"))
        assert row.split() == ["3"]
    else:
        foot = next(line for line in shown if "row 3" in line)
        place = foot.index("row 3")
        assert not shown[shown.index(foot) + 1][place : place + 9].strip()


@pytest.mark.parametrize("rule", ["burgundy.reshuffle", "burgundy.hidden"])
def test_the_discard_pile_lies_open_and_is_listed(rule: str) -> None:
    state = sample()
    discarded = len(state.discard)
    listed = PAINTER.facts(scene(seen_of(state, 0)), rule)[1:]
    assert sum(line.count(",") + 1 for line in listed) == discarded > 0
    assert all(line.startswith("Discarded: ") for line in listed)
