"""Where settings, saves, results and logs live: one folder, so that all can be copied at once."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Places:
    """The folders and files under one home. Nothing is made by asking."""

    home: Path

    @property
    def saves(self) -> Path:
        """The folder of saved games."""
        return self.home / "saves"

    @property
    def settings(self) -> Path:
        """The file of settings."""
        return self.home / "settings.json"

    @property
    def results(self) -> Path:
        """The file of results: who won, when, against whom."""
        return self.home / "results.jsonl"

    @property
    def logs(self) -> Path:
        """The folder of logs."""
        return self.home / "logs"


def home(named: str | None = None) -> Path:
    """Give the folder of `--data` (`named`), else of HERNA_HOME, else the system's usual one."""
    chosen = named or os.environ.get("HERNA_HOME")
    if chosen:
        return Path(chosen).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("herna", appauthor=False)
