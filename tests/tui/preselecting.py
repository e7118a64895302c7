"""What Enter would do, pressed without a look: never the worst, never a gift to another player."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from core.game import AnyGame
from core.table import Seen, Table
from tests.tui.play.tables import table
from tui.play.composer import Composer
from tui.play.menu import Way
from tui.screens.registry import painter_for

SEATS = {"struggle": 3, "burgundy": 2, "seeland": 3, "labora": 2}


def decisions(at: Table, rng: random.Random, share: float) -> Iterator[Seen]:
    """Play a game, mostly as the easy bot does, and stop at a share of its decisions."""
    game, match = at.game, at.match
    while not match.over:
        seat = match.to_move
        assert seat is not None
        legal = match.legal()
        if len(legal) > 1 and rng.random() < share:
            yield at.seen(seat)
        rates = game.priors(game.view(match.state, seat), legal)
        best = legal[rates.index(max(rates))]
        match.play(seat, rng.choice(legal) if rng.random() < 0.3 else best, match.step, 0.0)


def confirmed(composer: Composer) -> Way:
    """Press Enter until it would play."""
    for _ in range(4):
        way = composer.enter()
        if way is not None:
            return way
    raise AssertionError("Enter opens lists without end")


def gives(game: AnyGame, seen: Seen, way: Way) -> bool:
    """Whether another player has more points after a way."""
    view = game.clone(seen.view)
    for step in way.steps:
        if game.reveals(view, step):
            break
        game.apply(view, step)
    sheets = zip(game.score(seen.view).sheets, game.score(view).sheets, strict=True)
    return any(new.total > old.total for old, new in sheets if old.seat != seen.seat)


def check_preselected(game_id: str, count: int, seed: int) -> None:
    """Look at what is preselected in so many positions of a game."""
    rng, found = random.Random(seed), 0
    while found < count:
        seed += 1
        at = table(*[None] * SEATS[game_id], game=game_id, seed=seed)
        for seen in decisions(at, rng, 0.1):
            _check(at.game, seen, f"{game_id}, seed {seed}, step {seen.step}")
            found += 1
            if found == count:
                return


def _check(game: AnyGame, seen: Seen, where: str) -> None:
    menu = painter_for(game).menu
    composer = Composer(game, menu)
    composer.update(seen)
    way = confirmed(composer)
    if way.label in ("payment", "fee"):
        # Payments are put together whole and have an order of their own (`test_payments`).
        return
    first = way.steps[0]
    rates = dict(zip(seen.legal, game.priors(seen.view, seen.legal), strict=True))
    last = min(rates.values())
    rate = rates.get(first, game.prior(seen.view, first))
    assert rate > last or rate == max(rates.values()), f"{where}: {first} is ranked last"
    siblings = _whole(menu.ways(seen.view, first))
    usual = [one.steps for one in _not_last(game, seen, siblings)]
    opens = way.steps not in [one.steps for one in siblings]
    usual_give = all(gives(game, seen, one) for one in _not_last(game, seen, siblings))
    least_evil = usual_give and not gives(game, seen, way)
    told = f"{where}: {way.steps} goes on with the worst"
    assert opens or least_evil or way.steps in usual, told
    if gives(game, seen, way):
        harmless = [
            other.steps
            for action in seen.legal
            if rates[action] > last
            for other in menu.ways(seen.view, action)
            if not gives(game, seen, other)
        ]
        assert not harmless, f"{where}: {way.steps} gives points away, {harmless[0]} does not"


def _whole(ways: Sequence[Way]) -> list[Way]:
    """Leave out the ways that only begin another one: they decide nothing yet."""
    return [
        way
        for way in ways
        if not any(
            len(way.steps) < len(other.steps) and other.steps[: len(way.steps)] == way.steps
            for other in ways
        )
    ]


def _not_last(game: AnyGame, seen: Seen, ways: Sequence[Way]) -> list[Way]:
    """Leave out what the bot, which decides step by step, leaves to the last."""
    whole = _whole(ways)
    rates = [_along(game, seen, way) for way in whole]
    for place in range(max(map(len, rates), default=0)):
        here = [rate[place] for rate in rates if place < len(rate)]
        if min(here) < max(here):
            return [
                way
                for way, rate in zip(whole, rates, strict=True)
                if place >= len(rate) or rate[place] > min(here)
            ]
    return whole


def _along(game: AnyGame, seen: Seen, way: Way) -> list[float]:
    view, rates = game.clone(seen.view), []
    for step in way.steps:
        rates.append(game.prior(view, step))
        if game.reveals(view, step):
            break
        game.apply(view, step)
    return rates
