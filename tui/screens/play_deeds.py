"""What the game screen does when a key means something: at the table, around it, beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tui.keymap import key_line
from tui.play.commands import BadCommand, Command, parse
from tui.play.looking import Look
from tui.play.moments import ReplayMove
from tui.play.scene import Scene
from tui.screens import curtain_view, play_recap
from tui.screens.field import TextField
from tui.screens.going import open_rules
from tui.screens.help import HelpScreen
from tui.screens.menu import Item
from tui.screens.page import KeyHint
from tui.screens.play_advice import ADVICE, counted
from tui.screens.play_ending import Ending
from tui.screens.play_orders import Orders
from tui.screens.play_recap import RECAP
from tui.screens.play_review import Review
from tui.textual_compat import show_notice, show_title
from tui.widgets.lines import Line, clean, cut_text
from tui.words.log import told

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen

CHAT = "C"
"""The key that opens the chat, and the line to write into it."""
_LOOKS = {
    "look-actions": "A",
    "look-board": "B",
    "look-chat": CHAT,
    "look-hand": "H",
    "look-log": "L",
    "look-market": "M",
    "look-others": "O",
    "look-recap": RECAP,
    "look-scores": "S",
    "look-settlements": "V",
}
_REPLAY: dict[str, ReplayMove] = {
    "step-back": "back",
    "step-forward": "forward",
    "turn-back": "turn-back",
    "turn-forward": "turn-forward",
    "start": "home",
    "finish": "live",
}
_REVIEW: dict[str, Callable[[Review], object]] = {
    "hint": lambda review: review.open(),
    "next-mark": lambda review: review.go(1),
    "previous-mark": lambda review: review.go(-1),
}
_PAGE = 10


class PlayDeeds:
    """The deeds of one game screen."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._ending = Ending(screen)
        self._orders = Orders(screen)
        self._called = False
        """The title of the terminal's window says that it is the player's turn."""
        self._recap = False
        """The curtain tells what happened since the last turn of who comes next."""

    def do(self, name: str) -> bool:
        """Do an action by its name in the mode of now; False when it means nothing there."""
        screen = self._screen
        if name in ("help", "palette", "command", "quit"):
            return self._house(name)
        if screen.mode == "look":
            return self._in_a_look(name)
        if name == "look-others" and self._next_board():
            return True
        if name in _LOOKS:
            return self._open_look(_LOOKS[name])
        if name in _REPLAY:
            screen.desk.replay(_REPLAY[name])
            screen.review.tell()
            return True
        if screen.mode == "replay" and name in _REVIEW:
            _REVIEW[name](screen.review)
            return True
        if screen.mode == "curtain":
            return self._lift(name)
        deed = self._deeds().get(name)
        if deed is None:
            return False
        deed()
        return True

    def table_changed(self, change: str) -> None:
        """Tell the player what concerns him: that it is his turn again, that it is over."""
        screen = self._screen
        self._recap = False
        if change == "ended":
            screen.work(self._ending.ask, exclusive=True, group="ending")
        elif screen.turned_to_me() and screen.habits.answer(screen.session.seen()) is None:
            self._call_back()
        elif self._called and screen.session.to_move not in screen.session.humans:
            self._called = False
            show_title(screen.app, screen.app.title)

    def _call_back(self) -> None:
        """Call a player who may be looking elsewhere, as the settings allow."""
        screen = self._screen
        settings = screen.house.settings
        if settings.bell:
            screen.app.bell()
        if settings.notice:
            name = clean(screen.kept.name)
            said = self._t("Herna: it is your turn at {table}.", table=name)
            show_notice(screen.app, said, said)
            self._called = True

    def at_the_curtain(self, key: str) -> bool:
        """Do what a key means before the next player has shown up."""
        if key == "r":
            self._recap = not self._recap
        elif key == "S":
            self._screen.look = Look("S")
        else:
            return self._house({":": "command", "q": "quit"}[key])
        self._screen.repaint()
        return True

    def curtain(self, scene: Scene) -> list[Line]:
        """Draw what stands between two players."""
        screen = self._screen
        seat = screen.session.curtain
        assert seat is not None
        recap = screen.session.recap(seat)
        return curtain_view.draw(scene, screen.desk.game_words, seat, recap, opened=self._recap)

    def looked_at(self, scene: Scene) -> list[Line]:
        """Give the whole text of what is looked at."""
        look = self._screen.look
        if look is not None and look.letter == RECAP:
            return play_recap.draw(scene, self._screen.desk, self._screen.session)
        if look is not None and look.letter == ADVICE:
            ended = self._screen.kept.table.ended
            return (self._screen.review if ended else self._screen.adviser).draw(scene)
        lines = self._screen.painter.look(look.letter, scene) if look is not None else None
        if lines and look is not None and look.letter == "S":
            lines = [*lines, *counted(self._screen)]
        return lines or [[(self._t("There is nothing to show here."), "dim")]]

    def key_line(self, hints: Sequence[KeyHint], width: int) -> Line:
        """Draw the last line: what can be chosen, then the keys that work."""
        screen = self._screen
        choose: Sequence[KeyHint] = ()
        if screen.mode == "game":
            choose = screen.painter.hints(screen.desk.scene(width, screen.size.height, []))
        elif screen.look is not None and screen.look.letter == ADVICE and screen.adviser.count:
            count = screen.adviser.count
            span = "1" if count == 1 else f"1-{count}"
            choose = [(span, screen.house.words.p("key", "choose"))]
        told = {key for key, _ in choose}
        return key_line([*choose, *(one for one in hints if one[0] not in told)], width)

    def too_small(self, needed: tuple[int, int]) -> str:
        """Say the size that is needed, whose turn it is, and the score."""
        seen = self._screen.desk.seen
        points = " ".join(
            f"{sitter.name} {sheet.total}"
            for sitter, sheet in zip(seen.sitters, seen.scores.sheets, strict=True)
        )
        who = seen.sitters[seen.turn.seat].name if seen.turn is not None else ""
        size = f"{needed[0]}x{needed[1]}"
        if not who:
            return self._t("Needs {size}. Over: {points}", size=size, points=points)
        return self._t(
            "Needs {size}. To move: {name}. {points}", size=size, name=who, points=points
        )

    def obey(self, written: str) -> None:
        """Do what was written on the command line."""
        screen = self._screen
        if not written.strip():
            return
        try:
            meant = parse(written, screen.kept.table.game, screen.house.words)
        except BadCommand as error:
            screen.desk.message = str(error)
            return
        if not isinstance(meant, Command):
            screen.desk.play(meant)
            screen.seen = screen.desk.seen
            return
        screen.start(partial(self._orders.obey, meant), "command")

    def _deeds(self) -> dict[str, Callable[[], object]]:
        screen, desk = self._screen, self._screen.desk
        things = screen.things
        return {
            "up": lambda: desk.roaming.arrow("up", screen.scene()),
            "down": lambda: desk.roaming.arrow("down", screen.scene()),
            "left": lambda: desk.roaming.arrow("left", screen.scene()),
            "right": lambda: desk.roaming.arrow("right", screen.scene()),
            "first": lambda: desk.move(-_FAR, things()),
            "last": lambda: desk.move(_FAR, things()),
            "page-up": lambda: desk.move(-_PAGE, things()),
            "page-down": lambda: desk.move(_PAGE, things()),
            "next-legal": lambda: desk.roaming.legal(1),
            "previous-legal": lambda: desk.roaming.legal(-1),
            "look-around": lambda: desk.roaming.look_around(things()),
            "zoom": desk.roaming.other_zoom,
            "goto": screen.ask_where,
            "next-zone": lambda: desk.next_zone(1, things()),
            "previous-zone": lambda: desk.next_zone(-1, things()),
            "enter": self._enter,
            "back": self._back,
            "undo": lambda: desk.undo("step" if desk.seen.path else "path"),
            "undo-turn": lambda: desk.undo("turn"),
            "redo": desk.redo,
            "end": lambda: desk.choose("e") or screen.means_nothing("e"),
            "hint": self._hint,
            "rule": self._rule,
            "search": lambda: self.rules(None, search=True),
            "look-rules": lambda: self.rules(None),
        }

    def _next_board(self) -> bool:
        """Show the board of the next other player; False where there are none to look at."""
        screen = self._screen
        return screen.mode != "curtain" and screen.desk.roaming.next_board(screen.scene())

    def _enter(self) -> None:
        screen = self._screen
        if screen.bots.go_on():
            return
        if screen.desk.seen.ended and screen.desk.seen.live:
            screen.work(self._ending.ask, exclusive=True, group="ending")
            return
        screen.desk.enter(screen.things())

    def _back(self) -> None:
        screen = self._screen
        if not screen.desk.back() and screen.desk.seen.live:
            screen.desk.message = self._t("Nothing to undo here. q leaves the table.")

    def rules(self, rule: str | None, *, search: bool = False) -> None:
        """Open the rules of this game at a rule, with what it means in the position shown."""
        screen = self._screen
        scene = screen.scene()
        open_rules(
            screen.herna,
            rule,
            facts=lambda about: screen.painter.facts(scene, about),
            game_ids=(screen.kept.table.game.id,),
            search=search,
        )

    def _hint(self) -> None:
        screen = self._screen
        (screen.review if screen.desk.seen.ended else screen.adviser).open()

    def _rule(self) -> None:
        self.rules(self._screen.desk.rule_id(self._screen.things()))

    def _house(self, name: str) -> bool:
        screen = self._screen
        if name == "command":
            screen.command = TextField()
        elif name == "quit":
            screen.start(screen.company.leave, "ending")
        elif name == "help":
            screen.app.push_screen(HelpScreen(screen.keys_scope))
        else:
            screen.do_palette()
        screen.repaint()
        return True

    def _open_look(self, letter: str) -> bool:
        self._screen.look = Look(letter)
        if letter == CHAT:
            # What is typed at once is the message, so no letter of it may mean anything else.
            self._screen.command = TextField.holding("say ")
        return True

    def _in_a_look(self, name: str) -> bool:
        screen = self._screen
        assert screen.look is not None
        if name == "rule" and screen.look.letter == "L":
            screen.start(self._rule_of_a_line)
            return True
        if name in ("back", "enter"):
            screen.look = None
            screen.adviser.close()
            return True
        moves = {
            "up": -1,
            "down": 1,
            "page-up": -_PAGE,
            "page-down": _PAGE,
            "first": -_FAR,
            "last": _FAR,
        }
        if name not in moves:
            return False
        scene = screen.scene()
        screen.look.scroll(moves[name], len(self.looked_at(scene)), max(1, scene.height - 1))
        return True

    async def _rule_of_a_line(self) -> None:
        """Ask which of the latest lines of the log, and open its rule."""
        screen = self._screen
        desk, room = screen.desk, max(20, screen.app.size.width - 16)
        lines = told(desk.voice, desk.game_words, desk.seen.log)[: -_RULES - 1 : -1]
        items = [
            Item(str(number), str(number), cut_text(one.text, room, screen.house.glyphs))
            for number, one in enumerate(lines, 1)
        ]
        if not items:
            return
        answer = await screen.ask(self._t("The rule for which line?"), [], items)
        if answer is not None:
            self.rules(lines[int(answer) - 1].rule)

    def _lift(self, name: str) -> bool:
        if name != "enter":
            return False
        self._recap = False
        self._screen.session.lift()
        self._screen.session.play_forced()
        self._screen.desk.refresh()
        return True

    def _t(self, message: str, **values: object) -> str:
        return self._screen.house.words.t(message, **values)


_FAR = 10_000
_RULES = 9
"""So many lines of the log can be asked about."""
