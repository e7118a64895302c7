"""Why the hall refuses something: one sentence each."""

from __future__ import annotations

from collections.abc import Mapping

from tui.hall.refusal import HallRefusal, Reason
from tui.words import N_, Words

_REFUSALS: Mapping[Reason, str] = {
    "no-table": N_("This table is not there any more."),
    "wrong-code": N_("This is not the code of the table."),
    "full": N_("All seats of this table are taken."),
    "not-invited": N_("Your key is not on the list of this table."),
    "ended": N_("This game is over."),
    "already-seated": N_("You have a seat at this table already."),
    "too-many-tables": N_("There are too many tables. Finish or clear away one of yours first."),
    "too-often": N_("That was too often. Wait a minute and try again."),
    "guest": N_("Guests cannot do that. Come in with a key."),
    "not-host": N_("Only who made the table can do that."),
    "begun": N_("This game has begun already."),
    "name-taken": N_("Another table has this name."),
    "bad-name": N_("This cannot be the name of a table."),
    "no-seat": N_("There is no such seat for you at this table."),
    "in-use": N_("This table is open in another program on the server."),
    "broken": N_("The save of this table is damaged; who runs the server can look after it."),
    "not-saved": N_("The server could not save this table, so nothing was changed."),
}


def refusal(words: Words, refused: HallRefusal) -> str:
    """Say why the hall does not do what was asked."""
    return words.t(_REFUSALS[refused.reason])
