"""What people are called in talk and lists: by name, and by what they are here."""

from __future__ import annotations

from core.table import Talk
from tui.widgets.lines import clean
from tui.words import Words


def person(words: Words, name: str, *, guest: bool = False, watching: bool = False) -> str:
    """Name somebody with his role, if it is not that of everybody: a guest, or only watching."""
    roles = []
    if guest:
        roles.append(words.p("who somebody is", "guest"))
    if watching:
        roles.append(words.p("who somebody is", "watching"))
    return f"{clean(name)} ({', '.join(roles)})" if roles else clean(name)


def speaker(words: Words, said: Talk, name: str = "") -> str:
    """Name who said something, if he is called otherwise now by `name`."""
    return person(
        words,
        name or said.name,
        guest=said.guest,
        watching=said.seat is None and bool(said.name),
    )
