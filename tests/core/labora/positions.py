"""Positions made for one test, and steps written as in the notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from core.game import Event
from core.labora import places
from core.labora.game import Labora, create
from core.labora.land import lay_plot
from core.labora.model import GOODS, HOME, MARKERS, Action, State
from core.labora.setup import LaboraOptions
from core.notation import read, write

GAME = create()
BOX = GAME.box
Country = Literal["france", "ireland"]
Length = Literal["short", "long"]


def start(
    seats: int = 4,
    country: Country = "france",
    length: Length = "long",
    game: Labora = GAME,
) -> State:
    """Make a first state without goods."""
    state = game.setup(LaboraOptions(country=country, length=length), seats, 1)
    for player in state.players:
        player.goods = [0] * len(GOODS)
    return state


def give(state: State, seat: int = 0, **goods: int) -> None:
    """Let a seat have exactly these goods; wonders come from those that are left."""
    player = state.players[seat]
    state.wonders += player.goods[GOODS.index("wonder")]
    player.goods = [goods.get(good, 0) for good in GOODS]
    assert set(goods) <= set(GOODS)
    state.wonders -= goods.get("wonder", 0)


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """Say which goods a seat has."""
    amounts = zip(GOODS, state.players[seat].goods, strict=True)
    return {good: amount for good, amount in amounts if amount}


def put(state: State, card: str, x: int, y: int, seat: int = 0) -> int:
    """Put a card of the game on a space, whatever the rules; gives the space."""
    for pile in (state.display, state.stacks):
        if card in pile:
            pile.remove(card)
    for player in state.players:
        if card in player.settlements and player is state.players[seat]:
            player.settlements.remove(card)
    at = places.place(x, y)
    state.players[seat].cards[at] = card
    if card in BOX.cards and BOX.cards[card].raises:
        state.price = BOX.raised_price
    return at


def clear(state: State, *spaces: tuple[int, int], seat: int = 0) -> None:
    """Take the cards off these spaces, or off all wild ones if none are named."""
    cards = state.players[seat].cards
    chosen = [places.place(x, y) for x, y in spaces]
    for at in chosen or [at for at, card in cards.items() if card in ("forest", "moor")]:
        cards.pop(at, None)


def mountain(state: State, row: int, seat: int = 0) -> None:
    """Add a mountain plot."""
    lay_plot(state.players[seat], row, "mountain")
    state.plots.pop(0)


def coast(state: State, row: int, seat: int = 0) -> None:
    """Add a coast plot."""
    lay_plot(state.players[seat], row, "coast")
    state.plots.pop(0)


def stand(state: State, seat: int, who: int, x: int, y: int, owner: int | None = None) -> None:
    """Put a clergyman (0 prior, 1.. lay brothers) on a space."""
    owner = seat if owner is None else owner
    state.players[seat].clergy[who] = places.spot(owner, places.place(x, y))


def at_home(state: State, seat: int = 0) -> list[bool]:
    """Say which clergymen are at home."""
    return [where == HOME for where in state.players[seat].clergy]


def wheel(state: State, **positions: int) -> None:
    """Set markers to positions of the dial; the others stay."""
    for marker, position in positions.items():
        state.wheel[MARKERS.index(marker)] = position


def marker(state: State, name: str) -> int:
    """Give the position of a marker."""
    return state.wheel[MARKERS.index(name)]


def step(line: str) -> Action:
    """Read a step; spaces are written `x,y` after `at` and `seat:x,y` after `visit`."""
    words = line.split()
    if words[0] == "at" and "," in line:
        x, y = map(int, words[1].split(","))
        line = f"at {places.place(x, y)}"
    elif words[0] == "visit":
        seat, where = words[1].split(":")
        x, y = map(int, where.split(","))
        line = f"visit {seat} {places.place(x, y)}"
    action: Action = read(GAME, line)
    return action


def play(state: State, lines: str | Iterable[str], game: Labora = GAME) -> list[Event]:
    """Do steps (a text: parted by `;`), each of which must be legal; gives what happened."""
    events: list[Event] = []
    parts = lines.split(";") if isinstance(lines, str) else lines
    for line in filter(None, (part.strip() for part in parts)):
        action = step(line)
        legal = game.legal(state)
        assert action in legal, f"{line}: {[write(one) for one in legal]}"
        game.apply(state, action, events.append)
    return events


def offers(state: State, line: str, game: Labora = GAME) -> bool:
    """Tell whether a step is legal; the refusal must say the same."""
    action = step(line)
    legal = action in game.legal(state)
    assert (game.refusal(state, action) is None) == legal
    return legal


def refused(state: State, line: str, game: Labora = GAME) -> str:
    """Give the reason why a step is not legal, or an empty text if it is."""
    refusal = game.refusal(state, step(line))
    assert (refusal is None) == (step(line) in game.legal(state))
    return refusal.reason if refusal else ""


def use(state: State, where: str, lines: str = "") -> list[Event]:
    """Place a lay brother on an own building and use it."""
    return play(state, f"begin clergy; visit 0:{where}; send brother; {lines}")


def prompt(state: State) -> str:
    """Give what must be decided; empty when the game is over."""
    turn = GAME.turn(state)
    return turn.prompt if turn else ""


def kinds(events: Iterable[Event]) -> list[str]:
    """List what kinds of events happened."""
    return [event.kind for event in events]


def end_turns(state: State, count: int) -> None:
    """Pass and end so many turns."""
    for _ in range(count):
        while state.actions:
            play(state, "pass")
        play(state, "end-turn")
