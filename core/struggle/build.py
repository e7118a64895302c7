"""The second part of a turn: building and paying.

Fact sheet 3.2 and 3.3. Building is a path: the item, then for each resource how many cards are
paid, then what the item brings with it. The game is won the moment a built card makes the goal
(case 31), before the event of a city or the arrow of a settlement.
"""

from __future__ import annotations

from core.game import Event, Note
from core.struggle import payment
from core.struggle.box import (
    CITY,
    FIRST_EXPANSION,
    KNIGHT,
    ROAD,
    SETTLEMENT,
    Apply,
    Box,
    Values,
    kind_of,
)
from core.struggle.city import city_event
from core.struggle.guild import legal_guild
from core.struggle.model import (
    CHURCH,
    CITADEL,
    RESOURCES,
    UNIVERSITY,
    Action,
    Build,
    Pay,
    Paying,
    Player,
    State,
    Turning,
    Waive,
)
from core.struggle.scoring import points

USED_UNIVERSITY = 1
"""Index in `State.used`."""

ITEM_RULES = (
    "struggle.build-road",
    "struggle.build-settlement",
    "struggle.build-knight",
    "struggle.build-city",
    "struggle.build-expansion",
)
"""The rule of each once-a-turn kind."""


def may_waive(state: State, player: Player) -> bool:
    """Tell whether the University can still help the player this turn."""
    return UNIVERSITY in player.expansions and not state.used[USED_UNIVERSITY]


def can_pay(box: Box, state: State, player: Player, price: int) -> bool:
    """Tell whether a price (index in `Box.prices`) can be paid, with all that helps."""
    brick, lumber, ore, wool, grain = box.reach[price]
    hand = player.hand
    reach = brick[hand[0]] + lumber[hand[1]] + ore[hand[2]] + wool[hand[3]] + grain[hand[4]]
    if reach >= 0:
        return True
    return reach == -1 and may_waive(state, player) and bool(waivable(box, player, price))


def waivable(box: Box, player: Player, price: int) -> list[int]:
    """List the resources of which the University can leave out a card so that the rest is paid."""
    cost = box.prices[price]
    reach = payment.total_reach(box.alike, cost, player.hand)
    return [
        resource
        for resource in range(len(RESOURCES))
        if cost[resource]
        and reach
        - payment.reach(box.alike, cost[resource], player.hand[resource])
        + payment.reach(box.alike, cost[resource] - 1, player.hand[resource])
        >= 0
    ]


def loser(box: Box, state: State, item: int) -> int:
    """Give the seat that loses its top road (knight) when the stock is empty; -1 if nobody can.

    It is the nearest in arrow direction who has an unprotected one (cases 16 to 18).
    """
    players = state.players
    step = state.arrow or 1
    seat = state.seat
    for _ in range(len(players) - 1):
        seat = (seat + step) % len(players)
        player = players[seat]
        if item == ROAD:
            safe = box.citadel_roads if CITADEL in player.expansions else 0
            if player.roads > safe:
                return seat
        else:
            safe = box.church_knights if CHURCH in player.expansions else 0
            if player.knights > safe:
                return seat
    return -1


def available(box: Box, state: State, player: Player) -> list[int]:
    """List the items that could be built now if they could be paid."""
    built = state.built
    found = []
    if not built[ROAD] and (state.roads or loser(box, state, ROAD) >= 0):
        found.append(ROAD)
    if not built[SETTLEMENT] and state.pile:
        found.append(SETTLEMENT)
    if not built[KNIGHT] and (state.knights or loser(box, state, KNIGHT) >= 0):
        found.append(KNIGHT)
    if not built[CITY] and player.settlements:
        found.append(CITY)
    if not built[FIRST_EXPANSION] and len(player.cities) > len(player.expansions):
        for expansion, stock in enumerate(state.expansions):
            if stock and expansion not in player.expansions:
                found.append(FIRST_EXPANSION + expansion)
    return found


def legal(box: Box, state: State) -> list[Action]:
    """List what can be built, the uses of the Merchant Guild, and the ends of the turn."""
    moves = box.moves
    player = state.players[state.seat]
    price_of = box.price_of
    affordable: dict[int, bool] = {}
    found = []
    for item in available(box, state, player):
        price = price_of[item]
        yes = affordable.get(price)
        if yes is None:
            yes = affordable[price] = can_pay(box, state, player, price)
        if yes:
            found.append(moves.build[item])
    legal_guild(box, state, found)
    extra = (player.knights + 1) // 2 * box.draw_per_knight
    if state.ask:
        found += moves.end_turn[: extra + 1]
    else:
        found.append(moves.end_turn[extra])
    return found


def waive_open(box: Box, state: State, player: Player, path: Paying) -> bool:
    """Tell whether the University can still leave out a card of the open payment.

    It can until the first resource is answered.
    """
    if path.waived or not may_waive(state, player):
        return False
    return path.upto == payment.next_asked(box.alike, path.cost, player.hand, path.paid, 0)


