"""The app with a fault in it: the results screen raises. `python -m tests.tui.faulty`."""

from __future__ import annotations

import sys

from tui.cli import main
from tui.screens.home import HomeScreen


def _raise(self: HomeScreen) -> None:
    secret = "nobody may read this"
    raise RuntimeError(f"as the test wants it, {len(secret)}")


if __name__ == "__main__":
    HomeScreen.do_results = _raise  # type: ignore[method-assign]  # the fault under test
    sys.exit(main())
