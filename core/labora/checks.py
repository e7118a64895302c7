"""The invariants of a full state: nothing is created, nothing is lost."""

from __future__ import annotations

from collections import Counter

from core.game import BrokenInvariant
from core.labora import places, wheel
from core.labora.box import WILD, Box
from core.labora.components import SEATS
from core.labora.land import cloisters, district_rows, touches_cloister
from core.labora.model import (
    ABSENT,
    GOODS,
    HOME,
    MARKERS,
    WONDER,
    Paying,
    Player,
    State,
    Using,
)
from core.labora.neutral import SEAT as NEUTRAL
from core.labora.places import NEAR, SPOTS
from core.labora.setup import SECOND_QUARRY

_PEOPLE = {"solo": 2, "2": 2, "2long": 2, "3": 3, "4": 4, "3short": 3, "4short": 4}
"""Landscapes in each mode; the neutral player has one."""


def check(box: Box, state: State) -> None:
    """Raise `BrokenInvariant` unless every piece is accounted for and the counters make sense."""
    if len(state.players) != _PEOPLE[state.mode] or len(state.players) > SEATS[-1]:
        raise BrokenInvariant("seats", seats=len(state.players))
    people = 1 if state.mode == "solo" else len(state.players)
    if not 0 <= state.seat < people:
        raise BrokenInvariant("seat", seat=state.seat)
    _check_cards(box, state)
    _check_wheel(box, state)
    _check_tiles(box, state)
    for seat, player in enumerate(state.players):
        neutral = state.mode == "solo" and seat == NEUTRAL
        _check_goods(box, state, seat, player)
        _check_settlements(box, state, seat, neutral)
        _check_land(box, seat, player)
        _check_standing(box, seat, player, neutral)
        _check_clergy(box, state, seat, player)
    _check_counters(box, state)
    _check_pending(box, state)


def _check_cards(box: Box, state: State) -> None:
    """Every building is in a stack, in the display, on a landscape, or built over (solo)."""
    there = [*state.display, *state.stacks, *state.covered]
    there += [card for player in state.players for card in player.cards.values()]
    found = Counter(card for card in there if card in box.cards and card in box.buildings)
    deck = Counter(box.deck(state.country, state.mode))
    if state.mode == "4short" and not found[SECOND_QUARRY]:
        deck.pop(SECOND_QUARRY, None)
    if found != deck:
        wrong = sorted((found - deck) + (deck - found))
        raise BrokenInvariant("buildings", cards=tuple(wrong))
    basic = Counter(card for card in there if card in box.basic)
    if any(basic[card] != len(state.players) for card in box.basic):
        raise BrokenInvariant("basic-buildings")
    stages = {box.cards[card].stage for card in state.stacks}
    if stages and min(stages) <= state.stage:
        raise BrokenInvariant("stacks", stage=state.stage)


def _check_settlements(box: Box, state: State, seat: int, neutral: bool) -> None:
    player = state.players[seat]
    built = [card for card in player.cards.values() if card in box.is_settlement]
    dealt = [] if neutral else [c for c in box.settlements if box.cards[c].stage <= state.stage]
    if sorted([*player.settlements, *built]) != sorted(dealt):
        raise BrokenInvariant("settlements", seat=seat)


def _check_goods(box: Box, state: State, seat: int, player: Player) -> None:
    if len(player.goods) != len(GOODS):
        raise BrokenInvariant("goods", seat=seat)
    known = box.goods_of[state.country]
    for good, amount in zip(GOODS, player.goods, strict=True):
        if amount < 0 or (amount and good not in known):
            raise BrokenInvariant("goods", seat=seat, good=good, amount=amount)


def _check_wheel(box: Box, state: State) -> None:
    if len(state.wheel) != len(MARKERS):
        raise BrokenInvariant("wheel")
    for marker, position in zip(MARKERS, state.wheel, strict=True):
        if not ABSENT <= position <= wheel.LAST:
            raise BrokenInvariant("wheel", marker=marker, position=position)
        gone = marker != "joker" and marker not in box.goods_of[state.country]
        if gone and position != ABSENT:
            raise BrokenInvariant("wheel", marker=marker)


