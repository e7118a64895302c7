"""Boxes of the large size: the projects with their prices, and the hand of dice cards."""

from __future__ import annotations

from tui.screens.burgundy.estate import project
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.prices import long
from tui.screens.burgundy.prices import short as short_price
from tui.screens.burgundy.prizes import bonus_codes, mixed_briefly
from tui.widgets.frames import frame
from tui.widgets.lines import Line, Span, fit, pad, width
from tui.words.burgundy_cards import short

_LONG_PRICE = 12
"""The column of the prices of projects; behind longer names prices are short."""


def projects(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of projects of the large size, with the price of placing each."""
    words = picture.words
    rows: list[Line] = []
    cards = picture.shown.projects
    for place in range(picture.box.projects):
        line: Line = [(" ", "text"), *project(picture, place)]
        if place < len(cards):
            price = picture.card_price(cards[place])
            shown: Span = (long if width(line) < _LONG_PRICE else short_price)(picture, price)
            line = [
                *pad(line, _LONG_PRICE),
                (" " if width(line) >= _LONG_PRICE else "", "text"),
                shown,
            ]
        else:
            line = [(f" {place + 1} ", "dim"), (words.t("(free)"), "dim")]
        rows.append(line)
    coming = _coming(picture)
    if coming is not None:
        rows.append([("   ", "text"), (picture.glyphs.up, "active")])
        name = short(words, picture.box, coming)
        text = words.t("{card} goes here", card=name)
        rows.append([("   ", "text"), (text if width(text) + 5 <= cells else name, "text")])
    title = words.t("Projects (max {count})", count=picture.box.projects)
    fitted = [fit(row, cells - 2, picture.glyphs) for row in rows]
    return frame(
        fitted,
        cells,
        title,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "projects",
    )


def _coming(picture: Picture) -> int | None:
    """Give the card that the step of the preview adds to the projects."""
    if picture.after is None or picture.me is None:
        return None
    then = picture.after.players[picture.me].projects
    new = [card for card in then if card not in picture.shown.projects]
    return new[-1] if new else None


def hand(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the dice cards of the large size."""
    words = picture.words
    rows: list[Line] = []
    if picture.own is None:
        rows.append([(" ", "text"), (words.t("Cards in hand are hidden."), "dim")])
    else:
        rows.append(_dice(picture))
        rows.append([(" ", "text"), (stack_text(picture), "text")])
        rows.append([(" ", "text"), (actions_left(picture), "text")])
    rows += _bonuses(picture, cells - 3, height - 2 - len(rows))
    return frame(
        [fit(row, cells - 2, picture.glyphs) for row in rows],
        cells,
        words.t("Your hand") if picture.own is not None else words.t("Hand"),
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "hand",
    )


def _dice(picture: Picture) -> Line:
    """Write the dice in the hand: `die [3]  die [5]`."""
    words, scene = picture.words, picture.scene
    line: Line = [(" ", "text")]
    for slot, die in enumerate(picture.dice):
        focused = scene.zone == "hand" and picture.focused(f"die:{slot}")
        line.append(("  " if slot else "", "text"))
        line.append((words.t("die [{die}]", die=die), "cursor" if focused else "text"))
    return line if picture.dice else [*line, (words.t("no die left"), "dim")]


def stack_text(picture: Picture) -> str:
    """Say how many dice cards of the round the reader has not seen yet."""
    count = len(picture.own.stock) if picture.own is not None else 0
    return picture.words.n("{count} card in pile", "{count} cards in pile", count)


def actions_left(picture: Picture) -> str:
    """Say whether the action of the turn is still to be done."""
    words = picture.words
    if picture.view.seat != picture.me or picture.view.phase == "over":
        return words.t("not your turn")
    if picture.view.acted:
        return words.t("action done")
    return words.t("1 action this turn")


def _bonuses(picture: Picture, cells: int, height: int) -> list[Line]:
    """List the choices of the round card at the foot of the box."""
    focused = picture.scene.zone == "hand" and picture.focused("bonus")
    token_of = "cursor" if focused else "text"
    head = f"{picture.round}: "
    texts = [" | ".join(codes) for codes in _broken(picture, cells - len(head))]
    rows: list[Line] = [
        [
            (" " + (head if not number else " " * len(head)), "text"),
            (text, "text" if number else token_of),
        ]
        for number, text in enumerate(texts)
    ]
    blank: list[Line] = [[] for _ in range(max(0, height - len(rows)))]
    return [*blank[:1], *rows]


def _broken(picture: Picture, cells: int) -> list[list[str]]:
    """Set the choices of the round card in lines; mixed ones brief if all fit in one line then."""
    choices = picture.box.bonuses[picture.view.round]
    brief = [mixed_briefly(picture.words, one) for one in choices]
    if width(" | ".join(brief)) <= cells:
        return [brief]
    lines: list[list[str]] = [[]]
    for code in bonus_codes(picture):
        if lines[-1] and width(" | ".join([*lines[-1], code])) > cells:
            lines.append([])
        lines[-1].append(code)
    return lines
