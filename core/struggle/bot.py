"""What a bot thinks of a position (`terms`); `core.struggle.prior` has what it thinks of actions.

Worths are measured in tenths of a victory point. The weights were found by letting bots with
different ones play each other.
"""

from __future__ import annotations

from core.game import Term
from core.struggle.box import Box
from core.struggle.cards import hand_size
from core.struggle.model import CHURCH, CITADEL, Player, State
from core.struggle.promise import WEIGHTS, promise, risk, speed, wishes
from core.struggle.scoring import points


def _loose(box: Box, state: State, player: Player) -> float:
    """Say how much of what the player has may be taken: his top road and his top knight."""
    worth = 0.0
    if not state.roads:
        safe = box.citadel_roads if CITADEL in player.expansions else 0
        if player.roads > safe:
            worth += risk(state, 1 - player.roads % 2)
    if not state.knights:
        safe = box.church_knights if CHURCH in player.expansions else 0
        if player.knights > safe:
            worth += risk(state, 1 - player.knights % 2)
    return worth


def terms(box: Box, state: State, seat: int) -> list[Term]:
    """Say what a position is worth to `seat`, as named terms."""
    player = state.players[seat]
    own = points(box, player)
    best = max([points(box, other) for other in state.players if other is not player])
    young = max(0.0, (box.goal - max(own, best)) / box.goal)
    cards = hand_size(player)
    wanted = wishes(box, state, player, young)
    quick = speed(box, player)
    found = [
        Term("points", WEIGHTS.point * own),
        Term("rivals", -WEIGHTS.rival * best),
        Term("swaps", WEIGHTS.swap * young * ((player.roads + 1) // 2)),
        Term("draws", WEIGHTS.draw * young * ((player.knights + 1) // 2)),
        Term("cards", WEIGHTS.card * cards - WEIGHTS.too_many * max(0, cards - box.robber_limit)),
        Term("plans", promise(box, wanted, quick, tuple(player.hand))),
        Term("loose", -_loose(box, state, player)),
    ]
    if state.phase == "over" and own != best:
        found.append(Term("result", WEIGHTS.win if own > best else -WEIGHTS.win))
    return found
