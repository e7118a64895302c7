"""What a hall keeps beside a save: written whole, read strictly, versioned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saves.errors import Damaged, Missing, NewerFormat, NotASave
from saves.seating import VERSION, Seating, read_seating, seating_path, write_seating


def seating(**more: Any) -> Seating:
    """A table for two people and a bot, of which one has come."""
    values: dict[str, Any] = {
        "code": "kovati47",
        "access": "code",
        "invited": (),
        "host": "SHA256:eva",
        "host_name": "Eva",
        "holders": ("SHA256:eva", None, None),
        "bots": (False, False, True),
        "begun": False,
        "hints": True,
        "settings": {"events": "7"},
        "undo": "honest",
        "stand_ins": (),
    }
    return Seating(**{**values, **more})


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = seating_path(tmp_path / "kafe.json")
    assert path.name == "kafe.seats"
    write_seating(path, seating())
    assert read_seating(path) == seating()
    assert [seating().free(seat) for seat in range(3)] == [False, True, False]
    assert [each.name for each in tmp_path.iterdir()] == ["kafe.seats"]


def test_a_table_of_before_allows_every_aid(tmp_path: Path) -> None:
    path = tmp_path / "kafe.seats"
    written = seating(points_ahead=False, memory=False).model_dump(mode="json")
    path.write_text(json.dumps(written))
    assert not read_seating(path).memory
    del written["points_ahead"], written["memory"]
    path.write_text(json.dumps(written))
    assert read_seating(path) == seating()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"access": "nobody"}, "access"),
        ({"holders": [1, None, None]}, "holders.0"),
        ({"begun": "yes"}, "begun"),
        ({"more": 1}, "more"),
        ({"bots": [False]}, ""),
        ({"stand_ins": [3]}, ""),
        ({"stand_ins": [-1]}, "stand_ins.0"),
    ],
)
def test_a_field_that_is_wrong_is_named(tmp_path: Path, change: Any, where: str) -> None:
    path = tmp_path / "kafe.seats"
    path.write_text(json.dumps({**seating().model_dump(mode="json"), **change}))
    with pytest.raises(Damaged) as error:
        read_seating(path)
    assert (error.value.where, error.value.path) == (where, path)


def test_other_files_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "kafe.seats"
    with pytest.raises(Missing):
        read_seating(path)
    for text in ("", "{", "[]", "{}", '{"seating": "1"}', '{"herna": 1}'):
        path.write_text(text)
        with pytest.raises(NotASave):
            read_seating(path)
    path.write_text(json.dumps({"seating": VERSION + 1, "more": []}))
    with pytest.raises(NewerFormat):
        read_seating(path)


def test_no_length_of_a_cut_file_is_taken_for_a_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "kafe.seats"
    write_seating(path, seating())
    whole = path.read_bytes().rstrip()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        with pytest.raises(NotASave):
            read_seating(path)
