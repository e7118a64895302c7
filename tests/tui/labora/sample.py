"""The sample position of the design's pictures, in the middle of building the Windmill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.journal import Step
from core.table import Seen
from tests.tui.labora.boards import (
    IVA,
    after,
    moves,
    sample,
    scene,
    seen_of,
)
from tests.tui.scenes import EN
from tui.keymap import KeyHint, key_line
from tui.play.scene import Scene
from tui.screens.labora.hints import hints
from tui.screens.labora.picture import Picture
from tui.widgets.lines import Line
from tui.words import Words

HOUSE: tuple[KeyHint, ...] = (
    ("Esc", "back"),
    ("u", "undo"),
    ("i", "rule"),
    ("O", "others"),
    ("Tab", "zone"),
    ("?", ""),
)
_RULE = (
    "Windmill",
    (
        "Turns up to 7 Grain into Flour, and you get 1 Straw for each.",
        "Stands on coast or hillside.",
        "Your Prior may use a building in the same turn it is built.",
        "See: clergy, building, straw",
    ),
)


def key_line_of(seen: Seen, *keys: str, house: Sequence[KeyHint] = HOUSE, **values: Any) -> Line:
    """Make the last line: what the painter says about choosing, and keys of the house."""
    bare = scene(seen, *keys, **values)
    chosen = hints(Picture(bare))
    told = {key for key, _ in chosen}
    return key_line([*chosen, *(one for one in house if one[0] not in told)], bare.width)


def picture(width: int, height: int, *keys: str, words: Words = EN) -> Scene:
    """Make the scene of a design picture."""
    build = moves()["build"]
    state = after(sample(), [build])
    step = Step(IVA, build, 0.0, opens=True, forced=False, revealed=False, turn=state.turns)
    seen = seen_of(state, IVA, step=1, path=(step,), can_undo=True)
    values: dict[str, Any] = {"width": width, "height": height, "words": words, "rule": _RULE}
    line = key_line_of(seen, *keys, **values)
    return scene(seen, *keys, **values, key_line=line)
