"""`herna verify`: replays saves and says whether they hold."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from saves.errors import SaveError
from saves.opening import verify
from saves.store import read_file
from tui.commands.parser import Parser, Wrong
from tui.commands.progress import Bar
from tui.words import Words
from tui.words.saves import trouble, verdict

_DOES_NOT_HOLD = 1


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print a sentence a file; give 0 if all hold and 1 if one does not or cannot be read."""
    about = words.t(
        "Replays saved games from their first step and checks that every step is valid."
    )
    parser = Parser(words, "herna verify", words.t("FILE ..."), about)
    parser.section(words.p("heading of the help", "saved game"))
    parser.expects("file", words.t("FILE"), words.t("the saved games"), many=True)
    files = [Path(name) for name in parser.read(arguments)["file"]]
    if not files:
        raise Wrong(words.t("No saved game given. Name its file."))
    found = []
    with Bar(sys.stderr, len(files)) as bar:
        for file in files:
            found.append(_check(words, file))
            bar.tell(len(found))
    for file, (_, said) in zip(files, found, strict=True):
        print(said if len(files) == 1 else f"{file}: {said}")
    return 0 if all(holds for holds, _ in found) else _DOES_NOT_HOLD


def _check(words: Words, file: Path) -> tuple[bool, str]:
    """Tell whether a save holds, and give the sentence about it."""
    try:
        verified = verify(read_file(file))
    except SaveError as error:
        return False, trouble(words, error.at(file))
    return verified.holds, verdict(words, verified)
