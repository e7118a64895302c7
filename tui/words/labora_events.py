"""What happened in Ora et Labora, event by event, told without the one who did it.

Nothing here is secret. Czech says it without verbs, as in `tui.words.struggle_events`.
`tui.words.labora_turns` puts events together that belong to one deed.
"""

from __future__ import annotations

from collections.abc import Callable

from core.game import Event
from core.labora.box import Box
from core.labora.model import ABSENT, COIN5, GOODS
from tui.words import N_
from tui.words.game import Voice
from tui.words.labora_amounts import amount, amounts, in_order
from tui.words.labora_cards import listed, name
from tui.words.labora_names import clergyman, good, owner_name, row_number, signed_row, space
from tui.words.labora_sums import conversion, plus

_SIDES = {
    "hills": N_("placed a district with hills in row {row} ({price})"),
    "plains": N_("placed a district with plains in row {row} ({price})"),
    "coast": N_("placed a coast plot in rows {row} and {next} ({price})"),
    "mountain": N_("placed a mountain plot in rows {row} and {next} ({price})"),
}


def event(voice: Voice, box: Box, happened: Event) -> str:
    """Tell an event. Raises `KeyError` for a kind without words."""
    return _KINDS[happened.kind](voice, box, happened)


def number(happened: Event, key: str) -> int:
    """Give a value of an event that is a number."""
    value = happened.values[key]
    if not isinstance(value, int):
        raise TypeError(key)
    return value


def card_of(voice: Voice, box: Box, happened: Event, key: str = "card") -> str:
    """Name the card an event is about."""
    return name(voice.words, box, str(happened.values[key]))


def space_of(happened: Event) -> str:
    """Name the space an event is about."""
    return space(number(happened, "place"))


def goods_of(happened: Event) -> dict[str, int]:
    """Give the goods an event counts: its values that are called like one."""
    return {good: number(happened, good) for good in (*GOODS, COIN5) if good in happened.values}


def cleric_of(voice: Voice, happened: Event) -> str:
    """Name the kind of clergyman an event is about, as it stands within a text."""
    return clergyman(voice.words, "prior" if happened.values["prior"] else "brother").lower()


def fee_of(voice: Voice, happened: Event) -> str:
    """Say what a work contract cost."""
    return amount(voice.words, str(happened.values["good"]), number(happened, "amount"))


def land_price(voice: Voice, price: int) -> str:
    """Say what land cost, short."""
    return amount(voice.words, "coins", price) if price else voice.words.t("free of charge")


def produced(voice: Voice, _: Box, happened: Event) -> str:
    """Tell what the wheel gave: `+3 wood`, `+5 stone with the joker`."""
    goods = plus(voice.words, str(happened.values["good"]), number(happened, "amount"))
    if happened.values["joker"]:
        return voice.words.t("{goods} with the joker", goods=goods)
    return goods


def bonus(voice: Voice, _: Box, happened: Event) -> str:
    """Tell of the bonus production of the short game."""
    one = plus(voice.words, str(happened.values["good"]), 1)
    return voice.words.t("{goods} for everyone", goods=one)


def cleared(voice: Voice, box: Box, happened: Event) -> str:
    """Tell of a forest or moor card that is gone."""
    card = card_of(voice, box, happened)
    return voice.words.t("cleared {space} ({card})", space=space_of(happened), card=card)


def land(voice: Voice, _: Box, happened: Event) -> str:
    """Tell of a new tile of land."""
    upper = row_number(number(happened, "row"))
    price = land_price(voice, number(happened, "price"))
    text = _SIDES[str(happened.values["side"])]
    rows = signed_row(voice, upper), signed_row(voice, upper + 1)
    return voice.words.t(text, row=rows[0], next=rows[1], price=price)


def contract(voice: Voice, _: Box, happened: Event) -> str:
    """Tell of a work contract."""
    owner = owner_name(voice, number(happened, "owner"))
    return voice.words.t(
        "contract with {name} ({price})", name=owner, price=fee_of(voice, happened)
    )


def price_raised(voice: Voice, _: Box, happened: Event) -> str:
    """Tell that work contracts have become dearer; by the neutral player, as a sentence."""
    coins = amount(voice.words, "coins", number(happened, "price"))
    if happened.seat is None:
        return voice.words.t("Work contracts cost {price} from now on.", price=coins)
    return voice.words.t("contracts cost {price} from now on", price=coins)


def _paid(voice: Voice, _: Box, happened: Event) -> str:
    goods = amounts(voice.words, in_order(goods_of(happened)))
    return voice.words.t("paid {goods}", goods=goods)


