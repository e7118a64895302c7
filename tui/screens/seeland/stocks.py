"""What is left in the piles and what has a merchant, a governor, a record: lines for pages."""

from __future__ import annotations

from collections import Counter

from core.seeland import looking, stock, tiles
from core.seeland.scoring import record_places
from tui.screens.seeland.picture import Picture
from tui.words.seeland_names import amount, crop


def left_of(picture: Picture) -> list[tuple[str, str]]:
    """Say for mills and each crop which values are still in the piles, the open tops too."""
    words, view, box = picture.words, picture.view, picture.box
    mills = Counter(stock.unseen_mills(box, view)) + Counter(view.mills[-1:])
    fields = Counter(stock.unseen_landscapes(box, view)) + Counter(view.landscapes[-1:])
    rows = [(words.t("Mills"), _values(mills))]
    for index in range(len(tiles.CROPS)):
        some = Counter({code: n for code, n in fields.items() if tiles.CROP_OF[code] == index})
        rows.append((crop(words, index), _values(some)))
    return rows


def _values(codes: Counter[int]) -> str:
    """Write how many tiles there are, and their values: `5: 0 1 1 3 5`."""
    values = sorted(tiles.VALUES[code] for code in codes.elements())
    return f"{len(values)}: {' '.join(map(str, values))}" if values else "0"


def isles_left(picture: Picture) -> list[tuple[str, str]]:
    """Say which tiles may still lie under the isles."""
    words = picture.words
    left = +stock.unseen_islands(picture.box, picture.view)
    rows = []
    for index in range(len(tiles.CROPS)):
        some = [code for code in left.elements() if tiles.CROP_OF[code] == index]
        texts = [
            f"{tiles.VALUES[code]}{'*' if tiles.has_symbol(code) else ''}"
            for code in sorted(some, key=tiles.VALUES.__getitem__)
        ]
        rows.append((crop(words, index), f"{len(texts)}: {' '.join(texts)}" if texts else "0"))
    rows.append((words.t("Farms"), str(left[tiles.FARM])))
    return rows


def records(picture: Picture) -> list[tuple[str, str]]:
    """Say where the harvest markers lie and what they would pay now."""
    words = picture.words
    return [
        (
            words.t("Place {number}", number=place),
            words.t(
                "{record} of {name}: {points} VP",
                record=one.number,
                name=picture.names[one.seat],
                points=one.points,
            ),
        )
        for place, one in enumerate(record_places(picture.box, picture.view), 1)
    ]


def governors(picture: Picture) -> list[tuple[str, str]]:
    """Say for every governor at a mill what he asks for, and where he would walk."""
    words = picture.words
    rows = []
    for place in picture.view.governed:
        mill = picture.owners[place]
        name = f"{picture.box.names[place]} {picture.names[mill.seat]}"
        text = words.t(
            "expects {number}, has {total} VP with {open} open",
            number=mill.number,
            total=mill.now.total,
            open=mill.now.open,
        )
        rows.append((name, f"{text}; {walk(picture, place)}"))
    return rows


def walk(picture: Picture, place: int) -> str:
    """Say where a governor would go from a mill if its number was missed now."""
    words = picture.words
    ways = looking.ways(picture.box, picture.view, place)
    if not ways:
        return words.t("would leave the game")
    nearest = [way for way in ways if way.steps == ways[0].steps]
    names = words.t(" or ").join(
        f"{picture.box.names[way.hex]} {picture.names[way.seat]}" for way in nearest
    )
    steps = amount(words, "steps", ways[0].steps)
    return words.t("would go {steps} to {mills}", steps=steps, mills=names)
