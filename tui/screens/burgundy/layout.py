"""Where each panel stands, for every size from 80x24 up."""

from __future__ import annotations

from tui.play.scene import Place
from tui.screens.burgundy.picture import Picture

_SMALL = (80, 24)
_LARGE = (120, 40)
_LEFT = 48
_OTHERS = 47
_STORE = 28
_HAND = 22
_TALK = 5
"""Lines from which on the table talk has a box of its own."""
_RULE = 20
"""Spare columns from which on the rule panel opens at the small size."""
_MOST_PATH = 6
"""Lines of the path and the preview that are worth their place."""


def layout(picture: Picture) -> list[Place]:
    """Divide the terminal into panels."""
    return _large(picture) if picture.large else _small(picture)


def joined(picture: Picture) -> bool:
    """Whether the box of the others hangs on the one under it, so that three of them fit."""
    return not picture.large and len(picture.others) > 2


def _small(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    rule = width - _SMALL[0] if width - _SMALL[0] >= _RULE else 0
    left = width - rule
    spare = height - _SMALL[1]
    actions = 3 + min(spare, 3)
    path = 3 + min(spare - actions + 3, _MOST_PATH - 3)
    log = spare - (actions - 3) - (path - 3)
    if log == 1:
        log, path = 0, path + 1
    places = [
        Place("status", 0, 0, width, 1),
        Place("display", 0, 1, _LEFT, 8),
        Place("others", _LEFT, 1, left - _LEFT, 8),
        Place("estate", 0, 9, _LEFT, 7),
        Place("store", _LEFT, 9, left - _LEFT, 7),
        Place("round", 0, 16, left, 1),
        Place("actions", 0, 17, left, actions),
        Place("path", 0, 17 + actions, left, path),
        Place("keys", 0, height - 1, width, 1),
    ]
    if log:
        places.append(Place("log", 0, 17 + actions + path, left, log))
    if rule:
        places.append(Place("rule", left, 1, rule, height - 2))
    return places


def _large(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    spare = height - _LARGE[1]
    right = _OTHERS + (width - _LARGE[0]) // 2
    left = width - right
    path = 4 + min(spare, _MOST_PATH - 4)
    below = 7 + spare - (path - 4)
    talk = below - 7 if below - 7 >= _TALK else 0
    projects = left - _STORE - _HAND
    row = 22
    places = [
        Place("status", 0, 0, width, 1),
        Place("display", 0, 1, left, 13),
        Place("others", left, 1, right, 13),
        Place("estate", 0, 14, left, 8),
        Place("rule", left, 14, right, 8),
        Place("projects", 0, row, projects, below),
        Place("store", projects, row, _STORE, below),
        Place("hand", projects + _STORE, row, _HAND, below),
        Place("log", left, row, right, below - talk),
        Place("actions", 0, row + below, width, 5),
        Place("path", 0, row + below + 5, width, path),
        Place("foot", 0, height - 2, width, 1),
        Place("keys", 0, height - 1, width, 1),
    ]
    if talk:
        places.append(Place("talk", left, row + below - talk, right, talk))
    return places
