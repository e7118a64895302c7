"""A question in a box over the screen: what it asks, what keys do to it, how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tui.screens.field import TextField
from tui.screens.menu import Cursor, Item, find, item_lines
from tui.screens.page import Page, indented, paragraphs
from tui.widgets.frames import frame
from tui.widgets.lines import Line, merge, width

WIDEST = 64


@dataclass(slots=True)
class Dialog:
    """A title, some sentences, and choices or a field to fill in."""

    title: str
    texts: Sequence[str]
    choices: Sequence[Item] = ()
    entry: TextField | None = None
    """For a text that is asked; then Enter takes it and there are no choices."""
    cursor: Cursor = field(default_factory=Cursor)

    def choose(self, key: str) -> str | None:
        """Give the id of the choice that has this key in front."""
        number = find(self.choices, key)
        return None if number is None else self.choices[number].id

    def entered(self) -> str:
        """Give what Enter answers: the text of the field, or the choice under the cursor."""
        if self.entry is not None:
            return self.entry.value
        return self.choices[self.cursor.at].id if self.choices else ""


def size(dialog: Dialog, page: Page) -> int:
    """The outer width of the box."""
    label = max((width(item.label) for item in dialog.choices), default=0)
    longest = max(
        [width(text) for text in dialog.texts]
        + [label + width(item.note) + 6 for item in dialog.choices]
        + [width(dialog.title) + 2, 40 if dialog.entry else 0]
    )
    return max(1, min(longest + 6, WIDEST, page.width))


def draw(dialog: Dialog, page: Page) -> list[Line]:
    """The box with its question."""
    cells = size(dialog, page)
    inside = max(1, cells - 6)
    body: list[Line] = [[], *paragraphs(page, inside, *dialog.texts)]
    if dialog.entry is not None:
        body += [[], [("> ", "key"), *dialog.entry.line(max(1, inside - 2))]]
    if dialog.choices:
        body += [[], *item_lines(page, dialog.choices, dialog.cursor.at, inside)]
    body.append([])
    if len(body) + 2 > page.height:
        body = _squeezed(dialog, body, page.height - 2)
    return frame(
        [merge(each) for each in indented(body, 2)],
        cells,
        dialog.title,
        glyphs=page.glyphs,
        focused=True,
    )[: page.height]


def _squeezed(dialog: Dialog, body: list[Line], rows: int) -> list[Line]:
    """What must be seen on a page that is too low: the end of the box, where one answers."""
    kept = [each for each in body if each]
    return kept[max(0, len(kept) - max(1, rows)) :]
