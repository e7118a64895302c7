"""What a seat may know, what a bot makes up from it, and what nobody can find out."""

from __future__ import annotations

import pytest

from core.burgundy.box import Values
from core.burgundy.model import (
    UNKNOWN,
    Action,
    Buy,
    ChooseBonus,
    Earn,
    Keep,
    KeepDie,
    Place,
    State,
    TakeAnimal,
    TakeGood,
)
from core.burgundy.setup import BurgundyOptions
from core.chance import below, seeded, shuffle
from core.game import Event
from core.match import Match
from core.table import Sitter
from core.table import Table as SharedTable
from tests.core.burgundy.positions import (
    GAME,
    Seat,
    Table,
    buy,
    end_turn,
    event,
    offered,
    play,
    position,
    project,
)


def test_a_seat_sees_its_own_two_dice_only() -> None:
    state = GAME.setup(BurgundyOptions(), 3, 2)
    view = GAME.view(state, 1)
    assert view.players[1].hand == state.players[1].hand
    assert view.players[1].stock == [UNKNOWN] * 4, "not even the own ones"
    for other in (0, 2):
        assert view.players[other].hand == [UNKNOWN] * 2
        assert view.players[other].stock == [UNKNOWN] * 4
    assert set(view.deck) == {UNKNOWN}
    assert len(view.deck) == len(state.deck)
    assert view.rng == 0


def test_only_the_tops_of_goods_and_animals_are_open() -> None:
    state = GAME.setup(BurgundyOptions(), 2, 2)
    view = GAME.view(state, None)
    for real, seen in ((state.goods, view.goods), (state.animals, view.animals)):
        for pile, covered in zip(real, seen, strict=True):
            assert covered == [UNKNOWN] * (len(pile) - 1) + [pile[-1]]


def test_the_rivals_piles_are_hidden_and_his_estate_is_not() -> None:
    state = GAME.setup(BurgundyOptions(), 1, 2)
    view = GAME.view(state, 0)
    assert view.rival is not None and state.rival is not None
    assert view.rival.piles == [[UNKNOWN] * cards for cards in (7, 6, 5, 4)]
    assert view.rival.estate == state.rival.estate


def test_bought_cards_lie_open() -> None:
    """Two of them go onto the open discard pile anyway, and the third is shown."""
    state = position(Seat(silver=3), Seat(), table=Table(top="castle4 ship1 mine1"))
    play(state, Buy())
    assert GAME.view(state, 1).pending == state.pending


def _changed(state: State, seat: int, seed: int) -> State:
    """Change everything that `seat` cannot see: swap hidden cards among each other."""
    other = GAME.clone(state)
    places = [(other.deck, index) for index in range(len(other.deck))]
    for index, player in enumerate(other.players):
        places += [(player.stock, place) for place in range(len(player.stock))]
        if index != seat:
            places += [(player.hand, place) for place in range(len(player.hand))]
    if other.rival:
        places += [(pile, place) for pile in other.rival.piles for place in range(len(pile))]
    rng = _swap(places, seeded(seed))
    for piles in (other.goods, other.animals):
        rng = _swap([(pile, place) for pile in piles for place in range(len(pile) - 1)], rng)
    other.rng = rng
    return other


def _swap(places: list[tuple[list[int], int]], rng: int) -> int:
    cards = [pile[index] for pile, index in places]
    rng = shuffle(rng, cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card
    return rng


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_hidden_cards_change_nothing_that_a_seat_can_see(seats: int) -> None:
    """The view, the choices, their refusals, and what events tell of steps that reveal nothing."""
    for seed in range(3):
        state = GAME.setup(BurgundyOptions(), seats, seed)
        rng = seeded(seed)
        steps = 0
        while legal := GAME.legal(state):
            if steps % 5 == 0:
                for seat in range(seats):
                    _check_same(state, seat, steps)
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])
            steps += 1


