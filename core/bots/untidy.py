"""Thinking without the search for waste: what a bot makes up holds no circles."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def untidy() -> Iterator[None]:
    """Keep Python from looking for circles of waste meanwhile.

    It would find none, and looking through thousands of positions makes a search a third slower
    and lets it miss its time. So that it does not do so at once afterwards, what is there then
    counts as old, unless the process has set something apart by itself.
    """
    tidy = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if tidy:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()
