"""What saving costs: on the event loop, in the thread that writes, and for a long list."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

from pytest_benchmark.fixture import BenchmarkFixture

from saves.document import dump, load
from saves.opening import open_table
from saves.recorder import Recorder, from_table
from saves.store import Store
from tests.saves.tables import START, finished


def quickest(work: Callable[[], object], clock: Callable[[], float], times: int = 20) -> float:
    """Give the milliseconds of the quickest run."""
    found = []
    for _ in range(times):
        begun = clock()
        work()
        found.append(clock() - begun)
    return min(found) * 1000


def test_a_document_of_a_finished_game_on_the_event_loop(benchmark: BenchmarkFixture) -> None:
    recorder = Recorder(finished(4), "Friday")
    benchmark(recorder.document, START)
    assert quickest(lambda: recorder.document(START), process_time) < 3


def test_the_first_document_of_a_finished_game(benchmark: BenchmarkFixture) -> None:
    table = finished(4)
    benchmark(from_table, table, "Friday", START)
    assert quickest(lambda: from_table(table, "Friday", START), process_time) < 10


def test_a_write_to_the_disk(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    saved = from_table(finished(4), "Friday", START)
    slot = Store(tmp_path).begin("Friday")
    benchmark(slot.write, saved)
    assert quickest(lambda: slot.write(saved), perf_counter) < 20
    size = slot.path.stat().st_size
    slot.close()
    print(f"\nsave of a finished game of four: {size} bytes, {saved.summary.step} steps")
    assert size < 300_000


def test_opening_a_finished_game(benchmark: BenchmarkFixture) -> None:
    data = dump(from_table(finished(4), "Friday", START))
    benchmark(lambda: open_table(load(data)))
    assert quickest(lambda: open_table(load(data)), process_time) < 200


def test_a_list_of_a_thousand_saves(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    store = Store(tmp_path)
    slot = store.begin("Friday")
    slot.write(from_table(finished(4), "Friday", START))
    slot.close()
    for number in range(999):
        shutil.copy(slot.path, tmp_path / f"copy-{number}.json")
    entries = benchmark(store.entries)
    assert len(entries) == 1000
    assert all(entry.error is None for entry in entries)
    assert quickest(store.entries, perf_counter, 5) < 300
