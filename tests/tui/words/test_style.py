"""Every text of both languages keeps the style, and every rule of the style finds an offender."""

from __future__ import annotations

import pytest

from tests.tui.words.style import GAMES, RULES, Rule, Text, faults, game_of, texts


def test_every_text_keeps_the_style() -> None:
    read = list(texts())
    assert len({each.language for each in read}) == 2
    assert {each.game for each in read} == {None, *GAMES}
    assert [f"{each.where}: {each.text} ({fault})" for each in read for fault in faults(each)] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.pattern)
def test_a_rule_finds_its_offender_in_its_language_and_game_only(rule: Rule) -> None:
    offender = Text("", rule.language, rule.game, rule.finds)
    assert rule.broken_by(offender)
    assert list(faults(offender))
    other = "en" if rule.language == "cs" else "cs"
    assert rule.broken_by(Text("", other, rule.game, rule.finds)) is None
    if rule.game is not None:
        assert rule.broken_by(Text("", rule.language, None, rule.finds)) is None


def test_the_name_of_a_place_is_no_word() -> None:
    assert list(faults(Text("", "en", None, "{spot}: {zone}"))) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (Text("", "en", None, 'the "Market"'), "straight quotes"),
        (Text("", "en", None, "2x grain"), "x for ×"),
        (Text("", "en", None, "{count}x grain"), "x for ×"),
        (Text("", "en", None, "loses -3 points"), "a hyphen for the minus sign"),
        (
            Text("", "cs", None, "Cesta za {price}"),
            "a noun is inserted without a colon: za {price}",
        ),
        (
            Text("", "en", None, "Buy {count} cards", single=True),
            "counts without plural forms: {count} cards",
        ),
        (
            Text("", "cs", None, "Tržiště", context="title, at most 6 cells"),
            "is wider than its column: 7 cells",
        ),
    ],
)
def test_other_faults_are_found(text: Text, fault: str) -> None:
    assert list(faults(text)) == [fault]


@pytest.mark.parametrize(
    "text",
    [
        Text("", "en", None, "the “Market”: 2× grain, −3 points, keys 1-5, ssh -p 22 -4"),
        Text("", "cs", None, "Cesta, cena: {price}"),
        Text("", "en", None, "{count} cards"),
        Text("", "cs", None, "Trh {a}", context="title, at most 3 cells"),
    ],
)
def test_a_text_in_good_style_has_no_fault(text: Text) -> None:
    assert list(faults(text)) == []


def test_a_message_belongs_to_a_game_if_only_that_game_uses_it() -> None:
    assert game_of(["tui/words/labora_steps.py", "tui/screens/labora/map.py"]) == "labora"
    assert game_of(["tui/words/labora.py", "tui/words/seeland.py"]) is None
    assert game_of(["tui/words/labora.py", "tui/keys.py"]) is None
