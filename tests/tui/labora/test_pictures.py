"""Pictures of every kind of moment, both sizes and languages, kept as text.

`HERNA_PICTURES=write` writes them anew; the difference shows what a change does to the screen.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.labora.boards import PAINTER, scene, seen_of, text
from tests.tui.labora.golden import compare
from tests.tui.labora.positions import CASES, Case
from tests.tui.labora.sample import key_line_of
from tests.tui.scenes import CS, EN
from tui.widgets.glyphs import ASCII, UNICODE, Glyphs
from tui.widgets.lines import fold
from tui.words import Words

_SIZES = ((80, 24), (120, 40))


def _all(case: Case) -> str:
    parts = []
    for words in (EN, CS):
        for width, height in _SIZES:
            parts.append(f"{words.language} {width}x{height}\n{_one(case, words, width, height)}")
    return "\n".join(parts)


def _one(case: Case, words: Words, width: int, height: int, glyphs: Glyphs = UNICODE) -> str:
    seen = seen_of(case.make(), case.seat, **case.changes)
    values: dict[str, Any] = {
        "width": width,
        "height": height,
        "words": words,
        "glyphs": glyphs,
        "moment": None if seen.live else (4, 120),
        **case.shows,
    }
    if case.asked:
        values["message"] = PAINTER.doubt(scene(seen, *case.keys, **values))
    return text(scene(seen, *case.keys, **values, key_line=key_line_of(seen, *case.keys, **values)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_moment_looks_as_kept(case: Case) -> None:
    compare(case.name, _all(case))


@pytest.mark.parametrize("size", [(100, 30), (80, 40), (119, 39), (80, 25), (200, 60)], ids=str)
def test_other_sizes_look_as_kept(size: tuple[int, int]) -> None:
    compare(f"size-{size[0]}x{size[1]}", _one(CASES[1], EN, *size))


@pytest.mark.parametrize("name", ["build", "solo", "payment"])
def test_ascii_looks_as_kept(name: str) -> None:
    case = next(one for one in CASES if one.name == name)
    drawn = "\n".join(_one(case, EN, *size, glyphs=ASCII) for size in _SIZES)
    assert fold(drawn).isascii()
    compare(f"ascii-{name}", drawn)
