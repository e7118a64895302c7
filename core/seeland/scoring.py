"""Points on the track, what the end adds and takes, and the score sheets made of them.

Fact sheet 5 and 6, cases 13, 21 and 23. Before the end the sheets say what the track shows.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.game import ScoreLine, Scores, ScoreSheet
from core.seeland.box import Box
from core.seeland.model import Player, State


@dataclass(frozen=True, slots=True)
class Record:
    """A harvest marker that pays: whose, on which number, and how many points."""

    seat: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Final:
    """What the end of the game brings one seat; `penalty` is taken off."""

    records: int
    most_governors: int
    penalty: int


def points(player: Player) -> int:
    """Give the points on the track; never negative, laps counted."""
    return player.harvested + player.rewarded - player.paid - player.fined


def record_places(box: Box, state: State) -> list[Record]:
    """List the harvest markers that would pay if the game ended now, highest first."""
    markers = [(number, seat) for seat, one in enumerate(state.players) for number in one.records]
    markers.sort(reverse=True)
    return [
        Record(seat, number, worth)
        for (number, seat), worth in zip(markers, box.record_points, strict=False)
    ]


def left_governors(state: State, seat: int) -> int:
    """Count the mills of a seat beside which a governor stands."""
    return sum(mill in state.governed for mill in state.players[seat].mills)


def finals(box: Box, state: State) -> list[Final]:
    """Say for every seat what the end would bring now.

    The loss for governors comes after the records and before the points for most governors
    (rulebook p. 6); the score stops at 0 there.
    """
    records = [0] * len(state.players)
    for record in record_places(box, state):
        records[record.seat] += record.points
    most = max(player.governors for player in state.players)
    tied = sum(player.governors == most for player in state.players) > 1
    found = []
    for seat, player in enumerate(state.players):
        majority = 0
        if most and player.governors == most:
            majority = box.most_governors_tied if tied else box.most_governors
        penalty = min(points(player) + records[seat], left_governors(state, seat) * box.left_over)
        found.append(Final(records[seat], majority, penalty))
    return found


_NOTHING = Final(0, 0, 0)


def _lines(state: State, player: Player, final: Final) -> tuple[ScoreLine, ...]:
    lines = [ScoreLine("harvests", player.harvested, "seeland.yield")]
    if state.with_governors:
        lines += [
            ScoreLine("satisfied", player.rewarded, "seeland.governor-check"),
            ScoreLine("missed", -player.fined, "seeland.governor-check"),
        ]
    lines.append(ScoreLine("warehouse", -player.paid, "seeland.warehouse"))
    if state.records:
        lines.append(ScoreLine("records", final.records, "seeland.record-places"))
    if state.with_governors:
        lines += [
            ScoreLine("left-governors", -final.penalty, "seeland.governor-left"),
            ScoreLine("most-governors", final.most_governors, "seeland.most-governors"),
        ]
    return tuple(lines)


def score(box: Box, state: State) -> Scores:
    """Give all score sheets. Most points come first, ties share the place."""
    ends = finals(box, state) if state.phase == "over" else [_NOTHING] * len(state.players)
    sheets = [
        _lines(state, player, final) for player, final in zip(state.players, ends, strict=True)
    ]
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    return Scores(
        tuple(
            ScoreSheet(seat, sheet, total, 1 + sum(other > total for other in totals))
            for seat, (sheet, total) in enumerate(zip(sheets, totals, strict=True))
        )
    )
