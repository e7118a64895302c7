"""What can have the focus, with its rule."""

from __future__ import annotations

from core.struggle.box import FIRST_EXPANSION
from core.struggle.model import EXPANSIONS, RESOURCES
from tui.play.scene import Thing
from tui.screens.struggle.picture import Picture

_ITEM_RULES = (
    "struggle.build-road",
    "struggle.build-settlement",
    "struggle.build-knight",
    "struggle.build-city",
    *(f"struggle.{name.replace('_', '-')}" for name in EXPANSIONS),
)


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
