"""Points of the cards that lie before a player, and the score sheets made of them."""

from __future__ import annotations

from core.game import ScoreLine, Scores, ScoreSheet
from core.struggle.box import Box
from core.struggle.model import Player, State


def points(box: Box, player: Player) -> int:
    """Count the victory points of a player."""
    expansions = player.expansions
    total = (
        len(player.settlements) * box.settlement_vp
        + (len(player.cities) - len(expansions)) * box.city_vp
        + player.roads // 2 * box.road_vp
        + player.knights // 2 * box.knight_vp
    )
    for expansion in expansions:
        total += box.expansion_vp[expansion]
    return total


def _lines(box: Box, player: Player) -> tuple[ScoreLine, ...]:
    cities = len(player.cities) - len(player.expansions)
    expansions = sum(box.expansion_vp[expansion] for expansion in player.expansions)
    return (
        ScoreLine("settlements", len(player.settlements) * box.settlement_vp, "struggle.points"),
        ScoreLine("cities", cities * box.city_vp, "struggle.points"),
        ScoreLine("expansions", expansions, "struggle.points"),
        ScoreLine("roads", player.roads // 2 * box.road_vp, "struggle.sides"),
        ScoreLine("knights", player.knights // 2 * box.knight_vp, "struggle.sides"),
    )


def score(box: Box, state: State) -> Scores:
    """Give all score sheets. Most points come first, ties share the place (case 34)."""
    lines = [_lines(box, player) for player in state.players]
    totals = [sum(line.points for line in sheet) for sheet in lines]
    return Scores(
        tuple(
            ScoreSheet(seat, sheet, total, 1 + sum(other > total for other in totals))
            for seat, (sheet, total) in enumerate(zip(lines, totals, strict=True))
        )
    )
