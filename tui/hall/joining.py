"""Whether a visitor may take a seat at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.hall import listing
from tui.hall.codes import heard
from tui.hall.pace import Pace
from tui.hall.refusal import HallRefusal

if TYPE_CHECKING:
    from tui.hall.held import Held
    from tui.hall.visitor import Visitor


def check(held: Held, visitor: Visitor, code: str, trying: Pace) -> None:
    """Let a visitor join who may, and has the code if the table wants one.

    Refuses ended, already-seated, full, not-invited, too-often or wrong-code.
    """
    if held.summary.ended:
        raise HallRefusal("ended")
    if held.seats_of(visitor.key):
        raise HallRefusal("already-seated")
    if not held.free_seats():
        raise HallRefusal("full")
    if not listing.may_join(held, visitor):
        raise HallRefusal("not-invited")
    if held.seating.access != "code" or visitor.key in held.let_in:
        return
    if not trying.allows(visitor.key):
        raise HallRefusal("too-often")
    if heard(code) != held.seating.code:
        raise HallRefusal("wrong-code")
