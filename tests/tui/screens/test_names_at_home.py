"""Names at home that cannot be read or told apart are not accepted."""

from __future__ import annotations

import pytest

from tui.commands.parser import Wrong
from tui.commands.play import _new_table, read_seat
from tui.screens.new_game import usual_names
from tui.screens.new_game_form import Row, new_form
from tui.settings import RememberedSeat
from tui.words import Words

UNREADABLE = ("", " ", "\u3164", "\u200b", "---", "...")
LIKE_EVA = ("Eva", "EVA", "\u0415v\u0430", "\uff25va", "E v a", "\u00c9va")


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_name_changes_nothing(name: str) -> None:
    form = new_form("struggle", (), usual_names(Words("en")), ())
    assert not form.write(Row("seat", 0), name)
    assert form.names[0] == "Player"
    with pytest.raises(Wrong):
        read_seat(Words("en"), name)
    assert name not in new_form("struggle", [RememberedSeat(name=name)], ["Ada", "Bob"], ()).names


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", LIKE_EVA)
def test_two_names_that_look_alike_do_not_start(name: str, language: str) -> None:
    words = Words(language)
    form = new_form("struggle", (), usual_names(words), ())
    assert form.trouble() == ""
    assert form.write(Row("seat", 0), "Eva")
    assert form.write(Row("seat", 1), name)
    assert form.trouble() == "same-names"
    found = {"game": "struggle", "set": None, "seed": None, "seat": ["Eva", f"{name}=easy"]}
    with pytest.raises(Wrong, match="Eva"):
        _new_table(words, found)


def test_usual_names_keep_off_the_first_letters_that_are_taken() -> None:
    names = usual_names(Words("en"), ["Ada", "Bo"])
    assert len({name[0] for name in [*names, "Ada", "Bo"]}) == 8
