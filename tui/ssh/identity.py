"""Who a visitor is: the key he proved to have, or a guest's name; never a password."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Literal

import asyncssh

from tui.hall.visitor import Visitor
from tui.play.names import usable
from tui.widgets.lines import clean, head

NAME_CELLS = 20
_LOOKED_AT = 200
"""Characters of a written name that count at all."""
BadListReason = Literal["unreadable", "no-text", "options", "no-key"]
GUEST = "guest:"
"""What the key of a guest begins with; fingerprints begin with the name of their hash."""
_MARKUP = str.maketrans("", "", "[]\\")


class BadList(Exception):
    """A list of keys cannot be used.

    `reason` is `unreadable`, `no-text`, `options` (a key has some before it) or `no-key`, the last
    two with the number of the line.
    """

    def __init__(self, reason: BadListReason, line: int = 0) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line


def printable(text: str, longest: int) -> str:
    """What a client has said, in one line that does no harm to a terminal or a log."""
    return clean(text[: 2 * longest])[:longest]


def nickname(written: str) -> str:
    """A name that can be drawn and read, made of what somebody calls himself; maybe empty."""
    cleaned = clean(written[:_LOOKED_AT].translate(_MARKUP)).strip()
    name = "".join(text for text, _ in head([(cleaned, "")], NAME_CELLS)).strip()
    return name if usable(name) else ""


def with_key(fingerprint: str, written: str) -> Visitor:
    """The visitor who has proved to have a key; without a usable name he is called by the key."""
    _, _, digest = fingerprint.partition(":")
    return Visitor(fingerprint, nickname(written) or f"key {digest[:6]}")


def guest(written: str) -> Visitor:
    """A visitor without a key. Nobody else will ever be taken for him."""
    made_up = secrets.token_urlsafe(12)
    return Visitor(GUEST + made_up, nickname(written) or f"guest {made_up[:4]}", guest=True)


def folder_name(visitor: Visitor) -> str:
    """The name of the folder in which a visitor's own things lie."""
    return visitor.key.partition(":")[2].replace("/", "_").replace("+", "-")


def allowed_keys(file: Path) -> frozenset[str]:
    """Read the fingerprints of the keys in an authorized_keys file. Raises BadList.

    A key with options before it is refused: they restrict it, and nothing here would keep to them.
    """
    try:
        lines = file.read_text("utf-8-sig").splitlines()
    except OSError as error:
        raise BadList("unreadable") from error
    except UnicodeDecodeError as error:
        raise BadList("no-text") from error
    entries = ((number, line.strip()) for number, line in enumerate(lines, 1))
    return frozenset(
        _fingerprint(entry, number)
        for number, entry in entries
        if entry and not entry.startswith("#")
    )


def _fingerprint(entry: str, line: int) -> str:
    """The fingerprint of the key in a line. Raises BadList."""
    try:
        return asyncssh.import_public_key(entry).get_fingerprint()
    except asyncssh.KeyImportError:
        pass
    try:
        asyncssh.import_authorized_keys(entry)
    except ValueError:
        raise BadList("no-key", line) from None
    raise BadList("options", line)
