"""`herna`, `herna new` and `herna resume`: the commands that open the app."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tui.commands.parser import Parser, Wrong, near
from tui.start import NewTable, Start
from tui.words import Words

if TYPE_CHECKING:
    from core.table import Sitter

HUMAN = "human"
"""What may stand after the last `=` of a seat instead of a bot's level."""


def new(words: Words, arguments: Sequence[str]) -> int:
    """Open the app at a new table."""
    about = words.t(
        "Opens a new table. A seat is a name, or name=level for a bot. The last = counts; "
        "name=human is a person, whatever the name contains."
    )
    usage = words.t("GAME --seat NAME[=LEVEL] ... [options]")
    parser = Parser(words, "herna new", usage, about)
    parser.section(words.p("heading of the help", "table"))
    parser.expects("game", words.t("GAME"), words.t("the game; see herna games"))
    parser.takes(
        "--seat", words.t("who plays, in seating order"), value=words.t("NAME=LEVEL"), many=True
    )
    parser.takes(
        "--set", words.t("a setting; see herna games"), value=words.t("KEY=VALUE"), many=True
    )
    parser.takes("--seed", words.t("seed for shuffling the cards"), value="N")
    found = parser.read(arguments)
    return _open(_start(found, action="new", new=_new_table(words, found)))


def resume(words: Words, arguments: Sequence[str]) -> int:
    """Open the app at a save."""
    about = words.t("Continues the last game, or the saved game with this name.")
    parser = Parser(words, "herna resume", words.t("[NAME]"), about)
    parser.section(words.p("heading of the help", "saved game"))
    parser.expects("name", words.t("NAME"), words.t("name of the saved game"))
    found = parser.read(arguments)
    if found["name"] is not None:
        _find_save(words, found)
    return _open(_start(found, action="resume", resume=found["name"]))


def open_home(found: dict[str, Any]) -> int:
    """Open the app at its first screen; `found` are the options that every command takes."""
    return _open(_start(found))


def _start(found: dict[str, Any], **more: Any) -> Start:
    data = None if found["data"] is None else Path(found["data"])
    return Start(lang=found["lang"], data=data, **more)


def _open(start: Start) -> int:
    """Import the app only now: no other command waits for Textual."""
    from tui.app import run

    return run(start)


def _find_save(words: Words, found: dict[str, Any]) -> None:
    """Say before the app opens that there is no such save. Raises Wrong."""
    from saves.errors import Missing, SaveError
    from saves.folders import folders
    from saves.store import Store
    from tui.words.saves import trouble

    store = Store(folders(found["data"]).saves)
    try:
        store.find(found["name"])
    except Missing:
        known = [entry.name for entry in store.entries()]
        sentence = words.t("There is no saved game “{name}”.", name=found["name"])
        raise Wrong(sentence + near(words, found["name"], known)) from None
    except SaveError as error:
        raise Wrong(trouble(words, error)) from None


def _new_table(words: Words, found: dict[str, Any]) -> NewTable:
    from tui.commands.tables import read_box, read_number, read_seats

    box = read_box(words, found["game"], found["set"] or [])
    sitters = tuple(read_seat(words, seat) for seat in found["seat"] or [])
    if not sitters:
        raise Wrong(words.t("No players given. Name each one with --seat."))
    read_seats(words, box.game, len(sitters))
    _check_names(words, [sitter.name for sitter in sitters])
    seed = None if found["seed"] is None else read_number(words, "--seed", found["seed"])
    return NewTable(box.game.id, sitters, box.written, box.components, seed)


def _check_names(words: Words, names: Sequence[str]) -> None:
    """Raise Wrong for two names of which one is easily taken for the other."""
    from tui.play.names import alike

    for place, name in enumerate(names):
        for other in names[:place]:
            if alike(name, other):
                raise Wrong(
                    words.t(
                        "The names “{name}” and “{other}” look alike. Rename one of them.",
                        name=other,
                        other=name,
                    )
                )


def read_seat(words: Words, text: str) -> Sitter:
    """Read `Eva`, `Tom=medium` or `a=b=human`: the last `=` parts name and level. Raises Wrong."""
    from core.table import Sitter
    from tui.commands.tables import read_level
    from tui.play.names import usable
    from tui.widgets.lines import clean

    written, equals, level = text.rpartition("=")
    name = clean(written if equals else text)
    if not usable(name):
        raise Wrong(words.t("The name “{text}” cannot be displayed.", text=clean(text)))
    chosen = read_level(words, level, others=(HUMAN,)) if equals else HUMAN
    return Sitter(name, None if chosen == HUMAN else chosen)
