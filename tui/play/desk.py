"""What a player has on the desk: the moment shown, the focus, and the move being composed.

The desk turns the meaning of keys into changes of itself and moves at the table. It draws
nothing and waits for nothing; a screen shows its `scene` and calls it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from core.journal import CannotUndo, Scope, Step
from core.letters import letters
from core.match import IllegalAction, NotYourTurn, StaleStep
from core.preview import Preview
from core.table import Seen
from tui.play.composer import Composer
from tui.play.doubts import Doubts
from tui.play.draft import Change
from tui.play.entries import Entry
from tui.play.moments import Moments, ReplayMove
from tui.play.outlook import Outlook
from tui.play.roaming import Roaming
from tui.play.scene import (
    ACTIONS,
    ALL_AIDS,
    LandsPainter,
    Painter,
    PaymentPainter,
    Scene,
    Thing,
)
from tui.play.session import Session, TooOften
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line
from tui.words import Words
from tui.words.game import GameWords, Voice
from tui.words.log import cannot_undo

Confirm = Literal["always", "useful", "never"]


class Desk:
    """One keyboard's view of a table and the move it is composing."""

    def __init__(
        self,
        session: Session,
        painter: Painter,
        game_words: GameWords,
        words: Words,
        glyphs: Glyphs,
        table_name: str,
    ) -> None:
        self.session = session
        self.painter = painter
        self.game_words = game_words
        self.words = words
        self.glyphs = glyphs
        self.table_name = table_name
        self.confirm: Confirm = "useful"
        self.moments = Moments(session)
        self.composer = Composer(session.table.game, painter.menu)
        self.zone = ACTIONS
        self.focus = ""
        self.roaming = Roaming(self)
        self.message = ""
        self.aids = ALL_AIDS
        self.redo_key = "Ctrl+R"
        """The key in force that redoes, as it is written."""
        self.waits = ""
        """What everybody waits for here; shown while there is no message."""
        self.offer = ""
        """What is offered to the player once, until he presses a key."""
        self._offered: set[int] = set()
        """The seats that have been offered to end a game that drags on."""
        self.company = ""
        """Who is at the table, in a sentence; empty at home."""
        self.rule: tuple[str, Sequence[str]] = ("", ())
        self.doubts = Doubts(self)
        self._outlook = Outlook(session.table.game)
        self.seen: Seen = session.seen()
        self.refresh()

    def refresh(self) -> None:
        """Read the table anew; keeps the focus and, for the same decision, the open lists."""
        self.session.follow()
        self.seen = self.session.seen(self.moments.step)
        if self.seen.live:
            # The moment that was looked at may have been taken back.
            self.moments.live()
        self.composer.update(self.seen)
        self._offer_an_end()

    def _offer_an_end(self) -> None:
        """Offer each player, once, to end by agreement a game that drags on."""
        seen = self.seen
        if not self.session.table.game.drags_on(seen.view):
            self.offer, self._offered = "", set()
        elif seen.live and seen.my_turn and seen.seat is not None:
            if seen.seat not in self._offered:
                self.offer = self.words.t(
                    "No building for ten rounds. :end ends the game if everyone agrees."
                )
            self._offered.add(seen.seat)

    @property
    def voice(self) -> Voice:
        """Who the sentences of this desk speak to."""
        names = [sitter.name for sitter in self.seen.sitters]
        return Voice(self.words, names.__getitem__, self.seen.seat, self.glyphs.minus)

    def previews(self) -> tuple[Preview, ...]:
        """Look at the steps of the shown way, each after the one before, until one reveals."""
        return self._outlook.previews(self.seen, self.composer.shown())

    def scene(self, width: int, height: int, key_line: Line) -> Scene:
        """Give everything a painter needs for a terminal of this size."""
        return Scene(
            game=self.session.table.game,
            seen=self.seen,
            composer=self.composer,
            previews=self.previews(),
            words=self.words,
            glyphs=self.glyphs,
            letters=tuple(letters([sitter.name for sitter in self.seen.sitters])),
            table_name=self.table_name,
            width=width,
            height=height,
            zone=self.zone,
            focus=self.focus,
            key_line=key_line,
            message=self.message or self.offer or self._warning() or self.waits,
            rule=self.rule,
            moment=self._moment(),
            anchor=self.roaming.anchor(),
            zoom=self.roaming.zoom,
            aids=self.aids,
            away=self.session.own.away,
            company=self.company,
        )

    def choose(self, key: str) -> bool:
        """Choose by a letter, digit or label; False when it means nothing here."""
        self.calm()
        if key == "d" and self.change("none"):
            return True
        before = (self.zone, self.composer.level, self.composer.current)
        if self.composer.press(key):
            self.zone, self.focus = ACTIONS, ""
            if before == (ACTIONS, self.composer.level, self.composer.current):
                self.message = self._chosen_already()
            self._open_step()
            return True
        return self._choose_printed(key)

    def _chosen_already(self) -> str:
        """Say what is left to do when the line with the cursor is chosen again."""
        entry = self.composer.current
        if entry is None or entry.allowed:
            return self.words.t("This is chosen already. Enter confirms.")
        return self._forbidden(entry)

    def _forbidden(self, entry: Entry) -> str:
        """Say why a line cannot be done."""
        if entry.refusal is None:
            return self._nothing((f"group:{entry.group.id}", *entry.things))
        return self.game_words.refusal(self.voice, entry.refusal)

    def unmeant(self, key: str) -> str:
        """Say of a letter or digit that chooses nothing why it does not."""
        if self.seen.live and not self.seen.my_turn:
            return self._waiting()
        return self.words.t("{key} does nothing here now. ? shows all keys.", key=key)

    def _choose_printed(self, key: str) -> bool:
        """List what can be done with the things that a key stands on, or say why nothing can."""
        if not (self.seen.live and self.seen.my_turn):
            return False
        things = self.painter.printed(self.scene(0, 0, [])).get(key, ())
        if not things:
            return False
        before = self.composer.level, self.composer.entries
        if not self.composer.focus_things(things):
            self.message = self._nothing(things)
            return True
        self.zone, self.focus = ACTIONS, ""
        if before == (self.composer.level, self.composer.entries):
            self.message = self._chosen_already()
        return True

    def _open_step(self) -> None:
        """Take the step of a group that only opens a list of its own."""
        entry, way = self.composer.current, self.composer.chosen()
        if entry is not None and entry.group.opens and way is not None and len(way.steps) == 1:
            self._play(way.steps)

    def change(self, change: Change) -> bool:
        """Change the payment that is open; False when none is."""
        if self.zone != ACTIONS or not isinstance(self.painter, PaymentPainter):
            return False
        draft = self.painter.change(self.scene(0, 0, []), change)
        if draft is None:
            return False
        self.composer.draft, self.message = draft, draft.told
        return True

    def enter(self, things: Sequence[Thing]) -> None:
        """Do what the preview shows; on a thing, list what can be done with it."""
        self.message = ""
        if not self.seen.live:
            return
        if not self.seen.my_turn:
            self.message = self._waiting()
            return
        if self.zone != ACTIONS:
            self._take_thing(self.focus)
            return
        entry = self.composer.current
        if entry is None:
            return
        if not entry.allowed:
            self.message = self._forbidden(entry)
            return
        way = self.composer.enter()
        if way is None:
            return
        self.message = self.doubts.ask(way, final=self.composer.final(way), ends=entry.ends)
        if not self.message:
            self._play(way.steps)

    def _take_thing(self, thing: str) -> None:
        """Choose a thing on the screen, or list what can be done with it."""
        if not (self.composer.point_at(thing) or self.composer.focus_things((thing,))):
            step = None
            if isinstance(self.painter, LandsPainter):
                step = self.painter.opening(self.scene(0, 0, []), thing)
            if step is None:
                self.message = self._nothing((thing,))
                return
            self._play((step,))
            self.composer.point_at(thing)
        self.zone, self.focus = ACTIONS, ""

    def _nothing(self, things: Sequence[str]) -> str:
        """Say why nothing can be done with things on the screen."""
        scene = self.scene(0, 0, [])
        for thing in things:
            if said := self.painter.reason(scene, thing):
                return said
        refusal = self.composer.why_not(things)
        if refusal is not None:
            return self.game_words.refusal(self.voice, refusal)
        turn = self.seen.turn
        if turn is not None and self.seen.path:
            asked = self.game_words.prompt(self.voice, turn)
            return self.words.t("First finish what is open: {asked}.", asked=asked.rstrip("."))
        return self.words.t("There is nothing to choose here. i shows the rule.")

    def take_up(self, steps: Sequence[Any]) -> None:
        """Choose what begins with some steps, for Enter to do it."""
        self.calm()
        self.zone, self.focus = ACTIONS, ""
        if not self.composer.take_up(steps):
            told = self.game_words.step(self.voice, steps[0], self.seen.view)
            self.message = self.words.t("Not among the ready-made choices: {step}.", step=told)

    def play(self, action: Any) -> None:
        """Play one action that was written in words."""
        self._play((action,))

    def back(self) -> bool:
        """One step back: out of a question, a list, a zone, a replay, or of the open path."""
        asked, said = self.doubts.open, bool(self.message)
        self.calm()
        if asked:
            return True
        if self.zone != ACTIONS:
            self.zone, self.focus = ACTIONS, ""
            return True
        if self.composer.back():
            return True
        if not self.seen.live:
            self.moments.live()
            self.refresh()
            return True
        if self.seen.path:
            self.undo("step")
            if self.seen.can_redo:
                # The list that opens again says enough of a step of the open path.
                self.message = ""
            return True
        return said

    def undo(self, scope: Scope) -> None:
        """Take back and say what, or say why not."""
        self.calm()
        journal = list(self.session.table.match.journal)
        try:
            count = self.session.undo(scope)
            self.message = self._undone(journal[len(journal) - count :])
        except CannotUndo as error:
            self.message = cannot_undo(self.words, error.reason)
        except TooOften:
            self.message = self._too_often()
        self.refresh()

    def _undone(self, steps: Sequence[Step]) -> str:
        """Say whose steps were taken back."""
        words, own = self.words, steps[0].seat
        others = dict.fromkeys(step.seat for step in steps if step.seat != own)
        if not others:
            return words.n(
                "{count} step undone; {key} redoes it.",
                "{count} steps undone; {key} redoes them one by one.",
                len(steps),
                key=self.redo_key,
            )
        names = words.join([self.seen.sitters[seat].name for seat in others])
        return words.n(
            "{count} step undone, back to your turn {turn}; also undone: {names}.",
            "{count} steps undone, back to your turn {turn}; also undone: {names}.",
            len(steps),
            turn=len({step.turn for step in self._own_before(own)} | {steps[0].turn}),
            names=names,
        )

    def _own_before(self, seat: int) -> list[Step]:
        return [step for step in self.session.table.match.journal if step.seat == seat]

    def redo(self) -> None:
        """Play again what was taken back, or say that there is nothing."""
        self.calm()
        try:
            self.session.redo()
        except CannotUndo:
            self.message = self.words.t("Nothing to redo.")
        except TooOften:
            self.message = self._too_often()
        self.refresh()

    def move(self, by: int, things: Sequence[Thing]) -> None:
        """Move in the zone: in the list of choices, or from thing to thing."""
        self.calm()
        if self.zone == ACTIONS:
            self.composer.move(by)
            return
        here = [thing.id for thing in things if thing.panel == self.zone]
        if here:
            at = here.index(self.focus) if self.focus in here else 0
            self.focus = here[max(0, min(len(here) - 1, at + by))]

    def next_zone(self, by: int, things: Sequence[Thing]) -> None:
        """Go to the next panel that has something to focus, and round again."""
        self.calm()
        zones = [ACTIONS, *dict.fromkeys(thing.panel for thing in things)]
        at = zones.index(self.zone) if self.zone in zones else 0
        self.zone = zones[(at + by) % len(zones)]
        here = [thing.id for thing in things if thing.panel == self.zone]
        self.focus = here[0] if here else ""

    def rule_id(self, things: Sequence[Thing]) -> str:
        """Give the rule of what has the focus."""
        for thing in things:
            if thing.id == self.focus and self.zone != ACTIONS:
                return thing.rule
        entry = self.composer.current
        if self.composer.draft is not None:
            return self.composer.draft.rule
        if entry is not None:
            return _rule_of(entry, things)
        return self.seen.turn.rule if self.seen.turn is not None else "house.play"

    def replay(self, move: ReplayMove) -> None:
        """Walk through the game that was played."""
        self.calm()
        self.moments.walk(move)
        self.refresh()

    def _play(self, steps: Sequence[Any]) -> None:
        self.calm()
        try:
            self.session.play(steps)
        except IllegalAction as error:
            self.message = self.game_words.refusal(self.voice, error.refusal)
        except (NotYourTurn, StaleStep):
            self.message = self.words.t("The game has moved on. Look again and choose.")
        except TooOften:
            self.message = self._too_often()
        self.zone, self.focus = ACTIONS, ""
        self.refresh()

    def calm(self) -> None:
        """Take away what was said or asked: another key was pressed."""
        self.message = self.offer = ""
        self.doubts.forget()

    def _warning(self) -> str:
        """Say so where whatever is chosen gives points to another player."""
        told = self.aids.points and self.zone == ACTIONS and self.composer.hurts
        return self.words.t("Every choice here gives points to another player.") if told else ""

    def _moment(self) -> tuple[int, int] | None:
        return None if self.moments.step is None else (self.moments.step, self.moments.last)

    def _too_often(self) -> str:
        return self.words.t("Too many attempts. Try again in a minute.")

    def _waiting(self) -> str:
        turn, words = self.seen.turn, self.words
        if turn is None or self.seen.ended:
            return words.t("The game is over.")
        if turn.seat == self.seen.seat:
            return words.t("There is nothing to decide here right now.")
        name = self.seen.sitters[turn.seat].name
        if turn.seat in self.session.own.away:
            return words.t("Waiting for {name}, who is away.", name=name)
        return words.t("Waiting for {name}.", name=name)


def _rule_of(entry: Entry, things: Sequence[Thing]) -> str:
    """Give the rule of what a line is about, else of what forbids it, else of its group."""
    about_one = entry.id != entry.group.id
    if about_one and not entry.group.inline:
        pointed = [thing.rule for thing in things if thing.id in entry.things]
        if pointed:
            return pointed[0]
    forbidden = entry.refusal.rule if entry.refusal is not None else ""
    return forbidden if forbidden and not (about_one and entry.group.inline) else entry.group.rule
