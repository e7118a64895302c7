"""The game screen: it shows a desk and hands it the keys. Every game is played on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.reactive import reactive

from core.table import Seen
from saves.errors import SaveError
from tui import crash
from tui.hall.held import SharedKept
from tui.hall.stay import Stay
from tui.keys import canonical
from tui.play.bot_seats import BotSeats
from tui.play.desk import Desk
from tui.play.keeper import Keeper
from tui.play.kept import KeptTable
from tui.play.looking import Look
from tui.play.presence import News, Presence
from tui.play.room import Room
from tui.play.scene import ACTIONS, Aids, Painter, Scene, Thing
from tui.play.session import Session
from tui.screens.base import HouseScreen
from tui.screens.field import TextField
from tui.screens.play_advice import ADVICE, Adviser
from tui.screens.play_canvas import RULE_PANEL, Canvas
from tui.screens.play_clicks import key_at, on_the_board
from tui.screens.play_company import InCompany
from tui.screens.play_deeds import CHAT, PlayDeeds
from tui.screens.play_goto import Goto
from tui.screens.play_habits import PlayHabits
from tui.screens.play_home import AtHome
from tui.screens.play_review import Review
from tui.screens.registry import painter_for
from tui.widgets.panel import LinesPanel
from tui.words.registry import words_of
from tui.words.saves import trouble

_SCOPES = {"look": "page", "curtain": "page"}
"""Modes whose keys are those of another scope than their name; a game's painter names its own."""


