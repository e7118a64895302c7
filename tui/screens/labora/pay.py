"""The overlay of a payment: what there is, what the chosen payment takes, and ready-made ones."""

from __future__ import annotations

from core.labora.goods import held
from core.labora.model import COIN5, COINS, FIVE, GOODS, Action, Pay, Paying, State
from tui.play.entries import Entry
from tui.screens.labora.payments import paid_amounts
from tui.screens.labora.picture import Picture, steps_of
from tui.screens.labora.targets import entry_text, way_text
from tui.screens.labora.waste import lost
from tui.widgets.frames import first_row, frame
from tui.widgets.lines import Line, columns, cut, fit, merge, width
from tui.words.labora_amounts import amount
from tui.words.labora_names import good as good_name
from tui.words.labora_names import short_good

_COLUMNS = (13, 6, 7, 11, 13)
_PRESETS = 6
"""Lines of ready-made payments that are shown at once."""


def pay(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the payment that is put together."""
    debt = owed(picture)
    lines = [_heads(picture)]
    lines += [_row(picture, good, debt) for good in _goods(picture, debt)]
    paid = ["", *_paid(picture, debt)]
    presets = _presets(picture, cells - 2, max(3, height - 2 - len(lines) - len(paid)))
    room = height - 2 - len(paid) - len(presets)
    if len(lines) > room:
        lines = [*lines[: room - 1], [(" " + picture.glyphs.more, "dim")]]
    body = [*lines, *([(f" {text}", "strong")] if text else [] for text in paid), *presets]
    words = picture.words
    title = words.t("Pay {what}", what=debt_text(picture, debt)) if debt else words.t("Pay")
    return frame(
        [cut(line, cells - 2, picture.glyphs) for line in body],
        cells,
        title,
        words.t("surplus is lost"),
        glyphs=picture.glyphs,
        height=height,
    )


def owed(picture: Picture) -> Paying | None:
    """Give what is owed before the payment that is shown: the first one on the shown way."""
    view: State = picture.view
    if isinstance(picture.path, Paying):
        return picture.path
    way = picture.scene.composer.shown()
    if way is None:
        return None
    view = picture.game.clone(view)
    for step in way.steps:
        path = view.pending[-1] if view.pending else None
        if isinstance(path, Paying):
            return path
        picture.game.apply(view, step)
    path = view.pending[-1] if view.pending else None
    return path if isinstance(path, Paying) else None


def debt_text(picture: Picture, debt: Paying) -> str:
    """Say what is owed: `3 food + 3 energy`."""
    words = picture.words
    parts = [amount(words, "food", debt.food)] if debt.food else []
    if debt.energy:
        count = words.number(debt.energy / 2)
        parts.append(words.t("energy {count}", count=count))
    if debt.points:
        parts.append(words.t("goods of {count} VP", count=debt.points))
    if debt.kinds:
        parts.append(words.n("{count} different good", "{count} different goods", debt.kinds))
    return " + ".join(parts)


def _goods(picture: Picture, debt: Paying | None) -> list[str]:
    """List the goods that could be paid with, and those that are."""
    box, goods = picture.box, picture.view.players[picture.view.seat].goods
    paid = paid_amounts(_shown_steps(picture))
    found = []
    for number, good in enumerate((*GOODS, COIN5)):
        counts = number == FIVE or goods[number]
        if not counts or debt is None:
            continue
        if number == FIVE:
            useful = bool(debt.points or debt.kinds or COIN5 in paid) and held(box, goods, FIVE)
        elif debt.kinds:
            useful = True
        elif debt.points:
            useful = bool(box.points[number])
        else:
            useful = bool(
                (debt.food and box.food[number])
                or (debt.energy and (box.energy[number] or good == "grain"))
            )
        if useful or good in paid:
            found.append(good)
    return found


def _shown_steps(picture: Picture) -> tuple[Action, ...]:
    entry = picture.scene.composer.current
    return () if entry is None else tuple(steps_of(picture, entry))


def _heads(picture: Picture) -> Line:
    words = picture.words
    heads = [
        "",
        words.p("column of the payment", "have"),
        words.p("column of the payment", "pay"),
        words.p("column of the payment", "food each"),
        words.p("column of the payment", "energy each"),
    ]
    note = words.p("column of the payment", "note")
    return [*_columns(picture, heads, "dim"), (note, "dim")]


def _columns(picture: Picture, texts: list[str], token: str) -> Line:
    row = columns(
        [[("  " + text if not place else text, token)] for place, text in enumerate(texts)],
        _COLUMNS,
        picture.glyphs,
        ["left", "right", "right", "right", "right"],
    )
    return [*row, ("   ", "text")]


def _row(picture: Picture, good: str, debt: Paying | None) -> Line:
    words, box = picture.words, picture.box
    number = box.number[good]
    goods = picture.view.players[picture.view.seat].goods
    count = paid_amounts(_shown_steps(picture)).get(good, 0)
    food = box.five if number == FIVE else box.food[number]
    energy = 0 if number == FIVE else box.energy[number]
    name = good_name(words, good)
    texts = [
        name if width(name) <= _COLUMNS[0] - 2 else short_good(words, good),
        str(held(box, goods, number)),
        f"<{count}>" if count else picture.glyphs.free,
        str(food) if food else "-",
        words.number(energy / 2) if energy else "-",
    ]
    return merge(
        [*_columns(picture, texts, "text" if count else "dim"), (_note(picture, good), "dim")]
    )


def _note(picture: Picture, good: str) -> str:
    words, box = picture.words, picture.box
    number = box.number[good]
    if good == "grain":
        return words.t("can become straw")
    if good in box.sells_for:
        return words.t("{count} VP at the end", count=box.points[number])
    if number == COINS:
        return words.t("{coins} coins = {points} VP", coins=box.five, points=box.points[FIVE])
    if box.points[number]:
        return words.t("{count} VP at the end", count=box.points[number])
    return ""


def _paid(picture: Picture, debt: Paying | None) -> list[str]:
    """Say how much of what is owed is paid, and what is wasted."""
    words = picture.words
    if debt is None:
        return []
    food, halves = lost(picture)
    complete = any(isinstance(step, Pay) for step in _shown_steps(picture)) and picture.complete
    parts = []
    if debt.food:
        parts.append(words.t("food {paid} of {owed}", paid=debt.food + food, owed=debt.food))
    if debt.energy:
        owed_energy = words.number(debt.energy / 2)
        paid_energy = words.number((debt.energy + halves) / 2)
        parts.append(words.t("energy {paid} of {owed}", paid=paid_energy, owed=owed_energy))
    if not complete or not parts:
        return []
    wasted = []
    if food:
        wasted.append(words.t("food {count}", count=food))
    if halves:
        wasted.append(words.t("energy {count}", count=words.number(halves / 2)))
    text = words.t("Paid: {what}", what=", ".join(parts))
    if wasted:
        text += "   " + words.t("wasted: {what}", what=", ".join(wasted))
    return [text]


def _presets(picture: Picture, cells: int, room: int) -> list[Line]:
    """List the payments, or the amounts of the good that is asked."""
    composer = picture.scene.composer
    entries = composer.entries
    rows = [_preset(picture, entry) for entry in entries]
    current = composer.current
    at = entries.index(current) if current in entries else 0
    shown = min(room, max(_PRESETS, room))
    start = first_row(len(rows), shown, at)
    visible = rows[start : start + shown]
    lines = [fit(row, cells, picture.glyphs) for row in visible]
    if start:
        lines[0] = _signed(picture, lines[0], cells, picture.glyphs.up)
    if start + shown < len(rows):
        lines[-1] = _signed(picture, lines[-1], cells, picture.glyphs.down)
    return [[], *lines] if len(lines) < room else lines


def _signed(picture: Picture, line: Line, cells: int, sign: str) -> Line:
    return merge(
        [*fit(cut(line, cells - 2, picture.glyphs), cells - 1, picture.glyphs), (sign, "text")]
    )


def _preset(picture: Picture, entry: Entry) -> Line:
    text = way_text(picture, entry.way) if entry.way is not None else entry_text(picture, entry)
    return [(" ", "text"), *picture.entry_span(entry, text)]
