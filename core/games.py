"""The registry of games. A game's rules are imported when the game is asked for."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, get_args, get_origin

from core.game import AnyGame, Options

_GAMES = {
    "struggle": "core.struggle.game",
    "burgundy": "core.burgundy.game",
    "seeland": "core.seeland.game",
    "labora": "core.labora.game",
}


class UnknownGame(Exception):
    """No game has this id. `near` is the closest id there is, or an empty string."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.near = next(iter(difflib.get_close_matches(name, _GAMES, 1, 0.4)), "")


@dataclass(frozen=True, slots=True)
class Setting:
    """One table setting of a game: its choices as they are written on a command line."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    first: str = ""
    """The choice that suits a first game, if it is not the default."""


def names() -> tuple[str, ...]:
    """List the ids of all games in the order in which screens offer them."""
    return tuple(_GAMES)


def create(name: str, components: Mapping[str, Any] | None = None) -> AnyGame:
    """Make the game `name`, with other components than those in its box if given.

    Raises UnknownGame, or the game's error for components that make no sense.
    """
    if name not in _GAMES:
        raise UnknownGame(name)
    module = import_module(_GAMES[name])
    game: AnyGame = module.create(components)
    return game


def settings(options: type[Options]) -> tuple[Setting, ...]:
    """List the settings of an options model, in its order."""
    found = []
    for name, field in options.model_fields.items():
        extra = field.json_schema_extra
        notes = extra if isinstance(extra, dict) else {}
        rule, first = str(notes.get("rule", "")), str(notes.get("first", ""))
        choices = _choices(field.annotation)
        found.append(Setting(name, choices, _written(field.default), rule, first))
    return tuple(found)


def chosen(options: type[Options], values: Mapping[str, str]) -> Options:
    """Make options from written values. Raises KeyError(name) or ValueError(name) for bad ones."""
    known = {setting.name: setting for setting in settings(options)}
    typed: dict[str, object] = {}
    for name, value in values.items():
        if name not in known:
            raise KeyError(name)
        if value not in known[name].choices:
            raise ValueError(name)
        typed[name] = _meant(options.model_fields[name].annotation, value)
    return options(**typed)


def _choices(annotation: Any) -> tuple[str, ...]:
    if annotation is bool:
        return ("no", "yes")
    if get_origin(annotation) is Literal:
        return tuple(_written(choice) for choice in get_args(annotation))
    raise TypeError(f"a setting cannot be of type {annotation!r}")


def _meant(annotation: Any, written: str) -> object:
    """Give the choice of a setting that is written so."""
    choices = (False, True) if annotation is bool else get_args(annotation)
    return next(choice for choice in choices if _written(choice) == written)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
