"""How the actions of The Struggle for Catan are grouped, lettered and pointed at cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.game import AnyGame
from core.notation import write
from core.struggle.box import kind_of
from core.struggle.model import (
    Action,
    Build,
    Discard,
    Discarding,
    EndTurn,
    Give,
    OpenLibrary,
    Pay,
    Paying,
    PutAway,
    State,
    Swapping,
    TakeBlind,
    TakeMarket,
    TakeSeen,
    TurnArrow,
    Turning,
    UseGuild,
    Waive,
)
from tui.play.menu import Group, Way
from tui.screens.struggle.ways import ways_of

_LARGE_DIGITS = "abcdfmoprst"
"""Keys for the amounts from ten on; no hand in a real game needs the last of them."""


def _group(group: str, letter: str, rule: str, *, inline: bool = False) -> Group:
    return Group(group, letter, group, f"struggle.{rule}", inline)


_DECK = _group("put-away", "d", "swap-deck")
_MARKET = _group("take-market", "m", "swap-market")
_PLAYER = _group("take-blind", "p", "swap-player")
_LIBRARY = _group("open-library", "o", "library")
_GUILD = _group("use-guild", "f", "merchant-guild")
_GIVE = _group("give", "", "swap", inline=True)

SWAP = (_DECK, _MARKET, _PLAYER, _LIBRARY, _GUILD, _group("end-swaps", "e", "turn"))
BUILD = (
    _group("road", "r", "build-road"),
    _group("settlement", "s", "build-settlement"),
    _group("knight", "t", "build-knight"),
    _group("city", "c", "build-city"),
    _group("expansion", "x", "build-expansion"),
    _GUILD,
    _group("end-turn", "e", "draw"),
)
_OPEN_SWAPS = {
    "deck": (_group("draw-swap", "w", "swap-deck"), _DECK),
    "market": (_GIVE, _MARKET),
    "player": (_GIVE, _PLAYER, _LIBRARY),
}
_LOOKING = (_group("take-seen", "", "library", inline=True),)
_PAYING = (_group("pay", "", "cost", inline=True), _group("waive", "v", "university"))
_TURNING = (_group("turn", "y", "destiny"), _group("leave", "o", "destiny"))
_DISCARDING = (_group("discard", "", "event-robber", inline=True),)
_KINDS = tuple(group.id for group in BUILD[:5])


class StruggleMenu:
    """The choices of every moment. Labels are the notation; the painter finds the words."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def groups(self, view: State, seat: int) -> Sequence[Group]:
        """List the kinds of action of this moment, legal or not."""
        if view.pending:
            return _open_groups(view)
        return {"swap": SWAP, "build": BUILD, "over": ()}[view.phase]

    def group_of(self, action: Action) -> str:
        """Give the id of the group an action belongs to."""
        match action:
            case Build(item=item):
                return _KINDS[kind_of(item)]
            case TurnArrow(turn=turn):
                return "turn" if turn else "leave"
            case _:
                return action.kind

    def subject(self, view: State, action: Action) -> Action:
        """Each action is about something else: none is another way to do the same."""
        return action

    def digit(self, view: State, action: Action) -> str:
        """Give the number printed on the card, or the amount, that the action is about."""
        match action:
            case TakeMarket(place=place):
                return str(place + 1)
            case PutAway() | TakeSeen() | Give() | Waive() | Discard():
                return str(action.resource + 1)
            case Pay(amount=amount) | EndTurn(extra=amount):
                return str(amount) if amount < 10 else _LARGE_DIGITS[amount - 10]
            case _:
                return ""

    def label(self, view: State, action: Action) -> str:
        """Give the action in notation."""
        return write(action)

    def things(self, view: State, action: Action) -> tuple[str, ...]:
        """Give the ids of the cards, seats and stocks that the action points at."""
        match action:
            case TakeMarket(place=place):
                return (f"market:{place}",)
            case PutAway() | Give() | Discard() | Pay():
                return (f"hand:{action.resource}",)
            case TakeBlind() | OpenLibrary() | UseGuild():
                return (f"seat:{action.partner}",)
            case Build(item=item):
                return (f"item:{item}",)
            case _:
                return ()

    def ways(self, view: State, action: Any) -> Sequence[Way]:
        """List the complete ways to do a legal action, cheapest first."""
        return ways_of(self._game, view, action)


def _open_groups(view: State) -> Sequence[Group]:
    match view.pending[-1]:
        case Swapping(source=source, looking=looking):
            return _LOOKING if looking else _OPEN_SWAPS[source]
        case Paying():
            return _PAYING
        case Turning():
            return _TURNING
        case Discarding():
            return _DISCARDING
