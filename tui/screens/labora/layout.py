"""Where each panel stands, for every size from 80x24 up."""

from __future__ import annotations

from tui.play.scene import Place
from tui.screens.labora.picture import Picture

_SMALL = (80, 24)
_LARGE = (120, 40)
_GRID = 10
"""Lines of three rows of land."""
_ROW = 3
"""Lines of one more row of land."""
_RULE = 20
"""Spare columns from which on the rule panel opens at the small size."""
_PREVIEW = 4
"""Lines of the preview under a payment at the small size."""
_LEFT = 85
_LAND = 14
"""Lines of the land at the large size, with its title."""


def layout(picture: Picture) -> list[Place]:
    """Divide the terminal into panels."""
    return _large(picture) if picture.large else _small(picture)


def _small(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    rule = width - _SMALL[0] if width - _SMALL[0] >= _RULE else 0
    left = width - rule
    if picture.is_paying:
        return _paying(picture, left, rule)
    spare = height - _SMALL[1]
    rows = min(spare // _ROW, 2)
    grid = _GRID + _ROW * rows
    spare -= _ROW * rows
    actions = 5 + min(spare, 3)
    spare -= actions - 5
    path = 3 + (1 if spare == 1 else 0)
    log = spare if spare > 1 else 0
    top = 3 + grid
    places = [
        Place("status", 0, 0, width, 1),
        Place("wheel", 0, 1, left, 2),
        *_middle(left, grid, actions),
        Place("path", 0, top + 2 + actions, left, path),
        Place("keys", 0, height - 1, width, 1),
    ]
    if log:
        places.append(Place("log", 0, top + 2 + actions + path, left, log))
    if rule:
        places.append(Place("rule", left, 1, rule, height - 2))
    return places


def _paying(picture: Picture, left: int, rule: int) -> list[Place]:
    """The path to the payment, its box over all the rest, and the preview under it."""
    width, height = picture.scene.width, picture.scene.height
    places = [
        Place("status", 0, 0, width, 1),
        Place("path", 0, 1, left, 1),
        Place("pay", 0, 2, left, height - 3 - _PREVIEW),
        Place("preview", 0, height - 1 - _PREVIEW, left, _PREVIEW),
        Place("keys", 0, height - 1, width, 1),
    ]
    if rule:
        places.append(Place("rule", left, 1, rule, height - 2))
    return places


def _middle(left: int, grid: int, actions: int) -> list[Place]:
    """The land, the goods and the actions."""
    return [
        Place("land", 0, 3, left, grid),
        Place("goods", 0, 3 + grid, left, 2),
        Place("actions", 0, 5 + grid, left, actions),
    ]


def _large(picture: Picture) -> list[Place]:
    width, height = picture.scene.width, picture.scene.height
    spare = height - _LARGE[1]
    left = _LEFT + min(6, (width - _LARGE[0]) // 2)
    right = width - left
    rows = min(spare // 4, 3)
    land = _LAND + 4 * rows
    spare -= 4 * rows
    others = 6 + min(spare, 2)
    spare -= others - 6
    path = 3 + min(spare, 3)
    log = spare - (path - 3)
    if log == 1:
        path, log = path + 1, 0
    goods = 7 + land
    actions = goods + 5 + others
    bottom = actions + 4 + path
    settle = max(8, min(12, len(picture.shown.settlements) + 4))
    rule = actions + 5 - 7 - land - settle
    places = [
        Place("status", 0, 0, width, 1),
        Place("wheel", 0, 1, width, 6),
        *_large_middle(picture, left, land, others),
        Place("path-head", 0, actions + 4, left, 1),
        Place("path", 0, actions + 5, width, path - 1),
        Place("market", left, 7, right, land),
        Place("towns", left, 7 + land, right, settle),
        Place("rule", left, 7 + land + settle, right, rule),
        Place("keys", 0, height - 1, width, 1),
    ]
    if log:
        places.append(Place("log", 0, bottom, width, log))
    return places


def _large_middle(picture: Picture, left: int, land: int, others: int) -> list[Place]:
    """The land, the goods, the others and the actions; a payment hides what it does not need."""
    rivals = Place("others", 0, 12 + land, left, others)
    if picture.is_paying:
        pay = Place("pay", 0, 7, left, land + 5)
        return [pay, rivals, Place("actions", 0, 12 + land + others, left, 4)]
    return [
        Place("land", 0, 7, left, land),
        Place("goods", 0, 7 + land, left, 5),
        rivals,
        Place("actions", 0, 12 + land + others, left, 4),
    ]
