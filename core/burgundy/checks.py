"""The invariants of a full state: nothing is created, nothing is lost."""

from __future__ import annotations

from core.burgundy.box import FETCHES, STACK, Box
from core.burgundy.components import DIE
from core.burgundy.effects import settled
from core.burgundy.estate import targets, triples
from core.burgundy.model import (
    CLOISTER,
    NO_CARD,
    NOBODY,
    RIVAL,
    ROUNDS,
    TYPES,
    UNLIMITED,
    Acting,
    Dropping,
    Effect,
    Fetching,
    Gaining,
    Offering,
    Placing,
    State,
    Swapping,
)
from core.game import BrokenInvariant


def check(box: Box, state: State) -> None:
    """Raise `BrokenInvariant` unless all cards are accounted for and the counters make sense."""
    seats = len(state.players)
    if seats not in box.tables or (state.rival is None) != (seats > 1):
        raise BrokenInvariant("seats", seats=seats)
    if not 0 <= state.seat < seats or not 0 <= state.start < seats:
        raise BrokenInvariant("seat", seat=state.seat, start=state.start)
    _check_action_cards(box, state)
    _check_things(box, state)
    _check_players(box, state)
    _check_estates(box, state)
    _check_prizes(box, state)
    _check_turn(box, state)
    _check_pending(box, state)


def action_cards(state: State) -> list[int]:
    """List all action cards, wherever they are."""
    cards = [*state.deck, *state.discard]
    for row in state.display:
        cards += row
    for player in state.players:
        cards += player.hand + player.stock + player.projects
        for stack in player.estate:
            cards += stack
    if state.rival:
        for pile in (*state.rival.piles, *state.rival.estate):
            cards += pile
    for path in state.pending:
        if isinstance(path, Placing | Dropping):
            cards.append(path.card)
        elif isinstance(path, Offering):
            cards += path.cards
    return cards


def _check_action_cards(box: Box, state: State) -> None:
    cards = sorted(action_cards(state))
    if cards != list(range(box.cards)):
        raise BrokenInvariant("action-cards", there=len(cards), expected=box.cards)
    if len(state.display) != len(DIE):
        raise BrokenInvariant("display", rows=len(state.display))


def _check_things(box: Box, state: State) -> None:
    """Raise unless all goods and animals are there."""
    players = state.players
    for name, piles, held, expected in (
        ("goods", state.goods, [[*p.goods] for p in players], box.goods),
        ("animals", state.animals, [p.animals for p in players], box.animals),
    ):
        if len(piles) != 2 or sorted(map(bool, piles))[0] < any(len(pile) > 1 for pile in piles):
            raise BrokenInvariant(f"{name}-piles")
        if name == "goods":
            held += [player.sold for player in players]
        if any(len(each) != len(expected) or min(each) < 0 for each in held):
            raise BrokenInvariant(name)
        things = piles[0] + piles[1]
        if any(thing not in range(len(expected)) for thing in things):
            raise BrokenInvariant(name)
        for thing, count in enumerate(expected):
            there = things.count(thing) + sum(each[thing] for each in held)
            if there != count:
                raise BrokenInvariant(name, thing=thing, there=there, expected=count)


def _check_players(box: Box, state: State) -> None:
    for seat, player in enumerate(state.players):
        if min(player.silver, player.workers, player.vp, player.seven) < 0:
            raise BrokenInvariant("stocks", seat=seat)
        if len(player.projects) > box.projects:
            raise BrokenInvariant("projects", seat=seat, there=len(player.projects))
        if len(player.hand) > box.hand or (player.stock and not player.hand and seat != state.seat):
            raise BrokenInvariant("hand", seat=seat, there=len(player.hand))
    if state.vp_left != UNLIMITED:
        there = state.vp_left + sum(player.vp for player in state.players)
        if state.vp_left < 0 or there != box.vp_cards:
            raise BrokenInvariant("vp-cards", there=there, expected=box.vp_cards)


