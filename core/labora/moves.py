"""Every action that can occur, made once: lists of legal actions share these objects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from core.labora import places
from core.labora.model import (
    GOODS,
    Action,
    At,
    Begin,
    Choose,
    Convert,
    Convertible,
    District,
    DistrictSide,
    EndTurn,
    Fee,
    Pass,
    Pay,
    Plot,
    PlotSide,
    Produce,
    Raise,
    Send,
    Skip,
    Take,
    Times,
    Use,
    Verb,
    Visit,
)


class Moves:
    """One object for every action that can occur, found by its arguments."""

    def __init__(
        self, verbs: Iterable[Verb], convertible: Iterable[Convertible], asked: Sequence[str]
    ) -> None:
        self.begin: dict[str, Action] = {verb: Begin(verb) for verb in verbs}
        self.convert: dict[str, Action] = {good: Convert(good) for good in convertible}
        self.asked = asked
        self.pass_: Action = Pass()
        self.end_turn: Action = EndTurn()
        self.skip: Action = Skip()
        self.use: Action = Use()
        self.send: list[Action] = [Send("prior"), Send("brother")]
        self.fee: dict[str, Action] = {
            "coins": Fee("coins"),
            "wine": Fee("wine"),
            "whiskey": Fee("whiskey"),
        }
        self.times: list[Action] = [Times(amount) for amount in range(100)]
        self.at: list[Action] = [At(place) for place in range(places.PLACES)]
        self.raises: dict[str, Action] = {good: Raise(good) for good in GOODS}
        self.choose = cache(_choose)
        self.visit = cache(_visit)
        self.produce = cache(_produce)
        self.pay = cache(self._pay)
        self.take = cache(_take)
        self.district = cache(_district)
        self.plot = cache(_plot)

    def _pay(self, good: int, amount: int) -> Action:
        return Pay(self.asked[good], amount)


def _choose(card: str) -> Action:
    return Choose(card)


def _visit(spot: int) -> Action:
    return Visit(*divmod(spot, places.SPOTS))


def _produce(good: str, joker: bool) -> Action:
    return Produce(good, joker)


def _take(good: str, amount: int) -> Action:
    return Take(good, amount)


def _district(row: int, side: DistrictSide) -> Action:
    return District(row, side)


def _plot(row: int, side: PlotSide) -> Action:
    return Plot(row, side)
