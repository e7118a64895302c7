"""Names of the things of Seeland, in the sizes and forms the screens need.

Tiles are the ints of `core.seeland.tiles`, crops are indices of its `CROPS`.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.seeland import tiles
from core.seeland.model import UNKNOWN
from tui.words import NP_, Words

_CROPS = (
    NP_("Seeland crop", "Cabbage"),
    NP_("Seeland crop", "Rapeseed"),
    NP_("Seeland crop", "Tulips"),
)
_TILES = (
    NP_("Seeland tile, a value follows", "Cabbage"),
    NP_("Seeland tile, a value follows", "Rape"),
    NP_("Seeland tile, a value follows", "Tulip"),
    NP_("Seeland tile, a value follows", "Mill"),
)
_THREE_LETTERS = (
    NP_("Seeland tile, three letters", "Cab"),
    NP_("Seeland tile, three letters", "Rap"),
    NP_("Seeland tile, three letters", "Tul"),
    NP_("Seeland tile, three letters", "Mil"),
)
_TWO_LETTERS = (
    NP_("Seeland tile, two letters", "Ca"),
    NP_("Seeland tile, two letters", "Ra"),
    NP_("Seeland tile, two letters", "Tu"),
    NP_("Seeland tile, two letters", "Mi"),
)
_LETTERS = (
    NP_("Seeland tile, one letter", "C"),
    NP_("Seeland tile, one letter", "R"),
    NP_("Seeland tile, one letter", "T"),
    NP_("Seeland tile, one letter", "M"),
)
_MILL = 3
"""The index of mills in the four tables above; crops have their own."""

_LAND = {
    tiles.OPEN: NP_("Seeland hex", "Free space"),
    tiles.ISLAND: NP_("Seeland hex", "Island"),
    tiles.VILLAGE: NP_("Seeland hex", "Village"),
    tiles.FARM: NP_("Seeland hex", "Farm"),
}
_SHORT_LAND = {
    tiles.VILLAGE: NP_("Seeland hex, at most 2 cells", "V"),
    tiles.FARM: NP_("Seeland hex, at most 2 cells", "Fa"),
}
_SPACES = {
    "stall": NP_("Seeland market", "Stall"),
    "workshop": NP_("Seeland market", "Workshop"),
    "warehouse": NP_("Seeland market", "Warehouse"),
}
_SHORT_SPACES = {
    "stall": NP_("Seeland market, at most 7 cells", "Stall"),
    "workshop": NP_("Seeland market, at most 7 cells", "Worksh."),
    "warehouse": NP_("Seeland market, at most 7 cells", "Wareh."),
}


def crop(words: Words, index: int) -> str:
    """Name a crop: `Rapeseed`."""
    return words.p(*_CROPS[index])


def crop_letter(words: Words, index: int) -> str:
    """Name a crop in one letter, as it stands on the map."""
    return words.p(*_LETTERS[index])


def crop_letters(words: Words, kinds: Iterable[int]) -> str:
    """Name some crops in a letter each: `CRT`; empty for none."""
    return "".join(crop_letter(words, index) for index in kinds)


def tile(words: Words, code: int) -> str:
    """Name a tile or what lies on a hex: `Rape 3`, `Mill 0`, `Farm`; `?` for a hidden one."""
    if code < tiles.mill(0):
        return "?" if code == UNKNOWN else words.p(*_LAND[code])
    return f"{words.p(*_TILES[_kind(code)])} {tiles.VALUES[code]}"


def tile_three(words: Words, code: int) -> str:
    """Name a crop or mill tile in three letters and its value: `Cab 5`."""
    return f"{words.p(*_THREE_LETTERS[_kind(code)])} {tiles.VALUES[code]}"


def tile_two(words: Words, code: int) -> str:
    """Name a crop or mill tile in two letters and its value: `Ca5`."""
    return f"{words.p(*_TWO_LETTERS[_kind(code)])}{tiles.VALUES[code]}"


def tile_one(words: Words, code: int) -> str:
    """Name what lies face up on a hex as short as can be: `C5`, `M0`, `Fa`, `V`.

    Raises `KeyError` for an open hex and an island: signs of the screen stand for these.
    """
    if code < tiles.mill(0):
        return words.p(*_SHORT_LAND[code])
    return f"{words.p(*_LETTERS[_kind(code)])}{tiles.VALUES[code]}"


def _kind(code: int) -> int:
    """Give the index of the crop of a tile, or that of mills."""
    return tiles.CROP_OF[code] if tiles.is_landscape(code) else _MILL


def space(words: Words, kind: str) -> str:
    """Name a kind of space of the market: `stall`, `workshop` or `warehouse`."""
    return words.p(*_SPACES[kind])


def short_space(words: Words, kind: str) -> str:
    """Name a kind of space of the market in at most 7 cells."""
    return words.p(*_SHORT_SPACES[kind])


def amount(words: Words, what: str, count: int) -> str:
    """Say how many there are: `2 guilders`.

    `what` is `vp`, `guilders`, `stuivers`, `governors`, `mills`, `tiles` or `steps`.
    """
    match what:
        case "vp":
            return words.t("{count} VP", count=count)
        case "guilders":
            return words.n("{count} guilder", "{count} guilders", count)
        case "stuivers":
            return words.n("{count} stuiver", "{count} stuivers", count)
        case "governors":
            return words.n("{count} governor", "{count} governors", count)
        case "mills":
            return words.n("{count} mill", "{count} mills", count)
        case "tiles":
            return words.n("{count} tile", "{count} tiles", count)
        case "steps":
            return words.n("{count} step", "{count} steps", count)
    raise KeyError(what)


def price(words: Words, guilders: int) -> str:
    """Say what a space of the market costs, short: `free`, `2 g`."""
    if not guilders:
        return words.p("Seeland price", "free")
    return words.p("Seeland price", "{count} g", count=guilders)
