"""What the drawing functions of the screens share: the page they draw on, and its three bands.

A screen that is not a game is one page of lines: a head, a body and the keys that work. Drawing
is a function of the page and of what the screen knows, so pages are compared as plain text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tui.keymap import KeyHint, key_line
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, cut, fit, justify, line, merge, wrap
from tui.words import Words

__all__ = [
    "NEEDED",
    "KeyHint",
    "Page",
    "assemble",
    "head",
    "indented",
    "paragraphs",
    "too_small",
    "with_tilde",
]

NEEDED = (80, 24)
"""Columns and rows that everything fits into."""


@dataclass(frozen=True, slots=True)
class Page:
    """Language, signs and size in cells."""

    words: Words
    glyphs: Glyphs
    width: int
    height: int

    @property
    def small(self) -> bool:
        """Whether the page is smaller than what everything fits into."""
        return self.width < NEEDED[0] or self.height < NEEDED[1]

    @property
    def large(self) -> bool:
        """Whether there is room for the large layouts."""
        return self.width >= 120 and self.height >= 40


def head(page: Page, left: str, right: str = "") -> Line:
    """The first line: where one is, and something at the right."""
    return justify(
        [(left, "title")], line((right, "dim")) if right else [], page.width, page.glyphs
    )


def too_small(page: Page) -> Line:
    """One line that says which size is needed."""
    text = page.words.t("Needs {columns}×{rows}", columns=NEEDED[0], rows=NEEDED[1])
    return cut([(text, "dim")], page.width, page.glyphs)


def assemble(page: Page, top: Line, body: Sequence[Line], keys: Sequence[KeyHint]) -> list[Line]:
    """The whole page: head, body, keys, exactly as high and at most as wide as the page.

    A body that is too long for a page below the needed size gives way to the sign for more.
    """
    if page.height < 1:
        return []
    if page.small:
        top = too_small(page)
    rows = page.height - 2
    shown = [cut(each, page.width, page.glyphs) for each in body]
    if rows < 1:
        return [shown[0] if shown else cut(top, page.width, page.glyphs)][: page.height]
    if len(shown) > rows:
        shown = [*shown[: rows - 1], [(page.glyphs.more, "dim")]]
    shown += [[] for _ in range(rows - len(shown))]
    return [fit(top, page.width, page.glyphs), *shown, key_line(keys, page.width)]


def with_tilde(text: str) -> str:
    """A text with the player's own folder written as `~`: paths are long and lines are not."""
    return text.replace(f"{Path.home()}/", "~/")


def paragraphs(page: Page, cells: int, *texts: str, token: str = "text") -> list[Line]:
    """Wrapped paragraphs with a blank line between two."""
    lines: list[Line] = []
    for number, text in enumerate(texts):
        if number:
            lines.append([])
        lines += wrap([(text, token)], max(1, cells))
    return lines


def indented(lines: Sequence[Line], cells: int) -> list[Line]:
    """Lines moved to the right."""
    return [merge([(" " * cells, "text"), *each]) if each else [] for each in lines]
