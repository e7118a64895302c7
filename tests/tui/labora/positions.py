"""One position for every kind of moment, made by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from core.labora.box import WILD
from core.labora.model import GOODS, Paying, State
from core.labora.paying import ask_next
from core.labora.places import spot
from tests.tui.labora.boards import (
    BOX,
    GAME,
    IVA,
    after,
    district,
    fresh,
    give,
    moves,
    plot,
    sample,
    space,
    stand,
)
from tui.screens.labora.marks import space_thing


@dataclass(frozen=True, slots=True)
class Case:
    """A position, whose eyes see it, and the keys pressed at it."""

    name: str
    make: Callable[[], State]
    keys: tuple[str, ...] = ()
    seat: int | None = IVA
    changes: dict[str, Any] = field(default_factory=dict)
    """What is seen otherwise."""
    shows: dict[str, Any] = field(default_factory=dict)
    """What the screen shows besides: where the focus is."""
    asked: bool = False
    """Enter was pressed, and asks to be pressed again."""


def begun(verb: str, state: State | None = None) -> State:
    """Begin an action."""
    return after(state or sample(), [moves()[verb]])


def wide() -> State:
    """Make a landscape of 18 tiles, and three-digit goods."""
    state = sample()
    for row in (-2, 2, 3, -3, 4, -4, 5, -5):
        district(state, IVA, row, "hills" if row % 2 else "plains")
    for row, side in (
        (-2, "coast"),
        (2, "coast"),
        (4, "coast"),
        (-4, "mountain"),
        (-2, "mountain"),
        (0, "mountain"),
        (2, "mountain"),
    ):
        plot(state, IVA, row, side)
    give(
        state.players[IVA],
        wood=104,
        clay=110,
        stone=12,
        straw=100,
        grain=120,
        livestock=101,
        peat=99,
        coins=137,
        pottery=11,
        wine=3,
    )
    return state


def full_market() -> State:
    """Make a market of 28 buildings, late in a game of four; the start's stand on the lands."""
    state = fresh(4)
    state.display, first, state.stacks = state.stacks, state.display, []
    state.stage, state.round, state.turns = 4, 19, 90
    for player in state.players:
        for at in (at for at, card in list(player.cards.items()) if card in WILD):
            if first:
                player.cards[at] = first.pop()
        player.goods = [0 if good == "whiskey" else 3 for good in GOODS]
    return state


def settling() -> State:
    """Make a settlement phase."""
    state = sample()
    state.phase, state.round, state.actions, state.stage = "settle", 11, 0, 1
    state.seat, state.done = IVA, 1
    give(state.players[IVA], grain=4, livestock=3, wood=3, peat=2, peat_coal=1, coins=6)
    return state


def paying() -> State:
    """Make the payment of the Farming Village."""
    state = begun("settle", settling())
    return after(state, [BOX.moves.choose("S02"), BOX.moves.at[space("B1")]])


def wide_paying() -> State:
    """Make a payment by somebody who has a hundred of most goods."""
    state = wide()
    state.phase, state.round, state.actions = "settle", 11, 0
    state = begun("settle", state)
    return after(state, [BOX.moves.choose("S03"), BOX.moves.at[space("B1")]])


def round_tower() -> State:
    """Make the payment of points that the Round Tower asks for."""
    state = fresh(4, "ireland")
    give(state.players[0], book=3, pottery=2, ornament=2, reliquary=1, coins=13, whiskey=2)
    path = Paying(0, 0, 14, 0, 0)
    ask_next(BOX, state.players[0].goods, path)
    state.pending = [path]
    return state


def stone_merchant() -> State:
    """Make the Stone Merchant's offer: how often?"""
    state = sample()
    stand(state, IVA, None, None, (IVA, "G1"))
    state = begun("clergy", state)
    return after(state, [BOX.moves.visit(spot(IVA, space("E1"))), BOX.moves.send[1]])


