"""Positions of The Castles of Burgundy in few words, with every card accounted for.

A card is a word: a type or building and its die value, `mine3`, `city-hall2`; the same word again
is another such card. Goods are letters: l(ight), m(edium), d(ark); animals: h(en), c(ow),
s(heep), p(ig). Of piles the last letter is the top.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from core.burgundy.game import Burgundy
from core.burgundy.model import (
    BUILDINGS,
    NOBODY,
    ROUNDS,
    TYPES,
    Action,
    Buy,
    EndTurn,
    Offering,
    Player,
    Rival,
    State,
)
from core.burgundy.setup import BurgundyOptions
from core.game import Event, Refusal

GAME = Burgundy()
BOX = GAME.box
GOODS_LETTERS = "lmd"
ANIMAL_LETTERS = "hcsp"
LIGHT, MEDIUM, DARK = range(3)


def counted(letters: str, alphabet: str) -> list[int]:
    """Count letters by kind."""
    return [letters.count(letter) for letter in alphabet]


class Cards:
    """The action cards that have no place yet."""

    def __init__(self) -> None:
        self.left = list(range(BOX.cards))

    def take(self, word: str) -> int:
        """Take a card by its word."""
        match = re.fullmatch("([a-z-]+)([1-6])", word)
        assert match, word
        name, die = match[1].replace("-", "_"), int(match[2])
        return self._first(name, die)

    def _first(self, name: str, die: int) -> int:
        for card in self.left:
            kind = BOX.building_of[card]
            printed = TYPES[BOX.type_of[card]] if kind < 0 else BUILDINGS[kind]
            if printed == name and BOX.die_of[card] == die:
                self.left.remove(card)
                return card
        raise AssertionError(f"no {name} {die} left")

    def all(self, words: str) -> list[int]:
        """Take several cards."""
        return [self.take(word) for word in words.split()]

    def dice(self, values: str) -> list[int]:
        """Take any cards with these die values."""
        return [self.die(int(value)) for value in values.split()]

    def die(self, value: int) -> int:
        """Take any card with this die value; ships first, so that others stay free."""
        ships = sorted(self.left, key=lambda card: BOX.type_of[card] != TYPES.index("ship"))
        card = next(card for card in ships if BOX.die_of[card] == value)
        self.left.remove(card)
        return card


@dataclass
class Seat:
    """What lies before one player."""

    hand: str = "1 2"
    projects: str = ""
    estate: tuple[str, ...] = ()
    goods: str = ""
    sold: str = ""
    animals: str = ""
    silver: int = 0
    workers: int = 0
    vp: int = 0
    seven: int = 0


@dataclass
class Table:
    """Everything else; what is not named lies in the deck, under the named cards."""

    display: dict[int, str] = field(default_factory=dict)
    top: str = ""
    """Cards of the deck, the first drawn first."""
    deck: int | None = None
    """Cards of the deck under `top`; the rest is discarded. None: all."""
    discard: str = ""
    stock: int = 3
    """Dice cards of each player that are not drawn yet."""
    goods: tuple[str, str] | None = None
    """Both piles; the rest of the goods is with the last seat. None: the rest is in the piles."""
    animals: tuple[str, str] | None = None
    round: int = 0
    firsts: dict[str, int] = field(default_factory=dict)
    holder: int = 0
    face_down: bool = False
    seat: int = 0
    rival: tuple[str, ...] | None = None
    """The rival's estate in a solo game."""
    pile: str = ""
    """The rival's next pile in a solo game."""


def position(*seats: Seat, table: Table | None = None, **options: Any) -> State:
    """Make a position with seat `table.seat` to move and nothing played in this turn."""
    table = table or Table()
    cards = Cards()
    named = [
        (cards.all(seat.projects), [cards.all(stack) for stack in seat.estate]) for seat in seats
    ]
    display = [cards.all(table.display.get(row, "")) for row in range(1, 7)]
    top, discard = cards.all(table.top), cards.all(table.discard)
    rival = _rival(cards, table)
    hands = [cards.dice(seat.hand) for seat in seats]
    goods, goods_left = _piles(table.goods, [s.goods + s.sold for s in seats], "lmd", BOX.goods)
    animals, animals_left = _piles(table.animals, [s.animals for s in seats], "hcsp", BOX.animals)
    players = []
    for seat, hand, (projects, estate) in zip(seats, hands, named, strict=True):
        player = Player(
            hand=hand,
            stock=[cards.left.pop() for _ in range(table.stock)],
            projects=projects,
            estate=estate,
            goods=counted(seat.goods, GOODS_LETTERS),
            sold=counted(seat.sold, GOODS_LETTERS),
            animals=counted(seat.animals, ANIMAL_LETTERS),
            silver=seat.silver,
            workers=seat.workers,
            vp=seat.vp,
            seven=seat.seven,
        )
        players.append(player)
    for kind in range(3):
        players[-1].goods[kind] += goods_left[kind]
    for kind in range(4):
        players[-1].animals[kind] += animals_left[kind]
    under = len(cards.left) if table.deck is None else table.deck
    firsts = [NOBODY] * len(TYPES)
    for name, owner in table.firsts.items():
        firsts[TYPES.index(name)] = owner
    sevens = sorted(BOX.tables[len(seats)].sevens)
    for prize in (player.seven for player in players):
        if prize:
            sevens.remove(prize)
    settled = BurgundyOptions(**options)
    state = GAME.setup(settled, len(seats), 1)
    state.players = players
    state.rival = rival
    state.deck = cards.left[:under] + top[::-1]
    state.discard = discard + cards.left[under:]
    state.display = display
    state.goods, state.animals = goods, animals
    state.firsts, state.sevens = firsts, sevens
    state.round, state.seat, state.start = table.round, table.seat, table.seat
    if len(seats) > 1:
        state.holder, state.face_down = table.holder, table.face_down
    if state.vp_left >= 0:
        state.vp_left -= sum(player.vp for player in players)
    GAME.check(state)
    return state


