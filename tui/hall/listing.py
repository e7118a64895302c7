"""What the hall tells one visitor about its tables; nothing he may not know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tui.hall.cards import SeatCard, Stage, TableCard
from tui.play.names import alike

if TYPE_CHECKING:
    from collections.abc import Container

    from tui.hall.held import Held
    from tui.hall.stored import BrokenTable
    from tui.hall.visitor import Visitor


def stage(held: Held) -> Stage:
    """Say how far a table has come."""
    if held.trouble is not None and held.room is None:
        return "broken"
    if held.summary.ended:
        return "ended"
    return "playing" if held.begun else "open"


def may_join(held: Held, visitor: Visitor) -> bool:
    """Whether a free seat is open to a visitor, perhaps with a code."""
    if not held.free_seats() or held.summary.ended or held.seats_of(visitor.key):
        return False
    return held.seating.access != "keys" or visitor.key in held.seating.invited


def may_see(held: Held, visitor: Visitor) -> bool:
    """Whether a visitor may know of the table and watch it without its code."""
    seating = held.seating
    if held.seats_of(visitor.key) or visitor.key == seating.host or seating.access == "anyone":
        return True
    return seating.access == "keys" and visitor.key in seating.invited


def may_enter(held: Held, visitor: Visitor) -> bool:
    """Whether a visitor may come in, at least to watch."""
    return may_see(held, visitor) or visitor.key in held.let_in


def let_in(held: Held, visitor: Visitor) -> bool:
    """Let in a visitor who has said the code, and give whether a code is all he needs."""
    if held.seating.access != "keys":
        held.let_in.add(visitor.key)
    return may_enter(held, visitor)


def listed(held: Held, visitor: Visitor) -> bool:
    """Whether the lobby shows the table: also one with free seats that asks for its code."""
    return may_see(held, visitor) or (held.seating.access == "code" and may_join(held, visitor))


def card(held: Held, visitor: Visitor, present: Container[str]) -> TableCard:
    """Tell a visitor about a table. `present` holds the keys of all who are on the server."""
    seating, summary = held.seating, held.summary
    mine = held.seats_of(visitor.key)
    seats = tuple(_seat(held, seat, mine, present) for seat in range(len(summary.players)))
    return TableCard(
        id=held.id,
        name=summary.name,
        game=held.game,
        stage=stage(held),
        seats=seats,
        host=seating.host_name,
        access=seating.access,
        code=seating.code if mine or visitor.key == seating.host else "",
        may_join=may_join(held, visitor),
        turn=summary.turn,
        watchers=sum(stay.how == "watch" for stay in held.stays),
        changed=summary.saved,
        policy=seating.undo,
        hints=seating.hints,
        points_ahead=seating.points_ahead,
        memory=seating.memory,
        options=seating.settings,
        winners=summary.winners,
        seated_elsewhere=any(
            stay.how == "seat" and stay.visitor.key == visitor.key for stay in held.stays
        )
        and bool(mine),
        hosted=visitor.key == seating.host,
        trouble=held.trouble if held.room is None else None,
    )


def broken_card(table: BrokenTable, visitor: Visitor) -> TableCard | None:
    """Tell a visitor about a table that cannot be played, if it is one of his.

    Where it cannot be read whose the seats are, that goes by the names of the players.
    """
    players = () if table.summary is None else table.summary.players
    seats = tuple(SeatCard(name=one.name, level=one.level, points=one.points) for one in players)
    if table.seating is not None:
        holders, host = table.seating.holders, table.seating.host
        his = visitor.key == host or visitor.key in holders
        if len(holders) == len(seats):
            seats = tuple(
                replace(seat, mine=holder == visitor.key)
                for seat, holder in zip(seats, holders, strict=True)
            )
    else:
        his = any(one.level is None and alike(one.name, visitor.name) for one in players)
    if not his:
        return None
    return TableCard(
        id=table.id,
        name=table.name,
        game=table.game,
        stage="broken",
        seats=seats,
        host="" if table.seating is None else table.seating.host_name,
        may_join=False,
        changed=table.saved,
        trouble=table.error,
    )


def _seat(held: Held, seat: int, mine: tuple[int, ...], present: Container[str]) -> SeatCard:
    player, holder = held.summary.players[seat], held.seating.holders[seat]
    return SeatCard(
        name="" if held.seating.free(seat) else player.name,
        level=player.level,
        mine=seat in mine,
        away=holder is not None and holder not in present,
        guest=held.guest(seat),
        to_move=held.begun and held.summary.to_move == seat,
        points=player.points,
    )
