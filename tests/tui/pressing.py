"""Every drawn key, and all that Tab reaches, pressed in positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from core.games import create
from core.match import Match
from core.table import Sitter, Table
from tests.tui.play.tables import NAMES
from tui.play.desk import Desk
from tui.play.scene import ACTIONS, Thing
from tui.play.session import Session
from tui.rules.library import load
from tui.screens.registry import painter_for
from tui.widgets.glyphs import UNICODE
from tui.words import Words
from tui.words.registry import for_game

GAMES = (("struggle", 3), ("burgundy", 2), ("seeland", 2), ("labora", 2))
SIZES = ((80, 24), (120, 40))
MOST_THINGS = 30
"""So many of the things of a position are tried: a map alone has 130."""
NO_MEANING = "does nothing here now"
NO_REASON = "right now."


class Pressing:
    """A position in which each key is pressed at a desk of its own, so that none changes it."""

    def __init__(self, match: Match, size: tuple[int, int], opened: tuple[str, ...]) -> None:
        self._match = match
        self._size = size
        self.opened = opened

    def desk(self) -> Desk:
        """Sit down at the position, with some keys pressed."""
        game, state = self._match.game, self._match.state
        match = Match(game, self._match.options, self._match.seats, self._match.seed)
        match.state = game.clone(state)
        at = Table(match, [Sitter(name) for name in NAMES[: match.seats]], "free")
        desk = Desk(
            Session(at, lambda: 0.0), painter_for(game), for_game(game.id), EN, UNICODE, "test"
        )
        if desk.session.curtain is not None:
            desk.session.lift()
        desk.refresh()
        for key in self.opened:
            desk.choose(key)
        return desk

    def things(self, desk: Desk) -> list[Thing]:
        """List what Tab and the arrows reach in this size."""
        return list(desk.painter.things(desk.scene(*self._size, [])))

    def keys(self) -> set[str]:
        """List the letters and digits that are drawn, as the model knows them."""
        desk = self.desk()
        scene = desk.scene(*self._size, [])
        found = {entry.key for entry in desk.composer.entries}
        found |= set(desk.painter.printed(scene))
        for keys, _ in desk.painter.hints(scene):
            found |= {key for key in keys.split() if len(key) == 1}
        return {key for key in found if key}


EN = Words("en")


def answered(desk: Desk, before: tuple[Any, ...], where: str) -> None:
    """Something has changed, or a reason is told."""
    if desk.message:
        assert NO_MEANING not in desk.message, f"{where}: {desk.message}"
        assert not desk.message.endswith(NO_REASON), f"{where}: {desk.message}"
        return
    assert state_of(desk) != before, f"{where} does nothing and says nothing"


def state_of(desk: Desk) -> tuple[Any, ...]:
    """Give what the picture is made of, as far as keys change it."""
    composer = desk.composer
    entry = composer.current
    ids = tuple(one.id for one in composer.entries)
    return (desk.session.table.match.step, ids, entry and entry.id, desk.zone, desk.focus)


def positions(game_id: str, seats: int, rng: random.Random, count: int) -> Iterator[Match]:
    """Stop at so many decisions of random games."""
    game, found = create(game_id), 0
    while True:
        match = Match(game, game.options(), seats, rng.randrange(10_000))
        while not match.over:
            seat, legal = match.to_move, match.legal()
            assert seat is not None
            if rng.random() < 0.04:
                yield match
                found += 1
                if found == count:
                    return
            match.play(seat, rng.choice(legal), match.step, 0.0)


def press_everything(
    game_id: str, seats: int, size: tuple[int, int], count: int, seed: int
) -> None:
    """Press every drawn key and everything under Tab in so many positions."""
    rng = random.Random(f"{game_id} {seed}")
    for number, match in enumerate(positions(game_id, seats, rng, count)):
        at = Pressing(match, size, ())
        keys = sorted(at.keys())
        if keys and number % 2:
            at = Pressing(match, size, (rng.choice(keys),))
        where = f"{game_id} {size}, position {number} (seed {seed}), opened {at.opened}"
        for key in sorted(at.keys()):
            _press(at, key, where)
        _tab(at, where, rng)


def _press(at: Pressing, key: str, where: str) -> None:
    desk = at.desk()
    before = state_of(desk)
    if not desk.choose(key):
        if desk.composer.prefixes(key):
            return
        desk.message = desk.unmeant(key)
    answered(desk, before, f"{where}: key {key}")


def _tab(at: Pressing, where: str, rng: random.Random) -> None:
    desk = at.desk()
    library = load((desk.session.table.game.id,), "en")
    before = at.desk()
    things = at.things(desk)
    for thing in rng.sample(things, min(len(things), MOST_THINGS)):
        desk.zone, desk.focus = thing.panel, thing.id
        assert desk.rule_id(at.things(desk)) in library, f"{where}: i on {thing.id}"
        said = state_of(desk)
        desk.enter(at.things(desk))
        answered(desk, said, f"{where}: Enter on {thing.id}")
        assert desk.zone == ACTIONS or desk.message, f"{where}: Enter on {thing.id}"
        if state_of(desk) != state_of(before):
            desk = at.desk()
