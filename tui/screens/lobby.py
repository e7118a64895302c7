"""The lobby: the first screen of a visitor of a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any, ClassVar

from textual.app import App

from tui.keys import canonical
from tui.screens import lobby_view, lobby_words
from tui.screens.base import Deed, HouseScreen
from tui.screens.field import TextField
from tui.screens.going import open_rules
from tui.screens.lobby_asks import Asks
from tui.screens.lobby_calls import Calls
from tui.screens.lobby_list import Standing, arranged, group, narrowed
from tui.screens.lobby_ways import Ways
from tui.screens.menu import find
from tui.screens.page import KeyHint, Page
from tui.widgets.lines import Line
from tui.widgets.panel import LinesPanel
from tui.words.people import person

PAUSE, PAUSE_BEHIND = 0.3, 3.0
"""Seconds between two readings of a hall in which much happens, in front and behind a game.

Behind a game only the number of tables that wait is of interest; fifty lobbies that count three
times a second would hold up everybody.
"""


class LobbyScreen(HouseScreen):
    """My tables, free seats, games to watch, finished games; a new table, a code, the rest."""

    scope: ClassVar[str] = "lobby"

    def __init__(self) -> None:
        super().__init__()
        self.standing = Standing()
        self.notice = ""
        self.wanted = ""
        self.typing: TextField | None = None
        self.ways = Ways(self)
        self._stale = False
        self._read_at = 0.0
        self._calls = Calls(self)
        self._asks = Asks(self)
        self._open: set[str] = set()
        """The ids of the visitor's tables that had not begun when the list was read."""
        self._leave_hall: Callable[[], None] = lambda: None

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the lobby."""
        return lobby_view.draw(page, self._seen(), self._key_hints())

    def _seen(self) -> lobby_view.Lobby:
        hall, visitor = self.ways.hall, self.ways.visitor
        return lobby_view.Lobby(
            name=hall.known(visitor).name,
            guest=visitor.guest,
            present=[
                person(self.house.words, each.name, guest=each.guest) for each in hall.present()
            ],
            standing=self.standing,
            notice=self.notice,
            typing=self.typing,
            wanted=self.wanted,
            door=self.house.start.door,
        )

    def _key_hints(self) -> list[KeyHint]:
        words = self.house.words
        if self.typing is not None:
            return [("Enter", words.t("keep it")), ("Esc", words.t("all tables"))]
        hints = self.hints("up-down", "next-zone", "search", "rule", "palette", "help")
        card = self.standing.table
        if card is None:
            return [*self.hints("enter"), *hints]
        return [("Enter", words.p(*lobby_words.WHAT_ENTER_DOES[group(card)])), *hints]

    def on_mount(self) -> None:
        """Paint, then read what takes time; keys wait until it is known where they lead."""
        # Whoever changes the hall tells of it, and `self.app` would be that visitor's app then.
        own = self.app
        self._leave_hall = self.ways.hall.subscribe(lambda: self._hall_changed(own))
        self.read()
        super().on_mount()
        self.typeahead.begin()
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        self.herna.begin()
        self.typeahead.end()

    @property
    def behind(self) -> bool:
        """Whether the hall has changed since the list was read."""
        return self._stale

    def on_unmount(self) -> None:
        """Listen to the hall no longer."""
        self._leave_hall()

    def _hall_changed(self, own: App[Any]) -> None:
        """Read the hall again in the turn of one's `own` app; many changes are read at once."""
        if not self._stale:
            self._stale = True
            own.call_later(self._catch_up)

    def _catch_up(self) -> None:
        """Read the hall now, or soon if it was read just before: fifty lobbies may hear of it."""
        if not self._stale:
            return
        pause = PAUSE if self.app.screen is self else PAUSE_BEHIND
        rest = self._read_at + pause - monotonic()
        if rest > 0:
            self.set_timer(rest, self._catch_up)
        elif self.app.screen is self:
            self.read()
            self.repaint()
        else:
            self._stale, self._read_at = False, monotonic()
            self._asks.look()
            if self.ways.hall.waiting(self.ways.visitor) != self._calls.count:
                self._calls.look(self.ways.cards(), self.ways.sits_at())

    def on_screen_resume(self) -> None:
        """Look what has changed while another screen was in front."""
        self.read()
        super().on_screen_resume()

    def read(self) -> None:
        """Read the tables; the cursor stays on its table."""
        self._stale, self._read_at = False, monotonic()
        cards = self.ways.cards()
        self._asks.look()
        self._calls.look(cards, self.ways.sits_at())
        self.ways.begun([card for card in cards if card.id in self._open and card.stage != "open"])
        self._open = {card.id for card in cards if card.mine and card.stage == "open"}
        self.standing.take(
            narrowed(arranged(cards), self.wanted, self.house.words),
            lobby_words.deeds(self.house.words),
        )

    def look_changed(self) -> None:
        """The deeds are named in another language."""
        self.read()
        super().look_changed()

    def tell_line(self, notice: str) -> None:
        """Show a sentence under the list."""
        self.notice = notice
        self.repaint()

    @property
    def open_field(self) -> TextField | None:
        """The search while it is written."""
        return self.typing

    def text_key(self, key: str, character: str | None) -> bool:
        """Write the search; each letter narrows the list at once."""
        if self.typing is None or key in ("up", "down"):
            return False
        if key == "escape":
            self.typing, self.wanted = None, ""
        elif key == "enter":
            self.typing = None
        else:
            self.typing.press(key, character)
            self.wanted = self.typing.value
        self.read()
        self.repaint()
        return True

    def press(self, key: str) -> bool:
        """Do what the key table says, go to the table with a digit, or do what has the letter."""
        self.notice = ""
        if super().press(key):
            return True
        digit = self.house.digit(key)
        if digit is not None:
            self.standing.digit(digit)
            self.repaint()
            return True
        number = find(self.standing.deeds, canonical(key))
        if number is None:
            return False
        deed = self.standing.deeds[number]
        self.standing.point_at(deed.id)
        self.do(deed.id)
        return True

    def clicked(self, panel: LinesPanel, row: int, column: int) -> None:
        """Do the deed that is clicked, or stand on the table; a second click there is Enter."""
        deed = lobby_view.deed_at(self.page, self.standing, row, column)
        if deed is not None:
            self.standing.go(len(self.standing.tables) + deed)
            self.do("enter")
            return
        number = lobby_view.line_of(self.standing, self.standing.top + row - 2)
        if number is None or not self._in_list(panel, row, column):
            return
        if number == self.standing.at:
            self.do("enter")
        else:
            self.standing.go(number)

    def _in_list(self, panel: LinesPanel, row: int, column: int) -> bool:
        """Whether a cell lies in the list of tables and not in what stands below or beside it."""
        shown = panel.lines[row] if row < len(panel.lines) else []
        drawn = "".join(text for text, _ in shown)
        return column < lobby_view.LIST and drawn.startswith(self.house.glyphs.vertical)

    def do_enter(self) -> Deed | None:
        """Go to the table, or do the deed, with the cursor."""
        card, deed = self.standing.table, self.standing.deed
        if card is not None:
            return partial(self.ways.go, card)
        if deed is not None:
            self.do(deed.id)
        return None

    def do_up(self) -> None:
        """The table above; above the first are the deeds."""
        self.standing.step(-1)

    def do_down(self) -> None:
        """The table below; below the last are the deeds."""
        self.standing.step(1)

    do_left = do_up
    do_right = do_down

    def do_next_zone(self) -> None:
        """From the tables to the deeds and back."""
        self.standing.change_zone()

    def do_previous_zone(self) -> None:
        """From the tables to the deeds and back."""
        self.standing.change_zone()

    def do_first(self) -> None:
        """The first table."""
        self.standing.go(0)

    def do_goto(self) -> None:
        """The first table."""
        self.standing.go(0)

    def do_last(self) -> None:
        """The last table."""
        self.standing.move(len(self.standing.tables))

    def do_page_up(self) -> None:
        """Tables further up."""
        self.standing.move(-max(1, self.page.height - 14))

    def do_page_down(self) -> None:
        """Tables further down."""
        self.standing.move(max(1, self.page.height - 14))

    def do_search(self) -> None:
        """Write what the list is narrowed by."""
        self.typing = TextField.holding(self.wanted)

    def do_back(self) -> None:
        """Show all tables again; Esc never quits."""
        self.wanted = ""
        self.read()

    def do_new_table(self) -> None:
        """Choose a new table."""
        self.ways.new_table()

    async def do_code(self) -> None:
        """Join a table by what somebody told."""
        await self.ways.by_code()

    def do_look_rules(self) -> None:
        """Show the rules."""
        open_rules(self.herna)

    def do_results(self) -> None:
        """List who won."""
        from tui.screens.results import ResultsScreen

        self.app.push_screen(ResultsScreen())

    def do_settings(self) -> None:
        """Change the settings."""
        from tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def do_quit(self) -> None:
        """Leave the server."""
        self.herna.action_leave()

    @property
    def rule(self) -> str | None:
        """The rule of what has the cursor."""
        return lobby_words.rule(self.standing)
