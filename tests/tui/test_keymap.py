"""A player's own keys, and what is shown of the keys in force."""

import pytest

from tui.keymap import Clash, Keymap, Trouble, help_sections, key_line, key_name, main, resolve
from tui.keys import KEYS, SCOPES
from tui.widgets.glyphs import ASCII, UNICODE
from tui.widgets.lines import plain, width
from tui.words import Words

ENGLISH = Words("en")


def test_own_keys_take_the_place_of_the_usual_ones() -> None:
    keymap, clashes = resolve({"undo": ["Z", "delete"]})
    assert clashes == []
    assert keymap.find("Z", "game") == "undo"
    assert keymap.find("delete", "game") == "undo"
    assert keymap.find("u", "game") is None
    assert keymap.keys("undo") == ("Z", "delete")


def test_two_actions_can_change_places() -> None:
    keymap, clashes = resolve({"next-legal": ["N"], "previous-legal": ["n"]})
    assert clashes == []
    assert keymap.find("n", "game") == "previous-legal"


def test_names_of_the_terminal_library_are_fine_in_the_settings() -> None:
    keymap, clashes = resolve({"help": ["exclamation_mark", "!"]})
    assert clashes == []
    assert keymap.keys("help") == ("!",)


@pytest.mark.parametrize(
    ("overrides", "clash"),
    [
        ({"fly": ["F"]}, Clash(Trouble.UNKNOWN, "fly")),
        ({"undo": []}, Clash(Trouble.MISSING, "undo")),
        ({"undo": ["ctrl+s"]}, Clash(Trouble.UNBINDABLE, "undo", "ctrl+s")),
        ({"undo": ["alt+u"]}, Clash(Trouble.UNBINDABLE, "undo", "alt+u")),
        ({"undo": [""]}, Clash(Trouble.UNBINDABLE, "undo", "")),
        ({"undo": ["b"]}, Clash(Trouble.CHOICE, "undo", "b")),
        ({"undo": ["1"]}, Clash(Trouble.CHOICE, "undo", "1")),
        ({"undo": ["plus"]}, Clash(Trouble.CHOICE, "undo", "+")),
        ({"undo": ["e"]}, Clash(Trouble.TAKEN, "undo", "e", "end")),
        ({"end": ["u"]}, Clash(Trouble.TAKEN, "end", "u", "undo")),
        ({"undo": ["X"], "end": ["X"]}, Clash(Trouble.TAKEN, "end", "X", "undo")),
        ({"undo": ["escape"]}, Clash(Trouble.TAKEN, "undo", "escape", "back")),
    ],
)
def test_what_cannot_be_followed_is_reported_and_left_out(
    overrides: dict[str, list[str]], clash: Clash
) -> None:
    keymap, clashes = resolve(overrides)
    assert clashes == [clash]
    if clash.id != "fly":
        assert keymap.keys(clash.id) == Keymap().keys(clash.id)


def test_the_same_key_in_different_places_is_no_clash() -> None:
    _, clashes = resolve({"page-language": ["u"]})
    assert clashes == []


def test_a_good_line_holds_beside_a_bad_one() -> None:
    keymap, clashes = resolve({"undo": ["e"], "zoom": ["Z"]})
    assert [clash.id for clash in clashes] == ["undo"]
    assert keymap.keys("zoom") == ("Z",)


def test_unknown_ids_are_an_error() -> None:
    with pytest.raises(KeyError):
        Keymap().keys("fly")


@pytest.mark.parametrize(
    ("key", "normal", "ascii_name"),
    [
        ("up", "↑", "^"),
        ("escape", "Esc", "Esc"),
        ("ctrl+r", "Ctrl+R", "Ctrl+R"),
        ("shift+tab", "Shift+Tab", "Shift+Tab"),
        ("f1", "F1", "F1"),
        ("pagedown", "PgDn", "PgDn"),
        ("?", "?", "?"),
        ("g", "g", "g"),
    ],
)
def test_keys_have_names_for_people(key: str, normal: str, ascii_name: str) -> None:
    assert key_name(key, ENGLISH, UNICODE) == normal
    assert key_name(key, ENGLISH, ASCII) == ascii_name


def test_hints_show_the_keys_in_force() -> None:
    keymap, _ = resolve({"undo": ["Z"]})
    assert keymap.hint("game", "undo", ENGLISH, UNICODE) == ("Z", "undo")
    assert keymap.hint("game", "up-down", ENGLISH, UNICODE) == ("↑↓", "list")
    assert keymap.hint("game", "legal-places", ENGLISH, UNICODE) == ("n N", "targets")
    assert keymap.hint("replay", "moves", ENGLISH, UNICODE) == ("←→", "steps")
    assert keymap.hint("home", "undo", ENGLISH, UNICODE) is None


def test_the_last_line_drops_what_has_no_room_but_never_its_end() -> None:
    hints = [("Enter", "confirm"), ("Esc", "back"), ("i", "rule"), ("?", "")]
    assert plain([key_line(hints, 80)]) == "Enter confirm  Esc back  i rule  ?"
    assert plain([key_line(hints, 31)]) == "Enter confirm  Esc back  ?"
    assert plain([key_line(hints, 16)]) == "Enter confirm  ?"
    assert plain([key_line(hints, 3)]) == "?"
    assert key_line(hints, 0) == []
    assert key_line([], 80) == []


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_key_of_a_place_stands_on_its_help_page(scope: str, language: str) -> None:
    words = Words(language)
    keymap = Keymap()
    shown = [row for _, rows in help_sections(keymap, scope, words, ASCII) for row in rows]
    for key in keymap.table(scope):
        names = " ".join(key_name(each, words, ASCII) for each in key.keys)
        assert (names, words.t(key.label)) in shown
    assert all(width(names) <= 24 and width(label) <= 52 for names, label in shown)


def test_the_documents_have_every_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--markdown"]) == 0
    printed = capsys.readouterr().out
    assert all(f"`{key.id}`" in printed for key in KEYS)
    assert main(["--html"]) == 2
