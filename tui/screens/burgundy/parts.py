"""The parts of a player's points in one line, in words or as short as can be."""

from __future__ import annotations

from tui.screens.burgundy.picture import Picture
from tui.widgets.lines import width
from tui.words import NP_

_LONG = {
    "triples": NP_("part of the points, long", "triples"),
    "firsts": NP_("part of the points, long", "first"),
    "seven": NP_("part of the points, long", "all 7"),
    "vp-cards": NP_("part of the points, long", "cards"),
    "goods": NP_("part of the points, long", "goods"),
    "animals": NP_("part of the points, long", "animals"),
    "start-card": NP_("part of the points, long", "start"),
}
_SHORT = {
    "triples": NP_("part of the points, short", "tri"),
    "firsts": NP_("part of the points, short", "1st"),
    "seven": NP_("part of the points, short", "7"),
    "vp-cards": NP_("part of the points, short", "cd"),
    "goods": NP_("part of the points, short", "gd"),
    "animals": NP_("part of the points, short", "an"),
    "start-card": NP_("part of the points, short", "st"),
}


def _parts(picture: Picture, names: dict[str, tuple[str, str]]) -> list[tuple[str, int]]:
    return [
        (picture.words.p(*names[part.id]), part.points)
        for part in picture.parts(picture.shown_seat)
        if part.points
    ]


def long(picture: Picture, cells: int) -> str:
    """Write `triples 3, first 1` in so many cells, shorter if it must be; empty without points."""
    text = ", ".join(f"{name} {count}" for name, count in _parts(picture, _LONG))
    if width(text) <= cells:
        return text
    return ", ".join(f"{name} {count}" for name, count in _parts(picture, _SHORT))


def short(picture: Picture, cells: int) -> str:
    """Write `VP tri 3 1st 1` in so many cells, closer together if there are many."""
    parts = _parts(picture, _SHORT)
    points = picture.words.t("VP")
    loose = " ".join(f"{name} {count}" for name, count in parts)
    close = " ".join(
        f"{name}{count}" if name.isalpha() else f"{name}:{count}" for name, count in parts
    )
    whole = f"{points} {loose or 0}"
    return next((one for one in (whole, loose) if width(one) <= cells), close)
