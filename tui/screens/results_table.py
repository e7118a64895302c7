"""Sums up results by name. No drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from saves.document import Result
from tui.widgets.lines import clean


@dataclass(slots=True)
class Total:
    """What somebody has played so far."""

    name: str
    level: str | None
    """The bot's level; None for a person."""
    games: int = 0
    wins: int = 0
    points: int = 0


def totals(results: Iterable[Result]) -> list[Total]:
    """Sum up by name and level, who won most first.

    Games that were ended by agreement do not count. A person who left the seat to a bot counts
    as a person who did not win.
    """
    found: dict[tuple[str, str | None], Total] = {}
    for result in results:
        if result.how == "agreement":
            continue
        for seat, standing in enumerate(result.standings):
            level = None if standing.resigned else standing.level
            name = clean(standing.name)
            total = found.setdefault((name.casefold(), level), Total(name, level))
            total.games += 1
            total.wins += seat in result.winners and not standing.resigned
            total.points += standing.points
    return sorted(found.values(), key=lambda one: (-one.wins, one.games, one.name.casefold()))
