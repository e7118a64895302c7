"""Names of the buildings and settlements of Ora et Labora, in the sizes the screens need.

What a card's id stands for is known to the components of the game that is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from core.labora.box import Box
from core.labora.model import GOODS
from core.labora.places import TERRAINS
from tui.words import NP_, Words
from tui.words.labora_amounts import amount, amounts, amounts_code, energy
from tui.words.labora_names import terrain

Names = Mapping[str, tuple[str, str]]
SHORT = 7
"""Cells of a short name."""

_NAMES = {
    "clay-mound": NP_("Ora card", "Clay Mound"),
    "farmyard": NP_("Ora card", "Farmyard"),
    "cloister-office": NP_("Ora card", "Cloister Office"),
    "priory": NP_("Ora card", "Priory"),
    "cloister-courtyard": NP_("Ora card", "Cloister Courtyard"),
    "grain-storage": NP_("Ora card", "Grain Storage"),
    "granary": NP_("Ora card", "Granary"),
    "windmill": NP_("Ora card", "Windmill"),
    "malthouse": NP_("Ora card", "Malthouse"),
    "bakery": NP_("Ora card", "Bakery"),
    "brewery": NP_("Ora card", "Brewery"),
    "fuel-merchant": NP_("Ora card", "Fuel Merchant"),
    "peat-coal-kiln": NP_("Ora card", "Peat Coal Kiln"),
    "market": NP_("Ora card", "Market"),
    "false-lighthouse": NP_("Ora card", "False Lighthouse"),
    "cloister-garden": NP_("Ora card", "Cloister Garden"),
    "spinning-mill": NP_("Ora card", "Spinning Mill"),
    "carpentry": NP_("Ora card", "Carpentry"),
    "cottage": NP_("Ora card", "Cottage"),
    "harbor-promenade": NP_("Ora card", "Harbor Promenade"),
    "houseboat": NP_("Ora card", "Houseboat"),
    "stone-merchant": NP_("Ora card", "Stone Merchant"),
    "builders-market": NP_("Ora card", "Builders' Market"),
    "grapevine": NP_("Ora card", "Grapevine"),
    "sacred-site": NP_("Ora card", "Sacred Site"),
    "financed-estate": NP_("Ora card", "Financed Estate"),
    "druids-house": NP_("Ora card", "Druid's House"),
    "cloister-chapter-house": NP_("Ora card", "Cloister Chapter House"),
    "cloister-library": NP_("Ora card", "Cloister Library"),
    "scriptorium": NP_("Ora card", "Scriptorium"),
    "cloister-workshop": NP_("Ora card", "Cloister Workshop"),
    "slaughterhouse": NP_("Ora card", "Slaughterhouse"),
    "inn": NP_("Ora card", "Inn"),
    "alehouse": NP_("Ora card", "Alehouse"),
    "winery": NP_("Ora card", "Winery"),
    "whiskey-distillery": NP_("Ora card", "Whiskey Distillery"),
    "quarry": NP_("Ora card", "Quarry"),
    "bathhouse": NP_("Ora card", "Bathhouse"),
    "locutory": NP_("Ora card", "Locutory"),
    "cloister-church": NP_("Ora card", "Cloister Church"),
    "chapel": NP_("Ora card", "Chapel"),
    "chamber-of-wonders": NP_("Ora card", "Chamber of Wonders"),
    "portico": NP_("Ora card", "Portico"),
    "shipyard": NP_("Ora card", "Shipyard"),
    "palace": NP_("Ora card", "Palace"),
    "grand-manor": NP_("Ora card", "Grand Manor"),
    "castle": NP_("Ora card", "Castle"),
    "forest-hut": NP_("Ora card", "Forest Hut"),
    "town-estate": NP_("Ora card", "Town Estate"),
    "refectory": NP_("Ora card", "Refectory"),
    "coal-harbor": NP_("Ora card", "Coal Harbor"),
    "calefactory": NP_("Ora card", "Calefactory"),
    "filial-church": NP_("Ora card", "Filial Church"),
    "shipping-company": NP_("Ora card", "Shipping Company"),
    "cooperage": NP_("Ora card", "Cooperage"),
    "sacristy": NP_("Ora card", "Sacristy"),
    "forgers-workshop": NP_("Ora card", "Forger's Workshop"),
    "round-tower": NP_("Ora card", "Round Tower"),
    "pilgrimage-site": NP_("Ora card", "Pilgrimage Site"),
    "camera": NP_("Ora card", "Camera"),
    "dormitory": NP_("Ora card", "Dormitory"),
    "bulwark": NP_("Ora card", "Bulwark"),
    "printing-office": NP_("Ora card", "Printing Office"),
    "festival-ground": NP_("Ora card", "Festival Ground"),
    "estate": NP_("Ora card", "Estate"),
    "hospice": NP_("Ora card", "Hospice"),
    "guesthouse": NP_("Ora card", "Guesthouse"),
    "house-of-the-brotherhood": NP_("Ora card", "House of the Brotherhood"),
    "shanty-town": NP_("Ora card", "Shanty Town"),
    "farming-village": NP_("Ora card", "Farming Village"),
    "market-town": NP_("Ora card", "Market Town"),
    "fishing-village": NP_("Ora card", "Fishing Village"),
    "artists-colony": NP_("Ora card", "Artists' Colony"),
    "hamlet": NP_("Ora card", "Hamlet"),
    "village": NP_("Ora card", "Village"),
    "hilltop-village": NP_("Ora card", "Hilltop Village"),
}
_SHORT_NAMES = {
    "clay-mound": NP_("Ora card, at most 7 cells", "ClayMnd"),
    "farmyard": NP_("Ora card, at most 7 cells", "Farmyrd"),
    "cloister-office": NP_("Ora card, at most 7 cells", "Office"),
    "priory": NP_("Ora card, at most 7 cells", "Priory"),
    "cloister-courtyard": NP_("Ora card, at most 7 cells", "Courtyd"),
    "grain-storage": NP_("Ora card, at most 7 cells", "GrainSt"),
    "granary": NP_("Ora card, at most 7 cells", "Granary"),
    "windmill": NP_("Ora card, at most 7 cells", "Windmil"),
    "malthouse": NP_("Ora card, at most 7 cells", "Malthse"),
    "bakery": NP_("Ora card, at most 7 cells", "Bakery"),
    "brewery": NP_("Ora card, at most 7 cells", "Brewery"),
    "fuel-merchant": NP_("Ora card, at most 7 cells", "FuelMer"),
    "peat-coal-kiln": NP_("Ora card, at most 7 cells", "CoalKil"),
    "market": NP_("Ora card, at most 7 cells", "Market"),
    "false-lighthouse": NP_("Ora card, at most 7 cells", "FalseLi"),
    "cloister-garden": NP_("Ora card, at most 7 cells", "Garden"),
    "spinning-mill": NP_("Ora card, at most 7 cells", "SpinMil"),
    "carpentry": NP_("Ora card, at most 7 cells", "Carpent"),
    "cottage": NP_("Ora card, at most 7 cells", "Cottage"),
    "harbor-promenade": NP_("Ora card, at most 7 cells", "HarbPro"),
    "houseboat": NP_("Ora card, at most 7 cells", "Housebt"),
    "stone-merchant": NP_("Ora card, at most 7 cells", "StoneMe"),
    "builders-market": NP_("Ora card, at most 7 cells", "BuildMk"),
    "grapevine": NP_("Ora card, at most 7 cells", "Grapev."),
    "sacred-site": NP_("Ora card, at most 7 cells", "SacrSit"),
    "financed-estate": NP_("Ora card, at most 7 cells", "FinEst."),
    "druids-house": NP_("Ora card, at most 7 cells", "Druid H"),
    "cloister-chapter-house": NP_("Ora card, at most 7 cells", "Chapter"),
    "cloister-library": NP_("Ora card, at most 7 cells", "Library"),
    "scriptorium": NP_("Ora card, at most 7 cells", "Scripto"),
    "cloister-workshop": NP_("Ora card, at most 7 cells", "Worksh."),
    "slaughterhouse": NP_("Ora card, at most 7 cells", "Slaught"),
    "inn": NP_("Ora card, at most 7 cells", "Inn"),
    "alehouse": NP_("Ora card, at most 7 cells", "Alehous"),
    "winery": NP_("Ora card, at most 7 cells", "Winery"),
    "whiskey-distillery": NP_("Ora card, at most 7 cells", "Distil."),
    "quarry": NP_("Ora card, at most 7 cells", "Quarry"),
    "bathhouse": NP_("Ora card, at most 7 cells", "Bathhse"),
    "locutory": NP_("Ora card, at most 7 cells", "Locutor"),
    "cloister-church": NP_("Ora card, at most 7 cells", "Cl.Chur"),
    "chapel": NP_("Ora card, at most 7 cells", "Chapel"),
    "chamber-of-wonders": NP_("Ora card, at most 7 cells", "ChWond."),
    "portico": NP_("Ora card, at most 7 cells", "Portico"),
    "shipyard": NP_("Ora card, at most 7 cells", "Shipyrd"),
    "palace": NP_("Ora card, at most 7 cells", "Palace"),
    "grand-manor": NP_("Ora card, at most 7 cells", "GrandMa"),
    "castle": NP_("Ora card, at most 7 cells", "Castle"),
    "forest-hut": NP_("Ora card, at most 7 cells", "ForestH"),
    "town-estate": NP_("Ora card, at most 7 cells", "TownEst"),
    "refectory": NP_("Ora card, at most 7 cells", "Refecty"),
    "coal-harbor": NP_("Ora card, at most 7 cells", "CoalHar"),
    "calefactory": NP_("Ora card, at most 7 cells", "Calefac"),
    "filial-church": NP_("Ora card, at most 7 cells", "FilChur"),
    "shipping-company": NP_("Ora card, at most 7 cells", "ShipCo."),
    "cooperage": NP_("Ora card, at most 7 cells", "Cooper."),
    "sacristy": NP_("Ora card, at most 7 cells", "Sacrist"),
    "forgers-workshop": NP_("Ora card, at most 7 cells", "Forger"),
    "round-tower": NP_("Ora card, at most 7 cells", "RoundTw"),
    "pilgrimage-site": NP_("Ora card, at most 7 cells", "Pilgrim"),
    "camera": NP_("Ora card, at most 7 cells", "Camera"),
    "dormitory": NP_("Ora card, at most 7 cells", "Dormit."),
    "bulwark": NP_("Ora card, at most 7 cells", "Bulwark"),
    "printing-office": NP_("Ora card, at most 7 cells", "PrintOf"),
    "festival-ground": NP_("Ora card, at most 7 cells", "Festiv."),
    "estate": NP_("Ora card, at most 7 cells", "Estate"),
    "hospice": NP_("Ora card, at most 7 cells", "Hospice"),
    "guesthouse": NP_("Ora card, at most 7 cells", "Guesths"),
    "house-of-the-brotherhood": NP_("Ora card, at most 7 cells", "Brother"),
    "shanty-town": NP_("Ora card, at most 7 cells", "ShantyT"),
    "farming-village": NP_("Ora card, at most 7 cells", "FarmVil"),
    "market-town": NP_("Ora card, at most 7 cells", "MarketT"),
    "fishing-village": NP_("Ora card, at most 7 cells", "FishVil"),
    "artists-colony": NP_("Ora card, at most 7 cells", "Artists"),
    "hamlet": NP_("Ora card, at most 7 cells", "Hamlet"),
    "village": NP_("Ora card, at most 7 cells", "Village"),
    "hilltop-village": NP_("Ora card, at most 7 cells", "Hilltop"),
}
_SECOND = {
    "quarry": NP_("Ora card", "Quarry 2"),
    "grapevine": NP_("Ora card", "Grapevine 2"),
}
_SHORT_SECOND = {
    "quarry": NP_("Ora card, at most 7 cells", "Quarry2"),
    "grapevine": NP_("Ora card, at most 7 cells", "Grapev2"),
}
_WILD = {"forest": NP_("Ora card", "Forest"), "moor": NP_("Ora card", "Moor")}


@lru_cache(maxsize=8)
def _slugs(box: Box) -> dict[str, tuple[str, bool]]:
    """Give what each card is called in the components, and whether it is a second such card."""
    components = box.components
    found = {card: (one.name, False) for card, one in components.basic.items()}
    found |= {card: (one.name, False) for card, one in components.settlements.items()}
    first = dict[str, int]()
    for one in components.buildings.values():
        first[one.name] = min(one.number, first.get(one.name, one.number))
    for card, one in components.buildings.items():
        found[card] = (one.name, one.number > first[one.name])
    return found


def name(words: Words, box: Box, card: str) -> str:
    """Name a card in full: `Windmill`; the second of two alike is `Quarry 2`."""
    return _named(words, box, card, _NAMES, _SECOND)


def short(words: Words, box: Box, card: str) -> str:
    """Name a card in at most 7 cells: `Windmil`."""
    return _named(words, box, card, _SHORT_NAMES, _SHORT_SECOND)[:SHORT]


def _named(words: Words, box: Box, card: str, names: Names, second: Names) -> str:
    if card in _WILD:
        return words.p(*_WILD[card])
    slug, is_second = _slugs(box)[card]
    if is_second and slug in second:
        return words.p(*second[slug])
    if slug in names:
        return words.p(*names[slug])
    # A card that somebody has invented has no other name than that of his file.
    return slug.replace("-", " ").capitalize()


def listed(words: Words, box: Box, cards: Sequence[str]) -> str:
    """Name some cards in a sentence: `Inn, Winery and Quarry`."""
    return words.join([name(words, box, card) for card in cards])


def cost(words: Words, box: Box, card: str) -> str:
    """Say what a building costs, or what a settlement costs in food and energy."""
    one = box.cards[card]
    if card in box.is_settlement:
        return price(words, one.food, one.energy)
    return amounts(words, [(GOODS[good], count) for good, count in one.cost])


def cost_code(words: Words, box: Box, card: str) -> str:
    """Say what a building costs, as short as can be: `3Wo 2Cl`."""
    return amounts_code(words, [(GOODS[good], count) for good, count in box.cards[card].cost])


def price(words: Words, food: int, halves: int) -> str:
    """Say a price in food and energy, which counts in halves: `3 food and 3 energy`."""
    parts = [amount(words, "food", food)] if food else []
    if halves:
        parts.append(energy(words, halves))
    return words.join(parts)


def terrains(words: Words, box: Box, card: str) -> str:
    """Say where a card may be built: `Coast or Hillside`."""
    mask = box.cards[card].terrain
    return any_of(words, [terrain(words, bit) for bit in TERRAINS.values() if bit & mask])


def any_of(words: Words, names: Sequence[str]) -> str:
    """Write a list of which one is meant: `a, b or c`."""
    if len(names) < 2:
        return "".join(names)
    return words.t("{list} or {last}", list=", ".join(names[:-1]), last=names[-1])
