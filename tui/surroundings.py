"""What a visitor's environment says about language and keyboard; `tui.terminal` has the rest.

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


def has_czech_digits(environment: Environment) -> bool:
    """Whether the digit row probably types `+ěščřžýáíé`, by the language of the visitor."""
    return _locale(environment, "LC_CTYPE")[:2].lower() in _CZECH_KEYBOARDS
