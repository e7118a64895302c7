"""A table being played: kept on the disk, its bots moving, heard by every screen that is in it.

At home a room has one screen, which hears of everything at once. In a room that visitors share,
a change is heard by the others only when it is on the disk (or could not get there): what one of
them has answered to is never lost. While somebody goes on playing faster than the disk, the others
see the game up to what is on it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from core.table import Change, Question, Table
from saves.errors import SaveError
from tui.play.bot_seats import BotSeats, Speed
from tui.play.keeper import Keeper
from tui.play.presence import News, Presence

D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class _Change:
    """A change that only its author has seen."""

    number: int
    """As the keeper counts."""
    kind: Change
    author: Presence | None
    """None: a bot, or nobody."""
    shown: int
    """The step up to which everybody could see the game right after it."""

    @property
    def plays(self) -> bool:
        """Whether it changed the game itself."""
        return self.kind in ("step", "undo", "ended")


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
        self.troubled: Callable[[SaveError | None], None] = lambda _: None
        """Hears that saving went wrong (also again), or goes well again (None)."""
        self.away: Callable[[], frozenset[int]] = frozenset
        """Gives the seats of people who are not here."""
        self._shared = shared
        self._unheard: list[_Change] = []
        self._saved = kept.table.match.draft_start()
        """The step up to which everybody may see the game while later ones are still unheard."""
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
        """Whether all that others than `presence` have played is on the disk."""
        return not any(one.plays and one.author is not presence for one in self._unheard)

    def known(self, presence: Presence) -> int | None:
        """Give the step up to which `presence` may see a game that is not readable for it.

        None: the game is readable; or it goes on seeing what it saw last, because it has played
        itself, or because steps that are on the disk were taken back.
        """
        if self.readable(presence):
            return None
        for one in self._unheard:
            if one.plays and (one.author is presence or one.kind != "step"):
                return None
        return self._saved

    @contextmanager
    def acting(self, author: Presence | None) -> Iterator[None]:
        """What happens to the table meanwhile was done on a screen here; None: elsewhere."""
        before, self.actor = self.actor, author
        try:
            yield
        finally:
            self.actor = before

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
        if error is not None:
            self.troubled(error)
        self._kept.close()
        return error

    def _changed(self, change: Change) -> None:
        number = self.keeper.mark()
        self.wake()
        if not self._shared:
            self.tell(News(change))
            return
        author = self.actor
        shown = self.table.match.draft_start()
        self._unheard.append(_Change(number, change, author, shown))
        if author is not None:
            author.behind = author.behind or not self.readable(author)
            author.tell(News(change), own=True)
        if self.keeper.error is not None:
            self._settled(number)

    def _settled(self, number: int) -> None:
        """Tell the others of all changes up to `number`."""
        heard = [one for one in self._unheard if one.number <= number]
        if not heard:
            return
        self._unheard = self._unheard[len(heard) :]
        self._saved = heard[-1].shown
        for one in heard:
            self.changed(one.kind)
        for presence in list(self.presences):
            self._tell_of(heard, presence)
        if self.keeper.error is not None:
            self.tell(News("saving", error=self.keeper.error))

    def _tell_of(self, heard: list[_Change], presence: Presence) -> None:
        """Tell one screen of changes, or later if it cannot be shown them yet."""
        if not self.readable(presence) and self.known(presence) is None:
            presence.behind = True
            return
        late, presence.behind = presence.behind, False
        kinds = dict.fromkeys(one.kind for one in heard if late or one.author is not presence)
        for kind in kinds:
            presence.tell(News(kind))

    def _save_told(self, error: SaveError | None) -> None:
        self.troubled(error)
        self.tell(News("saving", error=error))

    def _bot_failed(self, error: BaseException) -> None:
        self.tell(News("bot-failed", error=error))

    def _bot_waits(self) -> None:
        self.tell(News("bot-waits"))
