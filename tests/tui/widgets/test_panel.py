"""A panel repaints what differs, draws safely, and leads the terminal's cursor."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region

from themes.palettes import DARK, LIGHT, Palette
from tui.terminal import Depth, Terminal
from tui.widgets.lines import Line, line
from tui.widgets.panel import LinesPanel, changed_regions
from tui.widgets.styles import rich_style, textual_theme


@dataclass
class Watched:
    """What happened to a panel under test."""

    clicks: list[tuple[int, int]] = field(default_factory=list)
    refreshed: list[Region] = field(default_factory=list)


class WatchedPanel(LinesPanel):
    """A panel that writes down which regions it refreshes."""

    def __init__(self, lines: list[Line], watched: Watched) -> None:
        super().__init__(lines, id="board")
        self.watched = watched

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> "WatchedPanel":
        self.watched.refreshed += regions
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)


class PanelApp(App[None]):
    """An app with one panel over the whole screen."""

    CSS = "#board { width: 1fr; height: 1fr; margin: 2 0 0 3; }"

    def __init__(self, lines: list[Line], terminal: Terminal | None = None) -> None:
        super().__init__()
        self.palette: Palette = DARK
        self.terminal = terminal if terminal is not None else Terminal()
        self.watched = Watched()
        self.start = lines

    def compose(self) -> ComposeResult:
        yield WatchedPanel(self.start, self.watched)

    @property
    def panel(self) -> WatchedPanel:
        return self.query_one("#board", WatchedPanel)

    def on_lines_panel_line_clicked(self, message: LinesPanel.LineClicked) -> None:
        self.watched.clicks.append((message.row, message.column))


def _texts(app: PanelApp) -> list[str]:
    panel = app.panel
    return [panel.render_line(row).text for row in range(panel.size.height)]


async def test_lines_fill_the_widget() -> None:
    app = PanelApp([line("Eva", (" 5", "player1"))])
    async with app.run_test(size=(13, 5)):
        assert _texts(app) == ["Eva 5     ", " " * 10, " " * 10]
        segments = list(app.panel.render_line(0))
        assert segments[1].style == rich_style(DARK, "player1", Depth.TRUE)
        assert segments[-1].style == rich_style(DARK, "text", Depth.TRUE)


async def test_only_what_differs_is_repainted() -> None:
    app = PanelApp([line("one"), line("two"), line("three")])
    async with app.run_test(size=(23, 5)) as pilot:
        app.watched.refreshed.clear()
        app.panel.show([line("one"), line("tWo"), line("three")])
        assert app.watched.refreshed == [Region(1, 1, 1, 1)]
        await pilot.pause()
        assert _texts(app)[1].rstrip() == "tWo"
        app.watched.refreshed.clear()
        app.panel.show([line("o", "ne"), line("tWo"), line("three")])
        assert app.watched.refreshed == []


async def test_a_line_too_long_is_cropped_to_the_widget() -> None:
    app = PanelApp([line("abcdefgh")])
    async with app.run_test(size=(8, 5)) as pilot:
        assert _texts(app)[0] == "abcde"
        await pilot.resize_terminal(11, 5)
        await pilot.pause()
        assert _texts(app)[0] == "abcdefgh"


async def test_a_theme_change_draws_anew() -> None:
    app = PanelApp([line("Eva")])
    async with app.run_test(size=(13, 5)) as pilot:
        app.register_theme(textual_theme(LIGHT))
        app.palette = LIGHT
        app.theme = "herna-light"
        await pilot.pause()
        assert next(iter(app.panel.render_line(0))).style == rich_style(LIGHT, "text", Depth.TRUE)


async def test_the_terminals_cursor_follows() -> None:
    app = PanelApp([line("Eva")])
    async with app.run_test(size=(13, 5)):
        app.panel.cursor_at(1, 4)
        assert app.cursor_position == Offset(7, 3)


async def test_a_click_tells_row_and_column() -> None:
    app = PanelApp([line("Eva")])
    async with app.run_test(size=(13, 5)) as pilot:
        await pilot.click("#board", offset=(4, 1))
        assert app.watched.clicks == [(1, 4)]


async def test_nothing_in_a_text_steers_the_terminal() -> None:
    app = PanelApp([line("a\x1b[2Jb\x07\u202e|")])
    async with app.run_test(size=(23, 5)):
        assert _texts(app)[0].rstrip() == "a[2Jb|"


@pytest.mark.parametrize(("unicode", "text"), [(True, "Jiří ▸"), (False, "Jiri ?")])
async def test_letters_are_folded_where_they_would_not_arrive(unicode: bool, text: str) -> None:
    app = PanelApp([line("Jiří ▸")], Terminal(unicode=unicode))
    async with app.run_test(size=(23, 5)):
        assert _texts(app)[0].rstrip() == text


def test_rows_with_the_same_change_become_one_region() -> None:
    old = [line("abc"), line("abc"), line("abc"), line("x")]
    new = [line("aXc"), line("aYc"), line("abZ")]
    assert changed_regions(old, new, 5) == [
        Region(1, 0, 1, 2),
        Region(2, 2, 1, 1),
        Region(0, 3, 1, 1),
    ]


def test_changes_far_apart_are_sent_apart() -> None:
    row = "x" * 40
    assert changed_regions([line(row)], [line("a" + row[1:20] + "b" + row[21:])], 40) == [
        Region(0, 0, 1, 1),
        Region(20, 0, 1, 1),
    ]
    assert changed_regions([line(row)], [line("a" + row[1:9] + "b" + row[10:])], 40) == [
        Region(0, 0, 10, 1)
    ]


def test_a_wide_sign_is_repainted_whole() -> None:
    assert changed_regions([line("a漢b")], [line("a字b")], 6) == [Region(1, 0, 2, 1)]
    assert changed_regions([line("a漢b")], [line("axxb")], 6) == [Region(1, 0, 2, 1)]


def test_a_change_of_token_alone_is_seen() -> None:
    assert changed_regions([line("ab")], [line("a", ("b", "dim"))], 4) == [Region(1, 0, 1, 1)]


def test_a_change_beyond_the_edge_repaints_nothing() -> None:
    assert changed_regions([line("abcd")], [line("abce")], 3) == []


rows = st.lists(
    st.lists(st.tuples(st.text("ab漢 ", max_size=4), st.sampled_from(["text", "dim"])), max_size=3),
    max_size=4,
)


def _cells(of: list[Line], row: int, width: int) -> list[tuple[str, str]]:
    spread = [
        (character + str(half), token)
        for text, token in (of[row] if row < len(of) else [])
        for character in text
        for half in range(cell_len(character))
    ]
    return (spread + [(" 0", "text")] * width)[:width]


@given(rows, rows)
def test_outside_the_regions_nothing_differs(old: list[Line], new: list[Line]) -> None:
    width = 10
    regions = changed_regions(old, new, width)
    for row in range(5):
        before, after = _cells(old, row, width), _cells(new, row, width)
        for column in range(width):
            inside = any(region.contains(column, row) for region in regions)
            assert inside or before[column] == after[column]


async def test_what_changed_while_it_was_hidden_is_drawn_anew() -> None:
    app = PanelApp([line("the hand of Eva"), line("3 cards")])
    async with app.run_test(size=(40, 6)) as pilot:
        app.panel.styles.visibility = "hidden"
        await pilot.pause()
        app.panel.styles.visibility = "visible"
        app.panel.show([line("the hand of Tom"), line("3 cards")])
        await pilot.pause()
        assert app.panel.render_line(0).text.rstrip() == "the hand of Tom"
