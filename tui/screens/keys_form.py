"""Changing keys: what a changed table would be, and what stands in its way. No drawing."""

from __future__ import annotations

from collections.abc import Mapping

from tui.keymap import Clash, Trouble, key_name, resolve
from tui.keys import KEYS, canonical
from tui.widgets.glyphs import Glyphs
from tui.words import N_, Words

Changes = Mapping[str, tuple[str, ...]]
"""Id of an action to its keys, as the settings keep them."""

_TROUBLES = {
    Trouble.UNKNOWN: N_("There is no action “{id}”."),
    Trouble.UNBINDABLE: N_("{key} cannot be used: terminals reserve it."),
    Trouble.CHOICE: N_("{key} must stay free: games use it for choices."),
    Trouble.TAKEN: N_("{key} is already used for: {other}."),
    Trouble.MISSING: N_("Every action needs at least one key."),
}
_LABELS = {key.id: key.label for key in KEYS}


def sentence(clash: Clash, words: Words, glyphs: Glyphs) -> str:
    """Say why a change of keys cannot be followed."""
    key = key_name(clash.key, words, glyphs) if clash.key else ""
    other = words.t(_LABELS[clash.other]) if clash.other else ""
    return words.t(_TROUBLES[clash.trouble], id=clash.id, key=key, other=other)


def with_key(changes: Changes, id_: str, pressed: str, *, add: bool) -> Changes:
    """The changes with a pressed key as the first of an action, or behind the ones it has."""
    now = changes.get(id_) or usual(id_)
    key = canonical(pressed)
    others = tuple(each for each in (now if add else now[1:]) if each != key)
    return {**changes, id_: (*others, key) if add else (key, *others)}


def without(changes: Changes, id_: str) -> Changes:
    """The changes without those of an action: it has its usual keys again."""
    return {each: keys for each, keys in changes.items() if each != id_}


def usual(id_: str) -> tuple[str, ...]:
    """The keys an action has if nobody changed them."""
    return next(key.keys for key in KEYS if key.id == id_)


def trouble(changes: Changes, id_: str) -> Clash | None:
    """What stands in the way of the changed keys of an action, or None."""
    _, clashes = resolve(changes)
    return next((clash for clash in clashes if clash.id == id_ or clash.other == id_), None)
