"""The document: what is written is read again, and a list needs only the first kilobyte."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pydantic_core import from_json, to_json

from core.table import Sitter
from saves.document import Document, digest_of, dump, load, load_head
from saves.errors import Damaged, NewerFormat, NotASave
from saves.opening import open_table
from saves.recorder import from_table
from saves.summary import HEAD
from tests.saves.tables import START, document, finished, new_table, play


@pytest.mark.parametrize("steps", [0, 1, 60, 20_000])
def test_what_is_written_is_read(steps: int) -> None:
    saved = document(steps)
    data = dump(saved)
    assert load(data) == saved
    assert dump(load(data)) == data


def test_fields_stand_in_the_promised_order() -> None:
    keys = list(from_json(dump(document())))
    assert keys[:3] == ["herna", "game", "summary"]
    assert keys == list(Document.model_fields)


def test_one_line_a_step() -> None:
    saved = document(25)
    assert dump(saved).count(b"\n") == len(Document.model_fields) + 1 + 25


@pytest.mark.parametrize(
    "name",
    [
        "x" * 200,
        "😀" * 200,
        '"\\' * 100,
        "\x01" * 200,
        "ř" * 200,
        "[bold]Eva[/bold]",
        "",
        "\udcff broken",
    ],
)
def test_the_head_fits_whatever_the_names(name: str) -> None:
    table = new_table(6)
    table.sitters = [Sitter(f"{seat}{name}", "medium" * 9) for seat in range(6)]
    table.say(None, name, name, START)
    saved = from_table(play(table, 30), name, START)
    data = dump(saved)
    head = load_head(data[:HEAD])
    assert head is not None
    assert head.summary == saved.summary
    assert data.index(b'"play"') < HEAD
    assert [player.name[0] for player in head.summary.players] == list("012345")
    again = load(data)
    assert again == saved
    assert again.seats[5].name.encode() == f"5{name}".encode("utf-8", "replace")


def test_the_summary_of_a_game_that_goes_on() -> None:
    table = play(new_table(), 40)
    summary = from_table(table, "Friday", START).summary
    assert (summary.step, summary.turn) == (40, table.match.state.turns)
    assert summary.to_move == table.match.to_move
    assert not summary.ended
    assert summary.winners == ()
    assert summary.saved == START


def test_the_summary_and_result_of_a_finished_game() -> None:
    table = finished()
    saved = from_table(table, "Friday", START)
    scores = table.game.score(table.match.state)
    assert saved.summary.ended
    assert saved.summary.to_move is None
    assert saved.summary.winners == scores.winners
    assert saved.result is not None
    assert saved.result.how == "rules"
    assert saved.result.winners == scores.winners
    assert [one.points for one in saved.result.standings] == [one.total for one in scores.sheets]
    assert saved.result.at == round(table.match.journal[-1].at, 3)


def test_an_agreed_end_has_no_winner() -> None:
    table = play(new_table(2), 20)
    for seat in range(2):
        table.agree_to_end(seat, START + 500)
    saved = from_table(table, "Friday", START)
    assert saved.result is not None
    assert (saved.result.how, saved.result.winners) == ("agreement", ())
    assert saved.result.at == START + 500
    assert saved.summary.winners == ()
    assert saved.summary.to_move is None
    assert open_table(load(dump(saved))).table.ended


def test_digests_do_not_depend_on_key_order() -> None:
    assert digest_of({"a": 1, "b": [2]}) == digest_of({"b": [2], "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_bytes_are_the_same_in_every_process(hash_seed: str) -> None:
    code = (
        "import sys; from tests.saves.tables import document; from saves.document import dump;"
        "sys.stdout.buffer.write(dump(document(80).model_copy(update={'play': 'p'})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        check=True,
    )
    assert done.stdout == dump(document(80).model_copy(update={"play": "p"}))


@pytest.mark.parametrize(
    "data",
    [
        b'{"name": "something else"}',
        b"[1, 2]",
        b"12",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"hello",
        b'{"nested": {"herna": 1}}',
        b"[" * 100_000,
    ],
)
def test_foreign_files_are_no_saves(data: bytes) -> None:
    for read in (load, load_head):
        with pytest.raises(NotASave):
            read(data)


def test_newer_files_are_told_from_broken_ones() -> None:
    data = dump(document()).replace(b'{"herna":1', b'{"herna":7', 1)
    for read in (load, load_head):
        with pytest.raises(NewerFormat) as caught:
            read(data)
        assert (caught.value.version, caught.value.known) == (7, 1)


def test_cut_at_500_places() -> None:
    data = dump(document(200))
    for number in range(500):
        place = number * (len(data) - 2) // 500
        with pytest.raises(Damaged) as caught:
            load(data[:place])
        assert caught.value.where == ""


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("herna", 0, "herna"),
        ("herna", "1", "herna"),
        ("herna", True, "herna"),
        ("game", 3, "game"),
        ("seed", "3", "seed"),
        ("seed", 3.5, "seed"),
        ("undo", "never", "undo"),
        ("journal", [[0, 1.0, 0, 0]], "journal.0.4"),
        ("journal", [[0, 1.0, 0, 0, {}], [0, 1.0, 0, 0, 5]], "journal.1.4"),
        ("seats", [{"name": "Eva", "level": None}, {"name": 4}], "seats.1.name"),
        ("seats", [{"name": "Eva", "level": None, "resigned": False, "x": 1}], "seats.0.x"),
        ("agreed", [-1], "agreed.0"),
        ("snapshot", None, "snapshot"),
        ("surprise", 1, "surprise"),
    ],
)
def test_wrong_fields_are_named(field: str, value: object, where: str) -> None:
    values = from_json(dump(document()))
    values[field] = value
    with pytest.raises(Damaged) as caught:
        load(to_json(values))
    assert caught.value.where == where


@pytest.mark.parametrize("field", [name for name in Document.model_fields if name != "herna"])
def test_missing_fields_are_named(field: str) -> None:
    values = from_json(dump(document()))
    del values[field]
    with pytest.raises(Damaged) as caught:
        load(to_json(values))
    assert caught.value.where == field


def test_a_finished_game_of_four_is_small() -> None:
    assert len(dump(from_table(finished(), "Friday", START))) < 300_000
