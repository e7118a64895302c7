"""Everything the rules of Burgundy can say has words, in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from core import games
from core.burgundy.components import made_components
from core.burgundy.game import Burgundy
from core.burgundy.model import Action, EndTurn
from core.game import BadComponents, Event, Refusal, ScoreLine, Term, Turn, Value
from tests.tui.words.burgundy_spoken import BOX, GAME, WORDS, played
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES, Words
from tui.words.burgundy import BurgundyWords
from tui.words.log import sentence

CODE = Path(__file__).parents[3] / "core" / "burgundy"


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
    "path": "hall",
    "dice": 2,
    "die": 3,
    "needed": 3,
    "there": 1,
    "card": 7,
    "goods": 1,
    "stack": 2,
    "type": 4,
    "building": 1,
    "pile": 0,
    "choices": 5,
}
EVENT_VALUES: dict[str, Value] = {
    "seat": 1,
    "die": 5,
    "source": "bought",
    "workers": 2,
    "card": 11,
    "row": 3,
    "building": 2,
    "type": 4,
    "stack": 1,
    "size": 2,
    "goods": 1,
    "count": 3,
    "giver": 1,
    "what": "silver",
    "silver": 1,
    "vp": 1,
    "cards": (1, 30, 90),
    "thing": 2,
    "pile": 0,
    "round": 1,
    "choice": 0,
    "path": "hall",
    "before": 1,
    "rows": (1, 1, 1, 0, 0, 0),
    "turned": True,
    "own": 4,
    "rival": 3,
    "rounds": 5,
}
ENDINGS = ("ended", "overtaken", "no-dice")
PATHS = (
    *("acting", "hall", "fetching", "selling", "gaining"),
    *("choosing", "placing", "offering", "dropping", "swapping"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_has_a_sentence(language: str) -> None:
    reasons = first_texts("no")
    assert len(reasons) > 30
    for reason in reasons:
        text = WORDS.refusal(voice(language), Refusal(reason, "", REFUSAL_VALUES))
        assert sound(text), reason
        assert text.endswith("."), reason
    for reason in ("path-open", "no-path"):
        texts = {
            WORDS.refusal(voice(language), Refusal(reason, "", {"path": path})) for path in PATHS
        }
        assert len(texts) == len(PATHS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_term_and_score_line_has_words(language: str) -> None:
    words = Words(language)
    prompts = set[str]()
    for before, _, _ in played():
        turn = GAME.turn(before)
        assert turn is not None
        prompts.add(turn.prompt)
    assert len(prompts) == 13
    texts = {WORDS.prompt(voice(language), Turn(0, prompt, "")) for prompt in prompts}
    assert len(texts) == len(prompts)
    terms = {term.id for before, _, _ in played()[::50] for term in GAME.terms(before, 0)}
    for term in terms | first_texts(Term.__name__):
        assert sound(WORDS.term(words, term))
    state = played()[0][0]
    lines = {line.id for line in GAME.score(state).sheets[0].lines}
    for line in lines | first_texts(ScoreLine.__name__):
        assert sound(WORDS.score_line(words, line))
    assert WORDS.tie_break(words, "storage").endswith(".")
    for reason in ENDINGS:
        assert sound(WORDS.ending(voice(language), reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_events_read_well_for_everybody(language: str) -> None:
    kinds = set[str]()
    for before, _, events in played()[::3]:
        for event in events:
            kinds.add(event.kind)
            readers: list[int | None] = [None, *range(len(before.players))]
            for reader in readers:
                seen = event.read_by(reader)
                assert sound(sentence(voice(language, reader), WORDS, seen)), event
    assert {"placed", "triple", "bonus", "took-good", "lapsed", "rival-laid", "starts"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_rules_has_words(language: str) -> None:
    kinds = first_texts("Event")
    assert {"played", "got-start", "declined", "reshuffled", "rival-laid"} <= kinds
    told_by_parts = {"triple", "first", "seven", "rival-triple", "rival-first", "rival-seven"}
    for kind in kinds | told_by_parts | set(ENDINGS):
        for values in (EVENT_VALUES, {**EVENT_VALUES, "building": -1, "die": -2, "giver": 0}):
            text = WORDS.event(voice(language), Event(kind, 0, "", values))
            assert sound(text), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_steps_and_refusals_read_well(language: str) -> None:
    for before, action, _ in played()[::3]:
        speaker, view = voice(language, before.seat), GAME.view(before, before.seat)
        assert sound(WORDS.step(speaker, action, view))
        assert sound(WORDS.label(speaker, action))
    for before, _, _ in played()[::40]:
        for candidate in GAME.candidates(before):
            refusal = GAME.refusal(before, candidate)
            if refusal is not None:
                assert sound(WORDS.refusal(voice(language), refusal)), refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_of_others_do_not_need_their_dice(language: str) -> None:
    for before, action, _ in played()[::7]:
        view = GAME.view(before, None)
        text = WORDS.step(voice(language), action, view)
        assert sound(text)
        assert "-1" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    words = Words(language)
    for setting in games.settings(GAME.options):
        assert sound(WORDS.option(words, setting.name))
        assert WORDS.option_help(words, setting.name).endswith(".")
        texts = {WORDS.option_choice(words, setting.name, choice) for choice in setting.choices}
        assert len(texts) == len(setting.choices)
    assert WORDS.option_choice(words, "decline", True) == WORDS.option_choice(
        words, "decline", "yes"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_components_has_a_sentence(language: str) -> None:
    reasons = first_texts("BadComponents")
    assert len(reasons) == 7
    names = ["die", "kinds", "needed", "there", "round", "choice", "seats", "list", "kind"]
    values: dict[str, Value] = dict.fromkeys(names, 2)
    for reason in reasons:
        text = WORDS.components(Words(language), BadComponents(reason, **values))
        assert sound(text)
        assert text.endswith(".")


def test_every_kind_of_action_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        speaker = voice(language)
        labels = set[str]()
        for kind in get_args(Action):
            fields = dict.fromkeys((f for f in kind.__slots__ if f != "kind"), 1)
            labels.add(WORDS.label(speaker, kind(**fields)))
        assert len(labels) == len(get_args(Action))


def test_titles() -> None:
    for language in LANGUAGES:
        assert len(WORDS.short_title(Words(language))) <= 22
        assert sound(WORDS.title(Words(language)))


def test_words_are_those_of_the_components_that_are_played() -> None:
    values = GAME.components.model_dump(mode="json")
    castle, mine = values["types"]["castle"], values["types"]["mine"]
    castle["dice"], mine["dice"] = [1, 2, 2, 2, 2, 2], [3, 2, 2, 2, 2, 2]
    other = Burgundy(made_components(values))
    last_castle = BOX.type_of.count(0) - 1
    event = Event("took", 0, "", {"card": last_castle, "row": 2})
    assert WORDS.event(voice("en"), event) == "took Castle 6 from row 2"
    assert WORDS.of(other).event(voice("en"), event) == "took Mine 1 from row 2"


def test_no_word_for_an_unknown_id() -> None:
    with pytest.raises(KeyError):
        WORDS.event(voice("en"), Event("nonsense", 0, ""))
    with pytest.raises(KeyError):
        WORDS.refusal(voice("en"), Refusal("nonsense", ""))
    with pytest.raises(KeyError):
        WORDS.tie_break(Words("en"), "nonsense")
    assert WORDS.step(voice("en"), EndTurn(), played()[0][0]) == "end the turn"
    assert isinstance(WORDS.of(GAME), BurgundyWords)
