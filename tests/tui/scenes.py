"""Scenes of positions that no match has led to, drawn as the screen draws them; for every game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.cells import split_graphemes

from core.game import AnyGame
from core.letters import letters
from core.table import Seen, Sitter
from tui.play.composer import Composer
from tui.play.draft import Change
from tui.play.outlook import Outlook
from tui.play.scene import Painter, PaymentPainter, Scene
from tui.widgets.glyphs import UNICODE, Glyphs
from tui.widgets.lines import Line, plain
from tui.words import Words

EN = Words("en")
CS = Words("cs")
CHANGES: Mapping[str, Change] = {
    "pay-up": "up",
    "pay-down": "down",
    "pay-less": "left",
    "pay-more": "right",
    "pay-none": "none",
}
"""Keys of the box of a payment, as they are named in lists of keys."""


class Scenes:
    """Makes and draws the scenes of one game.

    `names` sit at its table, the seats in `bots` are bots'; `rule` is that of the rule panel.
    """

    def __init__(
        self,
        game: AnyGame,
        painter: Any,
        names: Sequence[str],
        table_name: str,
        rule: tuple[str, Sequence[str]],
        bots: Collection[int] = (),
    ) -> None:
        self.game = game
        self.painter: Painter = painter
        self._names = names
        self._table_name = table_name
        self._rule = rule
        self._bots = bots

    def seen_of(
        self, state: Any, seat: int | None, people: int | None = None, **changes: Any
    ) -> Seen:
        """Make what a seat sees of a position; `people`: so many sit there, if not all seats.

        `bots` and `names` replace those of the table, what else is given is a field of `Seen`.
        """
        bots, names = changes.pop("bots", self._bots), changes.pop("names", self._names)
        view = self.game.view(state, seat)
        turn = self.game.turn(view)
        mine = turn is not None and turn.seat == seat
        values: dict[str, Any] = {
            "seat": seat,
            "view": view,
            "turn": turn,
            "step": 0,
            "legal": tuple(self.game.legal(state)) if mine else (),
            "path": (),
            "log": (),
            "scores": self.game.score(view),
            "sitters": tuple(
                Sitter(names[index], "medium" if index in bots else None)
                for index in range(people or len(state.players))
            ),
            "talk": (),
            "can_undo": False,
            "can_redo": False,
            "agreed": frozenset(),
            "ended": state.phase == "over",
            "live": True,
        }
        return Seen(**{**values, **changes})

    def composing(self, seen: Seen, *keys: str) -> Composer:
        """Make the composer of a moment after some keys. `Enter` opens lists."""
        composer = Composer(self.game, self.painter.menu)
        composer.update(seen)
        for key in keys:
            if key == "Enter":
                assert composer.enter() is None, "Enter would play here"
            elif key == "down":
                composer.move(1)
            elif key in CHANGES:
                assert isinstance(self.painter, PaymentPainter)
                composer.draft = self.painter.change(self.composed(seen, composer), CHANGES[key])
                assert composer.draft is not None
            else:
                assert composer.press(key), key
        return composer

    def scene(self, seen: Seen, *keys: str, **values: Any) -> Scene:
        """Make the scene of a moment after some keys; see `composed` for the values."""
        return self.composed(seen, self.composing(seen, *keys), **values)

    def composed(
        self,
        seen: Seen,
        composer: Composer,
        width: int = 80,
        height: int = 24,
        words: Words = EN,
        glyphs: Glyphs = UNICODE,
        **changes: Any,
    ) -> Scene:
        """Make the scene of a moment in which a move is composed."""
        values: dict[str, Any] = {
            "game": self.game,
            "seen": seen,
            "composer": composer,
            "previews": Outlook(self.game).previews(seen, composer.shown()),
            "words": words,
            "glyphs": glyphs,
            "letters": tuple(letters([sitter.name for sitter in seen.sitters])),
            "table_name": self._table_name,
            "width": width,
            "height": height,
            "zone": "actions",
            "focus": "",
            "key_line": [("keys", "text")],
            "message": "",
            "rule": self._rule,
            "moment": None,
        }
        return Scene(**{**values, **changes})

    def drawn(self, of: Scene) -> list[Line]:
        """Draw all panels at their places, as the screen does; each must fill its own."""
        canvas = [[(" ", "text")] * of.width for _ in range(of.height)]
        for place in self.painter.layout(of):
            lines = self.painter.draw(place, of)
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

    def text(self, of: Scene) -> str:
        """Draw a scene as plain text."""
        return plain(self.drawn(of)) + "\n"

    def page(self, letter: str, of: Scene) -> str:
        """Draw the page behind a letter as plain text."""
        lines = self.painter.look(letter, of)
        assert lines is not None
        return plain(lines) + "\n"
