"""What of a position is hidden from a seat, and whether imagined worlds change all of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from core.game import AnyGame
from tests.core.play import dumped

_COUNTS = frozenset({".players.*.hidden"})
"""How many cards a view does not show: it stands there for them and is nothing hidden itself."""


class Hidden:
    """Gathers which kinds of fields views hide, and which of these differ in imagined worlds."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._hidden: set[str] = set()
        self._changed: set[str] = set()

    def add(self, state: Any, view: Any, worlds: Iterable[Any]) -> None:
        """Look at a position, at what a seat sees of it, and at worlds imagined from that."""
        self._hidden |= self._differing(state, view) - _COUNTS
        for world in worlds:
            self._changed |= self._differing(state, world)

    def left_alone(self) -> set[str]:
        """Name the kinds of hidden fields that no imagined world has changed."""
        assert self._hidden, "at least the seed of the game's chance is hidden"
        return self._hidden - self._changed

    def _differing(self, one: Any, other: Any) -> set[str]:
        left, right = (dict(_leaves(json.loads(dumped(self._game, each)))) for each in (one, other))
        return {
            re.sub(r"\.\d+", ".*", path)
            for path in left.keys() | right.keys()
            if left.get(path, ...) != right.get(path, ...)
        }


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict | list):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for name, part in parts:
            yield from _leaves(part, f"{path}.{name}")
    else:
        yield path, value
