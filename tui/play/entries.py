"""The lines of all lists of one moment: what can be chosen, by which key, and why something not.

Made anew for each decision of a seat; everything is computed once, when it is asked for.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from core.final import is_final, shows
from core.game import AnyGame, Refusal
from core.table import Seen
from tui.keys import labels
from tui.play.menu import Group, Menu, Way


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list."""

    id: str
    key: str
    """The letter, digit or label that chooses it; empty when it sleeps."""
    label: str
    group: Group
    actions: tuple[Any, ...]
    """The legal actions behind it: one for a target, several for a group, none if forbidden."""
    way: Way | None
    """Set in a list of ways."""
    refusal: Refusal | None
    """Why it is forbidden, if it is."""
    things: tuple[str, ...]
    reveals: bool
    """It shows somebody something hidden, or so does the way that Enter takes."""
    ends: bool

    @property
    def allowed(self) -> bool:
        """Whether it can be done now."""
        return bool(self.actions)


class Entries:
    """All that a seat can choose from at one decision. `seen` must be that seat's turn."""

    def __init__(self, game: AnyGame, menu: Menu, seen: Seen) -> None:
        assert seen.seat is not None
        self._game = game
        self._menu = menu
        self._view = seen.view
        self._seat = seen.seat
        self._policy = seen.policy
        self._undoable = seen.can_undo
        self._legal = seen.legal
        self._known = set(seen.legal)
        self._groups = tuple(menu.groups(seen.view, seen.seat))
        self._ways: dict[Any, tuple[Way, ...]] = {}

    @cached_property
    def first(self) -> tuple[Entry, ...]:
        """The first list: a line for each group, or for each target of an inline one."""
        made: list[Entry] = []
        for group in self._groups:
            if group.inline:
                made += self.targets(group.id)
            else:
                made.append(self._group_entry(group))
        return tuple(made)

    def targets(self, group_id: str) -> tuple[Entry, ...]:
        """List what a group can be done with, and (dim) with what it cannot."""
        legal = [a for a in self._legal if self._menu.group_of(a) == group_id]
        only_legal = any(one.only_legal for one in self._groups if one.id == group_id)
        others = [
            action
            for action in ([] if only_legal else self._candidates)
            if self._menu.group_of(action) == group_id and action not in self._known
        ]
        order = {action: place for place, action in enumerate(self._candidates)}
        return _keyed(self._leaves(sorted([*legal, *others], key=lambda a: order.get(a, 0))))

    def about(self, things: Sequence[str]) -> tuple[Entry, ...]:
        """List what can be done with things on the screen."""
        wanted = set(things)
        return _keyed([one for one in self._leaves(self._legal) if wanted & set(one.things)])

    def why_not(self, things: Sequence[str]) -> Refusal | None:
        """Say why nothing can be done with things on the screen, if an action could be."""
        wanted = set(things)
        for action in self._candidates:
            if wanted.intersection(self._menu.things(self._view, action)):
                refusal = self._game.refusal(self._view, action)
                if refusal is not None:
                    return refusal
        return None

    def ways_of(self, action: Any) -> tuple[Way, ...]:
        """List the complete ways to do a legal action, cheapest first; at least one."""
        if action not in self._ways:
            self._ways[action] = tuple(self._menu.ways(self._view, action))
        return self._ways[action]

    def way_entries(self, entry: Entry, ways: Sequence[Way]) -> tuple[Entry, ...]:
        """Make a list of ways to do an entry."""
        return _keyed(
            [
                replace(
                    entry,
                    id=repr(way.steps),
                    key=way.key,
                    label=way.label,
                    way=way,
                    things=way.things or entry.things,
                    reveals=self._reveals_on_the_way(way),
                    ends=False,
                )
                for way in ways
            ]
        )

    @cached_property
    def _candidates(self) -> list[Any]:
        return self._game.candidates(self._view)

    def _group_entry(self, group: Group) -> Entry:
        legal = self._one_each([a for a in self._legal if self._menu.group_of(a) == group.id])
        things = dict.fromkeys(thing for a in legal for thing in self._menu.things(self._view, a))
        return Entry(
            id=group.id,
            key=group.letter,
            label=group.label,
            group=group,
            actions=legal,
            way=None,
            refusal=None if legal else self._why_not(group.id),
            things=tuple(things),
            reveals=self._marks(legal),
            ends=any(self._game.ends_turn(action) for action in legal),
        )

    def _why_not(self, group: str) -> Refusal | None:
        for action in self._candidates:
            if self._menu.group_of(action) == group:
                return self._game.refusal(self._view, action)
        return None

    def _leaves(self, actions: Sequence[Any]) -> list[Entry]:
        groups = {group.id: group for group in self._groups}
        made = []
        for action in self._one_each(actions):
            group = groups.get(self._menu.group_of(action))
            if group is not None:
                made.append(self._leaf(group, action))
        return made

    def _leaf(self, group: Group, action: Any) -> Entry:
        view, menu = self._view, self._menu
        allowed = action in self._known
        return Entry(
            id=repr(action),
            key=menu.digit(view, action),
            label=menu.label(view, action),
            group=group,
            actions=(action,) if allowed else (),
            way=None,
            refusal=None if allowed else self._game.refusal(view, action),
            things=menu.things(view, action),
            reveals=allowed and self._marks((action,)),
            ends=self._game.ends_turn(action),
        )

    def _one_each(self, actions: Sequence[Any]) -> tuple[Any, ...]:
        """Keep one action for each subject, a legal one if there is any; the order stays."""
        found: dict[Hashable, Any] = {}
        for action in actions:
            key = (self._menu.group_of(action), self._menu.subject(self._view, action))
            if key not in found or (found[key] not in self._known and action in self._known):
                found[key] = action
        return tuple(found.values())

    def _marks(self, legal: tuple[Any, ...]) -> bool:
        """Whether a line gets its `!`: it reveals something, or so does the way Enter takes."""
        if len(legal) == 1:
            return self._reveals_on_the_way(self.ways_of(legal[0])[0])
        return any(shows(self._game, self._view, self._seat, action) for action in legal)

    def _reveals_on_the_way(self, way: Way) -> bool:
        view = self._game.clone(self._view)
        for step in way.steps:
            if shows(self._game, view, self._seat, step):
                return True
            self._game.apply(view, step)
        return False

    def final(self, way: Way) -> bool:
        """Whether a step of this way cannot be undone at this table."""
        view, undoable = self._game.clone(self._view), self._undoable
        for step in way.steps:
            if is_final(self._game, view, self._seat, step, self._policy, undoable=undoable):
                return True
            undoable = True
            if self._game.reveals(view, step):
                break
            self._game.apply(view, step)
        return False


def _keyed(entries: list[Entry]) -> tuple[Entry, ...]:
    """Give keys to entries: those printed on what they point at, else digits, else labels."""
    printed = [entry.key for entry in entries if entry.key]
    complete = all(entry.key or not entry.allowed for entry in entries)
    if complete and printed and len(set(printed)) == len(printed):
        return tuple(entries)
    keys = [str((n + 1) % 10) for n in range(len(entries))]
    if len(entries) > 10:
        keys = list(labels(len(entries)))
    return tuple(replace(entry, key=key) for entry, key in zip(entries, keys, strict=True))
