"""Where the cursor of a list starts: on a choice that nobody regrets having confirmed at once.

Lists keep the order of the screen. The cursor passes over what the rules of thumb of the easy bot
rank last, and over what gives points to another player, as long as there is something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from core.game import AnyGame
from core.table import Seen
from tui.play.entries import Entry
from tui.play.menu import Way

_GIFT = 1000.0
"""The price of a way that nobody takes without asking for it."""
Ways = Callable[[Entry], Sequence[Way]]


class Preselection:
    """Chooses among the lines and ways of one decision of the seat that `seen` is for."""

    def __init__(self, game: AnyGame, seen: Seen) -> None:
        self._game = game
        self._view = seen.view
        self._seat = seen.seat
        self._legal = seen.legal
        self._promises: dict[Any, float] | None = None
        self._points: tuple[int, ...] | None = None
        self._given: dict[tuple[Any, ...], bool] = {}

    def line(self, entries: Sequence[Entry], order: Sequence[int], ways: Ways) -> int:
        """Give the index in `order` of the line to start on; `order` lists possible lines."""
        if len(order) < 2:
            return order[0] if order else 0
        best = {index: self._best(entries[index]) for index in order}
        lowest = min(min(map(self._promise, entries[index].actions)) for index in order)
        ranked = [index for index in order if best[index] > lowest] or list(order)

        def harmless(index: int) -> bool:
            entry = entries[index]
            lines = [replace(entry, actions=(action,)) for action in entry.actions]
            starts = (found[self.way(found)] for found in map(ways, lines))
            return any(
                self._promise(way.steps[0]) > lowest and not self._gives(way) for way in starts
            )

        return next((index for index in ranked if harmless(index)), ranked[0])

    def way(self, ways: Sequence[Way]) -> int:
        """Give the index of the way to start on: one of the cheapest, if it does no harm."""
        if len(ways) < 2:
            return 0
        order = sorted(range(len(ways)), key=lambda index: ways[index].price)
        if all(way.label == "payment" for way in ways):
            # Ready-made payments have an order of their own: what is worth least goes first.
            return order[0]
        if ways[order[0]].price + _GIFT <= ways[order[-1]].price:
            # A gift is never given unasked, whatever its coins are worth to another player.
            order = [index for index in order if ways[index].price < _GIFT]
        last = self._last(ways)
        ranked = [index for index in order if index not in last]
        # A poor place is better to start on than a gift.
        tried = (*ranked, *(index for index in order if index in last))
        return next((index for index in tried if not self._gives(ways[index])), tried[0])

    def _last(self, ways: Sequence[Way]) -> frozenset[int]:
        """Find the ways that the bot leaves to the last at the first step it judges differently.

        A way that only begins another one leaves everything open, and is not judged.
        """
        rates = {
            index: self._along(way)
            for index, way in enumerate(ways)
            if not any(_begins(way.steps, other.steps) for other in ways)
        }
        for step in range(max(map(len, rates.values()))):
            found = {index: rate[step] for index, rate in rates.items() if step < len(rate)}
            if min(found.values()) < max(found.values()):
                lowest = min(found.values())
                return frozenset(index for index, rate in found.items() if rate == lowest)
        return frozenset()

    def hurts(self, ways: Iterable[Way]) -> bool:
        """Whether every one of some ways gives points to another player."""
        return all(map(self._gives, ways))

    def _best(self, entry: Entry) -> float:
        return max(map(self._promise, entry.actions))

    def _promise(self, action: Any) -> float:
        if self._promises is None:
            rates = self._game.priors(self._view, self._legal)
            self._promises = dict(zip(self._legal, rates, strict=True))
        if action not in self._promises:
            # Legal, but listed under another action of the same subject.
            self._promises[action] = self._game.prior(self._view, action)
        return self._promises[action]

    def _along(self, way: Way) -> tuple[float, ...]:
        """Rate each step of a way where it is taken, until one reveals."""
        view, found = self._game.clone(self._view), []
        for step in way.steps:
            found.append(self._game.prior(view, step))
            if self._game.reveals(view, step):
                break
            self._game.apply(view, step)
        return tuple(found)

    def _gives(self, way: Way) -> bool:
        """Whether another player has more points after a way, as far as it can be known."""
        if way.steps not in self._given:
            game = self._game
            view = game.clone(self._view)
            for step in way.steps:
                if game.reveals(view, step):
                    break
                game.apply(view, step)
            if self._points is None:
                self._points = self._of_others(self._view)
            pairs = zip(self._points, self._of_others(view), strict=True)
            self._given[way.steps] = any(after > before for before, after in pairs)
        return self._given[way.steps]

    def _of_others(self, view: Any) -> tuple[int, ...]:
        sheets = self._game.score(view).sheets
        return tuple(sheet.total for sheet in sheets if sheet.seat != self._seat)


def _begins(steps: tuple[Any, ...], others: tuple[Any, ...]) -> bool:
    return len(steps) < len(others) and others[: len(steps)] == steps
