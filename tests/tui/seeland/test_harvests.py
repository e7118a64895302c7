"""The preview alone says what every harvest brings and why, whichever step brings it."""

from __future__ import annotations

import pytest

from core.seeland.model import Buy, Place, State
from core.seeland.setup import SeelandOptions
from tests.tui.seeland.boards import (
    GAME,
    composing,
    place,
    player,
    position,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.seeland.positions import played

GOES = "Governor expects 20: −5 VP, to F8/G10/J7"
"""Three mills are equally near."""


def _shown(state: State, *keys: str, size: tuple[int, int] = (80, 24)) -> str:
    turn = GAME.turn(state)
    assert turn is not None
    return text(scene(seen_of(state, turn.seat), *keys, width=size[0], height=size[1]))


def _governed() -> State:
    state = sample()
    state.governed[:] = [place("D9"), place("H8")]
    return state


@pytest.mark.parametrize(
    ("keys", "walk"), [((), "goes to I8 J"), (("o",), "to F8/G10/J7")], ids=["build", "leave"]
)
def test_the_harvest_that_follows_the_question_for_a_figure_is_told(
    keys: tuple[str, ...], walk: str
) -> None:
    shown = _shown(played(_governed(), Buy(2), Place(place("I8"))), *keys)
    assert "Harvest H8 now: 5+3+4 = 12 VP, mill back" in shown
    assert "Two kinds (R T): counts, but no +5." in shown
    assert f"Governor expects 20: −5 VP, {walk}" in shown
    assert "mark 12" in shown


def test_where_the_governor_goes_is_open_while_a_mill_is_being_laid() -> None:
    assert "Governor expects 20: −5 VP, walks on" in _shown(_governed(), "1")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_where_a_dissatisfied_governor_goes_is_told_before_the_tile_lies(
    size: tuple[int, int],
) -> None:
    assert GOES in _shown(_governed(), "3", size=size)


@pytest.mark.parametrize("keys", [(), ("o",)], ids=["mark", "skip"])
def test_the_governor_is_told_while_a_record_is_asked_for(keys: tuple[str, ...]) -> None:
    shown = _shown(played(_governed(), Buy(4), Place(place("I8"))), *keys)
    assert GOES in shown


def test_no_more_is_lost_than_there_is() -> None:
    state = position(
        [player(0, ["G9"], harvested=2), player(0, ["G7"])],
        {"F9": "C3", "G10": "C4"},
        {1: "C5", 2: "M0", 3: "R3", 4: "T5", 5: "M4", 6: "C6", 8: "M3", 9: "T1"},
        SeelandOptions(governors=True),
        governed=("G9",),
    )
    shown = _shown(state, "1")
    assert "Monoculture (C): 0 VP." in shown
    assert "Governor expects 16: −2 VP, goes to G7 D" in shown


def test_a_mill_that_is_harvested_at_once_with_another_is_told_apart() -> None:
    state = position(
        [player(0, ["G9"]), player(0, ["G7"])],
        {"F9": "C3", "H9": "T3", "F10": "R2", "G11": "M1", "H10": "T4"},
        {1: "C5", 2: "M0", 3: "R3", 4: "T5", 5: "M4", 6: "C6", 8: "M3", 9: "T1"},
    )
    built = played(state, Buy(2), Place(place("G10")))
    assert "Harvest G9 11, G10 17: 28 VP, mills back" in _shown(built)
    assert "G9: 5+3+3 = 11 VP" in _shown(built)
    assert "G10: 0+2+4+3+3 +5 = 17 VP" in _shown(built)
    assert "G10: 0" not in _shown(built, "o")
    assert "Harvest G9 now: 5+3+3 = 11 VP, mill back" in _shown(built, "o")


def test_a_place_where_a_mill_is_harvested_at_once_says_so() -> None:
    state = position(
        [player(0, ["G7"]), player(0, ["F7"])],
        {"F9": "C3", "H9": "C2", "F10": "C4", "G11": "M1", "H10": "C3"},
        {1: "C5", 2: "M2", 3: "R3", 4: "T5", 5: "M4", 6: "C6", 8: "M3", 9: "T1"},
    )
    laying = played(state, Buy(2))
    seen = seen_of(laying, 0)
    key = next(
        entry.key for entry in composing(seen).entries if entry.things == (f"hex:{place('G10')}",)
    )
    assert "A mill is harvested at once: 2+4+3+2+3" in _shown(laying, key)
