"""What every panel asks of the scene, whatever the game: who is who, and what Enter would do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.table import Sitter
from tui.play.entries import Entry
from tui.play.scene import Scene
from tui.play.short_names import short_names
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, Span, clean
from tui.words import Words
from tui.words.game import GameWords, Voice
from tui.words.registry import words_of


@dataclass(frozen=True)
class TablePicture:
    """A scene with the questions that panels of any game ask. A game's own picture adds more."""

    scene: Scene

    @property
    def words(self) -> Words:
        """The reader's language."""
        return self.scene.words

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return self.scene.glyphs

    @cached_property
    def game_words(self) -> GameWords:
        """The words of the game, with the names that its components give."""
        return words_of(self.scene.game)

    @property
    def large(self) -> bool:
        """Whether there is room for the large layout."""
        return self.scene.size == "large"

    @property
    def me(self) -> int | None:
        """The reader's seat; None for a watcher."""
        return self.scene.seen.seat

    @property
    def counts_points(self) -> bool:
        """Whether what is looked at before it is done tells its points."""
        return self.scene.aids.points

    @property
    def my_turn(self) -> bool:
        """Whether the reader must decide now."""
        return self.scene.seen.my_turn

    @property
    def seats(self) -> range:
        """All seats, in the order of play."""
        return range(len(self.scene.seen.sitters))

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        seen = self.scene.seen
        return None if seen.ended or seen.turn is None else seen.turn.seat

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names at the table, safe to draw."""
        sitters = self.scene.seen.sitters
        return tuple(clean(sitter.name) or "?" for sitter in sitters)

    @cached_property
    def voice(self) -> Voice:
        """Who is spoken to."""
        return Voice(self.words, self.names.__getitem__, self.me, self.glyphs.minus)

    @cached_property
    def complete(self) -> bool:
        """Whether Enter would play what the preview shows, not open a list first."""
        return self.scene.composer.chosen() is not None

    @cached_property
    def letters_awake(self) -> bool:
        """Whether the letters of the first list act now: no list of labels is open."""
        composer = self.scene.composer
        return composer.level == "groups" or all(entry.key.isdigit() for entry in composer.entries)

    def token(self, seat: int) -> str:
        """Give the colour of a seat."""
        return f"player{seat + 1}"

    def short_name(self, seat: int, cells: int) -> str:
        """Give the name of a seat in at most so many cells, unlike all others at the table."""
        if cells == 1:
            return self.scene.letters[seat]
        shown = short_names(self.names, cells, self.glyphs)[seat]
        return shown or self.scene.letters[seat]

    def named(self, seat: int) -> Span:
        """Give the name of a seat in its colour."""
        return self.names[seat], self.token(seat)

    def sitter(self, seat: int) -> Sitter:
        """Give who has a seat."""
        sitter: Sitter = self.scene.seen.sitters[seat]
        return sitter

    def points(self, seat: int) -> int:
        """Give the points of a seat as they stand now."""
        return self.scene.seen.scores.sheets[seat].total

    def action(self, entry: Entry) -> Any:
        """Give the action behind a line of a list, also when it is forbidden now."""
        if entry.actions:
            return entry.actions[0]
        game, view = self.scene.game, self.scene.seen.view
        return next((one for one in game.candidates(view) if repr(one) == entry.id), None)

    def why(self, reason: str) -> list[Span]:
        """Give a reason for the preview; nothing while it stands above it as the message."""
        return [] if reason == self.scene.message else [(reason, "dim")]

    def focused(self, thing: str) -> bool:
        """Whether a thing on the screen has the focus."""
        return self.scene.focus == thing

    def turn_name(self, turn: int) -> str:
        """Name a turn in the log, by how many turns were finished before it."""
        return f"{turn // len(self.seats) + 1:>2}"

    def waiting(self) -> str:
        """Say what is going on while another seat decides, or that the game is over."""
        words, seen = self.words, self.scene.seen
        if not seen.live:
            return words.t("You are viewing an earlier moment.")
        if seen.ended or seen.turn is None:
            return words.t("The game is over.")
        name = self.names[seen.turn.seat]
        if seen.turn.seat in self.scene.away:
            return words.t("{name} is to move, but away.", name=name)
        if self.sitter(seen.turn.seat).human:
            return words.t("{name} is to move.", name=name)
        return words.t("{name} is thinking {more}", name=name, more=self.glyphs.more)

    def entry_span(self, entry: Entry, text: str, mark: str = " !") -> Line:
        """Write an entry inside a line: cursor, key, name, and `!` if it cannot be undone.

        What is forbidden stands in brackets, so that it is told apart without colours too. The
        key keeps its cell while it sleeps.
        """
        composer = self.scene.composer
        chosen = composer.current == entry and self.scene.zone == "actions"
        listed = entry in composer.entries
        opened = not listed and composer.group == entry.group
        token = "cursor" if chosen else "text" if entry.allowed else "dim"
        mark_before = self.glyphs.active if chosen or opened else " "
        awake = self.letters_awake or listed
        early = not entry.allowed and awake and mark_before == " "
        spans: Line = [
            ("(", "dim") if early else (mark_before, "active"),
            (entry.key if awake and entry.key else " ", "key" if entry.allowed else "dim"),
            (" " if entry.allowed or early else "(", "text" if entry.allowed else "dim"),
            (text, token),
        ]
        if not entry.allowed:
            spans.append((")", "dim"))
        elif entry.reveals:
            spans.append((mark, "irreversible"))
        return spans
