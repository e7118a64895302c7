"""The Merchant Guild: once a turn a blind card from a player with at least as many points.

Fact sheet 1, cases 26 and 27. It can be used while exchanging and while building, when no path
is open; nothing is given back.
"""

from __future__ import annotations

from core.game import Event, Note, Refusal
from core.struggle.box import Apply, Box
from core.struggle.cards import blind_card
from core.struggle.model import MERCHANT_GUILD, Action, State, UseGuild
from core.struggle.reasons import Refuse, no, no_new_path, no_partner
from core.struggle.scoring import points

USED_GUILD = 2
"""Index in `State.used`."""


def legal_guild(box: Box, state: State, found: list[Action]) -> None:
    """Add the uses of the Merchant Guild to `found`."""
    player = state.players[state.seat]
    if MERCHANT_GUILD not in player.expansions or state.used[USED_GUILD]:
        return
    own = points(box, player)
    for seat, other in enumerate(state.players):
        if other is not player and sum(other.hand) + other.hidden and points(box, other) >= own:
            found.append(box.moves.use_guild[seat])


def refuse_use_guild(box: Box, state: State, action: UseGuild) -> Refusal | None:
    """Why the Merchant Guild cannot take a card from a player."""
    if refusal := no_new_path(state, "build", "swap"):
        return refusal
    player = state.players[state.seat]
    if MERCHANT_GUILD not in player.expansions:
        return no("no-guild", "merchant-guild")
    if state.used[USED_GUILD]:
        return no("guild-used", "merchant-guild")
    if refusal := no_partner(state, action.partner, "merchant-guild"):
        return refusal
    own, theirs = points(box, player), points(box, state.players[action.partner])
    if theirs < own:
        return no("fewer-points", "merchant-guild", seat=action.partner, points=theirs, needed=own)
    return None


def use_guild(box: Box, state: State, action: UseGuild, note: Note | None) -> None:
    """Take a card by chance."""
    victim = state.players[action.partner]
    resource = blind_card(state, victim.hand)
    victim.hand[resource] -= 1
    state.players[state.seat].hand[resource] += 1
    state.used[USED_GUILD] = True
    if note:
        note(
            Event(
                "used-guild",
                state.seat,
                "struggle.merchant-guild",
                {"partner": action.partner},
                {"resource": resource},
                (state.seat, action.partner),
            )
        )


APPLY: dict[str, Apply] = {"use-guild": use_guild}
REFUSE: dict[str, Refuse] = {"use-guild": refuse_use_guild}
