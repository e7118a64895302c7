"""The box of a payment: what there is, what is paid of each good, and ready-made payments."""

from __future__ import annotations

from collections.abc import Sequence

from core.labora.goods import held
from core.labora.model import COINS, FIVE, GOODS, STRAW
from tui.screens.labora.debts import (
    Debt,
    debt_of,
    debt_text,
    focused_line,
    lines,
    shown_amounts,
)
from tui.screens.labora.payments import paid_amounts
from tui.screens.labora.picture import Picture
from tui.screens.labora.presets import Preset, presets
from tui.screens.labora.waste import lost, waste_text
from tui.widgets.frames import frame, window
from tui.widgets.lines import Line, columns, cut, fit, merge, pad, width
from tui.words.labora_amounts import amounts_code
from tui.words.labora_names import good as good_name
from tui.words.labora_names import short_good

_COLUMNS = (13, 6, 7, 11, 13)
_NAME = 21
"""Cells of the name of a ready-made payment."""
_GAPS = 10
"""Cells beside name, goods and sums of a ready-made payment."""
_FEWEST = 3
"""So many ready-made payments are in view, if there are so many."""


def pay(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the payment that is put together."""
    debt = debt_of(picture)
    if debt is None:
        return frame([], cells, glyphs=picture.glyphs, height=height)
    ready = _presets(picture, debt, cells - 2)
    rows = lines(picture, debt)
    room = height - 2 - 4
    shown = min(len(ready), max(_FEWEST, room - len(rows)))
    goods = _goods(picture, debt, cells - 2, room - shown)
    body = [_heads(picture), *goods, [], _paid(picture, debt), []]
    current = picture.scene.composer
    at = current.cursor if current.level == "ways" else 0
    body += window(ready, shown, min(at, len(ready) - 1), cells - 2, glyphs=picture.glyphs)
    words = picture.words
    return frame(
        [cut(line, cells - 2, picture.glyphs) for line in body],
        cells,
        words.t("Pay {what}", what=debt_text(picture, debt.path)),
        "" if debt.path.kinds else words.t("surplus is lost"),
        glyphs=picture.glyphs,
        height=height,
    )


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
    return merge([*_columns(picture, [[(text, "dim")] for text in heads]), (note, "dim")])


def _columns(picture: Picture, cells: list[Line]) -> Line:
    row = columns(cells, _COLUMNS, picture.glyphs, ["left", "right", "right", "right", "right"])
    return [*row, ("   ", "text")]


def _goods(picture: Picture, debt: Debt, cells: int, room: int) -> list[Line]:
    goods = lines(picture, debt)
    focus = focused_line(picture, debt)
    paid = shown_amounts(picture)
    rows = [_row(picture, debt, good, paid.get(good, 0), good == focus) for good in goods]
    return window(rows, room, goods.index(focus), cells, glyphs=picture.glyphs)


def _row(picture: Picture, debt: Debt, good: str, count: int, focused: bool) -> Line:
    words, box, glyphs = picture.words, picture.box, picture.glyphs
    number = box.number[good]
    food = box.five if number == FIVE else box.food[number]
    energy = 0 if number == FIVE else box.energy[number]
    name = good_name(words, good)
    name = name if width(name) <= _COLUMNS[0] - 2 else short_good(words, good)
    token = "text" if count or focused else "dim"
    amount: Line = [(f"<{count}>", "cursor")] if focused else [(f"{count or glyphs.free} ", token)]
    cells: list[Line] = [
        [(glyphs.active + " " if focused else "  ", "active"), (name, token)],
        [(str(held(box, debt.goods, number)), token)],
        amount,
        [(str(food) if food else "-", token)],
        [(words.number(energy / 2) if energy else "-", token)],
    ]
    return merge([*_columns(picture, cells), (_note(picture, good), "dim")])


def _note(picture: Picture, good: str) -> str:
    words, box = picture.words, picture.box
    number = box.number[good]
    if good == "grain":
        return words.t("can become straw")
    if number == STRAW:
        return words.t("also from grain")
    if number == COINS:
        return words.t("{coins} coins = {points} VP", coins=box.five, points=box.points[FIVE])
    if good == "livestock":
        return words.t("as meat, {food} each", food=box.food[GOODS.index("meat")])
    if box.points[number]:
        return words.t("{count} VP at the end", count=box.points[number])
    return ""


def _paid(picture: Picture, debt: Debt) -> Line:
    """Say how much of what is owed is paid, and what is wasted."""
    words, path = picture.words, debt.path
    food, halves = lost(picture)
    parts = []
    if path.food:
        parts.append(words.t("food {paid} of {owed}", paid=path.food + food, owed=path.food))
    if path.energy:
        owed = words.number(path.energy / 2)
        paid = words.number((path.energy + halves) / 2)
        parts.append(words.t("energy {paid} of {owed}", paid=paid, owed=owed))
    if path.points:
        steps = shown_amounts(picture).items()
        points = sum(picture.box.points[picture.box.number[good]] * count for good, count in steps)
        parts.append(words.t("VP {paid} of {owed}", paid=points, owed=path.points))
    if not parts:
        return []
    line: Line = [("  ", "text"), (words.t("Paid"), "strong"), ("   ", "text")]
    line.append(("    ".join(parts), "text"))
    surplus = waste_text(picture)
    if surplus:
        line.append(("    " + words.t("wasted: {what}", what=surplus), "loss"))
    return merge(line)


def _presets(picture: Picture, debt: Debt, cells: int) -> list[Line]:
    """List the ready-made payments: key, name, what they take, and how much that is."""
    found = presets(picture.box, debt.goods, debt.path)
    entries = picture.scene.composer.entries
    if picture.scene.composer.level != "ways" or len(entries) != len(found):
        return []
    size = min(_NAME, max(width(_name(picture, one)) for one in found))
    sums = [_sums(picture, debt, one) for one in found]
    rooms = [cells - size - _GAPS - max(map(width, sums))] * len(found)
    taken = [_taken(picture, one, ", ") for one in found]
    if not _fit(taken, rooms):
        sums = [_sums(picture, debt, one, exact=False) for one in found]
        rooms = [cells - size - _GAPS - width(text) for text in sums]
        taken = _closer(picture, found, rooms)
    lines, shown = [], shown_amounts(picture)
    for number, (entry, one) in enumerate(zip(entries, found, strict=True)):
        chosen = paid_amounts(one.payment.steps) == shown
        token = "strong" if chosen else "text"
        name = fit([(_name(picture, one), token)], size, picture.glyphs)
        sign = picture.glyphs.active if chosen else " "
        head: Line = [(" ", "text"), (sign, "active"), (entry.key, "key"), (" ", "text"), *name]
        text = pad([(f"  {taken[number]}", token)], rooms[number] + 4)
        lines.append(merge([*head, *text, (sums[number], "dim")]))
    return lines


def _fit(texts: Sequence[str], rooms: Sequence[int]) -> bool:
    return all(width(text) <= room for text, room in zip(texts, rooms, strict=True))


def _closer(picture: Picture, found: Sequence[Preset], rooms: Sequence[int]) -> list[str]:
    """Write what each payment takes, with less between the goods; in codes what is too long yet."""
    taken = [_taken(picture, one, ", ") for one in found]
    if _fit(taken, rooms):
        return taken
    return [
        text if width(text := _taken(picture, one, " ")) <= room else _in_codes(picture, one)
        for one, room in zip(found, rooms, strict=True)
    ]


def _taken(picture: Picture, preset: Preset, between: str) -> str:
    paid = paid_amounts(preset.payment.steps)
    return between.join(f"{short_good(picture.words, good)} {n}" for good, n in paid.items())


def _in_codes(picture: Picture, preset: Preset) -> str:
    return amounts_code(picture.words, paid_amounts(preset.payment.steps).items())


def _sums(picture: Picture, debt: Debt, preset: Preset, *, exact: bool = True) -> str:
    """Say how much a ready-made payment pays: `food 3/3 energy 3/3`.

    Unless `exact`, what it pays exactly is left out.
    """
    words, path, parts = picture.words, debt.path, []
    if path.food and (exact or preset.payment.food):
        paid = path.food + preset.payment.food
        parts.append(words.t("food {paid}/{owed}", paid=paid, owed=path.food))
    if path.energy and (exact or preset.payment.energy):
        energy = words.number((path.energy + preset.payment.energy) / 2)
        owed = words.number(path.energy / 2)
        parts.append(words.t("energy {paid}/{owed}", paid=energy, owed=owed))
    return " ".join(parts)


def _name(picture: Picture, preset: Preset) -> str:
    """Name a ready-made payment by what it spares compared with the best one."""
    words = picture.words
    if preset.kept:
        goods = ", ".join(short_good(words, good) for good in preset.kept)
        return words.t("keep {goods}", goods=goods)
    if preset.fewer:
        goods = ", ".join(short_good(words, good) for good in preset.fewer)
        return words.t("less {goods}", goods=goods)
    return words.t("least waste")
