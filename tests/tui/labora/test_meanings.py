"""What the preview says beside goods and points: functions, new land, where to settle."""

from __future__ import annotations

from core.labora.model import State
from core.labora.places import spot
from tests.tui.labora.boards import (
    BOX,
    IVA,
    after,
    clear,
    fresh,
    give,
    put,
    sample,
    scene,
    seen_of,
    space,
    strip,
    text,
)
from tests.tui.labora.positions import (
    begun,
    bonus,
    neutral,
    settling,
    solo,
    stone_merchant,
    two,
)
from tui.screens.labora.hints import span


def _shown(state: State, *keys: str, seat: int = IVA) -> str:
    return " ".join(text(scene(seen_of(state, seat), *keys)).split())


def _used(card: str, **goods: int) -> State:
    """Place a lay brother of the start player on a card of his own, in a game of four."""
    state = fresh(4, "ireland")
    clear(state, 0, "C1", "C2", "D1", "D2", "E1")
    put(state, 0, F1=card)
    strip(state.players[0])
    give(state.players[0], **goods)
    state = begun("clergy", state)
    return after(state, [BOX.moves.visit(spot(0, space("F1"))), BOX.moves.send[1]])


def test_the_function_is_told_as_long_as_it_runs() -> None:
    assert "Function: 2 food and 1 energy → 1 stone, up to 5 times." in _shown(stone_merchant())
    assert "Function: get 1 beer and 1 meat; 1 meat → 1 pottery" in _shown(_used("I30"), seat=0)


def test_what_is_paid_for_nothing_is_told() -> None:
    assert "This has no effect." in _shown(_used("I38", beer=1), seat=0)
    full = _used("I37", book=1)
    assert "This has no effect." not in _shown(full, seat=0)
    full.districts, full.plots = [], []
    assert "This has no effect." not in _shown(full, seat=0), "the book is kept, unasked"
    assert "This has no effect." in _shown(full, "1", seat=0)


def test_goods_for_points_tell_what_is_left_and_none_is_a_word() -> None:
    state = _used("G41", coins=5)
    put(state, 0, E1="I03", F2="I30", D1="G16")
    state = after(state, [BOX.moves.times[1]])
    shown = _shown(state, seat=0)
    assert "You may take goods worth 10 VP." in shown
    assert "0 None" in shown


def test_a_new_tile_says_what_lies_on_it() -> None:
    state = begun("land")
    assert "It brings: Moor, Forest, Forest, Hillside, Hillside." in _shown(state)
    assert "It brings: Hillside, Hillside, Mountain." in _shown(state, "9")


def test_a_settlement_says_where_it_would_score_and_what_it_lacks() -> None:
    state = settling()
    give(state.players[IVA], coins=0, livestock=1)
    shown = _shown(begun("settle", state))
    assert "It would score: G0 ◆ 4, B1 ◆ 4" in shown
    assert "8F 3E d6 v4 −2F" in shown


def test_an_action_is_told_as_it_is_in_this_phase() -> None:
    assert "Place your prior on any building, even" in _shown(bonus())
    alone = solo()
    give(alone.players[0], coins=1)
    assert "Pay to the supply, and a neutral clergyman" in _shown(alone, "w", seat=0)
    state = neutral()
    assert "then settle A" in _shown(state, seat=0)
    state.phase, state.actions, state.fresh = "neutral-prior", 1, [space("C1")]
    give(state.players[0], coins=1)
    assert "the neutral prior uses a new building" in _shown(state, seat=0)


def test_a_building_used_in_the_display_needs_no_reason() -> None:
    state = _used("I40")
    assert "Guesthouse: Choose the building" in _shown(state, seat=0)
    assert "−2St" not in _shown(state, seat=0)
    assert "−" in _shown(begun("build", sample()))


def test_points_below_nothing_have_a_minus() -> None:
    state = sample()
    clear(state, IVA, "E1", "F1", "D2")
    put(state, IVA, D1="S01", D0="G19")
    assert "VP 8 = 2+12−6" in _shown(state)


def test_the_end_of_a_game_of_two_is_counted_down() -> None:
    state = two()
    assert "ends in 3 buildings" in _shown(state, seat=0)
    del state.display[1:]
    assert "the end follows" in _shown(state, seat=0)
    state.final = True
    assert "Last turn" in _shown(state, seat=0)
    assert "the end follows" not in _shown(state, seat=0)


def test_keys_are_a_span_only_where_they_are_one() -> None:
    assert span(["1", "2", "7"]) == "1-7"
    assert span(["p", "b"]) == "p b"
    assert span(["aa", "ab", "cx"]) == "aa-cx"
    assert span(["x"]) == "x"
