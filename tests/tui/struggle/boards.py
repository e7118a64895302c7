"""Positions and scenes to draw in tests."""

from __future__ import annotations

from core.struggle.game import Struggle
from core.struggle.model import Player, State
from tests.tui.scenes import Scenes
from tui.screens.struggle import create

GAME = Struggle()
PAINTER = create(GAME)
NAMES = ("Eva", "Tom", "Ada", "Max", "Petr", "Ota")
BRICK, LUMBER, ORE, WOOL, GRAIN = range(5)


def player(hand: list[int], roads: int, knights: int, **cards: list[int]) -> Player:
    """Make a player; `settlements`, `cities` (events) and `expansions` are optional."""
    return Player(
        hand=hand,
        hidden=0,
        roads=roads,
        knights=knights,
        settlements=cards.get("settlements", []),
        cities=cards.get("cities", []),
        expansions=cards.get("expansions", []),
    )


def sample() -> State:
    """Make the position of the picture: turn 14, Eva has used one of two swaps."""
    players = [
        player([2, 1, 1, 3, 1], 3, 1, settlements=[0, 1], cities=[0]),
        player([1, 1, 1, 1, 1], 2, 2, settlements=[0], cities=[1], expansions=[3]),
        player([0, 1, 1, 1, 1], 1, 0, settlements=[0, 0]),
        player([1, 1, 2, 1, 1], 3, 1, settlements=[0], cities=[1]),
    ]
    deck = [0] * 2 + [1] * 3 + [2] * 5 + [3] * 4 + [4] * 3
    market = [ORE, GRAIN, GRAIN, WOOL, BRICK]
    discard = [11, 11, 16, 15, 14]
    for hand in (one.hand for one in players):
        discard = [a - b for a, b in zip(discard, hand, strict=True)]
    for card in deck + market:
        discard[card] -= 1
    return State(
        rng=1,
        turns=52,
        pending=[],
        seat=0,
        phase="swap",
        players=players,
        deck=deck,
        discard=discard,
        market=market,
        pile=[0, 0, 0, 0, 1, 1],
        roads=0,
        knights=1,
        expansions=[1, 1, 1, 1, 2, 2],
        arrow=1,
        swaps=1,
        built=[False] * 5,
        used=[False] * 3,
        idle=0,
        ask=False,
        events="10-5",
    )


SCENES = Scenes(
    GAME,
    PAINTER,
    NAMES,
    "living room (hot seat)",
    ("swap", ("One swap per road with side A up.",)),
    bots=(2, 3),
)
seen_of, composing, scene = SCENES.seen_of, SCENES.composing, SCENES.scene
drawn, text = SCENES.drawn, SCENES.text
