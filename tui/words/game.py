"""What every game has to say to people, and whom it speaks to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from core.game import AnyGame, BadComponents, Event, Refusal, Turn, Value
from tui.words import Words


@dataclass(frozen=True, slots=True)
class Voice:
    """Who is spoken to: the language, the names at the table, the reader's seat, the signs."""

    words: Words
    names: Callable[[int], str]
    """Gives the name of a seat, ready to be shown. Names are never inflected."""
    reader: int | None = None
    """The seat that reads, called `you`; None for a watcher or a printed log."""
    minus: str = "−"
    """The sign before what is lost: the screens hand on the one of their glyphs."""

    def who(self, seat: int, *, bot: bool = False) -> str:
        """Name a seat as the one who acts; `bot`: a bot acted in the seat of that person."""
        if bot:
            return self.words.t("{name} (bot)", name=self.names(seat))
        return self.words.p("who acts", "you") if seat == self.reader else self.names(seat)

    def number(self, value: int) -> str:
        """Write a whole number, one below zero with the minus sign."""
        return f"{self.minus}{-value}" if value < 0 else str(value)


class GameWords(Protocol):
    """The words of one game. `view` is always the view of the reader's seat."""

    id: str
    openers: frozenset[str]
    """Kinds of events that only lead to the next one; a line of both has the rule of that one."""

    def of(self, game: AnyGame) -> GameWords:
        """Give the words that name the cards of `game`, whose components may be changed."""

    def title(self, words: Words) -> str:
        """Give the full title."""

    def short_title(self, words: Words) -> str:
        """Give a title of at most 22 cells."""

    def turn_number(self, turns: int, seats: int) -> int:
        """Number the turn after so many finished ones, as the screen of the game counts."""

    def prompt(self, voice: Voice, turn: Turn) -> str:
        """Say what the seat has to decide, as a request without a full stop."""

    def label(self, voice: Voice, action: Any) -> str:
        """Name a kind of action, for menus and lists."""

    def step(self, voice: Voice, action: Any, view: Any) -> str:
        """Name one chosen step, short; empty if nothing is done by it."""

    def refusal(self, voice: Voice, refusal: Refusal) -> str:
        """Say in a sentence why an action is not possible now."""

    def event(self, voice: Voice, event: Event) -> str:
        """Tell what happened, without the one who did it (see `tui.words.log`).

        Works for a redacted event too.
        """

    def together(self, voice: Voice, events: Sequence[Event]) -> tuple[str, int]:
        """Tell the first of `events`, with those after it that belong together in one phrase.

        Gives the phrase and how many events it tells, at least one.
        """

    def ending(self, voice: Voice, reason: str) -> str:
        """Say why the play is over."""

    def score_line(self, words: Words, line: str) -> str:
        """Name a line of the score sheet."""

    def tie_break(self, words: Words, tie_break: str) -> str:
        """Say which tie-break decided."""

    def term(self, words: Words, term: str) -> str:
        """Name a part of what a position is worth."""

    def option(self, words: Words, name: str) -> str:
        """Name a setting of the table."""

    def option_choice(self, words: Words, name: str, value: Value) -> str:
        """Name a choice of a setting."""

    def option_help(self, words: Words, name: str) -> str:
        """Explain a setting in one sentence."""

    def components(self, words: Words, fault: BadComponents) -> str:
        """Say in a sentence why the components of a file do not fit together."""
