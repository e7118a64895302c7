"""Names of the things of The Struggle for Catan, in the sizes and forms the screens need.

Indices are those of `core.struggle.model`: resources, items, city events.
"""

from __future__ import annotations

from collections.abc import Sequence

from tui.words import N_, NP_, Words
from tui.words.game import Voice

_RESOURCES = (N_("Brick"), N_("Lumber"), N_("Ore"), N_("Wool"), N_("Grain"))
_CODES = (
    NP_("two letters", "Br"),
    NP_("two letters", "Lu"),
    NP_("two letters", "Or"),
    NP_("two letters", "Wo"),
    NP_("two letters", "Gr"),
)
_OBJECTS = (
    NP_("take, give or pay it", "brick"),
    NP_("take, give or pay it", "lumber"),
    NP_("take, give or pay it", "ore"),
    NP_("take, give or pay it", "wool"),
    NP_("take, give or pay it", "grain"),
)
_IN_LISTS = (
    NP_("in a list", "brick"),
    NP_("in a list", "lumber"),
    NP_("in a list", "ore"),
    NP_("in a list", "wool"),
    NP_("in a list", "grain"),
)
_ITEMS = (
    N_("Road"),
    N_("Settlement"),
    N_("Knight"),
    N_("City"),
    N_("Library"),
    N_("University"),
    N_("Town Hall"),
    N_("Church"),
    N_("Citadel"),
    N_("Merchant Guild"),
)
_SHORT_ITEMS = (
    NP_("at most 7 cells", "Road"),
    NP_("at most 7 cells", "Settle"),
    NP_("at most 7 cells", "Knight"),
    NP_("at most 7 cells", "City"),
    NP_("at most 7 cells", "Library"),
    NP_("at most 7 cells", "Univ."),
    NP_("at most 7 cells", "T.Hall"),
    NP_("at most 7 cells", "Church"),
    NP_("at most 7 cells", "Citadel"),
    NP_("at most 7 cells", "Guild"),
)
_TINY_ITEMS = (
    NP_("as short as can be", "Road"),
    NP_("as short as can be", "Settle"),
    NP_("as short as can be", "Knight"),
    NP_("as short as can be", "City"),
    NP_("as short as can be", "Lib"),
    NP_("as short as can be", "Univ"),
    NP_("as short as can be", "THall"),
    NP_("as short as can be", "Church"),
    NP_("as short as can be", "Citadel"),
    NP_("as short as can be", "Guild"),
)
_BUILD = (
    N_("Build a road"),
    N_("Build a settlement"),
    N_("Build a knight"),
    N_("Build a city"),
    N_("Build the Library"),
    N_("Build the University"),
    N_("Build the Town Hall"),
    N_("Build a Church"),
    N_("Build a Citadel"),
    N_("Build a Merchant Guild"),
)
_EVENTS = (N_("Robber attack"), N_("Market day"))

COST_ORDER = (1, 0, 4, 3, 2)
"""Resources in the order in which prices are written."""
FIRST_EXPANSION = 4
"""Items from this index on are expansions of a city."""


def resource(words: Words, index: int) -> str:
    """Name a resource: `Wool`. At most 7 cells."""
    return words.t(_RESOURCES[index])


def resource_code(words: Words, index: int) -> str:
    """Name a resource in two letters."""
    return words.p(*_CODES[index])


def resource_object(words: Words, index: int) -> str:
    """Name a resource as what is taken, given or paid; Czech has a form for it."""
    return words.p(*_OBJECTS[index])


def resource_in_list(words: Words, index: int) -> str:
    """Name a resource inside a text, as what there is: Czech then has no capital."""
    return words.p(*_IN_LISTS[index])


def amount(words: Words, index: int, count: int) -> str:
    """Name some cards of a resource: `2 Wool`."""
    match index:
        case 0:
            return words.n("{count} brick", "{count} brick", count)
        case 1:
            return words.n("{count} lumber", "{count} lumber", count)
        case 2:
            return words.n("{count} ore", "{count} ore", count)
        case 3:
            return words.n("{count} wool", "{count} wool", count)
        case _:
            return words.n("{count} grain", "{count} grain", count)


def goods(words: Words, counts: Sequence[int], order: Sequence[int] = COST_ORDER) -> str:
    """Name cards by how many of each resource there are: `2 grain 3 ore`; empty for none.

    When there is one card of each, the numbers are left out: `lumber brick`.
    """
    return " ".join(_each(words, counts, order))


def goods_missing(words: Words, counts: Sequence[int]) -> str:
    """Name the cards that are missing as a sentence does: `2 grain, 3 ore`."""
    return ", ".join(_each(words, counts, COST_ORDER))


def _each(words: Words, counts: Sequence[int], order: Sequence[int]) -> list[str]:
    if max(counts, default=0) == 1:
        return [resource_in_list(words, index) for index in order if counts[index]]
    return [amount(words, index, counts[index]) for index in order if counts[index]]


def change(voice: Voice, lost: Sequence[int], gained: Sequence[int]) -> str:
    """Write what a hand lost and gained, as counts of each resource: `−Ore +2 Wool`."""
    parts = []
    for sign, counts in ((voice.minus, lost), ("+", gained)):
        for index, count in enumerate(counts):
            if count == 1:
                parts.append(sign + resource_in_list(voice.words, index))
            elif count:
                parts.append(sign + amount(voice.words, index, count))
    return " ".join(parts)


def item(words: Words, index: int) -> str:
    """Name something to build in full."""
    return words.t(_ITEMS[index])


def short_item(words: Words, index: int) -> str:
    """Name something to build in at most 7 cells."""
    return words.p(*_SHORT_ITEMS[index])


def tiny_item(words: Words, index: int) -> str:
    """Name something to build as short as can be, for the list of what is left."""
    return words.p(*_TINY_ITEMS[index])


def expansion(words: Words) -> str:
    """Name the fifth kind of building, of which there are six different ones."""
    return words.t("Expansion")


def build(words: Words, index: int) -> str:
    """Name the act of building something: `Build a road`."""
    return words.t(_BUILD[index])


def city_event(words: Words, index: int) -> str:
    """Name what happens when a settlement is turned to its city side."""
    return words.t(_EVENTS[index])
