"""`herna where`: the places of saves, results, settings and logs."""

from __future__ import annotations

from collections.abc import Sequence

from saves.folders import folders
from tui.commands.parser import Parser
from tui.words import Words


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the folders."""
    about = words.t("Shows where saved games, results, settings and logs are.")
    found = Parser(words, "herna where", "", about).read(arguments)
    places = folders(found["data"])
    named = (
        (words.p("where files are", "saved games"), places.saves),
        (words.p("where files are", "results"), places.results),
        (words.p("where files are", "settings"), places.settings),
        (words.p("where files are", "logs"), places.logs),
    )
    wide = max(len(name) for name, _ in named)
    for name, path in named:
        print(f"{name:{wide}}  {path}")
    return 0
