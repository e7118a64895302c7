"""Positions and scenes to draw in tests."""

from __future__ import annotations

from typing import Any

from rich.cells import split_graphemes

from core.letters import letters
from core.preview import Preview, preview
from core.struggle.game import Struggle
from core.struggle.model import Player, State
from core.table import Seen, Sitter
from tui.play.composer import Composer
from tui.play.scene import Scene
from tui.screens.struggle import create
from tui.screens.struggle.painter import StrugglePainter
from tui.widgets.glyphs import UNICODE, Glyphs
from tui.widgets.lines import Line, plain
from tui.words import Words

GAME = Struggle()
PAINTER = create(GAME)
EN = Words("en")
CS = Words("cs")
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


def seen_of(state: State, seat: int | None, **changes: Any) -> Seen:
    """Make what a seat sees of a position that no match has led to."""
    count = len(state.players)
    bots = changes.pop("bots", (2, 3))
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


def composing(seen: Seen, *keys: str, painter: StrugglePainter = PAINTER) -> Composer:
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
        "table_name": "living room (hot seat)",
        "width": width,
        "height": height,
        "zone": "actions",
        "focus": "",
        "key_line": [("keys", "text")],
        "message": "",
        "rule": ("swap", ("One swap per road with side A up.",)),
        "moment": None,
    }
    return Scene(**{**values, **changes})


def drawn(of: Scene, painter: StrugglePainter = PAINTER) -> list[Line]:
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
