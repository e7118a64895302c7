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
    made = Thinker(workers=1)
    yield made
    made.close()


def workers(thinker: Thinker) -> set[int]:
    """The processes that run."""
    return {worker.pid for worker in thinker._workers if worker.pid is not None}


def gone(pid: int) -> bool:
    """Whether a child of this process has ended."""
    return pid not in {child.pid for child in multiprocessing.active_children()}


def searching(level: str = "strong") -> Question:
    """A question that a bot thinks about as long as it may."""
    (question,) = questions(1)
    return replace(question, level=level)


async def test_it_answers_as_the_bot_would_here_and_outlives_ctrl_c_and_a_kill(
    thinker: Thinker,
) -> None:
    asked = questions(6)
    await thinker.warm_up()
    (first,) = workers(thinker)
    assert await thinker.answer(asked[0]) == answer(asked[0])
    assert workers(thinker) == {first}
    os.kill(first, signal.SIGINT)
    assert await thinker.answer(asked[1]) == answer(asked[1])
    assert workers(thinker) == {first}
    os.kill(first, signal.SIGKILL)
    assert await thinker.answer(asked[2]) == answer(asked[2])
    assert first not in workers(thinker)
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


async def test_who_stops_waiting_stops_the_search_and_the_process_stays(thinker: Thinker) -> None:
    (asked,) = questions(1)
    await thinker.answer(asked)
    before = workers(thinker)
    left = asyncio.create_task(thinker.answer(searching("expert")))
    await asyncio.sleep(0.3)
    left.cancel()
    started = time.monotonic()
    assert await thinker.answer(asked) in asked.legal
    assert time.monotonic() - started < 3.5, "expert thinks for four seconds"
    assert workers(thinker) == before


async def test_a_bot_that_does_not_hear_that_nobody_waits_is_ended(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.play.thinker._PATIENCE", 0.3)
    await thinker.warm_up()
    (deaf,) = workers(thinker)
    left = asyncio.create_task(thinker.answer(searching()))
    await asyncio.sleep(0.1)
    os.kill(deaf, signal.SIGSTOP)
    left.cancel()
    await asyncio.sleep(1.0)
    os.kill(deaf, signal.SIGCONT)
    (asked,) = questions(1)
    assert await asyncio.wait_for(thinker.answer(asked), 10) in asked.legal
    assert gone(deaf)


async def test_a_search_is_done_in_time_and_the_loop_goes_on_meanwhile(thinker: Thinker) -> None:
    question = searching()
    await thinker.warm_up()
    thinking = asyncio.create_task(thinker.answer(question))
    started = time.monotonic()
    rounds = 0
    while not thinking.done():
        await asyncio.sleep(0.005)
        rounds += 1
    assert await thinking in question.legal
    assert 0.9 < time.monotonic() - started < 10.0
    assert rounds > 20


async def test_two_processes_can_consider_a_question_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tui.play.thinker._TOGETHER", ("strong",))
    thinker = Thinker(workers=2)
    question = searching()
    try:
        action = await thinker.answer(question)
        assert action in question.legal
        assert len(workers(thinker)) == 2
    finally:
        thinker.close()


async def test_a_line_is_played_on_without_thinking_again(thinker: Thinker) -> None:
    game = create("burgundy")
    table = Table(Match(game, game.options(), 2, 1), [Sitter("E", "strong"), Sitter("T", None)])
    asked = table.question()
    assert asked is not None
    steps, thought = 0, 0
    while asked is not None and table.match.state.turns == 0 and steps < 20:
        started = time.monotonic()
        action = await thinker.answer(asked)
        thought += time.monotonic() - started > 0.5
        steps += 1
        table.play(asked.seat, action, asked.step, 0.0)
        asked = table.question()
    assert thought < steps


async def test_questions_of_many_tables_share_the_processes() -> None:
    thinker = Thinker(workers=2)
    asked = questions(6)
    try:
        found = await asyncio.gather(*[thinker.answer(question) for question in asked * 3])
        assert found == [answer(question) for question in asked] * 3
        assert len(workers(thinker)) == 2
    finally:
        thinker.close()


async def test_what_a_bot_raises_is_told_and_the_next_question_is_answered(
    thinker: Thinker,
) -> None:
    (asked,) = questions(1)
    with pytest.raises(ThinkingFailed, match="UnknownLevel: genius"):
        await thinker.answer(replace(asked, level="genius"))
    assert await thinker.answer(asked) == answer(asked)


async def test_closing_is_quick_and_final_even_while_a_bot_thinks() -> None:
    thinker = Thinker(workers=1)
    await thinker.warm_up()
    (pid,) = workers(thinker)
    thinking = asyncio.create_task(thinker.answer(searching()))
    await asyncio.sleep(0.2)
    started = time.monotonic()
    thinker.close()
    assert time.monotonic() - started < 1.0
    assert gone(pid)
    with pytest.raises(ThinkingFailed, match="closed"):
        await asyncio.wait_for(thinking, 5)
    (asked,) = questions(1)
    with pytest.raises(ThinkingFailed, match="closed"):
        await thinker.answer(asked)
    await thinker.warm_up()
    assert gone(pid)


def test_closing_what_never_thought_starts_nothing() -> None:
    thinker = Thinker()
    thinker.close()
    assert workers(thinker) == set()


async def test_without_a_process_the_answer_is_found_here(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(method: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing, "get_context", refuse)
    (asked,) = questions(1)
    await thinker.warm_up()
    assert await thinker.answer(asked) == answer(asked)
    assert workers(thinker) == set()


PARENT = """
import asyncio, time
from tests.tui.play.test_thinker import questions
from tui.play.thinker import Thinker

if __name__ == "__main__":
    thinker = Thinker()
    asyncio.run(thinker.answer(questions(1)[0]))
    print(thinker._workers[-1].pid, flush=True)
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
        "import sys, tui.play.worker, core.bots.answering, core.games\n"
        "core.games.create('struggle')\n"
        "print([name for name in ('textual', 'rich', 'babel', 'tui.app') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
