"""What a bot thinks of actions without looking ahead (`priors`): its rules of thumb.

They drive the playouts, so what the actions of one choice have in common is looked up once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.burgundy.acting import die_value
from core.burgundy.box import STACK, Box
from core.burgundy.model import (
    EXTRA,
    NOBODY,
    Action,
    ChooseBonus,
    Drop,
    Fetch,
    Keep,
    KeepDie,
    Onto,
    Place,
    PlaceFree,
    Sell,
    SellKind,
    State,
    Swap,
    Take,
    TakeAnimal,
    TakeGood,
)
from core.burgundy.progress import Progress, progress
from core.burgundy.worth import (
    ANIMAL,
    GOOD,
    SILVER,
    WORKER,
    actions_left,
    effect_worths,
)

_TAKE, _PLACE = 0.3, 0.36
_TAKEN, _PLACED = 0.45, 0.55
"""How much of a card's effect counts when it is taken, and when it is placed."""
_FITS = 0.35
"""A die in the hand that places a card without workers."""
_FULL = 0.6
"""To throw a project away, beside what it is worth."""
_LATE = 2.0
"""A card that is taken when no action is left to place it."""
_SOON_OVER = 3
"""Actions left from which on silver, workers and goods are worth less."""


class _Look:
    """What the actions of one choice have in common."""

    __slots__ = (
        "box", "dice", "effects", "full", "late", "left", "player", "projects", "rows", "state",
        "weighed", "worker",
    )  # fmt: skip

    def __init__(self, box: Box, state: State) -> None:
        self.box = box
        self.state = state
        player = self.player = state.players[state.seat]
        self.effects = effect_worths(box)
        self.left = actions_left(box, state, player)
        self.late = self.left <= _SOON_OVER
        self.worker = WORKER * (self.left / 4 if self.late else 1.0)
        self.dice = [box.die_of[card] if card >= 0 else 0 for card in player.hand]
        self.rows: dict[int, int] | None = None
        self.weighed: Progress | None = None
        self.projects: dict[int, float] = {}
        self.full: float | None = None if len(player.projects) >= box.projects else 0.0
        """What it costs that a project must go for another; looked up when it is needed."""

    def progress(self) -> Progress:
        """Say what cards add to the triples; looked up when the first action needs it."""
        if self.weighed is None:
            self.weighed = progress(self.box, self.state, self.player, self.left)
        return self.weighed

    def project(self, card: int) -> float:
        """Say what one more project is worth."""
        worth = self.projects.get(card)
        if worth is None:
            if self.full is None:
                self.full = _FULL + min([self.keeping(one) for one in self.player.projects])
            taken = self.progress().taken[self.box.type_of[card]]
            worth = self.projects[card] = taken + _TAKEN * self.effects[card] - self.full
        return worth

    def keeping(self, card: int) -> float:
        """Say what a project that is there is worth."""
        worth = self.progress().kept[self.box.type_of[card]] + _TAKEN * self.effects[card]
        return worth + (_FITS if self.fits_hand(card) else 0.0)

    def placing(self, card: int) -> float:
        """Say what placing a card is worth."""
        added = self.progress().placed[self.box.type_of[card]]
        return _PLACE + added + _PLACED * self.effects[card]

    def die(self, slot: int) -> int:
        """Give the value of a die by its slot."""
        return self.dice[slot] if slot != EXTRA else die_value(self.box, self.state, slot)

    def other_die(self, die: int) -> int:
        """Give the value of the die that stays in the hand; 0 without one."""
        return self.dice[1 - die] if die != EXTRA and len(self.dice) > 1 else 0

    def fits_hand(self, card: int) -> bool:
        """Tell whether a die in the hand places a card without workers."""
        return self.box.die_of[card] in self.dice

    def row(self, card: int) -> int:
        """Give the index of the display row in which a card lies."""
        if self.rows is None:
            display = self.state.display
            self.rows = {card: row for row, cards in enumerate(display) for card in cards}
        return self.rows[card]


def _take(look: _Look, action: Take) -> float:
    box, card = look.box, action.card
    value = look.die(action.die)
    worth = _TAKE + look.project(card)
    worth -= look.worker * box.row_steps[value][look.row(card)]
    other = look.other_die(action.die)
    if other:
        steps = box.card_steps[other][card]
        if not steps:
            worth += _FITS
        elif steps <= look.player.workers:
            worth += 0.5 * _FITS / steps
    if look.left <= 1:
        worth -= _LATE
    elif look.left <= len(look.player.projects) + 1:
        worth -= 0.5 * _LATE
    return worth


