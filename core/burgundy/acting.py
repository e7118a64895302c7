"""The six actions: what a die, or a castle in its place, can be used for.

Fact sheet sections 4 and 5. Workers are never chosen: an action takes as few as turn its die into
the value it needs. The longer way round the die would cost more for the same, so it is no
choice; and of two dice that show the same only the first is offered. The other die stays a
choice also where it costs more workers.
"""

from __future__ import annotations

from core.burgundy.box import ANY, Apply, Box, Values
from core.burgundy.model import (
    EXTRA,
    NO_CARD,
    NOBODY,
    UNLIMITED,
    Acting,
    Action,
    Dropping,
    Earn,
    HandIn,
    Hire,
    Place,
    Player,
    Sell,
    State,
    Swap,
    Swapping,
    Take,
)
from core.burgundy.piles import gain_silver, gain_vp
from core.burgundy.placing import place_project
from core.game import Event, Note


def die_value(box: Box, state: State, die: int) -> int:
    """Give the value of the die in a hand slot, or of the open path (ANY for a castle)."""
    if die != EXTRA:
        return box.die_of[state.players[state.seat].hand[die]]
    path = state.pending[-1]
    assert isinstance(path, Acting)
    return ANY if path.card == NO_CARD else box.die_of[path.card]


def workers_needed(box: Box, state: State, action: Action) -> int:
    """Say how many workers an action by a die costs, whether they are there or not."""
    if isinstance(action, Take):
        return box.row_steps[die_value(box, state, action.die)][row_of(state, action.card)]
    if isinstance(action, Place):
        return box.card_steps[die_value(box, state, action.die)][action.card]
    if isinstance(action, Sell):
        return box.goods_steps[die_value(box, state, action.die)][action.goods]
    return 0


def legal_by_hand(box: Box, state: State) -> list[Action]:
    """List the actions by the dice in the hand."""
    player = state.players[state.seat]
    found: list[Action] = []
    first = ANY
    for die, card in enumerate(player.hand):
        value = box.die_of[card]
        if value != first:
            _add(box, state, player, die, value, found)
            first = value
    return found


def legal_extra(box: Box, state: State) -> list[Action]:
    """List the actions by the die of the open path."""
    found: list[Action] = []
    _add(box, state, state.players[state.seat], EXTRA, die_value(box, state, EXTRA), found)
    return found


def _add(box: Box, state: State, player: Player, die: int, value: int, found: list[Action]) -> None:
    moves, workers = box.moves, player.workers
    take = moves.take[die]
    for steps, row in zip(box.row_steps[value], state.display, strict=True):
        if steps <= workers:
            for card in row:
                found.append(take[card])
    card_steps = box.card_steps[value]
    for card in player.projects:
        if card_steps[card] <= workers:
            found.append(moves.place[die][card])
    for goods, cards in enumerate(player.goods):
        if cards and box.goods_steps[value][goods] <= workers:
            found.append(moves.sell[die][goods])
    found.append(moves.hire[die])
    found.append(moves.earn[die])
    most = most_to_swap(box, state, player)
    if most:
        found += moves.swap(die, most)


def most_to_swap(box: Box, state: State, player: Player) -> int:
    """Say how many points a player can swap for, as the stocks and the VP cards allow."""
    most = (player.workers + player.silver) // box.swap_cards
    return most if state.vp_left == UNLIMITED else min(most, state.vp_left)


def _play_die(state: State, die: int, workers: int, note: Note | None) -> None:
    """Discard the die, or close the path that gave it, and pay the workers."""
    player = state.players[state.seat]
    source = "hand"
    if die == EXTRA:
        path = state.pending.pop()
        assert isinstance(path, Acting)
        card = path.card
        source = "castle" if card == NO_CARD else "bought"
    else:
        card = player.hand.pop(die)
        state.discard.append(card)
        state.acted = True
    player.workers -= workers
    if note:
        values: Values = {"die": card, "source": source, "workers": workers}
        note(Event("played", state.seat, "burgundy.turn", values))


def row_of(state: State, card: int) -> int:
    """Give the index of the display row in which a card lies."""
    return next(index for index, row in enumerate(state.display) if card in row)


