"""The table of keys: nothing forbidden, nothing twice, everything by a plain key."""

import re
import subprocess
import sys
from itertools import combinations

import pytest

from tui.keymap import Keymap
from tui.keys import (
    CHOICE_LETTERS,
    CZECH_DIGITS,
    DIGITS,
    EVERYWHERE,
    KEPT_LETTERS,
    KEYS,
    LABELS,
    SCOPES,
    SECTIONS,
    UNBINDABLE,
    Key,
    belongs,
    canonical,
    digit,
    labels,
)

PLAIN_NAMES = {"up", "down", "left", "right", "enter", "escape", "tab", "space", "backspace"}
NEEDED_BY_NOTHING = re.compile(r"f\d+|(ctrl|shift)\+(up|down|left|right)|ctrl\+[absqz]|alt\+.*")


def _plain(key: str) -> bool:
    return len(key) == 1 or key in PLAIN_NAMES


def _named(of: Key) -> str:
    return of.id


def test_ids_are_unique_and_fit_into_a_settings_file() -> None:
    ids = [key.id for key in KEYS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z][a-z.-]*", each) for each in ids)


@pytest.mark.parametrize("key", KEYS, ids=_named)
def test_no_key_is_one_that_terminals_take(key: Key) -> None:
    assert UNBINDABLE.isdisjoint(key.keys)
    assert not any(each.startswith("alt+") for each in key.keys)
    assert "+" not in key.keys, "the plus is the digit 1 on a Czech keyboard"
    assert not set(key.keys) & set("[]{}"), "brackets need AltGr on a Czech keyboard"


@pytest.mark.parametrize("key", KEYS, ids=_named)
def test_every_action_has_a_plain_key_or_another_way(key: Key) -> None:
    if any(_plain(each) for each in key.keys):
        return
    other = next(each for each in KEYS if each.id == key.also)
    assert any(_plain(each) for each in other.keys)
    assert set(key.scopes) <= set(other.scopes) | {"house", EVERYWHERE}


@pytest.mark.parametrize("key", KEYS, ids=_named)
def test_nothing_depends_on_function_keys_or_chords(key: Key) -> None:
    if all(NEEDED_BY_NOTHING.fullmatch(each) for each in key.keys):
        assert key.also


@pytest.mark.parametrize("scope", SCOPES)
def test_in_one_place_a_key_has_one_meaning(scope: str) -> None:
    for first, second in combinations(Keymap().table(scope), 2):
        assert set(first.keys).isdisjoint(second.keys), (first.id, second.id)
        assert first.action != second.action


@pytest.mark.parametrize("key", KEYS, ids=_named)
def test_letters_of_choices_stay_free_where_games_are_played(key: Key) -> None:
    if any("game" in belongs(scope) and set(key.scopes) & belongs(scope) for scope in SCOPES):
        assert CHOICE_LETTERS.isdisjoint(key.keys)
        assert set(DIGITS).isdisjoint(key.keys)
        assert set(CZECH_DIGITS).isdisjoint(key.keys)


def test_every_key_stands_in_a_known_place_and_section() -> None:
    known = {EVERYWHERE, *SCOPES, *(broad for each in SCOPES.values() for broad in each), "map"}
    for key in KEYS:
        assert key.keys
        assert set(key.scopes) <= known, key.id
        assert key.section in SECTIONS


@pytest.mark.parametrize(
    ("keys", "scope", "actions"),
    [
        ("up k down j left h right l", "game", "up up down down left left right right"),
        ("tab shift+tab", "game", "next-zone previous-zone"),
        ("enter space escape backspace", "game", "enter enter back back"),
        ("n N ; g G", "game", "next-legal previous-legal look-around goto last"),
        ("u ctrl+r ctrl+u e", "game", "undo redo undo-turn end"),
        ("i f1 / ctrl+f : ? ctrl+p", "game", "rule rule search search command help palette"),
        (", . q", "game", "step-back step-forward quit"),
        ("A B C H", "game", "look-actions look-board look-chat look-hand"),
        ("L M O R S", "game", "look-log look-market look-others look-rules look-scores"),
        ("left right , .", "replay", "step-back step-forward step-back step-forward"),
        ("pageup pagedown home end", "replay", "turn-back turn-forward start finish"),
        ("n N c", "rules", "next-hit previous-hit page-language"),
        ("ctrl+q ctrl+c", "dialog", "leave leave"),
        ("enter escape up down", "dialog", "enter back up down"),
    ],
)
def test_the_keys_of_the_design(keys: str, scope: str, actions: str) -> None:
    keymap = Keymap()
    assert [keymap.find(key, scope) for key in keys.split()] == actions.split()


def test_letters_of_choices_are_the_designs() -> None:
    assert frozenset("eghijklnquz") == KEPT_LETTERS
    assert " ".join(LABELS) == "a b c d f m o p r s t v w x y"
    assert frozenset(LABELS) == CHOICE_LETTERS


def test_labels_have_one_letter_or_all_have_two() -> None:
    assert labels(0) == ()
    assert labels(3) == ("a", "b", "c")
    assert labels(15) == tuple(LABELS)
    assert labels(16)[:2] == ("aa", "ab")
    for count in (16, 60, 110, 225):
        drawn = labels(count)
        assert len(set(drawn)) == count
        assert {len(each) for each in drawn} == {2}
    with pytest.raises(ValueError):
        labels(226)


def test_the_czech_digit_row_counts_where_it_is_wanted() -> None:
    assert [digit(key, True) for key in "+ěščřžýáíé"] == list("1234567890")
    assert [digit(key, True) for key in "ĚŠČŘŽÝÁÍÉ"] == list("234567890")
    assert digit("plus", True) == "1"
    assert digit("ě", False) is None
    assert digit("7", False) == digit("7", True) == "7"
    assert digit("a", True) is None
    assert digit("f1", True) is None
    assert digit("ctrl+1", True) is None


@pytest.mark.parametrize(
    ("name", "character"),
    [
        ("question_mark", "?"),
        ("slash", "/"),
        ("colon", ":"),
        ("semicolon", ";"),
        ("comma", ","),
        ("full_stop", "."),
        ("equals_sign", "="),
        ("plus", "+"),
        ("minus", "-"),
        ("underscore", "_"),
        ("at", "@"),
        ("backslash", "\\"),
        ("exclamation_mark", "!"),
        ("less_than_sign", "<"),
        ("greater_than_sign", ">"),
        ("left_square_bracket", "["),
        ("asterisk", "*"),
        ("percent_sign", "%"),
        ("dagger", "†"),
        ("ě", "ě"),
        ("G", "G"),
        ("7", "7"),
    ],
)
def test_names_of_the_terminal_library_are_understood(name: str, character: str) -> None:
    assert canonical(name) == character


@pytest.mark.parametrize(
    "name",
    [
        *("up", "down", "enter", "escape", "tab", "space", "home", "end", "delete", "insert"),
        *("f1", "ctrl+r", "shift+tab"),
    ],
)
def test_names_without_a_character_stay(name: str) -> None:
    assert canonical(name) == name


def test_unknown_places_are_an_error() -> None:
    with pytest.raises(KeyError):
        Keymap().find("a", "nowhere")


def test_the_table_is_printed_without_the_terminal_library() -> None:
    code = (
        "import runpy, sys; sys.argv[1:] = ['--markdown']\n"
        "try: runpy.run_module('tui.keys', run_name='__main__')\n"
        "except SystemExit as end: assert end.code == 0\n"
        "assert 'textual' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True
    )
    assert "| `u` | undo the last step | `undo` |" in done.stdout
