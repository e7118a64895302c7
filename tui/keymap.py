"""The keys in force for one player: the table, changed by his settings, and what is shown of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from tui.keys import (
    CHOICE_LETTERS,
    CZECH_DIGITS,
    DIGITS,
    KEYS,
    SCOPES,
    SECTIONS,
    UNBINDABLE,
    Key,
    belongs,
    canonical,
)
from tui.widgets.glyphs import UNICODE, Glyphs
from tui.widgets.lines import Line, merge, width
from tui.words import N_, NP_, Words

KeyHint = tuple[str, str]
"""A key as it is shown, and what it does in one word or two."""


class Trouble(Enum):
    """What can be wrong with a key in the settings."""

    UNKNOWN = "unknown"
    """There is no action of this name."""
    UNBINDABLE = "unbindable"
    """Terminals take this key for themselves."""
    CHOICE = "choice"
    """Letters in front of choices, and digits, must stay free for choosing."""
    TAKEN = "taken"
    """Another action has the key in the same place."""
    MISSING = "missing"
    """An action would be left without any key."""


@dataclass(frozen=True, slots=True)
class Clash:
    """A line of the settings that could not be followed; the action keeps its usual keys."""

    trouble: Trouble
    id: str
    key: str = ""
    other: str = ""
    """The id of the action that has the key, if it is taken."""


class Keymap:
    """Which key does what, in which scope."""

    def __init__(self, keys: Iterable[Key] = KEYS) -> None:
        self._table = tuple(keys)
        self._found: dict[str, dict[str, Key]] = {}
        self._hints: dict[tuple[str, str, str, str], KeyHint | None] = {}

    def find(self, key: str, scope: str) -> str | None:
        """The name of the action that a key does in a scope, or None.

        The key may be written as the terminal library does (`question_mark`).

        Raises:
            KeyError: if there is no such scope.
        """
        found = self._in(scope).get(canonical(key))
        return found.action if found is not None else None

    def keys(self, id: str) -> tuple[str, ...]:  # noqa: A002 - ids are what settings name
        """The keys of an action by its id.

        Raises:
            KeyError: if there is no such id.
        """
        for each in self._table:
            if each.id == id:
                return each.keys
        raise KeyError(id)

    def table(self, scope: str) -> list[Key]:
        """All that has keys in a scope, in the order of the table."""
        inside = belongs(scope)
        return [each for each in self._table if not inside.isdisjoint(each.scopes)]

    def hint(self, scope: str, name: str, words: Words, glyphs: Glyphs) -> KeyHint | None:
        """How an action (or a group like `up-down`) is shown on the last line, if it has keys here.

        Raises:
            KeyError: if there is no such scope.
        """
        wanted = (scope, name, words.language, glyphs.name)
        if wanted not in self._hints:
            self._hints[wanted] = self._hint(scope, name, words, glyphs)
        return self._hints[wanted]

    def _hint(self, scope: str, name: str, words: Words, glyphs: Glyphs) -> KeyHint | None:
        names, short = _GROUPS.get(name, ((name,), None))
        found = [key for each in names for key in self.table(scope) if key.action == each]
        if len(found) < len(names):
            return None
        shown = [key_name(key.keys[0], words, glyphs) for key in found[: len(names)]]
        gap = "" if all(len(each) == 1 and not each.isalnum() for each in shown) else " "
        return gap.join(shown), words.p(*(short or found[0].short))

    def _in(self, scope: str) -> dict[str, Key]:
        if scope not in self._found:
            self._found[scope] = {key: each for each in self.table(scope) for key in each.keys}
        return self._found[scope]


_GROUPS: Mapping[str, tuple[tuple[str, ...], tuple[str, str]]] = {
    "up-down": (("up", "down"), NP_("key", "list")),
    "left-right": (("left", "right"), NP_("key", "change")),
    "arrows": (("left", "up", "down", "right"), NP_("key", "move")),
    "hits": (("next-hit", "previous-hit"), NP_("key", "matches")),
    "legal-places": (("next-legal", "previous-legal"), NP_("key", "targets")),
    "moves": (("step-back", "step-forward"), NP_("key", "steps")),
    "turns": (("turn-back", "turn-forward"), NP_("key", "turns")),
    "ends": (("start", "finish"), NP_("key", "ends")),
}
"""Actions shown together on the last line, with their common word."""

_SHOWN_NAMES = {
    "escape": "Esc",
    "enter": "Enter",
    "space": N_("Space"),
    "tab": "Tab",
    "backspace": "Backspace",
    "delete": "Del",
    "insert": "Ins",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
}


def key_name(key: str, words: Words, glyphs: Glyphs) -> str:
    """A key as people read it: `Esc`, `Ctrl+R`, an arrow."""
    if key in ("up", "down", "left", "right"):
        arrows = {"up": glyphs.up, "down": glyphs.down, "left": glyphs.left, "right": glyphs.right}
        return arrows[key]
    if "+" in key and len(key) > 1:
        return "+".join(part.capitalize() for part in key.split("+"))
    if key in _SHOWN_NAMES:
        return words.t(_SHOWN_NAMES[key])
    return key.upper() if len(key) > 1 and key[0] == "f" and key[1:].isdigit() else key


def resolve(overrides: Mapping[str, Sequence[str]]) -> tuple[Keymap, list[Clash]]:
    """The keys in force when a player's own keys (id to keys) are laid over the table.

    A line that cannot be followed is left out and reported; nothing is ever without a key. When a
    new key is taken by an action that was not changed, the new one gives way.
    """
    clashes: list[Clash] = []
    wanted: dict[str, tuple[str, ...]] = {}
    known = {key.id: key for key in KEYS}
    for id_, keys in overrides.items():
        trouble = _trouble(id_, keys, known)
        if trouble is None:
            wanted[id_] = tuple(dict.fromkeys(canonical(key) for key in keys))
        else:
            clashes.append(trouble)
    while True:
        table = [_with(key, wanted.get(key.id)) for key in KEYS]
        taken = _first_taken(table, wanted)
        if taken is None:
            return Keymap(table), clashes
        clashes.append(taken)
        del wanted[taken.id]


def _with(key: Key, keys: tuple[str, ...] | None) -> Key:
    if keys is None:
        return key
    return Key(key.id, keys, key.section, key.label, key.short, key.scopes, key.does, key.also)


def _trouble(id_: str, keys: Sequence[str], known: Mapping[str, Key]) -> Clash | None:
    if id_ not in known:
        return Clash(Trouble.UNKNOWN, id_)
    if not keys:
        return Clash(Trouble.MISSING, id_)
    for key in map(canonical, keys):
        if key in known[id_].keys:
            continue
        if key in UNBINDABLE or key == "":
            return Clash(Trouble.UNBINDABLE, id_, key)
        if key in CHOICE_LETTERS or key in DIGITS or key.lower() in CZECH_DIGITS:
            return Clash(Trouble.CHOICE, id_, key)
    return None


def _first_taken(table: Sequence[Key], changed: Mapping[str, object]) -> Clash | None:
    """The first changed action whose key is another's in some scope; of two, the later one."""
    for first, second in combinations(table, 2):
        shared = set(first.keys) & set(second.keys)
        if shared and _meet(first, second):
            loser, other = (second, first) if second.id in changed else (first, second)
            return Clash(Trouble.TAKEN, loser.id, min(shared), other.id)
    return None


