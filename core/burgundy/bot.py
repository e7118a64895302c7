"""What a bot thinks of a position (`terms`), on views alone.

Worths are victory points. What a position promises is counted by how many actions are still
missing to get it, and how many the seat has left.
"""

from __future__ import annotations

from math import exp

from core.burgundy.box import STACK, Box
from core.burgundy.model import CLOISTER, NOBODY, ROUNDS, TYPES, UNKNOWN, Player, Rival, State
from core.burgundy.progress import BEGUN, stacks
from core.burgundy.scoring import points, rival_parts
from core.burgundy.worth import (
    actions_left,
    bonus_worths,
    effect_worths,
    first_worth,
)
from core.game import Term

_RIVAL = 0.25
_WIN = 100.0
_DANGER = 15.0
"""To be so far behind the solo rival that the round cannot be survived."""
_GROWTH = 21.0
"""The solo rival's points are about the square of the cards he has laid, divided by this."""
_PACE = 1.15
"""What an action after this round brings that nothing promises yet."""
_ENOUGH = 5
"""Silver or workers beyond which more of them help less."""
_TRIPLE = 1.45
_STEP = 0.77
"""How much of a promise is left for each action that is still missing."""
_STEPS = tuple(_STEP**missing for missing in range(BEGUN + 1))
_WILD = 0.2
_PROJECT = (0.65, 0.65, 0.5, 0.45, 0.2)
"""How much of a project's effect counts before it is placed, by rounds."""
_SAVED = 0.54
"""A silver or a worker that is there: more than one more brings when it is chosen."""
_SOLD = 1.0
_ANIMAL = 0.06
"""What an animal brings to sets that are still to be completed."""
_SEVEN = (1.0, 0.25, 0.12, 0.06, 0.0)
"""How much of the prize for all types counts, by how many types are missing."""
_DICE = (0.4, 0.12)
"""What a die in the hand adds to a project, by the workers it would cost."""


def _promises(
    box: Box, state: State, player: Player, begun: list[int], waiting: list[int]
) -> float:
    """Say what the begun triples promise, the nearest ones first, within the actions left."""
    now = len(player.hand) + len(player.stock)
    bonuses = bonus_worths(box)
    bonus, later = bonuses[state.round], bonuses[min(len(ROUNDS) - 1, state.round + 1)]
    first = first_worth(box, state)
    found = []
    for kind, cards in enumerate(begun):
        need = STACK - cards
        missing = 2 * need - min(waiting[kind], need)
        if missing < BEGUN:
            worth = box.triple_vp[kind] + (bonus if missing <= now else later)
            if state.firsts[kind] == NOBODY:
                worth += first
            found.append((worth * (_STEPS[missing] - _STEPS[BEGUN]), missing))
    left = float(actions_left(box, state, player))
    total = 0.0
    for worth, missing in sorted(found, reverse=True):
        chance = min(1.0, left / missing) ** 2
        total += worth * chance
        left = max(0.0, left - 0.6 * missing * chance)
    wild = begun[CLOISTER] + waiting[CLOISTER]
    return _TRIPLE * total + _WILD * wild * min(1.0, left / BEGUN)


def _projects(box: Box, state: State, player: Player) -> float:
    """Say what the effects of the projects are worth, and how well the dice fit."""
    if not player.projects:
        return 0.0
    effects = effect_worths(box)
    worths = sorted([effects[card] for card in player.projects], reverse=True)
    total = _PROJECT[state.round] * sum(worths[: actions_left(box, state, player)])
    steps = [
        box.card_steps[box.die_of[die]][card]
        for die in player.hand
        if die != UNKNOWN
        for card in player.projects
    ]
    fewest = min(steps, default=len(_DICE))
    if fewest < len(_DICE) and fewest <= player.workers:
        total += _DICE[fewest]
    return total


