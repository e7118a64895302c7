"""Asks a visitor in the lobby what others at his tables want to know: a bot while he is away."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from tui.screens.menu import Item
from tui.widgets.lines import clean

if TYPE_CHECKING:
    from tui.hall.stand_ins import Asked
    from tui.screens.lobby import LobbyScreen

_PAUSE = 0.1
"""Seconds between two looks whether the visitor is free to answer."""


class Asks:
    """Puts to one visitor what is asked of him at tables where he does not sit now."""

    def __init__(self, screen: LobbyScreen) -> None:
        self._screen = screen
        self._known: set[tuple[str, int]] = set()
        """The tables and seats that he has been told of, or asked about."""
        self._open: Asked | None = None

    def look(self) -> None:
        """Put what is asked now and was not before; take back what is not asked any more."""
        asked = self._asked()
        now = {(one.table, one.seat) for one in asked}
        for one in asked:
            if (one.table, one.seat) not in self._known:
                self._tell_behind(one)
                self._screen.work(partial(self._put, one), group="asked")
        self._known = now
        if self._open is not None and self._open not in asked:
            self._screen.withdraw()

    def _asked(self) -> list[Asked]:
        ways = self._screen.ways
        return ways.hall.stand_ins.asked(ways.visitor.key)

    def _tell_behind(self, one: Asked) -> None:
        """Say at the table that is in front that something is asked in the lobby."""
        from tui.screens.play import PlayScreen

        front = self._screen.app.screen
        if isinstance(front, PlayScreen) and not front.desk.doubts.open:
            front.desk.message = self._screen.house.words.t(
                "A question from table {table} waits for you in the lobby.",
                table=clean(one.table_name),
            )
            front.repaint()

    async def _put(self, one: Asked) -> None:
        """Ask when the lobby is in front and the visitor is free; Enter says no."""
        screen, t = self._screen, self._screen.house.words.t
        while one in self._asked() and not self._free:
            await asyncio.sleep(_PAUSE)
        if one not in self._asked():
            return
        if one.mine:
            said = t("The others would like a bot to play your seat until you come back.")
        else:
            said = t(
                "{name} is away. May a bot play that seat until they return?",
                name=clean(one.name),
            )
        choices = [Item("yes", "y", t("A bot plays")), Item("no", "o", t("Wait"))]
        self._open = one
        try:
            answer = await screen.ask(clean(one.table_name), [said], choices, at=1)
        finally:
            self._open = None
        if answer is not None and one in self._asked():
            screen.ways.hall.stand_ins.answer(
                screen.ways.visitor.key, one.table, one.seat, agrees=answer == "yes"
            )

    @property
    def _free(self) -> bool:
        screen = self._screen
        return screen.app.screen is screen and screen.dialog is None and screen.open_field is None
