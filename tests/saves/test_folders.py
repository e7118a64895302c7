"""Where saves, settings, results and logs live."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

import pytest

from saves.folders import Folders, folders


def test_an_argument_wins_over_the_variable(tmp_path: Path) -> None:
    found = folders(tmp_path / "a", {"HERNA_HOME": str(tmp_path / "b")})
    assert found == Folders.inside(tmp_path / "a")
    assert found.saves == tmp_path / "a" / "saves"
    assert found.settings == tmp_path / "a" / "settings.json"


def test_the_variable_wins_over_the_system(tmp_path: Path) -> None:
    assert folders(None, {"HERNA_HOME": str(tmp_path)}) == Folders.inside(tmp_path)


def test_the_system_decides_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    found = folders(None, {"HERNA_HOME": ""})
    assert "herna" in found.saves.parts
    assert len(set(astuple(found))) == 4
    assert all(path.is_absolute() for path in astuple(found))
    assert not found.saves.exists()


def test_homes_are_found_and_made_absolute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert folders("~/games", {}) == Folders.inside(tmp_path / "games")
    assert folders("games", {}) == Folders.inside(tmp_path / "games")