def _check_estates(box: Box, state: State) -> None:
    estates = [player.estate for player in state.players]
    if state.rival:
        estates.append(state.rival.estate)
    for seat, estate in enumerate(estates):
        for stack in estate:
            types = {box.type_of[card] for card in stack} - {CLOISTER}
            if not 1 <= len(stack) <= STACK or len(types) > 1:
                raise BrokenInvariant("stack", seat=seat, cards=tuple(stack))
        loose = [box.stack_type(stack) for stack in estate if len(stack) < STACK]
        if state.clash == "own-first" and len(set(loose)) < len(loose):
            raise BrokenInvariant("open-stacks", seat=seat)


def _check_prizes(box: Box, state: State) -> None:
    owners = {NOBODY: None, RIVAL: state.rival} if state.rival else {NOBODY: None}
    if len(state.firsts) != len(TYPES):
        raise BrokenInvariant("firsts")
    for kind, owner in enumerate(state.firsts):
        if owner in range(len(state.players)):
            estate = state.players[owner].estate
        elif owner == RIVAL and state.rival:
            estate = state.rival.estate
        elif owner in owners:
            if any(kind in triples(box, player.estate) for player in state.players):
                raise BrokenInvariant("first-left", type=kind)
            continue
        else:
            raise BrokenInvariant("firsts", type=kind, owner=owner)
        if kind not in triples(box, estate):
            raise BrokenInvariant("first-without-triple", type=kind, owner=owner)
    taken = [player.seven for player in state.players if player.seven]
    if state.rival and state.rival.seven:
        taken.append(state.rival.seven)
    if sorted(taken + state.sevens) != sorted(box.tables[len(state.players)].sevens):
        raise BrokenInvariant("sevens", left=tuple(state.sevens))


def _check_turn(box: Box, state: State) -> None:
    seats = len(state.players)
    if not 0 <= state.round < len(ROUNDS) or state.turns < 0:
        raise BrokenInvariant("round", round=state.round, turns=state.turns)
    if state.rival:
        if state.holder != NOBODY or state.face_down:
            raise BrokenInvariant("start-card", holder=state.holder)
        if len(state.rival.piles) != len(ROUNDS) - 1 - state.round:
            raise BrokenInvariant("rival-piles", there=len(state.rival.piles))
    elif not 0 <= state.holder < seats:
        raise BrokenInvariant("start-card", holder=state.holder)
    left = [len(player.hand) + len(player.stock) for player in state.players]
    if state.phase == "over":
        if any(left) or state.pending:
            raise BrokenInvariant("over", left=tuple(left))
        return
    order = [(state.start + step) % seats for step in range(seats)]
    before = order.index(state.seat)
    most = max(left)
    played = before + state.acted
    expected = [most] * seats if played == seats else None
    wanted = [most - (order.index(seat) < played) for seat in range(seats)]
    if left != (expected or wanted):
        raise BrokenInvariant("dice", left=tuple(left), played=played)


def _check_pending(box: Box, state: State) -> None:
    if state.phase == "over":
        return
    if not settled(box, state):
        raise BrokenInvariant("path-idle", path=state.pending[-1].kind)
    player = state.players[state.seat]
    for path in state.pending:
        if isinstance(path, Acting):
            if path.card != NO_CARD and path.card not in state.discard:
                raise BrokenInvariant("acting", card=path.card)
        elif isinstance(path, Fetching):
            if path.building not in FETCHES:
                raise BrokenInvariant("fetching", building=path.building)
        elif isinstance(path, Gaining):
            if min(path.goods, path.animals, path.either) < 0:
                raise BrokenInvariant("gaining")
        elif isinstance(path, Effect):
            if not any(path.card in stack for stack in player.estate):
                raise BrokenInvariant("effect", card=path.card)
        elif isinstance(path, Placing):
            choose = state.clash == "choose"
            if len(targets(box, player.estate, path.card, choose)) < 2:
                raise BrokenInvariant("placing", card=path.card)
        elif isinstance(path, Dropping):
            if len(player.projects) < box.projects:
                raise BrokenInvariant("dropping", card=path.card)
        elif isinstance(path, Swapping):
            if not 0 < path.vp * box.swap_cards <= player.workers + player.silver:
                raise BrokenInvariant("swapping", vp=path.vp)
        elif isinstance(path, Offering) and not path.cards:
            raise BrokenInvariant("offering")
