"""What is left of a fault: a traceback in the log file, and one sentence that names the file."""

from __future__ import annotations

import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from tui import __version__
from tui.words import Words

if TYPE_CHECKING:
    from tui.app import HernaApp

LOG = "herna.log"
KEPT = 200_000
"""Bytes of older notes that stay in the file."""


def note(folder: Path, error: BaseException) -> Path | None:
    """Write a traceback, without the values of variables, to the log; give the file, if it went."""
    file = folder / LOG
    told = "".join(traceback.format_exception(error))
    moment = time.strftime("%Y-%m-%d %H:%M:%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        before = file.read_bytes()[-KEPT:] if file.exists() else b""
        file.write_bytes(before + f"{moment} herna {__version__}\n{told}\n".encode())
    except OSError:
        return None
    return file


def sentence(words: Words, file: Path | None, *, saved: bool) -> str:
    """Say that the app has ended by a fault."""
    said = (
        words.t("Herna had to stop because of a fault. Your game is saved.")
        if saved
        else words.t("Herna had to stop because of a fault. The last moves may not be saved.")
    )
    if file is None:
        return said
    return said + " " + words.t("What went wrong stands in {file}.", file=file)


def last_words(app: HernaApp, error: BaseException) -> str:
    """Save what can be saved, note the fault, and give the sentence about it. Never raises."""
    try:
        saved = app.save_all()
    except Exception as second:  # the fault may be in what is to be saved
        second.__cause__ = error
        error, saved = second, False
    return sentence(app.house.words, note(app.house.places.logs, error), saved=saved)
