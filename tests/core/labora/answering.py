"""The goods of a recorded command, given as answers to what our engine asks."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from core.labora import offers, places
from core.labora.game import Labora, create
from core.labora.model import (
    COIN5,
    COINS,
    GOODS,
    Action,
    At,
    Pay,
    Produce,
    Raise,
    Skip,
    State,
    Take,
    Times,
    Use,
)
from tests.core.labora.records import CODES, goods_in


@dataclass(slots=True)
class Stepping:
    """A game of ours that is played step by step; every step must be legal."""

    state: State
    game: Labora = field(default_factory=create)
    steps: list[Action] = field(default_factory=list)

    def play(self, action: Action) -> None:
        """Do a step that must be legal."""
        legal = self.game.legal(self.state)
        assert action in legal, f"{action} is not among {legal}; open: {self.state.pending}"
        self.steps.append(action)
        self.game.apply(self.state, action)

    @property
    def top(self) -> Any:
        """The open path."""
        return self.state.pending[-1] if self.state.pending else None


class Payment:
    """The goods of a command, paid where our engine asks for them."""

    def __init__(self, stepping: Stepping, goods: Counter[str]) -> None:
        self.of = stepping
        self.goods = goods

    def play(self) -> None:
        """Answer every question of the payment."""
        of = self.of
        while of.top is not None and of.top.kind == "paying":
            asked = of.game.legal(of.state)[0]
            assert isinstance(asked, Pay)
            of.play(Pay(asked.good, self._amount(asked.good)))

    def _amount(self, good: str) -> int:
        goods, path = self.goods, self.of.top
        if path.kinds or path.points:
            amount = goods[good]
            if path.points and good == COIN5:
                amount = (goods["coins"] + 5 * goods[COIN5]) // 5
                goods["coins"] = 0
            goods[good] = 0
            return amount
        amount = goods[good]
        goods[good] = 0
        return amount


class Function:
    """The goods of a USE command, given as answers to the parts of the function."""

    def __init__(self, stepping: Stepping, tokens: list[str]) -> None:
        self.of = stepping
        self.tokens = tokens
        self.first = goods_in(tokens[0]) if tokens and not _is_number(tokens[0]) else Counter()
        self.second = goods_in(tokens[1]) if len(tokens) > 1 else Counter()
        self.spots = _spots(tokens)
        self.card = stepping.top.card if stepping.top else ""

    def play(self) -> None:
        """Answer until the function is over or waits for another command."""
        of = self.of
        depth = len(of.state.pending)
        if not depth or of.top.kind != "using":
            return
        while len(of.state.pending) >= depth:
            top = of.top
            if top.kind == "paying":
                Payment(of, self.first).play()
            elif top.kind != "using":
                return
            else:
                part = offers.part_of(of.game.box, top)
                if part.do == "use":
                    return
                of.play(self._answer(part))

    def _answer(self, part: Any) -> Action:
        do = part.do
        if do == "accept":
            return Use()
        if do in ("trade", "tiers"):
            return Times(self._times(part))
        if do == "choose":
            return self._choice()
        if do in ("two-goods", "take-points"):
            return self._amounts(part)
        if do == "produce":
            return self._produced()
        if do == "clear":
            return At(self.spots.pop(0)) if self.spots else Skip()
        assert do == "raise"
        for index, token in enumerate(self.tokens):
            if token:
                self.tokens[index] = token[2:]
                return Raise(CODES[token[:2]])
        return Skip()

    def _choice(self) -> Action:
        options = self.of.game.legal(self.of.state)
        for group in (self.second, self.first):
            for one in options:
                if isinstance(one, Take) and group[one.good]:
                    group[one.good] = max(0, group[one.good] - one.amount)
                    return one
        raise AssertionError(f"nothing chosen: {self.tokens}")

    def _amounts(self, part: Any) -> Action:
        if part.do == "take-points":
            return Take(part.goods[0], self.second[part.goods[0]])
        good, amount = next(
            (good, amount) for good, amount in self.second.items() if amount == part.amounts[0]
        )
        return Take(good, amount)

    def _produced(self) -> Action:
        options = [one for one in self.of.game.legal(self.of.state) if isinstance(one, Produce)]
        joker = bool(self.first["joker"]) or all(one.joker for one in options)
        fitting = [one for one in options if one.joker == joker]
        named = [one for one in fitting if self.first[one.good]]
        return (named or fitting)[0]

    def _times(self, part: Any) -> int:
        """Find how often the goods named pay for this."""
        reserved = self.card == "F20" and part.food and self.first["wine"] > 0
        self.first["wine"] -= int(reserved)
        times = self._covered_times(part)
        self.first["wine"] += int(reserved)
        return times

    def _covered_times(self, part: Any) -> int:
        state = self.of.state
        money = self.first["coins"] + 5 * self.first[COIN5]
        most = max(one.amount for one in self.of.game.legal(state) if isinstance(one, Times))
        goods = [self.first[good] for good in GOODS]
        goods[COINS] = money
        for times in range(most, 0, -1):
            if self._covers(goods, part, times):
                for good, amount in part.pay:
                    self._drop(GOODS[good], amount * times)
                return times
        return 0

    def _covers(self, goods: list[int], part: Any, times: int) -> bool:
        box = self.of.game.box
        left = goods[:]
        for good, amount in part.pay:
            left[good] -= amount * times
            if left[good] < 0:
                return False
        if part.do == "tiers":
            return bool(sum(left[n] * each for n, each in box.fuels) >= part.amounts[times - 1])
        food = sum(left[n] * each for n, each in box.foods)
        energy = sum(left[n] * each for n, each in box.fuels)
        kinds = sum(1 for amount in self.first.values() if amount)
        enough = food >= part.food * times and energy >= part.energy * times
        return bool(enough and kinds >= part.kinds * times)

    def _drop(self, good: str, amount: int) -> None:
        if good == "coins":
            while amount > self.first["coins"]:
                self.first["coins"] += 5
                self.first[COIN5] -= 1
        self.first[good] -= amount


def _is_number(token: str) -> bool:
    return re.fullmatch("-?[0-9]+", token) is not None


def _spots(tokens: list[str]) -> list[int]:
    numbers = [int(token) for token in tokens if _is_number(token)]
    return [places.place(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