def _meet(first: Key, second: Key) -> bool:
    """Whether there is a scope where both work."""
    return any(
        not inside.isdisjoint(first.scopes) and not inside.isdisjoint(second.scopes)
        for inside in map(belongs, SCOPES)
    )


def key_line(hints: Sequence[KeyHint], cells: int) -> Line:
    """The last line of a screen: `Enter do it  Esc back  i rule  ?`.

    The hints stand in the order given. When they do not fit, the ones before the last go first,
    from right to left: the first hints are the most important, and the last is the way to all keys.
    """
    kept = list(hints)
    while kept:
        drawn: Line = []
        for number, (key, meaning) in enumerate(kept):
            drawn += [("  " if number else "", "text"), (key, "key")]
            drawn.append((f" {meaning}" if meaning else "", "text"))
        if width(drawn) <= cells:
            return merge(drawn)
        del kept[-2 if len(kept) > 1 else -1]
    return []


def help_sections(
    keymap: Keymap, scope: str, words: Words, glyphs: Glyphs
) -> list[tuple[str, list[KeyHint]]]:
    """All keys of a scope by section, each with all its keys and what it does, for the `?` page."""
    sections: list[tuple[str, list[KeyHint]]] = []
    table = keymap.table(scope)
    for section in SECTIONS:
        rows = [
            (" ".join(key_name(each, words, glyphs) for each in key.keys), words.t(key.label))
            for key in table
            if key.section == section
        ]
        if section == _CHOOSING_STANDS_BEFORE:
            rows = [(keys, words.t(label)) for keys, label in _CHOOSING] + rows
        if rows:
            sections.append((words.t(section), rows))
    return sections


_CHOOSING_STANDS_BEFORE = SECTIONS[1]
_CHOOSING = (
    ("1-9 0", N_("choose the item with that number")),
    ("a-z", N_("choose the item marked with that letter")),
)


def markdown(words: Words) -> str:
    """The table of keys as it stands in the documents."""
    rows = [f"| {words.t('Key')} | {words.t('what it does')} | id |", "|---|---|---|"]
    rows += [f"| `{keys}` | {words.t(label)} | |" for keys, label in _CHOOSING]
    rows += [
        f"| {' '.join(f'`{key_name(each, words, UNICODE)}`' for each in key.keys)} "
        f"| {words.t(key.label)} | `{key.id}` |"
        for section in SECTIONS
        for key in KEYS
        if key.section == section
    ]
    return "\n".join(rows)


def main(arguments: Sequence[str]) -> int:
    """Print the table (`--markdown`), in Czech with `--czech` too; 2 for anything else."""
    if not arguments or set(arguments) - {"--markdown", "--czech"}:
        print("usage: python -m tui.keys --markdown [--czech]")
        return 2
    print(markdown(Words("cs" if "--czech" in arguments else "en")))
    return 0
