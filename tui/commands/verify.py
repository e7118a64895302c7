"""`herna verify`: replays a save and says whether it holds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from saves.errors import SaveError
from saves.opening import verify
from saves.store import read_file
from tui.commands.parser import Parser, Wrong
from tui.words import Words
from tui.words.saves import trouble, verdict

_DOES_NOT_HOLD = 1


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print one sentence; give 0 if the save holds and 1 if it does not or cannot be read."""
    about = words.t("Replays a saved game from its first step and checks that every step is valid.")
    parser = Parser(words, "herna verify", words.t("FILE"), about)
    parser.section(words.p("heading of the help", "saved game"))
    parser.expects("file", words.t("FILE"), words.t("the saved game"))
    named = parser.read(arguments)["file"]
    if named is None:
        raise Wrong(words.t("No saved game given. Name its file."))
    file = Path(named)
    try:
        found = verify(read_file(file))
    except SaveError as error:
        print(trouble(words, error.at(file)))
        return _DOES_NOT_HOLD
    print(verdict(words, found))
    return 0 if found.holds else _DOES_NOT_HOLD