def _rival(cards: Cards, table: Table) -> Rival | None:
    if table.rival is None:
        return None
    estate = [cards.all(stack) for stack in table.rival]
    following = cards.all(table.pile)
    later = len(ROUNDS) - 1 - table.round
    piles = [[cards.left.pop()] for _ in range(later)]
    if following:
        cards.left += piles.pop()
        piles.append(following)
    return Rival(piles=piles, estate=estate, seven=0)


def _piles(
    given: tuple[str, str] | None, held: list[str], alphabet: str, total: tuple[int, ...]
) -> tuple[list[list[int]], list[int]]:
    """Make both piles of goods or animals, and count what is left over."""
    used = counted("".join(held) + "".join(given or ()), alphabet)
    left = [count - there for count, there in zip(total, used, strict=True)]
    assert min(left) >= 0, "more things than there are"
    if given is not None:
        return [[alphabet.index(letter) for letter in pile] for pile in given], left
    rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    return [rest[::2], rest[1::2]], [0] * len(total)


def card(state: State, word: str, where: str) -> int:
    """Find a card by its word among the projects of the mover, the display or an offer."""
    player = state.players[state.seat]
    if where == "projects":
        cards = player.projects
    elif where == "display":
        cards = [card for row in state.display for card in row]
    else:
        path = state.pending[-1]
        assert isinstance(path, Offering)
        cards = path.cards
    return next(card for card in cards if named(card) == word)


def named(card: int) -> str:
    """Give the word of a card."""
    building = BOX.building_of[card]
    name = TYPES[BOX.type_of[card]] if building < 0 else BUILDINGS[building]
    return f"{name.replace('_', '-')}{BOX.die_of[card]}"


def project(state: State, word: str) -> int:
    """Find a project of the player on turn."""
    return card(state, word, "projects")


def shown(state: State, word: str) -> int:
    """Find a card of the display."""
    return card(state, word, "display")


def offered(state: State, word: str) -> int:
    """Find a bought card."""
    return card(state, word, "offer")


def play(state: State, *actions: Action) -> list[Event]:
    """Play legal actions one after another, checking every state; give what happened."""
    events: list[Event] = []
    for action in actions:
        assert action in GAME.legal(state), GAME.refusal(state, action)
        assert GAME.refusal(state, action) is None
        GAME.apply(state, action, events.append)
        GAME.check(state)
    return events


def end_turn(state: State) -> list[Event]:
    """End the turn."""
    return play(state, EndTurn())


def buy(state: State, word: str) -> int:
    """Buy cards and find the one to be kept."""
    play(state, Buy())
    return offered(state, word)


def why_not(state: State, action: Action) -> Refusal:
    """Give the refusal of an action that must not be legal."""
    assert action not in GAME.legal(state)
    refusal = GAME.refusal(state, action)
    assert refusal is not None
    return refusal


def reason(state: State, action: Action) -> str:
    """Give the reason id of an action that must not be legal."""
    return why_not(state, action).reason


def kinds(state: State) -> list[str]:
    """List the kinds of the legal actions, each once."""
    return sorted({str(action.kind) for action in GAME.legal(state)})


def open_paths(state: State) -> list[str]:
    """List the kinds of the open choices, the innermost last."""
    return [path.kind for path in state.pending]


def events_of(events: list[Event], kind: str) -> list[Event]:
    """Give all events of a kind."""
    return [each for each in events if each.kind == kind]


def event(events: list[Event], kind: str) -> Event:
    """Give the only event of a kind."""
    found = events_of(events, kind)
    assert len(found) == 1, [each.kind for each in events]
    return found[0]


def total(state: State, seat: int = 0) -> int:
    """Give the points of a seat."""
    return GAME.score(state).sheets[seat].total


def line(state: State, name: str, seat: int = 0) -> int:
    """Give one part of the points of a seat."""
    lines = GAME.score(state).sheets[seat].lines
    return next(part.points for part in lines if part.id == name)
