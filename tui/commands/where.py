"""`herna where`: the places of saves, results, settings and logs."""

from __future__ import annotations

import json
from collections.abc import Sequence

from saves.folders import folders
from tui.commands.parser import Parser
from tui.words import Words


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the folders; with `--json` an object of `saves`, `results`, `settings`, `logs`."""
    about = words.t("Shows where saved games, results, settings and logs are.")
    parser = Parser(words, "herna where", words.t("[--json]"), about)
    parser.section(words.p("heading of the help", "output"))
    parser.takes("--json", words.t("print one JSON object"))
    found = parser.read(arguments)
    places = folders(found["data"])
    if found["json"]:
        paths = {
            "saves": places.saves,
            "results": places.results,
            "settings": places.settings,
            "logs": places.logs,
        }
        print(json.dumps({name: str(path) for name, path in paths.items()}))
        return 0
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
