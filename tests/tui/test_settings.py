"""Settings survive whatever happens to their file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from tui.first_look import FirstLook
from tui.first_look import read as first_look
from tui.settings import RememberedSeat, Settings, load, save


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    chosen = Settings(
        language="cs",
        theme="light",
        keys={"undo": ("u", "U")},
        seats=(RememberedSeat(name="Jiří"), RememberedSeat(name='a"b', level="medium")),
        welcomed=True,
    )
    save(path, chosen)
    assert load(path).settings == chosen
    assert not load(path).ignored
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_a_missing_file_gives_the_defaults(tmp_path: Path) -> None:
    loaded = load(tmp_path / "settings.json")
    assert loaded.settings == Settings()
    assert not loaded.unreadable


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", '"dark"', "\0\0"])
def test_a_broken_file_is_put_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    loaded = load(path)
    assert loaded.unreadable
    assert loaded.settings == Settings()
    assert (tmp_path / "settings.broken").read_text() == text
    assert not path.exists()


def test_only_what_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"language": "cs", "confirm_end": "perhaps", "seats": [{"name": 3}]})
    )
    loaded = load(path)
    assert loaded.settings.language == "cs"
    assert loaded.settings.confirm_end == "useful"
    assert loaded.ignored == ("confirm_end", "seats")


def test_settings_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "en", "animations": "none"}')
    save(path, load(path).settings.changed(bell=True))
    assert json.loads(path.read_text()) == {"language": "en", "animations": "none", "bell": True}


def test_a_bad_change_changes_nothing() -> None:
    with pytest.raises(ValidationError):
        Settings().changed(bot_speed="never")


def test_the_first_look_never_fails(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert first_look(path) == FirstLook()
    path.write_text("{")
    assert first_look(path) == FirstLook()
    path.write_text("[]")
    assert first_look(path) == FirstLook()
    path.write_text('{"language": "cs", "theme": 7, "mouse": "no", "welcomed": true}')
    assert first_look(path) == FirstLook(language="cs", welcomed=True)
