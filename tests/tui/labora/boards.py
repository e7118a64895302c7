"""Positions and scenes to draw in tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from core.labora.game import Labora
from core.labora.land import lay_district, lay_plot
from core.labora.model import GOODS, MARKERS, Player, State
from core.labora.places import place, spot
from core.labora.setup import LaboraOptions
from core.table import Seen
from tests.tui.scenes import Scenes
from tui.screens.labora import create

GAME = Labora()
BOX = GAME.box
PAINTER = create(GAME)
NAMES = ("Tom", "Ota", "Iva", "Ada")
IVA = 2
"""Her seat in the sample position."""


def fresh(
    seats: int = 3,
    country: Literal["france", "ireland"] = "france",
    length: Literal["short", "long"] = "long",
) -> State:
    """Make the start of a game."""
    return GAME.setup(LaboraOptions(country=country, length=length), seats, 1)


def space(name: str) -> int:
    """Give the space that goes by a name: `D2`."""
    return place(ord(name[0]) - ord("A") - 2, int(name[1:]) - 1)


def give(player: Player, **goods: int) -> None:
    """Set how much of some goods a player has."""
    for good, count in goods.items():
        player.goods[GOODS.index(good)] = count


def strip(player: Player) -> None:
    """Take all goods from a player."""
    player.goods = [0] * len(GOODS)


def put(state: State, seat: int, **cards: str) -> None:
    """Lay cards from market, stacks or supply on spaces: `put(state, 0, D1="G12")`."""
    player = state.players[seat]
    for name, card in cards.items():
        player.cards[space(name)] = card
        for pile in (state.display, state.stacks, player.settlements):
            if card in pile:
                pile.remove(card)


def clear(state: State, seat: int, *names: str) -> None:
    """Take cards off spaces."""
    for name in names:
        del state.players[seat].cards[space(name)]


def stand(state: State, seat: int, *spots: tuple[int, str] | None) -> None:
    """Put the clergymen of a seat on buildings, the prior first; None: at home."""
    state.players[seat].clergy = [
        -1 if one is None else spot(one[0], space(one[1])) for one in spots
    ]


def wheel(state: State, **positions: int) -> None:
    """Put markers at positions of the dial."""
    for marker, position in positions.items():
        state.wheel[MARKERS.index(marker)] = position


def district(state: State, seat: int, row: int, side: str) -> None:
    """Lay the next district."""
    lay_district(BOX, state.players[seat], row, side)
    state.districts.pop(0)


def plot(state: State, seat: int, row: int, side: str) -> None:
    """Lay the next plot."""
    lay_plot(state.players[seat], row, side)
    state.plots.pop(0)


def sample() -> State:
    """Make the position of the pictures: France, round 9 of 24, Iva (seat 2) to play."""
    state = fresh()
    state.round, state.turns, state.stage = 9, 32, 1
    state.seat, state.done = IVA, 0
    tom, ota, iva = state.players
    wheel(state, wood=1, clay=0, peat=4, grain=3, livestock=6, coins=2, grapes=1, joker=5)
    for player in state.players:
        player.settlements = ["S02", "S03", "S04", "S05"]
        strip(player)
    give(iva, wood=3, clay=5, stone=2, straw=1, grain=4, livestock=3, peat=2, peat_coal=1, coins=6)
    give(tom, wood=2, clay=1, peat=6, peat_coal=3, grain=2, livestock=5, coins=9)
    give(ota, wood=5, clay=4, grapes=3, grain=1, livestock=2, coins=4)
    plot(state, IVA, 0, "coast")
    district(state, IVA, -1, "plains")
    plot(state, 1, 0, "mountain")
    put(state, IVA, E1="G12", F1="S01", F2="G02")
    stand(state, IVA, None, (IVA, "E1"), (IVA, "G1"))
    put(state, 0, F1="G01", F2="G18", D2="G07")
    put(state, 1, F1="G16", F2="F09", H1="F14")
    clear(state, 1, "D1")
    put(state, 0, E1="S01")
    ota.settlements.insert(0, "S01")
    stand(state, 0, None, None, None)
    stand(state, 1, (1, "G1"), (1, "F1"), None)
    state.display = ["F05", "F04", "G06", "F08", "F11", "F17", "G19"]
    state.stacks = [card for card in state.stacks if BOX.cards[card].stage > 1]
    return state


SCENES = Scenes(
    GAME,
    PAINTER,
    NAMES,
    "kafe",
    ("Windmill", ("Turns up to 7 Grain into Flour, and you get 1 Straw for each.",)),
)
composing, scene = SCENES.composing, SCENES.scene
drawn, text = SCENES.drawn, SCENES.text


def seen_of(state: State, seat: int | None, **changes: Any) -> Seen:
    """Make what a seat sees of a position that no match has led to."""
    people = 1 if state.mode == "solo" else len(state.players)
    return SCENES.seen_of(state, seat, people, **changes)


def after(state: State, actions: Sequence[Any]) -> State:
    """Play some actions on a copy."""
    copy = GAME.clone(state)
    for action in actions:
        GAME.apply(copy, action)
    return copy


def moves() -> Mapping[str, Any]:
    """Give the actions that begin something, by their names."""
    return BOX.moves.begin
