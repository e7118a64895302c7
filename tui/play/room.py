"""A table being played: kept on the disk, its bots moving, heard by every screen that is in it.

At home a room has one screen, which hears of everything at once. In a room that visitors share,
a change is heard by the others only when it is on the disk (or could not get there): what one of
them has answered to is never lost.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any, Generic, Protocol, TypeVar

from core.table import Change, Question, Table
from saves.errors import SaveError
from tui.play.bot_seats import BotSeats, Speed
from tui.play.keeper import Keeper
from tui.play.presence import News, Presence

D = TypeVar("D")


class Kept(Protocol[D]):
    """A table with its place on the disk."""

    table: Table

    @property
    def name(self) -> str:
        """The name of the table."""

    def snapshot(self, clock: Callable[[], float]) -> D:
        """Make the document of this moment; quick."""

    def write(self, document: D) -> None:
        """Put a document on the disk; slow. Raises SaveError."""

    def close(self) -> None:
        """Let others have the place."""


class Room(Generic[D]):
    """A table being played, and the screens in it.

    `answer` asks a bot, `speed` says how fast bots move. `shared`: screens of several visitors are
    here. `begun` says whether moves are allowed yet. Tasks run in copies of `context`, if there is
    one: a task of a visitor's own context would keep his app alive.
    """

    def __init__(
        self,
        kept: Kept[D],
        answer: Callable[[Question], Awaitable[Any]],
        clock: Callable[[], float],
        speed: Callable[[], Speed],
        *,
        shared: bool = False,
        begun: Callable[[], bool] = lambda: True,
        context: Context | None = None,
    ) -> None:
        self._kept = kept
        self.table = kept.table
        self.begun = begun
        self.presences: list[Presence] = []
        self.actor: Presence | None = None
        """The screen that is changing the table just now; None: a bot, or nobody."""
        self.changed: Callable[[Change], None] = lambda _: None
        """Hears of each change that all may know of now."""
        self.away: Callable[[], frozenset[int]] = frozenset
        """Gives the seats of people who are not here."""
        self._shared = shared
        self._unheard: list[tuple[int, Change, Presence | None]] = []
        self.keeper: Keeper[D] = Keeper(
            lambda: kept.snapshot(clock), kept.write, self._save_told, self._settled, context
        )
        self.bots = BotSeats(
            kept.table, answer, clock, speed, self._bot_failed, self._bot_waits, context
        )
        self._leaving = kept.table.subscribe(self._changed)

    def enter(self, seats: Callable[[], tuple[int, ...]]) -> Presence:
        """Let a screen in. `seats` gives the seats of its keyboard."""
        presence = Presence(self, seats, one_person=self._shared)
        self.presences.append(presence)
        return presence

    def left(self, presence: Presence) -> None:
        """A screen has gone."""
        if presence in self.presences:
            self.presences.remove(presence)

    def save(self) -> None:
        """Save soon what the table does not know itself, and let the bots move that are to."""
        self.keeper.mark()
        self.wake()

    def wake(self) -> None:
        """Ask the bot that is to move, if one is."""
        if self.begun():
            self.bots.wake()

    def readable(self, presence: Presence) -> bool:
        """Whether everything that `presence` did not do itself is on the disk."""
        return not self._shared or all(author is presence for _, _, author in self._unheard)

    def tell(self, news: News, but: Presence | None = None) -> None:
        """Tell all screens (but one)."""
        for presence in list(self.presences):
            if presence is not but:
                presence.tell(news, own=not self._shared)

    def close(self) -> SaveError | None:
        """Save, stop, and free the place; give what went wrong, if anything."""
        self._leaving()
        self.bots.close()
        error = self.keeper.close()
        self._kept.close()
        return error

    def _changed(self, change: Change) -> None:
        number = self.keeper.mark()
        self.wake()
        if not self._shared:
            self.tell(News(change))
            return
        author = self.actor
        self._unheard.append((number, change, author))
        if author is not None:
            author.behind = author.behind or not self.readable(author)
            author.tell(News(change), own=True)
        if self.keeper.error is not None:
            self._settled(number)

    def _settled(self, number: int) -> None:
        """Tell the others of all changes up to `number`, or wait until no later one is open."""
        if not self._unheard:
            return
        if self._unheard[-1][0] > number:
            # What they would read now holds a later change; the next write brings both.
            return
        heard, self._unheard = self._unheard, []
        for _, change, author in heard:
            self.changed(change)
            for presence in list(self.presences):
                if presence is not author or presence.behind:
                    presence.tell(News(change))
        for presence in self.presences:
            presence.behind = False
        if self.keeper.error is not None:
            self.tell(News("saving", error=self.keeper.error))

    def _save_told(self, error: SaveError | None) -> None:
        self.tell(News("saving", error=error))

    def _bot_failed(self, error: BaseException) -> None:
        self.tell(News("bot-failed", error=error))

    def _bot_waits(self) -> None:
        self.tell(News("bot-waits"))
