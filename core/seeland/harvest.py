"""The third part of a turn: harvests, records, and governors that check and walk.

Fact sheet 4.3, 6.1 to 6.3, cases 8 to 22. A mill with a figure that is surrounded is waiting for
its harvest; so what is left to do can always be told from the land.
"""

from __future__ import annotations

from core import hexgrid
from core.game import Event, Note
from core.seeland import tiles
from core.seeland.box import Apply, Box, Values
from core.seeland.model import (
    Action,
    Harvest,
    Mark,
    Marking,
    Ordering,
    Player,
    Skip,
    State,
    Walk,
    Walking,
)
from core.seeland.money import golden_number
from core.seeland.scoring import points
from core.seeland.yields import total, yield_of


def ripe(box: Box, land: list[int], player: Player) -> list[int]:
    """List the mills of a player whose neighbours are all occupied."""
    found = []
    for mill in player.mills:
        for near in box.near[mill]:
            if not land[near]:
                break
        else:
            found.append(mill)
    return found


def reap_all(box: Box, state: State, note: Note | None) -> None:
    """Harvest every surrounded mill, the active player's first, until somebody must decide."""
    seats = len(state.players)
    for step in range(seats):
        seat = (state.seat + step) % seats
        player = state.players[seat]
        while mills := ripe(box, state.land, player):
            if len(mills) > 1 and _order_matters(box, state, player, mills):
                state.pending.append(Ordering(seat))
                return
            if not _reap(box, state, seat, mills[0], note):
                return


def _order_matters(box: Box, state: State, player: Player, mills: list[int]) -> bool:
    """Tell whether the order of a player's harvests can change anything.

    It can if one could be marked, or if a governor may take points or walk on.
    """
    if state.records and len(player.records) < box.markers:
        return True
    return any(mill in state.governed for mill in mills)


def _reap(box: Box, state: State, seat: int, mill: int, note: Note | None) -> bool:
    """Harvest a mill; False if somebody must decide before play can go on."""
    worth = total(box, state.land, mill)
    state.players[seat].harvested += worth
    if note:
        _tell_harvest(box, state, seat, mill, note)
    if state.records and record_number(box, state, seat, worth) is not None:
        state.pending.append(Marking(seat, mill, worth))
        return False
    return _send_home(box, state, seat, mill, worth, note)


def _tell_harvest(box: Box, state: State, seat: int, mill: int, note: Note) -> None:
    parts = yield_of(box, state.land, mill)
    values: Values = {
        "hex": mill,
        "points": parts.total,
        "mill": parts.mill,
        "fields": parts.fields,
        "bonus": parts.bonus,
    }
    note(Event("harvested", seat, "seeland.yield", values))


def record_number(box: Box, state: State, seat: int, worth: int) -> int | None:
    """Give the number on which a seat's next marker would lie for a yield; None without one.

    It is the highest free number up to the yield (case 22).
    """
    if len(state.players[seat].records) >= box.markers:
        return None
    taken = [number for player in state.players for number in player.records]
    while worth in taken:
        worth -= 1
    return worth if worth >= 0 else None


def _send_home(box: Box, state: State, seat: int, mill: int, worth: int, note: Note | None) -> bool:
    """Let the governor check, and give the figure back; False if the active player must choose."""
    player = state.players[seat]
    player.mills.remove(mill)
    if mill not in state.governed:
        return True
    state.governed.remove(mill)
    number = golden_number(box, state)
    values: Values = {"hex": mill, "points": worth, "number": number}
    if worth >= number:
        player.rewarded += box.satisfied
        player.governors += 1
        if note:
            values["gained"] = box.satisfied
            note(Event("governor-satisfied", seat, "seeland.governor-check", values))
        return True
    lost = min(box.missed, points(player))
    player.fined += lost
    if note:
        values["lost"] = lost
        note(Event("governor-missed", seat, "seeland.governor-check", values))
    return _walk_on(box, state, mill, note)


def _walk_on(box: Box, state: State, mill: int, note: Note | None) -> bool:
    """Let a dissatisfied governor walk; False if several mills are equally near."""
    targets = nearest_mills(box, state, mill)
    if len(targets) > 1:
        state.pending.append(Walking(mill))
        return False
    if targets:
        _arrive(box, state, mill, targets[0], note)
    else:
        state.gone += 1
        if note:
            note(Event("governor-gone", None, "seeland.governor-walk", {"hex": mill}))
    return True


def ways_to_mills(box: Box, state: State, mill: int) -> dict[int, int]:
    """Give for each mill where a governor from `mill` could stand the steps on developed land."""
    land = state.land
    steps = hexgrid.steps(box.near, [mill], lambda near: land[near] >= tiles.VILLAGE)
    return {
        target: steps[target]
        for player in state.players
        for target in player.mills
        if target != mill and target not in state.governed and target in steps
    }


def nearest_mills(box: Box, state: State, mill: int) -> list[int]:
    """List the nearest mills to which a governor from `mill` would walk, in order."""
    ways = ways_to_mills(box, state, mill)
    least = min(ways.values(), default=0)
    return sorted(target for target, steps in ways.items() if steps == least)


def _arrive(box: Box, state: State, source: int, target: int, note: Note | None) -> None:
    if note:
        steps = ways_to_mills(box, state, source)[target]
        values = {"hex": source, "target": target, "steps": steps}
        note(Event("governor-walked", None, "seeland.governor-walk", {**values}))
    state.governed.append(target)


def legal_harvest(box: Box, state: State, path: Ordering) -> list[Action]:
    """List the surrounded mills of the seat that chooses."""
    return [
        box.moves.harvest[mill] for mill in sorted(ripe(box, state.land, state.players[path.seat]))
    ]


def harvest(box: Box, state: State, action: Harvest, note: Note | None) -> None:
    """Harvest the mill the owner chose, then the others."""
    path = state.pending.pop()
    assert isinstance(path, Ordering)
    if _reap(box, state, path.seat, action.hex, note):
        reap_all(box, state, note)


def mark(box: Box, state: State, action: Mark, note: Note | None) -> None:
    """Lay a harvest marker."""
    path = state.pending[-1]
    assert isinstance(path, Marking)
    number = record_number(box, state, path.seat, path.points)
    assert number is not None
    state.players[path.seat].records.append(number)
    if note:
        values = {"number": number, "points": path.points}
        note(Event("marked", path.seat, "seeland.records", {**values}))
    skip(box, state, action, note)


def skip(box: Box, state: State, action: Mark | Skip, note: Note | None) -> None:
    """Go on after the question for a marker."""
    path = state.pending.pop()
    assert isinstance(path, Marking)
    if _send_home(box, state, path.seat, path.hex, path.points, note):
        reap_all(box, state, note)


def legal_walk(box: Box, state: State, path: Walking) -> list[Action]:
    """List the equally near mills."""
    return [box.moves.walk[mill] for mill in nearest_mills(box, state, path.hex)]


def walk(box: Box, state: State, action: Walk, note: Note | None) -> None:
    """Send the governor to the mill the active player chose (case 15)."""
    path = state.pending.pop()
    assert isinstance(path, Walking)
    _arrive(box, state, path.hex, action.hex, note)
    reap_all(box, state, note)


APPLY: dict[str, Apply] = {
    "harvest": harvest,
    "mark": mark,
    "skip": skip,
    "walk": walk,
}
