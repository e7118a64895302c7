"""The goods of a player: two lines grouped by what they are for, or a box."""

from __future__ import annotations

from core.labora.goods import energy, food
from core.labora.model import GOODS
from tui.screens.labora.marks import good_thing
from tui.screens.labora.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, merge, width
from tui.words import NP_
from tui.words.labora_names import good as full_good
from tui.words.labora_names import good_code, short_good

FIRST = (("wood", "clay", "stone", "straw"), ("grain", "livestock"), ("peat", "peat_coal"))
_SECOND = ("grapes", "wine", "malt", "beer", "whiskey", "flour", "bread", "meat")
_WORTH = ("book", "pottery", "ornament", "reliquary", "wonder")
_BUILD = ("wood", "clay", "stone", "straw")
_FUEL = ("peat", "peat_coal")
_FOOD = (
    "grain",
    "livestock",
    "grapes",
    "flour",
    "bread",
    "meat",
    "wine",
    "malt",
    "beer",
    "whiskey",
    "coins",
)
_STYLES = (
    (True, "name"),
    (True, "close"),
    (False, "name"),
    (False, "close"),
    (False, "code"),
)
"""How a line is written: whether with what there is none of, and how close."""
_TINY = {
    "pottery": NP_("Ora good, at most 5 cells", "Pot"),
    "ornament": NP_("Ora good, at most 5 cells", "Orn"),
    "reliquary": NP_("Ora good, at most 5 cells", "Relic"),
    "wonder": NP_("Ora good, at most 5 cells", "Wond"),
    "whiskey": NP_("Ora good, at most 5 cells", "Whisk"),
}


def ordered(picture: Picture) -> list[str]:
    """List all goods of the country in the order of the lines."""
    known = picture.box.goods_of[picture.view.country]
    names = [*(good for group in FIRST for good in group), "coins", *_SECOND, *_WORTH]
    return [good for good in names if good in known]


def _name(picture: Picture, good: str) -> str:
    if good in _TINY:
        return picture.words.p(*_TINY[good])
    return short_good(picture.words, good)


def amount_of(picture: Picture, good: str) -> int:
    """Give how many of a good the player has."""
    return picture.stock.goods[GOODS.index(good)]


def _piece(picture: Picture, good: str, style: str = "name") -> Line:
    count = amount_of(picture, good)
    focused = picture.scene.zone == "goods" and picture.focused(good_thing(good))
    chosen = picture.scene.zone == "actions" and good_thing(good) in picture.chosen_things
    token = "cursor" if focused else "legal" if chosen else "text" if count else "dim"
    name = good_code(picture.words, good) if style == "code" else _name(picture, good)
    return [(f"{name}{' ' if style == 'name' else ''}{count}", token)]


def small(picture: Picture, cells: int) -> list[Line]:
    """Draw two lines; kinds of which there are none are dropped where a line gets full."""
    words = picture.words
    goods = picture.stock.goods
    total = words.t("(Food {count})", count=food(picture.box, goods))
    fuel = words.t("Energy {count}", count=words.number(energy(picture.box, goods) / 2))
    known = picture.box.goods_of[picture.view.country]
    rows = [
        (*FIRST, ("coins",)),
        (tuple(good for good in (*_SECOND, *_WORTH[:-1]) if good in known),),
    ]
    if _kept(picture, "wonder"):
        rows[1] = (rows[1][0] + ("wonder",),)
    return [
        _line(picture, rows[0], total, cells),
        _line(picture, rows[1], fuel, cells),
    ]


def _line(picture: Picture, groups: tuple[tuple[str, ...], ...], end: str, cells: int) -> Line:
    line: Line = []
    for keep_all, style in _STYLES:
        line = []
        for group in groups:
            shown = [good for good in group if keep_all or _kept(picture, good)]
            for place, good in enumerate(shown):
                if line:
                    line.append(("  " if not place else " ", "text"))
                line += _piece(picture, good, style)
        if width(line) + 2 + width(end) <= cells:
            break
    return merge([*line, ("  " if line else "", "text"), (end, "title")])


def _kept(picture: Picture, good: str) -> bool:
    """Whether a good stays in a full line: there is some of it, or something points at it."""
    thing = good_thing(good)
    pointed = thing in picture.chosen_things or picture.focused(thing)
    return bool(amount_of(picture, good)) or pointed


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of goods in three lines: to build and burn, to eat, worth points."""
    words = picture.words
    goods = picture.stock.goods
    known = picture.box.goods_of[picture.view.country]
    total = words.t("food {count}", count=food(picture.box, goods))
    fuel = words.t("energy {count}", count=words.number(energy(picture.box, goods) / 2))
    left = words.t("(wonders left {count})", count=picture.view.wonders)
    heads = [words.t("Build"), words.t("Food"), words.t("Worth")]
    size = max(map(width, heads)) + 1
    rows = [
        [
            *_row(picture, _BUILD, 2),
            (f"     {words.t('Fuel')}  ", "title"),
            *_row(picture, _FUEL, 2),
        ],
        _food_row(picture, [good for good in _FOOD if good in known], cells - size - 3),
        [*_row(picture, _WORTH, 2), (f"   {left}", "dim")],
    ]
    if width(rows[0]) > cells - size - 4:
        fuel_row = _row(picture, _FUEL, 1)
        rows[0] = [*_row(picture, _BUILD, 1), (f"  {words.t('Fuel')} ", "title"), *fuel_row]
    lines = [
        merge([(f" {head}".ljust(size + 1) + " ", "title"), *row])
        for head, row in zip(heads, rows, strict=True)
    ]
    return frame(
        lines,
        cells,
        _title(picture),
        f"{total}  {fuel}",
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "goods",
    )


def _title(picture: Picture) -> str:
    if picture.stock_seat == picture.me:
        return picture.words.t("Your goods")
    return picture.words.t("Goods of {name}", name=picture.name_of(picture.stock_seat))


def _row(picture: Picture, goods: tuple[str, ...] | list[str], gap: int) -> Line:
    line: Line = []
    for good in goods:
        if line:
            line.append((" " * gap, "text"))
        line += _long(picture, good)
    return line


def _food_row(picture: Picture, goods: list[str], cells: int) -> Line:
    """Write what can be eaten; what there is none of gives way when there is no room."""
    coins = amount_of(picture, "coins")
    five = picture.box.five
    tail = f" ({coins // five * five}+{coins % five})" if coins > five else ""
    line = [*_row(picture, goods, 2), (tail, "dim")]
    if width(line) > cells:
        kept = [good for good in goods if _kept(picture, good)]
        line = [*_row(picture, kept, 2), (tail, "dim")]
    return (
        line if width(line) <= cells else _row(picture, [g for g in goods if _kept(picture, g)], 1)
    )


def _long(picture: Picture, good: str) -> Line:
    piece = _piece(picture, good)
    _, token = piece[0]
    name = (short_good if good == "livestock" else full_good)(picture.words, good)
    return [(f"{name} {amount_of(picture, good)}", token)]
