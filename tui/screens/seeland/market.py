"""The market as a list in walking order, and the row of guilders under it."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.looking import Offer
from tui.play.entries import Entry
from tui.screens.seeland.lists import in_sight
from tui.screens.seeland.picture import Picture
from tui.widgets.lines import Line, fit, merge, pad
from tui.words.seeland_names import space, tile, tile_two

_NAME, _NOTE = 13, 19
GUILDERS = 4
"""Lines for the row of guilders."""


def market(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the spaces of the market, and the guilders that pay for them."""
    words = picture.words
    head = pad([(words.p("panel of Seeland", "Market"), "title")], 15)
    head += [(words.p("Seeland, over prices", "guilders"), "dim")]
    room = height - 1 - GUILDERS
    return [merge(head), *_spaces(picture, cells, room), *guilders(picture)]


def _spaces(picture: Picture, cells: int, room: int) -> list[Line]:
    """List the spaces; those that are out of reach share the last line where room is short."""
    offers = picture.offers
    rows = [offer_line(picture, offer) for offer in offers]
    if len(rows) <= room:
        return [*rows, *([] for _ in range(room - len(rows)))]
    reach = sum(offer.in_reach for offer in offers)
    focus = focused_offer(picture)
    if reach < room and focus < room - 1:
        return [*rows[: room - 1], _later(picture, offers[room - 1 :], cells)]
    return in_sight(picture, rows, room, max(focus, 0))


def focused_offer(picture: Picture) -> int:
    """Give the place in the list of what has the focus, or was chosen; -1 without one."""
    for place, offer in enumerate(picture.offers):
        entry = picture.purchases.get(offer.space)
        if picture.focused(f"space:{offer.space}"):
            return place
        if entry is not None and picture.scene.zone == "actions" and _current(picture, entry):
            return place
    return -1


def _current(picture: Picture, entry: Entry) -> bool:
    """Whether the cursor is on this purchase, in the list of purchases."""
    return picture.scene.composer.current == entry


def offer_line(picture: Picture, offer: Offer, *, in_zone: bool = True) -> Line:
    """Write a space: ` 3 Tulip 5      2`; `in_zone` where it stands in the zone of the market."""
    entry = picture.purchases.get(offer.space)
    focused = in_zone and picture.focused(f"space:{offer.space}")
    cursor = focused or (
        entry is not None and picture.scene.zone == "actions" and _current(picture, entry)
    )
    bought = picture.buying is not None and picture.buying.space == offer.space
    token = "cursor" if cursor else "text" if offer.in_reach else "dim"
    line: Line = [
        (picture.glyphs.active if cursor else " ", "active"),
        (offer_key(picture, offer), "key" if entry is not None and entry.key else "dim"),
        (" ", "text"),
        *fit([(offer_name(picture, offer), token)], _NAME, picture.glyphs),
        (str(offer.price), "text" if offer.in_reach else "dim"),
    ]
    return merge([*line, *_note(picture, offer, bought and not cursor)])


def offer_key(picture: Picture, offer: Offer) -> str:
    """Give the number of a space that can be paid, else a stroke."""
    entry = picture.purchases.get(offer.space)
    if entry is not None and entry.key:
        return entry.key
    steps = (offer.space - picture.view.master) % len(picture.box.ring)
    return str(steps % 10) if offer.in_reach else "-"


def offer_name(picture: Picture, offer: Offer) -> str:
    """Name what lies on a space."""
    words, box = picture.words, picture.box
    if box.is_warehouse[offer.space]:
        return space(words, box.ring[offer.space])
    if offer.tile == tiles.OPEN:
        return words.p("space of the market", "empty")
    return tile(words, offer.tile)


def _note(picture: Picture, offer: Offer, bought: bool) -> Line:
    words = picture.words
    if bought:
        sign = picture.glyphs.mark_after
        return [(f" {sign} " + words.p("what is bought", "yours"), "active")]
    if offer.refill:
        return [("  " + words.p("space that is filled again, at most 6 cells", "refill"), "dim")]
    if offer.ends_game:
        return [("  " + words.p("space of the market", "the end"), "irreversible")]
    if offer.lost:
        count = words.t("{count} VP", count=offer.lost)
        return [(f"  {picture.glyphs.minus}{count}", "loss" if offer.in_reach else "dim")]
    return []


def _later(picture: Picture, offers: list[Offer], cells: int) -> Line:
    """Name all spaces that are too far in one line."""
    words = picture.words
    names = [short_name(picture, offer) for offer in offers]
    text = fit([(", ".join(names), "dim")], min(_NOTE - 4, cells - 3), picture.glyphs)
    later = words.p("spaces of the market that are far", "later")
    return merge([(" - ", "dim"), *text, (" " + later, "dim")])


def short_name(picture: Picture, offer: Offer) -> str:
    """Name what lies on a space in four cells."""
    if picture.box.is_warehouse[offer.space]:
        return picture.words.p("warehouse, at most 4 cells", "Ware")
    if offer.tile == tiles.OPEN:
        return picture.words.p("space that ends the game, at most 4 cells", "END")
    return tile_two(picture.words, offer.tile)


def guilders(picture: Picture) -> list[Line]:
    """Draw the row of guilders with the merchants, what all can spend, and the next houses."""
    words = picture.words
    head = pad([(words.t("Guilders"), "title")], 12)
    head += [(words.t("rear {to} front", to=picture.glyphs.to), "dim")]
    lines: list[Line] = [
        merge(head),
        merge([(" " * 12, "text"), *row(picture)]),
        merge([(" " + words.t("to spend") + " ", "text"), *money(picture)]),
    ]
    if picture.view.with_governors:
        first, *later = map(str, picture.guilders.numbers[:3])
        text = words.t("golden {number}, then {later}", number=first, later=", ".join(later))
        lines.append([(" " + text, "text")])
    return lines


def row(picture: Picture, gap: str = " ") -> Line:
    """Write who stands on each guilder, from the last to the foremost."""
    parts: Line = []
    for seats in picture.guilders.seats:
        if parts:
            parts.append((gap, "text"))
        if not seats:
            parts.append((picture.glyphs.free, "dim"))
        parts += [(picture.scene.letters[seat], picture.token(seat)) for seat in seats]
    return parts


def order(picture: Picture) -> list[int]:
    """Give the seats as their merchants stand, from the last on."""
    return [seat for seats in picture.guilders.seats for seat in seats]


def money(picture: Picture) -> Line:
    """Write what every seat can spend: `O4 J2 D1 W0`."""
    parts: Line = []
    for seat in order(picture):
        if parts:
            parts.append((" ", "text"))
        parts += [
            (picture.scene.letters[seat], picture.token(seat)),
            (str(picture.guilders.money[seat]), "text"),
        ]
    return parts
