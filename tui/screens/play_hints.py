"""Which keys the last line of the game screen names, the most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.play.scene import ACTIONS, MapPainter

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen

_LOOK = ("up-down", "back")
_OVER = ("enter", "step-back", "look-scores", "look-log", "look-others", "rule", "command", "help")
_REPLAY = ("step-back", "step-forward", "turn-back", "turn-forward", "back", "help")
_REPLAY_OF_ALL = (
    *("step-back", "step-forward", "hint", "next-mark"),
    *("back", "turn-back", "turn-forward", "help"),
)


def hint_names(screen: PlayScreen) -> tuple[str, ...]:
    """Give the names of the actions worth a hint in this mode."""
    if screen.mode == "look":
        return _LOOK
    if screen.mode == "replay":
        return _REPLAY_OF_ALL if screen.kept.table.ended else _REPLAY
    if screen.mode == "curtain":
        return ()
    seen = screen.desk.seen
    if seen.ended:
        return _OVER
    names = []
    opened = screen.desk.composer.level != "groups" or screen.desk.zone != ACTIONS
    if opened or (seen.path and seen.can_undo):
        names.append("back")
    if seen.my_turn and seen.seat is not None and screen.session.recap(seen.seat):
        names.append("look-recap")
    if isinstance(screen.painter, MapPainter):
        names.append("look-around")
        if screen.painter.zooms:
            names.append("zoom")
    if seen.can_undo:
        names.append("undo")
    return (
        *names,
        "rule",
        *(("hint",) if seen.my_turn and screen.company.hints else ()),
        "look-others",
        "next-zone",
        "look-log",
        "look-scores",
        "command",
        "help",
    )
