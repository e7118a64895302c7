"""Positions and scenes to draw in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.burgundy.box import NO_BUILDING
from core.burgundy.game import Burgundy
from core.burgundy.model import BUILDINGS, NOBODY, TYPES, UNLIMITED, Player, State
from tests.tui.scenes import Scenes
from tui.screens.burgundy import create

GAME = Burgundy()
BOX = GAME.box
PAINTER = create(GAME)
NAMES = ("Iva", "Tom", "Bot", "Ada")
ANY_DIE = 0


class Pool:
    """All action cards; they are taken by what is printed on them."""

    def __init__(self) -> None:
        self.cards = list(range(BOX.cards))

    def take(self, name: str, die: int = ANY_DIE) -> int:
        """Take a card of a type, or of a kind of building, with a die value if given."""
        for card in self.cards:
            building = BOX.building_of[card]
            called = TYPES[BOX.type_of[card]] if building == NO_BUILDING else BUILDINGS[building]
            if called == name and die in (ANY_DIE, BOX.die_of[card]):
                self.cards.remove(card)
                return card
        raise LookupError(f"{name} {die}")

    def take_all(self, *names: str) -> list[int]:
        """Take cards written as `mine 3` or `mine`."""
        parts = [name.split() for name in names]
        return [self.take(part[0], int(part[1]) if len(part) > 1 else 0) for part in parts]

    def rest(self, count: int) -> list[int]:
        """Take the cards that come next."""
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken


def player(pool: Pool, hand: Sequence[str] = (), **values: Any) -> Player:
    """Make a player; what is not said is empty. Cards are written as for `Pool.take_all`."""
    return Player(
        hand=pool.take_all(*hand),
        stock=[],
        projects=pool.take_all(*values.get("projects", ())),
        estate=[pool.take_all(*stack) for stack in values.get("estate", ())],
        goods=values.get("goods", [0, 0, 0]),
        sold=values.get("sold", [0, 0, 0]),
        animals=values.get("animals", [0, 0, 0, 0]),
        silver=values.get("silver", 0),
        workers=values.get("workers", 0),
        vp=values.get("vp", 0),
        seven=values.get("seven", 0),
    )


def sample() -> State:
    """Make the position of the pictures: round D, turn 4, Iva to play."""
    pool = Pool()
    players = [
        player(
            pool,
            ("ship 3", "ship 5"),
            projects=("ship 5", "city_hall 4"),
            estate=(
                ("castle 2",),
                ("mine 1", "mine 2"),
                ("knowledge 1", "cloister 1"),
                ("ship 6",),
                ("bank 1", "church 2", "market 3"),
                ("barn 2",),
            ),
            goods=[1, 0, 2],
            sold=[1, 1, 2],
            animals=[0, 1, 2, 0],
            silver=3,
            workers=1,
            vp=2,
        ),
        player(
            pool,
            ("ship 1", "castle 1"),
            projects=("mine 4", "ship 1"),
            estate=(
                ("castle 3",),
                ("cloister 2",),
                ("knowledge 3", "knowledge 4", "knowledge 5"),
                ("ship 2",),
                ("watchtower 2", "bank 3"),
            ),
            goods=[1, 0, 0],
            sold=[1, 2, 0],
            animals=[0, 0, 2, 1],
            silver=2,
            vp=4,
        ),
        player(
            pool,
            ("castle 4", "castle 5"),
            projects=("knowledge 2",),
            estate=(
                ("mine 5",),
                ("cloister 3",),
                ("knowledge 1", "knowledge 3"),
                ("pasture 2", "pasture 3"),
                ("market 1", "warehouse 1", "warehouse 3"),
            ),
            sold=[1, 0, 1],
            animals=[0, 1, 0, 1],
            silver=1,
            workers=2,
            vp=3,
        ),
    ]
    rows = (
        ("ship 4",),
        ("pasture 1",),
        ("mine 3",),
        ("knowledge 6", "church 4"),
        ("carpenter 3",),
        ("cloister 5",),
    )
    display = [pool.take_all(*row) for row in rows]
    players[0].stock = pool.rest(1)
    players[1].stock = pool.rest(1)
    return State(
        rng=1,
        turns=64,
        pending=[],
        seat=0,
        phase="play",
        round=3,
        players=players,
        deck=pool.rest(18),
        discard=pool.rest(49),
        display=display,
        goods=[[1, 1, 2], [1, 0]],
        animals=[[0, 0, 0, 1, 3, 1], [0, 0, 2, 1, 3, 3]],
        firsts=[NOBODY, NOBODY, NOBODY, 1, NOBODY, NOBODY, 0],
        sevens=[1, 2, 4],
        rival=None,
        start=2,
        holder=1,
        face_down=True,
        acted=False,
        bought=False,
        vp_left=UNLIMITED,
        clash="own-first",
        animals_left="outside-sets",
        decline=False,
        bonus_first=True,
    )


SCENES = Scenes(
    GAME,
    PAINTER,
    NAMES,
    "kafe",
    ("Mine", ("Take 2 silver when you place a mine.",)),
    bots=(2,),
)
seen_of, composing, scene = SCENES.seen_of, SCENES.composing, SCENES.scene
drawn, text = SCENES.drawn, SCENES.text
