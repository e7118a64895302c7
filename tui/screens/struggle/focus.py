"""What can have the focus, with its rule, and where the cursor stands on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.struggle.box import FIRST_EXPANSION
from core.struggle.model import EXPANSIONS, RESOURCES
from tui.play.scene import Cell, Place, Thing
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import Line, width

_ITEM_RULES = (
    "struggle.build-road",
    "struggle.build-settlement",
    "struggle.build-knight",
    "struggle.build-city",
    *(f"struggle.{name.replace('_', '-')}" for name in EXPANSIONS),
)
_ORDER = ("actions", "path", "hand", "market", "stock", "table")
"""Panels in the order in which the cursor of the open list is looked for."""


def things(picture: Picture) -> list[Thing]:
    """List players, market cards, stock and hand in reading order."""
    view = picture.view
    found = [Thing(f"seat:{seat}", "struggle.hidden", "table") for seat in picture.seats]
    found += [
        Thing(f"market:{place}", "struggle.swap-market", "market")
        for place in range(len(view.market))
    ]
    items = [0, 1, 2, *(FIRST_EXPANSION + e for e, count in enumerate(view.expansions) if count)]
    found += [Thing(f"item:{item}", _ITEM_RULES[item], "stock") for item in items]
    if picture.own is not None:
        found += [
            Thing(f"hand:{index}", "struggle.resources", "hand") for index in range(len(RESOURCES))
        ]
    return found


def cell(
    picture: Picture, places: Sequence[Place], draw: Callable[[Place], list[Line]]
) -> Cell | None:
    """Find the text in the cursor's colour: the focused thing or the chosen line."""
    zone = picture.scene.zone
    order = _ORDER if zone == "actions" else (zone,)
    by_panel = {place.panel: place for place in places}
    for panel in order:
        place = by_panel.get(panel)
        found = None if place is None else _cursor(draw(place))
        if found is not None:
            return Cell(panel, *found)
    return None


def _cursor(lines: list[Line]) -> tuple[int, int] | None:
    for row, line in enumerate(lines):
        column = 0
        for text, token in line:
            if token == "cursor":
                return row, column
            column += width(text)
    return None
