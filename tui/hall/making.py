"""Making a table of the hall from what a visitor wants."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from core.table import Sitter
from saves.seating import Seating
from saves.summary import summary_of
from tui.hall.cards import SharedTable
from tui.hall.codes import heard, new_name, table_name
from tui.hall.held import FREE, Held
from tui.hall.refusal import HallRefusal
from tui.play.names import distinct
from tui.play.opening import open_table
from tui.start import NewTable

if TYPE_CHECKING:
    from tui.hall.opening import Opener
    from tui.hall.stay import Stay
    from tui.hall.visitor import Visitor


def make(visitor: Visitor, shared: SharedTable, opener: Opener) -> Held:
    """Make a table with an open room, not yet on the disk.

    Refuses name-taken and bad-name. Raises what `open_table` raises.
    """
    names = opener.register.names()
    name = chosen_name(shared.name, names) if shared.name.strip() else new_name(names)
    new = shared.new
    bots = tuple(not sitter.human for sitter in new.sitters)
    taken, sitters = [visitor.name, FREE], []
    for seat, sitter in enumerate(new.sitters):
        if bots[seat]:
            sitters.append(replace(sitter, name=distinct(sitter.name, taken)))
            taken.append(sitters[-1].name)
        else:
            sitters.append(Sitter(visitor.name if seat == shared.me else FREE))
    if bots[shared.me]:
        raise ValueError("the seat of who makes the table is a bot's")
    table = open_table(replace(new, sitters=tuple(sitters)), shared.policy)
    holders = tuple(visitor.key if seat == shared.me else None for seat in range(len(sitters)))
    seating = Seating(
        code=opener.free_code(),
        access=shared.access,
        invited=shared.keys if shared.access == "keys" else (),
        host=visitor.key,
        host_name=visitor.name,
        holders=holders,
        bots=bots,
        begun=all(bot or holder for bot, holder in zip(bots, holders, strict=True)),
        hints=shared.hints,
        points_ahead=shared.points_ahead,
        memory=shared.memory,
        settings=dict(new.options),
        undo=shared.policy,
        stand_ins=(),
    )
    return opener.new(name, table, seating, summary_of(table, name, opener.clock()))


def make_again(stay: Stay, turned: bool, opener: Opener) -> Held:
    """Make a table like the one of `stay`, with the same people, perhaps one seat further.

    Who had left the seat to a bot has it again. Raises what `open_table` raises.
    """
    held, old = stay.held, stay.table
    order = list(range(len(old.sitters)))
    if turned:
        order = order[1:] + order[:1]
    bots = tuple(held.seating.bots[seat] for seat in order)
    sitters = tuple(
        old.sitters[seat]
        if held.seating.bots[seat]
        else replace(old.sitters[seat], level=None, resigned=False)
        for seat in order
    )
    new = NewTable(old.game.id, sitters, held.seating.settings, old.components, None)
    table = open_table(new, old.policy)
    holders = tuple(held.seating.holders[seat] for seat in order)
    seating = held.seating.model_copy(
        update={
            "code": opener.free_code(),
            "host": stay.visitor.key,
            "host_name": stay.own_name,
            "holders": holders,
            "bots": bots,
            "begun": all(bot or holder for bot, holder in zip(bots, holders, strict=True)),
            "stand_ins": (),
        }
    )
    name = new_name(opener.register.names())
    return opener.new(name, table, seating, summary_of(table, name, opener.clock()))


def chosen_name(wanted: str, taken: set[str]) -> str:
    """Give the name of a table from what was written. Refuses bad-name, name-taken."""
    name = table_name(wanted)
    if name is None:
        raise HallRefusal("bad-name")
    if heard(name) in taken:
        raise HallRefusal("name-taken", name=name)
    return name
