"""Aids that a player may switch off: the points of a step in its preview, the cards once seen."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from core.games import names
from tests.tui.struggle.boards import NAMES
from tui.play.scene import Aids
from tui.widgets.lines import plain

TOLD = re.compile(
    r"VP −?\d+ → |\+\d+ VP now|Harvest \S+ now: |on \S+ it harvests|\bscores −?\d|Final points"
)
AHEAD = re.compile(r"│ \+\d+ *│")
"""What a tile would harvest, on its space of the large map."""
REMEMBERED = re.compile(r"Seen: |\bhas (?:\d+ )?(?:brick|lumber|ore|wool|grain)", re.IGNORECASE)


def shown(game: str, aids: Aids, size: tuple[int, int], count: int = 24) -> list[str]:
    """Draw some moments of random games at which something is looked at."""
    boards: Any = import_module(f"tests.tui.{game}.boards")
    play: Any = import_module(f"tests.tui.{game}.random_play")
    return [
        boards.text(boards.scene(one.seen, *one.keys, width=size[0], height=size[1], aids=aids))
        for one in play.sparse(3, count, 11, NAMES)
    ]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", names())
def test_without_the_aid_no_preview_tells_points(game: str, size: tuple[int, int]) -> None:
    assert any(TOLD.search(text) for text in shown(game, Aids(), size))
    for text in shown(game, Aids(points=False), size):
        assert not TOLD.search(text), text


def test_without_the_aid_no_space_of_the_map_tells_points() -> None:
    assert any(AHEAD.search(text) for text in shown("seeland", Aids(), (120, 40)))
    for text in shown("seeland", Aids(points=False), (120, 40)):
        assert not AHEAD.search(text), text


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_without_the_aid_no_card_that_was_seen_is_listed(size: tuple[int, int]) -> None:
    assert any(REMEMBERED.search(text) for text in shown("struggle", Aids(), size, 60))
    for text in shown("struggle", Aids(memory=False), size, 60):
        assert not REMEMBERED.search(text), text


@pytest.mark.parametrize("memory", [True, False])
def test_the_page_of_the_others_promises_only_what_it_lists(memory: bool) -> None:
    boards: Any = import_module("tests.tui.struggle.boards")
    play: Any = import_module("tests.tui.struggle.random_play")
    seen = next(iter(play.sparse(2, 1, 11, NAMES))).seen
    page = plain(boards.PAINTER.look("O", boards.scene(seen, aids=Aids(memory=memory))))
    assert ("The others" if memory else "Other players") in page
    assert ("could see of their hands" in page) is memory
