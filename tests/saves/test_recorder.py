"""The recorder remembers what it wrote, and is never wrong about it."""

from __future__ import annotations

import random

from core.journal import CannotUndo
from saves.document import dump
from saves.recorder import Recorder, from_table
from tests.saves.tables import START, finished, new_table, play


def test_a_long_kept_recorder_writes_what_a_new_one_writes() -> None:
    table = new_table(2)
    table.policy = "free"
    recorder = Recorder(table, "Friday")
    chance = random.Random(8)
    undone = 0
    for number in range(400):
        seat = table.match.to_move
        if seat is None:
            break
        if chance.random() < 0.3:
            try:
                undone += table.undo(chance.randrange(2), chance.choice(("step", "turn")), START)
                if chance.random() < 0.5:
                    table.redo(seat)
            except CannotUndo:
                pass
        else:
            play(table, chance.choice((1, 1, 2, 5)), seed=number)
        if chance.random() < 0.7:
            kept = recorder.document(START + number)
            assert dump(kept) == dump(from_table(table, "Friday", START + number, recorder.play))
    assert undone > 20


def test_documents_do_not_change_when_the_table_goes_on() -> None:
    table = play(new_table(), 20)
    recorder = Recorder(table, "Friday")
    first = recorder.document(START)
    before = dump(first)
    play(table, 20)
    table.say(0, "Eva", "Now", START)
    assert dump(recorder.document(START)) != before
    assert dump(first) == before


def test_each_play_has_its_own_mark_and_keeps_it() -> None:
    table = new_table()
    one, other = Recorder(table, "Friday"), Recorder(table, "Friday")
    assert one.play != other.play
    assert one.document(START).play == one.document(START).play == one.play
    assert Recorder(table, "Friday", one.play).document(START).play == one.play


def test_a_result_is_the_same_however_often_it_is_saved() -> None:
    table = finished()
    recorder = Recorder(table, "Friday")
    assert recorder.document(START).result == recorder.document(START + 99).result is not None
    assert from_table(new_table(), "Friday", START).result is None


def test_a_new_name_is_used_at_once() -> None:
    recorder = Recorder(new_table(), "Friday")
    recorder.name = "Saturday"
    saved = recorder.document(START)
    assert (saved.name, saved.summary.name) == ("Saturday", "Saturday")
