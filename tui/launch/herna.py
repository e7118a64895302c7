"""The command `herna`. Installed beside the packages, under a name that nothing else has.

The packages have ordinary names, so a folder called `tui` on Python's path can hide ours. Then
nothing of Herna can be imported, its words neither, so the sentence about it stands here.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

_HIDDEN = 1


def main() -> int:
    """Run Herna; give its exit status."""
    here = Path(__file__).resolve().parent
    own = {here / "tui", here.parent}  # installed, or in a checkout
    spec = find_spec("tui")
    places = (
        [] if spec is None else [Path(place) for place in spec.submodule_search_locations or ()]
    )
    if not any(place.resolve() in own for place in places):
        other = places[0] if places else (spec.origin if spec is not None else "tui")
        print(
            f"Herna cannot start: {other} is in the way of its own package “tui”. "
            "Unset PYTHONPATH, or install Herna by itself with pipx or uv tool.",
            file=sys.stderr,
        )
        return _HIDDEN
    from tui.__main__ import main as run

    return run()
