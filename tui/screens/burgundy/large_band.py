"""The actions of the large size: two columns with what each kind can do now, or the open list."""

from __future__ import annotations

from core.burgundy.acting import most_to_swap
from tui.play.entries import Entry
from tui.screens.burgundy import band as small_band
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.prices import long
from tui.screens.burgundy.sentences import why_not
from tui.screens.burgundy.targets import entry_text
from tui.widgets.frames import rule, window
from tui.widgets.lines import Line, fit, merge, pad, width
from tui.words import N_
from tui.words.burgundy_cards import full, goods_code

_COLUMN = 48
"""Cells that the left column has at least."""
_GAP = 4
_NAMES = {
    "take": N_("Take a card"),
    "place": N_("Place a project"),
    "sell": N_("Sell goods"),
    "hire": N_("Workers up to {count}"),
    "earn": N_("Silver"),
    "swap": N_("Swap {count}:1 for VP"),
    "end-turn": N_("End turn"),
    "fetch": N_("Take a card"),
    "decline": N_("Skip"),
}


def band(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the title and the choices in two columns, read downwards."""
    if picture.scene.seen.ended or not picture.my_turn:
        return small_band.small(picture, cells, height)
    entries = small_band.listed(picture)
    count = height - 1
    names = [_name(picture, entry) for entry in entries]
    size = max((width(name) for name in names), default=0) + 2
    rows = [_row(picture, entry, name, size) for entry, name in zip(entries, names, strict=True)]
    half = max(count, (len(rows) + 1) // 2) if len(rows) > count else len(rows)
    column = max((width(row) for row in rows[:half]), default=0) + _GAP
    column = max(_COLUMN, min(column, cells * 3 // 5))
    lines: list[Line] = []
    for number in range(half):
        line: Line = [(" ", "text"), *rows[number]]
        if number + half < len(rows):
            line = fit(line, column, picture.glyphs)
            line = [*line, *rows[number + half]]
        lines.append(merge(line))
    current = picture.scene.composer.current
    at = entries.index(current) % half if current in entries else 0
    shown = window(lines, count, at, cells, glyphs=picture.glyphs)
    return [rule(cells, _left(picture), _right(picture), glyphs=picture.glyphs), *shown]


def _left(picture: Picture) -> str:
    turn = picture.scene.seen.turn
    if picture.view.pending and turn is not None:
        return picture.game_words.prompt(picture.voice, turn)
    return picture.words.t("Actions")


def _right(picture: Picture) -> str:
    words, composer = picture.words, picture.scene.composer
    if composer.level != "groups" and not small_band.in_boxes(picture):
        return small_band.list_title(picture)
    if picture.view.pending:
        return ""
    if picture.view.acted:
        return words.t("action done")
    return words.t("1 action; buying with silver is extra")


def _name(picture: Picture, entry: Entry) -> str:
    box = picture.box
    if entry.id != entry.group.id or entry.way is not None:
        return entry_text(picture, entry)
    if entry.group.id == "buy":
        return picture.words.n("Buy {count} card", "Buy {count} cards", box.buy_cards)
    counts = {"hire": box.hire_up_to, "swap": box.swap_cards}
    return picture.words.t(_NAMES[entry.group.id], count=counts.get(entry.group.id, 0))


def _row(picture: Picture, entry: Entry, name: str, size: int) -> Line:
    head = pad(picture.entry_span(entry, name), size + 3)
    return [*head, (" ", "text"), (note(picture, entry), "text" if entry.allowed else "dim")]


def note(picture: Picture, entry: Entry) -> str:
    """Say what a line can do now, or why it cannot be done."""
    words, box, own = picture.words, picture.box, picture.own
    if not entry.allowed:
        return _brief_reason(picture, entry)
    if own is None or entry.way is not None:
        return ""
    if entry.id != entry.group.id:
        return ""
    match entry.group.id:
        case "take" | "fetch":
            total = sum(map(len, picture.view.display))
            return words.t("{count} of {total} reachable", count=len(entry.actions), total=total)
        case "place":
            cards = [card for card in own.projects if any(a.card == card for a in entry.actions)]
            return "; ".join(full(words, box, card) for card in cards)
        case "sell":
            return _sales(picture, entry)
        case "hire":
            return f"+{max(0, box.hire_up_to - own.workers)}"
        case "earn":
            return f"+{box.earn}"
        case "swap":
            there = own.workers + own.silver
            most = most_to_swap(box, picture.view, own) * box.swap_cards
            return words.n(
                "{most} of your {count} card", "{most} of your {count} cards", there, most=most
            )
        case "buy":
            return words.t("{count} silver, once a turn", count=box.buy_silver)
        case _:
            return ""


_BRIEF = {
    "acted": "",
    "workers-short": N_("workers needed: {needed}"),
    "silver-short": N_("silver needed: {needed}"),
    "cards-short": N_("cards needed: {needed}"),
    "vp-short": N_("VP left: {there}"),
    "must-act": N_("after the action"),
    "bought": N_("already bought"),
}
"""Reasons that are told in full when the cursor is on the line."""


def _brief_reason(picture: Picture, entry: Entry) -> str:
    refusal = entry.refusal
    if refusal is None or refusal.reason not in _BRIEF:
        return why_not(picture, entry)
    text = _BRIEF[refusal.reason]
    return picture.words.t(text, **refusal.values) if text else ""


def _sales(picture: Picture, entry: Entry) -> str:
    """Say which goods can be sold and by which die, the cheapest first."""
    words, own = picture.words, picture.own
    assert own is not None
    game, view = picture.game, picture.view
    actions = sorted(entry.actions, key=lambda action: game.workers_needed(view, action))
    return "; ".join(
        words.t(
            "{goods} ×{count} with {price}",
            goods=goods_code(picture.box, action.goods),
            count=own.goods[action.goods],
            price=long(picture, picture.goods_price(action.goods))[0],
        )
        for action in actions
    )
