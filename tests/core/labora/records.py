"""The recorded games as they are kept: heads, commands, states, and the codes of their goods."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from core.labora.model import COIN5

RECORDED = Path(__file__).with_name("recorded")
CODES = {
    "Wo": "wood",
    "Wh": "whiskey",
    "Gn": "grain",
    "Sw": "straw",
    "Sh": "livestock",
    "Mt": "meat",
    "Cl": "clay",
    "Ce": "pottery",
    "Pt": "peat",
    "Co": "peat_coal",
    "Pn": "coins",
    "Ni": COIN5,
    "Bo": "book",
    "Sn": "stone",
    "Or": "ornament",
    "Fl": "flour",
    "Br": "bread",
    "Gp": "grapes",
    "Wn": "wine",
    "Rq": "reliquary",
    "Ma": "malt",
    "Be": "beer",
    "Jo": "joker",
}


@dataclass(frozen=True, slots=True)
class Recorded:
    """One recorded game: its head, and each command with the state after it."""

    head: dict[str, Any]
    commands: list[tuple[str, dict[str, Any]]]


@cache
def names() -> tuple[tuple[str, str], ...]:
    """List all recorded games as file and name."""
    found = []
    for file in sorted(RECORDED.glob("*.jsonl.gz")):
        found += [(file.name, game.head["game"]) for game in games(file.name)]
    return tuple(found)


@cache
def games(file: str) -> tuple[Recorded, ...]:
    """Read all games of a file."""
    found: list[Recorded] = []
    with gzip.open(RECORDED / file, "rt", encoding="utf-8") as lines:
        for line in lines:
            one = json.loads(line)
            if "game" in one:
                found.append(Recorded(one, []))
            else:
                found[-1].commands.append((one["cmd"], one["s"]))
    return tuple(found)


def goods_in(token: str) -> Counter[str]:
    """Count the goods of a token of two-letter codes."""
    return Counter(CODES[code] for code in re.findall("[A-Z][a-z]", token))
