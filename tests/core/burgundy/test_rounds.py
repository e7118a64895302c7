"""The end of a round and of the game, the deck that runs out."""

from __future__ import annotations

import pytest

from core.burgundy.model import Buy, Earn, Keep, State
from core.burgundy.setup import BurgundyOptions
from core.chance import below, seeded
from core.game import Event
from tests.core.burgundy.positions import (
    BOX,
    GAME,
    Seat,
    Table,
    end_turn,
    event,
    named,
    offered,
    play,
    position,
)


def _play_round(state: State) -> list[Event]:
    """Take silver with every die until the round is over; give the events of its last step."""
    now = state.round
    events: list[Event] = []
    while state.round == now and state.phase == "play":
        play(state, Earn(0))
        events = end_turn(state)
    return events


def test_a_round_has_six_turns_and_the_game_five_rounds() -> None:
    state = GAME.setup(BurgundyOptions(), 3, 1)
    for number in range(1, 5):
        events = _play_round(state)
        assert (state.round, state.turns) == (number, 18 * number)
        laid = event(events, "new-round")
        assert laid.values["round"] == number
        cards = [card for row in state.display for card in row]
        assert laid.values["cards"] == tuple(cards)
        assert laid.values["rows"] == tuple(map(len, state.display))
        assert [len(player.hand) for player in state.players] == [2, 2, 2]
        assert [each.values["seat"] for each in events if each.kind == "dealt"] == [0, 1, 2]
        assert state.start == number % 3
    assert event(_play_round(state), "ended").values == {"rounds": 5}
    assert (state.turns, state.phase) == (90, "over")
    assert GAME.turn(state) is None
    assert GAME.legal(state) == GAME.candidates(state) == []


def test_in_the_last_turn_of_a_round_one_die_is_left() -> None:
    state = GAME.setup(BurgundyOptions(), 2, 1)
    sizes = []
    while state.round == 0:
        sizes.append(len(state.players[state.seat].hand))
        play(state, Earn(0))
        end_turn(state)
    assert sizes == [2] * 10 + [1] * 2


def test_the_whole_display_is_discarded() -> None:
    state = GAME.setup(BurgundyOptions(), 2, 1)
    old = {card for row in state.display for card in row}
    _play_round(state)
    assert old <= set(state.discard)


def test_case_24_a_purchase_first_takes_what_is_left() -> None:
    state = position(
        Seat(silver=3),
        Seat(),
        table=Table(deck=0, top="castle1 ship1"),
    )
    discard = sorted(state.discard)
    events = play(state, Buy())
    assert event(events, "reshuffled").values == {"cards": tuple(discard), "before": 2}
    assert (offered(state, "castle1"), offered(state, "ship1")) == bought(events)[:2]
    assert state.discard == []
    assert len(state.deck) == len(discard) - 1


def test_case_24_estates_and_projects_stay_out() -> None:
    state = position(
        Seat(hand="1", silver=3, projects="mine1", estate=("castle1", "ship1")),
        Seat(hand="1"),
        table=Table(stock=0, deck=4, discard="mine2"),
    )
    play(state, Earn(0))
    end_turn(state)
    play(state, Earn(0))
    end_turn(state)
    assert (state.round, state.discard) == (1, [])
    assert [named(card) for card in state.players[0].projects] == ["mine1"]
    assert [[named(card) for card in stack] for stack in state.players[0].estate] == [
        ["castle1"],
        ["ship1"],
    ]


def test_a_purchase_of_the_last_cards_is_smaller() -> None:
    state = position(Seat(silver=3), Seat(), table=Table(deck=0, top="castle1 ship1"))
    state.display[5] += state.discard
    state.discard.clear()
    play(state, Buy())
    assert len(GAME.legal(state)) == 3
    play(state, Keep(offered(state, "ship1")))
    assert [named(card) for card in state.discard] == ["castle1"]


def bought(events: list[Event]) -> tuple[int | str, ...]:
    """Give the bought cards."""
    cards = event(events, "bought").values["cards"]
    assert isinstance(cards, tuple)
    return cards


def _scarce(left: int) -> State:
    """The end of a round of two players in which all but `left` cards lie in an estate."""
    state = position(Seat(hand="1"), Seat(hand="1"), table=Table(stock=0, display={1: "ship1"}))
    play(state, Earn(0))
    end_turn(state)
    play(state, Earn(0))
    cards = state.deck + state.discard
    state.deck, state.discard = cards[: max(0, left - 1)], []
    state.players[0].estate = [[card] for card in cards[max(0, left - 1) :]]
    return state


@pytest.mark.parametrize(
    ("left", "display", "dice"), [(30, 7, 6), (15, 3, 6), (12, 0, 6), (11, 1, 5), (2, 0, 1)]
)
def test_when_cards_are_scarce_dice_come_first(left: int, display: int, dice: int) -> None:
    """Most cards lie in estates: the display is smaller, then all get fewer dice."""
    state = _scarce(left)
    assert GAME.reveals(state, GAME.box.moves.end_turn)
    GAME.apply(state, GAME.box.moves.end_turn)
    assert sum(map(len, state.display)) == display
    assert [len(each.hand) + len(each.stock) for each in state.players] == [dice, dice]


def test_without_any_dice_the_game_ends() -> None:
    state = _scarce(1)
    assert not GAME.reveals(state, GAME.box.moves.end_turn)
    events: list[Event] = []
    GAME.apply(state, GAME.box.moves.end_turn, events.append)
    assert event(events, "no-dice").values == {"rounds": state.round + 1}
    assert state.phase == "over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_use_the_whole_deck_more_than_once(seats: int) -> None:
    shuffles = 0
    for seed in range(10):
        state = GAME.setup(BurgundyOptions(), seats, seed)
        rng = seeded(seed)
        events: list[Event] = []
        while legal := GAME.legal(state):
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index], events.append)
        shuffles += sum(each.kind == "reshuffled" for each in events)
    assert shuffles
    assert BOX.cards == 114
