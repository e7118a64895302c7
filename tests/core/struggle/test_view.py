"""What a seat may know, what a bot makes up from it, and what the events tell."""

from __future__ import annotations

import pytest

from core.game import Event
from core.struggle.model import (
    UNKNOWN,
    Build,
    EndSwaps,
    EndTurn,
    Give,
    OpenLibrary,
    Pay,
    State,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    UseGuild,
)
from tests.core.struggle.positions import GAME, build, hand, item, play, position, r


def _with_library(phase_hand: str = "bb") -> State:
    return position(
        [phase_hand, "owg", "ll"],
        roads=[3, 1, 1],
        cities=["r", "", ""],
        expansions=[["library"], [], []],
        phase="swap",
    )


def _read(events: list[Event], seat: int | None) -> list[Event]:
    return [event.read_by(seat) for event in events]


def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    state = position(["bb", "owg", "llll"])
    view = GAME.view(state, 1)
    assert view.players[1].hand == hand("owg")
    assert [player.hidden for player in view.players] == [2, 0, 4]
    assert [sum(player.hand) for player in view.players] == [0, 3, 0]


def test_a_watcher_sees_no_hand() -> None:
    view = GAME.view(position(["bb", "owg", "llll"]), None)
    assert [sum(player.hand) for player in view.players] == [0, 0, 0]
    assert [player.hidden for player in view.players] == [2, 3, 4]


def test_piles_backs_and_chance_are_unknown() -> None:
    state = position(["", "", ""], cities=["m", "", ""])
    view = GAME.view(state, 0)
    assert view.rng == 0
    assert view.deck == [UNKNOWN] * len(state.deck)
    assert view.pile == [UNKNOWN] * len(state.pile)
    assert [player.settlements for player in view.players] == [[UNKNOWN]] * 3
    assert view.players[0].cities == [1]
    assert (view.market, view.discard) == (state.market, state.discard)


def test_hidden_cards_do_not_change_a_view() -> None:
    state = position(["bb", "owg", "llll"], top="gg")
    other = GAME.clone(state)
    other.deck.reverse()
    other.pile.reverse()
    other.rng = 99
    other.players[2].hand, other.players[1].hand = hand("lllo"), hand("lwg")
    for seat in (0, None):
        assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.view(other, 1) != GAME.view(state, 1)


def test_a_view_leaves_the_state_alone() -> None:
    state = position(["bb", "owg", "llll"])
    before = GAME.clone(state)
    view = GAME.view(state, 0)
    view.players[0].hand[0] = 9
    view.discard[0] = 9
    view.market[0] = 4
    assert state == before


def test_the_library_shows_a_hand_to_its_owner_only() -> None:
    state = _with_library()
    events = play(state, OpenLibrary(1))
    assert GAME.view(state, 0).players[1].hand == hand("owg")
    assert GAME.view(state, 0).players[2].hidden == 2
    assert GAME.view(state, 2).players[1].hidden == 3
    assert _read(events, 0)[0].secret == {"hand": tuple(hand("owg"))}
    assert _read(events, 1)[0].secret == {}
    play(state, TakeSeen(r("w")))
    assert GAME.view(state, 0).players[1].hidden == 2


def test_an_open_payment_is_seen_by_the_payer_only() -> None:
    state = position(["blwww", "", ""])
    before = GAME.view(state, 1)
    play(state, Build(0), Pay(0, 0))
    assert GAME.view(state, 0).pending == state.pending
    assert GAME.view(state, 1) == before


def test_blind_cards_are_known_to_both_hands_only() -> None:
    state = position(["b", "w", "o"], phase="swap")
    events = play(state, TakeBlind(1), Give(r("b")))
    for seat, knows in ((0, True), (1, True), (2, False), (None, False)):
        assert [bool(event.secret) for event in _read(events, seat)] == [knows, knows]


def test_drawn_cards_are_known_to_their_owner_only() -> None:
    state = position(["", "", ""], top="ow")
    (drew,) = play(state, EndTurn(0))
    assert drew.read_by(0).secret == {"cards": tuple(hand("ow"))}
    assert drew.read_by(1) == Event("drew", 0, "struggle.draw", {"count": 2, "extra": 0})


@pytest.mark.parametrize("seed", range(20))
def test_imagined_states_agree_with_the_view(seed: int) -> None:
    state = position(["bb", "owg", "llll"], cities=["m", "", ""])
    view = GAME.view(state, 1)
    imagined = GAME.imagine(view, 1, [], seed)
    GAME.check(imagined)
    assert GAME.view(imagined, 1) == view
    assert imagined == GAME.imagine(view, 1, [], seed)


