"""Names of the things of Ora et Labora but for its cards, in the sizes screens need.

Goods have the ids of `core.labora.model` (`GOODS` and `coin5`), terrains are the bits of
`core.labora.places`. Names of cards are in `tui.words.labora_cards`, amounts in
`tui.words.labora_amounts`.
"""

from __future__ import annotations

from core.labora import places
from core.labora.model import Country, Mode, Who
from tui.words import NP_, Words
from tui.words.game import Voice

_GOODS = {
    "wood": NP_("Ora good", "Wood"),
    "peat": NP_("Ora good", "Peat"),
    "peat_coal": NP_("Ora good", "Peat coal"),
    "straw": NP_("Ora good", "Straw"),
    "clay": NP_("Ora good", "Clay"),
    "stone": NP_("Ora good", "Stone"),
    "grain": NP_("Ora good", "Grain"),
    "livestock": NP_("Ora good", "Livestock"),
    "flour": NP_("Ora good", "Flour"),
    "bread": NP_("Ora good", "Bread"),
    "grapes": NP_("Ora good", "Grapes"),
    "wine": NP_("Ora good", "Wine"),
    "malt": NP_("Ora good", "Malt"),
    "beer": NP_("Ora good", "Beer"),
    "whiskey": NP_("Ora good", "Whiskey"),
    "meat": NP_("Ora good", "Meat"),
    "coins": NP_("Ora good", "Coins"),
    "book": NP_("Ora good", "Book"),
    "pottery": NP_("Ora good", "Pottery"),
    "ornament": NP_("Ora good", "Ornament"),
    "reliquary": NP_("Ora good", "Reliquary"),
    "wonder": NP_("Ora good", "Wonder"),
    "coin5": NP_("Ora good", "5-coin tile"),
}
_SHORT_GOODS = {
    "wood": NP_("Ora good, at most 7 cells", "Wood"),
    "peat": NP_("Ora good, at most 7 cells", "Peat"),
    "peat_coal": NP_("Ora good, at most 7 cells", "Coal"),
    "straw": NP_("Ora good, at most 7 cells", "Straw"),
    "clay": NP_("Ora good, at most 7 cells", "Clay"),
    "stone": NP_("Ora good, at most 7 cells", "Stone"),
    "grain": NP_("Ora good, at most 7 cells", "Grain"),
    "livestock": NP_("Ora good, at most 7 cells", "Sheep"),
    "flour": NP_("Ora good, at most 7 cells", "Flour"),
    "bread": NP_("Ora good, at most 7 cells", "Bread"),
    "grapes": NP_("Ora good, at most 7 cells", "Grape"),
    "wine": NP_("Ora good, at most 7 cells", "Wine"),
    "malt": NP_("Ora good, at most 7 cells", "Malt"),
    "beer": NP_("Ora good, at most 7 cells", "Beer"),
    "whiskey": NP_("Ora good, at most 7 cells", "Whiskey"),
    "meat": NP_("Ora good, at most 7 cells", "Meat"),
    "coins": NP_("Ora good, at most 7 cells", "Coin"),
    "book": NP_("Ora good, at most 7 cells", "Book"),
    "pottery": NP_("Ora good, at most 7 cells", "Pottery"),
    "ornament": NP_("Ora good, at most 7 cells", "Ornamnt"),
    "reliquary": NP_("Ora good, at most 7 cells", "Reliqry"),
    "wonder": NP_("Ora good, at most 7 cells", "Wonder"),
    "coin5": NP_("Ora good, at most 7 cells", "5 coins"),
}
_CUT_GOODS = frozenset(("peat", "pottery", "ornament", "reliquary"))
"""Goods whose name is too long for its column, in one of the languages."""
_CODES = {
    "wood": NP_("Ora good, two letters", "Wo"),
    "peat": NP_("Ora good, two letters", "Pe"),
    "peat_coal": NP_("Ora good, two letters", "Pc"),
    "straw": NP_("Ora good, two letters", "Sw"),
    "clay": NP_("Ora good, two letters", "Cl"),
    "stone": NP_("Ora good, two letters", "St"),
    "grain": NP_("Ora good, two letters", "Gr"),
    "livestock": NP_("Ora good, two letters", "Sh"),
    "flour": NP_("Ora good, two letters", "Fl"),
    "bread": NP_("Ora good, two letters", "Br"),
    "grapes": NP_("Ora good, two letters", "Gp"),
    "wine": NP_("Ora good, two letters", "Wi"),
    "malt": NP_("Ora good, two letters", "Mt"),
    "beer": NP_("Ora good, two letters", "Be"),
    "whiskey": NP_("Ora good, two letters", "Wh"),
    "meat": NP_("Ora good, two letters", "Me"),
    "coins": NP_("Ora good, two letters", "Co"),
    "book": NP_("Ora good, two letters", "Bo"),
    "pottery": NP_("Ora good, two letters", "Po"),
    "ornament": NP_("Ora good, two letters", "Or"),
    "reliquary": NP_("Ora good, two letters", "Re"),
    "wonder": NP_("Ora good, two letters", "Wn"),
    "coin5": NP_("Ora good, two letters", "5c"),
}
_TERRAINS = {
    places.PLAINS: NP_("Ora terrain", "Plains"),
    places.HILLSIDE: NP_("Ora terrain", "Hillside"),
    places.COAST: NP_("Ora terrain", "Coast"),
    places.WATER: NP_("Ora terrain", "Water"),
    places.MOUNTAIN: NP_("Ora terrain", "Mountain"),
}
_SHORT_TERRAINS = {
    places.PLAINS: NP_("Ora terrain, at most 5 cells", "plain"),
    places.HILLSIDE: NP_("Ora terrain, at most 5 cells", "hill"),
    places.COAST: NP_("Ora terrain, at most 5 cells", "coast"),
    places.WATER: NP_("Ora terrain, at most 5 cells", "water"),
    places.MOUNTAIN: NP_("Ora terrain, at most 5 cells", "mount"),
}
_TERRAIN_LETTERS = {
    places.PLAINS: NP_("Ora terrain, one letter", "P"),
    places.HILLSIDE: NP_("Ora terrain, one letter", "H"),
    places.COAST: NP_("Ora terrain, one letter", "C"),
    places.WATER: NP_("Ora terrain, one letter", "W"),
    places.MOUNTAIN: NP_("Ora terrain, one letter", "M"),
}
_CLERGY = {
    "prior": NP_("Ora clergy", "Prior"),
    "brother": NP_("Ora clergy", "Lay brother"),
}
_CLERGY_LETTERS = {
    "prior": NP_("Ora clergy, one letter", "P"),
    "brother": NP_("Ora clergy, one letter", "b"),
}
_COUNTRIES = {
    "france": NP_("Ora country", "France"),
    "ireland": NP_("Ora country", "Ireland"),
}
_COUNTRY_CODES = {
    "france": NP_("Ora country, two letters", "FR"),
    "ireland": NP_("Ora country, two letters", "IR"),
}
_MODES = {
    "solo": NP_("Ora mode", "solo game"),
    "2": NP_("Ora mode", "two players"),
    "2long": NP_("Ora mode", "two players, long"),
    "3": NP_("Ora mode", "three players, long"),
    "4": NP_("Ora mode", "four players, long"),
    "3short": NP_("Ora mode", "three players, short"),
    "4short": NP_("Ora mode", "four players, short"),
}
STAGE_LETTERS = "ABCDE"
"""The stacks by the number of their settlement phase, which is one more than the index."""


