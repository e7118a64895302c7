"""From keys to a move: the lists of choices, the cursor in them, and what Enter would do.

The composer knows one seat's `Seen` and the game's `Menu`. It opens lists inside lists: the
groups of the moment, a group's targets, the ways to do one of them. It never plays; it says
which steps Enter stands for. No Textual here, so every rule of choosing is tested bare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from core.game import AnyGame, Refusal
from core.table import Seen
from tui.play.draft import Draft
from tui.play.entries import Entries, Entry
from tui.play.menu import Group, Menu, Way
from tui.play.preselection import Preselection

Level = Literal["groups", "targets", "thing", "ways"]


@dataclass(slots=True)
class _Open:
    """An open list below the first one: which one, and where its cursor stands."""

    level: Level
    subject: Any
    """The group's id, the ids of the things, or the entry whose ways are listed."""
    cursor: int
    unasked: bool = False
    """It was opened without a key, so none closes it alone."""


class Composer:
    """The choices of one seat. `update` it with each new `Seen`."""

    def __init__(self, game: AnyGame, menu: Menu) -> None:
        self._game = game
        self._menu = menu
        self._choices: Entries | None = None
        self._preselection: Preselection | None = None
        self._starts: dict[tuple[Way, ...], int] = {}
        """The index of the way that the cursor starts on, for each list of ways."""
        self._stack: list[_Open] = []
        self._first = self._begun = 0
        self._lists: dict[tuple[Level, str], tuple[Entry, ...]] = {}
        self._decision: tuple[int, int | None] | None = None
        self.draft: Draft | None = None
        """The way that is put together in the open list of ways."""

    def update(self, seen: Seen) -> None:
        """Take a new moment; the open lists are kept only while the decision is the same."""
        decision = (seen.step, seen.seat)
        anew = decision != self._decision or not seen.my_turn or self._choices is None
        if anew:
            self._stack.clear()
            self._first = 0
            self.draft = None
        self._decision = decision
        self._choices = Entries(self._game, self._menu, seen) if seen.my_turn else None
        self._preselection = Preselection(self._game, seen) if seen.my_turn else None
        self._lists.clear()
        self._starts.clear()
        if anew:
            self._first = self._begun = self._start()
            self._unfold()

    @property
    def level(self) -> Level:
        """Which kind of list is open."""
        return self._stack[-1].level if self._stack else "groups"

    @property
    def group(self) -> Group | None:
        """The group whose targets or ways are listed, or that the cursor is on."""
        entry = self.current
        return entry.group if entry is not None else None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The lines of the open list; empty when this seat has nothing to decide."""
        if not self._stack:
            return self.first_entries
        return self._list(self._stack[-1].level, self._stack[-1].subject)

    @property
    def first_entries(self) -> tuple[Entry, ...]:
        """The lines of the first list, also while another one is open."""
        return self._choices.first if self._choices is not None else ()

    @property
    def cursor(self) -> int:
        """The index of the chosen line in the open list."""
        return self._stack[-1].cursor if self._stack else self._first

    @property
    def moved(self) -> bool:
        """Whether the player has moved the cursor from where it was put for this decision."""
        return bool(self._stack) or self._first != self._begun

    @property
    def current(self) -> Entry | None:
        """The chosen line; with the way that was put together in its place."""
        entries = self.entries
        if not entries:
            return None
        entry = entries[min(self.cursor, len(entries) - 1)]
        way = self.draft.way if self.draft is not None else None
        if way is None:
            return entry
        return replace(entry, id=repr(way.steps), key="", label=way.label, way=way)

    def final(self, way: Way) -> bool:
        """Whether a step of this way cannot be undone at this table."""
        return self._choices is not None and self._choices.final(way)

    def move(self, by: int) -> None:
        """Move the cursor up or down the open list; it stops at the ends."""
        if self.entries:
            self._point(max(0, min(len(self.entries) - 1, self.cursor + by)))

    def point(self, entry_id: str) -> bool:
        """Put the cursor on an entry of the open list; False when it is not there."""
        for index, entry in enumerate(self.entries):
            if entry.id == entry_id:
                self._point(index)
                return True
        return False

    def press(self, key: str) -> bool:
        """Choose by letter, digit or label. False when the key means nothing here.

        A group with several targets opens; everything else gets the cursor.
        """
        for index, entry in enumerate(self.entries):
            if entry.key == key:
                again = index == self.cursor
                self._point(index)
                asked = again and entry.way is None and len(self.ways_of(entry)) > 1
                if asked or self._branches(entry):
                    self._open(entry)
                return True
        if self._awake(key) and any(one.key == key for one in self.first_entries):
            self._stack.clear()
            return self.press(key)
        return False

    def _awake(self, key: str) -> bool:
        """Whether a key of the first list still acts: a list of the other kind of keys is open."""
        kinds = {entry.key.isdigit() for entry in self.entries if entry.key}
        return bool(self._stack) and key.isdigit() not in kinds

    def prefixes(self, key: str) -> bool:
        """Whether `key` begins a longer label in the open list."""
        return any(
            len(entry.key) > len(key) and entry.key.startswith(key) for entry in self.entries
        )

    def point_at(self, thing: str) -> bool:
        """Put the cursor on the one line of the open list about a thing, which is about no other.

        False when there is no such line, or more than one about the thing.
        """
        found = [entry for entry in self.entries if thing in entry.things]
        return len(found) == 1 and found[0].things == (thing,) and self.point(found[0].id)

    def focus_things(self, things: Sequence[str]) -> bool:
        """List what can be done with things on the screen; False when nothing points at them."""
        if self._choices is None or not self._choices.about(things):
            return False
        self._stack = [_Open("thing", tuple(things), 0)]
        self._stack[-1].cursor = self._start()
        return True

    def why_not(self, things: Sequence[str]) -> Refusal | None:
        """Say why nothing can be done with things on the screen, if an action could be."""
        return None if self._choices is None else self._choices.why_not(things)

    def take_up(self, steps: Sequence[Any]) -> bool:
        """Put the cursor on the choice that begins with some steps; False when there is none."""
        for index, entry in enumerate(self.first_entries):
            if not self._begins(entry, steps):
                continue
            self._stack.clear()
            self._point(index)
            if len(entry.actions) > 1:
                self._open(entry)
                at = [n for n, one in enumerate(self.entries) if self._begins(one, steps)]
                self._point(at[0] if at else self.cursor)
            self._take_way(steps)
            return True
        return False

    def _begins(self, entry: Entry, steps: Sequence[Any]) -> bool:
        assert self._choices is not None
        return any(
            way.steps[0] == steps[0]
            for action in entry.actions
            for way in self._choices.ways_of(action)
        )

    def _take_way(self, steps: Sequence[Any]) -> None:
        """Put the cursor on the way that goes along with some steps the longest."""
        entry = self.current
        ways = self.ways_of(entry) if entry is not None else ()
        if entry is None or len(ways) < 2:
            return

        def alike(index: int) -> int:
            pairs = list(zip(ways[index].steps, steps, strict=False))
            differs = next((n for n, (one, other) in enumerate(pairs) if one != other), len(pairs))
            return differs

        self._open(entry)
        self._point(max(range(len(ways)), key=alike))

    def list_ways(self) -> bool:
        """Open the list of all ways to do the chosen entry; False when there is only one."""
        entry = self.current
        if entry is None or entry.way is not None or len(self.ways_of(entry)) < 2:
            return False
        self._open(entry)
        return True

    def back(self) -> bool:
        """Close the open list; False when only the first one is open."""
        if not self._stack or self._stack[-1].unasked:
            return False
        self._stack.pop()
        self.draft = None
        return True

    def chosen(self) -> Way | None:
        """Give what Enter stands for now, or None when it would open a list or is forbidden."""
        entry = self.current
        if entry is None or not entry.allowed or len(entry.actions) != 1:
            return None
        if entry.way is not None:
            return entry.way
        ways = self._ways(entry)
        tied = len(ways) > 1 and ways[1].price == ways[0].price
        return None if tied else ways[0]

    def shown(self) -> Way | None:
        """Give the way that the preview should show: the chosen one, or the first of a tie."""
        entry = self.current
        if entry is None or len(entry.actions) != 1:
            return None
        return entry.way or self._ways(entry)[self._start_way(entry)]

    @property
    def hurts(self) -> bool:
        """Whether each choice of the open list gives points to another player."""
        shown, found = self.shown(), self._preselection
        if shown is None or found is None or not found.hurts((shown,)):
            return False
        open_entries = [entry for entry in self.entries if entry.allowed]
        return all(
            found.hurts((entry.way,) if entry.way is not None else self.ways_of(entry))
            for entry in open_entries
        )

    def enter(self) -> Way | None:
        """Do what Enter does: give the steps to play, or open the next list and give None."""
        way = self.chosen()
        entry = self.current
        if way is None and entry is not None and entry.allowed:
            self._open(entry)
        return way

    def ways_of(self, entry: Entry) -> tuple[Way, ...]:
        """List the ways to do an entry with a single action, cheapest first."""
        return self._ways(entry) if len(entry.actions) == 1 else ()

    def _point(self, index: int) -> None:
        if self.draft is not None:
            self.draft = Draft(self.draft.line, self.draft.rule)
        if self._stack:
            self._stack[-1].cursor = index
        else:
            self._first = index

    def _branches(self, entry: Entry) -> bool:
        return entry.way is None and self.chosen() is None and entry.allowed

    def _unfold(self) -> None:
        """List the ways of the only thing that can be done, if its group wants that."""
        usual = [one for one in self.entries if one.allowed and not one.group.reserve]
        if len(usual) == 1 and usual[0].group.unfolds:
            start = self._start_way(usual[0])
            self._stack.append(_Open("ways", usual[0], start, unasked=True))

    def _open(self, entry: Entry) -> None:
        self.draft = None
        if len(entry.actions) > 1:
            self._stack.append(_Open("targets", entry.group.id, 0))
            self._stack[-1].cursor = self._start()
        else:
            self._stack.append(_Open("ways", entry, self._start_way(entry)))

    def _start(self) -> int:
        """The line of the open list to start on, the end of a turn only when nothing else can."""
        entries = self.entries
        allowed = [index for index, one in enumerate(entries) if one.allowed]
        # Sorting keeps the order of the screen among lines that are put off alike.
        order = sorted(allowed, key=lambda at: (entries[at].group.reserve, entries[at].ends))
        if self._preselection is None:
            return 0
        return self._preselection.line(entries, order, self.ways_of)

    def _start_way(self, entry: Entry) -> int:
        ways = self._ways(entry)
        if ways not in self._starts:
            assert self._preselection is not None
            self._starts[ways] = self._preselection.way(ways)
        return self._starts[ways]

    def _list(self, level: Level, subject: Any) -> tuple[Entry, ...]:
        key = (level, subject.id if isinstance(subject, Entry) else subject)
        if key not in self._lists:
            self._lists[key] = self._make(level, subject)
        return self._lists[key]

    def _make(self, level: Level, subject: Any) -> tuple[Entry, ...]:
        if self._choices is None:
            return ()
        if level == "targets":
            return self._choices.targets(subject)
        if level == "thing":
            return self._choices.about(subject)
        return self._choices.way_entries(subject, self._ways(subject))

    def _ways(self, entry: Entry) -> tuple[Way, ...]:
        """Give the ways to do an entry; where a thing is asked about, those that lead to it."""
        assert self._choices is not None
        ways = self._choices.ways_of(entry.actions[0])
        about = next((one.subject for one in self._stack if one.level == "thing"), ())
        return tuple(way for way in ways if set(about) & set(way.things)) or ways