def _check_same(state: State, seat: int, seed: int) -> None:
    other = _changed(state, seat, seed)
    GAME.check(other)
    assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.view(other, None) == GAME.view(state, None)
    assert GAME.score(other) == GAME.score(state)
    if seat != state.seat:
        return
    legal = GAME.legal(state)
    assert GAME.legal(other) == legal
    for action in GAME.candidates(state):
        assert GAME.refusal(other, action) == GAME.refusal(state, action)
    for action in legal:
        assert GAME.reveals(other, action) == GAME.reveals(state, action)
        if not GAME.reveals(state, action):
            assert _told(other, action, seat) == _told(state, action, seat)


def _told(state: State, action: Action, seat: int) -> tuple[list[Event], State]:
    after = GAME.clone(state)
    events: list[Event] = []
    GAME.apply(after, action, events.append)
    return events, GAME.view(after, seat)


@pytest.mark.parametrize("seats", [1, 3])
def test_hidden_cards_change_nothing_that_a_table_lets_a_seat_see(seats: int) -> None:
    """View, log, choices, points: `seen` is all that leaves a table."""
    match = Match(GAME, BurgundyOptions(), seats, 6)
    table = SharedTable(match, [Sitter(name) for name in ("Eva", "Tom", "Ada")[:seats]])
    rng, looked = seeded(6), 0
    while not match.over:
        legal = match.legal()
        index, rng = below(rng, len(legal))
        seat = match.to_move
        assert seat is not None
        table.play(seat, legal[index], match.step, 0.0)
        if match.step % 7:
            continue
        for reader in (None, *range(seats)):
            real, seen = match.state, table.seen(reader)
            match.state = _changed(real, -1 if reader is None else reader, match.step)
            assert match.state != real
            assert table.seen(reader) == seen
            match.state = real
            looked += 1
    assert looked > 5


def test_events_keep_no_secret_and_tell_none() -> None:
    """Dice cards are told when they are played, not when they are dealt or drawn."""
    state = GAME.setup(BurgundyOptions(), 3, 4)
    rng = seeded(4)
    events: list[Event] = []
    while legal := GAME.legal(state):
        index, rng = below(rng, len(legal))
        GAME.apply(state, legal[index], events.append)
    assert not any(each.secret or each.readers for each in events)
    assert {tuple(each.values) for each in events if each.kind == "dealt"} == {("seat", "count")}


def test_what_reveals() -> None:
    state = position(
        Seat(hand="3 6", projects="ship3 pasture1", silver=3),
        Seat(),
        table=Table(goods=("l", "dm"), animals=("h", "c")),
    )
    assert GAME.reveals(state, Buy())
    assert not GAME.reveals(state, Earn(0))
    play(state, Place(0, project(state, "ship3")))
    assert GAME.reveals(state, TakeGood(0)), "the half of the other pile shows its top"
    assert GAME.reveals(state, TakeGood(1))
    play(state, TakeGood(1))
    assert GAME.reveals(state, GAME.box.moves.end_turn)


def test_a_last_animal_reveals_nothing() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",)),
        Seat(),
        table=Table(animals=("h", "c")),
    )
    play(state, Place(0, project(state, "mine3")), ChooseBonus(2))
    assert [GAME.reveals(state, TakeAnimal(pile)) for pile in (0, 1)] == [False, False]


def test_in_the_last_turns_of_a_round_nothing_is_drawn() -> None:
    state = position(Seat(hand="1"), Seat(hand="1"), table=Table(stock=0))
    play(state, Earn(0))
    assert not GAME.reveals(state, GAME.box.moves.end_turn)
    end_turn(state)
    play(state, Earn(0))
    assert GAME.reveals(state, GAME.box.moves.end_turn), "the display of the next round"
    state.round = 4
    assert not GAME.reveals(state, GAME.box.moves.end_turn)


def _worlds(state: State, seat: int, memory: list[Event], count: int = 40) -> list[State]:
    view = GAME.view(state, seat)
    worlds = [GAME.imagine(view, seat, memory, seed) for seed in range(count)]
    for world in worlds:
        GAME.check(world)
        assert GAME.view(world, seat) == view
    return worlds


