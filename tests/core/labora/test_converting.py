"""Free conversions at any time (rulebook p. 4), also in the middle of a step."""

from __future__ import annotations

import pytest

from core.labora.model import State, Times
from tests.core.labora.positions import GAME, give, goods, play, prompt, refused, start


def _offered(good: str, steps: str, **held: int) -> list[int]:
    state = start(4, "ireland")
    give(state, **held)
    play(state, steps)
    if GAME.box.moves.convert[good] not in GAME.legal(state):
        return []
    play(state, f"convert {good}")
    return _amounts(state)


def _amounts(state: State) -> list[int]:
    """List the amounts that can be converted."""
    return [action.amount for action in GAME.legal(state) if isinstance(action, Times)]


def test_whiskey_is_sold_while_land_is_bought() -> None:
    state = start(4, "ireland")
    give(state, coins=3, whiskey=1)
    state.districts, state.plots = [3], [5]
    play(state, "begin land")
    assert refused(state, "plot 0 coast") == "too-few-coins"
    play(state, "convert whiskey; times 1; plot 0 coast")
    assert goods(state) == {}
    assert not state.pending


def test_whiskey_is_sold_while_a_contract_is_made() -> None:
    state = start(4, "ireland")
    give(state, whiskey=1)
    play(state, "begin contract; convert whiskey; times 1; visit 1:2,1")
    assert prompt(state) == "contract"
    play(state, "fee coins")
    assert (goods(state), goods(state, 1)) == ({"coins": 1}, {"coins": 1})


def test_the_fee_itself_cannot_be_sold_below_the_price() -> None:
    """Wine brings 1 coin: with a price of 2 the last wine must stay the fee."""
    state = start(4)
    give(state, wine=1)
    state.price = 2
    play(state, "begin contract")
    assert refused(state, "convert wine") == "needed"
    play(state, "visit 1:2,1")
    assert refused(state, "convert wine") == "path-open"
    play(state, "fee wine")


@pytest.mark.parametrize(
    ("coins", "wine", "amounts"), [(0, 2, [1, 2]), (1, 1, [1]), (0, 3, [1, 2, 3])]
)
def test_what_is_left_after_a_sale_pays_the_fee(coins: int, wine: int, amounts: list[int]) -> None:
    state = start(4)
    give(state, coins=coins, wine=wine)
    state.price = 2
    play(state, "begin contract; convert wine")
    assert _amounts(state) == amounts


def test_grain_becomes_straw_while_something_is_built() -> None:
    assert _offered("grain", "begin build", clay=1, grain=3) == [1, 2, 3]


def test_what_a_settlement_eats_cannot_be_made_straw() -> None:
    """The Shanty Town costs 1 food and 1 energy; one of three grain must stay food."""
    state = start(4, "ireland")
    state.phase, state.actions = "settle", 0
    give(state, grain=3)
    play(state, "begin settle; convert grain")
    assert _amounts(state) == [1, 2]
    assert refused(state, "times 3") == "needed"
    play(state, "times 2")
    assert goods(state) == {"grain": 1, "straw": 2}


def test_a_pass_in_the_bonus_round_is_a_prior_whose_building_is_not_used() -> None:
    """Rulebook p. 6: exactly one action, to build or to place the prior on any building."""
    state = start(3)
    give(state)
    state.phase, state.round = "bonus", 25
    assert refused(state, "pass") == "phase"
    play(state, "begin clergy; visit 1:2,1")
    assert GAME.box.moves.skip in GAME.legal(state)
    play(state, "skip; end-turn")
