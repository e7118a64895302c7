"""How the actions of Seeland are grouped, lettered and pointed at hexes and spaces."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from core.game import AnyGame
from core.notation import write
from core.seeland import tiles
from core.seeland.game import Seeland
from core.seeland.model import (
    Action,
    Buy,
    Fetch,
    First,
    Harvest,
    Place,
    Placing,
    Retreat,
    State,
    Walk,
)
from tui.keys import LABELS, labels
from tui.play.menu import Group, Way
from tui.screens.seeland.ways import hex_thing, in_order, ways_of

_OnMap = First | Place | Fetch | Harvest | Walk
_FAR_SPACES = "0" + LABELS
"""Keys of the spaces from the tenth on; a ring of the printed size has nine that can be bought."""


def _group(group: str, letter: str, rule: str, *, places: bool = False) -> Group:
    inline = places or not letter
    return Group(group, letter, group, f"seeland.{rule}", inline, only_legal=places)


_STUIVER = Group("use-stuiver", "s", "use-stuiver", "seeland.stuiver", reserve=True)
_END = _group("end-turn", "e", "turn")
_FIRST = (_group("first", "", "first-mill", places=True), _END)
_BUY = (_group("buy", "", "market"), _STUIVER, _END)
_OPEN = {
    "placing": (_group("place", "", "develop", places=True),),
    "building": (_group("build", "b", "build-mill"), _group("leave", "o", "build-mill")),
    "fetching": (_group("fetch", "", "governor-arrival", places=True),),
    "ordering": (_group("harvest", "", "harvest-order", places=True),),
    "marking": (_group("mark", "m", "records"), _group("skip", "o", "records")),
    "walking": (_group("walk", "", "governor-walk", places=True),),
    "retreating": (_group("retreat", "", "warehouse"),),
}


class SeelandMenu:
    """The choices of every moment. Labels are the notation; the painter finds the words."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Seeland)
        self._game = game

    def groups(self, view: State, seat: int) -> Sequence[Group]:
        """List the kinds of action of this moment, legal or not."""
        if view.pending:
            return _OPEN[view.pending[-1].kind]
        return {"first": _FIRST, "buy": _BUY, "end": (_STUIVER, _END), "over": ()}[view.phase]

    def group_of(self, action: Action) -> str:
        """Give the id of the group an action belongs to."""
        return action.kind

    def subject(self, view: State, action: Action) -> Hashable:
        """Each action is about something else; but to stay where one is, is no line of its own."""
        if isinstance(action, Buy) and action.space == view.master:
            return Buy((action.space + 1) % len(view.ring))
        return action

    def digit(self, view: State, action: Action) -> str:
        """Give the label of a hex, the steps to a space of the market, or the amount."""
        match action:
            case Buy(space=space):
                return self._steps(view, space)
            case Retreat(guilders=guilders):
                return str(guilders) if guilders < 10 else LABELS[guilders - 10]
            case First() | Place() | Fetch() | Harvest() | Walk():
                return self._labels(view).get(action.hex, "")
            case _:
                return ""

    def _steps(self, view: State, space: int) -> str:
        """Count the steps to a space that can be bought; the others have no key."""
        if self._game.refusal(view, Buy(space)) is not None:
            return ""
        steps = (space - view.master) % len(view.ring)
        return str(steps) if steps < 10 else _FAR_SPACES[steps - 10]

    def _labels(self, view: State) -> dict[int, str]:
        """Give the labels of the hexes that can be chosen now."""
        path = view.pending[-1] if view.pending else None
        if isinstance(path, Placing):
            places = in_order(self._game.box, view, path.tile)
        else:
            legal = self._game.legal(view)
            places = sorted(action.hex for action in legal if isinstance(action, _OnMap))
        return dict(zip(places, labels(len(places)), strict=True))

    def label(self, view: State, action: Action) -> str:
        """Give the action in notation."""
        return write(action)

    def things(self, view: State, action: Action) -> tuple[str, ...]:
        """Give the ids of the hexes and spaces that the action points at."""
        match action:
            case Buy(space=space):
                tile = view.ring[space]
                places = in_order(self._game.box, view, tile) if tile != tiles.OPEN else ()
                return (f"space:{space}", *map(hex_thing, places))
            case First() | Place() | Fetch() | Harvest() | Walk():
                return (hex_thing(action.hex),)
            case _:
                return ()

    def ways(self, view: State, action: Any) -> Sequence[Way]:
        """List the complete ways to do a legal action, cheapest first."""
        return ways_of(self._game, view, action)