def test_every_possible_card_is_imagined_in_every_hidden_place() -> None:
    view = GAME.view(position(["bb", "owg", "llll"]), 0)
    worlds = [GAME.imagine(view, 0, [], seed) for seed in range(120)]
    for resource in range(5):
        assert any(world.players[1].hand[resource] for world in worlds)
        assert any(world.deck[-1] == resource for world in worlds)
    for backs in ({0}, {1}):
        assert any(set(world.players[1].settlements) == backs for world in worlds)
        assert any(world.pile[-1] in backs for world in worlds)


def _worlds(state: State, seat: int, memory: list[Event], count: int = 40) -> list[State]:
    view = GAME.view(state, seat)
    told = _read(memory, seat)
    worlds = [GAME.imagine(view, seat, told, seed) for seed in range(count)]
    for world in worlds:
        GAME.check(world)
        assert GAME.view(world, seat) == view
    return worlds


def test_a_card_taken_at_the_market_is_remembered() -> None:
    state = position(["bbb", "owg", "lll"], phase="swap", market="ggggg")
    memory = play(state, TakeMarket(0), Give(r("b")), EndSwaps())
    assert all(world.players[0].hand[r("g")] for world in _worlds(state, 2, memory))


def test_a_card_given_to_a_player_is_remembered_by_the_giver() -> None:
    state = position(["bbb", "owg", "lll"], phase="swap")
    memory = play(state, TakeBlind(1), Give(r("b")), EndSwaps())
    assert all(world.players[1].hand[r("b")] for world in _worlds(state, 0, memory))
    others = [world.players[1].hand[r("b")] for world in _worlds(state, 2, memory)]
    assert 0 in others


def test_a_hand_seen_by_the_library_is_remembered() -> None:
    state = _with_library()
    memory = play(state, OpenLibrary(1), TakeSeen(r("w")), Give(r("b")), EndSwaps())
    assert all(world.players[1].hand == hand("bog") for world in _worlds(state, 0, memory))


def test_a_known_card_that_is_paid_is_forgotten() -> None:
    state = position(["blb", "owg", "lll"], phase="swap", market="lgggg")
    memory = play(state, TakeMarket(0), Give(r("b")), EndSwaps())
    memory += build(state, "road", "bl")
    assert any(not world.players[0].hand[r("l")] for world in _worlds(state, 1, memory))


def test_an_unseen_loss_takes_known_cards_by_chance() -> None:
    """Seat 2 knows one of four cards of seat 0; the Guild takes any of them."""
    state = position(
        ["www", "owg", "lll"],
        phase="swap",
        market="ggggg",
        settlements=["rr", "", "r"],
        cities=["", "m", ""],
        expansions=[[], ["merchant_guild"], []],
    )
    state.players[0].settlements.append(state.pile.pop())
    memory = play(state, TakeMarket(0), Give(r("w")), EndSwaps(), EndTurn(0), UseGuild(0))
    grain = [world.players[0].hand[r("g")] for world in _worlds(state, 2, memory, 200)]
    assert any(grain)
    moved = [world.players[1].hand[r("g")] for world in _worlds(state, 2, memory, 200)]
    assert len(set(moved)) > 1


def test_a_memory_that_is_not_whole_still_gives_a_world() -> None:
    state = position(["", "owg", "lll"])
    wrong = [
        Event("took-market", 0, "struggle.swap-market", {"resource": 4, "place": 0}),
        Event("took-market", 2, "struggle.swap-market", {"resource": 2, "place": 0}),
    ] * 20
    _worlds(state, 1, wrong)


def test_built_says_what_was_paid_and_which_side_shows() -> None:
    state = position(["blooo", "", ""])
    built = next(event for event in build(state, "road", "looo") if event.kind == "built")
    assert built.rule == "struggle.build-road"
    assert built.values == {
        "item": item("road"),
        "paid": tuple(hand("looo")),
        "source": -1,
        "side": "B",
    }


def _shuffling(top: str, discard: str) -> State:
    """Only `top` is in the draw pile, `discard` will be shuffled in, seat 2 has all the rest."""
    state = position(["", "", ""], deck=0, top=top, discard=discard)
    for resource, cards in enumerate(hand(discard)):
        state.players[2].hand[resource] += state.discard[resource] - cards
        state.discard[resource] = cards
    GAME.check(state)
    return state


@pytest.mark.parametrize(("top", "seat"), [("b", 0), ("b", 1), ("", 0), ("", 1)])
def test_the_pile_holds_what_was_shuffled_into_it(top: str, seat: int) -> None:
    state = _shuffling(top, "oooooowwwwww")
    memory = play(state, EndTurn(0))
    for world in _worlds(state, seat, memory):
        assert set(world.deck) <= {r("o"), r("w")}


def test_cards_drawn_since_the_shuffle_are_not_in_the_pile() -> None:
    state = _shuffling("bb", "ooww")
    memory = play(state, EndTurn(0), EndSwaps(), EndTurn(0))
    for world in _worlds(state, 1, memory):
        assert sorted(world.deck) == sorted(state.deck)
