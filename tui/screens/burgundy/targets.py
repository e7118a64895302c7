"""What the lines of lists are called: kinds of action, cards, piles, bonuses, ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.burgundy.model import (
    EXTRA,
    Action,
    ChooseBonus,
    Drop,
    Fetch,
    HandIn,
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
from tui.play.entries import Entry
from tui.play.menu import Way
from tui.screens.burgundy.estates import squares
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.ways import ByDie
from tui.words import NP_
from tui.words.burgundy_cards import bonus, goods_code, short
from tui.words.burgundy_names import amount, amounts, animal, card_type, workers_code
from tui.words.burgundy_steps import row_of

_GROUPS = {
    "take": NP_("action of a list", "Take card"),
    "place": NP_("action of a list", "Place"),
    "sell": NP_("action of a list", "Sell goods"),
    "fetch": NP_("action of a list", "Take card"),
    "decline": NP_("action of a list", "Skip"),
    "end-turn": NP_("action of a list", "End turn"),
}


_VERBS = frozenset(("take", "fetch", "place", "place-free", "swap"))
"""Groups whose targets do not say what is done with them."""


def group_name(picture: Picture, entry: Entry) -> str:
    """Name a kind of action without what it is about."""
    group = {"place-free": "place"}.get(entry.group.id, entry.group.id)
    return group_text(picture, entry) if group == "swap" else picture.words.p(*_GROUPS[group])


def group_text(picture: Picture, entry: Entry) -> str:
    """Name a kind of action with what makes it short to choose: `Place 2`, `Sell 2x 5-6`."""
    words, box = picture.words, picture.box
    count = len(entry.actions)
    match entry.group.id:
        case "place" if count:
            return words.p("action of a list", "Place {count}", count=count)
        case "sell" if count:
            return _sell(picture, _best_sale(picture, entry))
        case "hire":
            return words.p("action of a list", "Workers to {count}", count=box.hire_up_to)
        case "earn":
            return words.p("action of a list", "Silver +{count}", count=box.earn)
        case "swap":
            return words.p("action of a list", "Swap {count}:1 VP", count=box.swap_cards)
        case "buy":
            return words.p(
                "action of a list",
                "Buy {cards} cards for {silver} silver",
                cards=box.buy_cards,
                silver=box.buy_silver,
            )
        case group:
            return words.p(*_GROUPS[group])


def _best_sale(picture: Picture, entry: Entry) -> int:
    """Give the goods that cost the fewest workers to sell, of those the most."""
    goods = picture.view.players[picture.view.seat].goods
    best: Sell = min(
        entry.actions,
        key=lambda action: (
            picture.game.workers_needed(picture.view, action),
            -goods[action.goods],
        ),
    )
    return best.goods


def _sell(picture: Picture, goods: int) -> str:
    count = picture.view.players[picture.view.seat].goods[goods]
    return picture.words.p(
        "action of a list",
        "Sell {count}× {goods}",
        count=count,
        goods=goods_code(picture.box, goods),
    )


def entry_text(picture: Picture, entry: Entry) -> str:
    """Name a line of a list."""
    if entry.way is not None:
        return way_text(picture, entry.way, picture.scene.composer.ways_of(entry))
    if entry.id == entry.group.id:
        return group_text(picture, entry)
    action = picture.action(entry)
    if action is None or type(action) not in _TARGETS:
        return group_text(picture, entry)
    named = target(picture, action)
    if picture.scene.composer.level != "thing" or entry.group.id not in _VERBS:
        return named
    return picture.words.t("{verb}: {what}", verb=group_name(picture, entry), what=named)


def target(picture: Picture, action: Action, view: State | None = None) -> str:
    """Name what an action is done with; `view` is the position before it."""
    return _TARGETS[type(action)](picture, action, view or picture.view)


def _card(picture: Picture, action: Any, _: State) -> str:
    return short(picture.words, picture.box, action.card)


def _from_row(picture: Picture, action: Take | Fetch, view: State) -> str:
    card = short(picture.words, picture.box, action.card)
    return picture.words.t("row {row}: {card}", row=row_of(view, action.card), card=card)


def _onto(picture: Picture, action: Onto, view: State) -> str:
    words, estate = picture.words, view.players[view.seat].estate
    if action.stack >= len(estate):
        return words.t("new stack")
    stack = estate[action.stack]
    kind = card_type(words, picture.box.stack_type(stack))
    return words.t("onto {type} {squares}", type=kind, squares=squares(picture, stack))


def _hand_in(picture: Picture, action: HandIn, view: State) -> str:
    path = view.pending[-1] if view.pending else None
    cards = path.vp * picture.box.swap_cards if isinstance(path, Swapping) else action.workers
    mix = (("workers", action.workers), ("silver", cards - action.workers))
    return amounts(picture.words, mix)


def _pile(picture: Picture, action: TakeGood, view: State) -> str:
    top = goods_code(picture.box, view.goods[action.pile][-1])
    return picture.words.t("goods {goods}", goods=top)


def _as_die(picture: Picture, action: KeepDie, _: State) -> str:
    return picture.words.t("as die {die}", die=picture.box.die_of[action.card])


_TARGETS: dict[type[Any], Callable[[Picture, Any, State], str]] = {
    Take: _from_row,
    Fetch: _from_row,
    Place: _card,
    PlaceFree: _card,
    Drop: lambda picture, action, view: picture.words.t(
        "discard {card}", card=short(picture.words, picture.box, action.card)
    ),
    Keep: lambda picture, action, view: picture.words.t(
        "keep {card}", card=short(picture.words, picture.box, action.card)
    ),
    KeepDie: _as_die,
    Sell: lambda picture, action, view: _sell(picture, action.goods),
    SellKind: lambda picture, action, view: _sell(picture, action.goods),
    Swap: lambda picture, action, view: amount(picture.words, "vp", action.vp),
    HandIn: _hand_in,
    Onto: _onto,
    TakeGood: _pile,
    TakeAnimal: lambda picture, action, view: animal(picture.words, view.animals[action.pile][-1]),
    ChooseBonus: lambda picture, action, view: bonus(
        picture.words, picture.box.bonuses[view.round][action.choice]
    ),
}


def die_text(picture: Picture, action: ByDie) -> str:
    """Say which die an action by a die takes, and how many workers: `die 5 + 2w`."""
    words = picture.words
    if action.die == EXTRA:
        return words.t("the extra die")
    value = picture.box.die_of[picture.view.players[picture.view.seat].hand[action.die]]
    count = picture.game.workers_needed(picture.view, action)
    text = words.t("die {die}", die=value)
    return f"{text} + {workers_code(words, count)}" if count else text


def way_text(picture: Picture, way: Way, ways: Sequence[Way]) -> str:
    """Name a way by what tells it apart from the others: the die, and what is chosen with it."""
    first = way.steps[0]
    parts = []
    if isinstance(first, ByDie) and len({other.steps[0] for other in ways}) > 1:
        parts.append(die_text(picture, first))
    parts += answers(picture, way.steps)
    return ", ".join(parts) or picture.words.t("confirm")


def answers(picture: Picture, steps: Sequence[Action]) -> list[str]:
    """Name the steps of a way after its first one."""
    view = picture.game.clone(picture.view)
    texts = []
    for number, step in enumerate(steps):
        if number:
            texts.append(target(picture, step, view))
        if number + 1 < len(steps):
            picture.game.apply(view, step)
    return texts