def contract() -> State:
    """Make the choice of a building of others."""
    state = sample()
    give(state.players[IVA], wine=1)
    return begun("contract", state)


def manning() -> State:
    """Make the owner's choice of a clergyman."""
    state = after(contract(), [BOX.moves.visit(spot(0, space("G1")))])
    return after(state, [BOX.moves.fee["coins"]])


def entering() -> State:
    """Make the question whether the prior enters the new Windmill."""
    state = begun("build")
    return after(state, [BOX.moves.choose("F04"), BOX.moves.at[space("B1")]])


def windmill() -> State:
    """Make the Windmill's offer."""
    return after(entering(), [BOX.moves.send[0]])


def straw() -> State:
    """Make the question how much grain becomes straw."""
    return after(sample(), [BOX.moves.convert["grain"]])


def solo(country: Any = "france") -> State:
    """Make the start of a solo game."""
    return fresh(1, country)


def neutral() -> State:
    """Make the phase in which the neutral player builds."""
    state = solo()
    state.phase, state.round, state.actions = "neutral", 12, 0
    return state


def two() -> State:
    """Make a game of two near its end."""
    state = fresh(2, length="short")
    state.stage, state.round, state.seat, state.actions = 4, 33, 0, 2
    state.display, state.stacks = state.stacks[-4:], []
    return state


def over() -> State:
    """Make the end of a game."""
    state = sample()
    state.phase, state.round = "over", 25
    return state


def bonus() -> State:
    """Make the bonus round."""
    state = sample()
    state.phase, state.round, state.actions = "bonus", 25, 1
    stand(state, IVA, None, (IVA, "E1"), (IVA, "G1"))
    return state


CASES = (
    Case("turn", sample),
    Case("build", lambda: begun("build"), ("2",)),
    Case("build-forbidden", lambda: begun("build"), ("6",)),
    Case("start-market", lambda: begun("build", fresh(4)), (), 0),
    Case("start-ireland", lambda: fresh(4, "ireland"), (), 0),
    Case("full-market", lambda: begun("build", full_market()), (), 0),
    Case("settlement-phase", settling),
    Case("settle", lambda: begun("settle", settling()), ("1",)),
    Case("payment", paying),
    Case("payment-by-hand", paying, ("pay-up", "pay-more", "pay-down", "pay-more")),
    Case(
        "payment-doubt",
        paying,
        ("pay-up", "pay-more", "pay-down", "pay-more"),
        asked=True,
    ),
    Case("payment-wide", wide_paying),
    Case("payment-points", round_tower, ("2",), 0),
    Case("visit", sample, (), shows={"zone": "land", "focus": space_thing(0, space("E2"))}),
    Case("visit-wide", sample, (), 0, shows={"zone": "land", "focus": space_thing(1, space("H1"))}),
    Case("function-payment", stone_merchant, ("4", "4")),
    Case("function-amounts", windmill),
    Case("contract", contract),
    Case("contract-fee", contract, ("a",)),
    Case("clergyman", manning, (), 0),
    Case("enter", entering),
    Case("send", lambda: begun("clergy")),
    Case("fell", lambda: begun("fell")),
    Case("cut", lambda: begun("cut")),
    Case("land", lambda: begun("land")),
    Case("straw", straw),
    Case("wide", wide),
    Case("wide-build", lambda: begun("build", wide()), ("4",)),
    Case("solo", solo, (), 0),
    Case("solo-ireland", lambda: solo("ireland"), (), 0),
    Case("neutral", neutral, (), 0),
    Case("neutral-lay", lambda: after(neutral(), [GAME.legal(neutral())[0]]), (), 0),
    Case("two-end", two, (), 0),
    Case("bonus", bonus),
    Case("over", over),
    Case("waiting", sample, (), 0),
    Case("watching", sample, (), None),
    Case("replay", sample, (), IVA, {"live": False, "turn": None, "legal": ()}),
)