def legal_pay(box: Box, state: State, path: Paying) -> list[Action]:
    """List the amounts of the resource that is asked, and what the University can leave out."""
    player = state.players[state.seat]
    upto = path.upto
    least, most = payment.span(box.alike, path.cost, player.hand, path.paid, upto)
    pays = box.moves.pay[upto]
    cost, alike = path.cost[upto], box.alike
    found = [pays[cost + (part * alike if part > 0 else part)] for part in range(least, most + 1)]
    if waive_open(box, state, player, path):
        waive = box.moves.waive
        found += [waive[r] for r in waivable(box, player, box.price_of[path.item])]
    return found


def build(box: Box, state: State, action: Build, note: Note | None) -> None:
    """Start to pay for an item."""
    cost = list(box.costs[action.item])
    hand = state.players[state.seat].hand
    paid = [0] * len(RESOURCES)
    upto = payment.next_asked(box.alike, cost, hand, paid, 0)
    state.pending.append(Paying(action.item, cost, paid, upto, False))


def waive(box: Box, state: State, action: Waive, note: Note | None) -> None:
    """Let the University leave out a card (cases 24 and 25)."""
    path = state.pending[-1]
    assert isinstance(path, Paying)
    path.waived = True
    path.cost[action.resource] -= 1
    path.upto = 0
    state.used[USED_UNIVERSITY] = True
    if note:
        note(Event("waived", state.seat, "struggle.university", {"resource": action.resource}))
    _ask_next(box, state, path, note)


def pay(box: Box, state: State, action: Pay, note: Note | None) -> None:
    """Answer one resource; after the last one the cards are discarded and the item is built."""
    path = state.pending[-1]
    assert isinstance(path, Paying)
    path.paid[path.upto] = action.amount
    path.upto += 1
    _ask_next(box, state, path, note)


def _ask_next(box: Box, state: State, path: Paying, note: Note | None) -> None:
    player = state.players[state.seat]
    path.upto = payment.next_asked(box.alike, path.cost, player.hand, path.paid, path.upto)
    if path.upto < len(RESOURCES):
        return
    state.pending.pop()
    for resource, cards in enumerate(path.paid):
        player.hand[resource] -= cards
        state.discard[resource] += cards
    _place(box, state, path, note)


def completes(box: Box, state: State, path: Paying, action: Pay | Waive) -> bool:
    """Tell whether this step ends the payment."""
    cost, paid, upto = path.cost[:], path.paid[:], 0
    if isinstance(action, Pay):
        paid[path.upto] = action.amount
        upto = path.upto + 1
    else:
        cost[action.resource] -= 1
    hand = state.players[state.seat].hand
    return payment.next_asked(box.alike, cost, hand, paid, upto) == len(RESOURCES)


def _place(box: Box, state: State, path: Paying, note: Note | None) -> None:
    """Lay the paid item before the builder and do what it brings with it."""
    item = path.item
    kind = kind_of(item)
    player = state.players[state.seat]
    source = _TAKE[kind](box, state, player, item)
    state.built[kind] = True
    if note:
        values: Values = {"item": item, "paid": tuple(path.paid), "source": source}
        if kind in (ROAD, KNIGHT):
            count = player.roads if kind == ROAD else player.knights
            values["side"] = "A" if count % 2 else "B"
        note(Event("built", state.seat, ITEM_RULES[kind], values))
    total = points(box, player)
    if total >= box.goal:
        state.phase = "over"
        if note:
            note(Event("won", state.seat, "struggle.goal", {"points": total}))
    elif kind == CITY:
        city_event(box, state, player.cities[-1], note)
    elif kind == SETTLEMENT and state.arrow:
        state.pending.append(Turning())


def _take_road(box: Box, state: State, player: Player, item: int) -> int:
    source = -1
    if state.roads:
        state.roads -= 1
    else:
        source = loser(box, state, ROAD)
        state.players[source].roads -= 1
    player.roads += 1
    return source


def _take_knight(box: Box, state: State, player: Player, item: int) -> int:
    source = -1
    if state.knights:
        state.knights -= 1
    else:
        source = loser(box, state, KNIGHT)
        state.players[source].knights -= 1
    player.knights += 1
    return source


def _take_settlement(box: Box, state: State, player: Player, item: int) -> int:
    player.settlements.append(state.pile.pop())
    return -1


def _turn_city(box: Box, state: State, player: Player, item: int) -> int:
    player.cities.append(player.settlements.pop(0))
    return -1


def _take_expansion(box: Box, state: State, player: Player, item: int) -> int:
    state.expansions[item - FIRST_EXPANSION] -= 1
    player.expansions.append(item - FIRST_EXPANSION)
    return -1


_TAKE = (_take_road, _take_settlement, _take_knight, _turn_city, _take_expansion)
"""What lays an item of each kind before the builder; gives the seat it was taken from, or -1."""

APPLY: dict[str, Apply] = {
    "build": build,
    "waive": waive,
    "pay": pay,
}
