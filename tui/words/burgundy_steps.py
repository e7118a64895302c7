"""How the actions of The Castles of Burgundy are called, as kinds and as chosen steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.burgundy.acting import workers_needed
from core.burgundy.box import ANY, Box
from core.burgundy.model import (
    EXTRA,
    NO_CARD,
    UNKNOWN,
    Acting,
    Action,
    Buy,
    ChooseBonus,
    Decline,
    Drop,
    Earn,
    EndTurn,
    Fetch,
    HandIn,
    Hire,
    Keep,
    KeepDie,
    Onto,
    Place,
    PlaceFree,
    Sell,
    SellKind,
    State,
    Swap,
    Swapping,
    Take,
    TakeAnimal,
    TakeGood,
)
from tui.words import N_, Words
from tui.words.burgundy_cards import bonus, full, goods_code, name, plus, price
from tui.words.burgundy_names import amount, amounts, animal, card_type

HIDDEN = -1
"""In place of a die value: it lies in a hand that this reader does not see."""

_LABELS: dict[type[Action], str] = {
    Take: N_("Take a card"),
    Place: N_("Place a project"),
    Sell: N_("Sell goods"),
    Swap: N_("Swap workers and silver for VP"),
    HandIn: N_("Choose what to give back"),
    Onto: N_("Choose where it goes"),
    PlaceFree: N_("City Hall: place a project"),
    Fetch: N_("Take a card from any row"),
    SellKind: N_("Warehouse: sell goods"),
    TakeGood: N_("Take a good"),
    TakeAnimal: N_("Take an animal"),
    ChooseBonus: N_("Choose a bonus"),
    Keep: N_("Keep a card as a project"),
    KeepDie: N_("Use a card as a die"),
    Drop: N_("Discard a project"),
    Decline: N_("Skip"),
    EndTurn: N_("End the turn"),
}


def label(words: Words, box: Box, action: Action) -> str:
    """Name the kind of an action."""
    match action:
        case Hire():
            return words.t("Workers up to {count}", count=box.hire_up_to)
        case Earn():
            return words.t("Take {amount}", amount=amount(words, "silver", box.earn))
        case Buy():
            cards, cost = box.buy_cards, amount(words, "silver", box.buy_silver)
            return words.n(
                "Buy {count} card for {amount}",
                "Buy {count} cards for {amount}",
                cards,
                amount=cost,
            )
    return words.t(_LABELS[type(action)])


def step(words: Words, box: Box, action: Action, view: State) -> str:
    """Name a chosen step for the path line. `view` is the position before the step."""
    text = _STEPS[type(action)](words, box, action, view)
    match action:
        case Take() | Place() | Sell() | Hire() | Earn() | Swap():
            value = die_value(box, action.die, view)
            if value not in (ANY, HIDDEN):
                cost = price(words, value, workers_needed(box, view, action))
                return words.t("{step}, die {price}", step=text, price=cost)
    return text


def die_value(box: Box, slot: int, view: State) -> int:
    """Give the value of a die of the seat to move: ANY for that of a castle, or HIDDEN."""
    if slot == EXTRA:
        path = view.pending[-1] if view.pending else None
        card = path.card if isinstance(path, Acting) else NO_CARD
    else:
        card = view.players[view.seat].hand[slot]
    if card == NO_CARD:
        return ANY
    return HIDDEN if card == UNKNOWN else box.die_of[card]


def row_of(view: State, card: int) -> int:
    """Give the row of the display, from 1, in which a card lies; 0 if it lies in none."""
    return next((row for row, cards in enumerate(view.display, 1) if card in cards), 0)


def _from_row(words: Words, box: Box, action: Take | Fetch, view: State) -> str:
    row = row_of(view, action.card)
    return words.t("row {row}: {card}", row=row, card=full(words, box, action.card))


def _place(words: Words, box: Box, action: Place | PlaceFree, _: State) -> str:
    return words.t("place {card}", card=full(words, box, action.card))


def _sell(words: Words, box: Box, action: Sell | SellKind, view: State) -> str:
    count = view.players[view.seat].goods[action.goods]
    return words.t("sell {goods} ({count})", goods=goods_code(box, action.goods), count=count)


def _hire(words: Words, box: Box, _: Hire, view: State) -> str:
    return plus(words, "workers", max(0, box.hire_up_to - view.players[view.seat].workers))


def _swap(words: Words, _: Box, action: Swap, __: State) -> str:
    return words.t("swap for {amount}", amount=amount(words, "vp", action.vp))


def _hand_in(words: Words, box: Box, action: HandIn, view: State) -> str:
    path = view.pending[-1] if view.pending else None
    cards = path.vp * box.swap_cards if isinstance(path, Swapping) else action.workers
    mix = (("workers", action.workers), ("silver", cards - action.workers))
    return words.t("give back {amounts}", amounts=amounts(words, mix))


def _onto(words: Words, box: Box, action: Onto, view: State) -> str:
    estate = view.players[view.seat].estate
    if action.stack >= len(estate):
        return words.t("begin a new stack")
    kind = card_type(words, box.stack_type(estate[action.stack]))
    return words.t("onto {type}", type=kind)


def _good(words: Words, box: Box, action: TakeGood, view: State) -> str:
    pile = view.goods[action.pile]
    return words.t("take a good ({goods})", goods=goods_code(box, pile[-1]))


def _animal(words: Words, _: Box, action: TakeAnimal, view: State) -> str:
    pile = view.animals[action.pile]
    return words.t("take an animal ({animal})", animal=animal(words, pile[-1]))


def _keep_die(words: Words, box: Box, action: KeepDie, _: State) -> str:
    card, value = name(words, box, action.card), box.die_of[action.card]
    return words.t("use {card} as die {value}", card=card, value=value)


_STEPS: dict[type[Action], Callable[[Words, Box, Any, State], str]] = {
    Take: _from_row,
    Fetch: _from_row,
    Place: _place,
    PlaceFree: _place,
    Sell: _sell,
    SellKind: _sell,
    Hire: _hire,
    Earn: lambda words, box, action, view: plus(words, "silver", box.earn),
    Swap: _swap,
    HandIn: _hand_in,
    Onto: _onto,
    TakeGood: _good,
    TakeAnimal: _animal,
    ChooseBonus: lambda words, box, action, view: words.t(
        "bonus: {bonus}", bonus=bonus(words, box.bonuses[view.round][action.choice])
    ),
    Buy: lambda words, box, action, view: words.n(
        "buy {count} card", "buy {count} cards", box.buy_cards
    ),
    Keep: lambda words, box, action, view: words.t(
        "keep {card}", card=full(words, box, action.card)
    ),
    KeepDie: _keep_die,
    Drop: lambda words, box, action, view: words.t(
        "discard {card}", card=full(words, box, action.card)
    ),
    Decline: lambda words, box, action, view: words.t("skip"),
    EndTurn: lambda words, box, action, view: words.t("end the turn"),
}
