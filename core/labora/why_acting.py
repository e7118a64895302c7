"""Why an action that begins something, or a step with clergymen, is not legal.

Written apart from `acting` as its oracle.
"""

from __future__ import annotations

from core.game import Refusal
from core.labora import wheel
from core.labora.box import CONVERTIBLE, WILD, Box
from core.labora.converting import amounts, possible
from core.labora.landing import BUY_PHASES
from core.labora.model import (
    ABSENT,
    HOME,
    JOKER,
    PRIOR,
    Action,
    At,
    Begin,
    Contracting,
    Convert,
    Converting,
    EndTurn,
    Fee,
    Harvesting,
    Manning,
    Pass,
    Produce,
    Sending,
    Skip,
    State,
    Times,
    Visit,
)
from core.labora.neutral import SEAT as NEUTRAL
from core.labora.places import spot
from core.labora.reasons import (
    Refuse,
    RefuseStep,
    no,
    no_building,
    no_free_building,
    no_goods,
)
from core.labora.why_land import refuse_any_building, refuse_any_land, refuse_any_settlement

_CARD_OF = {"wood": WILD[0], "peat": WILD[1]}


def refuse_begin(box: Box, state: State, action: Begin) -> Refusal | None:
    """Why an action cannot be begun now."""
    verb = action.verb
    if verb == "land":
        return _no_purchase(state)
    if verb == "settle":
        return _no_settling(box, state)
    if state.phase == "neutral-prior" and verb == "contract":
        return None
    if state.phase not in ("action", "bonus"):
        return no("phase", "turn", now=state.phase)
    if not state.actions:
        return no("acted", "turn")
    if state.phase == "bonus" and verb not in ("build", "clergy"):
        return no("bonus-round", "bonus-round", verb=verb)
    if verb == "clergy":
        return _no_own(box, state)
    if verb == "contract":
        return _no_contract(box, state)
    if verb == "build":
        return refuse_any_building(box, state)
    return _no_harvest(state, "wood" if verb == "fell" else "peat")


def _no_purchase(state: State) -> Refusal | None:
    if state.phase not in BUY_PHASES:
        return no("phase", "land", now=state.phase)
    if state.bought:
        return no("bought", "land")
    return refuse_any_land(state)


def _no_settling(box: Box, state: State) -> Refusal | None:
    if state.phase != "settle":
        return no("phase", "settlement-phase", now=state.phase)
    if state.settled:
        return no("settled", "settlement-phase")
    return refuse_any_settlement(box, state)


def _no_own(box: Box, state: State) -> Refusal | None:
    clergy = state.players[state.seat].clergy
    if state.phase == "bonus":
        return None if clergy[PRIOR] == HOME else no("prior-out", "bonus-round")
    if HOME not in clergy:
        return no("no-clergyman", "clergy")
    cards = state.players[state.seat].cards
    spots = [spot(state.seat, at) for at, card in cards.items() if card in box.is_building]
    if all(no_free_building(state, one) for one in spots):
        return no("all-occupied", "clergy")
    return None


def _no_contract(box: Box, state: State) -> Refusal | None:
    if all(refuse_fee(box, state, good) for good in ("coins", *box.gifts)):
        return no("no-fee", "contract", price=state.price)
    for seat, player in enumerate(state.players):
        for at in player.cards:
            if _no_host(box, state, seat, at) is None:
                return None
    return no("no-host", "contract")


def _no_host(box: Box, state: State, seat: int, at: int) -> Refusal | None:
    if refusal := no_building(box, state, seat, at):
        return refusal
    if state.phase == "neutral-prior":
        if seat != NEUTRAL or at not in state.fresh:
            return no("not-just-built", "neutral-player", place=at)
        return no_free_building(state, spot(seat, at))
    if seat == state.seat:
        return no("own-building", "contract", place=at)
    if HOME not in state.players[seat].clergy:
        return no("host-without-clergyman", "contract", owner=seat)
    return no_free_building(state, spot(seat, at))


def refuse_fee(box: Box, state: State, good: str) -> Refusal | None:
    """Why a work contract cannot be paid like this."""
    have = state.players[state.seat].goods[box.number[good]]
    if good != "coins" and good not in box.gifts:
        return no("no-gift", "contract", good=good)
    needed = state.price if good == "coins" else 1
    if have < needed:
        return no("fee-short", "contract", good=good, needed=needed, there=have)
    return None


def _no_harvest(state: State, good: str) -> Refusal | None:
    card = _CARD_OF[good]
    rule = "fell" if good == "wood" else "cut"
    if card not in state.players[state.seat].cards.values():
        return no("no-card", rule, card=card)
    return None


