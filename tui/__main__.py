"""`python -m tui`, and what the command `herna` comes to (see `tui.launch.herna`)."""

from __future__ import annotations

import os
import sys

from tui.hidden import (
    PACKAGES,
    has_locks,
    in_the_way,
    overwritten,
    sentence,
    without_locks,
)
from tui.surroundings import language
from tui.words import Words

_HIDDEN = 1


def main() -> int:
    """Run Herna if its packages are its own; give the exit status."""
    words = Words(language(os.environ))
    if not has_locks():
        return _say(without_locks(words))
    found = in_the_way()
    if found is not None:
        return _say(sentence(words, *found))
    try:
        from tui.cli import main as run

        return run()
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in PACKAGES:
            raise
        return _say(overwritten(words, error.name or ""))


def _say(text: str) -> int:
    if sys.stderr is not None:
        print(text, file=sys.stderr)
    return _HIDDEN


if __name__ == "__main__":
    sys.exit(main())
