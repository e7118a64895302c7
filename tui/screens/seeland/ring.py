"""The market as a ring in the empty corner of the map, with guilders and piles under it."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.looking import Offer
from tui.screens.seeland import market
from tui.screens.seeland.picture import Picture
from tui.widgets.lines import Line, Span, fit, merge, pad, width
from tui.words.seeland_names import price

_INSIDE = 6
_LABEL = 5
_SIDES = 4
"""Spaces of the upper side; the ring has as many below, and one at each end."""
_SPACES = 2 * _SIDES + 2
WIDTH = (_INSIDE + 1) * _SIDES + 2
HEIGHT = 14
"""Lines that must be free in the corner of the map."""


def fits(picture: Picture) -> bool:
    """Whether the ring has the number of spaces that this drawing is made for."""
    return len(picture.box.ring) == _SPACES


def corner(picture: Picture) -> list[Line]:
    """Draw the ring, the guilders and the piles."""
    return [*_ring(picture), *_guilders(picture), piles(picture)]


def _ring(picture: Picture) -> list[Line]:
    glyphs = picture.glyphs
    cells = [_space(picture, space) for space in range(_SPACES)]
    upper = cells[1 : _SIDES + 1]
    lower = cells[_SIDES + 2 :][::-1]
    left, right = cells[0], cells[_SIDES + 1]
    side: Span = (glyphs.vertical, "frame")
    bar = glyphs.horizontal * _INSIDE
    middle = [
        [(" " + picture.words.p("in the ring of spaces", "Market,"), "dim")],
        [(" " + picture.words.p("in the ring of spaces", "clockwise"), "dim")],
    ]
    wide = (_INSIDE + 1) * (_SIDES - 2) - 1
    rows: list[Line] = [_edge(picture, (glyphs.top_left, glyphs.tee_down, glyphs.top_right), bar)]
    rows += [_row(picture, [cell[level] for cell in upper], side) for level in (0, 1)]
    rows.append(
        _split(
            picture,
            bar,
            (glyphs.tee_right, glyphs.cross, glyphs.tee_up, glyphs.cross, glyphs.tee_left),
        )
    )
    for level in (0, 1):
        inner = fit(middle[level], wide, glyphs)
        rows.append(merge([side, *left[level], side, *inner, side, *right[level], side]))
    rows.append(
        _split(
            picture,
            bar,
            (glyphs.tee_right, glyphs.cross, glyphs.tee_down, glyphs.cross, glyphs.tee_left),
        )
    )
    rows += [_row(picture, [cell[level] for cell in lower], side) for level in (0, 1)]
    rows.append(_edge(picture, (glyphs.bottom_left, glyphs.tee_up, glyphs.bottom_right), bar))
    return rows


def _row(picture: Picture, cells: list[Line], side: Span) -> Line:
    line: Line = [side]
    for cell in cells:
        line += [*cell, side]
    return merge(line)


def _edge(picture: Picture, joints: tuple[str, str, str], bar: str) -> Line:
    start, middle, end = joints
    return [(start + middle.join([bar] * _SIDES) + end, "frame")]


def _split(picture: Picture, bar: str, joints: tuple[str, str, str, str, str]) -> Line:
    start, first, middle, last, end = joints
    inner = middle.join([bar] * (_SIDES - 2))
    return [(start + bar + first + inner + last + bar + end, "frame")]


def _space(picture: Picture, space: int) -> list[Line]:
    """Write a space in two lines of six cells: what lies there, and what it costs."""
    words, glyphs = picture.words, picture.glyphs
    if space == picture.view.master:
        head = (words.p("guild master on a space, at most 6 cells", "MASTER"), "strong")
        filled = picture.view.phase == "buy" and not picture.box.is_warehouse[space]
        refill = words.p("space that is filled again, at most 6 cells", "refill")
        below: Line = [(refill, "dim")] if filled else []
        return [fit([head], _INSIDE, glyphs), fit(below, _INSIDE, glyphs)]
    offer = next(one for one in picture.offers if one.space == space)
    token = "text" if offer.in_reach else "dim"
    if picture.focused(f"space:{space}"):
        token = "cursor"
    key = market.offer_key(picture, offer)
    steps = (space - picture.view.master) % _SPACES
    name: Line = [(str(steps), "dim") if key == "-" else (key, "key")]
    name.append((f" {_name(picture, offer)}", token))
    return [fit(name, _INSIDE, glyphs), fit(_cost(picture, offer), _INSIDE, glyphs)]


def _name(picture: Picture, offer: Offer) -> str:
    name = market.short_name(picture, offer)
    return name if offer.tile == tiles.OPEN else f"{name[:2]} {name[2:]}"


def _cost(picture: Picture, offer: Offer) -> Line:
    bought = picture.buying is not None and picture.buying.space == offer.space
    if bought:
        cost = _price(picture, offer.price, _INSIDE - 2)
        lead = " " if width(cost) < _INSIDE - 2 else ""
        return [(f"{lead}{cost} ", "text"), (picture.glyphs.mark_after, "active")]
    if offer.lost:
        loss = f" {picture.glyphs.minus}{offer.lost}"
        return [(_price(picture, offer.price, _INSIDE - width(loss)) + loss, "text")]
    if offer.refill:
        return [(picture.words.p("space that is filled again, at most 6 cells", "refill"), "dim")]
    cost = _price(picture, offer.price, _INSIDE)
    return [(f" {cost}" if width(cost) < _INSIDE else cost, "text")]


def _price(picture: Picture, guilders: int, cells: int) -> str:
    """Write a price, in figures where a word for nothing has no room."""
    text = price(picture.words, guilders)
    if width(text) <= cells:
        return text
    return picture.words.p("Seeland price", "{count} g", count=guilders)


def _guilders(picture: Picture) -> list[Line]:
    """Draw the guilders as a row of boxes, with what the merchant on each can spend below."""
    words, glyphs = picture.words, picture.glyphs
    seats = picture.guilders.seats
    boxes = [_merchants(picture, here) for here in seats]
    inner = [max(1, width(box)) for box in boxes]
    label = words.p("beside the row of guilders", "rear")
    first = words.p("beside the row of guilders", "front")
    tops = glyphs.tee_down.join(glyphs.horizontal * size for size in inner)
    line: Line = [(" " * _LABEL + glyphs.vertical, "frame")]
    for box, size in zip(boxes, inner, strict=True):
        line += [*pad(box, size), (glyphs.vertical, "frame")]
    numbers = " ".join(map(str, picture.guilders.numbers[:3]))
    house: Line = []
    if picture.view.with_governors:
        line += [
            (f" {glyphs.active} ", "active"),
            (words.p("over golden numbers", "golden"), "dim"),
        ]
        house = [(" " + numbers, "text")]
    return [
        merge(
            [
                (f"{label:<{_LABEL}}", "dim"),
                (glyphs.top_left + tops + glyphs.top_right, "frame"),
                (" " + first, "dim"),
            ]
        ),
        merge(line),
        merge(
            [
                (" " * _LABEL + glyphs.bottom_left, "frame"),
                *_money(picture, inner),
                (glyphs.bottom_right, "frame"),
                *house,
            ]
        ),
    ]


def _merchants(picture: Picture, seats: tuple[int, ...]) -> Line:
    if not seats:
        return [(" ", "text")]
    return [(picture.scene.letters[seat], picture.token(seat)) for seat in seats]


def _money(picture: Picture, inner: list[int]) -> Line:
    parts: Line = []
    glyphs = picture.glyphs
    top = len(inner) - 1
    for place, (seats, size) in enumerate(zip(picture.guilders.seats, inner, strict=True)):
        if parts:
            parts.append((glyphs.tee_up, "frame"))
        amount = str(top - place) if seats else ""
        parts += [(amount, "text"), (glyphs.horizontal * (size - len(amount)), "frame")]
    return parts


def piles(picture: Picture) -> Line:
    """Write how many tiles are left in the piles."""
    words, view = picture.words, picture.view
    parts: Line = [(words.t("piles"), "dim")]
    for text, pile in (
        (words.t("mill {count}", count=len(view.mills)), view.mills),
        (words.t("crop {count}", count=len(view.landscapes)), view.landscapes),
    ):
        parts += [
            ("  " if len(parts) > 1 else " ", "text"),
            (text, "irreversible" if len(pile) <= 3 else "text"),
        ]
    return parts