def refuse_convert(box: Box, state: State, action: Convert) -> Refusal | None:
    """Why nothing can be converted or sold now."""
    if state.phase == "neutral":
        return no("phase", "turn", now=state.phase)
    if action.good not in CONVERTIBLE:
        return no("cannot-convert", "straw", good=action.good)
    rule = "straw" if action.good == "grain" else "sell"
    if refusal := no_goods(box, state, action.good, rule):
        return refusal
    return None if amounts(box, state, action.good) else no("needed", rule, good=action.good)


def refuse_pass(box: Box, state: State, action: Pass) -> Refusal | None:
    """Why the empty felling is not possible now."""
    if state.phase != "action":
        return no("phase", "pass", now=state.phase)
    return None if state.actions else no("acted", "turn")


def refuse_end_turn(box: Box, state: State, action: EndTurn) -> Refusal | None:
    """Why the turn cannot be ended."""
    if state.phase in ("neutral", "neutral-prior"):
        return no("phase", "turn", now=state.phase)
    return no("actions-left", "turn", actions=state.actions) if state.actions else None


def refuse_skip(box: Box, state: State, action: Skip) -> Refusal | None:
    """Why there is nothing to leave out."""
    if state.phase != "neutral-prior":
        return no("nothing-to-skip", "turn")
    return None


def refuse_sending(box: Box, state: State, path: Sending, action: Visit | Skip) -> Refusal | None:
    """Why a clergyman of one's own cannot enter a building."""
    if not isinstance(action, Visit):
        return no("path-open", "turn", path=path.kind)
    if refusal := no_building(box, state, action.seat, action.place):
        return refusal
    if state.phase == "bonus":
        return None
    if action.seat != state.seat:
        return no("not-own", "clergy", place=action.place)
    return no_free_building(state, spot(action.seat, action.place))


def refuse_contracting(
    box: Box, state: State, path: Contracting, action: Visit | Fee
) -> Refusal | None:
    """Why a building cannot be used by contract, or not be paid like this."""
    if isinstance(action, Visit) and path.spot == ABSENT:
        return _no_host(box, state, action.seat, action.place)
    if isinstance(action, Fee) and path.spot != ABSENT:
        return refuse_fee(box, state, action.good)
    return no("path-open", "turn", path=path.kind)


def refuse_manning(box: Box, state: State, path: Manning, action: Action) -> Refusal | None:
    """Why this is no choice of a clergyman; both kinds are at home when it is asked."""
    return None if action.kind == "send" else no("path-open", "turn", path=path.kind)


def refuse_harvesting(
    box: Box, state: State, path: Harvesting, action: At | Produce | Skip
) -> Refusal | None:
    """Why a card cannot be taken, or not by this marker."""
    card = _CARD_OF[path.good]
    if isinstance(action, At) and path.place == ABSENT:
        if state.players[state.seat].cards.get(action.place) != card:
            return no("no-card-there", "fell", card=card, place=action.place)
        return None
    if isinstance(action, Skip) and path.place == ABSENT:
        return None if path.optional else no("nothing-to-skip", "turn")
    if isinstance(action, Produce) and path.place != ABSENT:
        if action.good != path.good:
            return no("other-good", "wheel", good=action.good)
        return no_marker(box, state, action)
    return no("path-open", "turn", path=path.kind)


def no_marker(box: Box, state: State, action: Produce) -> Refusal | None:
    """Refuse a marker that is not on the wheel."""
    marker = JOKER if action.joker else box.marker.get(action.good, ABSENT)
    if marker == ABSENT or wheel.value(box, state, marker) == ABSENT:
        good = "joker" if action.joker else action.good
        return no("no-marker", "wheel", good=good)
    return None


def refuse_converting(box: Box, state: State, path: Converting, action: Times) -> Refusal | None:
    """Why so many cannot be converted."""
    if not isinstance(action, Times):
        return no("path-open", "turn", path=path.kind)
    if action.amount < 1:
        return no("not-offered", "straw")
    have = state.players[state.seat].goods[box.number[path.good]]
    if action.amount > min(have, 99):
        return no("too-few", "straw", good=path.good, needed=action.amount, there=have)
    if not possible(box, state, path.good, action.amount):
        return no("needed", "straw" if path.good == "grain" else "sell", good=path.good)
    return None


REFUSE: dict[str, Refuse] = {
    "begin": refuse_begin,
    "convert": refuse_convert,
    "pass": refuse_pass,
    "end-turn": refuse_end_turn,
    "skip": refuse_skip,
}
REFUSE_STEP: dict[str, RefuseStep] = {
    "sending": refuse_sending,
    "contracting": refuse_contracting,
    "manning": refuse_manning,
    "harvesting": refuse_harvesting,
    "converting": refuse_converting,
}
