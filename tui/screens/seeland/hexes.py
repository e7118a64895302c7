"""What stands in a hex of the map, in four cells and one line or in five and two."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.model import UNKNOWN
from tui.play.entries import Entry
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_thing
from tui.widgets.lines import Line, Span, pad, width
from tui.words.seeland_names import tile_one, tile_three

GROUNDS = ("cabbage", "rape", "tulip")
"""The colour of each crop."""
_SMALL, _LARGE = 4, 5


def small(picture: Picture, place: int) -> list[Line]:
    """Write a hex in one line of at most four cells."""
    if (label := _label(picture, place)) is not None:
        return [[label]]
    text, token = _content(picture, place)
    if picture.focused(hex_thing(place)):
        bare = text.strip()
        return [[(f">{bare}<" if width(bare) < _SMALL - 1 else bare, "cursor")]]
    return [[(text, token)]]


def _label(picture: Picture, place: int) -> Span | None:
    """Give the sign of a legal place, or None: `[a]`, and `>a<` where the cursor is."""
    entry = picture.targets.get(place)
    focused = picture.focused(hex_thing(place))
    if place == picture.chosen and (focused or picture.scene.zone == "actions"):
        key = entry.key if entry is not None else picture.glyphs.free
        return f">{key}<", "cursor"
    if entry is None or focused:
        return None
    return f"[{entry.key}]", "legal"


def _content(picture: Picture, place: int) -> Span:
    view, words = picture.view, picture.words
    tile = view.land[place]
    if tile == tiles.OPEN:
        return f" {picture.glyphs.free}", "dim"
    if tile in (tiles.ISLAND, UNKNOWN):
        return " ?", "water"
    if tile == tiles.VILLAGE:
        return f" {tile_one(words, tile)}", "strong"
    if tile == tiles.FARM:
        return tile_one(words, tile) + ("$" if place in view.coins else ""), "text"
    if tiles.is_landscape(tile):
        mark = "*" if place in view.waiting else ""
        return tile_one(words, tile) + mark, GROUNDS[tiles.CROP_OF[tile]]
    mill = picture.owners.get(place)
    if mill is None:
        return tile_one(words, tile), "text"
    letter = picture.scene.letters[mill.seat] + ("*" if mill.governed else "")
    name = tile_one(words, tile)
    if width(name + letter) > _SMALL:
        name = str(tiles.VALUES[tile])
    return name + letter, picture.token(mill.seat)


def large(picture: Picture, place: int) -> list[Line]:
    """Write a hex in two lines of five cells."""
    if picture.focused(hex_thing(place)):
        return [_as_cursor(line) for line in _large_content(picture, place)]
    if place == picture.chosen or place in picture.targets:
        return _large_label(picture, place)
    return _large_content(picture, place)


def _as_cursor(line: Line) -> Line:
    text = "".join(piece for piece, _ in line)
    return [(text.ljust(_LARGE), "cursor")]


def _large_label(picture: Picture, place: int) -> list[Line]:
    entry = picture.targets.get(place)
    here = picture.scene.zone == "actions"
    token = "cursor" if here and place == picture.chosen else "legal"
    return [[_large_key(picture, place, entry, token)], [(_worth(picture, place), token)]]


def _large_key(picture: Picture, place: int, entry: Entry | None, token: str) -> Span:
    key = entry.key if entry is not None else picture.glyphs.free
    if place != picture.chosen:
        return f" [{key}]", token
    return f">[{key}]<" if len(key) == 1 else f">{key}<", token


def _worth(picture: Picture, place: int) -> str:
    """Say what a legal place brings now: points, or what the new mill would stand on."""
    if picture.tile is None:
        mill = picture.owners.get(place)
        return (
            ""
            if mill is None
            else f" {_sum_now(picture, mill.now.sum - mill.now.bonus, mill.now.open)}"
        )
    effect = picture.effect(place)
    gain = picture.gain(effect)
    if gain or effect.built is None:
        return f" +{gain}" if picture.counts_points else ""
    return f" {_sum_now(picture, effect.built.sum - effect.built.bonus, effect.built.open)}"


def _sum_now(picture: Picture, worth: int, vacant: int) -> str:
    return f"{worth}{picture.glyphs.free}{vacant}"


def _large_content(picture: Picture, place: int) -> list[Line]:
    view, words = picture.view, picture.words
    tile = view.land[place]
    if tile == tiles.OPEN:
        return [[], [(f"  {picture.box.names[place]}", "dim")]]
    if tile in (tiles.ISLAND, UNKNOWN):
        return [[(" ~?~ ", "water")], [(" " * _LARGE, "water")]]
    if tile == tiles.VILLAGE:
        return [[(f"  {tile_one(words, tile)}", "strong")], []]
    if tile == tiles.FARM:
        name = words.p("Seeland hex, at most 5 cells", "Farm")
        coin = "$" if place in view.coins else ""
        return [[(name[: _LARGE - len(coin)] + coin, "text")], []]
    if tiles.is_landscape(tile):
        return _field(picture, place, tile)
    mill = picture.owners.get(place)
    if mill is None:
        return [[(_three(picture, tile), "text")], []]
    token = picture.token(mill.seat)
    name = tile_one(words, tile) + ("*" if mill.governed else " ")
    head = name + picture.scene.letters[mill.seat]
    worth = _sum_now(picture, mill.now.sum - mill.now.bonus, mill.now.open)
    return [[(head, token)], [(worth, token)]]


def _field(picture: Picture, place: int, tile: int) -> list[Line]:
    token = GROUNDS[tiles.CROP_OF[tile]]
    mark = "*" if place in picture.view.waiting else ""
    return [
        pad([(_three(picture, tile), token)], _LARGE, token=token),
        pad([(mark, token)], _LARGE, token=token),
    ]


def _three(picture: Picture, tile: int) -> str:
    """Name a tile in five cells: `Cab 5`, or `Cab12`."""
    name = tile_three(picture.words, tile)
    return name if width(name) <= _LARGE else name.replace(" ", "")
