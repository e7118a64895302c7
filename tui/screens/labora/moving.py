"""Where an arrow leads on a landscape, and why nothing can be done somewhere."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Refusal
from core.labora import places
from core.labora.box import WILD
from core.labora.looking import spaces
from core.labora.model import Action, At, Choose, Visit
from tui.play.menu import Menu
from tui.play.scene import ACTIONS, Direction
from tui.screens.labora.band import on_land
from tui.screens.labora.marks import space_of, space_thing
from tui.screens.labora.picture import Picture

Spot = tuple[int, int]
"""Row and column of a space."""
_HARVEST = dict(zip(WILD, ("fell", "cut"), strict=True))
_AHEAD = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def steer(picture: Picture, direction: Direction) -> str | None:
    """Give the entry or thing an arrow leads to; None where arrows walk a list."""
    if picture.scene.zone == ACTIONS:
        return _to_target(picture, direction)
    here = space_of(picture.scene.focus)
    if picture.scene.zone != "land" or here is None:
        return None
    seat, at = here
    others = [one for one in picture.view.players[seat].ground if one != at]
    found = _nearest(at, others, direction)
    return space_thing(seat, at if found is None else found)


def _to_target(picture: Picture, direction: Direction) -> str | None:
    """Go to the nearest place in a direction, while the open list is one of places."""
    composer = picture.scene.composer
    current = composer.current
    if current is None or not (on_land(picture) or _all_places(picture)):
        return None
    targets = {
        space[1]: entry
        for entry in composer.entries
        for space in map(space_of, entry.things)
        if space is not None and entry.allowed
    }
    here = next((one for one in map(space_of, current.things) if one is not None), None)
    if here is None:
        return None
    found = _nearest(here[1], [at for at in targets if at != here[1]], direction)
    return current.id if found is None else targets[found].id


def _all_places(picture: Picture) -> bool:
    """Whether the first list has places of the land only (and what has letters)."""
    inline = [entry for entry in picture.scene.composer.entries if entry.group.inline]
    if not inline or len(inline) < len(picture.scene.composer.entries):
        return False
    return all(entry.group.id.startswith("at:") for entry in inline)


def _spot(at: int) -> Spot:
    return places.row(at), places.column(at)


def _nearest(here: int, others: Iterable[int], direction: Direction) -> int | None:
    """Give the nearest space in a direction; one that lies more to the side only if it must be."""
    down, right = _AHEAD[direction]
    row, column = _spot(here)
    best: tuple[tuple[bool, int, int], int] | None = None
    for at in others:
        by_row, by_column = _spot(at)[0] - row, _spot(at)[1] - column
        ahead = by_row * down + by_column * right
        aside = abs(by_row * right) + abs(by_column * down)
        if ahead <= 0:
            continue
        rank = (aside > ahead, ahead + 2 * aside, aside)
        if best is None or (rank, at) < best:
            best = (rank, at)
    return None if best is None else best[1]


def next_land(picture: Picture) -> str:
    """Give the first thing of the land after the one that is looked at; empty after the last."""
    looked_at = picture.land_seat if picture.scene.zone == "land" else picture.shown_seat
    rest = picture.lands[picture.lands.index(looked_at) + 1 :]
    return _first_of(picture, rest[0]) if rest else ""


def _first_of(picture: Picture, seat: int) -> str:
    """Give the building where a look at a land begins: one that could be contracted, if any."""
    player = picture.view.players[seat]
    ordered = sorted(player.ground, key=_spot)
    could = [at for at in ordered if space_thing(seat, at) in picture.contracts]
    built = [at for at in ordered if player.cards.get(at) in picture.box.is_building]
    return space_thing(seat, [*could, *built, *ordered][0])


def opening(picture: Picture, menu: Menu, thing: str) -> Action | None:
    """Give the step that opens the list in which a thing on the screen can be chosen, or None."""
    if not picture.my_turn or picture.view.pending:
        return None
    begin = picture.box.moves.begin.get(_verb(picture, thing))
    if begin is None or begin not in picture.scene.seen.legal:
        return None
    view = picture.game.clone(picture.view)
    picture.game.apply(view, begin)
    listed = (one for step in picture.game.legal(view) for one in menu.things(view, step))
    return begin if thing in listed else None


def _verb(picture: Picture, thing: str) -> str:
    """Say what is begun with a thing: a card is built, a building used, a forest felled."""
    where, view = space_of(thing), picture.view
    if where is None:
        kind, _, card = thing.partition(":")
        if kind != "card":
            return ""
        return "settle" if card in picture.box.is_settlement else "build"
    seat, at = where
    card = view.players[seat].cards.get(at, "")
    if card in _HARVEST:
        return _HARVEST[card] if seat == view.seat else ""
    if card not in picture.box.is_building:
        return ""
    return "clergy" if seat == view.seat else "contract"


def reason(picture: Picture, thing: str) -> str:
    """Say why nothing can be done with a space or a card now."""
    if not picture.my_turn:
        return ""
    refusal = _refused(picture, thing) if picture.path is None else _in_the_way(picture, thing)
    return "" if refusal is None else picture.game_words.refusal(picture.voice, refusal)


def _in_the_way(picture: Picture, thing: str) -> Refusal | None:
    """Say why a space cannot be chosen for what is being done."""
    where, path = space_of(thing), picture.path
    if where is None or path is None:
        return None
    seat, at = where
    card = getattr(path, "card", "")
    if path.kind in ("building", "settling") and card:
        return spaces(picture.box, picture.view, seat, card).get(at)
    visited = path.kind in ("sending", "contracting")
    return picture.game.refusal(picture.view, Visit(seat, at) if visited else At(at))


def _refused(picture: Picture, thing: str) -> Refusal | None:
    """Say why nothing is begun with a thing: no action can be for it, or not now."""
    where, verb = space_of(thing), _verb(picture, thing)
    if where is None and not verb:
        return None
    if where is not None and not verb:
        return picture.game.refusal(picture.view, At(where[1]))
    begin = picture.box.moves.begin[verb]
    refusal = picture.game.refusal(picture.view, begin)
    if refusal is not None:
        return refusal
    view = picture.game.clone(picture.view)
    picture.game.apply(view, begin)
    step = Visit(*where) if where is not None else Choose(thing.partition(":")[2])
    return picture.game.refusal(view, step)
