"""The bot that plays its own turn as well as it can see, and looks no further.

It follows every step that shows nothing new, path by path, and keeps the most promising
positions after each closed path. Where a step would show hidden cards or use chance, it tries
the step in a few worlds that agree with what its seat knows, and takes the mean. It never looks
at a card its seat cannot see: it gets no state, only a view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush, nlargest
from typing import Any

from core.bots.keys import keyer
from core.bots.plans import Plans
from core.bots.untidy import untidy
from core.game import AnyGame, Event


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a choice may cost. Counted in positions, not in time: same effort, same choice."""

    positions: int = 900
    """Positions looked at for one choice, half of them before anything is revealed.

    Then only the first steps that reveal are still tried, without looking further.
    """
    width: int = 6
    """Positions kept after each closed path."""
    paths: int = 8
    """Closed paths in a row."""
    worlds: int = 6
    """Imagined worlds in which a step that reveals is tried."""
    width_after: int = 2
    """Positions kept after each closed path in an imagined world."""


@dataclass(frozen=True, slots=True)
class Line:
    """Steps from a position to the end of the turn, to a step that reveals, or as far as seen."""

    steps: tuple[Any, ...]
    worth: float
    """What the position is worth then; where something is revealed, the mean of a few worlds."""


@dataclass(slots=True)
class _Node:
    """A position reached from the root by `steps`, none of which revealed anything."""

    state: Any
    steps: tuple[Any, ...]


_Waiting = tuple[int, int, int, _Node, Any]
"""How strange a step is, how early in its path, a number, and the step with what it starts from."""


