"""Where the house keeps what belongs to a player."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

NAME = "herna"
VARIABLE = "HERNA_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    """The places of saves, settings, results and logs. Nothing is made before it is needed."""

    saves: Path
    """A folder."""
    settings: Path
    """A file."""
    logs: Path
    """A folder."""
    results: Path
    """A file."""

    @classmethod
    def inside(cls, home: Path) -> Folders:
        """Keep everything in one folder."""
        return cls(home / "saves", home / "settings.json", home / "logs", home / "results.jsonl")


def folders(data: str | Path | None = None, environ: Mapping[str, str] = os.environ) -> Folders:
    """Find the places: in `data`, else in what HERNA_HOME says, else where the system wants it."""
    home = data or environ.get(VARIABLE)
    if home:
        return Folders.inside(Path(home).expanduser().absolute())
    own = platformdirs.user_data_path(NAME, appauthor=False)
    return Folders(
        saves=own / "saves",
        settings=platformdirs.user_config_path(NAME, appauthor=False) / "settings.json",
        logs=platformdirs.user_log_path(NAME, appauthor=False),
        results=own / "results.jsonl",
    )
