"""An action as one line of key words and ids, and back: `pay 1 2`, `take-market 3`.

The first word is the action's kind, the rest its fields in order. The same in every language.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from core.game import AnyGame

_NUMBER = re.compile("-?[0-9]{1,9}")


class BadNotation(Exception):
    """The line names no action of this game."""


def write(action: Any) -> str:
    """Write an action as one line."""
    values = [getattr(action, f.name) for f in fields(action) if f.name != "kind"]
    return " ".join([str(action.kind), *(_word(value) for value in values)])


def read(game: AnyGame, line: str) -> Any:
    """Read the action that `write` wrote for this game. Raises BadNotation."""
    words = line.split()
    shape = _shapes(game.actions).get(words[0]) if words else None
    if shape is None or len(shape) != len(words) - 1:
        raise BadNotation(line)
    values: dict[str, object] = {"kind": words[0]}
    for (name, is_tuple), word in zip(shape, words[1:], strict=True):
        values[name] = _many(word) if is_tuple else _one(word)
    try:
        return game.actions.validate_json(json.dumps(values))
    except ValidationError as error:
        raise BadNotation(line) from error


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value) or "-"
    return str(value)


def _one(word: str) -> object:
    if word in ("yes", "no"):
        return word == "yes"
    return int(word) if _NUMBER.fullmatch(word) else word


def _many(word: str) -> tuple[object, ...]:
    return () if word == "-" else tuple(_one(part) for part in word.split(","))


@lru_cache(maxsize=8)
def _shapes(actions: TypeAdapter[Any]) -> dict[str, list[tuple[str, bool]]]:
    """List for each kind of action its fields, and whether they hold a tuple."""
    definitions = actions.json_schema()["$defs"].values()
    return {
        one["properties"]["kind"]["const"]: [
            (name, part.get("type") == "array")
            for name, part in one["properties"].items()
            if name != "kind"
        ]
        for one in definitions
        if "kind" in one["properties"]
    }