def _place(look: _Look, action: Place) -> float:
    box, card = look.box, action.card
    steps = box.card_steps[look.die(action.die)][card]
    worth = look.placing(card) - look.worker * steps
    other = look.other_die(action.die)
    if other and any(box.die_of[it] == other for it in look.player.projects if it != card):
        worth += 0.5 * _FITS
    return worth


def _place_free(look: _Look, action: PlaceFree) -> float:
    return look.placing(action.card)


def _sold(look: _Look, goods: int) -> float:
    box, state = look.box, look.state
    cards = look.player.goods[goods]
    silver = SILVER * box.good_silver * (0.3 if look.late else 1.0)
    worth = 0.1 + 0.5 * cards * (box.good_vp + silver)
    if look.left <= 2:
        worth += 0.6 * cards
    if state.holder not in (NOBODY, state.seat):
        worth += 0.3
    return worth


def _sell(look: _Look, action: Sell) -> float:
    value = look.die(action.die)
    return _sold(look, action.goods) - look.worker * look.box.goods_steps[value][action.goods]


def _sell_kind(look: _Look, action: SellKind) -> float:
    return _sold(look, action.goods)


def _hire(look: _Look, action: Action) -> float:
    return 0.5 * max(0, look.box.hire_up_to - look.player.workers) * (0.2 if look.late else 1.0)


def _earn(look: _Look, action: Action) -> float:
    return 0.1 if look.late else 0.35


def _swap(look: _Look, action: Swap) -> float:
    return action.vp if look.left <= 2 else 0.2 * action.vp - 0.5


def _onto(look: _Look, action: Onto) -> float:
    estate = look.player.estate
    if action.stack >= len(estate):
        return 0.5
    stack = estate[action.stack]
    worth = look.progress().placed[look.box.stack_type(stack)] + 0.1 * len(stack)
    return worth + (1.0 if len(stack) == STACK - 1 else 0.0)


def _fetch(look: _Look, action: Fetch | Keep) -> float:
    card = action.card
    worth = _TAKE + look.project(card)
    if look.fits_hand(card):
        return worth + _FITS
    steps = look.box.card_steps
    workers = look.player.workers
    if look.left <= 1 and not any(die and steps[die][card] <= workers for die in look.dice):
        worth -= 1.0
    return worth


def _keep_die(look: _Look, action: KeepDie) -> float:
    die = look.box.die_of[action.card]
    fits = any(look.box.die_of[card] == die for card in look.player.projects)
    return 0.9 + (_FITS if fits else 0.0)


def _drop(look: _Look, action: Drop) -> float:
    return -look.keeping(action.card)


def _choose_bonus(look: _Look, action: ChooseBonus) -> float:
    bonus = look.box.bonuses[look.state.round][action.choice]
    things = GOOD * bonus.goods + ANIMAL * bonus.animals + SILVER * bonus.silver
    use = 0.4 if look.late else 1.0
    return bonus.vp + use * (things + look.worker * bonus.workers)


def _take_good(look: _Look, action: TakeGood) -> float:
    good = look.state.goods[action.pile][-1]
    return (GOOD + 0.1 * look.player.goods[good]) * (0.3 if look.left <= 1 else 1.0)


def _take_animal(look: _Look, action: TakeAnimal) -> float:
    have = look.player.animals
    layer = have[look.state.animals[action.pile][-1]]
    size = sum(cards > layer for cards in have)
    vp = look.box.set_vp
    return 0.5 * (vp[size + 1] - vp[size]) + 0.4 * ANIMAL


_RATES: dict[str, Callable[[_Look, Any], float]] = {
    "take": _take,
    "place": _place,
    "place-free": _place_free,
    "sell": _sell,
    "sell-kind": _sell_kind,
    "hire": _hire,
    "earn": _earn,
    "swap": _swap,
    "onto": _onto,
    "fetch": _fetch,
    "keep": _fetch,
    "keep-die": _keep_die,
    "drop": _drop,
    "choose-bonus": _choose_bonus,
    "take-good": _take_good,
    "take-animal": _take_animal,
    "buy": lambda look, action: 0.8,
    "hand-in": lambda look, action: 0.0,
    "decline": lambda look, action: -1.0,
    "end-turn": lambda look, action: 0.0,
}


def priors(box: Box, state: State, actions: Sequence[Action]) -> list[float]:
    """Say how promising each of some legal actions of one choice looks; 0 is neutral."""
    look = _Look(box, state)
    return [_RATES[action.kind](look, action) for action in actions]
