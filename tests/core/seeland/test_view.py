"""What everybody may know, and what a bot makes up from it."""

from __future__ import annotations

from collections import Counter

import pytest

from core.seeland import stock, tiles
from core.seeland.model import UNKNOWN, EndTurn, Leave
from core.seeland.setup import SeelandOptions
from tests.core.seeland.positions import GAME, ahead, at, first, place, play, position

BASIC = SeelandOptions(governors=True)


def test_all_seats_and_watchers_see_the_same() -> None:
    state = GAME.setup(BASIC, 3, 2)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert GAME.hides is False


def test_a_view_has_no_order_of_piles_no_islands_and_no_chance() -> None:
    state = GAME.setup(BASIC, 2, 2)
    view = GAME.view(state, 0)
    assert view.rng == 0
    assert view.mills == [UNKNOWN] * 24 + state.mills[-1:]
    assert view.landscapes == [UNKNOWN] * 24 + state.landscapes[-1:]
    assert [tile for tile in view.under if tile] == [UNKNOWN] * 30
    assert (view.land, view.ring, view.players) == (state.land, state.ring, state.players)


def test_a_view_shares_nothing_with_the_state() -> None:
    state = GAME.setup(BASIC, 2, 2)
    before = GAME.clone(state)
    view = GAME.view(state, 0)
    GAME.apply(view, first("F7"))
    assert state == before


def test_what_is_hidden_does_not_change_the_view() -> None:
    state = GAME.setup(BASIC, 2, 2)
    other = GAME.clone(state)
    other.rng += 1
    other.mills[:-1] = reversed(other.mills[:-1])
    other.landscapes[:-1] = reversed(other.landscapes[:-1])
    spots = [spot for spot in GAME.box.islands]
    other.under[spots[0]], other.under[spots[-1]] = other.under[spots[-1]], other.under[spots[0]]
    assert other != state
    assert GAME.view(other, 1) == GAME.view(state, 1)


def test_everything_turns_up_in_every_hidden_place() -> None:
    view = GAME.view(GAME.setup(BASIC, 2, 2), 0)
    worlds = [GAME.imagine(view, 0, [], seed) for seed in range(300)]
    under = Counter(world.under[GAME.box.islands[0]] for world in worlds)
    assert set(under) == set(GAME.box.island_tiles)
    next_mills = {world.mills[-2] for world in worlds}
    assert next_mills == set(stock.unseen_mills(GAME.box, view))
    assert len({world.landscapes[0] for world in worlds}) > 15


def test_same_seed_same_imagined_state() -> None:
    view = GAME.view(GAME.setup(BASIC, 2, 2), 0)
    assert GAME.imagine(view, 0, [], 5) == GAME.imagine(view, 1, [], 5)
    assert GAME.imagine(view, 0, [], 5) != GAME.imagine(view, 0, [], 6)


def test_what_is_left_can_be_counted() -> None:
    state = position(["F7", "G7"], {"E7": "c7", "D7": "t6"}, ahead="m0")
    view = GAME.view(state, 1)
    left = stock.unseen_landscapes(GAME.box, view)
    assert left[tiles.landscape(0, 7)] == 0
    assert sum(left.values()) == len(state.landscapes) - 1
    assert stock.unseen_islands(GAME.box, view)[tiles.landscape(2, 6)] == 0
    assert sum(stock.unseen_islands(GAME.box, view).values()) == 29
    tactical = GAME.setup(SeelandOptions(side="tactical"), 2, 1)
    assert not stock.unseen_islands(GAME.box, tactical)


def test_building_reveals_only_beside_an_island() -> None:
    state = position(["F7", "G7"], ahead="m0")
    play(state, ahead(state), place("F6"))
    build, leave = GAME.legal(state)
    assert (GAME.reveals(state, build), GAME.reveals(state, leave)) == (True, False)
    calm = position(["F7", "G7"], ahead="m0")
    play(calm, ahead(calm), place("E8"))
    assert GAME.box.near[at("E8")][-1] == at("D7")
    inland = position(["F7", "G7"], ahead="m0", side="tactical")
    play(inland, ahead(inland), place("F6"))
    assert not any(GAME.reveals(inland, action) for action in GAME.legal(inland))


@pytest.mark.parametrize(("left", "reveals"), [(2, True), (1, False), (0, False)])
def test_the_end_of_a_turn_reveals_while_a_tile_lies_under_the_top(
    left: int, reveals: bool
) -> None:
    state = position(["F7", "G7"], ahead="m0", piles=(5, left))
    play(state, ahead(state), place("E7"), Leave())
    assert GAME.box.is_stall[state.left]
    assert GAME.reveals(state, EndTurn()) is reveals
    assert GAME.reveals(state, GAME.box.moves.use_stuiver) is reveals
