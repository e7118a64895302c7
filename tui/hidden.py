"""Whether the packages of Herna are its own: a folder on Python's path may hide one."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from tui.words import Words

PACKAGES = ("core", "saves", "themes", "tui")
_HOME = Path(__file__).resolve().parents[1]


def in_the_way(home: Path = _HOME) -> tuple[str, str] | None:
    """Give the first package that would be imported from elsewhere, and from where; or None."""
    for name in PACKAGES:
        spec = find_spec(name)
        places = list(spec.submodule_search_locations or ()) if spec is not None else []
        if not any(Path(place).resolve() == home / name for place in places):
            return name, (places[0] if places else str(spec.origin) if spec is not None else "")
    return None


def has_locks() -> bool:
    """Whether this system has the locks by which one window at a time plays a saved game."""
    try:
        import fcntl  # noqa: F401 - Windows has none
    except ImportError:
        return False
    return True


def without_locks(words: Words) -> str:
    """Say where Herna runs."""
    return words.t(
        "Herna runs on Linux, macOS and other Unix systems. On Windows, use it inside WSL."
    )


def sentence(words: Words, package: str, place: str) -> str:
    """Say what hides a package, and what to do."""
    if not place:
        return words.t(
            "Herna cannot start: its package “{name}” is missing. Install Herna again.",
            name=package,
        )
    return words.t(
        "Herna cannot start: {place} is in the way of its own package “{name}”. "
        "Unset PYTHONPATH, or install Herna by itself with pipx or uv tool.",
        place=place,
        name=package,
    )


def overwritten(words: Words, module: str) -> str:
    """Say that another package has put its own files in the place of ours."""
    return words.t(
        "Herna cannot start: another package has replaced its “{module}”. "
        "Install Herna by itself with pipx or uv tool.",
        module=module,
    )
