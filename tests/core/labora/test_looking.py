"""What a screen looks up, told from a view."""

from __future__ import annotations

from core.labora import looking
from core.labora.model import ABSENT
from core.labora.places import place
from tests.core.labora.positions import (
    BOX,
    clear,
    coast,
    end_turns,
    give,
    put,
    stand,
    start,
    wheel,
)


def test_markers_now_and_next() -> None:
    state = start(3)
    wheel(state, wood=4, clay=12)
    shown = {marker.id: marker for marker in looking.markers(BOX, state)}
    assert (shown["wood"].now, shown["wood"].next) == (5, 6)
    assert (shown["clay"].now, shown["clay"].next) == (10, 10)
    assert (shown["grapes"].now, shown["grapes"].next, shown["grapes"].enters) == (
        ABSENT,
        ABSENT,
        8,
    )
    state.round = 7
    assert {one.id: one.next for one in looking.markers(BOX, state)}["grapes"] == 0
    alone = start(1, "ireland")
    wheel(alone, joker=12)
    found = {marker.id: marker for marker in looking.markers(BOX, alone)}
    assert (found["joker"].now, found["joker"].next) == (10, ABSENT)
    assert "grapes" not in found


def test_dates_in_order() -> None:
    state = start(3)
    assert [(date.round, date.what) for date in looking.dates(BOX, state)] == [
        (6, "settlement-A"),
        (8, "grapes"),
        (11, "settlement-B"),
        (13, "stone"),
        (15, "settlement-C"),
        (20, "settlement-D"),
        (25, "bonus-round"),
        (25, "settlement-E"),
    ]
    end_turns(state, 5 * 4)
    assert looking.next_phase(BOX, state) == looking.Date(6, "settlement-A")


def test_totals_of_goods() -> None:
    state = start(4)
    give(state, 0, grain=2, meat=1, coins=7, straw=3, peat=1, wine=1, book=1)
    totals = looking.totals(BOX, state.players[0])
    assert (totals.food, totals.energy, totals.coins, totals.points) == (15, 3.5, 7, 5)


def test_hosts_and_clergy() -> None:
    state = start(4)
    stand(state, 1, 0, 2, 1)
    stand(state, 1, 1, 4, 0)
    hosts = {host.card: host for host in looking.hosts(BOX, state, 1)}
    assert hosts["farmyard"].occupants == ((1, True),)
    assert hosts["clay_mound"].occupants == ((1, False),)
    assert hosts["cloister_office"].occupants == ()
    assert looking.free_clergy(state, 1) == (False, 1)
    assert looking.open_to_contract(BOX, state, 1) == [place(4, 1)]
    stand(state, 1, 2, 4, 1)
    assert looking.open_to_contract(BOX, state, 1) == []


def test_spaces_say_why_not() -> None:
    state = start(4)
    coast(state, 0)
    spaces = looking.spaces(BOX, state, 0, "G02")
    reasons = {at: refusal.reason if refusal else "" for at, refusal in spaces.items()}
    assert reasons[place(3, 1)] == ""
    assert reasons[place(3, 0)] == "no-cloister-beside"
    assert reasons[place(0, 0)] == "space-taken"
    assert reasons[place(-2, 0)] == "wrong-terrain"


def test_why_a_card_cannot_be_built() -> None:
    state = start(4)
    give(state, 0, coins=2, wine=1, straw=1, clay=1)

    def reason(card: str) -> str:
        refusal = looking.cannot_build(BOX, state, 0, card)
        return refusal.reason if refusal else ""

    assert reason("F09") == "sell-first"
    assert reason("F04") == "too-few"
    assert reason("G06") == ""
    assert reason("S08") == "too-little-food"
    give(state, 0, wood=9, stone=9)
    assert reason("F11") == "nowhere-wrong-terrain"
    coast(state, 0)
    assert reason("F11") == ""
    put(state, "F04", 3, 0)
    put(state, "F05", 3, 1)
    clear(state, (1, 0))
    assert reason("G02") == "nowhere-no-cloister-beside"


def test_forecast_of_a_settlement() -> None:
    state = start(4)
    put(state, "F08", 3, 0)
    assert looking.settlement_at(BOX, state, 0, "S02", place(3, 1)) == 1 + 8 + 2 + 2
    put(state, "S01", 2, 0)
    gain = looking.gain_of(BOX, state, 0, "S02", place(3, 1))
    assert gain == 1 + (1 + 8 + 2 + 2)
    nothing = looking.gain_of(BOX, state, 0, "G12", place(0, 1))
    assert nothing == 6
