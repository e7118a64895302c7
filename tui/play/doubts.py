"""What Enter is pressed twice for: the end of a turn, what cannot be undone, what would be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tui.play.menu import Way
from tui.play.scene import PaymentPainter

if TYPE_CHECKING:
    from tui.play.desk import Desk


class Doubts:
    """The questions of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: tuple[Any, ...] | None = None
        """Steps that were asked about; Enter again plays them."""
        self._warned = False
        """The first step that cannot be undone has been asked about."""

    @property
    def open(self) -> bool:
        """Whether a question stands on the screen."""
        return self._asked is not None

    def forget(self) -> None:
        """Another key than Enter was pressed."""
        self._asked = None

    def ask(self, way: Way, *, final: bool, ends: bool) -> str:
        """Give the question that Enter must answer first; empty: play now."""
        if self._asked == way.steps:
            return ""
        question = self._question(final=final, ends=ends)
        if question:
            self._asked = way.steps
        return question

    def _question(self, *, final: bool, ends: bool) -> str:
        desk = self._desk
        if ends and self._before_end():
            return desk.words.t("You can still do something. Press Enter again to end the turn.")
        if final and not ends and not self._warned:
            self._warned = True
            return desk.words.t("This cannot be undone. Press Enter again to confirm.")
        if isinstance(desk.painter, PaymentPainter):
            return desk.painter.doubt(desk.scene(0, 0, []))
        return ""

    def _before_end(self) -> bool:
        if self._desk.confirm != "useful":
            return self._desk.confirm == "always"
        return any(
            one.allowed and not one.ends and not one.group.reserve
            for one in self._desk.composer.first_entries
        )
