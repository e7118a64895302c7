"""What a bot thinks of a position (`terms`), on views alone.

Worths are victory points. An action is worth about one; what a position promises is counted by
how many actions are still missing to get it, and how many the seat has left.
"""

from __future__ import annotations

from core.burgundy.box import STACK, Box
from core.burgundy.components import Bonus
from core.burgundy.model import (
    BANK,
    BARN,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    KNOWLEDGE,
    MARKET,
    MINE,
    NOBODY,
    PASTURE,
    ROUNDS,
    SHIP,
    TYPES,
    UNKNOWN,
    WAREHOUSE,
    WATCHTOWER,
    Player,
    State,
)
from core.burgundy.scoring import points, rival_parts
from core.game import Term

SILVER = 0.33
WORKER = 0.3
GOOD = 0.75
ANIMAL = 0.75
_FIRST = 0.7
_FIRST_ALONE = 1.6
"""In a solo game the card of a first triple is also kept from the rival."""
_RIVAL = 0.25
_WIN = 100.0
_DANGER = 2.0
"""Worth of a point behind the solo rival when one die is left in the round."""
_ENOUGH = 6
"""Silver or workers beyond which more of them help less."""
_STEP = 0.8
"""How much of a promise is left for each action that is still missing."""
_BEGUN = 2 * STACK
"""Actions from nothing to a triple: each card is taken and placed."""
_EFFECTS = {CASTLE: 1.1, KNOWLEDGE: 0.6, MINE: 0.65, SHIP: 0.75, PASTURE: 0.75, CLOISTER: 0.0}
_BUILDINGS = {
    CARPENTER: 0.9,
    CHURCH: 0.9,
    MARKET: 0.9,
    WATCHTOWER: 1.0,
    BANK: 1.0,
    BARN: 0.8,
    WAREHOUSE: 0.7,
    CITY_HALL: 0.9,
}
_SEVEN = (1.0, 0.6, 0.35, 0.2, 0.1)
"""How much of the prize for all types counts, by how many types are missing."""
_DICE = (0.25, 0.12, 0.05)
"""What a die in the hand adds to a project, by the workers it would cost."""


def actions_left(box: Box, state: State, player: Player) -> int:
    """Count the dice cards a player can still play in this game."""
    later = len(ROUNDS) - 1 - state.round
    return len(player.hand) + len(player.stock) + later * box.dice


def bonus_worth(bonus: Bonus) -> float:
    """Say what a bonus of a round card is worth."""
    things = GOOD * bonus.goods + ANIMAL * bonus.animals
    return bonus.vp + things + SILVER * bonus.silver + WORKER * bonus.workers


def effect_worth(box: Box, card: int) -> float:
    """Say what placing a card gives, beside its stack."""
    building = box.building_of[card]
    return _EFFECTS[box.type_of[card]] if building < 0 else _BUILDINGS[building]


def stacks(box: Box, player: Player) -> tuple[list[int], list[int], set[int]]:
    """Count by type the cards of the open stack and the projects; list the types present."""
    begun, waiting = [0] * len(TYPES), [0] * len(TYPES)
    present = set()
    for stack in player.estate:
        kind = box.stack_type(stack)
        present.add(kind)
        if len(stack) < STACK:
            begun[kind] = max(begun[kind], len(stack))
    for card in player.projects:
        waiting[box.type_of[card]] += 1
    return begun, waiting, present


