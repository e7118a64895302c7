"""The few settings that the first frame needs, read before anything heavy is imported.

The whole file is read and checked by `tui.settings` after the first paint; what makes no sense
here is left at its default and told there.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FirstLook:
    """How the first frame looks. Empty strings: what the surroundings say."""

    language: str = ""
    theme: str = ""
    colours: str = ""
    glyphs: str = ""
    mouse: bool = True
    welcomed: bool = False
    """The first start has been gone through."""


def read(path: Path) -> FirstLook:
    """Read what can be read; never fails."""
    try:
        data = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return FirstLook()
    if not isinstance(data, dict):
        return FirstLook()
    usable = {
        field.name: data[field.name]
        for field in fields(FirstLook)
        if type(data.get(field.name)) is type(field.default)
    }
    return FirstLook(**usable)