class OneTurnBot:
    """Searches its own turn to the end; see the module."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self._plans = Plans()

    def choose(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        legal: Sequence[Any],
        seed: int,
    ) -> Any:
        """Choose one of `legal`. A new bot gives the same choice for the same arguments."""
        if len(legal) == 1:
            return legal[0]
        planned = self._plans.following(game.id, view, seat, legal)
        if planned is not None:
            return planned
        steps = self.line(game, view, seat, memory, legal, seed)
        self._plans.keep(game, view, seat, steps)
        return steps[0]

    def line(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        legal: Sequence[Any],
        seed: int,
    ) -> tuple[Any, ...]:
        """Give the best step, with those that led to what it is worth if they were seen whole."""
        search = TurnSearch(game, view, seat, memory, seed, self.effort)
        with untidy():
            worths = search.worths()
        lowest = min(worths.values(), default=0.0) - 1.0
        first = max(
            legal,
            key=lambda action: (worths.get(action, lowest), game.prior(view, action)),
        )
        for line in search.lines:
            if line.steps[0] == first and line.worth == worths[first]:
                return line.steps
        return (first,)


class TurnSearch:
    """The search for one choice."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        seat: int,
        memory: Sequence[Event],
        seed: int,
        effort: Effort,
        go_on: Callable[[], bool] = lambda: True,
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.memory = memory
        self.seed = seed
        self.effort = effort
        self.left = 0
        self.key = keyer(type(view))
        self.go_on = go_on
        self.lines: list[Line] = []
        """All lines found by `worths`, each reaching another position."""
        self._offered = 0
        self._worlds: list[Any] = []
        self._after: dict[object, float] = {}

    def worths(self) -> dict[Any, float]:
        """Say what each first step can lead to; steps that were not looked at are missing."""
        best: dict[Any, float] = {}
        trials: list[tuple[Any, ...]] = []
        beam = [(0.0, _Node(self.view, ()))]
        seen = {self.key(self.view)}
        self.left = self.effort.positions // 2
        for layer in range(self.effort.paths):
            closed: list[tuple[float, _Node]] = []
            for place, (reached, node) in enumerate(beam):
                ends = self._paths(node, seen, len(beam) - place)
                if node.steps and not ends:
                    self.lines.append(Line(node.steps, reached))
                for worth, steps, state in ends:
                    if worth is not None:
                        self._rate(best, steps[0], worth)
                        if state is not None:
                            closed.append((worth, _Node(state, steps)))
                        else:
                            self.lines.append(Line(steps, worth))
                    elif layer == 0:
                        trials.append(steps)
                    elif self.left > 0:
                        self._rate(best, steps[0], self._tried(steps, deep=False))
            closed.sort(key=lambda one: one[0], reverse=True)
            beam = closed[: self.effort.width]
            self.lines += [Line(node.steps, worth) for worth, node in closed[len(beam) :]]
        self.lines += [Line(node.steps, worth) for worth, node in beam]
        self.left += self.effort.positions - self.effort.positions // 2
        for steps in trials:
            if not self.go_on():
                break
            self._rate(best, steps[0], self._tried(steps, deep=True))
        return best

    @staticmethod
    def _rate(best: dict[Any, float], first: Any, worth: float) -> None:
        if worth > best.get(first, worth - 1.0):
            best[first] = worth

    def _paths(
        self, start: _Node, seen: set[object], sharers: int
    ) -> list[tuple[float | None, tuple[Any, ...], Any | None]]:
        """Follow the steps from `start` to the end of their path, the likeliest first.

        Half of the positions that are left are for this and `sharers` - 1 more calls. Gives for
        each end its worth (None: it must be tried), the steps, and the position if the turn goes
        on from there.
        """
        game, seat, key = self.game, self.seat, self.key
        turns = self.view.turns
        ends: list[tuple[float | None, tuple[Any, ...], Any | None]] = []
        allowed = -(-self.left // (2 * sharers))
        waiting: list[_Waiting] = []
        self._offer(waiting, start, 0)
        while waiting:
            strange, _, _, node, action = heappop(waiting)
            steps = (*node.steps, action)
            if game.reveals(node.state, action):
                worth = game.value(node.state, seat) if game.ends_turn(action) else None
                ends.append((worth, steps, None))
                continue
            if allowed <= 0 or not self.go_on():
                continue
            allowed -= 1
            self.left -= 1
            after = game.clone(node.state)
            game.apply(after, action)
            known = key(after)
            if known in seen:
                continue
            seen.add(known)
            turn = game.turn(after)
            if turn is None or turn.seat != seat or after.turns != turns:
                ends.append((game.value(after, seat), steps, None))
            elif after.pending:
                self._offer(waiting, _Node(after, steps), strange)
            else:
                ends.append((game.value(after, seat), steps, after))
        return ends

    def _offer(self, waiting: list[_Waiting], node: _Node, strange: int) -> None:
        """Let the steps from `node` wait for their turn.

        First comes what differs least from the rules of thumb: a step counts as strange by how
        many others look more promising. All first steps of a turn come alike.
        """
        game = self.game
        legal = game.legal(node.state)
        if len(legal) > 1 and node.steps:
            looks = dict(zip(legal, game.priors(node.state, legal), strict=True))
            legal = sorted(legal, key=lambda action: -looks[action])
        for rank, action in enumerate(legal):
            more = rank if node.steps else 0
            self._offered += 1
            heappush(waiting, (strange + more, -len(node.steps), self._offered, node, action))

    def _tried(self, steps: tuple[Any, ...], *, deep: bool) -> float:
        worth = self._try(steps, deep=deep)
        self.lines.append(Line(steps, worth))
        return worth

    def _try(self, steps: tuple[Any, ...], *, deep: bool) -> float:
        """Give the mean worth of steps whose last one reveals, over imagined worlds."""
        game, seat = self.game, self.seat
        total = 0.0
        worlds = self._imagined()
        for world in worlds:
            state = game.clone(world)
            for action in steps:
                game.apply(state, action)
            self.left -= len(steps)
            total += self._continued(game.view(state, seat)) if deep else game.value(state, seat)
        return total / len(worlds)

    def _imagined(self) -> list[Any]:
        if not self._worlds:
            self._worlds = [
                self.game.imagine(self.view, self.seat, self.memory, self.seed + number)
                for number in range(self.effort.worlds)
            ]
        return self._worlds

    def _continued(self, view: Any) -> float:
        """Say what the rest of the turn makes of a view, if nothing more is revealed."""
        game, seat = self.game, self.seat
        best = game.value(view, seat)
        turn = game.turn(view)
        if turn is None or turn.seat != seat or view.turns != self.view.turns:
            return best
        known = self.key(view)
        if known in self._after:
            return self._after[known]
        beam = [_Node(view, ())]
        seen = {known}
        for _ in range(self.effort.paths):
            closed: list[tuple[float, _Node]] = []
            for node in beam:
                for worth, steps, state in self._paths(node, seen, 1):
                    if worth is not None:
                        best = max(best, worth)
                        if state is not None:
                            closed.append((worth, _Node(state, steps)))
            beam = [
                node for _, node in nlargest(self.effort.width_after, closed, key=lambda c: c[0])
            ]
        self._after[known] = best
        return best
