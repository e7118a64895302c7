"""What a visitor's environment says about language, signs and keyboard.

Each function takes the environment as a mapping: over a network it is the visitor's, not ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Environment = Mapping[str, str]

_CZECH_KEYBOARDS = ("cs", "sk")


def _locale(environment: Environment, category: str) -> str:
    """Give the locale in force for `category`, in the order that POSIX prescribes."""
    for name in ("LC_ALL", category, "LANG"):
        if value := environment.get(name):
            return value
    return ""


def language(environment: Environment) -> Literal["en", "cs"]:
    """Give the language of the house that is nearest to the visitor's."""
    first = environment.get("LANGUAGE", "").partition(":")[0]
    locale = first or _locale(environment, "LC_MESSAGES")
    return "cs" if locale[:2].lower() in _CZECH_KEYBOARDS else "en"


def glyphs(environment: Environment) -> Literal["unicode", "ascii"]:
    """Give the set of signs that the terminal can surely show."""
    encoding = _locale(environment, "LC_CTYPE").upper().replace("-", "")
    plain = environment.get("TERM", "") in ("linux", "dumb", "vt100", "vt220")
    return "unicode" if "UTF8" in encoding and not plain else "ascii"


def has_czech_digits(environment: Environment) -> bool:
    """Whether the digit row probably types `+ěščřžýáíé`, by the language of the visitor."""
    return _locale(environment, "LC_CTYPE")[:2].lower() in _CZECH_KEYBOARDS


def wants_no_colour(environment: Environment) -> bool:
    """Whether the visitor asks for no colour at all (no-color.org: any value but empty)."""
    return bool(environment.get("NO_COLOR"))
