"""Positions and scenes to draw in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import split_graphemes

from core.burgundy.box import NO_BUILDING
from core.burgundy.game import Burgundy
from core.burgundy.model import BUILDINGS, NOBODY, TYPES, UNLIMITED, Player, State
from core.letters import letters
from core.preview import Preview, preview
from core.table import Seen, Sitter
from tui.play.composer import Composer
from tui.play.scene import Scene
from tui.screens.burgundy import create
from tui.screens.burgundy.painter import BurgundyPainter
from tui.widgets.glyphs import UNICODE, Glyphs
from tui.widgets.lines import Line, plain
from tui.words import Words

GAME = Burgundy()
BOX = GAME.box
PAINTER = create(GAME)
EN = Words("en")
CS = Words("cs")
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


def seen_of(state: State, seat: int | None, **changes: Any) -> Seen:
    """Make what a seat sees of a position that no match has led to."""
    count = len(state.players)
    bots = changes.pop("bots", (2,))
    view = GAME.view(state, seat)
    turn = GAME.turn(view)
    mine = turn is not None and turn.seat == seat
    values: dict[str, Any] = {
        "seat": seat,
        "view": view,
        "turn": turn,
        "step": 0,
        "legal": tuple(GAME.legal(state)) if mine else (),
        "path": (),
        "log": (),
        "scores": GAME.score(view),
        "sitters": tuple(
            Sitter(NAMES[index], "medium" if index in bots else None) for index in range(count)
        ),
        "talk": (),
        "can_undo": False,
        "can_redo": False,
        "agreed": frozenset(),
        "ended": state.phase == "over",
        "live": True,
    }
    return Seen(**{**values, **changes})


def composing(seen: Seen, *keys: str, painter: BurgundyPainter = PAINTER) -> Composer:
    """Make the composer of a moment after some keys. `Enter` opens lists."""
    composer = Composer(GAME, painter.menu)
    composer.update(seen)
    for key in keys:
        if key == "Enter":
            assert composer.enter() is None, "Enter would play here"
        elif key == "down":
            composer.move(1)
        else:
            assert composer.press(key), key
    return composer


def previews_of(composer: Composer, seen: Seen) -> tuple[Preview, ...]:
    """Look at the shown way, step by step, until one reveals."""
    way = composer.shown()
    if way is None or seen.seat is None:
        return ()
    found: list[Preview] = []
    view = seen.view
    for step in way.steps:
        found.append(preview(GAME, view, seen.seat, step))
        view = found[-1].after
        if view is None:
            break
    return tuple(found)


def scene(
    seen: Seen,
    *keys: str,
    width: int = 80,
    height: int = 24,
    words: Words = EN,
    glyphs: Glyphs = UNICODE,
    **changes: Any,
) -> Scene:
    """Make the scene of a moment after some keys were pressed."""
    composer = composing(seen, *keys)
    values: dict[str, Any] = {
        "game": GAME,
        "seen": seen,
        "composer": composer,
        "previews": previews_of(composer, seen),
        "words": words,
        "glyphs": glyphs,
        "letters": tuple(letters([sitter.name for sitter in seen.sitters])),
        "table_name": "kafe",
        "width": width,
        "height": height,
        "zone": "actions",
        "focus": "",
        "key_line": [("keys", "text")],
        "message": "",
        "rule": ("Mine", ("Take 2 silver when you place a mine.",)),
        "moment": None,
    }
    return Scene(**{**values, **changes})


def drawn(of: Scene, painter: BurgundyPainter = PAINTER) -> list[Line]:
    """Draw all panels at their places, as the screen does."""
    canvas = [[(" ", "text")] * of.width for _ in range(of.height)]
    for place in painter.layout(of):
        lines = painter.draw(place, of)
        assert len(lines) == place.height, place
        for row, line in enumerate(lines, place.row):
            column = place.column
            for text, token in line:
                for start, end, size in split_graphemes(text)[0]:
                    canvas[row][column] = (text[start:end], token)
                    for hidden in range(column + 1, column + size):
                        canvas[row][hidden] = ("", token)
                    column += size
            assert column == place.column + place.width, (place, column, line)
    return [list(row) for row in canvas]


def text(of: Scene) -> str:
    """Draw a scene as plain text."""
    return plain(drawn(of)) + "\n"
