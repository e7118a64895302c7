"""Python's search for waste waits while a bot thinks, and does not come at once afterwards."""

from __future__ import annotations

import gc

from core.bots.untidy import untidy


def test_thinking_is_not_followed_by_a_search_for_waste() -> None:
    gc.unfreeze()
    seen: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        seen.append(phase)

    gc.callbacks.append(note)
    try:
        with untidy():
            kept = [[number] for number in range(100_000)]
        after = [[number] for number in range(100)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) + len(after) == 100_100
    assert gc.isenabled()
    assert seen == []


def test_what_a_process_has_set_apart_stays_apart() -> None:
    gc.freeze()
    try:
        apart = gc.get_freeze_count()
        with untidy():
            pass
        assert apart - 1_000 < gc.get_freeze_count() <= apart
    finally:
        gc.unfreeze()
