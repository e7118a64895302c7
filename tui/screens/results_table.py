"""Sums up results by name. No drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from saves.document import Result, Standing
from tui.hall.cards import SeatCard, TableCard
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


def of_tables(cards: Iterable[TableCard]) -> list[Result]:
    """Make results of a visitor's games on a server that are over, the newest first."""
    over = [card for card in cards if card.stage == "ended" and card.mine]
    return [_result(card) for card in sorted(over, key=lambda card: -card.changed)]


def _result(card: TableCard) -> Result:
    return Result(
        play=card.id,
        game=card.game,
        name=card.name,
        options=dict(card.options or {}),
        at=card.changed,
        how="rules" if card.winners else "agreement",
        standings=tuple(_standing(card, number, seat) for number, seat in enumerate(card.seats)),
        tie_break=None,
        turns=card.turn,
        steps=0,
    )


def _standing(card: TableCard, number: int, seat: SeatCard) -> Standing:
    ahead = sum(other.points > seat.points for other in card.seats)
    place = 1 if number in card.winners else max(2, ahead + 1)
    return Standing(
        name=seat.name, level=seat.level, resigned=False, points=seat.points, place=place
    )
