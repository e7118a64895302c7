"""Names for bots that nobody has named: no two begin with the same letter."""

from __future__ import annotations

from collections.abc import Iterable

from tui.play.names import likeness

_NAMES = (
    *("Ada", "Bruno", "Cyril", "Dora", "Emil", "Felix", "Greta", "Hugo", "Ivan", "Julia", "Karel"),
    *("Lena", "Marek", "Nora", "Oskar", "Petra", "Robert", "Sofia", "Tereza", "Viktor", "Zora"),
)


def bot_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Give so many names whose first letters differ from each other and from those of `taken`.

    Raises ValueError if there are not so many.
    """
    begun = {likeness(name)[:1] for name in taken}
    free = [name for name in _NAMES if likeness(name)[:1] not in begun]
    if len(free) < count:
        raise ValueError(count)
    return free[:count]
