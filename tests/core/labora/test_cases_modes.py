"""The tricky situations of the fact sheet, 18 to 24, 27, 28 and 30: ends, rounds, modes."""

from __future__ import annotations

import pytest

from core.labora import looking
from core.labora.model import State, Visit
from core.labora.places import place
from tests.core.labora.positions import (
    BOX,
    GAME,
    Country,
    Length,
    at_home,
    clear,
    end_turns,
    give,
    goods,
    marker,
    offers,
    play,
    prompt,
    put,
    refused,
    stand,
    start,
    step,
    use,
    wheel,
)


def nearly_over(length: Length, left: int) -> State:
    """Make a two-player game whose last stack is dealt and whose display is short."""
    state = start(2, length=length)
    cards = [*state.display, *state.stacks]
    kept = ["G07", "G12", "F05", "F08"][:left]
    for number, card in enumerate(card for card in cards if card not in kept):
        state.players[1].ground[place(0, 5 + number)] = 1
        state.players[1].cards[place(0, 5 + number)] = card
    state.display, state.stacks, state.stage = kept, [], 4
    return state


def test_case_18_two_players_end() -> None:
    state = nearly_over("short", 2)
    give(state, 0, clay=1)
    play(state, "begin build; choose G07; at 3,0; skip")
    assert state.actions == 1
    play(state, "pass")
    wood = marker(state, "wood")
    play(state, "end-turn")
    assert (state.phase, state.seat, state.actions) == ("action", 1, 1)
    assert marker(state, "wood") == wood + 1
    play(state, "pass; end-turn")
    assert state.phase == "over"


def test_case_19_two_players_long_end() -> None:
    by_the_second = nearly_over("long", 4)
    end_turns(by_the_second, 1)
    assert by_the_second.seat == 1
    assert by_the_second.actions == 1
    give(by_the_second, 1, clay=1)
    play(by_the_second, "begin build; choose G07; at 3,0; skip; end-turn")
    assert by_the_second.phase == "over"
    by_the_first = nearly_over("long", 4)
    give(by_the_first, 0, clay=1)
    play(by_the_first, "begin build; choose G07; at 3,0; skip; pass; end-turn")
    assert (by_the_first.phase, by_the_first.seat) == ("action", 1)
    play(by_the_first, "pass; end-turn")
    assert by_the_first.phase == "over"


def test_case_20_start_players_extra_action() -> None:
    state = start(3)
    give(state, 0, coins=9)
    play(state, "begin land; district 2 plains; pass; end-turn")
    end_turns(state, 2)
    assert (state.seat, state.round) == (0, 1)
    play(state, "begin land; plot 0 coast; pass; end-turn")
    assert (state.seat, state.round) == (1, 2)
    assert goods(state) == {"coins": 4}


@pytest.mark.parametrize("seats", [3, 4])
def test_case_21_short_game_order(seats: int) -> None:
    state = start(seats, length="short")
    end_turns(state, 2 * (seats + 1))
    assert (state.round, state.phase) == (3, "settle")
    assert [goods(state, seat) for seat in range(seats)] == [
        {"clay": 1, "wood": 1, "grain": 2}
    ] * seats
    assert state.seat == 2
    play(state, "begin settle; choose S01; at 3,0; pay straw 0; pay wood 1; pay grain 1")
    assert refused(state, "begin settle") == "settled"


def test_case_21_clergy_return_when_both_are_out() -> None:
    state = start(3, length="short")
    assert len(state.players[0].clergy) == 2
    stand(state, 0, 0, 4, 0)
    stand(state, 0, 1, 2, 1)
    stand(state, 1, 0, 4, 0)
    end_turns(state, 4)
    assert at_home(state, 0) == [True, True]
    assert at_home(state, 1) == [False, True]


