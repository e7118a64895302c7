"""Golden pictures of this game."""

from __future__ import annotations

from pathlib import Path

from tests.tui import pictures

PICTURES = Path(__file__).parent / "pictures"


def compare(name: str, drawn: str) -> None:
    """Compare a picture with the kept one."""
    pictures.compare(drawn, PICTURES / f"{name}.txt")
