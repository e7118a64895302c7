"""How many of something there are in Ora et Labora, in the forms that languages need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.labora.box import ASKED
from tui.words import Words
from tui.words.labora_names import good_code, short_good


def amount(words: Words, what: str, count: int) -> str:
    """Say how many there are of a good: `2 books`, or of what is counted otherwise.

    `what` is a good, or `vp`, `food`, `actions`, `clergymen`, `districts`, `plots` or `cards`.
    """
    for say in (_material, _food_or_drink, _treasure, _no_good):
        text = say(words, what, count)
        if text is not None:
            return text
    raise KeyError(what)


def _material(words: Words, what: str, count: int) -> str | None:
    match what:
        case "wood":
            return words.n("{count} wood", "{count} wood", count)
        case "peat":
            return words.n("{count} peat", "{count} peat", count)
        case "peat_coal":
            return words.n("{count} peat coal", "{count} peat coal", count)
        case "straw":
            return words.n("{count} straw", "{count} straw", count)
        case "clay":
            return words.n("{count} clay", "{count} clay", count)
        case "stone":
            return words.n("{count} stone", "{count} stone", count)
        case "grain":
            return words.n("{count} grain", "{count} grain", count)
        case "livestock":
            return words.n("{count} livestock", "{count} livestock", count)
    return None


def _food_or_drink(words: Words, what: str, count: int) -> str | None:
    match what:
        case "flour":
            return words.n("{count} flour", "{count} flour", count)
        case "bread":
            return words.n("{count} bread", "{count} bread", count)
        case "grapes":
            return words.n("{count} grape", "{count} grapes", count)
        case "wine":
            return words.n("{count} wine", "{count} wine", count)
        case "malt":
            return words.n("{count} malt", "{count} malt", count)
        case "beer":
            return words.n("{count} beer", "{count} beer", count)
        case "whiskey":
            return words.n("{count} whiskey", "{count} whiskey", count)
        case "meat":
            return words.n("{count} meat", "{count} meat", count)
    return None


def _treasure(words: Words, what: str, count: int) -> str | None:
    match what:
        case "coins":
            return words.n("{count} coin", "{count} coins", count)
        case "coin5":
            return words.n("{count} 5-coin tile", "{count} 5-coin tiles", count)
        case "book":
            return words.n("{count} book", "{count} books", count)
        case "pottery":
            return words.n("{count} pottery", "{count} pottery", count)
        case "ornament":
            return words.n("{count} ornament", "{count} ornaments", count)
        case "reliquary":
            return words.n("{count} reliquary", "{count} reliquaries", count)
        case "wonder":
            return words.n("{count} wonder", "{count} wonders", count)
    return None


def _no_good(words: Words, what: str, count: int) -> str | None:
    match what:
        case "vp":
            return words.t("{count} VP", count=count)
        case "food":
            return words.n("{count} food", "{count} food", count)
        case "actions":
            return words.n("{count} action", "{count} actions", count)
        case "clergymen":
            return words.n("{count} clergyman", "{count} clergymen", count)
        case "districts":
            return words.n("{count} district", "{count} districts", count)
        case "plots":
            return words.n("{count} plot", "{count} plots", count)
        case "cards":
            return words.n("{count} building", "{count} buildings", count)
    return None


def energy(words: Words, halves: int) -> str:
    """Say how much energy something is; it is counted in halves: `10.5 energy`."""
    # A fraction takes the form that Czech has for two.
    form = 2 if halves % 2 else halves // 2
    return words.n("{count} energy", "{count} energy", form, count=words.number(halves / 2))


def amounts(words: Words, goods: Iterable[tuple[str, int]]) -> str:
    """Say how many of some goods there are, those without any left out: `3 wood and 2 clay`."""
    return words.join([amount(words, one, count) for one, count in goods if count])


def amounts_code(words: Words, goods: Iterable[tuple[str, int]]) -> str:
    """Say the same as short as can be: `3Wo 2Cl`."""
    return " ".join(f"{count}{good_code(words, one)}" for one, count in goods if count)


def holding(words: Words, goods: Iterable[tuple[str, int]]) -> str:
    """List goods with their amounts, as a table does: `Wood 3 Clay 0`."""
    return " ".join(f"{short_good(words, one)} {count}" for one, count in goods)


def in_order(goods: Mapping[str, int]) -> list[tuple[str, int]]:
    """List counted goods in the order of the rules, the 5-coin tile last."""
    return [(one, goods[one]) for one in ASKED if one in goods]
