"""A building's function as a flat list of parts, made once from its effects.

What is paid freely (food, energy, points, kinds) is added up over trades that stand directly
after one another; behind them a `pay` part asks for it and a `grant` part hands out what was
bought. An `accept` part asks whether the function is used at all, where something would be given
without asking. A `gate` part jumps over what depends on a part that was left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.labora.effects import (
    ChooseGood,
    Clear,
    Effect,
    Gain,
    Goods,
    Points,
    ProduceGood,
    RaiseGood,
    Show,
    Tiers,
    Trade,
    TwoGoods,
    Use,
)
from core.labora.model import COINS, GOODS

Counted = tuple[tuple[int, int], ...]
"""Goods by their number, with amounts."""
MOST = 99
"""The most that one step can do of what has no limit; the part is then asked again."""


@dataclass(frozen=True, slots=True)
class PartOf:
    """One part of a function. Which fields matter depends on `do`."""

    do: str
    pay: Counted = ()
    get: Counted = ()
    food: int = 0
    energy: int = 0
    """In half units."""
    points: int = 0
    kinds: int = 0
    most: int = MOST
    endless: bool = False
    shares: bool = False
    first: int = 0
    """The first part of the run of trades that are paid together, or the part a gate looks at."""
    jump: int = 0
    """The part with which a closed gate goes on."""
    goods: tuple[str, ...] = ()
    amounts: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    joker_only: bool = False
    which: str = ""
    needs: tuple[str, ...] = ()
    """Effects of which one must be possible, or the payment would be for nothing."""

    @property
    def is_free(self) -> bool:
        """Whether something is paid with goods of the player's choice."""
        return bool(self.food or self.energy or self.points or self.kinds)


Program = tuple[PartOf, ...]
_GIVEN = ("gain", "show", "clergy-home")
"""Effects that happen without being asked for."""


def counted(goods: Goods) -> Counted:
    """Give goods by their numbers, in the order of `GOODS`."""
    return tuple(sorted((GOODS.index(good), amount) for good, amount in goods.items()))


def compiled(effects: Sequence[Effect]) -> Program:
    """Make the parts of a function."""
    gives = any(effect.do in _GIVEN for effect in effects)
    parts = [PartOf("accept")] if gives else []
    _add(effects, parts)
    return tuple(parts)


def _add(effects: Sequence[Effect], parts: list[PartOf]) -> None:
    run = -1
    for index, effect in enumerate(effects):
        if not isinstance(effect, Trade | Tiers):
            _add_other(effect, parts)
            continue
        here = len(parts)
        part = _tiers(effect) if isinstance(effect, Tiers) else _trade(effect, run, here)
        parts.append(part)
        if part.is_free or part.do == "tiers":
            run = here if run < 0 else run
        follows = effects[index + 1] if index + 1 < len(effects) else None
        goes_on = isinstance(follows, Trade) and bool(
            follows.food or follows.energy or follows.points or follows.kinds
        )
        then = effect.then if isinstance(effect, Trade) else ()
        if run >= 0 and (then or not goes_on):
            parts.append(PartOf("pay", first=run))
            parts.append(PartOf("grant", first=run))
            run = -1
        _add_then(then, here, parts)


def _add_then(then: Sequence[Effect], of: int, parts: list[PartOf]) -> None:
    if not then:
        return
    inner: list[PartOf] = [*parts, PartOf("gate", first=of)]
    gate = len(parts)
    _add(then, inner)
    inner[gate] = PartOf("gate", first=of, jump=len(inner))
    parts[:] = inner


def _trade(effect: Trade, run: int, here: int) -> PartOf:
    return PartOf(
        "trade",
        pay=counted(effect.pay),
        get=counted(effect.get),
        food=effect.food,
        energy=round(effect.energy * 2),
        points=effect.points,
        kinds=effect.kinds,
        most=effect.most or MOST,
        endless=effect.most is None,
        shares=effect.shares,
        first=run if run >= 0 else here,
        needs=tuple(one.do for one in effect.then),
    )


def _tiers(effect: Tiers) -> PartOf:
    amounts = tuple(2 * one for one in effect.energy)
    return PartOf("tiers", amounts=amounts, coins=effect.coins, most=len(amounts))


def _add_other(effect: Effect, parts: list[PartOf]) -> None:
    if isinstance(effect, Gain):
        parts.append(PartOf("gain", get=counted(effect.get)))
    elif isinstance(effect, ChooseGood):
        goods = tuple(good for option in effect.options for good in option)
        amounts = tuple(amount for option in effect.options for amount in option.values())
        parts.append(PartOf("choose", goods=goods, amounts=amounts))
    elif isinstance(effect, TwoGoods):
        parts += [PartOf("two-goods", amounts=(amount,)) for amount in effect.amounts]
    elif isinstance(effect, Show):
        good = ((GOODS.index(effect.good), 1),)
        parts.append(PartOf("show", pay=good, amounts=effect.amounts, coins=effect.coins))
    elif isinstance(effect, ProduceGood):
        parts.append(PartOf("produce", goods=effect.goods, joker_only=effect.joker_only))
    elif isinstance(effect, Use):
        parts.append(PartOf("use", which=effect.which))
    elif isinstance(effect, Clear):
        here = len(parts)
        parts.append(PartOf("clear", get=counted(effect.get), most=effect.most))
        _add_then(effect.then, here, parts)
    elif isinstance(effect, Points):
        parts.append(PartOf("points", which=effect.per, goods=effect.goods))
        parts += [PartOf("take-points", goods=(good,)) for good in effect.goods]
    elif isinstance(effect, RaiseGood):
        parts.append(PartOf("raise", goods=effect.ladder, most=effect.most))
    elif not isinstance(effect, Trade | Tiers):
        parts.append(PartOf(effect.do))


def coins(amount: int) -> Counted:
    """Give an amount of money as goods."""
    return ((COINS, amount),) if amount else ()
