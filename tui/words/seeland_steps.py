"""How the actions of Seeland are called, as kinds and as chosen steps."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.box import Box
from core.seeland.harvest import record_number
from core.seeland.market import price
from core.seeland.model import (
    Action,
    Build,
    Buy,
    EndTurn,
    Fetch,
    First,
    Harvest,
    Leave,
    Mark,
    Marking,
    Place,
    Retreat,
    Skip,
    State,
    UseStuiver,
    Walk,
)
from tui.words import N_, Words, seeland_names

_LABELS: dict[type[Action], str] = {
    First: N_("Place the first mill"),
    Buy: N_("Move the guild master"),
    Retreat: N_("Take guilders back"),
    Place: N_("Place the tile"),
    Build: N_("Build a mill"),
    Leave: N_("Leave the tile empty"),
    Fetch: N_("Choose the governor"),
    Harvest: N_("Harvest a mill"),
    Mark: N_("Mark the harvest"),
    Skip: N_("Do not mark it"),
    Walk: N_("Move the governor"),
    UseStuiver: N_("Use a stuiver"),
    EndTurn: N_("End the turn"),
}


def label(words: Words, action: Action) -> str:
    """Name the kind of an action."""
    return words.t(_LABELS[type(action)])


def step(words: Words, box: Box, action: Action, view: State) -> str:
    """Name a chosen step for the path line. `view` is the position before the step."""
    match action:
        case Buy(space=space):
            return buy(words, box, view, space)
        case Retreat(guilders=0):
            return words.t("no guilders back")
        case Retreat(guilders=guilders):
            return words.n("{count} guilder back", "{count} guilders back", guilders)
        case First(hex=place):
            return words.t("first mill on {hex}", hex=box.names[place])
        case Place(hex=place):
            return words.t("on {hex}", hex=box.names[place])
        case Fetch(hex=place):
            return words.t("governor from {hex}", hex=box.names[place])
        case Harvest(hex=place):
            return words.t("harvest {hex}", hex=box.names[place])
        case Walk(hex=place):
            return words.t("governor to {hex}", hex=box.names[place])
    return _plain(words, box, action, view)


def buy(words: Words, box: Box, view: State, space: int) -> str:
    """Name the step to a space of the market with its price: `buy Tulip 5 (2 g)`."""
    cost = seeland_names.price(words, price(box, view, space))
    if box.is_warehouse[space]:
        return words.t("warehouse ({price})", price=cost)
    if view.ring[space] == tiles.OPEN:
        return words.t("empty space ({price}): the game ends", price=cost)
    name = seeland_names.tile(words, view.ring[space])
    return words.t("buy {tile} ({price})", tile=name, price=cost)


def _plain(words: Words, box: Box, action: Action, view: State) -> str:
    match action:
        case Build():
            return words.t("build a mill")
        case Leave():
            return words.t("leave the tile empty")
        case Mark():
            path = view.pending[-1]
            assert isinstance(path, Marking)
            number = record_number(box, view, path.seat, path.points)
            return words.t("mark {number}", number=number)
        case Skip():
            return words.t("do not mark it")
        case UseStuiver():
            return words.t("use a stuiver")
    return words.t("end the turn")
