"""What bots think of positions and actions."""

from __future__ import annotations

import pytest

from core.chance import below, seeded
from core.game import Game
from core.labora import bot, places
from core.labora.model import Action, At, Building, Paying
from core.labora.places import NEAR
from core.labora.prior import priors
from core.labora.promise import promised
from core.notation import write
from tests.core.labora.positions import BOX, GAME, give, put, start


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_looked_up_once_is_what_each_seat_would_say(seats: int) -> None:
    state, rng = start(seats, length="short"), seeded(seats)
    for _ in range(300):
        legal = GAME.legal(state)
        if not legal:
            break
        looks = GAME.priors(state, legal)
        assert looks == [GAME.prior(state, action) for action in legal]
        index, rng = below(rng, len(legal))
        GAME.apply(state, legal[index])
        for seat in range(seats):
            worths = [term.worth for term in GAME.terms(state, seat)]
            assert GAME.value(state, seat) == pytest.approx(sum(worths))
            assert GAME.lead(state, seat, seats) == pytest.approx(
                Game.lead(GAME, state, seat, seats)
            )


def test_a_building_promises_only_what_can_be_paid() -> None:
    state = start()
    goods = state.players[0].goods
    assert promised(BOX, state, goods, "F24") == 0
    give(state, wine=1, bread=1)
    once = promised(BOX, state, state.players[0].goods, "F24")
    give(state, wine=5, bread=5)
    assert promised(BOX, state, state.players[0].goods, "F24") == pytest.approx(2 * once)
    assert once > 0


def test_a_building_that_produces_promises_what_the_wheel_shows() -> None:
    state = start()
    marker, joker = BOX.marker["clay"], BOX.marker["joker"]
    state.wheel[joker] = 0
    found = []
    for place in (1, 6):
        state.wheel[marker] = place
        found.append(promised(BOX, state, state.players[0].goods, "clay_mound"))
    assert found[0] < found[1]


def test_a_payment_goes_first_with_what_burns_well() -> None:
    state = start()
    give(state, peat=3, wood=6)
    state.pending.append(Paying(0, 6, 0, 0, 1))
    legal = GAME.legal(state)
    looks = priors(BOX, state, legal)
    assert write(legal[looks.index(max(looks))]).endswith(" 0")
    state.pending = [Paying(0, 6, 0, 0, 2)]
    legal = GAME.legal(state)
    looks = priors(BOX, state, legal)
    assert not write(legal[looks.index(max(looks))]).endswith(" 0")


def test_a_building_looks_for_the_settlement_that_it_makes_worth_more() -> None:
    state = start()
    town = put(state, "S02", 2, 0)
    beside, far = (places.place(x, y) for x, y in ((3, 0), (3, 1)))
    state.pending.append(Building("F03", optional=False))
    actions: list[Action] = [At(beside), At(far)]
    assert beside in NEAR[town] and far not in NEAR[town]
    assert set(actions) <= set(GAME.legal(state))
    near, away = priors(BOX, state, actions)
    assert near > away


def test_a_heap_of_one_good_counts_little() -> None:
    state = start()
    found = []
    for clay in (0, 4, 44):
        give(state, clay=clay)
        found.append(dict(bot.parts(BOX, state, 0))["hoard"])
    assert found[2] - found[1] < 3 * (found[1] - found[0])


def test_an_open_game_that_grows_long_is_to_end() -> None:
    state = start(2, length="short")
    state.stacks = []
    found = []
    for state.round in (20, 90):
        found.append([dict(bot.parts(BOX, state, seat))["ending"] for seat in (0, 1)])
    assert found[0] == [0, 0]
    assert max(found[1]) < 0
