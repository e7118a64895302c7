"""A line of text is edited as people expect, whatever is typed or pasted."""

from __future__ import annotations

from tui.screens.field import LONGEST, TextField
from tui.widgets.lines import plain, width


def typed(field: TextField, *keys: str) -> str:
    for key in keys:
        field.press(key, key if len(key) == 1 else None)
    return field.text


def test_letters_go_in_at_the_cursor() -> None:
    assert typed(TextField.holding("Ea"), "left", "v") == "Eva"
    assert typed(TextField.holding("Eva"), "home", "N", "e") == "NeEva"
    assert typed(TextField.holding("Eva"), "home", "delete", "A", "end", "!") == "Ava!"


def test_backspace_at_the_start_does_nothing() -> None:
    assert typed(TextField("Eva", 0), "backspace") == "Eva"
    assert typed(TextField.holding("Eva"), "backspace", "backspace", "backspace", "backspace") == ""


def test_a_combining_accent_joins_its_letter() -> None:
    field = TextField()
    for sign in ("e", "\u030c"):
        field.press("irrelevant", sign)
    assert field.text == "ě"
    assert field.at == 1


def test_keys_without_a_meaning_are_not_taken() -> None:
    field = TextField.holding("Eva")
    assert not field.press("f5", None)
    assert not field.press("ctrl+a", "\x01")
    assert field.text == "Eva"


def test_a_pasted_text_becomes_one_line_and_never_too_long() -> None:
    field = TextField()
    field.insert("Eva\nand\tTom\x1b[31m")
    assert field.text == "Eva and Tom[31m"
    field.insert("x" * 300)
    assert len(field.text) <= LONGEST


def test_the_value_is_safe_to_draw() -> None:
    assert TextField.holding("  Eva\u202e\ufe0f ").value == "Eva"


def test_the_cursor_stays_in_sight() -> None:
    field = TextField.holding("日本語のなまえ" * 5)
    for at in range(len(field.text) + 1):
        field.at = at
        line = field.line(12)
        assert width(line) <= 12
        assert [token for _, token in line].count("cursor") == 1
    field.at = 0
    assert plain([field.line(6)]) == "日本語"
