"""Says the same in fewer bytes: colours that stay are not sent again for every piece of text.

Textual ends each piece of text with a reset and begins the next with all its colours, the
unchanged ground included. Over a slow line that is half of what is sent. Bytes are counted by
`tests/bench`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

_RESET = "\x1b[0m"
_STYLE = re.compile(r"(\x1b\[0m)?\x1b\[([0-9;]+)m|\x1b\[0m")


def leaner(text: str) -> str:
    """Output with the same effect and fewer colour codes.

    The text must begin in the terminal's reset state, as each write of Textual's does.
    """
    if _RESET not in text:
        return text
    before = ""

    def shorter(match: re.Match[str]) -> str:
        nonlocal before
        reset, style = match.groups()
        if style is None:
            before = ""
            return match.group()
        if reset is None:
            before = f"{before};{style}" if before else style
            return match.group()
        was, before = before, style
        return _change(was, style)

    return _STYLE.sub(shorter, text)


class _Parts(NamedTuple):
    attributes: frozenset[str]
    front: str
    back: str


@lru_cache(maxsize=4096)
def _parts(style: str) -> _Parts | None:
    """What a list of codes sets; None if it holds a code that is not understood."""
    codes = style.split(";")
    attributes: set[str] = set()
    front = back = ""
    while codes:
        code = codes.pop(0)
        if code in ("38", "48"):
            length = {"5": 2, "2": 4}.get(codes[0] if codes else "", 0)
            if not length or len(codes) < length:
                return None
            colour = ";".join([code, *codes[:length]])
            del codes[:length]
        else:
            colour = code
        number = int(code) if code else 0
        if 1 <= number <= 9:
            attributes.add(code)
        elif 30 <= number <= 39 or 90 <= number <= 97:
            front = colour
        elif 40 <= number <= 49 or 100 <= number <= 107:
            back = colour
        else:
            return None
    return _Parts(frozenset(attributes), front, back)


@lru_cache(maxsize=16384)
def _change(before: str, after: str) -> str:
    """The shortest way from one style to another."""
    anew = f"\x1b[0;{after}m"
    was, will = _parts(before) if before else _Parts(frozenset(), "", ""), _parts(after)
    if was is None or will is None or not was.attributes <= will.attributes:
        return anew
    if (was.front and not will.front) or (was.back and not will.back):
        return anew
    codes = sorted(will.attributes - was.attributes)
    codes += [
        new for old, new in ((was.front, will.front), (was.back, will.back)) if new and new != old
    ]
    return f"\x1b[{';'.join(codes)}m" if codes else ""
