"""An action is one line of words and ids, and the line is the action."""

from __future__ import annotations

import pytest

from core.notation import BadNotation, read, write
from tests.core.play import Case, cases, random_steps
from tests.core.toy import Mark, Open, Pick, Toy, ToyAction

TOY = Toy()

LINES: list[tuple[ToyAction, str]] = [
    (Open(), "open"),
    (Pick(3), "pick 3"),
    (Pick(-1), "pick -1"),
    (Mark("town_hall", True, (1, 2), ("a", "b")), "mark town_hall yes 1,2 a,b"),
    (Mark("x", False, (), ()), "mark x no - -"),
    (Mark("x", False, (7,), ("q",)), "mark x no 7 q"),
]


@pytest.mark.parametrize(("action", "line"), LINES)
def test_an_action_is_written_and_read(action: ToyAction, line: str) -> None:
    assert write(action) == line
    assert read(TOY, line) == action
    assert read(TOY, f"  {line.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "fly 3",
        "pick",
        "pick x",
        "pick 1 2",
        "pick 1,2",
        "pick ²",
        "pick --5",
        "pick 99999999999999999999999999",
        "pick yes",
        "open 1",
        "mark x maybe 1 a",
        "mark x yes a,b a",
    ],
)
def test_what_names_no_action_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        read(TOY, line)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_action_of_a_game_survives_its_notation(case: Case) -> None:
    lines = {}
    for _, _, legal in random_steps(case, 5):
        for action in legal:
            lines[write(action)] = action
    assert len(lines) == len(set(lines.values()))
    for line, action in lines.items():
        assert read(case.game, line) == action
