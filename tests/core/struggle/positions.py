"""Positions of The Struggle for Catan in few words, with every card accounted for.

Resources are written as letters: b(rick), l(umber), o(re), w(ool), g(rain); city events as
r(obber attack) and m(arket day).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from core.game import Event, Refusal
from core.struggle.game import Struggle
from core.struggle.model import (
    EXPANSIONS,
    ITEMS,
    Action,
    Build,
    EndSwaps,
    EndTurn,
    Pay,
    Paying,
    Player,
    State,
)

RESOURCE_LETTERS = "blowg"
EVENT_LETTERS = "rm"
GAME = Struggle()


def r(letter: str) -> int:
    """Give the number of a resource."""
    return RESOURCE_LETTERS.index(letter)


def hand(letters: str) -> list[int]:
    """Count cards by resource."""
    return [letters.count(letter) for letter in RESOURCE_LETTERS]


def item(name: str) -> int:
    """Give the number of an item."""
    return ITEMS.index(name)


def expansion(name: str) -> int:
    """Give the number of an expansion."""
    return EXPANSIONS.index(name)


def position(
    hands: Sequence[str],
    *,
    roads: Sequence[int] | None = None,
    knights: Sequence[int] | None = None,
    settlements: Sequence[str] | None = None,
    cities: Sequence[str] | None = None,
    expansions: Sequence[Sequence[str]] | None = None,
    market: str = "blowg",
    top: str = "",
    discard: str = "",
    deck: int | None = None,
    phase: Literal["swap", "build"] = "build",
    arrow: int = 1,
    ask: bool = False,
    game: Struggle = GAME,
) -> State:
    """Make a position of `len(hands)` seats, seat 0 to move.

    `top` is drawn first, from the left; `deck` is how many cards lie under it (the rest is
    discarded), None: all. What nobody has of the buildings is in stock.
    """
    seats = len(hands)
    supply = game.box.supply[seats]
    left = list(supply.resources)
    for letters in (*hands, market, top, discard):
        for letter in letters:
            left[r(letter)] -= 1
    assert min(left) >= 0, "more cards than there are"
    rest = [resource for resource, cards in enumerate(left) for _ in range(cards)]
    under = len(rest) if deck is None else deck
    discarded = hand(discard)
    for resource in rest[under:]:
        discarded[resource] += 1
    events = list(supply.events["10-5"])
    players = []
    for seat in range(seats):
        own = (settlements or ["r"] * seats)[seat]
        turned = (cities or [""] * seats)[seat]
        for letter in own + turned:
            events[EVENT_LETTERS.index(letter)] -= 1
        players.append(
            Player(
                hand=hand(hands[seat]),
                hidden=0,
                roads=(roads or [1] * seats)[seat],
                knights=(knights or [0] * seats)[seat],
                settlements=[EVENT_LETTERS.index(letter) for letter in own],
                cities=[EVENT_LETTERS.index(letter) for letter in turned],
                expansions=[expansion(name) for name in (expansions or [()] * seats)[seat]],
            )
        )
    owned = [kind for player in players for kind in player.expansions]
    state = State(
        rng=1,
        turns=0,
        pending=[],
        seat=0,
        phase=phase,
        players=players,
        deck=rest[:under] + [r(letter) for letter in reversed(top)],
        discard=discarded,
        market=[r(letter) for letter in market],
        pile=[0] * events[0] + [1] * events[1],
        roads=supply.roads - sum(player.roads for player in players),
        knights=supply.knights - sum(player.knights for player in players),
        expansions=[cards - owned.count(kind) for kind, cards in enumerate(supply.expansions)],
        arrow=arrow if seats > 2 else 0,
        swaps=0,
        built=[False] * 5,
        used=[False] * 3,
        idle=0,
        ask=ask,
        events="10-5",
    )
    game.check(state)
    return state


def play(state: State, *actions: Action, game: Struggle = GAME) -> list[Event]:
    """Play legal actions one after another, checking every state; give what happened."""
    events: list[Event] = []
    for action in actions:
        assert action in game.legal(state), game.refusal(state, action)
        assert game.refusal(state, action) is None
        game.apply(state, action, events.append)
        game.check(state)
    return events


def build(state: State, name: str, paid: str, game: Struggle = GAME) -> list[Event]:
    """Build an item for exactly the cards `paid`."""
    return play(state, Build(item(name)), game=game) + pay(state, paid, game=game)


def pay(state: State, paid: str, game: Struggle = GAME) -> list[Event]:
    """Answer the open payment by exactly the cards `paid`."""
    events: list[Event] = []
    while state.pending and isinstance(path := state.pending[-1], Paying):
        amount = paid.count(RESOURCE_LETTERS[path.upto])
        events += play(state, Pay(path.upto, amount), game=game)
    built = next(event for event in events if event.kind == "built")
    assert built.values["paid"] == tuple(hand(paid))
    return events


def pass_turn(state: State, game: Struggle = GAME) -> list[Event]:
    """Finish the turn without exchanging or building anything more."""
    if state.phase == "swap":
        play(state, EndSwaps(), game=game)
    extra = 0 if state.ask else (state.players[state.seat].knights + 1) // 2
    return play(state, EndTurn(extra), game=game)


def why_not(state: State, action: Action, game: Struggle = GAME) -> Refusal:
    """Give the refusal of an action that must not be legal."""
    assert action not in game.legal(state)
    refusal = game.refusal(state, action)
    assert refusal is not None
    return refusal


def reason(state: State, action: Action, game: Struggle = GAME) -> str:
    """Give the reason id of an action that must not be legal."""
    return why_not(state, action, game).reason


def victory_points(state: State, game: Struggle = GAME) -> list[int]:
    """Give the points of all seats."""
    return [sheet.total for sheet in game.score(state).sheets]


def event(events: list[Event], kind: str) -> Event:
    """Give the only event of a kind."""
    found = [each for each in events if each.kind == kind]
    assert len(found) == 1, [each.kind for each in events]
    return found[0]
