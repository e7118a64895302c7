"""Where each panel stands, for every size from 80x24 up."""

from __future__ import annotations

from tui.play.scene import Place
from tui.screens.struggle.picture import Picture

SMALL_WIDTH = 80
MARKET_WIDTH = 36
RULE_WIDTH = 20
"""Spare columns from which on the rule panel opens at the small size."""


def layout(picture: Picture) -> list[Place]:
    """Divide the terminal into panels."""
    if picture.scene.size == "large":
        return _large(picture)
    return _small(picture)


def joined(picture: Picture) -> bool:
    """Whether boxes share their edges, so that five and six players fit."""
    return len(picture.seats) > 4 and picture.scene.size == "small"


def _small(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    rule = width - SMALL_WIDTH if width - SMALL_WIDTH >= RULE_WIDTH else 0
    left = width - rule
    log = height - 24 if height - 24 >= 2 else 0
    seats = len(picture.seats)
    close = joined(picture)
    table = seats + 2 if close else seats + 3
    market = 3 if close else 4
    path = 24 - 1 - table - market - 3 - 6 - 1 + (height - 24 - log)
    row = 1
    places = [Place("status", 0, 0, width, 1)]
    for panel, lines in (
        ("table", table),
        ("market", market),
        ("hand", 3),
        ("actions", 6),
        ("path", path),
    ):
        if panel == "market":
            places.append(Place("market", 0, row, MARKET_WIDTH, lines))
            places.append(Place("stock", MARKET_WIDTH, row, left - MARKET_WIDTH, lines))
        else:
            places.append(Place(panel, 0, row, left, lines))
        row += lines
    if log:
        places.append(Place("log", 0, row, left, log))
    if rule:
        places.append(Place("rule", left, 1, rule, height - 2))
    places.append(Place("keys", 0, height - 1, width, 1))
    return places


def _large(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    left = 74 + min(20, max(0, width - 120) // 2)
    right = width - left
    more = height - 40
    talk = 5 + more // 2
    log = 6 + more - more // 2
    if len(picture.seats) == 2:
        tables = [Place("table", 0, 2, left, 9), Place("log", 0, 11, left, 9)]
        sides = [Place("rule", left, 14, right, 6 + log)]
    else:
        tables = [Place("table", 0, 2, left, 18)]
        sides = [Place("rule", left, 14, right, 6), Place("log", left, 20, right, log)]
    return [
        Place("status", 0, 0, width, 1),
        Place("phases", 0, 1, width, 1),
        *tables,
        Place("market", left, 2, right, 5),
        Place("stock", left, 7, right, 7),
        *sides,
        Place("hand", 0, 20, left, 4),
        Place("actions", 0, 24, left, 7 + more),
        Place("talk", left, 20 + log, right, talk),
        Place("path", 0, 31 + more, width, 5),
        Place("more", 0, 36 + more, width, 3),
        Place("keys", 0, height - 1, width, 1),
    ]
