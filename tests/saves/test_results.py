"""Results: kept whole, read in spite of a broken line."""

from __future__ import annotations

import errno
import multiprocessing
import os
from pathlib import Path

import pytest

from saves.document import Result
from saves.errors import DiskFull, ReadOnly
from saves.recorder import from_table
from saves.results import Results
from tests.saves.tables import START, finished


def result(play: str = "a", at: float = START, **changes: object) -> Result:
    made = from_table(finished(2), "Friday", START, play).result
    assert made is not None
    return made.model_copy(update={"at": at, **changes})


def test_results_come_back_newest_first(tmp_path: Path) -> None:
    results = Results(tmp_path / "house" / "results.jsonl")
    assert results.all() == []
    first, second = result("a", START), result("b", START + 60, name='S\u2028\n"quoted"')
    results.add(first)
    results.add(second)
    assert results.all() == [second, first]
    assert [one.name for one in first.standings] == ["Eva", "Tom"]
    assert os.listdir(tmp_path / "house") == ["results.jsonl"]


def test_a_game_that_ends_twice_is_kept_once(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    for at in (START, START + 1):
        results.add(result("a", at))
    results.add(result("b"))
    assert {one.play: one.at for one in results.all()} == {"a": START + 1, "b": START}


def test_broken_lines_are_passed_over_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path)
    results.add(result("a"))
    whole = path.read_bytes()
    broken = b"\xff\xfe{" + whole[:40]
    path.write_bytes(broken + b"\n\n" + whole + whole.replace(b'"a"', b'"b"')[:-9])
    assert [one.play for one in results.all()] == ["a"]
    results.add(result("c", START + 5))
    assert [one.play for one in results.all()] == ["c", "a"]
    assert broken in path.read_bytes()


def _add(path: Path, play: str) -> None:
    Results(path).add(result(play))


def test_two_windows_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    context = multiprocessing.get_context("spawn")
    windows = [context.Process(target=_add, args=(path, str(number))) for number in range(3)]
    for window in windows:
        window.start()
    for window in windows:
        window.join(30)
    assert sorted(one.play for one in Results(path).all()) == ["0", "1", "2"]


@pytest.mark.parametrize(("code", "error"), [(errno.ENOSPC, DiskFull), (errno.EROFS, ReadOnly)])
def test_a_failed_write_leaves_the_old_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, error: type[Exception]
) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(result("a"))

    def fail(*_: object) -> int:
        raise OSError(code, "no")

    with monkeypatch.context() as broken:
        broken.setattr(os, "write", fail)
        with pytest.raises(error):
            results.add(result("b"))
    assert [one.play for one in results.all()] == ["a"]
    assert os.listdir(tmp_path) == ["results.jsonl"]
