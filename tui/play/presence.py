"""One screen in the room of a table, and the news it is told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import Context
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from core.table import Change

if TYPE_CHECKING:
    from tui.play.room import Room

NewsKind = Literal[
    Change,
    "saving",
    "bot-waits",
    "bot-failed",
    "came",
    "went",
    "goes-on",
    "asked",
    "again",
    "demoted",
    "begun",
    "renamed",
    "closed",
]


@dataclass(frozen=True, slots=True)
class News:
    """What a screen in a room is told.

    A change of the table; `saving` went wrong (`error`) or is well again (None); `bot-waits` for a
    key; `bot-failed` with `error`; `came`, `went`: somebody who plays `seat`; `goes-on`: `name`
    does not want what was asked; `asked`: may a bot stand in at `seat`; `again`: `name` has made
    `table` for the next game; `demoted`: another screen plays this seat now; `begun`: all seats are
    taken; `renamed`: the table has another name; `closed`: it is gone.
    """

    kind: NewsKind
    seat: int | None = None
    name: str = ""
    error: BaseException | None = None
    table: str = ""


Hear = Callable[[News], object]


def _nobody(_: News) -> None:
    """Nobody listens."""


class Presence:
    """One screen in a room: the seats it shows and plays for, and how it is told of changes.

    `seats` gives the seats whose hands it may show; unless `moves` it only looks at them.
    """

    def __init__(
        self, room: Room[Any], seats: Callable[[], tuple[int, ...]], *, one_person: bool
    ) -> None:
        self.room = room
        self.one_person = one_person
        """No hand of its seats is hidden from who sits at this keyboard."""
        self.moves = True
        self.unhurried: Callable[[], bool] = lambda: True
        """Asked before each act: whether it may be."""
        self._seats = seats
        self._hear: Hear = _nobody
        self._post: Hear = _nobody
        self.behind = False
        """It was told of a change while another one was not on the disk yet."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this keyboard: those whose hands it may show."""
        return self._seats()

    @property
    def may_move(self) -> bool:
        """Whether this screen may decide for its seats now."""
        return self.moves and self.room.begun()

    @property
    def fresh(self) -> bool:
        """Whether the table may be read now: no step of others is still to be saved."""
        return self.room.readable(self)

    @property
    def away(self) -> frozenset[int]:
        """The seats of people who are not at the table now."""
        return self.room.away()

    @property
    def known(self) -> int | None:
        """The step up to which the table may be seen while it is not `fresh`; None: as before."""
        return self.room.known(self)

    def hurries(self) -> bool:
        """Whether this screen has acted too often, this time included."""
        return not self.unhurried()

    def attach(self, hear: Hear, post: Hear | None = None) -> None:
        """Tell `hear` from now on: directly of what this screen does itself, else by `post`.

        `post` must bring the news into the context of the screen's own app.
        """
        self._hear, self._post = hear, post or hear

    def acting(self) -> AbstractContextManager[None]:
        """What happens to the table meanwhile was done here."""
        return self.room.acting(self)

    def tell(self, news: News, *, own: bool = False) -> None:
        """Pass news on to the screen."""
        if own:
            self._hear(news)
        else:
            # Whoever brings the news must not lend his context to the one who hears them.
            Context().run(self._post, news)

    def leave(self) -> None:
        """The screen is gone."""
        self.room.left(self)
        self._hear = self._post = _nobody
