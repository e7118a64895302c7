"""How the actions of The Castles of Burgundy are grouped, lettered and pointed at things."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from core.burgundy.effects import path_rule
from core.burgundy.game import Burgundy
from core.burgundy.model import (
    Acting,
    Action,
    Buy,
    ChooseBonus,
    Drop,
    Earn,
    Fetch,
    Fetching,
    HandIn,
    Hire,
    Keep,
    KeepDie,
    Offering,
    Onto,
    Place,
    PlaceFree,
    Sell,
    SellKind,
    State,
    Swap,
    Take,
    TakeAnimal,
    TakeGood,
)
from core.game import AnyGame
from core.notation import write
from tui.keys import labels
from tui.play.menu import Group, Way
from tui.screens.burgundy.ways import ways_of


def _group(group: str, letter: str, rule: str, *, inline: bool = False) -> Group:
    return Group(group, letter, group, f"burgundy.{rule}", inline)


_BUY = _group("buy", "b", "buy")
_DECLINE = _group("decline", "d", "option-decline")
SIX = (
    _group("take", "t", "take"),
    _group("place", "p", "place"),
    _group("sell", "s", "sell"),
    _group("hire", "w", "hire"),
    _group("earn", "v", "earn"),
    _group("swap", "x", "swap"),
)
_END = _group("end-turn", "e", "turn")
TURN = (*SIX, _BUY, _END)
_AFTER_ACTION = (*SIX, replace(_BUY, reserve=True), _END)
"""The silver can be kept for a later turn, if there is one."""
_OPEN = {
    "hall": (_group("place-free", "", "city-hall", inline=True), _BUY),
    "selling": (_group("sell-kind", "", "warehouse", inline=True), _BUY),
    "gaining": (
        _group("take-good", "", "goods", inline=True),
        _group("take-animal", "", "animals", inline=True),
    ),
    "choosing": (_group("choose-bonus", "", "bonus", inline=True),),
    "placing": (_group("onto", "", "wild", inline=True),),
    "offering": (
        _group("keep", "", "buy", inline=True),
        _group("keep-die", "", "buy", inline=True),
    ),
    "dropping": (_group("drop", "", "projects", inline=True),),
    "swapping": (_group("hand-in", "", "swap", inline=True),),
}
_AMOUNTS = "0123456789abcdfmoprst"
"""Keys for amounts; more than the last of them are hardly ever handed in."""


class BurgundyMenu:
    """The choices of every moment. Labels are the notation; the painter finds the words."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Burgundy)
        self._game = game

    def groups(self, view: State, seat: int) -> Sequence[Group]:
        """List the kinds of action of this moment, legal or not."""
        if view.phase == "over":
            return ()
        if not view.pending:
            return _AFTER_ACTION if view.acted and not self._last_turn(view) else TURN
        return (*_open_groups(view), *self._declining(view))

    def _last_turn(self, view: State) -> bool:
        """Whether the player on turn has no dice left for this game."""
        player, rounds = view.players[view.seat], len(self._game.box.bonuses)
        return view.round == rounds - 1 and not (player.hand or player.stock)

    def _declining(self, view: State) -> Sequence[Group]:
        """Offer to do without only where that is possible at this table."""
        legal = self._game.legal(view)
        return (_DECLINE,) if self._game.box.moves.decline in legal else ()

    def group_of(self, action: Action) -> str:
        """Give the id of the group an action belongs to."""
        return action.kind

    def subject(self, view: State, action: Action) -> Hashable:
        """Leave the die out: the player chooses what to do, and which die is a way to do it."""
        match action:
            case Take(card=card) | Place(card=card):
                return card
            case Sell(goods=goods):
                return goods
            case Swap(vp=vp):
                return vp
            case Hire() | Earn():
                return action.kind
            case KeepDie(card=card):
                return self._game.box.die_of[card]
            case Onto(stack=stack):
                return stack if self._game.refusal(view, action) is None else "forbidden"
            case _:
                return action

    def digit(self, view: State, action: Action) -> str:
        """Give the label of a card of the display, or the number of what the action is about."""
        match action:
            case Take(card=card) | Fetch(card=card):
                return self._labels(view, action.kind).get(card, "")
            case Place(card=card) | PlaceFree(card=card) | Drop(card=card):
                return str(view.players[view.seat].projects.index(card) + 1)
            case Sell(goods=goods) | SellKind(goods=goods):
                return str(goods + 1)
            case Swap(vp=amount) | HandIn(workers=amount):
                return _AMOUNTS[amount] if amount < len(_AMOUNTS) else ""
            case TakeGood(pile=pile):
                return str(pile + 1)
            case TakeAnimal(pile=pile):
                return str(len(view.goods) + pile + 1)
            case ChooseBonus(choice=choice):
                return str(choice + 1)
            case Keep(card=card) | KeepDie(card=card):
                return _offered(view, card, as_die=isinstance(action, KeepDie))
            case _:
                return ""

    def _labels(self, view: State, kind: str) -> dict[int, str]:
        """Give the letters of the cards of the display that can be taken, row after row."""
        legal = {
            action.card
            for action in self._game.legal(view)
            if action.kind == kind and isinstance(action, Take | Fetch)
        }
        cards = [card for row in view.display for card in row if card in legal]
        return dict(zip(cards, labels(len(cards)), strict=True))

    def label(self, view: State, action: Action) -> str:
        """Give the action in notation."""
        return write(action)

    def things(self, view: State, action: Action) -> tuple[str, ...]:
        """Give the ids of the cards, goods and piles that the action points at."""
        match action:
            case (
                Take(card=card)
                | Fetch(card=card)
                | Place(card=card)
                | PlaceFree(card=card)
                | Drop(card=card)
                | Keep(card=card)
                | KeepDie(card=card)
            ):
                return (f"card:{card}",)
            case Sell(goods=goods) | SellKind(goods=goods):
                return (f"goods:{goods}",)
            case TakeGood(pile=pile):
                return (f"goods-pile:{pile}",)
            case TakeAnimal(pile=pile):
                return (f"animal-pile:{pile}",)
            case Hire():
                return ("workers",)
            case Earn() | Buy():
                return ("silver",)
            case Swap() | HandIn():
                return ("silver", "workers")
            case ChooseBonus():
                return ("bonus",)
            case _:
                return ()

    def ways(self, view: State, action: Any) -> Sequence[Way]:
        """List the complete ways to do a legal action, cheapest first."""
        return ways_of(self._game, view, action)


def _offered(view: State, card: int, *, as_die: bool) -> str:
    path = view.pending[-1]
    assert isinstance(path, Offering)
    return str(path.cards.index(card) + 1 + as_die * len(path.cards))


def _open_groups(view: State) -> Sequence[Group]:
    path = view.pending[-1]
    if isinstance(path, Acting):
        return (*SIX, _BUY)
    if isinstance(path, Fetching):
        rule = path_rule(path).removeprefix("burgundy.")
        return (_group("fetch", "t", rule), _BUY)
    return _OPEN[path.kind]
