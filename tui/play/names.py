"""Names of people: which two are taken for the same, and how one is told from others.

Nobody may pass for another one at a table, in the lobby, or at one keyboard. So names are compared
as eyes do: without case, width and accents, and letters that look alike are one letter.
"""

# Look-alike letters are what this is about.
# ruff: noqa: RUF001

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from tui.widgets.lines import clean, width

LONGEST_NICKNAME = 20
"""Cells."""

_ALIKE = {
    "a": "аαɑᴀᎪ∀ѧ",
    "b": "вьъβƅʙᏏ",
    "c": "сϲᴄⅽꮯ¢",
    "d": "ԁɗđðᏧⅾ",
    "e": "еєεҽɛᴇ℮ɘə",
    "f": "ƒғẝꞙ",
    "g": "ɡցǥɢ",
    "h": "һнηհʜħᏂ",
    "j": "јϳʝɉյ",
    "k": "кκқҡᴋƙ",
    "l": "i1ıіιӏɩℓłⅼ|!ǀɪʟӀ∣Ꭵ",
    "m": "мᴍⅿ",
    "n": "пηиոռɴŋ",
    "o": "0оοσօᴏøөθ๐௦ѳ",
    "p": "рρᴘþϸƿ",
    "q": "ԛգɋ",
    "r": "гʀᴦɾⲅꭇя",
    "s": "ѕꜱʂ$",
    "t": "тτᴛŧ",
    "u": "υսʋᴜцμ",
    "v": "νѵᴠⅴ",
    "w": "ѡωԝᴡшա",
    "x": "хχҳⅹ×",
    "y": "уγүʏყ",
    "z": "ᴢʐƶȥ",
    "ae": "æ",
    "oe": "œ",
}
"""Signs that are read as a Latin letter, of the kinds that Unicode's security data lists."""

_LETTER = {sign: letter for letter, signs in _ALIKE.items() for sign in signs}

_CAPITALS = str.maketrans("ΗΝΥΜ", "HNYM")
"""Greek capitals that look like another Latin letter than their small ones do."""

_PAIRS = (("rn", "m"), ("vv", "w"))
"""Letters that together look like one."""

_DROPPED = frozenset(" '’‘`´ʹʼ.,·-‐‑–—_")
"""Signs that are overlooked between letters."""


@lru_cache(4096)
def likeness(name: str) -> str:
    """Give what two names share if one is easily taken for the other; empty for no name."""
    wide = unicodedata.normalize("NFKC", clean(name))
    if any(sign.isascii() and sign.isalpha() for sign in wide):
        wide = wide.translate(_CAPITALS)
    bare = unicodedata.normalize("NFKD", wide.casefold())
    letters = [sign for sign in bare if unicodedata.category(sign) != "Mn"]
    read = "".join(_LETTER.get(sign, sign) for sign in letters if sign not in _DROPPED)
    for pair, letter in _PAIRS:
        read = read.replace(pair, letter)
    return read or clean(name)


def alike(one: str, other: str) -> bool:
    """Whether one name is easily taken for the other."""
    return likeness(one) == likeness(other)


def usable(name: str) -> bool:
    """Whether a name can be drawn and read: some sign of it is a letter, a digit or a picture."""
    return any(unicodedata.category(sign)[0] in "LNS" for sign in clean(name))


def distinct(name: str, others: Iterable[str], longest: int = LONGEST_NICKNAME) -> str:
    """Give the name, with a number behind it if it is easily taken for one of `others`.

    It stays at most `longest` cells wide.
    """
    taken = {likeness(one) for one in others}
    found, number = name, 1
    while likeness(found) in taken:
        number += 1
        stem = name
        while width(f"{stem}-{number}") > longest:
            stem = stem[:-1]
        found = f"{stem}-{number}"
    return found
