"""The kinds of effect that a building's function is made of, as they stand in the components.

A function is a list of effects that happen one after another. Each may be left out, but for
gains and homecomings, which nobody would refuse.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from core.game import BadComponents
from core.labora.model import MARKERS

Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
Halves = Annotated[float, Field(ge=0, le=99, multiple_of=0.5)]
GoodName = Annotated[str, Field(pattern="^[a-z][a-z_0-9]*$", max_length=20)]
Goods = dict[GoodName, Positive]


class Part(BaseModel):
    """A part of the file: cannot change, knows no other fields, takes no number for a word."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Gain(Part):
    """Take goods."""

    do: Literal["gain"]
    get: Goods


class ChooseGood(Part):
    """Take one of several: each option is one kind of good."""

    do: Literal["choose"]
    options: tuple[Goods, ...] = Field(min_length=2, max_length=12)


class TwoGoods(Part):
    """Take the amounts of as many different basic goods."""

    do: Literal["two-goods"]
    amounts: tuple[Positive, ...] = Field(min_length=1, max_length=6)


class Trade(Part):
    """Pay and get, up to `most` times (null: any number).

    `food`, `energy`, `points` and `kinds` (goods of different kinds) may be paid with what the
    player likes, and are added up over all trades that stand directly after one another.
    """

    do: Literal["trade"]
    pay: Goods = {}
    food: Count = 0
    energy: Halves = 0
    points: Count = 0
    kinds: Count = 0
    get: Goods = {}
    most: Positive | None
    shares: bool = False
    """The trade before counts toward `most`."""
    then: tuple[Effect, ...] = ()
    """What happens only when this was paid."""


class Tiers(Part):
    """Pay one of several amounts of energy for one of several amounts of coins."""

    do: Literal["tiers"]
    energy: tuple[Positive, ...] = Field(min_length=1, max_length=9)
    coins: tuple[Positive, ...] = Field(min_length=1, max_length=9)


class Show(Part):
    """Take coins for how many of a good one has; nothing is paid."""

    do: Literal["show"]
    good: GoodName
    amounts: tuple[Positive, ...] = Field(min_length=1, max_length=9)
    coins: tuple[Positive, ...] = Field(min_length=1, max_length=9)


class ProduceGood(Part):
    """Take one of these goods by the production wheel."""

    do: Literal["produce"]
    goods: tuple[GoodName, ...] = Field(min_length=1, max_length=9)
    joker_only: bool = False


class Use(Part):
    """Use the function of another building, without fee and clergyman."""

    do: Literal["use"]
    which: Literal["priors", "occupied", "neighbor", "display"]


class Clear(Part):
    """Discard forest cards of the own landscape, without wood."""

    do: Literal["clear"]
    most: Positive
    get: Goods = {}
    then: tuple[Effect, ...] = ()


class Points(Part):
    """Take goods worth at most so many points."""

    do: Literal["points"]
    per: Literal["cloisters", "wilderness"]
    goods: tuple[GoodName, ...] = ("reliquary", "ornament", "pottery", "book")


class RaiseGood(Part):
    """Turn a good into the next better one of the ladder."""

    do: Literal["raise"]
    ladder: tuple[GoodName, ...] = Field(min_length=2, max_length=9)
    most: Positive


class Simple(Part):
    """An effect without numbers."""

    do: Literal[
        "build",
        "settle",
        "fell",
        "cut",
        "district",
        "plot",
        "prior-home",
        "clergy-home",
    ]


Effect = Annotated[
    Gain
    | ChooseGood
    | TwoGoods
    | Trade
    | Tiers
    | Show
    | ProduceGood
    | Use
    | Clear
    | Points
    | RaiseGood
    | Simple,
    Field(discriminator="do"),
]

Trade.model_rebuild()
Clear.model_rebuild()


def goods_of(effect: Effect) -> list[str]:
    """List the goods that an effect names."""
    if isinstance(effect, Gain):
        return list(effect.get)
    if isinstance(effect, ChooseGood):
        return [good for option in effect.options for good in option]
    if isinstance(effect, Trade):
        return [*effect.pay, *effect.get]
    if isinstance(effect, Show):
        return [effect.good]
    if isinstance(effect, Clear):
        return list(effect.get)
    if isinstance(effect, ProduceGood | Points):
        return list(effect.goods)
    if isinstance(effect, RaiseGood):
        return list(effect.ladder)
    return []


def check_effect(card: str, effect: Effect) -> None:
    """Raise `BadComponents` if the numbers of an effect do not fit together."""
    if isinstance(effect, ChooseGood):
        kinds = [tuple(option) for option in effect.options]
        if any(len(kind) != 1 for kind in kinds) or len(set(kinds)) != len(kinds):
            raise BadComponents("choice", card=card)
    if isinstance(effect, Tiers) and len(effect.energy) != len(effect.coins):
        raise BadComponents("steps", card=card)
    if isinstance(effect, Show) and len(effect.amounts) != len(effect.coins):
        raise BadComponents("steps", card=card)
    if isinstance(effect, Trade):
        ways = (bool(effect.food or effect.energy), bool(effect.points), bool(effect.kinds))
        if sum(ways) > 1:
            raise BadComponents("mixed-payment", card=card)
        free = effect.food or effect.energy or effect.points or effect.kinds
        if not effect.pay and not free:
            raise BadComponents("nothing-paid", card=card)
        if effect.then and effect.most != 1:
            raise BadComponents("then-many-times", card=card)
    if isinstance(effect, ProduceGood) and not effect.joker_only:
        for good in effect.goods:
            if good not in MARKERS:
                raise BadComponents("no-marker", card=card, good=good)
