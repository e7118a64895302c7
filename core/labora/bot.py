"""What a bot thinks of a position.

Points on the table, what goods may still become, what the settlements in hand could score, how
near the cards of the display are, and clergymen at home. What is not worth points fades as the
game goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.labora import scoring
from core.labora.box import Box
from core.labora.goods import energy, food
from core.labora.landscape import Chances, Survey, surveyed
from core.labora.model import HOME, PRIOR, State
from core.labora.promise import EACH

Parts = list[tuple[str, float]]
"""Named parts of a worth."""

_FIRST, _SECOND = 4, 8
"""Up to the first number a good counts in full, up to the second half, then a tenth."""
_COUNTED = 60
"""More of a good are not counted."""
_AT_HOME, _PRIOR_AT_HOME = 0.5, 0.9
"""A brother at home, and the prior."""
_MOST_HURRY = 12.0
"""The most that being ahead or behind makes the end worth, for each building on display."""
_LONG, _MOST_TIRED = 20, 30.0
"""From this round on an open game grows long: each round more is worth a point, up to so many."""
_PLACELESS = 0.4
"""The part of a card's worth that counts while there is no space for it."""
_PLANS = 3
"""Cards of the display that a player may have in mind."""
_PLACE = 0.35
"""A free space."""
_WILD = 0.3
"""A forest or moor card."""
_RIVAL = 0.5
"""The part of the best rival's points that counts against a player."""
_OPEN_ROUNDS = 40
"""Rounds that a game without a fixed end should not outlast."""
_PROSPECT, _PROJECT = 0.5, 0.4
"""The parts of what settlements and cards may bring that count before they are built."""


def _heap(each: float) -> list[float]:
    found = []
    for amount in range(_COUNTED + 1):
        full = min(amount, _FIRST)
        half = min(amount, _SECOND) - full
        found.append(each * (full + half / 2 + (amount - full - half) / 10))
    return found


_HEAPS = [_heap(each) for each in EACH]
"""What so many of each good are worth on top of their points."""


def time_left(box: Box, state: State) -> float:
    """Say how much of the game is left, from 1 at the start to 0 at the end."""
    if state.phase == "over":
        return 0.0
    rounds = box.modes[state.mode].rounds
    if rounds:
        return max(0.0, min(1.0, (rounds - state.round + 1) / rounds))
    left = len(state.display) + len(state.stacks)
    by_cards = min(1.0, left / max(1, len(box.decks[state.country, state.mode])))
    return max(0.0, min(by_cards, 1 - (state.round - 1) / _OPEN_ROUNDS))


def _hoard(goods: list[int]) -> float:
    return sum([heap[min(have, _COUNTED)] for heap, have in zip(_HEAPS, goods, strict=True)])


def _prospects(box: Box, state: State, goods: list[int], chances: Chances) -> float:
    """Say what the best settlements in hand may still bring, by what can be paid of them."""
    stages_left = 4 - state.stage + (box.modes[state.mode].rounds > 0)
    if not chances or not stages_left:
        return 0.0
    eaten, burned = food(box, goods), energy(box, goods)
    found = []
    for gain, hungry, cold in chances:
        fed = min(1.0, eaten / hungry) if hungry else 1.0
        warm = min(1.0, burned / cold) if cold else 1.0
        found.append(gain * (0.2 + 0.8 * fed * warm))
    found.sort(reverse=True)
    return sum(found[:stages_left]) * _PROSPECT


def points(box: Box, state: State) -> list[tuple[int, Survey]]:
    """Give the points of goods and the survey of the landscape of all players."""
    return [
        (scoring.goods_points(box, player.goods), surveyed(box, player)) for player in state.players
    ]


def _hurry(box: Box, state: State, ahead: int) -> float:
    """Say what each building that leaves the display is worth, where few end the game.

    Who is ahead wants the end; when a game grows long, all do.
    """
    if box.modes[state.mode].least < 0 or state.stacks:
        return 0.0
    tired = min(_MOST_TIRED, max(0.0, float(state.round - _LONG)))
    return min(_MOST_HURRY, max(-_MOST_HURRY, ahead / 10)) + tired


def _projects(box: Box, state: State, goods: list[int], free: int, hurry: float) -> float:
    """Say how near a player is to the cards of the display."""
    found = []
    bonus = 1 + max(0.0, hurry)
    for name in state.display:
        card = box.cards[name]
        missing = whole = 0
        for good, amount in card.cost:
            whole += amount
            if goods[good] < amount:
                missing += amount - goods[good]
        share = 1 - missing / whole
        placed = 1.0 if card.terrain & free else _PLACELESS
        found.append((card.economic * 0.3 + bonus) * share * share * placed)
    found.sort(reverse=True)
    return sum(found[:_PLANS]) * _PROJECT


def parts(
    box: Box, state: State, seat: int, known: Sequence[tuple[int, Survey]] | None = None
) -> Parts:
    """Say what a position is worth to `seat`, in points; `known` is what `points` gives."""
    player = state.players[seat]
    goods = player.goods
    known = known or points(box, state)
    treasure, seen = known[seat]
    found: Parts = [
        ("goods", float(treasure)),
        ("economic", float(seen.economic)),
        ("settlements", float(seen.settled)),
    ]
    rival = 0
    if state.mode != "solo":
        others = [
            their + land.economic + land.settled
            for other, (their, land) in enumerate(known)
            if other != seat
        ]
        rival = max(others)
        found.append(("rivals", -_RIVAL * rival))
    if state.phase == "over":
        return found
    left = time_left(box, state)
    hurry = _hurry(box, state, treasure + seen.economic + seen.settled - rival)
    at_home = player.clergy[1:].count(HOME) * _AT_HOME
    at_home += _PRIOR_AT_HOME if player.clergy[PRIOR] == HOME else 0.0
    return [
        *found,
        ("hoard", _hoard(goods) * (0.2 + 0.8 * left)),
        ("prospects", _prospects(box, state, goods, seen.chances)),
        ("projects", _projects(box, state, goods, seen.terrain, hurry)),
        ("ending", -hurry * len(state.display)),
        ("clergy", at_home * left),
        ("land", (seen.free * _PLACE + seen.wild * _WILD) * left),
    ]


def lead(box: Box, state: State, seat: int, seats: int) -> float:
    """Say how much more a position is worth to `seat` than to the best of the others."""
    known = points(box, state)
    worths = [sum([worth for _, worth in parts(box, state, one, known)]) for one in range(seats)]
    own = worths.pop(seat)
    return own - max(worths, default=0.0)
