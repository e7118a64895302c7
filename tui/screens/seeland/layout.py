"""Where each panel stands, for every size from 80x24 up."""

from __future__ import annotations

from tui.play.scene import Place
from tui.screens.seeland import board
from tui.screens.seeland.picture import Picture

_SMALL = (80, 24)
_MAP = 54
"""Columns of the map at the small size."""
_RULE = 20
"""Spare columns from which on the rule panel opens at the small size."""
_RIGHT = 41
"""Columns of the boxes beside the map at the large size."""
_LOG = 4
"""Spare lines from which on half of them go to the log."""
_MOST_MILLS, _MOST_PATH, _MOST_ACTIONS = 9, 6, 4
"""Lines of the bands that are worth their place where there is more room."""


def layout(picture: Picture) -> list[Place]:
    """Divide the terminal into panels."""
    return _large(picture) if picture.large else _small(picture)


def _small(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    rule = width - _SMALL[0] if width - _SMALL[0] >= _RULE else 0
    left = width - rule
    spare = height - _SMALL[1]
    rows = max(row for row, _ in picture.spots) + 2
    land = 12 + min(spare, max(0, rows - 12))
    spare -= land - 12
    log = spare // 2 if spare >= _LOG else 0
    mills = 5 + min(spare - log, _MOST_MILLS - 5)
    path = 3 + min(spare - log - (mills - 5), _MOST_PATH - 3)
    actions = 2 + min(spare - log - (mills - 5) - (path - 3), _MOST_ACTIONS - 2)
    log = spare - (mills - 5) - (path - 3) - (actions - 2)
    beside = left - _MAP
    places = [
        Place("status", 0, 0, width, 1),
        Place("map", 0, 1, _MAP, land),
        Place("market", _MAP, 1, beside, land),
    ]
    row = 1 + land
    for panel, lines in (("mills", mills), ("actions", actions), ("path", path), ("log", log)):
        if lines:
            places.append(Place(panel, 0, row, left, lines))
        row += lines
    if rule:
        places.append(Place("rule", left, 1, rule, height - 2))
    places.append(Place("keys", 0, height - 1, width, 1))
    return places


def _large(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    right = _RIGHT + (width - 120) // 2
    land = width - right
    body = height - 6
    seats = len(picture.seats)
    players = seats + 2 + picture.view.with_governors
    places = [
        Place("status", 0, 0, width, 1),
        Place("map", 0, 1, land, body),
        Place("players", land, 1, right, players),
    ]
    spare = body - players
    if board.corner(picture, land, body) or board.market_below(picture, land, body):
        mills, rule, legend = 8, 6, 4
    else:
        mills, rule, legend = 6, 0, 0
        places.append(Place("market", land, 1 + players, right, board.MARKET))
        spare -= board.MARKET
    choices = spare - mills - rule - legend
    if choices > 14:
        log = min(8, choices - 12)
        rule += choices - 12 - log
        choices = 12
    else:
        log = 0
    row = 1 + body - spare
    for panel, lines in (
        ("mills", mills),
        ("actions", choices),
        ("rule", rule),
        ("log", log),
        ("legend", legend),
    ):
        if lines:
            places.append(Place(panel, land, row, right, lines))
        row += lines
    places.append(Place("path", 0, 1 + body, width, 4))
    places.append(Place("keys", 0, height - 1, width, 1))
    return places