def test_case_22_bonus_production() -> None:
    state = start(4, length="short")
    wheel(state, wood=0)
    play(state, "begin fell; at 2,0; produce wood no")
    assert [goods(state, seat) for seat in range(4)] == [{"wood": 1}] * 4
    both = start(4, length="short")
    put(both, "F32", 3, 1)
    give(both, 0, coins=1)
    play(both, "begin clergy; visit 0:3,1; send brother; times 1")
    play(both, "at 2,0; produce wood no; at 0,1; produce peat no")
    assert goods(both, 0) == {"wood": 3, "peat": 3}
    assert goods(both, 1) == {"wood": 1, "peat": 1}
    stone = start(4, length="short")
    put(stone, "G12", 3, 1)
    give(stone, 0, livestock=1, wood=1)
    use(stone, "3,1", "times 1; pay wood 1; pay livestock 1")
    assert goods(stone, 1) == {}
    ship = start(4, length="short")
    put(ship, "F33", 3, 1)
    give(ship, 0, peat_coal=1)
    use(ship, "3,1", "times 1; pay peat_coal 1; produce wine yes")
    assert goods(ship, 0) == {"wine": 3}
    assert goods(ship, 3) == {"wine": 1}


def to_the_bonus_round(seats: int = 3) -> State:
    """Make a game that is at the start of its last round's last turn."""
    state = start(seats)
    while state.round < 24 or state.phase != "action" or state.done < seats:
        end_turns(state, 1)
    return state


def test_case_23_bonus_round() -> None:
    state = to_the_bonus_round()
    for who, (x, y) in enumerate(((4, 0), (2, 1))):
        stand(state, 1, who, x, y)
    for who, (x, y) in enumerate(((4, 0), (2, 1), (4, 1))):
        stand(state, 2, who, x, y)
    end_turns(state, 1)
    assert prompt(state) == "bonus"
    assert at_home(state, 1) == [True, False, True]
    assert at_home(state, 2) == [True, True, True]
    for verb in ("fell", "cut", "contract"):
        assert refused(state, f"begin {verb}") == "bonus-round"
    assert refused(state, "pass") == "phase"
    first = state.seat
    play(state, "begin clergy; visit 1:2,1; produce grain no; end-turn")
    play(state, "begin clergy; visit 1:2,1; produce grain no; end-turn")
    assert goods(state, first) == {"grain": 10}
    give(state, state.seat, clay=1)
    clear(state, seat=state.seat)
    play(state, "begin build; choose G07; at 3,0; send prior; use; end-turn")
    assert state.phase == "settle"


def test_case_24_settlement_dealt_in_a_phase() -> None:
    state = start(4)
    end_turns(state, 5 * 6)
    assert (state.phase, state.round) == ("settle", 7)
    give(state, state.seat, meat=9, peat=9)
    play(state, "begin settle")
    assert refused(state, "choose S05") == "not-in-supply"
    play(state, "choose S01; at 3,0; pay peat 1; pay meat 1; end-turn")
    end_turns(state, 3)
    assert state.actions == 1
    assert all("S05" in player.settlements for player in state.players)
    put(state, "G28", 4, 0, seat=state.seat)
    give(state, state.seat, meat=9, peat=9)
    play(state, f"begin clergy; visit {state.seat}:4,0; send brother")
    assert offers(state, "choose S05")


def solo_at_phase_a(country: Country = "france") -> State:
    """Make a solo game at the neutral build of phase A."""
    state = start(1, country)
    while state.phase != "neutral":
        end_turns(state, 1)
    return state


def test_case_27_neutral_build() -> None:
    state = solo_at_phase_a()
    stand(state, 1, 1, 4, 0)
    play(state, "choose G12")
    assert refused(state, "at 4,0") == "occupied"
    assert refused(state, "at 4,1") == "not-alike"
    assert refused(state, "at 3,1") == "keeps-no-room"
    play(state, "at 0,0")
    play(state, "choose G02")
    assert refused(state, "at 3,0") == "no-cloister-beside"
    assert refused(state, "at 2,1") == "not-alike"
    play(state, "at 3,1")
    play(state, "choose G01; at 3,1")
    assert state.covered == ["G13", "G02"]
    while state.phase == "neutral":
        play(state, [f"choose {state.display[0]}"])
        GAME.apply(state, GAME.legal(state)[-1])
    assert (state.phase, state.round) == ("settle", 12)


