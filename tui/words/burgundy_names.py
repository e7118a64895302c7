"""Names of the things of The Castles of Burgundy, in the sizes and forms the screens need.

Indices are those of `core.burgundy.model`: types, buildings, goods, animals. Names of single cards
are in `tui.words.burgundy_cards`.
"""

from __future__ import annotations

from collections.abc import Iterable

from tui.words import N_, NP_, Words

_TYPES = (
    NP_("Burgundy card", "Castle"),
    NP_("Burgundy card", "Mine"),
    NP_("Burgundy card", "Cloister"),
    NP_("Burgundy card", "Knowledge"),
    NP_("Burgundy card", "Ship"),
    NP_("Burgundy card", "Pasture"),
    NP_("Burgundy card", "Building"),
)
_SHORT_TYPES = (
    NP_("Burgundy card, at most 7 cells", "Castle"),
    NP_("Burgundy card, at most 7 cells", "Mine"),
    NP_("Burgundy card, at most 7 cells", "Cloist."),
    NP_("Burgundy card, at most 7 cells", "Knowl."),
    NP_("Burgundy card, at most 7 cells", "Ship"),
    NP_("Burgundy card, at most 7 cells", "Pasture"),
    NP_("Burgundy card, at most 7 cells", "Buildg."),
)
_CODES = (
    NP_("Burgundy card, two letters", "Ca"),
    NP_("Burgundy card, two letters", "Mi"),
    NP_("Burgundy card, two letters", "Cl"),
    NP_("Burgundy card, two letters", "Kn"),
    NP_("Burgundy card, two letters", "Sh"),
    NP_("Burgundy card, two letters", "Pa"),
    NP_("Burgundy card, two letters", "Bu"),
)
_BUILDINGS = (
    NP_("Burgundy card", "Carpenter's Workshop"),
    NP_("Burgundy card", "Church"),
    NP_("Burgundy card", "Market"),
    NP_("Burgundy card", "Watchtower"),
    NP_("Burgundy card", "Bank"),
    NP_("Burgundy card", "Boarding House"),
    NP_("Burgundy card", "Warehouse"),
    NP_("Burgundy card", "City Hall"),
)
_SHORT_BUILDINGS = (
    NP_("Burgundy card, at most 7 cells", "Carpen."),
    NP_("Burgundy card, at most 7 cells", "Church"),
    NP_("Burgundy card, at most 7 cells", "Market"),
    NP_("Burgundy card, at most 7 cells", "Tower"),
    NP_("Burgundy card, at most 7 cells", "Bank"),
    NP_("Burgundy card, at most 7 cells", "Boardg."),
    NP_("Burgundy card, at most 7 cells", "Wareh."),
    NP_("Burgundy card, at most 7 cells", "C.Hall"),
)
_GOODS = (N_("light goods"), N_("medium goods"), N_("dark goods"))
_ANIMALS = (
    NP_("animal", "Hen"),
    NP_("animal", "Cow"),
    NP_("animal", "Sheep"),
    NP_("animal", "Pig"),
)
_ANIMAL_CODES = (
    NP_("animal, two letters", "He"),
    NP_("animal, two letters", "Co"),
    NP_("animal, two letters", "Sp"),
    NP_("animal, two letters", "Pi"),
)
_THINGS = {
    "vp": NP_("two letters before or after a number", "VP"),
    "silver": NP_("two letters before or after a number", "Si"),
    "workers": NP_("two letters before or after a number", "Wo"),
    "goods": NP_("two letters before or after a number", "Go"),
    "animals": NP_("two letters before or after a number", "An"),
}

ANIMAL_ORDER = (2, 1, 3, 0)
"""Animals in the order in which screens list them."""


def card_type(words: Words, index: int) -> str:
    """Name a type: `Knowledge`."""
    return words.p(*_TYPES[index])


def short_type(words: Words, index: int) -> str:
    """Name a type in at most 7 cells."""
    return words.p(*_SHORT_TYPES[index])


def type_code(words: Words, index: int) -> str:
    """Name a type in two letters."""
    return words.p(*_CODES[index])


def building(words: Words, index: int) -> str:
    """Name a kind of building in full."""
    return words.p(*_BUILDINGS[index])


def short_building(words: Words, index: int) -> str:
    """Name a kind of building in at most 7 cells."""
    return words.p(*_SHORT_BUILDINGS[index])


def goods_kind(words: Words, index: int) -> str:
    """Name a kind of goods by its colour; `burgundy_cards.goods_code` gives its dice."""
    return words.t(_GOODS[index])


def animal(words: Words, index: int) -> str:
    """Name a kind of animal."""
    return words.p(*_ANIMALS[index])


def animal_code(words: Words, index: int) -> str:
    """Name a kind of animal in two letters."""
    return words.p(*_ANIMAL_CODES[index])


def thing_code(words: Words, what: str) -> str:
    """Name `vp`, `silver`, `workers`, `goods` or `animals` in two letters."""
    return words.p(*_THINGS[what])


def amount(words: Words, what: str, count: int) -> str:
    """Say how many of `vp`, `silver`, `workers`, `goods` or `animals` there are: `2 workers`."""
    match what:
        case "vp":
            return words.t("{count} VP", count=count)
        case "silver":
            return words.n("{count} silver", "{count} silver", count)
        case "workers":
            return words.n("{count} worker", "{count} workers", count)
        case "goods":
            return words.n("{count} good", "{count} goods", count)
        case "animals":
            return words.n("{count} animal", "{count} animals", count)
    raise KeyError(what)


def amounts(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    """Say how many there are of several things, those without any left out."""
    return words.join([amount(words, what, count) for what, count in counts if count])


def amounts_code(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    """Say the same as short as can be: `1Si+1Wo`."""
    return "+".join(f"{count}{thing_code(words, what)}" for what, count in counts if count)


def rival(words: Words) -> str:
    """Name the rival of the solo game, who is called differently in every edition."""
    return words.p("rival of the solo game", "Aaron")


def workers_code(words: Words, count: int) -> str:
    """Say how many workers change a die: `2w`."""
    return words.t("{count}w", count=count)
