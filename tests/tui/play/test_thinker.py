"""Bots think in a process of their own: it answers, survives, and is gone when it should be."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from core.bots.answering import answer
from core.games import create
from core.match import Match
from core.table import Question, Sitter, Table
from tui.play.thinker import Thinker, ThinkingFailed


def questions(count: int) -> list[Question]:
    """Questions of a table of bots, each answered by the first legal action."""
    game = create("struggle")
    match = Match(game, game.options(), 2, 1)
    table = Table(match, [Sitter("E", "medium"), Sitter("T", "random")])
    found = []
    for _ in range(count):
        question = table.question()
        assert question is not None
        found.append(question)
        table.play(question.seat, question.legal[0], question.step, 0.0)
    return found


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def worker(thinker: Thinker) -> int:
    assert thinker._process is not None and thinker._process.pid is not None
    return thinker._process.pid


def gone(pid: int) -> bool:
    """Whether a child of this process has ended."""
    return pid not in {child.pid for child in multiprocessing.active_children()}


async def test_it_answers_as_the_bot_would_here_and_outlives_ctrl_c_and_a_kill(
    thinker: Thinker,
) -> None:
    asked = questions(6)
    await thinker.warm_up()
    first = worker(thinker)
    assert await thinker.answer(asked[0]) == answer(asked[0])
    assert worker(thinker) == first
    os.kill(first, signal.SIGINT)
    assert await thinker.answer(asked[1]) == answer(asked[1])
    assert worker(thinker) == first
    os.kill(first, signal.SIGKILL)
    assert await thinker.answer(asked[2]) == answer(asked[2])
    assert worker(thinker) != first
    assert gone(first)


async def test_who_leaves_the_table_does_not_leave_his_answer_to_the_next(
    thinker: Thinker,
) -> None:
    asked = questions(6)
    left = asyncio.create_task(thinker.answer(asked[0]))
    await asyncio.sleep(0.01)
    left.cancel()
    for question in asked[1:]:
        assert await thinker.answer(question) in question.legal
        assert await thinker.answer(question) == answer(question)


async def test_what_a_bot_raises_is_told_and_the_next_question_is_answered(
    thinker: Thinker,
) -> None:
    (asked,) = questions(1)
    with pytest.raises(ThinkingFailed, match="UnknownLevel: genius"):
        await thinker.answer(replace(asked, level="genius"))
    assert await thinker.answer(asked) == answer(asked)


async def test_closing_is_quick_and_final_even_while_a_bot_thinks() -> None:
    (asked,) = questions(1)
    thinker = Thinker()
    await thinker.warm_up()
    pid = worker(thinker)
    os.kill(pid, signal.SIGSTOP)
    thinking = asyncio.create_task(thinker.answer(asked))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGCONT)
    started = time.monotonic()
    thinker.close()
    assert time.monotonic() - started < 1.0
    assert gone(pid)
    try:
        assert await asyncio.wait_for(thinking, 5) in asked.legal
    except ThinkingFailed as failed:
        assert str(failed) == "closed"
    with pytest.raises(ThinkingFailed, match="closed"):
        await thinker.answer(asked)
    await thinker.warm_up()
    assert thinker._process is None


def test_closing_what_never_thought_starts_nothing() -> None:
    thinker = Thinker()
    thinker.close()
    assert thinker._process is None


async def test_without_a_process_the_answer_is_found_here(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(method: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing, "get_context", refuse)
    (asked,) = questions(1)
    await thinker.warm_up()
    assert await thinker.answer(asked) == answer(asked)
    assert thinker._process is None


PARENT = """
import asyncio, time
from tests.tui.play.test_thinker import questions
from tui.play.thinker import Thinker

if __name__ == "__main__":
    thinker = Thinker()
    asyncio.run(thinker.answer(questions(1)[0]))
    print(thinker._process.pid, flush=True)
    time.sleep(60)
"""


def test_no_process_outlives_an_app_that_was_killed() -> None:
    """The end of the output comes when the last process that inherited it has ended."""
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    os.kill(pid, 0)
    parent.kill()
    assert parent.communicate(timeout=10)[0] == ""


def test_the_process_of_the_bots_needs_no_screen() -> None:
    code = (
        "import sys, tui.play.thinker, core.bots.answering, core.games\n"
        "core.games.create('struggle')\n"
        "print([name for name in ('textual', 'rich', 'babel', 'tui.app') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