class PlayScreen(HouseScreen):
    """A table played from one keyboard: the only one, or one of those in a hall."""

    CSS = f"""{HouseScreen.CSS}
    PlayScreen {{ layers: body look box; overflow: hidden; }}
    PlayScreen .place {{ layer: body; position: absolute; }}
    PlayScreen #look {{ layer: look; width: 100%; height: 100%; visibility: hidden; }}
    """
    seen: reactive[Seen | None] = reactive(None, init=False, always_update=True, repaint=False)
    """What the seat at the keyboard sees. Each panel takes its slice of it and repaints only
    when that slice differs."""
    keeps_game = True
    company: AtHome | InCompany
    here: Presence
    habits: PlayHabits
    session: Session
    painter: Painter
    desk: Desk
    deeds: PlayDeeds
    adviser: Adviser
    review: Review

    def __init__(self, at: KeptTable | Stay, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self.at = at
        """The table, if it is this screen's alone; else what the screen has at it."""
        self.kept: KeptTable | SharedKept = at.kept if isinstance(at, Stay) else at
        self.clock = clock
        self.look: Look | None = None
        self.command: TextField | None = None
        self.where: Goto | None = None
        """The name of a place to go to, while it is typed."""
        self.half = ""
        """The first letter of a two-letter label."""
        self._canvas = Canvas(self)

    def on_mount(self) -> None:
        """Sit down: everything that needs the house is made here."""
        table, house = self.kept.table, self.house
        self.company = (
            InCompany(self, self.at) if isinstance(self.at, Stay) else AtHome(self, self.at)
        )
        self.here = self.company.presence
        self.painter = painter_for(table.game)
        self.habits = PlayHabits(self)
        self.session = Session(table, self.clock, self.here, self.habits.answer)
        self.desk = Desk(
            self.session,
            self.painter,
            words_of(table.game),
            house.words,
            house.glyphs,
            self.kept.name,
        )
        self._help_as_set()
        self.deeds = PlayDeeds(self)
        self.adviser = Adviser(self)
        self.review = Review(self)
        self.session.play_forced()
        self.session.play_habits()
        self.company.begin()
        self.take()

    def on_unmount(self) -> None:
        """Leave the table."""
        self.company.end()

    @property
    def room(self) -> Room[Any]:
        """The table being played, and all screens at it."""
        return self.here.room

    @property
    def keeper(self) -> Keeper[Any]:
        """Saves the table."""
        return self.room.keeper

    @property
    def bots(self) -> BotSeats:
        """The bots of the table."""
        return self.room.bots

    def compose_body(self) -> ComposeResult:
        """What is looked at lies over the panels; those are placed when they are drawn."""
        yield LinesPanel(id="look")

    @property
    def mode(self) -> str:
        """What the keys mean now: `look`, `curtain`, `replay` or `game`."""
        if self.look is not None:
            return "look"
        if self.session.curtain is not None:
            return "curtain"
        return "game" if self.desk.seen.live else "replay"

    @property
    def keys_scope(self) -> str:
        """Where the keys of this mode stand in the key table."""
        mode = self.mode
        return self.painter.scope if mode == "game" else _SCOPES.get(mode, mode)

    @property
    def open_field(self) -> TextField | None:
        """The command line, or the name of a place, while it is written."""
        return self.command if self.where is None else self.where.field

    def ask_where(self) -> None:
        """Let the player type where to go."""
        self.desk.calm()
        self.where = Goto(self)

    def take(self) -> None:
        """Read the table anew and show it."""
        self.desk.refresh()
        self.seen = self.desk.seen
        self.repaint()

    def look_changed(self) -> None:
        """Speak another language, draw with other signs."""
        self.desk.words, self.desk.glyphs = self.house.words, self.house.glyphs
        self._help_as_set()
        self.repaint()

    def _help_as_set(self) -> None:
        """Ask and tell as much as the player wants and the table allows."""
        settings, allowed = self.house.settings, self.company.aids
        self.desk.confirm = settings.confirm_end
        redo = self.house.keymap.hint("game", "redo", self.house.words, self.house.glyphs)
        self.desk.redo_key = redo[0] if redo is not None else ":redo"
        self.desk.aids = Aids(
            points=settings.points_ahead and allowed.points,
            memory=settings.memory and allowed.memory,
        )

    def save_now(self) -> str:
        """Save what is not saved yet; the app is about to end."""
        return self.company.save_now()

    def way_back(self) -> str:
        """Say by which command the table is opened again."""
        return self.company.way_back()

    async def may_leave(self, over: HouseScreen) -> bool:
        """Ask what is to become of a game that cannot be saved."""
        return await self.company.may_leave(over)

    def text_key(self, key: str, character: str | None) -> bool:
        """Take a key into the command line, or as the choice of a letter, digit or label."""
        if self.command is not None:
            return self._command_key(key, character)
        if self.where is not None:
            return self.where.press(key, character)
        known = self.house.keymap.find(key, self.keys_scope)
        if self.desk.message and known not in ("enter", "back"):
            self.desk.calm()
            self.repaint()
        if not character or len(character) != 1:
            return False
        sign = self.house.digit(key) or character
        if self.look is not None and self.look.letter == ADVICE and sign in "123456789":
            taken = self.adviser.take(int(sign))
            self.repaint()
            return taken
        if self.mode != "game":
            return False
        if not (sign.isdigit() or sign.islower()):
            return False
        wanted, self.half = self.half + sign, ""
        if self.desk.choose(wanted):
            self.repaint()
            return True
        if self.desk.composer.prefixes(wanted):
            self.half = wanted
            return True
        return known is None and self.means_nothing(sign)

    def means_nothing(self, sign: str) -> bool:
        """Let a waiting bot go on, or say that a letter or digit chooses nothing now."""
        if not self.bots.go_on():
            self.desk.message = self.desk.unmeant(sign)
            self.repaint()
        return True

    def press(self, key: str) -> bool:
        """Do what a key means in this mode."""
        mode = self.mode
        if mode == "look" and self.look is not None and canonical(key) == self.look.letter:
            return self.do("back")
        if mode == "look" and self.house.keymap.find(key, "game") == "rule":
            return self.do("rule")
        if mode == "curtain" and canonical(key) in ("r", "S", ":", "q"):
            return self.deeds.at_the_curtain(canonical(key))
        return super().press(key)

    def do(self, name: str) -> bool:
        """Do an action by its name; the deeds know what it means in each mode."""
        self.half = ""
        done = self.deeds.do(name)
        if done:
            self.seen = self.desk.seen
            self.repaint()
        return done

    def clicked(self, panel: LinesPanel, row: int, column: int) -> None:
        """Press the key that stands before what was clicked; on what is chosen, Enter."""
        if on_the_board(self, panel, row, column):
            return
        house, entry = self.house, self.desk.composer.current
        shown = panel.lines[row] if row < len(panel.lines) else []
        key = key_at(shown, column, house.words, house.glyphs)
        if key is None:
            return
        if self.mode == "game" and entry is not None and entry.key == key:
            self.do("enter")
        elif not self.text_key(key, key if len(key) == 1 else None):
            self.press(key)

    def things(self) -> Sequence[Thing]:
        """List what can have the focus now."""
        width, height = self.app.size
        return self.painter.things(self.desk.scene(width, height, []))

    def scene(self) -> Scene:
        """Give what is drawn from."""
        width, height = self.app.size
        scene = self.desk.scene(width, height, self._canvas.key_line(width))
        told = width >= RULE_PANEL or scene.zone != ACTIONS
        return self._canvas.with_rule(scene) if told else scene

    def paint(self) -> None:
        """Show what has changed."""
        self._canvas.paint()

    def turned_to_me(self) -> bool:
        """Whether the table has just come round to a person at this keyboard."""
        before = self.desk.seen.turn
        self.session.follow()
        to_move = self.session.to_move
        return to_move in self.session.humans and (before is None or before.seat != to_move)

    def close_dialog(self) -> None:
        """Take back the question that is open, if one is."""
        self._asker.reply(None)

    def hear(self, news: News) -> None:
        """Take note of what has happened in the room, by whomever."""
        if self.here not in self.room.presences:
            return
        match news.kind:
            case "step" | "undo" | "seats" | "talk" | "ended":
                if news.kind not in ("seats", "talk"):
                    self.desk.message = ""
                self.deeds.table_changed(news.kind)
                self.take()
                if news.kind == "step":
                    self.habits.soon()
            case "saving":
                assert news.error is None or isinstance(news.error, SaveError)
                self._save_told(news.error)
            case "bot-failed":
                assert news.error is not None
                self._bot_failed(news.error)
            case "bot-waits":
                self.repaint()
        self.company.hear(news)

    def _bot_failed(self, error: BaseException) -> None:
        crash.note(self.house.places.logs, error)
        self.desk.message = self.house.words.t(
            "The bot failed. Take its seat back, or give it to another bot: :seat NAME."
        )
        self.repaint()

    def _save_told(self, error: SaveError | None) -> None:
        words = self.house.words
        if error is not None and not isinstance(error.__cause__, OSError | None):
            crash.note(self.house.places.logs, error)
        self.desk.message = (
            words.t("The game is being saved again.") if error is None else trouble(words, error)
        )
        self.repaint()

    def _close_chat(self) -> bool:
        """Close the chat with the line that was written into it; False when it was not open."""
        if self.look is None or self.look.letter != CHAT:
            return False
        self.look = None
        return True

    def _command_key(self, key: str, character: str | None) -> bool:
        assert self.command is not None
        if key == "escape" or (key == "backspace" and not self.command.text):
            self.command = None
            self._close_chat()
        elif key == "enter":
            written, self.command = self.command.value, None
            if not self._close_chat() or written.strip() != "say":
                self.deeds.obey(written)
        else:
            self.command.press(key, character)
        self.repaint()
        return True
