"""What all screens share: one page of lines, one keyboard router, questions in a box over it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from inspect import iscoroutinefunction
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.worker import WorkType

from tui.screens.asking import Asker, question, text_question
from tui.screens.dialog import Dialog
from tui.screens.field import TextField
from tui.screens.going import open_rules
from tui.screens.menu import Item, focus_cell
from tui.screens.page import KeyHint, Page
from tui.screens.typeahead import TypeAhead
from tui.widgets.lines import Line
from tui.widgets.panel import LinesPanel

if TYPE_CHECKING:
    from tui.app import HernaApp
    from tui.house import House


Deed = Callable[[], Awaitable[object]]
"""Something that takes its time or asks. A function and not yet a coroutine: the screen may close
before it begins."""

_EVERYWHERE = ("leave", "redraw", "suspend", "mouse")
"""What every screen does alike, also under keys that the app does not know."""


class HouseScreen(Screen[None]):
    """A screen of the house. It knows its keys by `scope` and does `do_<name>` for each.

    A `do_<name>` that takes its time is a coroutine function, or gives a `Deed`.

    Screens drawn as one page give `picture`; others compose their own panels and override
    `compose_body` and `paint`.
    """

    scope: ClassVar[str] = ""
    """Where its keys stand in the key table."""
    keeps_game: ClassVar[bool] = False
    """Whether a game is played on it, which must be saved before the app ends."""

    # Of Textual's two places for styles this is the one that subclasses inherit and that counts
    # for the first screen of an app too.
    DEFAULT_CSS = """
    HouseScreen {
        layers: body box;

        #page { layer: body; width: 100%; height: 100%; }
        #box { layer: box; position: absolute; width: 1; height: 1; visibility: hidden; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._asker = Asker()
        self.typeahead = TypeAhead(self)

    @property
    def dialog(self) -> Dialog | None:
        """The question that is open over the screen."""
        return self._asker.dialog

    @property
    def herna(self) -> HernaApp:
        """The app, by its own type."""
        return cast("HernaApp", self.app)

    @property
    def house(self) -> House:
        """What belongs to the visitor."""
        return self.herna.house

    @property
    def keys_scope(self) -> str:
        """Where its keys stand in the key table just now."""
        return self.scope

    @property
    def page(self) -> Page:
        """What is drawn on now."""
        width, height = self.app.size
        return Page(self.house.words, self.house.glyphs, width, height)

    def compose(self) -> ComposeResult:
        """The body, and the box for questions above it."""
        yield from self.compose_body()
        yield LinesPanel(id="box")

    def compose_body(self) -> ComposeResult:
        """The panels of the screen: usually one page."""
        yield LinesPanel(id="page")

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the page. Only screens that compose other panels do without it."""
        raise NotImplementedError

    def paint(self) -> None:
        """Show what has changed."""
        panel = self.query_one("#page", LinesPanel)
        lines = self.picture(self.page)
        panel.show(lines)
        focus = focus_cell(lines)
        if focus is not None:
            panel.cursor_at(*focus)

    def repaint(self) -> None:
        """Paint body and box, if the screen is there to be painted (not before, not after)."""
        if self.is_mounted and self.is_attached and self.query("#box"):
            self.paint()
            self._paint_box()

    def look_changed(self) -> None:
        """Language, signs or colours have changed; panels follow colours by themselves."""
        self.repaint()

    def save_now(self) -> str:
        """Save what must not be lost; give a sentence if that failed.

        Called before the app ends, for whatever reason.
        """
        return ""

    def way_back(self) -> str:
        """Say by which command the game on this screen goes on later; empty: there is none."""
        return ""

    def tell_line(self, notice: str) -> None:
        """Show a sentence; only where one begins and ends there is a line for it."""

    async def may_leave(self, _over: HouseScreen) -> bool:
        """Ask over a screen whether the app may end although `save_now` failed; tell the answer."""
        return True

    def on_mount(self) -> None:
        """Paint for the first time."""
        self.repaint()

    def on_resize(self) -> None:
        """Paint for the new size; the focus is not touched."""
        self.repaint()

    def on_screen_resume(self) -> None:
        """Paint again: settings may have changed while another screen was in front."""
        self.repaint()

    def on_key(self, event: events.Key) -> None:
        """Give a key to the open question, the open field, or to what the key table says.

        What was typed before the screen was closed may come after it; then it means nothing.
        """
        if not (self.is_attached and self.query("#box")):
            return
        if self.typeahead.takes(event):
            taken = True
        elif self.dialog is not None:
            sign = self.house.digit(event.key) or event.character or event.key
            self._asker.key(event.key, event.character, sign, self.house.keymap)
            self._paint_box()
            taken = True
        else:
            taken = self.text_key(event.key, event.character) or self.press(event.key)
        if taken:
            event.stop()
            event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        """Take a pasted text into the field that is open."""
        field = self.dialog.entry if self.dialog is not None else self.open_field
        if field is not None:
            event.stop()
            field.insert(event.text)
            self.repaint()

    @property
    def open_field(self) -> TextField | None:
        """The field that is being written in, if any."""
        return None

    def text_key(self, key: str, character: str | None) -> bool:
        """Take a key into the field that is open and tell whether it meant anything there."""
        field = self.open_field
        if field is None or not field.press(key, character):
            return False
        self.repaint()
        return True

    def press(self, key: str) -> bool:
        """Do what a key means here and tell whether it means anything."""
        name = self.house.keymap.find(key, self.keys_scope)
        if name in _EVERYWHERE:
            return HouseScreen.do(self, name)
        return name is not None and self.do(name)

    def hints(self, *names: str) -> list[KeyHint]:
        """The keys in force for some actions of this screen, for its last line."""
        house = self.house
        found = (
            house.keymap.hint(self.keys_scope, name, house.words, house.glyphs) for name in names
        )
        return [hint for hint in found if hint is not None]

    def do(self, name: str) -> bool:
        """Do the action `name` of this screen and tell whether there is one."""
        method: Callable[[], object] | None = getattr(self, f"do_{name.replace('-', '_')}", None)
        if method is None:
            return False
        deed = method if iscoroutinefunction(method) else method()
        if callable(deed):
            self.start(deed)
        self.repaint()
        return True

    def start(self, deed: Deed, group: str = "deed") -> None:
        """Do something that takes its time or asks; keys typed meanwhile wait for its end."""
        self.typeahead.begin()
        self.work(partial(self._finish, deed), group)

    def work(self, deed: Deed, group: str, *, exclusive: bool = False) -> None:
        """Do something while keys go on being heard, until the screen closes.

        `exclusive` ends what its group is at.
        """

        async def done() -> None:
            await deed()

        work: WorkType[None] = done
        self.run_worker(work, group=group, exclusive=exclusive)

    async def _finish(self, deed: Deed) -> None:
        try:
            await deed()
        finally:
            self.typeahead.end()

    async def ask(
        self, title: str, texts: Sequence[str], choices: Sequence[Item], at: int = 0
    ) -> str | None:
        """Ask a question and give the id of the choice, or None for Esc.

        Only from an `async do_` method or another worker, since keys must go on being heard.
        """
        return await self._ask(question(title, texts, choices, at))

    def withdraw(self) -> None:
        """Close the question that is open as Esc would: it is not one any more."""
        self._asker.reply(None)

    async def ask_text(self, title: str, texts: Sequence[str], text: str = "") -> str | None:
        """Ask for a text and give it, or None for Esc."""
        return await self._ask(text_question(title, texts, text))

    async def tell(self, title: str, *texts: str) -> None:
        """Show sentences until a key is pressed."""
        await self._ask(question(title, texts, [Item("ok", "", self.house.words.t("OK"))]))

    async def _ask(self, dialog: Dialog) -> str | None:
        try:
            return await self._asker.ask(dialog, self._question_opened)
        finally:
            self.repaint()

    def _question_opened(self) -> None:
        self.call_later(self.repaint)
        self.call_later(self.typeahead.give_back)

    def _paint_box(self) -> None:
        self._asker.paint(self.query_one("#box", LinesPanel), self.page)

    def on_lines_panel_line_clicked(self, event: LinesPanel.LineClicked) -> None:
        """A click in the box answers; one on the page is the screen's own matter."""
        if event.panel.id == "box":
            self._asker.clicked(event.row, event.panel)
        elif self.dialog is None:
            self.clicked(event.panel, event.row, event.column)
            self.repaint()

    def clicked(self, panel: LinesPanel, row: int, column: int) -> None:
        """Do what a click means on a panel of the screen; without a mouse nothing is missed."""

    def do_help(self) -> None:
        """Show all keys of this screen."""
        from tui.screens.help import HelpScreen

        self.app.push_screen(HelpScreen(self.keys_scope))

    def do_rule(self) -> None:
        """Show the rule of what has the focus."""
        open_rules(self.herna, self.rule)

    def do_look_rules(self) -> None:
        """Show the rules."""
        open_rules(self.herna)

    def do_search(self) -> None:
        """Search the rules."""
        open_rules(self.herna, search=True)

    def do_command(self) -> None:
        """Open the command palette: only games have a command line of their own."""
        self.do_palette()

    def do_palette(self) -> None:
        """Open the command palette."""
        from tui.screens.palette import PaletteScreen

        self.app.push_screen(PaletteScreen())

    def do_leave(self) -> None:
        """Save and leave."""
        self.herna.action_leave()

    def do_redraw(self) -> None:
        """Draw everything again, as the terminal was set up at first."""
        self.herna.action_redraw()

    def do_suspend(self) -> None:
        """Give the terminal to the shell until the program is called back."""
        self.herna.action_suspend_process()

    def do_mouse(self) -> None:
        """Hear the mouse, or leave it to the terminal."""
        self.herna.switch_mouse()

    def do_back(self) -> None:
        """Close the screen."""
        self.dismiss()

    def do_quit(self) -> None:
        """Close the screen, wherever one is in it."""
        self.dismiss()

    @property
    def rule(self) -> str | None:
        """The rule of what has the focus."""
        return None
