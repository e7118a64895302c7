"""Names and effects of the action cards of The Castles of Burgundy, and of what piles hold.

What a number of a card stands for is known to the `Box` of the game that is played.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.box import ANY, NO_BUILDING, Box
from core.burgundy.components import Bonus
from core.burgundy.model import (
    BANK,
    BARN,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    KNOWLEDGE,
    MARKET,
    MINE,
    PASTURE,
    SHIP,
    UNKNOWN,
    WAREHOUSE,
    WATCHTOWER,
)
from tui.words import N_, Words
from tui.words.burgundy_names import (
    amount,
    amounts,
    amounts_code,
    building,
    card_type,
    short_building,
    short_type,
    type_code,
    workers_code,
)

_TYPE_EFFECTS = {
    CASTLE: N_("one more action, any die"),
    CLOISTER: N_("nothing, but it is wild"),
    BUILDING: N_("depends on the building"),
}
_BUILDING_EFFECTS = {
    CARPENTER: N_("take a Building or Knowledge"),
    CHURCH: N_("take a Mine, Castle or Cloister"),
    MARKET: N_("take a Ship or Pasture"),
    WAREHOUSE: N_("sell one kind of goods"),
    CITY_HALL: N_("place one more project"),
}


def name(words: Words, box: Box, card: int) -> str:
    """Name a card in full, without its die value: `Carpenter's Workshop`."""
    kind = box.building_of[card]
    return card_type(words, box.type_of[card]) if kind == NO_BUILDING else building(words, kind)


def short_name(words: Words, box: Box, card: int) -> str:
    """Name a card in at most 7 cells, without its die value: `Carpen.`."""
    kind = box.building_of[card]
    if kind == NO_BUILDING:
        return short_type(words, box.type_of[card])
    return short_building(words, kind)


def full(words: Words, box: Box, card: int) -> str:
    """Name a card with its die value: `Carpenter's Workshop 3`; `?` for one that is hidden."""
    return "?" if card == UNKNOWN else f"{name(words, box, card)} {box.die_of[card]}"


def short(words: Words, box: Box, card: int) -> str:
    """Name a card with its die value in at most 9 cells: `Carpen. 3`."""
    return "?" if card == UNKNOWN else f"{short_name(words, box, card)} {box.die_of[card]}"


def code(words: Words, box: Box, card: int) -> str:
    """Name a card by the letters of its type and its die value: `Bu3`."""
    return "?" if card == UNKNOWN else f"{type_code(words, box.type_of[card])}{box.die_of[card]}"


def listed(words: Words, box: Box, cards: Sequence[int]) -> str:
    """Name some cards in a list, short."""
    return ", ".join(short(words, box, card) for card in cards)


def goods_code(box: Box, kind: int) -> str:
    """Name a kind of goods by the dice that sell it: `1-2`."""
    dice = sorted(box.components.goods.each[kind].dice)
    return "-".join(str(die) for die in dict.fromkeys((dice[0], dice[-1])))


def price(words: Words, die: int, workers: int) -> str:
    """Say what a step costs as short as can be: `3+1w`; nothing for a castle's free die."""
    if die == ANY:
        return ""
    return f"{die}+{workers_code(words, workers)}" if workers else str(die)


def bonus(words: Words, choice: Bonus) -> str:
    """Name a choice of a round card: `1 silver and 1 worker`."""
    return amounts(words, choice.model_dump().items())


def bonus_code(words: Words, choice: Bonus) -> str:
    """Name a choice of a round card as short as can be: `1Si+1Wo`."""
    return amounts_code(words, choice.model_dump().items())


def effect(words: Words, box: Box, card: int) -> str:
    """Say in a few words what a card does when it is placed."""
    kind = box.building_of[card]
    if kind == NO_BUILDING:
        return type_effect(words, box, box.type_of[card])
    return building_effect(words, box, kind)


def type_effect(words: Words, box: Box, kind: int) -> str:
    """Say what placing a card of a type does."""
    effects = box.effects
    gains = {
        MINE: ("silver", effects.mine_silver),
        KNOWLEDGE: ("workers", effects.knowledge_workers),
        SHIP: ("goods", effects.ship_goods),
        PASTURE: ("animals", effects.pasture_animals),
    }
    if kind in gains:
        return plus(words, *gains[kind])
    return words.t(_TYPE_EFFECTS[kind])


def building_effect(words: Words, box: Box, kind: int) -> str:
    """Say what placing a kind of building does."""
    effects = box.effects
    if kind == WATCHTOWER:
        return plus(words, "vp", effects.watchtower_vp)
    if kind == BANK:
        return plus(words, "silver", effects.bank_silver)
    if kind == BARN:
        return words.n(
            "+{count} card of goods or animals",
            "+{count} cards of goods or animals",
            effects.barn_cards,
        )
    return words.t(_BUILDING_EFFECTS[kind])


def plus(words: Words, what: str, count: int) -> str:
    """Write what is gained: `+2 silver`."""
    return "+" + amount(words, what, count)
