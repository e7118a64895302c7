"""The display: at the small size a row a line, at the large size a column a row of the table."""

from __future__ import annotations

from tui.play.entries import Entry
from tui.screens.burgundy import prices
from tui.screens.burgundy.effects import effect
from tui.screens.burgundy.picture import Picture, Price
from tui.widgets.frames import frame, grid
from tui.widgets.lines import Line, fit, merge, pad, width
from tui.words.burgundy_cards import code, short

PANEL = "display"
_CHOSEN = ">"
_WIDE = 13
"""Cells of a card in a row of up to three."""
_PRICE = 5
_SLOTS = (2, 2, 2)
"""Lines of the places in a column: a card takes two, name and effect, or one of many one."""


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the six rows with their prices."""
    words = picture.words
    rows = [_row(picture, row, cells - 2) for row in range(len(picture.view.display))]
    pay = [] if picture.own is None else [(words.p("display column", "pay"), "title")]
    return frame(
        rows,
        cells,
        words.t("Display"),
        pay,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _row(picture: Picture, row: int, cells: int) -> Line:
    cards = picture.view.display[row]
    room = cells - 2 - _PRICE
    line: Line = [(f"{row + 1} ", "key" if cards else "dim")]
    wide = len(cards) * _WIDE <= room
    for card in cards:
        text = short if wide else code
        line += _card(picture, card, text(picture.words, picture.box, card))
        if wide:
            line = pad(line, 2 + _WIDE * (cards.index(card) + 1))
        else:
            line.append((" ", "text"))
    price = [] if picture.path is not None and not picture.usable else _price(picture, row)
    return merge([*fit(line, cells - _PRICE, picture.glyphs), *price])


def _price(picture: Picture, row: int) -> Line:
    shown = prices.short(picture, _row_price(picture, row))
    return [*fit([shown], _PRICE - 1, picture.glyphs, "right"), (" ", "text")]


def _row_price(picture: Picture, row: int) -> Price | None:
    """Give the price of a row with cards; a building that takes cards asks for none."""
    path = picture.path
    if not picture.view.display[row]:
        return None
    if path is not None and path.kind != "acting":
        return None
    return picture.row_price(row)


def _card(picture: Picture, card: int, text: str) -> Line:
    """Write a card: the mark of the cursor, its label, its name."""
    thing = f"card:{card}"
    entry = picture.labelled().get(thing)
    chosen = thing in picture.chosen_things
    label = entry.key if entry is not None and entry.allowed else ""
    return [
        (_CHOSEN if chosen else " ", "active"),
        (label or " ", "key"),
        (" ", "text"),
        (text, token(picture, thing, entry)),
    ]


def token(picture: Picture, thing: str, entry: Entry | None, panel: str = PANEL) -> str:
    """Say how something that can be chosen or focused is drawn."""
    scene = picture.scene
    if scene.zone == panel and picture.focused(thing):
        return "cursor"
    if entry is None:
        return "text"
    if scene.zone == "actions" and entry == scene.composer.current:
        return "cursor" if panel == PANEL else "active"
    return "text" if entry.allowed else "dim"


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw six columns, each card with its effect and the price at the foot."""
    count = len(picture.view.display)
    inside = cells - 1 - count
    widths = [inside // count + (index < inside % count) for index in range(count)]
    columns = [_column(picture, row, widths[row]) for row in range(count)]
    slots = len(_SLOTS)
    rows = [[column[slot] for column in columns] for slot in range(slots)]
    feet = [_foot(picture, row) for row in range(count)]
    drawn = grid([*rows, feet], widths, glyphs=picture.glyphs)
    title = f"{picture.glyphs.horizontal} {picture.words.t('Display')} "
    drawn[0] = _titled(drawn[0], title, "active" if picture.scene.zone == PANEL else "title")
    return drawn[:height]


def _titled(roof: Line, title: str, token_of: str) -> Line:
    """Write a title over the first wall of a grid's roof."""
    text = "".join(part for part, _ in roof)
    return [(text[:1], "frame"), (title, token_of), (text[1 + width(title) :], "frame")]


def _column(picture: Picture, row: int, cells: int) -> list[list[Line]]:
    """Share the cards of a row out among the places of its column."""
    cards = picture.view.display[row]
    if len(cards) > len(_SLOTS):
        lines = [_large_card(picture, card, cells) for card in cards]
        room = sum(_SLOTS)
        if len(lines) > room:
            left = picture.words.t("{count} more", count=len(lines) - room + 1)
            lines = [*lines[: room - 1], [(f"  +{left}", "dim")]]
        shared: list[list[Line]] = []
        for size in _SLOTS:
            shared.append(lines[:size])
            lines = lines[size:]
        return _filled(shared)
    slots: list[list[Line]] = []
    for card, size in zip(cards, _SLOTS, strict=False):
        lines = [_large_card(picture, card, cells), [("  " + effect(picture, card), "dim")]]
        slots.append(lines[:size])
    return _filled(slots)


def _filled(slots: list[list[Line]]) -> list[list[Line]]:
    filled = [*slots, *([] for _ in range(len(_SLOTS) - len(slots)))]
    return [
        [*lines, *([] for _ in range(size - len(lines)))]
        for lines, size in zip(filled, _SLOTS, strict=True)
    ]


def _large_card(picture: Picture, card: int, cells: int) -> Line:
    thing = f"card:{card}"
    entry = picture.labelled().get(thing)
    label = entry.key if entry is not None and entry.allowed else ""
    name = short(picture.words, picture.box, card)
    chosen = thing in picture.chosen_things
    room = cells - 2 - width(name)
    line: Line = [
        (label or " ", "key"),
        (picture.glyphs.active if chosen and not room else " ", "active"),
        (name, token(picture, thing, entry)),
    ]
    if chosen and room:
        line += [(" " if room > 1 else "", "text"), (picture.glyphs.mark_after, "active")]
    return line


def _foot(picture: Picture, row: int) -> list[Line]:
    name = picture.words.t("row {row}", row=row + 1)
    price = prices.long(picture, _row_price(picture, row))
    return [[(f" {name}", "dim")], [(" ", "text"), price]]