def good(words: Words, good_id: str) -> str:
    """Name a good: `Peat coal`."""
    return words.p(*_GOODS[good_id])


def short_good(words: Words, good_id: str) -> str:
    """Name a good in at most 7 cells: `Coal`."""
    return words.p(*_SHORT_GOODS[good_id])


def told_good(words: Words, good_id: str) -> str:
    """Name a good in a sentence: short, but not cut, `Reliquary` and `Sheep`."""
    return good(words, good_id) if good_id in _CUT_GOODS else short_good(words, good_id)


def good_code(words: Words, good_id: str) -> str:
    """Name a good in two letters: `Pc`."""
    return words.p(*_CODES[good_id])


def marker(words: Words, name: str) -> str:
    """Name a marker of the production wheel in at most 7 cells: the good's name, or `Joker`."""
    return words.p("Ora marker", "Joker") if name == "joker" else short_good(words, name)


def terrain(words: Words, bit: int) -> str:
    """Name a terrain: `Hillside`."""
    return words.p(*_TERRAINS[bit])


def short_terrain(words: Words, bit: int) -> str:
    """Name a terrain in at most 5 cells, as it stands in the land grid: `hill`."""
    return words.p(*_SHORT_TERRAINS[bit])


def terrain_letters(words: Words, mask: int) -> str:
    """Name some terrains in a letter each: `CPH`."""
    return "".join(words.p(*sign) for bit, sign in _TERRAIN_LETTERS.items() if mask & bit)


def space(at: int) -> str:
    """Name a space of a landscape: `D2`.

    The column is a letter, the water of the coast A, the mountains I. The heartland has the rows
    1 and 2; rows below it count on, rows above it count back: 0, -1. So a space has the same name
    for the whole game, however the landscape grows.
    """
    return f"{column(at)}{row(at)}"


def column(at: int) -> str:
    """Name the column of a space: `D`."""
    return chr(ord("A") + places.column(at) + places.LEFT)


def row(at: int) -> int:
    """Number the row of a space."""
    return row_number(places.row(at))


def row_number(y: int) -> int:
    """Number the row that lies at `y`, 0 for the upper row of the heartland."""
    return y + 1


def signed_row(voice: Voice, number: int) -> str:
    """Write the number of a row, with the minus sign of sentences."""
    return f"{voice.minus}{-number}" if number < 0 else str(number)


def clergyman(words: Words, who: Who) -> str:
    """Name a kind of clergyman: `Prior`."""
    return words.p(*_CLERGY[who])


def clergyman_letter(words: Words, who: Who) -> str:
    """Name a kind of clergyman in one letter: `P`, `b`."""
    return words.p(*_CLERGY_LETTERS[who])


def country(words: Words, name: Country) -> str:
    """Name a country."""
    return words.p(*_COUNTRIES[name])


def country_code(words: Words, name: Country) -> str:
    """Name a country in two letters."""
    return words.p(*_COUNTRY_CODES[name])


def mode(words: Words, name: Mode) -> str:
    """Name the mode that is played: `three players, long`."""
    return words.p(*_MODES[name])


def stage(words: Words, number: int) -> str:
    """Name a stack of buildings, 0 for those that lie open from the start: `start`, `A`."""
    return STAGE_LETTERS[number - 1] if number else words.p("Ora stack", "start")


def neutral(words: Words) -> str:
    """Name the neutral player of the solo game."""
    return words.p("Ora player", "Neutral player")


def owner_name(voice: Voice, seat: int) -> str:
    """Name the owner of a landscape; the neutral player has none of the seats at the table."""
    try:
        return voice.names(seat)
    except IndexError:
        return neutral(voice.words)
