"""The store of the reader: silver, workers, goods, animals, the piles, the parts of the points."""

from __future__ import annotations

from collections.abc import Callable

from core.burgundy.model import UNKNOWN
from core.burgundy.scoring import animal_points
from tui.screens.burgundy import parts
from tui.screens.burgundy.display import token
from tui.screens.burgundy.layout import joined
from tui.screens.burgundy.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, merge, pad, plain, width
from tui.words import Words
from tui.words.burgundy_cards import goods_code
from tui.words.burgundy_names import ANIMAL_ORDER, animal, animal_code

PANEL = "store"


def store(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the small size."""
    words = picture.words
    inside = cells - 2
    rows = [
        _set(picture, [_silver(picture), _workers(picture)], inside),
        _set(picture, [[(words.t("Goods"), "text")], *_goods(picture)], inside),
        _animals(picture, inside),
        _piles(picture, inside),
        _points(picture, inside),
    ]
    points = words.t("VP {count}", count=picture.points(picture.shown_seat))
    drawn = frame(
        rows,
        cells,
        _title(picture),
        points,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )
    return _hung(picture, drawn) if joined(picture) else drawn


def _hung(picture: Picture, lines: list[Line]) -> list[Line]:
    """Join the roof with the box above it."""
    roof = "".join(text for text, _ in lines[0])
    glyphs = picture.glyphs
    inner = lines[0]
    first, last = inner[0], inner[-1]
    start = (glyphs.tee_right + first[0][1:], first[1])
    end = (last[0][:-1] + glyphs.tee_left, last[1])
    if len(inner) == 1:
        return [[(glyphs.tee_right + roof[1:-1] + glyphs.tee_left, first[1])], *lines[1:]]
    return [[start, *inner[1:-1], end], *lines[1:]]


def _title(picture: Picture) -> str:
    if picture.me is None:
        return picture.words.t("Storage")
    return picture.words.t("Your storage")


def _set(
    picture: Picture, pieces: list[Line], cells: int, gaps: tuple[int, ...] = (3, 2, 1)
) -> Line:
    """Set pieces side by side with the widest gap that fits."""
    line: Line = []
    for gap in gaps:
        line = [(" ", "text")]
        for number, piece in enumerate(pieces):
            line += [(" " * gap if number else "", "text"), *piece]
        if width(line) <= cells:
            break
    return cut(merge(line), cells, picture.glyphs)


def _thing(picture: Picture, thing: str, text: str) -> Line:
    return [(text, token(picture, thing, picture.labelled().get(thing), PANEL))]


def _silver(picture: Picture) -> Line:
    text = picture.words.t("Silver {count}", count=picture.shown.silver)
    return _thing(picture, "silver", text)


def _workers(picture: Picture) -> Line:
    text = picture.words.t("Workers {count}", count=picture.shown.workers)
    return _thing(picture, "workers", text)


def _goods(picture: Picture) -> list[Line]:
    return [
        _thing(picture, f"goods:{kind}", f"{goods_code(picture.box, kind)}:{count}")
        for kind, count in enumerate(picture.shown.goods)
    ]


def _animals(picture: Picture, cells: int, gaps: tuple[int, ...] = (3, 2, 1)) -> Line:
    """Write how many animals there are of each kind, by their codes if names are too long."""
    line = _set(picture, _animal_pieces(picture, animal), cells, gaps)
    if picture.glyphs.more in plain([line]):
        return _set(picture, _animal_pieces(picture, animal_code), cells)
    return line


def _animal_pieces(picture: Picture, name: Callable[[Words, int], str]) -> list[Line]:
    return [
        _thing(
            picture,
            f"animal:{kind}",
            f"{name(picture.words, kind)} {picture.shown.animals[kind]}",
        )
        for kind in ANIMAL_ORDER
    ]


def pile_top(picture: Picture, sort: str, pile: int, *, brief: bool = False) -> str:
    """Name the open card of a pile of goods or animals; `brief`: animals in two letters."""
    piles = picture.view.goods if sort == "goods" else picture.view.animals
    if not piles[pile]:
        return picture.glyphs.free
    top = piles[pile][-1]
    if top == UNKNOWN:
        return "?"
    if sort == "goods":
        return goods_code(picture.box, top)
    return (animal_code if brief else animal)(picture.words, top)


def tops(picture: Picture, sort: str, *, brief: bool = False) -> Line:
    """Write the open cards of both piles: `5-6|1-2`."""
    things = ("goods-pile", "goods") if sort == "goods" else ("animal-pile", "animals")
    line: Line = []
    for pile in range(2):
        line += [
            ("|" if pile else "", "frame"),
            *_thing(
                picture, f"{things[0]}:{pile}", pile_top(picture, things[1], pile, brief=brief)
            ),
        ]
    return line


def _piles(picture: Picture, cells: int) -> Line:
    words = picture.words
    head: Line = [(words.t("Piles goods") + " ", "text"), *tops(picture, "goods")]
    return _with_animals(picture, head, cells, 1)


def _with_animals(picture: Picture, head: Line, cells: int, gap: int) -> Line:
    """Write the piles of animals after those of goods, by their codes if names are too long."""
    names = tops(picture, "animals")
    if width(head) + width(names) + 2 > cells:
        names = tops(picture, "animals", brief=True)
    return _set(picture, [head, names], cells, tuple(range(gap, 0, -1)))


def _points(picture: Picture, cells: int) -> Line:
    text = parts.short(picture, cells - 1)
    return cut([(" ", "text"), (text, "dim")], cells, picture.glyphs)


def large_store(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the large size."""
    words = picture.words
    inside = cells - 2
    sets = animal_points(picture.box, picture.shown.animals)
    silver = pad(_silver(picture), 13)
    rows: list[Line] = [
        merge([(" ", "text"), *silver, *_workers(picture)]),
        _set(
            picture,
            [
                [(words.t("Goods"), "text"), (" ", "text"), *_goods(picture)[0]],
                *_goods(picture)[1:],
            ],
            inside,
            (2, 1),
        ),
        _animals(picture, inside, (1,)),
        [(" ", "text"), (words.t("animal sets now {count} VP", count=sets), "text")],
        _with_animals(
            picture, [(words.t("Piles:") + " ", "text"), *tops(picture, "goods")], inside, 3
        ),
    ]
    return frame(
        rows,
        cells,
        _title(picture),
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )
