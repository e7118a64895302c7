"""Draws the home screen."""

from __future__ import annotations

from collections.abc import Sequence

from tui import __version__
from tui.screens.menu import Item, item_lines
from tui.screens.page import KeyHint, Page, assemble, head, paragraphs
from tui.widgets.lines import Line, merge, pad, width

MENU_WIDTH = 76
TOP = 3
"""Blank lines above the menu where there is room for them."""


def draw(
    page: Page, items: Sequence[Item], at: int, notice: str, keys: Sequence[KeyHint]
) -> list[Line]:
    """The menu in the middle; on a low page everything but the menu gives way."""
    t = page.words.t
    top = head(page, "Herna", t("version {number}", number=__version__))
    cells = min(page.width, MENU_WIDTH)
    left = max(0, (page.width - cells) // 2)
    menu = item_lines(page, items, at, cells)
    room = page.height - 2
    if len(menu) > room:
        first = max(0, min(at - room + 1, len(menu) - room))
        return assemble(page, top, menu[first : first + max(room, 1)], keys)
    below = [[], *paragraphs(page, cells, notice)] if notice else []
    greeting = _greeting(page, cells)
    spare = room - len(menu) - len(below)
    above = [*greeting, []] if spare > len(greeting) else []
    lead = max(0, min(TOP, spare - len(above)))
    body = [*([] for _ in range(lead)), *above, *menu, *below]
    return assemble(page, top, [_moved(each, left) for each in body], keys)


def _greeting(page: Page, cells: int) -> list[Line]:
    text = page.words.t("Board games in the terminal, by keyboard, with people and bots")
    return [pad([(text, "dim")], cells)] if width(text) <= cells else []


def _moved(of: Line, cells: int) -> Line:
    return merge([(" " * cells, "text"), *of]) if of else []
