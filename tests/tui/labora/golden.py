"""Golden pictures of this game: `HERNA_PICTURES=write` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

PICTURES = Path(__file__).parent / "pictures"


def compare(name: str, drawn: str) -> None:
    """Compare a picture with the kept one."""
    path = PICTURES / f"{name}.txt"
    if os.environ.get("HERNA_PICTURES") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(drawn, "utf-8")
    assert drawn == path.read_text("utf-8"), name
