"""Everything the rules of the Struggle can say has words, in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from core import games
from core.game import BadComponents, Event, Refusal, ScoreLine, Term, Turn, Value
from core.struggle.model import EVENTS, ITEMS, RESOURCES, Action, Build, EndTurn
from tests.tui.words.spoken import GAME, WORDS, played, sound, voice
from tui.words import LANGUAGES, Words, struggle_names
from tui.words.log import sentence
from tui.words.registry import for_game

CODE = Path(__file__).parents[3] / "core" / "struggle"


def first_texts(function: str) -> set[str]:
    """Collect the first argument of every call of `function` in the rules."""
    found = set[str]()
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if node.func.id == function:
                    found.update(text for text in texts[:1] if isinstance(text, str))
    return found


REFUSAL_VALUES: dict[str, Value] = {
    "seat": 1,
    "resource": 2,
    "item": 5,
    "place": 3,
    "path": "paying",
    "now": "swap",
    "needed": "build",
    "left": 2,
    "allowed": 1,
    "most": 3,
    "points": 2,
    "short": (4, 1, 2, 2),
    "covered": 1,
    "alike": 3,
    "source": "market",
}
EVENT_VALUES: dict[str, Value] = {
    "resource": 2,
    "place": 3,
    "partner": 1,
    "count": 3,
    "extra": 1,
    "item": 0,
    "paid": (1, 1, 0, 0, 0),
    "source": -1,
    "side": "A",
    "points": 10,
    "limit": 7,
    "seats": (0, 1),
    "old": (0, 1, 2, 3, 4),
    "new": (0, 1, 2, 3, 4),
    "arrow": 1,
    "forced": True,
    "cards": (0, 1, 0, 2, 0),
    "rounds": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_has_a_sentence(language: str) -> None:
    reasons = first_texts("no") | first_texts("Refusal")
    assert len(reasons) > 30
    for reason in reasons:
        text = WORDS.refusal(voice(language), Refusal(reason, "", REFUSAL_VALUES))
        assert sound(text), reason
        assert text.endswith("."), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_rules_has_words(language: str) -> None:
    kinds = first_texts("Event") | first_texts("_take_from")
    assert {"took-blind", "took-seen", "drew", "dead-end"} <= kinds
    for kind in kinds:
        assert sound(WORDS.event(voice(language), Event(kind, 0, "", EVENT_VALUES))), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_term_and_score_line_has_words(language: str) -> None:
    words = Words(language)
    prompts = {"library"}
    terms = {term.id for before, _, _ in played()[::7] for term in GAME.terms(before, 0)}
    for before, _, _ in played():
        turn = GAME.turn(before)
        assert turn is not None
        prompts.add(turn.prompt)
    assert len(prompts) == 9
    for prompt in prompts:
        assert sound(WORDS.prompt(voice(language), Turn(0, prompt, "")))
    for term in terms | first_texts(Term.__name__):
        assert sound(WORDS.term(words, term))
    for line in first_texts(ScoreLine.__name__):
        assert sound(WORDS.score_line(words, line))
    for reason in ("won", "dead-end"):
        assert sound(WORDS.ending(voice(language), reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_events_read_well_for_everybody(language: str) -> None:
    kinds = set[str]()
    for before, _, events in played():
        for event in events:
            kinds.add(event.kind)
            readers: list[int | None] = [None, *range(len(before.players))]
            for reader in readers:
                seen = event.read_by(reader)
                assert sound(sentence(voice(language, reader), WORDS, seen)), event
    assert {"drew", "built", "gave-player", "put-away", "drew-swap"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_steps_and_refusals_read_well(language: str) -> None:
    for before, action, _ in played():
        turn = GAME.turn(before)
        assert turn is not None
        speaker, view = voice(language, turn.seat), GAME.view(before, turn.seat)
        assert sound(WORDS.step(speaker, action, view))
        assert sound(WORDS.label(speaker, action))
    for before, _, _ in played()[::10]:
        for candidate in GAME.candidates(before):
            refusal = GAME.refusal(before, candidate)
            if refusal is not None:
                assert sound(WORDS.refusal(voice(language), refusal)), refusal


def test_refusals_say_what_is_missing() -> None:
    refusal = Refusal("cannot-pay", "", {"item": 3, "short": (2, 2, 4, 1), "covered": 1})
    assert WORDS.refusal(voice("en"), refusal) == (
        "You are missing 1 grain, 2 ore. Three alike can replace 1 card of it."
    )
    assert WORDS.refusal(voice("cs"), refusal) == (
        "Chybí: 1 obilí, 2 rudy. Tři stejné z toho nahradí 1 kartu."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    words = Words(language)
    for setting in games.settings(GAME.options):
        assert sound(WORDS.option(words, setting.name))
        assert WORDS.option_help(words, setting.name).endswith(".")
        texts = {WORDS.option_choice(words, setting.name, choice) for choice in setting.choices}
        assert len(texts) == len(setting.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_forms_are_short_and_unlike(language: str) -> None:
    words = Words(language)
    short = [struggle_names.short_item(words, index) for index in range(len(ITEMS))]
    tiny = [struggle_names.tiny_item(words, index) for index in range(len(ITEMS))]
    codes = [struggle_names.resource_code(words, index) for index in range(len(RESOURCES))]
    names = [struggle_names.resource(words, index) for index in range(len(RESOURCES))]
    for texts, cells in ((short, 7), (tiny, 7), (codes, 2), (names, 7)):
        assert max(map(len, texts)) <= cells
        assert len(set(texts)) == len(texts)
    assert len(WORDS.short_title(words)) <= 22
    assert sound(WORDS.title(words))
    for index in range(len(EVENTS)):
        assert sound(struggle_names.city_event(words, index))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_components_has_a_sentence(language: str) -> None:
    reasons = first_texts("BadComponents")
    assert len(reasons) == 5
    values: dict[str, Value] = dict.fromkeys(
        ("split", "mark", "events", "settlements", "item", "seats", "needed", "kind", "there"), 2
    )
    for reason in reasons:
        text = WORDS.components(Words(language), BadComponents(reason, **values))
        assert sound(text)
        assert text.endswith(".")


def test_amounts_and_goods() -> None:
    english, czech = Words("en"), Words("cs")
    assert [struggle_names.amount(czech, 3, n) for n in (0, 1, 2, 5)] == [
        "0 vlny",
        "1 vlna",
        "2 vlny",
        "5 vlny",
    ]
    assert struggle_names.amount(english, 3, 2) == "2 wool"
    assert struggle_names.goods(english, (1, 1, 0, 0, 0)) == "lumber brick"
    assert struggle_names.goods(czech, (0, 0, 1, 3, 0)) == "3 vlny 1 ruda"
    assert struggle_names.goods(czech, (0,) * 5) == ""


def test_every_kind_of_action_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        speaker = voice(language)
        labels = set[str]()
        plain = [kind for kind in get_args(Action) if kind is not Build]
        for kind in plain:
            fields = dict.fromkeys((f for f in kind.__slots__ if f != "kind"), 1)
            labels.add(WORDS.label(speaker, kind(**fields)))
        labels.update(WORDS.label(speaker, Build(item)) for item in range(len(ITEMS)))
        assert len(labels) == len(plain) + len(ITEMS)


def test_no_word_for_an_unknown_id() -> None:
    for call in (
        lambda: for_game("nonsense"),
        lambda: WORDS.event(voice("en"), Event("nonsense", 0, "")),
        lambda: WORDS.refusal(voice("en"), Refusal("nonsense", "")),
        lambda: WORDS.tie_break(Words("en"), "nonsense"),
    ):
        with pytest.raises(KeyError):
            call()
    assert WORDS.step(voice("en"), EndTurn(1), GAME.setup(GAME.options(), 2, 1)) == (
        "draw, 1 extra card"
    )
