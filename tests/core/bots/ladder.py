"""Bots against each other: the same deals from every seat."""

from __future__ import annotations

from dataclasses import dataclass

from core.bots import create
from core.bots.levels import Bot
from core.bots.one_turn import Effort, OneTurnBot
from core.match import Match
from tests.core.play import STEP_LIMIT, Case


@dataclass(slots=True)
class Result:
    """What came of a row of games. Shared wins are divided."""

    games: int = 0
    wins: float = 0.0
    turns: int = 0
    unfinished: int = 0
    longest: int = 0
    """Turns of the longest game."""


def contest(
    case: Case, level: str, against: str, games: int, effort: Effort | None = None
) -> Result:
    """Seat one bot of `level` among others of `against`; each deal is played from every seat.

    With an `effort`, a bot that searches its turn with it plays in the place of `level`.
    """
    result = Result()
    bots: dict[str, Bot] = {name: create(name) for name in (level, against)}
    if effort is not None:
        bots[level] = OneTurnBot(effort)
    for number in range(games):
        deal, own = divmod(number, case.seats)
        match = Match(case.game, case.options, case.seats, deal)
        while (seat := match.to_move) is not None and match.step < STEP_LIMIT:
            action = bots[level if seat == own else against].choose(
                case.game,
                match.view(seat),
                seat,
                match.memory(seat),
                match.legal(),
                deal * 1_000_003 + match.step,
            )
            match.play(seat, action, match.step, 0.0)
        turns = match.state.turns
        result.games += 1
        result.turns += turns
        result.longest = max(result.longest, turns)
        if not match.over:
            result.unfinished += 1
            continue
        winners = case.game.score(match.state).winners
        result.wins += (own in winners) / len(winners)
    return result
