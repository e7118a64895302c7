"""Positions and scenes to draw in tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from core.seeland import tiles
from core.seeland.game import Seeland
from core.seeland.model import Player, State
from core.seeland.setup import SeelandOptions, developed_land, edge_of
from tests.tui.scenes import Scenes
from tui.screens.seeland import create
from tui.screens.seeland.painter import SeelandPainter

GAME = Seeland()
BOX = GAME.box
PAINTER = create(GAME)
NAMES = ("Jiří", "Dana", "Olga", "Willem")
_CROPS = {"C": 0, "R": 1, "T": 2}


def tile(text: str) -> int:
    """Read a tile as the map writes it: `C5`, `R4*` with a governor's symbol, `M2`, `Fa`."""
    if text == "Fa":
        return tiles.FARM
    value = int(text[1:].removesuffix("*"))
    if text[0] == "M":
        return tiles.mill(value)
    return tiles.landscape(_CROPS[text[0]], value, text.endswith("*"))


def place(name: str) -> int:
    """Give the hex of this name."""
    return BOX.by_name[name]


def player(merchant: int, mills: Sequence[str], **values: Any) -> Player:
    """Make a player; what is not said is as at the start."""
    return Player(
        merchant=merchant,
        mills=[place(name) for name in mills],
        stuivers=values.get("stuivers", 1),
        governors=values.get("governors", 0),
        records=values.get("records", []),
        harvested=values.get("harvested", 0),
        rewarded=5 * values.get("governors", 0),
        paid=values.get("paid", 0),
        fined=values.get("fined", 0),
    )


def position(
    players: Sequence[Player],
    land: Mapping[str, str],
    ring: Mapping[int, str],
    options: SeelandOptions | None = None,
    **values: Any,
) -> State:
    """Make a position from what lies on the map; piles, isles and counters follow from it."""
    state = GAME.setup(options or SeelandOptions(), len(players), 1)
    state.players = list(players)
    state.turns = len(players)
    state.phase = "buy"
    for name, text in land.items():
        state.land[place(name)] = tile(text)
        state.under[place(name)] = tiles.OPEN
    state.ring = [
        tile(ring[space]) if space in ring else tiles.OPEN for space in range(len(BOX.ring))
    ]
    state.master = values.pop("master", 0)
    state.governed = [place(name) for name in values.pop("governed", ())]
    for name, value in values.items():
        setattr(state, name, value)
    _settle(state)
    return state


def _settle(state: State) -> None:
    """Make piles, isles, land and counters agree with what lies on the table."""
    printed = {*BOX.islands, *BOX.printed_mills}
    laid = Counter(lies for spot, lies in enumerate(state.land) if spot not in printed)
    laid.update(state.ring)
    state.mills = list((Counter(BOX.mills) - laid).elements())
    state.landscapes = list((Counter(BOX.landscapes) - laid).elements())
    if not state.tactical:
        turned = Counter(state.land[spot] for spot in BOX.islands)
        left = list((Counter(BOX.island_tiles) - turned).elements())
        hidden = [spot for spot in BOX.islands if state.land[spot] == tiles.ISLAND]
        for spot, lies in zip(hidden, left, strict=True):
            state.under[spot] = lies
    developed = developed_land(BOX, state.land)
    state.edge = edge_of(BOX, state.land, developed)
    state.loose = [spot for spot in BOX.islands if state.tactical and spot not in developed]
    held = sum(player.stuivers for player in state.players) + len(state.coins)
    state.spent = min(state.spent, BOX.stuivers - held)
    state.stuivers = BOX.stuivers - held - state.spent
    if state.with_governors:
        kept = sum(player.governors for player in state.players)
        state.governors = BOX.governors - kept - len(state.governed) - len(state.waiting)


def sample() -> State:
    """Make the position of the pictures: turn 18, Jiří is to buy."""
    return position(
        [
            player(4, ["H8", "J7"], stuivers=2, records=[24], harvested=24),
            player(5, ["G10"], records=[11], harvested=11),
            player(2, ["H5"], stuivers=2, harvested=13),
            player(6, ["D9", "F8"]),
        ],
        {
            "C10": "C5*", "D9": "M0", "E7": "C4", "E9": "R2", "E10": "T1", "F6": "C2", "F9": "C3",
            "G6": "R1", "G10": "M2", "H4": "Fa", "H5": "M4", "H6": "T0", "H9": "T3", "H10": "T4",
            "I6": "R6", "I9": "R4", "I10": "M1", "I11": "R7", "J7": "M3", "J8": "C2*", "J9": "C0",
            "J10": "Fa", "K8": "Fa",
        },
        {0: "M5", 2: "M0", 3: "R3", 4: "T5", 5: "M4", 6: "C6", 8: "M3", 9: "T1"},
        SeelandOptions(records=True, governors=True),
        master=1,
        turns=21,
        governed=("D9", "J7"),
        spent=1,
    )  # fmt: skip


def scenes_of(painter: SeelandPainter) -> Scenes:
    """Make scenes of a game with a map of its own."""
    rule = ("crop tile", ("Free space next to a mill of your own.",))
    return Scenes(painter.game, painter, NAMES, "living room", rule)


SCENES = scenes_of(PAINTER)
seen_of, composing, scene = SCENES.seen_of, SCENES.composing, SCENES.scene
drawn, text = SCENES.drawn, SCENES.text