def _check_tiles(box: Box, state: State) -> None:
    """Every tile of land is in its pile or on a landscape."""
    rules = box.modes[state.mode]
    districts = plots = 0
    for player in state.players:
        above, below = district_rows(player)
        districts += below - above - 1 - 2
        columns = Counter(map(places.column, player.ground))
        plots += columns[-2] // 2 + columns[6]
    if districts + len(state.districts) != len(rules.districts):
        raise BrokenInvariant("districts", there=districts)
    if plots + len(state.plots) != len(rules.plots):
        raise BrokenInvariant("plots", there=plots)
    held = sum(player.goods[WONDER] for player in state.players)
    if state.wonders < 0 or held + state.wonders != box.wonders:
        raise BrokenInvariant("wonders", left=state.wonders)


def _check_land(box: Box, seat: int, player: Player) -> None:
    """Rows are whole, plots touch land of their kind, and cards lie on the land."""
    ground = player.ground
    for at in player.cards:
        if at not in ground:
            raise BrokenInvariant("card-off-land", seat=seat, place=at)
    above, below = district_rows(player)
    for at, terrain in ground.items():
        x, y = places.column(at), places.row(at)
        if 0 <= x <= 4 and not above < y < below:
            raise BrokenInvariant("district-gap", seat=seat, row=y)
        if (x == -2) != (terrain == places.WATER) or (x == 6) != (terrain == places.MOUNTAIN):
            raise BrokenInvariant("terrain", seat=seat, place=at)
        if (x == -1) != (terrain == places.COAST):
            raise BrokenInvariant("terrain", seat=seat, place=at)
    inner = [at for at in ground if places.column(at) in (-1, 5)]
    for at in inner:
        if not any(near in ground for near in NEAR[at]):
            raise BrokenInvariant("plot-alone", seat=seat, place=at)


def _check_standing(box: Box, seat: int, player: Player, neutral: bool) -> None:
    """Every card stands where it may: terrain, and cloister beside cloister."""
    for at, name in player.cards.items():
        if name in WILD:
            if player.ground[at] != places.PLAINS:
                raise BrokenInvariant("wild-card", seat=seat, place=at)
            continue
        card = box.cards[name]
        if card.terrain and not neutral and not card.terrain & player.ground[at]:
            raise BrokenInvariant("wrong-terrain", seat=seat, card=name)
        joined = not card.cloister or card.stage < 0 or touches_cloister(box, player, at)
        if not joined and not (neutral and cloisters(box, player) == 1):
            raise BrokenInvariant("lone-cloister", seat=seat, card=name)


def _check_clergy(box: Box, state: State, seat: int, player: Player) -> None:
    if len(player.clergy) != 1 + box.modes[state.mode].brothers:
        raise BrokenInvariant("clergy", seat=seat)
    rounds = box.modes[state.mode].rounds
    crowded = bool(rounds) and state.round > rounds
    others = [one for other in state.players for one in other.clergy if one != HOME]
    for where in player.clergy:
        if where == HOME:
            continue
        owner, at = divmod(where, SPOTS)
        card = state.players[owner].cards.get(at) if owner < len(state.players) else None
        if card is None or card not in box.is_building:
            raise BrokenInvariant("clergy-nowhere", seat=seat, place=at)
        if others.count(where) > 1 and not crowded:
            raise BrokenInvariant("clergy-crowded", seat=seat, place=at)


def _check_counters(box: Box, state: State) -> None:
    out = [*state.covered, *(card for one in state.players for card in one.cards.values())]
    raised = any(card in box.cards and box.cards[card].raises for card in out)
    if state.price != (box.raised_price if raised else box.price):
        raise BrokenInvariant("price", price=state.price)
    if not 0 <= state.actions <= 2 or state.round < 1 or state.turns < 0:
        raise BrokenInvariant("turn", actions=state.actions, round=state.round)
    if state.phase in ("settle", "neutral") and state.actions:
        raise BrokenInvariant("turn", actions=state.actions, round=state.round)
    if state.phase.startswith("neutral") and state.mode != "solo":
        raise BrokenInvariant("phase")


def _check_pending(box: Box, state: State) -> None:
    if state.phase == "over" and state.pending:
        raise BrokenInvariant("pending", path=state.pending[-1].kind)
    for path in state.pending:
        if isinstance(path, Using):
            card = box.cards.get(path.card)
            parts = len(card.program) if card else 0
            if len(path.counts) != parts or not 0 <= path.part <= parts:
                raise BrokenInvariant("pending", path=path.kind)
        if isinstance(path, Paying) and min(path.food, path.energy, path.points, path.kinds) < 0:
            raise BrokenInvariant("pending", path=path.kind)
