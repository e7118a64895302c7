"""`herna status` and `ssh HOST status`: how many tables wait, and for whom.

Both are made for a shell prompt or a line of tmux: one line, no colours, and an exit status that
says whether anything waits.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from saves.errors import SaveError
from saves.folders import folders
from tui.commands.parser import Parser, Wrong, near
from tui.words import Words

if TYPE_CHECKING:
    from tui.hall.hall import Hall
    from tui.hall.stored import StoredTable
    from tui.hall.visitor import Visitor

WAITING, NOTHING_WAITS = 0, 1
"""The exit statuses."""


class Seat(NamedTuple):
    """A seat that somebody has at a stored table."""

    key: str
    name: str
    table: str
    to_move: bool


def run(words: Words, arguments: Sequence[str]) -> int:
    """Say which stored tables wait; 0 if one does, 1 if none does."""
    from tui.hall.stored import FOLDER, read_tables
    from tui.words.saves import trouble

    found = _read(words, arguments)
    try:
        tables, _ = read_tables(folders(found["data"]).saves.parent / FOLDER)
    except SaveError as error:
        raise Wrong(trouble(words, error)) from None
    seats = seats_of(tables)
    if found["as"] is not None:
        seats = _of(words, seats, found["as"])
    waiting = [seat for seat in seats if seat.to_move]
    if found["json"]:
        listed = [{"table": seat.table, "name": seat.name, "key": seat.key} for seat in waiting]
        print(json.dumps({"waiting": listed}, ensure_ascii=False))
    elif found["count"]:
        print(len({seat.table for seat in waiting}))
    elif found["as"] is not None:
        print(sentence(words, [seat.table for seat in waiting]))
    else:
        print("\n".join(by_person(words, waiting)) or sentence(words, []))
    return WAITING if waiting else NOTHING_WAITS


def _read(words: Words, arguments: Sequence[str]) -> dict[str, Any]:
    t = words.t
    about = t(
        "Lists the tables of the server that are waiting, and for whom; the server's files "
        "must be on this machine. It need not be running. Exit status: 0 if a table is "
        "waiting, 1 if none is, 2 for a wrong argument."
    )
    parser = Parser(words, "herna status", t("[--as KEY|NAME] [--count | --json]"), about)
    parser.section(words.p("heading of the help", "status"))
    whose = t("only the tables of this key, or of people with this name")
    parser.takes("--as", whose, value=t("KEY|NAME"))
    parser.takes("--count", t("print only the number of waiting tables"))
    parser.takes("--json", t("print one JSON object"))
    return parser.read(arguments)


def seats_of(tables: Iterable[StoredTable]) -> list[Seat]:
    """List the seats that people hold at tables that have not ended, the newest table first."""
    return [
        Seat(key, player.name, table.summary.name, _waits(table, number))
        for table in tables
        if not table.summary.ended
        for number, (player, key) in enumerate(
            zip(table.summary.players, table.seating.holders, strict=True)
        )
        if key is not None
    ]


def _waits(table: StoredTable, seat: int) -> bool:
    """Whether a person must decide there; a bot may have taken the seat meanwhile."""
    summary = table.summary
    return table.seating.begun and summary.to_move == seat and summary.players[seat].level is None


def _of(words: Words, seats: Sequence[Seat], who: str) -> list[Seat]:
    """Keep the seats of a key or of all people of a name. Raises Wrong if there is nobody."""
    found = [seat for seat in seats if seat.key == who or seat.name.casefold() == who.casefold()]
    if not found:
        said = words.t("Nobody at any table has the key or name “{who}”.", who=who)
        raise Wrong(said + near(words, who, {seat.name for seat in seats}))
    return found


def sentence(words: Words, tables: Sequence[str]) -> str:
    """Say how many tables wait, and which, in one line."""
    if not tables:
        return words.t("No table is waiting.")
    names = ", ".join(tables)
    return words.n(
        "{count} table waiting: {names}",
        "{count} tables waiting: {names}",
        len(tables),
        names=names,
    )


def by_person(words: Words, waiting: Sequence[Seat]) -> list[str]:
    """Say for whom tables wait, a line each, in the order of their names."""
    people: dict[str, list[Seat]] = {}
    for seat in waiting:
        people.setdefault(seat.key, []).append(seat)
    lines = [
        f"{seats[0].name}: {sentence(words, [seat.table for seat in seats])}"
        for seats in people.values()
    ]
    return sorted(lines, key=str.casefold)


def text(words: Words, hall: Hall, visitor: Visitor) -> str:
    """Give what `ssh HOST status` says to a visitor: one line."""
    return sentence(words, [card.name for card in hall.cards(visitor) if card.waits])


def status(hall: Hall, visitor: Visitor) -> int:
    """Give the exit status of `ssh HOST status`."""
    return WAITING if hall.waiting(visitor) else NOTHING_WAITS
