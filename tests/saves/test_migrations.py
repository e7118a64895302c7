"""Old saves are brought to today's format step by step."""

from __future__ import annotations

from typing import Any

import pytest

from saves.errors import Damaged, NewerFormat, NotASave
from saves.migrations import FORMAT, STEPS, migrate, version_of


def first_to_second(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "seats": [{"name": name} for name in data["players"]]}


def second_to_third(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "players"}


FAKE = {1: first_to_second, 2: second_to_third}


def test_every_older_format_has_its_step() -> None:
    assert set(STEPS) == set(range(1, FORMAT))


def test_steps_are_taken_in_order() -> None:
    old = {"herna": 1, "players": ["Eva"]}
    assert migrate(old, FAKE, 3) == {"herna": 3, "seats": [{"name": "Eva"}]}
    assert old == {"herna": 1, "players": ["Eva"]}
    middle = {"herna": 2, "players": [], "seats": []}
    assert migrate(middle, FAKE, 3) == {"herna": 3, "seats": []}


def test_today_is_left_alone() -> None:
    assert migrate({"herna": FORMAT, "x": 1}) == {"herna": FORMAT, "x": 1}


def test_a_broken_old_document_is_damaged() -> None:
    for players in (None, 3):
        with pytest.raises(Damaged):
            migrate({"herna": 1, "players": players}, FAKE, 3)
    with pytest.raises(Damaged):
        migrate({"herna": 1}, FAKE, 3)


def test_versions_that_never_were() -> None:
    with pytest.raises(NewerFormat):
        version_of({"herna": FORMAT + 1})
    for version in (0, -1, True, 1.0, "1", None):
        with pytest.raises(Damaged):
            version_of({"herna": version})
    foreign: object
    for foreign in ({}, [], None, "herna", 1):
        with pytest.raises(NotASave):
            version_of(foreign)
