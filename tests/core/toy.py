"""A small card game that has all the house cares about: paths, secrets, chance, other seats.

Each card is one of a kind and counts its number. On a turn a seat may lay one card (a path:
open, pick, put; or gamble: swap the picked card for the top of the deck first), draw one card,
rob the next seat of a card of that seat's choice, and must end the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from core.chance import seeded, shuffle
from core.clone import cloner
from core.game import (
    BrokenInvariant,
    Event,
    Game,
    Note,
    Options,
    Refusal,
    ScoreLine,
    Scores,
    ScoreSheet,
    Term,
    Turn,
)

UNKNOWN = -1
ROUNDS = 3
_CONFIG = ConfigDict(extra="forbid", strict=True)


@dataclass(slots=True)
class Hand:
    """Cards of a seat; `hidden` counts those that a view does not know."""

    cards: list[int]
    hidden: int
    laid: list[int]
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Picking:
    """A card is being laid; `card` is picked unless it is UNKNOWN."""

    card: int
    kind: Literal["picking"] = "picking"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class Owing:
    """`seat` must give a card to the seat on turn."""

    seat: int
    kind: Literal["owing"] = "owing"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True)
class ToyState:
    """A position of the toy."""

    rng: int
    turns: int
    pending: list[Annotated[Picking | Owing, Field(discriminator="kind")]]
    seat: int
    hands: list[Hand]
    deck: list[int]
    done: list[bool]
    """Laid, drawn, robbed, gambled in this turn."""
    robbers: bool
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Open:
    """Start to lay a card."""

    kind: Literal["open"] = "open"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Pick:
    """Pick the card to lay."""

    card: int
    kind: Literal["pick"] = "pick"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Put:
    """Lay the picked card."""

    kind: Literal["put"] = "put"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Gamble:
    """Put the picked card under the deck and pick its top card instead."""

    kind: Literal["gamble"] = "gamble"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Draw:
    """Draw a card."""

    kind: Literal["draw"] = "draw"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Rob:
    """Make the next seat give a card."""

    kind: Literal["rob"] = "rob"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Give:
    """Give the robber a card."""

    card: int
    kind: Literal["give"] = "give"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class Mark:
    """Never legal: an action with a word, a flag and tuples, for the notation."""

    word: str
    flag: bool
    many: tuple[int, ...]
    names: tuple[str, ...]
    kind: Literal["mark"] = "mark"
    __pydantic_config__ = _CONFIG


@dataclass(slots=True, unsafe_hash=True)
class End:
    """End the turn."""

    kind: Literal["end"] = "end"
    __pydantic_config__ = _CONFIG


ToyAction = Open | Pick | Put | Gamble | Draw | Rob | Give | Mark | End


class ToyOptions(Options):
    """Settings of the toy."""

    hands: Literal["3", "1"] = Field("3", json_schema_extra={"rule": "toy.hands"})
    robbers: bool = Field(True, json_schema_extra={"rule": "toy.robbers"})


class Toy(Game[ToyState, ToyAction]):
    """The rules of the toy."""

    id: ClassVar[str] = "toy"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[type[Options]] = ToyOptions
    hides: ClassVar[bool] = True
    states: TypeAdapter[ToyState] = TypeAdapter(ToyState)
    actions: TypeAdapter[ToyAction] = TypeAdapter(Annotated[ToyAction, Field(discriminator="kind")])
    _copy = staticmethod(cloner(ToyState))

    def setup(self, options: Options, seats: int, seed: int) -> ToyState:
        assert isinstance(options, ToyOptions)
        deck = list(range(4 * seats + 2))
        rng = shuffle(seeded(seed), deck)
        hands = [Hand([], 0, []) for _ in range(seats)]
        for hand in hands:
            hand.cards += sorted(deck.pop() for _ in range(int(options.hands)))
        done = [False, False, not options.robbers, False]
        return ToyState(rng, 0, [], 0, hands, deck, done, options.robbers)

    def turn(self, state: ToyState) -> Turn | None:
        if state.turns == ROUNDS * len(state.hands):
            return None
        top = state.pending[-1] if state.pending else None
        if isinstance(top, Owing):
            return Turn(top.seat, "give", "toy.rob")
        return Turn(state.seat, "pick" if top else "act", "toy.turn")

    def legal(self, state: ToyState) -> list[ToyAction]:
        if self.turn(state) is None:
            return []
        top = state.pending[-1] if state.pending else None
        own = state.hands[state.seat]
        if isinstance(top, Owing):
            return [Give(card) for card in state.hands[top.seat].cards]
        if isinstance(top, Picking):
            if top.card == UNKNOWN:
                return [Pick(card) for card in own.cards]
            return [Put(), Gamble()] if state.deck and not state.done[3] else [Put()]
        found: list[ToyAction] = [End()]
        if own.cards and not state.done[0]:
            found.append(Open())
        if state.deck and not state.done[1]:
            found.append(Draw())
        victim = state.hands[self._next(state)]
        if (victim.cards or victim.hidden) and not state.done[2]:
            found.append(Rob())
        return found

    def candidates(self, state: ToyState) -> list[ToyAction]:
        if self.turn(state) is None:
            return []
        total = 4 * len(state.hands) + 2
        if not state.pending:
            return [End(), Open(), Draw(), Rob()]
        if isinstance(state.pending[-1], Owing):
            return [Give(card) for card in range(total)]
        return [*(Pick(card) for card in range(total)), Put(), Gamble()]

    def refusal(self, state: ToyState, action: ToyAction) -> Refusal | None:
        if action in self.legal(state):
            return None
        return Refusal("not-now", "toy.turn", {"kind": action.kind})

    def reveals(self, state: ToyState, action: ToyAction) -> bool:
        return isinstance(action, (Gamble, Draw))

    def ends_turn(self, action: ToyAction) -> bool:
        return isinstance(action, End)

    def apply(self, state: ToyState, action: ToyAction, note: Note | None = None) -> None:
        seat, own = state.seat, state.hands[state.seat]
        top = state.pending[-1] if state.pending else None
        told = Event(action.kind, seat, "toy.turn")
        if isinstance(action, Open):
            state.pending.append(Picking(UNKNOWN))
        elif isinstance(action, Pick) and isinstance(top, Picking):
            own.cards.remove(action.card)
            top.card = action.card
        elif isinstance(action, Gamble) and isinstance(top, Picking):
            state.deck.insert(0, top.card)
            top.card = state.deck.pop()
            state.done[3] = True
            told = Event("gamble", seat, "toy.turn", {}, {"card": top.card}, (seat,))
        elif isinstance(action, Put) and isinstance(top, Picking):
            state.pending.pop()
            own.laid.append(top.card)
            state.done[0] = True
            told = Event("put", seat, "toy.turn", {"card": top.card})
        elif isinstance(action, Draw):
            card = state.deck.pop()
            own.cards = sorted([*own.cards, card])
            state.done[1] = True
            told = Event("draw", seat, "toy.turn", {}, {"card": card}, (seat,))
        elif isinstance(action, Rob):
            state.pending.append(Owing(self._next(state)))
            state.done[2] = True
        elif isinstance(action, Give) and isinstance(top, Owing):
            state.pending.pop()
            state.hands[top.seat].cards.remove(action.card)
            own.cards = sorted([*own.cards, action.card])
            told = Event("give", top.seat, "toy.rob", {}, {"card": action.card}, (seat, top.seat))
        else:
            self._end(state)
        if note:
            note(told)

    def clone(self, state: ToyState) -> ToyState:
        return self._copy(state)

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        seen = self._copy(state)
        seen.rng = 0
        seen.deck = [UNKNOWN] * len(seen.deck)
        for owner, hand in enumerate(seen.hands):
            if owner != seat:
                hand.hidden += len(hand.cards)
                hand.cards = []
        if seen.pending and seat != seen.seat and isinstance(seen.pending[-1], Picking):
            seen.pending[-1].card = UNKNOWN
        return seen

    def imagine(self, view: ToyState, seat: int, memory: Sequence[Event], seed: int) -> ToyState:
        full = self._copy(view)
        held = self._known(full, seat, memory)
        cards = list(range(4 * len(full.hands) + 2))
        seen = {card for hand in full.hands for card in hand.cards + hand.laid} | set(held)
        picked = full.pending[-1] if full.pending else None
        if isinstance(picked, Picking):
            seen.add(picked.card)
        rest = [card for card in cards if card not in seen]
        rng = shuffle(seeded(seed), rest)
        if isinstance(picked, Picking) and len(rest) + len(held) > len(full.deck) + sum(
            hand.hidden for hand in full.hands
        ):
            picked.card = rest.pop()
        for owner, hand in enumerate(full.hands):
            sure = [card for card, holder in held.items() if holder == owner]
            more = [rest.pop() for _ in range(hand.hidden - len(sure))]
            hand.cards, hand.hidden = sorted(hand.cards + sure + more), 0
        full.deck = rest
        full.rng = rng
        return full

    def score(self, state: ToyState) -> Scores:
        totals = [sum(hand.laid) for hand in state.hands]
        sheets = tuple(
            ScoreSheet(
                seat,
                (ScoreLine("laid", total, "toy.score"),),
                total,
                1 + sum(other > total for other in totals),
            )
            for seat, total in enumerate(totals)
        )
        return Scores(sheets)

    def check(self, state: ToyState) -> None:
        cards = state.deck + [card for hand in state.hands for card in hand.cards + hand.laid]
        cards += [
            top.card for top in state.pending if isinstance(top, Picking) and top.card != UNKNOWN
        ]
        if sorted(cards) != list(range(4 * len(state.hands) + 2)):
            raise BrokenInvariant("cards")

    def prior(self, state: ToyState, action: ToyAction) -> float:
        return -1.0 if isinstance(action, End) else 0.0

    def terms(self, state: ToyState, seat: int) -> list[Term]:
        hand = state.hands[seat]
        return [
            Term("laid", float(sum(hand.laid))),
            Term("hand", 0.1 * (len(hand.cards) + hand.hidden)),
        ]

    @staticmethod
    def _next(state: ToyState) -> int:
        return (state.seat + 1) % len(state.hands)

    @staticmethod
    def _known(state: ToyState, seat: int, memory: Sequence[Event]) -> dict[int, int]:
        """Give who holds the cards that `seat` gave or got, as far as it can be sure."""
        held: dict[int, int] = {}
        count = len(state.hands)
        for event in memory:
            card = event.secret.get("card", event.values.get("card"))
            if event.kind == "give" and event.seat is not None:
                if isinstance(card, int):
                    held[card] = (event.seat - 1) % count
                else:
                    held = {c: holder for c, holder in held.items() if holder != event.seat}
            elif event.kind in ("put", "gamble") and event.seat is not None:
                held = {
                    c: holder
                    for c, holder in held.items()
                    if c != card and (event.kind == "put" or holder != event.seat)
                }
        top = state.pending[-1] if state.pending else None
        doubtful = state.seat if isinstance(top, Picking) else None
        return {c: h for c, h in held.items() if h not in (seat, doubtful)}

    def _end(self, state: ToyState) -> None:
        state.turns += 1
        state.seat = self._next(state)
        state.done = [False, False, not state.robbers, False]
