"""Sends home who does nothing for long, after a warning."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from tui.ssh.shared import MINUTE, Patience

if TYPE_CHECKING:
    from tui.app import HernaApp


class Active(Protocol):
    """Knows when somebody did something last."""

    @property
    def acted(self) -> float:
        """In the time of the event loop."""


class Idle:
    """Looks now and then. `ended` gets the sentence for who has been away for too long."""

    def __init__(
        self, patience: Patience, app: HernaApp, active: Active, ended: Callable[[str], None]
    ) -> None:
        self._patience = patience
        self._app = app
        self._active = active
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        self._warned_at = -1.0
        """What `acted` was when he was warned."""
        self._timer = self._loop.call_later(patience.look, self._look)

    def cancel(self) -> None:
        """Look no longer."""
        self._timer.cancel()

    def _look(self) -> None:
        acted, patience = self._active.acted, self._patience
        left = self._allowed() - (self._loop.time() - acted)
        if left <= 0:
            self._ended(self._last_words())
            return
        if left <= patience.warning and self._warned_at != acted:
            self._warned_at = acted
            self._app.call_later(self._warn)
        self._timer = self._loop.call_later(patience.look, self._look)

    def _last_words(self) -> str:
        house = self._app.house
        if house.visitor is not None and house.visitor.guest:
            return house.words.t("You were idle for a long time.")
        return house.words.t("You were idle for a long time. You keep your seats.")

    def _allowed(self) -> float:
        """More at a table than elsewhere; who watches one is at it."""
        from tui.screens.play import PlayScreen

        at_table = any(isinstance(screen, PlayScreen) for screen in self._app.screen_stack)
        return self._patience.table if at_table else self._patience.lobby

    def _warn(self) -> None:
        words, warning = self._app.house.words, self._patience.warning
        minutes = max(1, round(warning / MINUTE))
        self._app.warn(
            words.t("Are you still there?"),
            words.n(
                "You will be disconnected in {count} minute. Press any key to stay.",
                "You will be disconnected in {count} minutes. Press any key to stay.",
                minutes,
            ),
        )
