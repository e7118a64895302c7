"""The registry knows every game, and what its tables can be set to."""

from __future__ import annotations

import subprocess
import sys
from typing import Literal

import pytest
from pydantic import Field

from core.game import Options
from core.games import Setting, UnknownGame, chosen, create, names, settings
from tests.core.toy import ToyOptions


class Numbers(Options):
    rounds: Literal[5, 10] = Field(10, json_schema_extra={"rule": "x.rounds"})
    short: bool = False


class Free(Options):
    text: str = ""


def test_every_game_can_be_made_and_has_the_name_it_is_asked_by() -> None:
    assert "struggle" in names()
    for name in names():
        game = create(name)
        assert game.id == name
        assert list(game.seats) == sorted(set(game.seats))


@pytest.mark.parametrize(("name", "near"), [("strugle", "struggle"), ("xyz", ""), ("", "")])
def test_an_unknown_game_is_refused_with_the_nearest_name(name: str, near: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        create(name)
    assert (caught.value.name, caught.value.near) == (name, near)


def test_settings_are_listed_with_choices_default_and_rule() -> None:
    assert settings(ToyOptions) == (
        Setting("hands", ("3", "1"), "3", "toy.hands"),
        Setting("robbers", ("no", "yes"), "yes", "toy.robbers"),
    )
    assert settings(Numbers)[0] == Setting("rounds", ("5", "10"), "10", "x.rounds")


def test_written_values_become_options() -> None:
    assert chosen(ToyOptions, {}) == ToyOptions()
    assert chosen(ToyOptions, {"robbers": "no", "hands": "1"}) == ToyOptions(
        hands="1", robbers=False
    )
    assert chosen(Numbers, {"rounds": "5", "short": "yes"}) == Numbers(rounds=5, short=True)


def test_unknown_settings_and_values_are_refused_by_name() -> None:
    with pytest.raises(KeyError, match="colour"):
        chosen(ToyOptions, {"colour": "red"})
    with pytest.raises(ValueError, match="robbers"):
        chosen(ToyOptions, {"robbers": "True"})
    with pytest.raises(ValueError, match="hands"):
        chosen(ToyOptions, {"hands": "2"})


def test_a_setting_must_have_choices() -> None:
    with pytest.raises(TypeError):
        settings(Free)


@pytest.mark.parametrize("name", names())
def test_every_setting_of_a_game_has_a_rule_and_can_take_each_choice(name: str) -> None:
    options = create(name).options
    for setting in settings(options):
        assert setting.rule.count(".") == 1
        assert setting.default in setting.choices
        for choice in setting.choices:
            made = chosen(options, {setting.name: choice})
            assert made.model_fields_set == {setting.name}


@pytest.mark.parametrize("name", names())
def test_options_of_another_game_are_refused(name: str) -> None:
    game = create(name)
    with pytest.raises(TypeError):
        game.setup(ToyOptions(), game.seats[0], 1)


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    code = (
        "import sys, core.games\n"
        "assert not any(name.startswith('core.struggle') for name in sys.modules)\n"
        "core.games.create('struggle')\n"
        "tops = {name.partition('.')[0] for name in sys.modules}\n"
        "outside = tops - set(sys.stdlib_module_names)\n"
        "print(sorted(name for name in outside if not name.startswith('_')))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    allowed = {
        "annotated_types",
        "core",
        "pydantic",
        "pydantic_core",
        "typing_extensions",
        "typing_inspection",
    }
    assert set(eval(ran.stdout)) <= allowed
