"""Every action that could make sense in a phase: what screens list and the oracle filters."""

from __future__ import annotations

from core.labora import places
from core.labora.box import CONVERTIBLE, VERBS, Box
from core.labora.land import district_rows
from core.labora.model import GOODS, Action, Building, Paying, Settling, State, Using
from core.labora.neutral import SEAT as NEUTRAL
from core.labora.offers import part_of
from core.labora.places import spot


def candidates(box: Box, state: State) -> list[Action]:
    """List the steps of the open path, or else everything that can begin or end something."""
    moves = box.moves
    if state.phase == "over":
        return []
    if state.pending:
        return _steps(box, state)
    if state.phase == "neutral":
        return _cards(box, state)
    return [
        *(moves.begin[verb] for verb in VERBS),
        *(moves.convert[good] for good in CONVERTIBLE),
        moves.pass_,
        moves.skip,
        moves.end_turn,
    ]


def _steps(box: Box, state: State) -> list[Action]:
    moves, path = box.moves, state.pending[-1]
    kind = path.kind
    converts = [moves.convert[good] for good in CONVERTIBLE]
    if kind == "sending":
        return _visits(box, state)
    if kind == "contracting":
        return [*_visits(box, state), *moves.fee.values(), *converts]
    if kind == "manning":
        return moves.send[:]
    if kind == "harvesting":
        both = [moves.produce(good, joker) for good in ("wood", "peat") for joker in (False, True)]
        return [*_places(box, state, state.seat), *both, moves.skip]
    if isinstance(path, Building):
        return [*_cards(box, state), *_places(box, state, state.seat), moves.skip, *converts]
    if kind == "entering":
        return [*moves.send, moves.skip, *converts]
    if isinstance(path, Settling):
        towns = [moves.choose(card) for card in box.settlements]
        return [*towns, *_places(box, state, state.seat), moves.skip, *converts]
    if kind == "landing":
        return [*_tiles(box, state), *converts]
    if kind == "converting":
        return moves.times[:]
    if isinstance(path, Paying):
        return [moves.pay(path.good, amount) for amount in range(150)]
    if kind == "laying":
        return _places(box, state, NEUTRAL)
    assert isinstance(path, Using)
    return [*_function(box, state, path), *converts, moves.skip]


def _function(box: Box, state: State, path: Using) -> list[Action]:
    moves, part = box.moves, part_of(box, path)
    do = part.do
    if do in ("trade", "tiers"):
        return moves.times[:]
    if do == "accept":
        return [moves.use]
    if do == "choose":
        pairs = zip(part.goods, part.amounts, strict=True)
        return [moves.take(good, amount) for good, amount in pairs]
    if do == "two-goods":
        return [moves.take(good, part.amounts[0]) for good in GOODS]
    if do == "take-points":
        return [moves.take(part.goods[0], amount) for amount in range(100)]
    if do == "produce":
        return [moves.produce(good, joker) for good in part.goods for joker in (False, True)]
    if do == "use":
        return _cards(box, state) if part.which == "display" else _visits(box, state)
    if do == "clear":
        return _places(box, state, state.seat)
    return [moves.raises[good] for good in GOODS]


def _cards(box: Box, state: State) -> list[Action]:
    return [box.moves.choose(card) for card in (*state.display, *state.stacks)]


def _visits(box: Box, state: State) -> list[Action]:
    return [
        box.moves.visit(spot(seat, at))
        for seat, player in enumerate(state.players)
        for at, card in player.cards.items()
        if card in box.is_building
    ]


def _places(box: Box, state: State, seat: int) -> list[Action]:
    return [box.moves.at[at] for at in state.players[seat].ground]


def _tiles(box: Box, state: State) -> list[Action]:
    moves, player = box.moves, state.players[state.seat]
    above, below = district_rows(player)
    rows = [places.row(at) for at in player.ground]
    tiles: list[Action] = []
    for row in range(above - 1, below + 2):
        tiles += [moves.district(row, "hills"), moves.district(row, "plains")]
    for row in range(min(rows) - 3, max(rows) + 3):
        tiles += [moves.plot(row, "coast"), moves.plot(row, "mountain")]
    return [*tiles, moves.skip]
