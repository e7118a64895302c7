"""What a client may ask for, and what it is told about the rest. One plain sentence each."""

from __future__ import annotations

from dataclasses import dataclass

from tui.terminal import read_terminal
from tui.widgets.lines import clean
from tui.words import Words

STATUS = "status"
"""The command that tells how many tables wait."""
FIGURES = "figures"
"""The command that gives an admin the server's figures."""
NOT_DONE, WRONG = 1, 2
"""Exit statuses: it cannot be done here; it makes no sense."""
_LONGEST_TABLE, _LOOKED_AT = 80, 400
_COPYING = ("scp ", "rsync ", "sftp-server")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a client has asked for in one channel."""

    terminal: str | None
    """What it calls its terminal; None if it brings none."""
    command: str | None = None
    subsystem: str | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Open the app, at a table if one is named."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class Tell:
    """Answer a command."""

    what: str


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say a sentence and end with a status."""

    sentence: str
    status: int


def decide(asked: Asked, words: Words, *, admin: bool) -> Play | Tell | Refuse:
    """Say what is to be done."""
    t = words.t
    if asked.subsystem is not None:
        return Refuse(t("Files cannot be copied here: this server only plays games."), NOT_DONE)
    command = (asked.command or "")[:_LOOKED_AT].strip()
    if command == STATUS or (command == FIGURES and admin and asked.terminal is None):
        return Tell(command)
    if command and asked.terminal is None:
        return Refuse(_no_command(command, words), WRONG)
    if asked.terminal is None:
        return Refuse(t("Herna needs a terminal: run ssh without a command, or with -t."), 1)
    if not read_terminal({"TERM": asked.terminal}).usable:
        return Refuse(t("This terminal (TERM) cannot show full-screen programs."), NOT_DONE)
    return Play(clean(command)[:_LONGEST_TABLE])


def _no_command(command: str, words: Words) -> str:
    if command.startswith(_COPYING):
        return words.t("Files cannot be copied here: this server only plays games.")
    return words.t(
        "There is no command “{name}” here. ssh -t HOST TABLE goes to a table, ssh HOST "
        "status tells how many are waiting for you.",
        name=clean(command)[:_LONGEST_TABLE],
    )