def _promises(box: Box, state: State, seat: int, player: Player) -> float:
    """Say what the begun triples promise, the nearest ones first, within the actions left."""
    begun, waiting, _ = stacks(box, player)
    bonus = max(map(bonus_worth, box.bonuses[state.round]))
    share_of_first = _FIRST_ALONE if state.rival else _FIRST
    found = []
    for kind, cards in enumerate(begun):
        ready = min(waiting[kind], STACK - cards)
        missing = 2 * (STACK - cards) - ready
        if missing < _BEGUN:
            first = box.first_vp if state.firsts[kind] == NOBODY else 0
            now = missing <= len(player.hand) + len(player.stock)
            later = box.bonuses[min(len(ROUNDS) - 1, state.round + 1)]
            extra = bonus if now else max(map(bonus_worth, later))
            worth = box.triple_vp[kind] + share_of_first * first + extra
            share = _STEP**missing - _STEP**_BEGUN
            found.append((worth * share, missing))
    left = float(actions_left(box, state, player))
    total = 0.0
    for worth, missing in sorted(found, reverse=True):
        chance = min(1.0, left / missing) ** 2
        total += worth * chance
        left = max(0.0, left - 0.5 * missing * chance)
    return total


def _projects(box: Box, state: State, player: Player) -> float:
    """Say what the effects of the projects are worth, and how well the dice fit."""
    left = actions_left(box, state, player)
    worths = sorted((effect_worth(box, card) for card in player.projects), reverse=True)
    total = 0.5 * sum(worths[: max(0, left)])
    dice = [box.die_of[card] for card in player.hand if card != UNKNOWN]
    if dice and player.projects:
        steps = min(box.card_steps[die][card] for die in dice for card in player.projects)
        if steps <= player.workers and steps < len(_DICE):
            total += _DICE[steps]
    return total


def _saved(box: Box, state: State, player: Player) -> float:
    """Say what silver and workers are worth: less when there is much, little at the end."""
    silver = min(player.silver, _ENOUGH) + 0.5 * max(0, player.silver - _ENOUGH)
    workers = min(player.workers, _ENOUGH) + 0.5 * max(0, player.workers - _ENOUGH)
    use = min(1.0, actions_left(box, state, player) / 3)
    return (SILVER * silver + WORKER * workers) * (0.1 + 0.9 * use)


def _goods(box: Box, state: State, player: Player) -> float:
    """Say what unsold goods are worth: all of a kind go in one action."""
    each = box.good_vp + box.good_silver * SILVER
    left = actions_left(box, state, player)
    piles = sorted((cards for cards in player.goods if cards), reverse=True)[: max(0, left)]
    return sum(max(0.3 * cards, each * cards - 1.0) for cards in piles)


def _seven(box: Box, state: State, player: Player) -> float:
    if player.seven or not state.sevens:
        return 0.0
    missing = len(TYPES) - len(stacks(box, player)[2])
    if missing >= len(_SEVEN) or 2 * missing > actions_left(box, state, player) + 2:
        return 0.0
    return state.sevens[-1] * _SEVEN[missing]


def _survival(box: Box, state: State, own: int) -> float:
    """Say how much the solo player is in danger: behind at the end of a round, he has lost.

    Being ahead is worth nothing by itself: what is saved up now makes the points of later rounds.
    """
    ahead = own - sum(rival_parts(box, state))
    if state.phase == "over":
        return _WIN if ahead >= 0 else -_WIN
    if ahead >= 0:
        return 0.0
    left = len(state.players[0].hand) + len(state.players[0].stock)
    return _DANGER * ahead / left if left else -_WIN


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    player = state.players[seat]
    own = points(box, state, seat)
    start = box.start_vp if state.holder == seat else 0
    last = state.round == len(ROUNDS) - 1
    found = [
        Term("points", own - (0.0 if last else 0.7 * start)),
        Term("triples", _promises(box, state, seat, player)),
        Term("projects", _projects(box, state, player)),
        Term("saved", _saved(box, state, player)),
        Term("goods", _goods(box, state, player)),
        Term("animals", 0.1 * sum(player.animals)),
        Term("seven", _seven(box, state, player)),
    ]
    if state.rival:
        found.append(Term("survival", _survival(box, state, own)))
        return found
    best = max(points(box, state, other) for other in range(len(state.players)) if other != seat)
    found.append(Term("rivals", -_RIVAL * best))
    if state.phase == "over" and own != best:
        found.append(Term("result", _WIN if own > best else -_WIN))
    return found