def _gained(voice: Voice, _: Box, happened: Event) -> str:
    goods = amounts(voice.words, in_order(goods_of(happened)))
    return voice.words.t("got {goods}", goods=goods)


def _round_goods(voice: Voice, _: Box, happened: Event) -> str:
    goods = amounts(voice.words, in_order(goods_of(happened)))
    return voice.words.t("Everyone takes {goods}.", goods=goods)


def _made_straw(voice: Voice, box: Box, happened: Event) -> str:
    change = conversion(voice, box, "grain", number(happened, "amount"))
    return voice.words.t("turned grain into straw: {change}", change=change)


def _sold(voice: Voice, _: Box, happened: Event) -> str:
    words = voice.words
    goods = amount(words, str(happened.values["good"]), number(happened, "amount"))
    coins = amount(words, "coins", number(happened, "coins"))
    return words.t("sold {goods} for {coins}", goods=goods, coins=coins)


def _sent(voice: Voice, _: Box, happened: Event) -> str:
    who, place = cleric_of(voice, happened), space_of(happened)
    if happened.seat is None:
        return voice.words.t("The neutral {who} goes to {space}.", who=who, space=place)
    return voice.words.t("placed the {who} at {space}", who=who, space=place)


def _used(voice: Voice, box: Box, happened: Event) -> str:
    card = card_of(voice, box, happened)
    if number(happened, "owner") == ABSENT:
        return voice.words.t("used {card} from the display", card=card)
    return voice.words.t("used {card}", card=card)


def _built(voice: Voice, box: Box, happened: Event) -> str:
    card, place = card_of(voice, box, happened), space_of(happened)
    return voice.words.t("built {card} at {space}", card=card, space=place)


def _clergy_home(voice: Voice, _: Box, happened: Event) -> str:
    if happened.seat is None:
        return voice.words.t("The neutral clergymen are home again.")
    return voice.words.t("all clergymen are home")


def _prior_home(voice: Voice, _: Box, __: Event) -> str:
    return voice.words.t("the prior is home")


def _marker_came(voice: Voice, _: Box, happened: Event) -> str:
    marker = good(voice.words, str(happened.values["marker"]))
    return voice.words.t("A marker joins the wheel: {good}.", good=marker)


def _turned(voice: Voice, _: Box, happened: Event) -> str:
    words, gone = voice.words, number(happened, "gone")
    turned = words.t("Round {round}: the wheel turns.", round=number(happened, "round"))
    if not gone:
        return turned
    left = words.n("{count} marker leaves the game.", "{count} markers leave the game.", gone)
    return f"{turned} {left}"


def _dealt(voice: Voice, box: Box, happened: Event) -> str:
    values = happened.values["cards"]
    cards = [str(card) for card in values] if isinstance(values, tuple) else []
    stage = happened.values["stage"]
    if not cards:
        return voice.words.t("Stack {stage} brings no building.", stage=stage)
    names = listed(voice.words, box, cards)
    return voice.words.t("New in the display ({stage}): {cards}.", stage=stage, cards=names)


def _neutral_built(voice: Voice, box: Box, happened: Event) -> str:
    card, place = card_of(voice, box, happened), space_of(happened)
    if not happened.values["over"]:
        return voice.words.t("The neutral player builds {card} at {space}.", card=card, space=place)
    under = card_of(voice, box, happened, "over")
    return voice.words.t(
        "The neutral player builds {card} at {space} over {under}.",
        card=card,
        space=place,
        under=under,
    )


_KINDS: dict[str, Callable[[Voice, Box, Event], str]] = {
    "paid": _paid,
    "gained": _gained,
    "round-goods": _round_goods,
    "made-straw": _made_straw,
    "sold": _sold,
    "passed": lambda voice, box, happened: voice.words.t("passed"),
    "contract": contract,
    "sent": _sent,
    "used": _used,
    "cleared": cleared,
    "produced": produced,
    "bonus": bonus,
    "built": _built,
    "settled": _built,
    "price-raised": price_raised,
    "land": land,
    "clergy-home": _clergy_home,
    "prior-home": _prior_home,
    "marker-came": _marker_came,
    "turned": _turned,
    "settlement-phase": lambda voice, box, happened: voice.words.t(
        "Settlement phase {phase}.", phase=happened.values["phase"]
    ),
    "dealt": _dealt,
    "bonus-round": lambda voice, box, happened: voice.words.t(
        "The bonus round: every prior is home."
    ),
    "last-turn": lambda voice, box, happened: voice.words.t(
        "Few buildings are left: one last action follows."
    ),
    "ended": lambda voice, box, happened: voice.words.t("The game is over."),
    "neutral-built": _neutral_built,
}
