"""What is left of a fault: a traceback in the log, and one sentence that says how to find it.

At home the sentence names the file; a server's visitor gets a number that stands in its log.
"""

from __future__ import annotations

import logging
import secrets
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from saves.errors import SaveError
from saves.files import write_whole
from tui import __version__
from tui.words import Words

if TYPE_CHECKING:
    from tui.app import HernaApp

LOG = "herna.log"
SERVER_LOG = logging.getLogger("herna.server")
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
        note = f"{moment} herna {__version__}\n{told}\n".encode("utf-8", "replace")
        write_whole(file, before + note)
    except (OSError, SaveError):
        return None
    return file


def report(error: BaseException) -> str:
    """Write a traceback, without the values of variables, to the server's log; give its number."""
    number = secrets.token_hex(4)
    SERVER_LOG.error("fault %s\n%s", number, "".join(traceback.format_exception(error)))
    return number


def sentence(words: Words, file: Path | None, *, saved: bool | None) -> str:
    """Say that the app has ended by a fault, and whether its game is saved (None: it had none)."""
    if file is None:
        return _stopped(words, saved)
    return _stopped(words, saved) + " " + words.t("Details: {file}", file=file)


def sentence_for_visitor(words: Words, number: str, *, saved: bool | None) -> str:
    """Say to a visitor of a server that his app has ended by a fault."""
    known = words.t("The server's operator can find it in the log as {number}.", number=number)
    return _stopped(words, saved) + " " + known


def _stopped(words: Words, saved: bool | None) -> str:
    if saved is None:
        return words.t("Herna crashed.")
    if saved:
        return words.t("Herna crashed. Your game is saved.")
    return words.t("Herna crashed. Your last steps may not be saved.")


def last_words(app: HernaApp, error: BaseException) -> str:
    """Save what can be saved, note the fault, and give the sentence about it. Never raises."""
    saved: bool | None
    try:
        saved = app.save_all() if app.games() else None
    except Exception as second:  # the fault may be in what is to be saved
        second.__cause__ = error
        error, saved = second, False
    words = app.house.words
    if app.house.visitor is not None:
        return sentence_for_visitor(words, report(error), saved=saved)
    return sentence(words, note(app.house.places.logs, error), saved=saved)