def test_case_27_neutral_prior() -> None:
    state = solo_at_phase_a()
    give(state, 0, coins=2)
    while state.phase == "neutral":
        play(state, [f"choose {state.display[0]}"])
        GAME.apply(state, GAME.legal(state)[0])
    assert state.phase == "neutral-prior"
    assert refused(state, "begin land") == "phase"
    play(state, "begin contract")
    visits = GAME.legal(state)
    shown = {state.players[1].cards[one.place] for one in visits if isinstance(one, Visit)}
    assert shown == {state.players[1].cards[at] for at in state.fresh}
    GAME.apply(state, visits[0])
    play(state, "fee coins")
    assert goods(state).get("coins", 0) <= 2
    assert not at_home(state, 1)[0]


def test_case_27_neutral_prior_is_out() -> None:
    state = solo_at_phase_a()
    stand(state, 1, 0, 2, 1)
    give(state, 0, coins=2)
    while state.phase == "neutral":
        play(state, [f"choose {state.display[0]}"])
        GAME.apply(state, GAME.legal(state)[0])
    assert state.phase == "settle"


def test_case_4_a_neutral_winery_raises_the_price_for_ever() -> None:
    state = solo_at_phase_a()
    state.stacks.remove("F21")
    state.display.append("F21")
    play(state, "choose F21; at 1,0")
    assert state.price == 2
    play(state, "choose G12; at 1,0")
    assert state.covered[-1] == "F21"
    assert state.price == 2
    give(state, 0, coins=1)
    while state.phase == "neutral":
        play(state, [f"choose {state.display[0]}"])
        GAME.apply(state, GAME.legal(state)[0])
    assert state.phase == "settle"


@pytest.mark.parametrize(
    ("seats", "length", "limit"),
    [(2, "long", 7), (1, "long", 5), (2, "short", 10), (4, "long", 10)],
)
def test_case_28_brotherhood(seats: int, length: Length, limit: int) -> None:
    state = start(seats, length=length)
    clear(state)
    for card, (x, y) in {"G41": (3, 1), "G02": (3, 0), "G18": (2, 0), "F17": (1, 0)}.items():
        put(state, card, x, y)
    give(state, 0, coins=5)
    use(state, "3,1", "times 1")
    if limit >= 8:
        play(state, "take reliquary 0")
    asked = limit // 4
    assert offers(state, f"take ornament {asked}")
    assert not offers(state, f"take ornament {asked + 1}")
    if limit == 7:
        play(state, "take ornament 1; take pottery 1")
        assert goods(state) == {"ornament": 1, "pottery": 1}
    if limit == 5:
        play(state, "take ornament 0; take pottery 1; take book 1")
        assert goods(state) == {"pottery": 1, "book": 1}


def test_case_30_last_wonder() -> None:
    treasures = {"book": 1, "pottery": 1, "ornament": 1, "reliquary": 1}
    state = start(4)
    put(state, "G34", 3, 1)
    give(state, 3, wonder=8)
    give(state, 0, **treasures)
    use(state, "3,1")
    assert not state.pending
    assert goods(state) == treasures
    tower = start(4, "ireland")
    put(tower, "I35", 4, 0)
    give(tower, 3, wonder=8)
    give(tower, 0, coins=9, whiskey=3, reliquary=3)
    use(tower, "4,0")
    assert not tower.pending


def test_two_players_counter_to_the_end() -> None:
    state = nearly_over("short", 3)
    assert looking.to_the_end(BOX, state) == 2
    assert looking.to_the_end(BOX, start(2, length="short")) is None
    assert step("pass") in GAME.legal(state)
