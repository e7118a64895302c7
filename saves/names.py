"""From the name of a table to the name of its file."""

from __future__ import annotations

import unicodedata

from pydantic_core import to_json

_LONGEST = 80
"""Bytes of a file name, so that there is room for endings and numbers everywhere."""

_RESERVED = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"com{number}" for number in range(1, 10)),
    *(f"lpt{number}" for number in range(1, 10)),
}
"""Names that Windows gives to devices; saves may travel there."""


def file_stem(name: str) -> str:
    """Give a safe file name, without its ending, that reads like `name`.

    Letters and digits of any script stay, everything else becomes a dash.
    """
    text = unicodedata.normalize("NFC", name)
    words = "".join(sign if sign.isalnum() else " " for sign in text).split()
    stem = "-".join(words)
    while len(stem.encode()) > _LONGEST:
        stem = stem[:-1]
    stem = stem.strip("-") or "game"
    return f"{stem}-game" if stem.casefold() in _RESERVED else stem


def folded(stem: str) -> str:
    """Give what two file names share if some file system takes them for the same."""
    return unicodedata.normalize("NFKD", stem).casefold()


def clean(text: str) -> str:
    """Give a text without what no file can hold: halves of signs from a badly set terminal."""
    return text.encode("utf-8", "replace").decode()


def cut(text: str, room: int) -> str:
    """Clean a text and shorten it to at most `room` bytes of JSON; then it ends in `…`."""
    text = clean(text)
    if _size(text) <= room:
        return text
    kept, used = [], _size("…")
    for sign in text:
        used += _size(sign)
        if used > room:
            break
        kept.append(sign)
    return "".join(kept).rstrip() + "…"


def _size(text: str) -> int:
    return len(to_json(text)) - 2
