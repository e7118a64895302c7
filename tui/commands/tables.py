"""What several commands read from their arguments: a game, its settings, its components, bots."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from core import games
from core.bots.levels import LEVELS
from core.game import AnyGame, BadComponents, Options
from saves.errors import SaveError
from saves.files import read_whole
from tui.commands.parser import Wrong, near
from tui.words import Words
from tui.words.registry import for_game
from tui.words.saves import trouble

COMPONENTS = "components"
"""The setting that every game has besides its own: a file that says what lies in the box."""


@dataclass(frozen=True, slots=True)
class Box:
    """A game as the arguments ask for it."""

    game: AnyGame
    options: Options
    written: dict[str, str]
    """The settings that were named, as they were written."""
    components: dict[str, Any] | None
    """What lies in the box if a file says so."""


def read_box(words: Words, name: str | None, settings: Sequence[str]) -> Box:
    """Read the name of a game and its `key=value` settings. Raises Wrong."""
    if name is None:
        raise Wrong(
            words.t("No game given. Available games: {games}.", games=", ".join(games.names()))
        )
    if name not in games.names():
        there = words.t("Available games: {games}.", games=", ".join(games.names()))
        sentence = words.t("There is no game “{name}”.", name=name)
        raise Wrong(sentence + (near(words, name, games.names()) or " " + there))
    written = _pairs(words, settings)
    file = written.pop(COMPONENTS, None)
    components = None if file is None else _read_json(words, Path(file))
    game = _make(words, name, file, components)
    return Box(game, _options(words, game, written), written, components)


def read_seats(words: Words, game: AnyGame, count: int) -> int:
    """Check a number of seats. Raises Wrong."""
    if count not in game.seats:
        counts = ", ".join(str(seats) for seats in game.seats)
        raise Wrong(
            words.n(
                "{game} cannot be played by {count} player; it takes {counts}.",
                "{game} cannot be played by {count} players; it takes {counts}.",
                count,
                game=game.id,
                counts=counts,
            )
        )
    return count


def read_level(words: Words, name: str, others: Iterable[str] = ()) -> str:
    """Check the name of a bot's level; `others` may stand there too. Raises Wrong."""
    known = [*others, *LEVELS]
    if name in known:
        return name
    raise Wrong(
        words.t(
            "There is no bot “{name}”. Choose one of: {known}.", name=name, known=", ".join(known)
        )
    )


def read_number(words: Words, option: str, text: str, least: int | None = None) -> int:
    """Read a whole number that is not less than `least`. Raises Wrong."""
    try:
        number = int(text)
    except ValueError:
        raise Wrong(
            words.t("{option} needs a whole number, not “{text}”.", option=option, text=text)
        ) from None
    if least is not None and number < least:
        raise Wrong(words.t("{option} must be at least {least}.", option=option, least=least))
    return number


def _pairs(words: Words, settings: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key or not value:
            raise Wrong(words.t("--set needs key=value, not “{setting}”.", setting=setting))
        if key in pairs:
            raise Wrong(words.t("The setting “{key}” is given twice.", key=key))
        pairs[key] = value
    return pairs


def _options(words: Words, game: AnyGame, written: Mapping[str, str]) -> Options:
    settings = {setting.name: setting for setting in games.settings(game.options)}
    for key, value in written.items():
        if key not in settings:
            known = ", ".join([*settings, COMPONENTS])
            raise Wrong(
                words.t(
                    "{game} has no setting “{key}”. It has: {known}.",
                    game=game.id,
                    key=key,
                    known=known,
                )
            )
        choices = settings[key].choices
        if value not in choices:
            raise Wrong(
                words.t(
                    "{key} cannot be “{value}”. Choose one of: {choices}.",
                    key=key,
                    value=value,
                    choices=", ".join(choices),
                )
            )
    return games.chosen(game.options, written)


def _read_json(words: Words, file: Path) -> dict[str, Any]:
    try:
        content = json.loads(read_whole(file))
    except SaveError as error:
        raise Wrong(trouble(words, error)) from None
    except (ValueError, RecursionError):
        raise Wrong(words.t("{file} is not a JSON file.", file=file)) from None
    if not isinstance(content, dict):
        raise Wrong(words.t("{file} contains no components.", file=file))
    return content


def _make(words: Words, name: str, file: str | None, components: Mapping[str, Any] | None) -> Any:
    try:
        return games.create(name, components)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "-"
        raise Wrong(_fault(words, first["type"], place, str(file))) from None
    except BadComponents as error:
        why = for_game(name).components(words, error)
        sentence = words.t("The components in {file} contradict each other.", file=file)
        raise Wrong(f"{sentence} {why}") from None


def _fault(words: Words, kind: str, place: str, file: str) -> str:
    match kind:
        case "missing":
            return words.t("{file}: “{place}” is missing.", file=file, place=place)
        case "extra_forbidden":
            return words.t("{file}: unknown field “{place}”.", file=file, place=place)
        case _:
            return words.t("{file}: the value of “{place}” is wrong.", file=file, place=place)
