"""What the command line tells the app: where to begin, in which language, with whose files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    # The core is imported after the first paint; the command line only needs its names.
    from core.table import Sitter


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that can be opened without another question; everything in it was checked."""

    game: str
    sitters: tuple[Sitter, ...]
    """Who sits where; as many as the game allows."""
    options: Mapping[str, str]
    """Settings that differ from the default, as they are written on a command line."""
    components: Mapping[str, Any] | None
    """What lies in the box, if it is not the usual box."""
    seed: int | None
    """None: the app draws one."""


@dataclass(frozen=True, slots=True)
class Start:
    """How the app starts."""

    lang: str | None = None
    """A code of `tui.words.LANGUAGES`; None: what the settings or the system say."""
    data: Path | None = None
    """The folder of settings, saves and logs; None: see `saves.folders`."""
    action: Literal["home", "new", "resume", "join"] = "home"
    new: NewTable | None = None
    """The table to open; set with `new`."""
    resume: str | None = None
    """The name of the save; None: the last one. Means something with `resume`."""
    table: str = ""
    """The name of the shared table to go to; set with `join`."""
    door: str = ""
    """The command by which others come to this server; nothing at home."""
