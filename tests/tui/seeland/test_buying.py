"""The preview of a purchase says what can be spent afterwards, as the table will show it."""

from __future__ import annotations

from core.seeland.model import State
from tests.tui.seeland.boards import player, position, scene, seen_of, text
from tests.tui.seeland.positions import CASES

RING = {1: "C5", 2: "M0", 3: "R3", 4: "T5", 5: "M4", 6: "C6", 8: "M3", 9: "T1"}


def _shown(state: State, *keys: str, size: tuple[int, int] = (80, 24)) -> str:
    return text(scene(seen_of(state, 0), *keys, width=size[0], height=size[1]))


def test_a_payment_that_shifts_the_row_leaves_more() -> None:
    state = position([player(0, ["G9"]), player(1, ["G7"])], {}, RING)
    assert "Guilders 4 → 3" in _shown(state, "down", "down")


def test_so_it_is_at_the_large_size() -> None:
    state = position([player(0, ["G9"]), player(1, ["G7"])], {}, RING)
    assert "uilders 4 → 3" in _shown(state, "3", size=(120, 40))


def test_guilders_that_come_back_in_the_warehouse_are_counted() -> None:
    case = next(one for one in CASES if one.name == "buy-warehouse")
    shown = _shown(case.state, "2")
    assert "2 guilders back" in shown
    assert "Guilders 3 → 4" in shown
