"""How the actions of Ora et Labora are grouped, lettered and pointed at things.

What can be begun has a letter. Everything a step asks for is a line of the first list, with a
group of its own, so that the order is that of the screen (the most comes first).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from core.game import AnyGame
from core.labora.game import Labora
from core.labora.model import (
    Action,
    At,
    Begin,
    Building,
    Choose,
    Contracting,
    Convert,
    EndTurn,
    Manning,
    Pass,
    Pay,
    Paying,
    Produce,
    Raise,
    Send,
    Sending,
    Settling,
    Skip,
    State,
    Take,
    Times,
    Visit,
)
from core.notation import write
from tui.play.menu import Group, Way
from tui.screens.labora.marks import (
    AMOUNTS,
    card_thing,
    free_keys,
    free_labels,
    good_thing,
    marker_thing,
    space_thing,
)
from tui.screens.labora.ways import ground_seat, ways_of


def _group(
    group: str, letter: str, rule: str, *, reserve: bool = False, opens: bool = False
) -> Group:
    return Group(group, letter, group, f"labora.{rule}", reserve=reserve, opens=opens)


_CLERGY = _group("clergy", "c", "clergy", opens=True)
_CONTRACT = _group("contract", "w", "contract", opens=True)
_BUILD = _group("build", "b", "build", opens=True)
_SETTLE = _group("settle", "b", "settlement", opens=True)
_LAND = _group("land", "a", "land", reserve=True, opens=True)
_FREE = (
    _group("convert:grain", "s", "straw", reserve=True, opens=True),
    _group("convert:wine", "o", "sell", reserve=True, opens=True),
    _group("convert:whiskey", "o", "sell", reserve=True, opens=True),
)
_SKIP = _group("skip", "d", "turn", reserve=True)
_END = _group("end-turn", "e", "turn")
_PAYMENT = Group("payment", "", "payment", "labora.payment", inline=True, unfolds=True)
_MAIN = (
    _CLERGY,
    _CONTRACT,
    _BUILD,
    _group("fell", "f", "fell", opens=True),
    _group("cut", "p", "cut", opens=True),
    _group("pass", "y", "pass", reserve=True),
)
_ROOTS = {
    "action": (*_MAIN, _LAND),
    "settle": (_SETTLE, _LAND),
    "bonus": (_CLERGY, _BUILD, _LAND),
    "neutral-prior": (_CONTRACT, _SKIP),
}
_LETTERS = {one.id: one.letter for one in (*_FREE, _SKIP)}
"""Letters of actions that can stand beside a list of labels."""
_CLERGY_KEYS = {"prior": "p", "brother": "b"}


class LaboraMenu:
    """The choices of every moment. Labels are the notation; the painter finds the words."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Labora)
        self._game = game

    def groups(self, view: State, seat: int) -> Sequence[Group]:
        """List the kinds of action of this moment, legal or not."""
        if view.phase == "over":
            return ()
        legal = self._game.legal(view)
        if not view.pending and view.phase in _ROOTS:
            ends = () if view.phase == "neutral-prior" else (_END,)
            return (*_ROOTS[view.phase], *self._free(view, legal), *ends)
        if isinstance(_path(view), Paying):
            return (_PAYMENT,)
        steps = [
            Group(step_id(action), "", write(action), self._rule(view, action), inline=True)
            for action in self._listed(view, legal)
        ]
        skip = (_SKIP,) if self._game.box.moves.skip in legal else ()
        return (*steps, *skip, *self._free(view, legal))

    def group_of(self, action: Action) -> str:
        """Give the id of the group an action belongs to."""
        return step_id(action)

    def subject(self, view: State, action: Action) -> Hashable:
        """Each action is about something else; amounts of a good are about the whole payment."""
        return "payment" if isinstance(action, Pay) else action

    def digit(self, view: State, action: Action) -> str:
        """Give the key of a step in the list of the moment; what has a letter has no other key."""
        return self.keys(view).get(step_id(action), "")

    def label(self, view: State, action: Action) -> str:
        """Give the action in notation."""
        return write(action)

    def things(self, view: State, action: Action) -> tuple[str, ...]:
        """Give the ids of the spaces, cards, goods and markers that the action points at."""
        match action:
            case At(place=place):
                return (space_thing(ground_seat(view), place),)
            case Visit(seat=seat, place=place):
                return (space_thing(seat, place),)
            case Choose(card=card):
                return (card_thing(card),)
            case Produce(good=good, joker=joker):
                return (marker_thing("joker" if joker else good),)
            case Take(good=good) | Raise(good=good) | Convert(good=good):
                return (good_thing(good),)
            case _:
                return ()

    def ways(self, view: State, action: Any) -> Sequence[Way]:
        """List the complete ways to do a legal action, cheapest first."""
        return ways_of(self._game, view, action)

    def keys(self, view: State) -> dict[str, str]:
        """Give the keys of the steps that the open path asks for, by their ids."""
        if (not view.pending and view.phase in _ROOTS) or isinstance(_path(view), Paying):
            return {}
        legal = self._game.legal(view)
        listed = self._listed(view, legal)
        taken = {_LETTERS[one.id] for one in (*_FREE, _SKIP) if one.id in map(step_id, legal)}
        amounts = [getattr(action, "amount", AMOUNTS) for action in listed]
        if amounts and max(amounts) < AMOUNTS and len(set(amounts)) == len(amounts):
            return {step_id(one): str(one.amount) for one in listed if hasattr(one, "amount")}
        if all(isinstance(action, Send) for action in listed):
            return {step_id(a): _CLERGY_KEYS[a.who] for a in listed if isinstance(a, Send)}
        if all(isinstance(action, At) for action in listed):
            labels = free_labels(len(listed), taken)
            return {step_id(one): key for one, key in zip(listed, labels, strict=True)}
        keys = free_keys(len(listed), taken)
        return {step_id(one): key for one, key in zip(listed, keys, strict=True)}

    def _listed(self, view: State, legal: Sequence[Action]) -> list[Action]:
        """List the steps of the open path in the order of the screen, forbidden ones too."""
        found: list[Action] = [
            one for one in legal if not isinstance(one, Convert | Skip | EndTurn | Pass)
        ]
        path = _path(view)
        if found and all(isinstance(one, Times | Take) for one in found):
            return self._amounts(view, found)
        if found and isinstance(found[0], Choose):
            return self._cards(view, path)
        if found and isinstance(found[0], Visit):
            return self._visits(view, path, found)
        return found

    def _amounts(self, view: State, found: list[Action]) -> list[Action]:
        """List the most first."""
        if len({getattr(one, "good", "") for one in found}) > 1:
            return found
        return sorted(found, key=lambda one: -getattr(one, "amount", 0))

    def _cards(self, view: State, path: Any) -> list[Action]:
        choose = self._game.box.moves.choose
        cards = view.display
        if isinstance(path, Settling):
            cards = view.players[view.seat].settlements
        return [choose(card) for card in cards]

    def _visits(self, view: State, path: Any, found: list[Action]) -> list[Action]:
        """List the buildings, the forbidden ones of those lands that are asked for too."""
        if not isinstance(path, Sending | Contracting) or view.phase != "action":
            return found
        box = self._game.box
        return [
            box.moves.visit(seat * 1024 + at)
            for seat, player in enumerate(view.players)
            if (seat == view.seat) == isinstance(path, Sending)
            for at, card in sorted(player.cards.items())
            if card in box.is_building
        ]

    def _free(self, view: State, legal: Sequence[Action]) -> Sequence[Group]:
        """List the free conversions: the one that is always there, and those that can be done."""
        known = {step_id(action) for action in legal}
        return [one for one in _FREE if one.id in known]

    def _rule(self, view: State, action: Action) -> str:
        cards = self._game.box.cards
        path = _path(view)
        match action:
            case Choose(card=card):
                return cards[card].rule
            case Visit(seat=seat, place=place):
                return cards[view.players[seat].cards[place]].rule
            case At() if isinstance(path, Building | Settling) and path.card:
                return cards[path.card].rule
            case Send() if isinstance(path, Manning):
                return "labora.clergy"
        turn = self._game.turn(view)
        return turn.rule if turn is not None else "labora.turn"


def _path(view: State) -> Any:
    return view.pending[-1] if view.pending else None


def step_id(action: Action) -> str:
    """Give the id of the group of an action: what is begun by its verb, a step by all it says."""
    match action:
        case Begin(verb=verb):
            return verb
        case Convert(good=good):
            return f"convert:{good}"
        case Pay():
            return _PAYMENT.id
        case Choose(card=card):
            return f"choose:{card}"
        case Visit(seat=seat, place=place):
            return f"visit:{seat}:{place}"
        case At(place=place):
            return f"at:{place}"
        case _ if action.kind in ("pass", "skip", "end-turn"):
            return action.kind
    return write(action)
