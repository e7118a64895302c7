"""What a screen shows beside the cards: markers, dates, prices, spaces, and what would be scored.

Everything is told from a view; nothing here changes a state.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.game import Refusal
from core.labora import goods as stock
from core.labora import scoring, wheel
from core.labora.box import Box
from core.labora.clergy import kinds_at_home, occupied
from core.labora.model import ABSENT, GOODS, HOME, MARKERS, PRIOR, Player, State
from core.labora.places import spot
from core.labora.reasons import no_food_and_energy, no_place, no_place_at_all, no_price

LETTERS = "ABCDE"


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker of the production wheel."""

    id: str
    position: int
    """On the dial, 0 to 12; ABSENT: not in play."""
    now: int
    """How many goods it gives; ABSENT: none, it is not in play."""
    next: int
    """The same after the wheel has turned once more."""
    enters: int
    """The round in which it comes, if it has not come yet; 0: never, or it is here."""


@dataclass(frozen=True, slots=True)
class Date:
    """Something the beam will bring: `settlement-A` to `settlement-E`, a marker, `bonus-round`."""

    round: int
    what: str


@dataclass(frozen=True, slots=True)
class Host:
    """A building on a landscape, as a place for a clergyman."""

    seat: int
    place: int
    card: str
    occupants: tuple[tuple[int, bool], ...]
    """Who stands there: seat, and whether it is the prior."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What all goods of a player are worth together."""

    food: int
    energy: float
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class Points:
    """The three parts of a player's points, and each settlement's sum."""

    goods: int
    economic: int
    settlements: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All points."""
        return self.goods + self.economic + sum(points for _, points in self.settlements)


def markers(box: Box, state: State) -> list[Marker]:
    """List all markers that this country and mode know, in the order of `MARKERS`."""
    dial = box.modes[state.mode].dial
    enters = {
        marker: turn
        for turn, found in box.modes[state.mode].enters.items()
        for marker in found
        if turn > state.round
    }
    known = ("joker", *box.goods_of[state.country])
    shown = []
    for number, name in enumerate(MARKERS):
        if name not in known:
            continue
        position = state.wheel[number]
        after = wheel.after_turn(state, position)
        if position == ABSENT and enters.get(number) == state.round + 1:
            after = 0
        shown.append(
            Marker(
                name,
                position,
                wheel.value(box, state, number),
                ABSENT if after == ABSENT else dial[after],
                enters.get(number, 0),
            )
        )
    return shown


def dates(box: Box, state: State) -> list[Date]:
    """List what is still to come, in order of the rounds; two players: without the end."""
    rules = box.modes[state.mode]
    found = [
        Date(turn, f"settlement-{LETTERS[stage - 1]}")
        for turn, stage in rules.phases.items()
        if stage > state.stage
    ]
    found += [
        Date(turn, MARKERS[marker])
        for turn, entering in rules.enters.items()
        for marker in entering
        if turn > state.round and MARKERS[marker] in box.goods_of[state.country]
    ]
    if rules.rounds:
        last = rules.rounds
        if state.mode != "solo":
            last += 1
            found.append(Date(last, "bonus-round"))
        found.append(Date(last, "settlement-E"))
    return sorted(found, key=lambda date: date.round)


def next_phase(box: Box, state: State) -> Date | None:
    """Give the next settlement phase, or None when there is none any more."""
    phases = [date for date in dates(box, state) if date.what.startswith("settlement")]
    return phases[0] if phases else None


def coming(box: Box, state: State) -> list[str]:
    """List the buildings of the next stack."""
    stage = state.stage + 1
    return [card for card in state.stacks if box.cards[card].stage == stage]


def to_the_end(box: Box, state: State) -> int | None:
    """Two players: how many buildings must still leave the display until the game ends.

    None in other modes and before the last stack is dealt.
    """
    least = box.modes[state.mode].least
    if least < 0 or state.stacks:
        return None
    return max(0, len(state.display) - least)


def totals(box: Box, player: Player) -> Totals:
    """Sum up what the goods of a player are worth; straw counts half, grain as food."""
    goods = player.goods
    return Totals(
        stock.food(box, goods),
        stock.energy(box, goods) / 2,
        goods[GOODS.index("coins")],
        scoring.goods_points(box, goods),
    )


def points(box: Box, player: Player) -> Points:
    """Count the points of a player as if the game ended now."""
    return Points(
        scoring.goods_points(box, player.goods),
        scoring.economic(box, player),
        tuple(scoring.settlements(box, player)),
    )


def hosts(box: Box, state: State, seat: int) -> list[Host]:
    """List the buildings of a seat, each with the clergymen on it."""
    found = []
    for at, card in state.players[seat].cards.items():
        if card not in box.is_building:
            continue
        where = spot(seat, at)
        occupants = tuple(
            (owner, number == PRIOR)
            for owner, player in enumerate(state.players)
            for number, one in enumerate(player.clergy)
            if one == where
        )
        found.append(Host(seat, at, card, occupants))
    return found


def free_clergy(state: State, seat: int) -> tuple[bool, int]:
    """Tell whether the prior of a seat is at home, and how many lay brothers are."""
    clergy = state.players[seat].clergy
    return kinds_at_home(state, seat)[0], sum(where == HOME for where in clergy[1:])


def open_to_contract(box: Box, state: State, seat: int) -> list[int]:
    """List the spaces of a seat's buildings that others could use by contract now."""
    if HOME not in state.players[seat].clergy:
        return []
    taken = occupied(state)
    return [host.place for host in hosts(box, state, seat) if spot(seat, host.place) not in taken]


def spaces(box: Box, state: State, seat: int, card: str) -> dict[int, Refusal | None]:
    """Say for every space of a landscape whether a card may stand there, and if not why."""
    player = state.players[seat]
    return {at: no_place(box, player, card, at) for at in player.ground}


def cannot_build(box: Box, state: State, seat: int, card: str) -> Refusal | None:
    """Say why a seat cannot build a card or a settlement: what is missing, or where to put it."""
    player = state.players[seat]
    if card in box.is_settlement:
        lacking = no_food_and_energy(box, player, card)
    else:
        lacking = no_price(box, player, card)
    return lacking or no_place_at_all(box, player, card)


def settlement_at(box: Box, state: State, seat: int, card: str, place: int) -> int:
    """Give the points a settlement would bring on a space: dwellings around it, and its own.

    Other settlements beside it gain its dwelling value too; see `gain_of`.
    """
    return scoring.settlement_sum(box, state.players[seat], place, card)


def gain_of(box: Box, state: State, seat: int, card: str, place: int) -> int:
    """Give by how much all points of a seat change if a card lay on a space, payment aside."""
    player = state.players[seat]
    before = scoring.economic(box, player)
    before += sum(one for _, one in scoring.settlements(box, player))
    cards = {**player.cards, place: card}
    after = Player(player.goods, player.clergy, player.ground, cards, player.settlements)
    gained = scoring.economic(box, after)
    gained += sum(one for _, one in scoring.settlements(box, after))
    return gained - before