def take(box: Box, state: State, action: Take, note: Note | None) -> None:
    """Action 1: take a card from the row of the die."""
    row = row_of(state, action.card)
    steps = box.row_steps[die_value(box, state, action.die)][row]
    _play_die(state, action.die, steps, note)
    state.display[row].remove(action.card)
    if note:
        values: Values = {"card": action.card, "row": row + 1}
        note(Event("took", state.seat, "burgundy.take", values))
    add_project(box, state, action.card)


def add_project(box: Box, state: State, card: int) -> None:
    """Add a project; when they are full, one of the old ones must go first (case 5)."""
    projects = state.players[state.seat].projects
    if len(projects) < box.projects:
        projects.append(card)
    else:
        state.pending.append(Dropping(card))


def place(box: Box, state: State, action: Place, note: Note | None) -> None:
    """Action 2: place a project whose value is that of the die."""
    steps = box.card_steps[die_value(box, state, action.die)][action.card]
    _play_die(state, action.die, steps, note)
    place_project(box, state, action.card, note)


def sell(box: Box, state: State, action: Sell, note: Note | None) -> None:
    """Action 3: sell all goods of the kind of the die."""
    steps = box.goods_steps[die_value(box, state, action.die)][action.goods]
    _play_die(state, action.die, steps, note)
    sell_goods(box, state, action.goods, "burgundy.sell", note)


def sell_goods(box: Box, state: State, goods: int, rule: str, note: Note | None) -> None:
    """Sell all goods of a kind, and take the start player card face down (cases 6 to 10)."""
    player = state.players[state.seat]
    count = player.goods[goods]
    player.goods[goods] = 0
    player.sold[goods] += count
    if note:
        note(Event("sold", state.seat, rule, {"goods": goods, "count": count}))
    gain_silver(state, count * box.good_silver, rule, note)
    if state.holder != NOBODY:
        giver = state.holder
        state.holder = state.seat
        state.face_down = True
        if note:
            note(Event("got-start", state.seat, "burgundy.start-card", {"giver": giver}))


def hire(box: Box, state: State, action: Hire, note: Note | None) -> None:
    """Action 4: fill up the workers; who has enough gets none (case 3)."""
    _play_die(state, action.die, 0, note)
    player = state.players[state.seat]
    count = max(0, box.hire_up_to - player.workers)
    player.workers += count
    if note:
        note(Event("hired", state.seat, "burgundy.hire", {"count": count}))


def earn(box: Box, state: State, action: Earn, note: Note | None) -> None:
    """Action 5: take silver."""
    _play_die(state, action.die, 0, note)
    gain_silver(state, box.earn, "burgundy.earn", note)


def swap(box: Box, state: State, action: Swap, note: Note | None) -> None:
    """Action 6: workers and silver for points; which of them is asked next (case 27)."""
    _play_die(state, action.die, 0, note)
    state.pending.append(Swapping(action.vp))


def fewest_and_most(box: Box, player: Player, vp: int) -> tuple[int, int]:
    """Say how many workers at least and at most can be handed in for `vp` points."""
    cards = vp * box.swap_cards
    return max(0, cards - player.silver), min(cards, player.workers)


def legal_hand_in(box: Box, state: State, path: Swapping) -> list[Action]:
    """List the mixes of workers and silver."""
    return box.moves.hand_in(*fewest_and_most(box, state.players[state.seat], path.vp))


def hand_in(box: Box, state: State, action: HandIn, note: Note | None) -> None:
    """Hand in the chosen workers and as much silver as is missing."""
    path = state.pending.pop()
    assert isinstance(path, Swapping)
    player = state.players[state.seat]
    silver = path.vp * box.swap_cards - action.workers
    player.workers -= action.workers
    player.silver -= silver
    if note:
        values: Values = {"workers": action.workers, "silver": silver, "vp": path.vp}
        note(Event("swapped", state.seat, "burgundy.swap", values))
    gain_vp(state, path.vp, "burgundy.swap", note)


APPLY: dict[str, Apply] = {
    "take": take,
    "place": place,
    "sell": sell,
    "hire": hire,
    "earn": earn,
    "swap": swap,
    "hand-in": hand_in,
}
