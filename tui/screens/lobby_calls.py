"""Calls a visitor to tables that have begun to wait for him, wherever he is on the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tui.hall.cards import TableCard
from tui.textual_compat import show_notice
from tui.widgets.lines import clean

if TYPE_CHECKING:
    from tui.screens.lobby import LobbyScreen


class Calls:
    """Remembers which tables wait, and calls by bell and notice, as the settings say."""

    def __init__(self, screen: LobbyScreen) -> None:
        self._screen = screen
        self._waiting: set[str] = set()

    @property
    def count(self) -> int:
        """How many tables waited when they were looked at last."""
        return len(self._waiting)

    def look(self, cards: Sequence[TableCard], here: str) -> None:
        """Call to tables that did not wait before, but not to the one he sits at by name `here`."""
        waiting = {card.id: card.name for card in cards if card.waits}
        new = [
            name for table, name in waiting.items() if table not in self._waiting and name != here
        ]
        if new and self._screen.house.awake:
            self._call(clean(", ".join(new)))
        self._waiting = set(waiting)

    def _call(self, names: str) -> None:
        house, app = self._screen.house, self._screen.app
        if house.settings.bell:
            app.bell()
        if house.settings.notice:
            said = house.words.t("Herna: it is your turn at {table}.", table=names)
            show_notice(app, said, said)
