"""Making a table of the hall from what a visitor wants."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from core.table import Sitter
from saves.seating import Seating
from saves.summary import summary_of
from tui.hall.cards import SharedTable
from tui.hall.codes import heard, new_code, new_name, table_name
from tui.hall.held import FREE, Held
from tui.hall.refusal import HallRefusal
from tui.play.opening import open_table

if TYPE_CHECKING:
    from tui.hall.opening import Opener
    from tui.hall.visitor import Visitor


def make(visitor: Visitor, shared: SharedTable, others: Iterable[Held], opener: Opener) -> Held:
    """Make a table with an open room, not yet on the disk.

    Refuses name-taken and bad-name. Raises what `open_table` raises.
    """
    known = list(others)
    name = _name(shared.name, {heard(held.summary.name) for held in known})
    codes = {held.seating.code for held in known}
    code = next(code for code in iter(new_code, "") if code not in codes)
    new = shared.new
    bots = tuple(not sitter.human for sitter in new.sitters)
    sitters = tuple(
        sitter if bots[seat] else Sitter(visitor.name if seat == shared.me else FREE)
        for seat, sitter in enumerate(new.sitters)
    )
    if bots[shared.me]:
        raise ValueError("the seat of who makes the table is a bot's")
    table = open_table(replace(new, sitters=sitters), shared.policy)
    holders = tuple(visitor.key if seat == shared.me else None for seat in range(len(sitters)))
    seating = Seating(
        code=code,
        access=shared.access,
        invited=shared.keys if shared.access == "keys" else (),
        host=visitor.key,
        host_name=visitor.name,
        holders=holders,
        bots=bots,
        begun=all(bot or holder for bot, holder in zip(bots, holders, strict=True)),
        hints=shared.hints,
        settings=dict(new.options),
        undo=shared.policy,
        stand_ins=(),
    )
    return opener.new(name, table, seating, summary_of(table, name, opener.clock()))


def _name(wanted: str, taken: set[str]) -> str:
    if not wanted.strip():
        return new_name(taken)
    name = table_name(wanted)
    if name is None:
        raise HallRefusal("bad-name")
    if heard(name) in taken:
        raise HallRefusal("name-taken", name=name)
    return name
