"""The sample position of the design's pictures, with its log and its table talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.game import Event
from core.match import LogLine
from core.table import Seen, Talk
from tests.tui.scenes import EN
from tests.tui.struggle.boards import ORE, WOOL, sample, scene, seen_of
from tui.keymap import KeyHint, key_line
from tui.play.scene import Scene
from tui.screens.struggle.hints import hints
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import Line
from tui.words import Words

_BRICK, _GRAIN = 0, 4
_RULE = (
    "swap",
    (
        "One swap per road with side A up. Every swap may use another source: market, deck, or "
        "the hidden hand of one player. You give back one card for each card you take.",
    ),
)


def _event(kind: str, seat: int, **values: Any) -> Event:
    return Event(kind, seat, "struggle.swap", values)


def _cards(resource: int) -> tuple[int, ...]:
    return tuple(int(index == resource) for index in range(5))


def _log() -> tuple[LogLine, ...]:
    drew = Event("drew-swap", 0, "struggle.swap-deck", {"count": 1}, {"cards": _cards(WOOL)}, (0,))
    events = (
        (45, _event("took-market", 1, resource=_GRAIN, place=0)),
        (45, _event("gave-market", 1, resource=WOOL, place=0)),
        (45, _event("took-market", 1, resource=ORE, place=1)),
        (45, _event("gave-market", 1, resource=_BRICK, place=1)),
        (50, _event("took-market", 2, resource=WOOL, place=2)),
        (50, _event("gave-market", 2, resource=_BRICK, place=2)),
        (51, _event("built", 3, item=2, paid=(0, 0, 1, 1, 1), source=-1, side="A")),
        (51, _event("drew", 3, count=3, extra=1)),
        (52, _event("put-away", 0, resource=ORE)),
        (52, drew),
    )
    return tuple(LogLine(step, turn, event) for step, (turn, event) in enumerate(events))


def key_line_of(seen: Seen, *keys: str, **values: Any) -> Line:
    """Make the last line: what the painter says about choosing, and keys of the house."""
    bare = scene(seen, *keys, **values)
    house = (("Esc", "back"), ("u", "undo"), ("i", "rule"), ("O", "others"), ("?", ""))
    return key_line([*hints(Picture(bare)), *house], bare.width)


def picture(
    width: int, height: int, *keys: str, house: Sequence[KeyHint], words: Words = EN
) -> Scene:
    """Make the scene of a design picture; `house` are the keys that every game has."""
    seen = seen_of(
        sample(),
        0,
        step=12,
        log=_log(),
        talk=(Talk(1, "Tom", "nice church, eh?", 0.0),),
        can_undo=True,
        bots=() if width < 120 else (2, 3),
    )
    bare = scene(seen, *keys, width=width, height=height, rule=_RULE, words=words)
    line = key_line([*hints(Picture(bare)), *house], width)
    return scene(seen, *keys, width=width, height=height, rule=_RULE, words=words, key_line=line)
