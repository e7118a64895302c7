"""Positions of Seeland in few words, with every piece accounted for.

Hexes are written by name. Tiles are written as a letter and a value: m3 is a mill, c4, r0 and
t7 are cabbage, rapeseed and tulips, `farm` is a farm. On an island space they must be islands
(with a star: a governor's symbol), and are turned; elsewhere they come from the piles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from core.game import Event, Refusal
from core.seeland import tiles
from core.seeland.game import Seeland
from core.seeland.model import (
    Action,
    Build,
    Buy,
    EndTurn,
    Fetch,
    First,
    Harvest,
    Leave,
    Place,
    State,
    Walk,
)
from core.seeland.setup import SeelandOptions, developed_land, edge_of

GAME = Seeland()
_CROPS = "crt"


def code(text: str) -> int:
    """Give the number of a tile."""
    if text == "farm":
        return tiles.FARM
    if text[0] == "m":
        return tiles.mill(int(text[1:]))
    value = int(text[1:].removesuffix("*"))
    return tiles.landscape(_CROPS.index(text[0]), value, text.endswith("*"))


def at(name: str, game: Seeland = GAME) -> int:
    """Give the number of a hex."""
    return game.box.by_name[name]


def names(places: object, game: Seeland = GAME) -> list[str]:
    """Give the names of hexes, a list or tuple of numbers."""
    assert isinstance(places, list | tuple)
    return [game.box.names[place] for place in places]


def position(
    figures: Sequence[str],
    land: Mapping[str, str] | None = None,
    *,
    ahead: str = "",
    ring: Mapping[int, str] | None = None,
    master: int | None = None,
    piles: tuple[int, int] | None = None,
    merchants: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    stuivers: Sequence[int] | None = None,
    kept: Sequence[int] | None = None,
    marked: Sequence[Sequence[int]] | None = None,
    governed: str = "",
    market_governors: int | None = None,
    under: Mapping[str, str] | None = None,
    side: Literal["basic", "tactical"] = "basic",
    records: bool = False,
    governors: bool = False,
    game: Seeland = GAME,
) -> State:
    """Make a position of `len(figures)` seats, seat 0 to buy.

    `figures` are the hexes of each seat; mill tiles under them are in `land` unless printed.
    `ahead` is the tile right in front of the guild master, `ring` what lies on other spaces (an
    empty text: nothing), `piles` how many mills and landscapes are left in the piles (the others
    are discarded), `under` what islands hide.
    """
    seats = len(figures)
    options = SeelandOptions(side=side, records=records, governors=governors)
    state = game.setup(options, seats, 1)
    state.phase, state.turns = "buy", seats
    _lay(game, state, land or {})
    _hide(game, state, under or {})
    spaces = dict(ring or {})
    if ahead:
        master = _before(game, "workshop" if ahead.startswith("m") else "stall")
        spaces[(master + 1) % len(state.ring)] = ahead
    state.master = game.box.master_start if master is None else master
    _fill_market(game, state, spaces, land or {})
    if piles is not None:
        _discard(state, piles)
    for seat, player in enumerate(state.players):
        player.mills = [at(name, game) for name in figures[seat].split()]
        player.merchant = (merchants or [0] * seats)[seat]
        player.harvested = (points or [0] * seats)[seat]
        player.records = list((marked or [()] * seats)[seat])
        player.governors = (kept or [0] * seats)[seat]
        player.rewarded = player.governors * game.box.satisfied
        player.stuivers = (stuivers or [1] * seats)[seat]
    state.stuivers = game.box.stuivers - len(state.coins)
    state.stuivers -= sum(player.stuivers for player in state.players)
    _send_governors(game, state, governed, market_governors)
    developed = developed_land(game.box, state.land)
    state.edge = edge_of(game.box, state.land, developed)
    state.loose = [
        place
        for place in game.box.islands
        if state.land[place] >= tiles.VILLAGE and place not in developed
    ]
    game.check(state)
    return state


def _lay(game: Seeland, state: State, land: Mapping[str, str]) -> None:
    for name, text in land.items():
        place, tile = at(name, game), code(text)
        if place in game.box.islands:
            _swap_under(state, place, tile)
            state.under[place] = tiles.OPEN
        state.land[place] = tile


def _hide(game: Seeland, state: State, under: Mapping[str, str]) -> None:
    for name, text in under.items():
        _swap_under(state, at(name, game), code(text))


def _swap_under(state: State, place: int, tile: int) -> None:
    """Make the island on `place` hide `tile`, which another island hid."""
    if state.under[place] != tile:
        other = len(state.under) - 1 - state.under[::-1].index(tile)
        state.under[other], state.under[place] = state.under[place], tile


def _before(game: Seeland, kind: str) -> int:
    """Find the space from which the guild master steps onto a space of this kind."""
    ring = game.box.ring
    return next(space for space in range(len(ring)) if ring[(space + 1) % len(ring)] == kind)


def _fill_market(
    game: Seeland, state: State, wanted: Mapping[int, str], land: Mapping[str, str]
) -> None:
    """Lay what is wanted on the ring, and anything that is left elsewhere."""
    mills, landscapes = list(game.box.mills), list(game.box.landscapes)
    used = [code(text) for name, text in land.items() if at(name, game) not in game.box.islands]
    for tile in [*used, *(code(text) for text in wanted.values() if text)]:
        (mills if tiles.is_mill(tile) else landscapes).remove(tile)
    for space, kind in enumerate(game.box.ring):
        state.ring[space] = tiles.OPEN
        if kind == "warehouse" or space == state.master:
            continue
        if space in wanted:
            state.ring[space] = code(wanted[space]) if wanted[space] else tiles.OPEN
        else:
            state.ring[space] = (landscapes if kind == "stall" else mills).pop()
    state.mills, state.landscapes = mills, landscapes


def _discard(state: State, piles: tuple[int, int]) -> None:
    for pile, left in zip((state.mills, state.landscapes), piles, strict=True):
        while len(pile) > left:
            state.discarded.append(pile.pop())


def _send_governors(game: Seeland, state: State, governed: str, market: int | None) -> None:
    """Put governors beside mills; those that are nowhere else have left the game."""
    state.governed = [at(name, game) for name in governed.split()]
    if not state.with_governors:
        return
    free = game.box.governors - len(state.governed) - len(state.waiting)
    free -= sum(player.governors for player in state.players)
    state.governors = free if market is None else market
    state.gone = free - state.governors


def play(state: State, *actions: Action, game: Seeland = GAME) -> list[Event]:
    """Play legal actions one after another, checking every state; give what happened."""
    events: list[Event] = []
    for action in actions:
        assert action in game.legal(state), game.refusal(state, action)
        assert game.refusal(state, action) is None
        game.apply(state, action, events.append)
        game.check(state)
    return events


def ahead(state: State, steps: int = 1) -> Buy:
    """Move the guild master by so many spaces."""
    return Buy((state.master + steps) % len(state.ring))


def lay(state: State, name: str, *then: Action, game: Seeland = GAME) -> list[Event]:
    """Buy the space right ahead, lay the tile, and go on."""
    return play(state, ahead(state), place(name, game), *then, game=game)


def place(name: str, game: Seeland = GAME) -> Place:
    """Lay a tile on a hex."""
    return Place(at(name, game))


def build(state: State, name: str, game: Seeland = GAME) -> list[Event]:
    """Buy the mill right ahead, lay it and put a figure on it."""
    return lay(state, name, Build(), game=game)


def leave(state: State, name: str, game: Seeland = GAME) -> list[Event]:
    """Buy the mill right ahead, lay it and leave it to nobody."""
    return lay(state, name, Leave(), game=game)


def first(name: str, game: Seeland = GAME) -> First:
    """Put the first figure on a hex."""
    return First(at(name, game))


def harvest(name: str, game: Seeland = GAME) -> Harvest:
    """Harvest this mill next."""
    return Harvest(at(name, game))


def walk(name: str, game: Seeland = GAME) -> Walk:
    """Send the governor to this mill."""
    return Walk(at(name, game))


def fetch(name: str, game: Seeland = GAME) -> Fetch:
    """Take the governor of this hex."""
    return Fetch(at(name, game))


def end() -> EndTurn:
    """End the turn."""
    return EndTurn()


def why_not(state: State, action: Action, game: Seeland = GAME) -> Refusal:
    """Give the refusal of an action that must not be legal."""
    assert action not in game.legal(state)
    refusal = game.refusal(state, action)
    assert refusal is not None
    return refusal


def reason(state: State, action: Action, game: Seeland = GAME) -> str:
    """Give the reason id of an action that must not be legal."""
    return why_not(state, action, game).reason


def totals(state: State, game: Seeland = GAME) -> list[int]:
    """Give the points of all seats."""
    return [sheet.total for sheet in game.score(state).sheets]


def kinds(events: Sequence[Event]) -> list[str]:
    """List the kinds of events in order."""
    return [event.kind for event in events]


def event(events: Sequence[Event], kind: str) -> Event:
    """Give the only event of a kind."""
    found = [each for each in events if each.kind == kind]
    assert len(found) == 1, kinds(events)
    return found[0]


def harvests(events: Sequence[Event], game: Seeland = GAME) -> list[tuple[str, int | None, int]]:
    """List the harvests: hex, seat, points."""
    found = []
    for each in events:
        if each.kind == "harvested":
            mill, points = each.values["hex"], each.values["points"]
            assert isinstance(mill, int) and isinstance(points, int)
            found.append((game.box.names[mill], each.seat, points))
    return found