def _saved(box: Box, state: State, player: Player) -> float:
    """Say what silver and workers are worth: less when there is much, little at the end."""
    silver = min(player.silver, _ENOUGH) + 0.5 * max(0, player.silver - _ENOUGH)
    workers = min(player.workers, _ENOUGH) + 0.5 * max(0, player.workers - _ENOUGH)
    use = min(1.0, actions_left(box, state, player) / 3)
    return _SAVED * (silver + workers) * (0.1 + 0.9 * use)


def _goods(box: Box, state: State, player: Player) -> float:
    """Say what unsold goods are worth: all of a kind go in one action."""
    left = actions_left(box, state, player)
    each = _SOLD * box.good_vp + box.good_silver * _SAVED * min(1.0, left / 3)
    piles = sorted([cards for cards in player.goods if cards], reverse=True)[:left]
    return sum([max(0.25 * cards, each * cards - 0.3) for cards in piles])


def _seven(box: Box, state: State, player: Player, present: set[int]) -> float:
    if player.seven or not state.sevens:
        return 0.0
    missing = len(TYPES) - len(present)
    left = actions_left(box, state, player)
    if missing >= len(_SEVEN) or 2 * missing > left + 2:
        return 0.0
    return state.sevens[-1] * _SEVEN[missing] * min(1.0, left / max(1, 2 * missing))


def _survival(box: Box, state: State, own: int) -> float:
    """Say how much the solo player is in danger: behind at the end of a round, he has lost."""
    behind = sum(rival_parts(box, state)) - own
    if state.phase == "over":
        return _WIN if behind <= 0 else -_WIN
    if behind <= 0:
        return 0.0
    left = len(state.players[0].hand) + len(state.players[0].stock)
    return -_DANGER / (1.0 + exp(left - behind)) if left else -_WIN


def _ahead_of(box: Box, state: State, rival: Rival) -> float:
    """Say how far the solo rival will get, less what the player's later actions usually bring."""
    laid = sum(map(len, rival.estate))
    cards = laid + sum(map(len, rival.piles))
    growth = (cards * cards - laid * laid) / _GROWTH
    later = actions_left(box, state, state.players[0]) - box.dice
    return sum(rival_parts(box, state)) + growth - _PACE * max(0, later)


def _own(box: Box, state: State, seat: int, own: int) -> dict[str, float]:
    """Say what a seat with `own` points has and can hope for, whatever the others have."""
    player = state.players[seat]
    start = box.start_vp if state.holder == seat and state.round < len(ROUNDS) - 1 else 0
    begun, waiting, present = stacks(box, player)
    return {
        "points": own - 0.8 * start,
        "triples": _promises(box, state, player, begun, waiting),
        "projects": _projects(box, state, player),
        "saved": _saved(box, state, player),
        "goods": _goods(box, state, player),
        "animals": _ANIMAL * sum(player.animals),
        "seven": _seven(box, state, player, present),
    }


def _result(own: int, best: int) -> float:
    """Say what it is worth to have ended with so much against the best of the others."""
    return 0.0 if own == best else _WIN if own > best else -_WIN


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    own = points(box, state, seat)
    found = [Term(name, worth) for name, worth in _own(box, state, seat, own).items()]
    if state.rival:
        found.append(Term("rivals", -_ahead_of(box, state, state.rival)))
        found.append(Term("survival", _survival(box, state, own)))
        return found
    best = max([points(box, state, other) for other in range(len(state.players)) if other != seat])
    found.append(Term("rivals", -_RIVAL * best))
    if state.phase == "over" and (result := _result(own, best)):
        found.append(Term("result", result))
    return found


def lead(box: Box, state: State, seat: int) -> float:
    """Say how much more a position is worth to `seat` than to the best of the others."""
    if state.rival:
        return sum([term.worth for term in terms(box, state, seat)])
    seats = range(len(state.players))
    reached = [points(box, state, one) for one in seats]
    if state.phase == "over":
        return _result(reached[seat], max([reached[one] for one in seats if one != seat]))
    worths = [sum(_own(box, state, one, reached[one]).values()) for one in seats]
    return worths[seat] - max([worths[one] for one in seats if one != seat])
