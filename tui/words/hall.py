"""Why the hall refuses something: one sentence each."""

from __future__ import annotations

from collections.abc import Mapping

from tui.hall.refusal import HallRefusal, Reason
from tui.words import N_, Words

_REFUSALS: Mapping[Reason, str] = {
    "no-table": N_("This table no longer exists."),
    "wrong-code": N_("This is not the table's code."),
    "full": N_("All seats of this table are taken."),
    "not-invited": N_("Your key is not on this table's list."),
    "ended": N_("This game is over."),
    "already-seated": N_("You already have a seat at this table."),
    "too-many-tables": N_("You have as many tables as one person may. Finish or remove one first."),
    "hall-full": N_("The server has no room for another table right now. Try again later."),
    "too-often": N_("Too many attempts. Try again in a minute."),
    "guest": N_("Guests cannot do that. Connect with an SSH key."),
    "not-host": N_("Only the host of the table can do that."),
    "begun": N_("This game has already begun."),
    "name-taken": N_("Another table has this name."),
    "bad-name": N_("This is not a valid table name."),
    "no-seat": N_("You have no such seat at this table."),
    "in-use": N_("This table is open in another program on the server."),
    "broken": N_("The saved game of this table is damaged; the server's operator can help."),
    "not-saved": N_("The server could not save this table, so nothing was changed."),
    "closing": N_("The server is shutting down; try again later."),
}


def refusal(words: Words, refused: HallRefusal) -> str:
    """Say why the hall does not do what was asked."""
    return words.t(_REFUSALS[refused.reason])
