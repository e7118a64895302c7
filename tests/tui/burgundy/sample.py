"""The sample position of the design's pictures with its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.burgundy.model import State
from core.game import Event
from core.match import LogLine
from core.table import Seen
from tests.tui.burgundy.boards import BOX, sample, scene, seen_of
from tests.tui.scenes import EN
from tui.keymap import KeyHint, key_line
from tui.play.scene import Scene
from tui.screens.burgundy.hints import hints
from tui.screens.burgundy.picture import Picture
from tui.widgets.lines import Line
from tui.words import Words

_RULE = (
    "Mine",
    (
        "Placing a mine: take 2 silver at once. There are 12 mines among the 114 cards. "
        "Three mines make a triple: printed VP, one bonus of the round, and the 1st bonus if you "
        "are the first with it. See also: triples, first bonus, cloister",
    ),
)


def _event(kind: str, seat: int | None, rule: str = "turn", **values: Any) -> Event:
    return Event(kind, seat, f"burgundy.{rule}", values)


def _card(state: State, seat: int, stack: int, place: int) -> int:
    return state.players[seat].estate[stack][place]


def log(state: State) -> tuple[LogLine, ...]:
    """Tell what has happened in round D."""
    die = state.discard[0]
    played: dict[str, Any] = {"die": die, "source": "hand", "workers": 0}
    events = (
        (53, _event("new-round", None, round=3, cards=(), rows=(0,) * 6)),
        (59, _event("played", 1, **played)),
        (59, _event("took", 1, card=state.players[1].projects[0], row=6)),
        (60, _event("played", 2, **{**played, "workers": 1})),
        (60, _event("took", 2, card=state.players[2].projects[0], row=2)),
        (61, _event("played", 0, **played)),
        (61, _event("placed", 0, card=_card(state, 0, 4, 0), type=6, stack=4, size=1)),
        (61, _event("gained", 0, what="silver", count=BOX.effects.bank_silver)),
        (62, _event("played", 1, **played)),
        (62, _event("sold", 1, goods=1, count=2)),
        (62, _event("gained", 1, what="silver", count=2)),
        (62, _event("got-start", 1, giver=2)),
        (63, _event("played", 2, **played)),
        (63, _event("placed", 2, card=_card(state, 2, 3, 1), type=5, stack=3, size=2)),
        (63, _event("took-animal", 2, thing=3, pile=1)),
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
    state = sample()
    seen = seen_of(state, 0, step=20, log=log(state), can_undo=True)
    bare = scene(seen, *keys, width=width, height=height, rule=_RULE, words=words)
    line = key_line([*hints(Picture(bare)), *house], width)
    return scene(seen, *keys, width=width, height=height, rule=_RULE, words=words, key_line=line)
