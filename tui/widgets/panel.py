"""The base of everything that is drawn on a game screen: a widget made of text lines."""

from collections.abc import Sequence
from typing import Protocol, cast

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from themes.palettes import Palette
from tui.terminal import Terminal
from tui.widgets.lines import Line, fold, merge
from tui.widgets.styles import rich_style


class HasPalette(Protocol):
    """What a panel asks of the app it lives in."""

    @property
    def palette(self) -> Palette: ...

    @property
    def terminal(self) -> Terminal: ...


class LinesPanel(Widget):
    """Draws the lines it is given and repaints only what differs from the lines before.

    The app must have a `palette` and a `terminal` (see `HasPalette`); when one of them changes, the
    app calls `restyle` or changes its Textual theme, which does the same.
    """

    DEFAULT_CSS = """
    LinesPanel {
        width: 1fr;
        height: 1fr;
    }
    """

    class LineClicked(Message):
        """The mouse was clicked on a line of a panel."""

        def __init__(self, panel: "LinesPanel", row: int, column: int) -> None:
            self.panel = panel
            self.row = row
            self.column = column
            super().__init__()

        @property
        def control(self) -> "LinesPanel":
            """The panel, so that handlers can be bound to one by its id."""
            return self.panel

    def __init__(
        self,
        lines: Sequence[Line] = (),
        *,
        id: str | None = None,  # noqa: A002 - the name Textual gives this argument
        classes: str | None = None,
        can_focus: bool = False,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.can_focus = can_focus
        self._lines: list[Line] = [merge(each) for each in lines]
        self._strips: dict[int, Strip] = {}
        self._cursor: tuple[int, int] | None = None

    @property
    def lines(self) -> list[Line]:
        """The lines shown now."""
        return self._lines

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines instead of the ones before; equal parts of the screen stay untouched."""
        new = [merge(each) for each in lines]
        old, self._lines = self._lines, new
        if new != old and not self.size.width:
            # While it is hidden it has no size, and nothing drawn before may come to light again.
            self.restyle()
        for region in changed_regions(old, new, self.size.width):
            for row in region.line_range:
                self._strips.pop(row, None)
            self.refresh(region)

    def cursor_at(self, row: int, column: int) -> None:
        """Put the terminal's own cursor on a cell, where screen readers and magnifiers find it."""
        self._cursor = (row, column)
        self._place_cursor()

    def restyle(self) -> None:
        """Draw everything again, because colours or the terminal's abilities have changed."""
        self._strips.clear()
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """The line at a row of the widget, as wide as the widget."""
        strip = self._strips.get(y)
        if strip is None or strip.cell_length != self.size.width:
            strip = self._draw(self._lines[y] if y < len(self._lines) else [])
            self._strips[y] = strip
        return strip

    def _draw(self, of: Line) -> Strip:
        app = cast(HasPalette, self.app)
        palette, terminal = app.palette, app.terminal
        segments = [
            Segment(_drawable(text, terminal), rich_style(palette, token, terminal.depth))
            for text, token in of
        ]
        ground = rich_style(palette, "text", terminal.depth)
        return Strip(segments).adjust_cell_length(self.size.width, ground)

    def _place_cursor(self) -> None:
        if self._cursor is not None and self.is_attached:
            row, column = self._cursor
            self.app.cursor_position = self.content_region.offset + Offset(column, row)

    def on_mount(self) -> None:
        """Follow the themes of the app."""
        self.app.theme_changed_signal.subscribe(self, self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self.restyle()

    def on_resize(self) -> None:
        """Keep the terminal's cursor on its cell when the panel has moved."""
        self._place_cursor()

    def on_click(self, event: events.Click) -> None:
        """Tell which line was clicked."""
        at = event.get_content_offset(self)
        if at is not None:
            self.post_message(self.LineClicked(self, at.y, at.x))


def _drawable(text: str, terminal: Terminal) -> str:
    """The text without anything that could steer the terminal, in ASCII if it knows no more."""
    if not text.isprintable():
        text = _without_controls(text)
    return text if terminal.unicode else fold(text)


def _without_controls(text: str) -> str:
    """The text with blanks for what must not be sent, as wide as it was measured."""
    return "".join(each if each.isprintable() else " " * cell_len(each) for each in text)


_GAP_WORTH_SKIPPING = 12
"""So many equal cells between two changes cost more to send than to move the cursor over."""


def changed_regions(old: Sequence[Line], new: Sequence[Line], cells: int) -> list[Region]:
    """The parts of a panel that differ between two lists of lines.

    In a row, changes near each other are one region; rows under each other whose changes stand in
    the same columns share a region. `cells` is the width of the panel.
    """
    regions: list[Region] = []
    above: dict[tuple[int, int], int] = {}
    for row in range(max(len(old), len(new))):
        before = old[row] if row < len(old) else []
        after = new[row] if row < len(new) else []
        here: dict[tuple[int, int], int] = {}
        for start, end in _reaches(before, after, cells) if before != after else ():
            index = above.get((start, end))
            if index is None:
                index = len(regions)
                regions.append(Region(start, row, end - start, 1))
            else:
                regions[index] = regions[index].grow((0, 0, 1, 0))
            here[start, end] = index
        above = here
    return regions


def _reaches(before: Line, after: Line, cells: int) -> list[tuple[int, int]]:
    """Where two lines differ: the first cell of each change and the one after its last."""
    reaches: list[tuple[int, int]] = []
    pairs = zip(_cells(before, cells), _cells(after, cells), strict=True)
    for column, (one, other) in enumerate(pairs):
        if one == other:
            continue
        if reaches and column - reaches[-1][1] < _GAP_WORTH_SKIPPING:
            reaches[-1] = (reaches[-1][0], column + 1)
        else:
            reaches.append((column, column + 1))
    return reaches


def _cells(of: Line, cells: int) -> list[tuple[str, str, int]]:
    """A line cell by cell: what stands there, its token, which half of a wide sign it is."""
    spread: list[tuple[str, str, int]] = []
    for text, token in of:
        if text.isascii() and text.isprintable():
            spread += [(character, token, 0) for character in text]
            continue
        for character in text:
            size = cell_len(character)
            if size == 0 and spread:
                piece, own_token, half = spread[-1]
                spread[-1] = (piece + character, own_token, half)
            spread += [(character, token, half) for half in range(size)]
    blank = [(" ", "text", 0)] * (cells - len(spread))
    return (spread + blank)[:cells]
