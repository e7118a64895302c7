"""What a player has set, and the file it is kept in."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from saves.errors import writing
from saves.files import write_whole


class RememberedSeat(BaseModel):
    """Who sat at a place of the last new table."""

    model_config = ConfigDict(frozen=True, strict=True)

    name: str
    level: str = ""
    """The bot's level; empty for a person."""


class Settings(BaseModel):
    """All settings of one player. Frozen: a change makes new settings, see `changed`."""

    # Settings of a newer version are kept when this version saves.
    model_config = ConfigDict(frozen=True, extra="allow")

    language: Literal["", "en", "cs"] = ""
    """Empty: the system's."""
    theme: str = "dark"
    """The name of a palette; an unknown one is dark."""
    glyphs: Literal["", "unicode", "ascii"] = ""
    """Empty: unicode if the locale and the terminal can."""
    keys: dict[str, tuple[str, ...]] = {}
    """Id of an action to its keys, for actions whose keys differ from the table of keys."""
    confirm_end: Literal["always", "useful", "never"] = "useful"
    """When the end of a turn is asked about; useful: if something could still be done."""
    bot_speed: Literal["instant", "pause", "key"] = "pause"
    """How bots move: at once, with a short pause, or step by step on a key."""
    contract: Literal["ask", "prior", "brother"] = "ask"
    """Ora et Labora: who goes when another works in one's building, if he is at home."""
    points_ahead: bool = True
    """Previews tell how points change."""
    memory: bool = True
    """What was seen of hidden hands stays on the screen."""
    mouse: bool = True
    bell: bool = False
    """Ring the terminal's bell when it is a player's turn again."""
    notice: bool = False
    """Let the terminal show a notice then (OSC 9)."""
    colours: Literal["", "true", "256", "16", "none"] = ""
    """How many colours are sent, a word of `tui.terminal.DEPTHS`; empty: as the terminal can."""
    clipboard: bool = False
    """Lines to be told others are put on the player's clipboard too (OSC 52, never read)."""
    czech_digits: Literal["", "yes", "no"] = ""
    """Whether `+ěščřžýáíé` count as digits. Empty: if the locale is Czech or Slovak."""
    cursor: bool = False
    """Show the terminal's cursor on what has the focus, for screen readers and magnifiers."""
    welcomed: bool = False
    """The first start has been gone through."""
    seats: tuple[RememberedSeat, ...] = ()
    """The seats of the last new table."""
    game: str = ""
    """The game of the last new table."""
    played: tuple[str, ...] = ()
    """The games that a table was made for."""

    def changed(self, **values: object) -> Settings:
        """Give these settings with some changed. Raises ValidationError for a bad value."""
        return Settings.model_validate({**self.model_dump(), **values})


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they were read, and what was wrong with the file."""

    settings: Settings
    unreadable: bool = False
    """The file was put aside because it holds no settings."""
    ignored: tuple[str, ...] = ()
    """Names of settings whose values make no sense; they have their defaults."""


def load(path: Path) -> Loaded:
    """Read settings. A missing file gives the defaults; a broken one is put aside."""
    try:
        text = path.read_bytes()
    except OSError:
        return Loaded(Settings())
    try:
        return Loaded(Settings.model_validate_json(text))
    except ValidationError as error:
        names = {str(problem["loc"][0]) for problem in error.errors() if problem["loc"]}
    if names:
        return _without(text, names)
    with suppress(OSError):
        path.replace(path.with_suffix(".broken"))
    return Loaded(Settings(), unreadable=True)


def _without(text: bytes, names: set[str]) -> Loaded:
    from pydantic_core import from_json

    data = {name: value for name, value in from_json(text).items() if name not in names}
    return Loaded(Settings.model_validate(data), ignored=tuple(sorted(names)))


def save(path: Path, settings: Settings) -> None:
    """Write settings, whole and to the disk. Raises ReadOnly, DiskFull or Failed."""
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    written = settings.model_dump_json(indent=2, exclude_defaults=True)
    write_whole(path, written.encode() + b"\n")
