"""Pictures of every kind of moment, both sizes and languages, kept as text.

`HERNA_PICTURES=write` writes them anew; the difference shows what a change does to the screen.
"""

from __future__ import annotations

from typing import Any

import pytest

from core.game import BrokenInvariant
from tests.tui.scenes import CS, EN
from tests.tui.seeland.boards import (
    GAME,
    place,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.seeland.golden import compare
from tests.tui.seeland.positions import CASES, Case
from tests.tui.seeland.sample import key_line_of, seen_at_the_table
from tui.widgets.glyphs import ASCII, UNICODE, Glyphs
from tui.words import Words

_SIZES = ((80, 24), (120, 40))


def _all(case: Case) -> str:
    parts = []
    for words in (EN, CS):
        for width, height in _SIZES:
            parts.append(f"{words.language} {width}x{height}\n{_one(case, words, width, height)}")
    return "\n".join(parts)


def _one(
    case: Case,
    words: Words,
    width: int,
    height: int,
    glyphs: Glyphs = UNICODE,
    **changes: Any,
) -> str:
    seen = seen_of(case.state, case.eyes, **case.changes)
    values: dict[str, Any] = {
        "width": width,
        "height": height,
        "words": words,
        "glyphs": glyphs,
        "moment": None if seen.live else (4, 120),
        **changes,
    }
    line = key_line_of(seen, *case.keys, **values)
    return text(scene(seen, *case.keys, **values, key_line=line))


def _case(name: str) -> Case:
    return next(one for one in CASES if one.name == name)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_moment_looks_as_kept(case: Case) -> None:
    compare(case.name, _all(case))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_moment_is_a_possible_one(case: Case) -> None:
    if case.name == "fetch":
        with pytest.raises(BrokenInvariant):
            GAME.check(case.state)
        return
    GAME.check(case.state)


@pytest.mark.parametrize("size", [(100, 30), (80, 40), (119, 39), (200, 60)], ids=str)
def test_other_sizes_look_as_kept(size: tuple[int, int]) -> None:
    compare(f"size-{size[0]}x{size[1]}", _one(_case("buy-places"), EN, *size))


@pytest.mark.parametrize("size", _SIZES, ids=str)
def test_the_other_size_of_the_map_looks_as_kept(size: tuple[int, int]) -> None:
    compare(f"zoom-{size[0]}x{size[1]}", _one(_case("buy-places"), EN, *size, zoom=True))


@pytest.mark.parametrize("name", ["D9", "I8", "C8", "A7"])
def test_looking_around_looks_as_kept(name: str) -> None:
    focus: dict[str, Any] = {"zone": "map", "focus": f"hex:{place(name)}"}
    compare(
        f"looking-{name}",
        "\n".join(_one(_case("buy-places"), words, 80, 24, **focus) for words in (EN, CS)),
    )


@pytest.mark.parametrize(
    ("zone", "focus"), [("market", "space:7"), ("mills", "seat:1"), ("mills", "mill:81")]
)
def test_the_focus_in_other_zones_looks_as_kept(zone: str, focus: str) -> None:
    if focus.startswith("mill"):
        focus = f"mill:{sample().players[3].mills[0]}"
    drawn = _one(_case("buy"), EN, 80, 24, zone=zone, focus=focus)
    compare(f"zone-{focus.partition(':')[0]}", drawn)


def test_ascii_looks_as_kept() -> None:
    names = ("Jiri", "Dana", "Olga", "Willem")
    seen = seen_at_the_table(names=names)
    pictures = []
    for width, height in _SIZES:
        values: dict[str, Any] = {"width": width, "height": height, "glyphs": ASCII}
        line = key_line_of(seen, "3", **values)
        pictures.append(text(scene(seen, "3", **values, key_line=line)))
    drawn = "\n".join(pictures)
    assert drawn.isascii()
    compare("ascii", drawn)
