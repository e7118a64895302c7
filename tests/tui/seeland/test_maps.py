"""Replaced components: maps of other sizes, rings of other lengths."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from core.match import Match
from core.table import Sitter, Table
from tests.tui.seeland.boards import NAMES, scenes_of
from tests.tui.seeland.maps import game_on, painter_on
from tui.play.composer import Composer
from tui.play.scene import Scene
from tui.widgets.lines import merge, width

SIZES = ((80, 24), (120, 40), (200, 60))
MAPS = ((5, 5), (11, 12), (12, 12), (11, 13), (20, 30))


def _scenes(
    rows: int, columns: int, size: tuple[int, int], ring: int = 10, **values: Any
) -> Iterator[Scene]:
    game, painter = game_on(rows, columns, ring), painter_on(rows, columns, ring)
    rng = random.Random(rows * columns)
    match = Match(game, game.options(), 2, 3)
    table = Table(match, [Sitter(name) for name in NAMES[:2]])
    while not match.over and match.step < 10:
        seat = match.to_move
        assert seat is not None
        seen = table.seen(seat)
        composer = Composer(game, painter.menu)
        composer.update(seen)
        keys = [entry.key for entry in composer.entries if entry.key and entry.allowed]
        pressed = [rng.choice(keys)] if keys else []
        yield scenes_of(painter).scene(seen, *pressed, width=size[0], height=size[1], **values)
        match.play(seat, rng.choice(match.legal()), match.step, 0.0)


@pytest.mark.parametrize("zoom", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("rows", "columns"), MAPS)
def test_every_map_is_drawn_with_its_cursor(
    rows: int, columns: int, size: tuple[int, int], zoom: bool
) -> None:
    painter = painter_on(rows, columns)
    for one in _scenes(rows, columns, size, zoom=zoom):
        lines = scenes_of(painter).text(one).splitlines()
        assert all(width(line) <= size[0] for line in lines)
        cursors = [
            words
            for place in painter.layout(one)
            for line in painter.draw(place, one)
            for words, token in merge(line)
            if token == "cursor"
        ]
        assert cursors, "\n".join(lines)


def _whole(drawn: str, rows: int, columns: int) -> bool:
    """Whether the last number and the last letter of a map stand beside the small hexes."""
    lines = drawn.splitlines()
    numbers = next(line for line in lines if line.startswith("   1   2"))
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[rows - 1]
    return f" {columns} " in numbers + " " and any(line.startswith(f"{letter} ") for line in lines)


def test_eleven_rows_and_twelve_columns_are_whole_at_the_small_size() -> None:
    one = next(_scenes(11, 12, (80, 24)))
    assert _whole(scenes_of(painter_on(11, 12)).text(one), 11, 12)


@pytest.mark.parametrize(("rows", "columns"), [(12, 12), (11, 13)])
def test_a_larger_map_has_large_hexes_that_scroll(rows: int, columns: int) -> None:
    painter = painter_on(rows, columns)
    drawn = scenes_of(painter).text(next(_scenes(rows, columns, (80, 24))))
    assert "┬──┴──┬" in drawn
    assert "→" in drawn or "↓" in drawn
    assert "┬──┴──┬" not in scenes_of(painter).text(
        next(_scenes(rows, columns, (80, 24), zoom=True))
    )


def test_more_rows_are_whole_where_the_terminal_is_higher() -> None:
    one = next(_scenes(12, 12, (80, 26)))
    assert _whole(scenes_of(painter_on(12, 12)).text(one), 12, 12)


@pytest.mark.parametrize("ring", [3, 7, 20])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_any_ring_is_drawn_and_its_spaces_have_keys(ring: int, size: tuple[int, int]) -> None:
    painter = painter_on(11, 12, ring)
    for one in _scenes(11, 12, size, ring):
        assert "Market" in scenes_of(painter).text(one)
        keys = [entry.key for entry in one.composer.first_entries if entry.allowed]
        assert all(keys)
        assert len(set(keys)) == len(keys)
