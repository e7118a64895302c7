"""What holds for every picture of every game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from core.table import Seen, Sitter
from tests.tui.scenes import Scenes
from tui.play.scene import Scene
from tui.rules.library import load
from tui.widgets import frames
from tui.widgets.lines import Line, crop, merge, plain, width
from tui.words import Words

SIZES = ((80, 24), (120, 40))
OTHER_SIZES = ((80, 25), (80, 40), (100, 30), (119, 39), (120, 39), (200, 60))
UNSAFE = (Sitter("\u202eEva\n"), Sitter("[b]Tom"), Sitter("🙂" * 90), Sitter(""))
"""People whose names would do harm if they were drawn as they are."""


def all_fill_their_places(
    scenes: Scenes, of: Iterable[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every panel fills its place, and nothing is cut there but by who signs for it."""

    def checked(line: Line, cells: int) -> Line:
        assert width(line) <= cells, plain([line])
        return crop(line, cells)

    monkeypatch.setattr(frames, "crop", checked)
    for one in of:
        rows = scenes.text(one).splitlines()
        assert len(rows) == one.height
        assert all(width(row) <= one.width for row in rows)


def nothing_is_cut(scenes: Scenes, of: Iterable[Scene], may_cut: Iterable[str]) -> None:
    """The panels have room for all that stands in them, but for some."""
    painter = scenes.painter
    for one in of:
        for place in painter.layout(one):
            if place.panel not in may_cut:
                drawn = plain(painter.draw(place, one))
                assert one.glyphs.more not in drawn, drawn


def panels_lie_apart(scenes: Scenes, one: Scene) -> set[tuple[int, int]]:
    """Panels lie inside the terminal and none on another; give the cells they take."""
    taken: set[tuple[int, int]] = set()
    for place in scenes.painter.layout(one):
        cells = {
            (row, column)
            for row in range(place.row, place.row + place.height)
            for column in range(place.column, place.column + place.width)
        }
        assert place.height > 0
        assert place.width > 0
        assert not cells & taken, place
        assert all(0 <= row < one.height and 0 <= column < one.width for row, column in cells), (
            place
        )
        taken |= cells
    return taken


def the_page_fits(scenes: Scenes, letter: str, one: Scene) -> None:
    """The page behind a letter is there and is not wider than the terminal."""
    lines = scenes.painter.look(letter, one)
    assert lines
    for line in lines:
        assert width(line) <= one.width, plain([line])


def cursors(scenes: Scenes, one: Scene, zone: str = "actions") -> list[str]:
    """Find what is drawn as the cursor; outside the list only in the panel of the zone."""
    return [
        words
        for place in scenes.painter.layout(one)
        if zone in ("actions", place.panel)
        for line in scenes.painter.draw(place, one)
        for words, token in merge(line)
        if token == "cursor"
    ]


def names_are_safe(scenes: Scenes, seen: Seen) -> None:
    """Names neither turn the text round nor are read as markup."""
    assert seen.sitters[:2] == UNSAFE[:2]
    for wide, high in SIZES:
        drawn = scenes.text(scenes.scene(seen, width=wide, height=high))
        assert "\u202e" not in drawn
        assert "[b]" in drawn


def facts_are_whole(scenes: Scenes, of: Iterable[Scene], words: Words) -> None:
    """Every rule page of the game can ask for facts; some get an answer, none a broken one."""
    pages = load([scenes.game.id], words.language).pages
    said = 0
    for one in of:
        for page in pages:
            facts = scenes.painter.facts(one, page.id)
            said += len(facts)
            assert all(fact and "{" not in fact for fact in facts)
    assert said


def hints_fit(scenes: Scenes, one: Scene) -> None:
    """The hints of the keys that choose are whole and fit the last line."""
    hints = scenes.painter.hints(one)
    assert all(key and meaning for key, meaning in hints)
    assert sum(width(key) + width(meaning) + 3 for key, meaning in hints) <= 80
