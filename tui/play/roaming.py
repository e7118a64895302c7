"""Moving over a board: arrows that follow the board, looking around, names, and the zoom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from tui.play.scene import ACTIONS, Direction, LandsPainter, MapPainter, Scene, Thing

if TYPE_CHECKING:
    from tui.play.desk import Desk

Found = Literal["there", "more", "nowhere"]
"""What a typed name leads to: a place, perhaps one when more is typed, or nothing."""


class Roaming:
    """How one desk moves over its board."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._walk = ("", "")
        """Where a walk up or down began, and where it has come to."""
        self.zoom = False

    def anchor(self) -> str:
        """Give the thing whose column a walk up or down follows."""
        began, here = self._walk
        return began if began and here == self._desk.focus else self._desk.focus

    def arrow(self, direction: Direction, scene: Scene) -> None:
        """Move the way an arrow points; where the painter knows no ways, along the list."""
        desk = self._desk
        desk.calm()
        if desk.change(direction):
            return
        painter = desk.painter
        target = painter.steer(scene, direction) if isinstance(painter, MapPainter) else None
        if target is None:
            desk.move(-1 if direction in ("up", "left") else 1, painter.things(scene))
        elif desk.zone == ACTIONS:
            desk.composer.point(target)
        else:
            began = self.anchor() if direction in ("up", "down") else target
            desk.focus, self._walk = target, (began, target)

    def legal(self, by: int) -> None:
        """Go to the next or the previous legal choice, also out of a look around."""
        desk = self._desk
        desk.calm()
        if desk.zone != ACTIONS:
            desk.zone, desk.focus = ACTIONS, ""
        desk.composer.move(by)

    def other_zoom(self) -> None:
        """Change between the whole map and large cells."""
        self._desk.calm()
        self.zoom = not self.zoom

    def look_around(self, things: Sequence[Thing]) -> None:
        """Let the cursor move over the board, from what is chosen on; or end that."""
        desk = self._desk
        desk.calm()
        if desk.zone != ACTIONS:
            desk.zone, desk.focus = ACTIONS, ""
            return
        board = desk.painter.board if isinstance(desk.painter, MapPainter) else ""
        here = [thing.id for thing in things if not board or thing.panel == board]
        entry = desk.composer.current
        chosen = [one for one in (entry.things if entry is not None else ()) if one in here]
        before = self._walk[1] if self._walk[1] in here else ""
        start = next(iter([*chosen, before, *here]), "") if not before or chosen else before
        if start:
            self.go(start, things)

    def click(self, thing: str, things: Sequence[Thing]) -> None:
        """Choose what was clicked on the board; do what Enter does if it is chosen already.

        What nothing can be chosen of is looked at.
        """
        desk = self._desk
        entry, way = desk.composer.current, desk.composer.chosen()
        chosen = [one.things for one in (entry, way) if one is not None]
        if (thing,) in chosen if desk.zone == ACTIONS else desk.focus == thing:
            desk.enter(things)
            return
        desk.calm()
        if desk.composer.point_at(thing):
            desk.zone, desk.focus = ACTIONS, ""
        else:
            self.go(thing, things)

    def next_board(self, scene: Scene) -> bool:
        """Go on to the board of the next other player, and after the last one back.

        False where players have no boards to go to.
        """
        desk = self._desk
        if not isinstance(desk.painter, LandsPainter):
            return False
        desk.calm()
        stop = desk.painter.next_board(scene)
        desk.zone, desk.focus = (desk.painter.board, stop) if stop else (ACTIONS, "")
        self._walk = (stop, stop)
        return True

    def goto(self, name: str, things: Sequence[Thing], *, complete: bool = False) -> Found:
        """Go to what is called so: the line of the open list about it, or the thing itself.

        Unless `complete`, a name that could go on is not taken yet.
        """
        typed = name.casefold()
        named = {thing.name.casefold(): thing.id for thing in things if thing.name}
        longer = any(one.startswith(typed) and one != typed for one in named)
        if typed not in named or (longer and not complete):
            return "more" if longer and not complete else "nowhere"
        desk = self._desk
        desk.calm()
        if desk.composer.point_at(named[typed]):
            desk.zone, desk.focus = ACTIONS, ""
        else:
            self.go(named[typed], things)
        return "there"

    def go(self, thing: str, things: Sequence[Thing]) -> None:
        """Look at a thing, in its zone."""
        desk = self._desk
        desk.zone = next(one.panel for one in things if one.id == thing)
        desk.focus, self._walk = thing, (thing, thing)
