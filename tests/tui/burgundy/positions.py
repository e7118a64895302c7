"""One position for every kind of moment, made by hand so that no change of chance moves them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from core.burgundy.model import (
    BARN,
    BUILDING,
    CARPENTER,
    CLOISTER,
    MARKET,
    MINE,
    NO_CARD,
    NOBODY,
    RIVAL,
    Acting,
    Choosing,
    Dropping,
    Fetching,
    Gaining,
    Hall,
    Offering,
    Pending,
    Placing,
    Player,
    Rival,
    Selling,
    State,
    Swapping,
)
from tests.tui.burgundy.boards import BOX, GAME, Pool, player, sample


@dataclass(frozen=True, slots=True)
class Case:
    """A position, whose eyes see it, and the keys pressed at it."""

    name: str
    make: Callable[[], State]
    keys: tuple[str, ...] = ()
    seat: int | None = 0
    changes: dict[str, Any] = field(default_factory=dict)


def from_deck(state: State, kind: int, *, building: int = -1) -> int:
    """Take a card of a type, or of a kind of building, out of the deck or the discard pile."""
    for pile in (state.deck, state.discard):
        for card in pile:
            if BOX.type_of[card] == kind and building in (-1, BOX.building_of[card]):
                pile.remove(card)
                return card
    raise LookupError(kind)


def _changed(**changes: Any) -> State:
    state = sample()
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def opened(*paths: Pending, **changes: Any) -> State:
    """Make the sample with its action begun and open choices, the innermost last."""
    state = _changed(acted=True, pending=list(paths), **changes)
    state.discard.append(state.players[0].hand.pop())
    return state


def _bot_to_move() -> State:
    state = _changed(seat=2, turns=63)
    state.players[2].stock = [state.deck.pop()]
    return state


def _acted() -> State:
    return opened()


def _full() -> State:
    """Give Iva three projects."""
    state = sample()
    state.players[0].projects.append(from_deck(state, CLOISTER))
    return state


def _poor() -> State:
    """Leave Iva nothing to place, to sell or to pay with."""
    state = sample()
    iva = state.players[0]
    state.discard += iva.projects
    iva.projects = []
    state.goods[1] += [0] * iva.goods[0] + [2] * iva.goods[2]
    iva.goods = [0, 0, 0]
    iva.silver = iva.workers = 0
    return state


def _rich() -> State:
    state = sample()
    state.players[0].silver = 7
    state.players[0].workers = 5
    return state


def _open_cloisters() -> State:
    """Make a mine choose between its stack, two cloisters and a new stack."""
    state = _changed(clash="choose")
    iva = state.players[0]
    mine = next(card for row in state.display for card in row if BOX.type_of[card] == MINE)
    state.display = [[card for card in row if card != mine] for row in state.display]
    iva.projects.append(mine)
    iva.estate.append([from_deck(state, CLOISTER), from_deck(state, CLOISTER)])
    return state


def _placing() -> State:
    state = opened(Placing(NO_CARD))
    state.pending = [Placing(from_deck(state, CLOISTER))]
    return state


def _offering() -> State:
    state = opened(bought=True)
    cards = [
        from_deck(state, MINE),
        from_deck(state, BUILDING, building=BARN),
        from_deck(state, CLOISTER),
    ]
    state.pending = [Offering(cards)]
    return state


def _by_bought_die() -> State:
    state = opened(bought=True)
    state.pending = [Acting(state.discard[-2])]
    return state


def _dropping() -> State:
    state = _full()
    state.acted = True
    state.discard.append(state.players[0].hand.pop())
    state.pending = [Dropping(from_deck(state, MINE))]
    return state


def _hall_without_projects() -> State:
    state = opened(Hall())
    state.discard += state.players[0].projects
    state.players[0].projects = []
    return state


def _choosing(letter: int) -> State:
    state = opened(Choosing(), round=letter)
    state.turns = letter * 18 + 10
    return state


def _last_die(*, acted: bool) -> State:
    """Make the last turn of a round."""
    state = sample()
    for seat, one in enumerate(state.players):
        state.discard += one.stock + one.hand[1:]
        one.stock, one.hand = [], one.hand[:1]
        if seat == 2:
            state.discard += one.hand
            one.hand = []
    if acted:
        state.acted = True
        state.discard.append(state.players[0].hand.pop())
    return state


def _over() -> State:
    state = sample()
    for one in state.players:
        state.discard += one.stock + one.hand
        one.stock, one.hand = [], []
    state.round = 4
    state.phase = "over"
    return state


def _tied() -> State:
    state = _over()
    state.players[0].vp += 3
    return state


def _crowded() -> State:
    """Lay more cards into rows and estates than there is room for at first."""
    state = sample()
    state.display[3] += [from_deck(state, kind) for kind in (5, 6, 1)]
    state.display[0] += [from_deck(state, kind) for kind in (2, 6)]
    iva, tom = state.players[0], state.players[1]
    while len(iva.estate[5]) < 3:
        iva.estate[5].append(from_deck(state, BUILDING))
    iva.estate.append([from_deck(state, BUILDING)])
    iva.silver, iva.workers = 12, 11
    tom.projects.append(from_deck(state, BUILDING))
    tom.estate += [[from_deck(state, 3) for _ in range(3)], [from_deck(state, 3)]]
    tom.animals = [2, 0, 2, 1]
    tom.goods = [1, 1, 0]
    state.animals = [[0, 0, 1, 3, 1], [0, 2, 1, 3, 3]]
    state.goods = [[1, 2], [1, 0]]
    return state


def table_of(seats: int) -> State:
    """Make a position of the middle game for two or four players."""
    state = sample()
    if seats == 2:
        gone = state.players.pop()
        state.discard += gone.hand + gone.stock + gone.projects
        state.discard += [card for stack in gone.estate for card in stack]
        state.goods[1] += [kind for kind, count in enumerate(gone.sold) for _ in range(count)]
        state.animals[1] += [kind for kind, n in enumerate(gone.animals) for _ in range(n)]
        state.start, state.sevens = 0, [1, 3]
        state.turns = 3 * 12 + 6
        return state
    one: Player = player(Pool(), animals=[1, 0, 0, 0], silver=4, workers=3)
    one.estate = [[from_deck(state, CLOISTER) for _ in range(3)]]
    one.hand = [state.discard.pop(), state.discard.pop()]
    one.projects = [state.discard.pop() for _ in range(3)]
    state.firsts[CLOISTER] = 3
    state.animals[1].remove(0)
    state.players.append(one)
    state.sevens = [1, 2, 3, 4]
    state.start, state.turns = 2, 3 * 24 + 14
    return state


def solo(letter: int = 2) -> State:
    """Make a solo game in a round, with the rival a little behind."""
    state = table_of(2)
    other = state.players.pop()
    state.discard += other.hand + other.stock + other.projects
    state.discard += [card for stack in other.estate for card in stack]
    state.goods[1] += [kind for kind, count in enumerate(other.sold) for _ in range(count)]
    state.goods[1] += [kind for kind, count in enumerate(other.goods) for _ in range(count)]
    state.animals[1] += [kind for kind, n in enumerate(other.animals) for _ in range(n)]
    laid = _RIVAL if letter else _RIVAL[-1:]
    estate = [[from_deck(state, kind) for _ in range(count)] for kind, count in laid]
    sizes = BOX.rival_piles[letter + 1 :]
    piles = [[from_deck(state, kind) for kind in range(size)] for size in reversed(sizes)]
    state.rival = Rival(piles, estate, 0)
    state.firsts = [NOBODY] * 7
    state.firsts[6] = 0
    if letter:
        state.firsts[3] = RIVAL
    state.round, state.turns = letter, letter * 6 + 3
    state.holder, state.face_down, state.start, state.seat = NOBODY, False, 0, 0
    return state


_RIVAL = ((3, 3), (4, 2), (5, 1), (1, 2), (6, 3))
"""Types and how many of each the rival has laid."""


def _solo_over(*, lost: bool) -> State:
    state = solo()
    one = state.players[0]
    state.discard += one.hand + one.stock
    one.hand, one.stock = [], []
    state.phase = "over"
    if lost:
        one.vp = 0
        one.sold, state.goods = [0, 0, 0], [[*state.goods[0], 0, 1, 2, 2], state.goods[1]]
    return state


_ASK = {"decline": True}

CASES = (
    Case("turn", sample),
    Case("take", sample, ("t", "b")),
    Case("take-which-die", sample, ("t", "c")),
    Case("take-full", _full, ("t", "b")),
    Case("take-full-and-die", _full, ("t", "c", "down")),
    Case("place", sample, ("p", "1")),
    Case("place-which-die", sample, ("p", "2")),
    Case("place-where", _open_cloisters, ("p", "3")),
    Case("sell", sample, ("s", "3")),
    Case("sell-forbidden", sample, ("s", "2")),
    Case("workers", sample, ("w", "5")),
    Case("silver", sample, ("v",)),
    Case("swap", sample, ("x",)),
    Case("swap-rich", _rich, ("x", "2")),
    Case("buy", sample, ("b",)),
    Case("end-too-early", sample, ("e",)),
    Case("poor", _poor, ("p",)),
    Case("acted", _acted, ("e",)),
    Case("last-die", lambda: _last_die(acted=False), ("v",)),
    Case("last-die-played", lambda: _last_die(acted=True), ("e",)),
    Case("castle", lambda: opened(Acting(NO_CARD)), ("t", "b")),
    Case("castle-may-decline", lambda: opened(Acting(NO_CARD), **_ASK), ("d",)),
    Case("bought-die", _by_bought_die, ("t",)),
    Case("hall", lambda: opened(Hall(), **_ASK), ("2",)),
    Case("hall-without-projects", _hall_without_projects, ("d",)),
    Case("fetch", lambda: opened(Fetching(CARPENTER)), ("t",)),
    Case("fetch-market", lambda: opened(Fetching(MARKET), **_ASK), ("t", "b")),
    Case("warehouse", lambda: opened(Selling(), **_ASK), ("3",)),
    Case("good", lambda: opened(Gaining(1, 0, 0)), ("2",)),
    Case("animal", lambda: opened(Gaining(0, 1, 0)), ("4",)),
    Case("good-or-animal", lambda: opened(Gaining(0, 0, 1))),
    *(Case(f"bonus-{'ABCDE'[letter]}", partial(_choosing, letter), ("2",)) for letter in range(5)),
    Case("placing", _placing, ("2",)),
    Case("offer", _offering, ("2",)),
    Case("offer-die", _offering, ("5",)),
    Case("drop", _dropping, ("3",)),
    Case("hand-in", lambda: opened(Swapping(1)), ("1",)),
    Case("wait", sample, seat=1),
    Case("wait-for-bot", _bot_to_move),
    Case("watch", sample, seat=None),
    Case("over", _over),
    Case("over-tied", _tied),
    Case("replay", sample, changes={"live": False}),
    Case("crowded", _crowded, ("t",)),
    Case("players-2", partial(table_of, 2), ("t", "b")),
    Case("players-4", partial(table_of, 4), ("t", "b")),
    Case("solo", solo, ("t", "b")),
    Case("solo-first", partial(solo, 0)),
    Case("solo-over", lambda: _solo_over(lost=False)),
    Case("solo-lost", lambda: _solo_over(lost=True)),
)


def check_cards(state: State) -> None:
    """Raise unless the cards of a position can lie so."""
    GAME.check(state)
