"""What seats want decided without being asked, on the game screen: said there, done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.table import Seen
from tui.play.habits import Habits
from tui.play.scene import Contract, HabitPainter
from tui.widgets.lines import clean
from tui.words import N_

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen

_CONTRACTS: dict[str, tuple[Contract, str]] = {
    "ask": ("ask", N_("Work contracts with {name}: you are asked each time.")),
    "prior": ("prior", N_("Work contracts with {name}: the prior goes if free.")),
    "brother": ("brother", N_("Work contracts with {name}: a lay brother goes if one is free.")),
}
"""What the owner of a building can settle, by the word for it, and what is then told."""


class PlayHabits:
    """The habits of the seats of one game screen."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._habits = Habits(screen.painter, lambda: screen.house.settings.contract)

    def answer(self, seen: Seen) -> Any | None:
        """Give what the seat to move wants done now, or None where it must be asked."""
        return self._habits.answer(seen)

    def soon(self) -> None:
        """Do what is wanted as soon as whoever plays now has done all of his steps."""
        self._screen.call_later(self._do)

    def contract(self, wanted: str) -> None:
        """Settle who goes when others work in buildings of the seat shown."""
        screen, t = self._screen, self._screen.house.words.t
        seat = screen.session.seat
        if not isinstance(screen.painter, HabitPainter):
            screen.desk.message = t("This game has no work contracts.")
        elif wanted not in _CONTRACTS:
            screen.desk.message = t("Say who goes: contract ask|prior|brother.")
        elif seat is None or not screen.here.may_move:
            screen.desk.message = t("Only players can do that.")
        else:
            habit, told = _CONTRACTS[wanted]
            self._habits.say(seat, habit)
            screen.desk.message = t(told, name=clean(screen.desk.seen.sitters[seat].name))
            self.soon()

    def _do(self) -> None:
        screen = self._screen
        if screen.here in screen.room.presences and screen.session.play_habits():
            screen.take()
