"""What others at a table want to know: to end it, a bot for who is away, one more game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tui.hall.refusal import HallRefusal
from tui.hall.stay import Stay
from tui.play.presence import News
from tui.screens.going import open_room
from tui.screens.menu import Item
from tui.widgets.lines import clean
from tui.words.hall import refusal

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen

_PAUSE = 0.1
"""Seconds between two looks whether the visitor is done with what he was at before."""


class Questions:
    """Puts the questions of others to one visitor, one after the other."""

    def __init__(self, screen: PlayScreen, stay: Stay) -> None:
        self._screen = screen
        self._stay = stay
        self._asked: frozenset[int] = frozenset()
        """The seats whose wish to end the game has been put to this visitor."""
        self._one_at_a_time = asyncio.Lock()
        self._open: Callable[[], bool] | None = None
        """Whether the question that is put now still wants an answer; None while none is put."""

    def withdraw(self) -> None:
        """Take back the question that is put, if it wants no answer any more."""
        if self._open is not None and not self._open():
            self._screen.close_dialog()

    def end_wanted(self) -> None:
        """Put the question whether to end the game, once for each who wants it."""
        agreed = self._screen.desk.seen.agreed
        new, self._asked = agreed - self._asked, agreed
        if new and self._stay.may_decide and not agreed & set(self._stay.presence.seats):
            self._screen.work(partial(self._end_or_go_on, min(new)), group="asked")

    async def _end_or_go_on(self, seat: int) -> None:
        t = self._screen.house.words.t
        name = clean(self._stay.table.sitters[seat].name)
        choices = [Item("yes", "y", t("End it")), Item("no", "o", t("Keep playing"))]
        said = t("{name} wants to end the game now.", name=name)

        def wanted() -> bool:
            return seat in self._stay.table.agreed and not self._stay.table.ended

        answer = await self._ask(t("End by agreement"), said, choices, wanted)
        if not wanted():
            return
        if answer == "yes":
            self._stay.agree_to_end()
        elif answer == "no":
            self._stay.go_on()

    async def stand_in(self, seat: int) -> None:
        """Ask whether a bot may play for somebody who is away."""
        t = self._screen.house.words.t
        if not self._stay.may_decide:
            return
        name = clean(self._stay.table.sitters[seat].name)
        choices = [Item("yes", "y", t("A bot plays")), Item("no", "o", t("Wait"))]
        said = t("{name} is away. May a bot play that seat until they return?", name=name)

        def wanted() -> bool:
            return seat in self._stay.held.wanted and not self._stay.table.ended

        answer = await self._ask(t("A bot for the absent player"), said, choices, wanted)
        if not wanted():
            return
        if answer == "yes":
            self._stay.want_stand_in(seat)
        elif answer == "no":
            self._stay.refuse_stand_in(seat)

    async def come_along(self, news: News) -> None:
        """Ask whether to go to the next game that somebody has made."""
        screen, t = self._screen, self._screen.house.words.t
        screen.close_dialog()
        choices = [Item("yes", "y", t("Join")), Item("no", "o", t("Stay here"))]
        said = t("{name} has set up the next game.", name=clean(news.name))
        if await self._ask(t("Play again"), said, choices, lambda: True) == "yes":
            try:
                await open_room(screen.herna, news.table, "seat", instead=screen)
            except HallRefusal as refused:
                screen.desk.message = refusal(screen.house.words, refused)

    async def _ask(
        self, title: str, said: str, choices: list[Item], wanted: Callable[[], bool]
    ) -> str | None:
        """Ask what somebody else wants to know, when the visitor is free; Enter says no."""
        async with self._one_at_a_time:
            while self._screen.dialog is not None or self._screen.open_field is not None:
                await asyncio.sleep(_PAUSE)
            if not wanted():
                return None
            self._open = wanted
            try:
                return await self._screen.ask(title, [said], choices, at=1)
            finally:
                self._open = None
