"""The sample position of the design's pictures, with its log and its last line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.game import Event
from core.match import LogLine
from core.table import Seen
from tests.tui.scenes import EN
from tests.tui.seeland.boards import (
    BOX,
    PAINTER,
    place,
    sample,
    scene,
    seen_of,
    tile,
)
from tui.keymap import KeyHint, key_line
from tui.play.scene import Scene
from tui.widgets.lines import Line
from tui.words import Words

_RULE = (
    "crop tile",
    (
        "Free space next to a mill of your own. No mill of yours on the map: any free space next "
        "to developed land. Crops do not turn isles.",
    ),
)


def _event(kind: str, seat: int, **values: Any) -> Event:
    return Event(kind, seat, "seeland.market", values)


def log() -> tuple[LogLine, ...]:
    """Give the log of the two turns before."""
    fields = (tile("R1"), tile("T0"), tile("C2"))
    events = (
        (19, _event("bought", 2, space=1, tile=tile("C2"), price=0)),
        (19, _event("placed", 2, hex=place("F6"), tile=tile("C2"))),
        (
            19,
            _event("harvested", 2, hex=place("G7"), points=13, mill=5, fields=fields, bonus=5),
        ),
        (20, _event("bought", 3, space=2, tile=tile("M0"), price=1)),
        (20, _event("placed", 3, hex=place("D9"), tile=tile("M0"))),
        (20, _event("built", 3, hex=place("D9"))),
        (20, _event("turned", 3, hex=place("C10"), tile=tile("C5*"))),
        (20, _event("turned", 3, hex=place("E10"), tile=tile("T1"))),
        (20, _event("governor-came", 3, hex=place("D9"), remaining=5)),
    )
    assert all(turn < sample().turns and place("D9") < len(BOX.hexes) for turn, _ in events)
    return tuple(LogLine(step, turn, event) for step, (turn, event) in enumerate(events))


def seen_at_the_table(**changes: Any) -> Seen:
    """Make what Jiří sees."""
    return seen_of(sample(), 0, step=30, log=log(), can_undo=True, **changes)


def key_line_of(seen: Seen, *keys: str, house: Sequence[KeyHint] = (), **values: Any) -> Line:
    """Make the last line: what the painter says about choosing, and keys of the house."""
    bare = scene(seen, *keys, **values)
    usual = (("Esc", "back"), ("u", "undo"), ("i", "rule"), ("O", "others"), ("?", ""))
    return key_line([*PAINTER.hints(bare), *(house or usual)], bare.width)


def picture(
    width: int, height: int, *keys: str, house: Sequence[KeyHint], words: Words = EN
) -> Scene:
    """Make the scene of a design picture; `house` are the keys that every game has."""
    seen = seen_at_the_table(bots=() if width < 120 else (3,))
    values: dict[str, Any] = {"width": width, "height": height, "words": words, "rule": _RULE}
    line = key_line_of(seen, *keys, house=house, **values)
    return scene(seen, *keys, **values, key_line=line)