def _shuffled_in_a_purchase() -> tuple[State, list[Event]]:
    state = position(Seat(silver=3), Seat(), Seat(), table=Table(deck=0, top="castle1", stock=3))
    memory = play(state, Buy())
    memory += play(state, Keep(offered(state, "castle1")))
    return state, memory


def test_cards_shuffled_into_the_deck_are_in_nobodys_hand() -> None:
    state, memory = _shuffled_in_a_purchase()
    shuffled = event(memory, "reshuffled").values["cards"]
    assert isinstance(shuffled, tuple)
    for world in _worlds(state, 1, memory):
        assert set(world.deck) <= set(shuffled)
        for player in world.players:
            assert not set(player.hand + player.stock) & set(shuffled)


def test_without_a_memory_any_card_can_be_anywhere() -> None:
    state, _ = _shuffled_in_a_purchase()
    decks = [set(world.deck) for world in _worlds(state, 1, [])]
    assert len(set.union(*decks)) > len(state.deck)


def test_a_memory_that_does_not_fit_still_gives_a_world() -> None:
    state, memory = _shuffled_in_a_purchase()
    _worlds(state, 1, memory * 3)
    _worlds(state, 0, memory[1:])


def test_a_memory_of_another_game_still_gives_a_world() -> None:
    """All cards are said to lie in the deck, though some are in hands."""
    state = GAME.setup(BurgundyOptions(), 2, 3)
    everything: Values = {"cards": tuple(range(GAME.box.cards)), "before": 0}
    die: Values = {"die": 5, "source": "hand", "workers": 0}
    memory = [
        Event("reshuffled", None, "burgundy.reshuffle", everything),
        Event("played", 1, "burgundy.turn", die),
    ]
    _worlds(state, 0, memory)


def test_dice_dealt_across_a_shuffle_are_told_apart() -> None:
    """The deck holds two cards more than the display: the first two dice are old."""
    state = position(
        Seat(hand="1"),
        Seat(hand="1"),
        table=Table(
            stock=0, deck=0, top="castle1 castle2 castle3 castle4 castle5 mine5 mine6 mine1 mine2"
        ),
    )
    old = state.deck[:2]
    play(state, Earn(0))
    end_turn(state)
    play(state, Earn(0))
    memory = end_turn(state)
    assert state.players[0].hand == old[::-1]
    seen = set()
    for world in _worlds(state, 1, memory):
        assert sorted(world.players[0].hand) == sorted(old)
        assert not set(world.players[0].stock) & set(old)
        seen.add(tuple(world.players[0].hand))
    assert len(seen) == 2
    memory += play(state, Earn(0)) + end_turn(state) + play(state, Earn(0))
    assert (state.seat, len(state.players[0].hand)) == (0, 1)
    for world in _worlds(state, 1, memory):
        assert world.players[0].hand == state.players[0].hand


def test_the_rivals_piles_come_from_the_first_shuffle() -> None:
    state = position(Seat(silver=3), table=Table(deck=0, top="castle1", rival=("ship1",)))
    memory = play(state, Buy())
    shuffled = event(memory, "reshuffled").values["cards"]
    assert isinstance(shuffled, tuple)
    for world in _worlds(state, 0, memory):
        assert world.rival is not None
        for pile in world.rival.piles:
            assert not set(pile) & set(shuffled)


def test_a_bought_die_is_not_taken_for_a_card_of_the_hand() -> None:
    state = position(Seat(silver=3), Seat(), table=Table(top="castle4 ship1 mine1"))
    play(state, KeepDie(buy(state, "castle4")))
    memory = play(state, Earn(2))
    played = event(memory, "played")
    assert played.values["source"] == "bought"
    for world in _worlds(state, 1, memory, 5):
        assert len(world.players[0].hand) == 2
