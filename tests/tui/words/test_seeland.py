"""Everything the rules of Seeland can say has words, in every language."""

from __future__ import annotations

import ast
from itertools import permutations
from pathlib import Path
from typing import get_args

import pytest

from core import games
from core.game import BadComponents, Event, Refusal, ScoreLine, Term, Turn, Value
from core.seeland.components import made_components
from core.seeland.game import Seeland
from core.seeland.model import Action, EndTurn, First, Mark, Marking, Place, Retreat
from core.seeland.setup import SeelandOptions
from core.struggle.game import Struggle
from tests.tui.words.seeland_spoken import GAME, WORDS, played
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES, Words
from tui.words.log import sentence
from tui.words.seeland import SeelandWords

CODE = Path(__file__).parents[3] / "core" / "seeland"
PROMPTS = (
    *("first-mill", "buy", "retreat", "place-mill", "place-landscape", "build"),
    *("fetch", "order", "mark", "walk", "end"),
)
PATHS = (
    *("retreating", "placing", "building", "fetching", "ordering"),
    *("marking", "walking"),
)
REFUSAL_VALUES: dict[str, Value] = {
    "path": "placing",
    "now": "buy",
    "needed": 3,
    "money": 1,
    "hex": 7,
    "space": 2,
    "guilders": 3,
    "most": 2,
    "seat": 1,
    "tile": 103,
    "mills": (7,),
    "printed": (3,),
    "mill": 9,
    "open": 2,
    "steps": 3,
    "least": 2,
}
EVENT_VALUES: dict[str, Value] = {
    "hex": 11,
    "space": 1,
    "tile": 203,
    "price": 2,
    "guilders": 2,
    "number": 18,
    "lost": 3,
    "forced": True,
    "remaining": 4,
    "source": 12,
    "target": 13,
    "steps": 2,
    "points": 17,
    "mill": 5,
    "fields": (303, 404, 405),
    "bonus": 0,
    "gained": 5,
    "place": 2,
    "governors": 3,
    "hexes": (11, 12),
}
NOTHING: dict[str, Value] = {
    **EVENT_VALUES,
    **dict.fromkeys(("tile", "price", "guilders", "lost", "points", "remaining"), 0),
    "forced": False,
    "fields": (),
    "space": 7,
}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_has_a_sentence(language: str) -> None:
    reasons = first_texts("no") - {"phase"}
    assert len(reasons) > 20
    for reason in reasons:
        text = WORDS.refusal(voice(language), Refusal(reason, "", REFUSAL_VALUES))
        assert sound(text), reason
        assert text.endswith("."), reason
    for reason in ("path-open", "no-path"):
        texts = {
            WORDS.refusal(voice(language), Refusal(reason, "", {"path": path})) for path in PATHS
        }
        assert len(texts) == len(PATHS)
    for now, needed in permutations(("first", "buy", "end"), 2):
        wrong = Refusal("phase", "", {"now": now, "needed": needed})
        assert sound(WORDS.refusal(voice(language), wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_term_and_score_line_has_words(language: str) -> None:
    words = Words(language)
    prompts = {turn.prompt for before, _, _ in played() if (turn := GAME.turn(before))}
    assert prompts <= set(PROMPTS)
    assert len(prompts) >= len(PROMPTS) - 1, "the printed map never asks which governor comes"
    texts = {WORDS.prompt(voice(language), Turn(0, prompt, "")) for prompt in PROMPTS}
    assert len(texts) == len(PROMPTS)
    terms = {term.id for before, _, _ in played()[::50] for term in GAME.terms(before, 0)}
    for term in terms | first_texts(Term.__name__):
        assert sound(WORDS.term(words, term))
    lines = {WORDS.score_line(words, line) for line in first_texts(ScoreLine.__name__)}
    assert len(lines) == len(first_texts(ScoreLine.__name__)) == 7
    assert WORDS.ending(voice(language), "ended").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_events_read_well_for_everybody(language: str) -> None:
    kinds = set[str]()
    for before, _, events in played()[::3]:
        for event in events:
            kinds.add(event.kind)
            readers: list[int | None] = [None, *range(len(before.players))]
            for reader in readers:
                assert sound(sentence(voice(language, reader), WORDS, event)), event
    assert {"placed", "turned", "harvested", "marked", "governor-missed", "shifted"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_rules_has_words(language: str) -> None:
    kinds = first_texts("Event")
    assert len(kinds) == 25
    for kind in kinds:
        for values in (EVENT_VALUES, NOTHING):
            assert sound(WORDS.event(voice(language), Event(kind, 0, "", values))), kind


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
def test_different_steps_have_different_names(language: str) -> None:
    for before in [one for one, _, _ in played()[::10] if one.phase != "buy"]:
        texts = [WORDS.step(voice(language), action, before) for action in GAME.legal(before)]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    words = Words(language)
    for setting in games.settings(GAME.options):
        assert sound(WORDS.option(words, setting.name))
        assert WORDS.option_help(words, setting.name).endswith(".")
        texts = {WORDS.option_choice(words, setting.name, choice) for choice in setting.choices}
        assert len(texts) == len(setting.choices)
    written = WORDS.option_choice(words, "records", "yes")
    assert WORDS.option_choice(words, "records", True) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_components_has_a_sentence(language: str) -> None:
    reasons = first_texts("BadComponents")
    assert len(reasons) == 15
    names = ("needed", "there", "tiles", "spaces", "space", "house", "guilders", "houses")
    values: dict[str, Value] = dict.fromkeys(names, 2)
    values.update(hex="D6", kind="stall", side="basic")
    texts = {WORDS.components(Words(language), BadComponents(one, **values)) for one in reasons}
    assert len(texts) == len(reasons)
    for text in texts:
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


def test_titles_and_turns() -> None:
    for language in LANGUAGES:
        assert len(WORDS.short_title(Words(language))) <= 22
        assert sound(WORDS.title(Words(language)))
    assert [WORDS.turn_number(turns, 3) for turns in (0, 2, 3, 4)] == [0, 0, 1, 2]


def test_steps_in_both_languages() -> None:
    state = GAME.setup(SeelandOptions(records=True), 2, 1)
    state.ring[1], state.ring[3] = 405, 0
    steps = {
        GAME.box.moves.buy[1]: ("buy Tulip 5 (free)", "koupit: Tulipány 5 (zdarma)"),
        GAME.box.moves.buy[3]: ("empty space (2 g): the game ends", None),
        GAME.box.moves.buy[7]: ("warehouse (5 g)", "skladiště (5 g)"),
        First(GAME.box.by_name["F8"]): ("first mill on F8", "první mlýn na F8"),
        Place(GAME.box.by_name["I8"]): ("on I8", "na I8"),
        Retreat(0): ("no guilders back", "žádný gulden zpět"),
        Retreat(2): ("2 guilders back", "2 guldeny zpět"),
        EndTurn(): ("end the turn", "ukončit tah"),
    }
    for action, (english, czech) in steps.items():
        assert WORDS.step(voice("en"), action, state) == english
        assert czech is None or WORDS.step(voice("cs"), action, state) == czech


def test_marking_names_the_number_that_is_free() -> None:
    state = GAME.setup(SeelandOptions(records=True), 2, 1)
    state.players[0].records, state.players[1].records = [29], [28]
    state.pending = [Marking(1, GAME.box.by_name["F8"], 29)]
    assert WORDS.step(voice("en"), Mark(), state) == "mark 27"
    assert WORDS.step(voice("cs"), Mark(), state) == "označit 27"


def test_words_are_those_of_the_components_that_are_played() -> None:
    values = GAME.components.model_dump(mode="json")
    values["map"]["rows"] = [f" {row}" for row in values["map"]["rows"]]
    for part, table in (("map", "mills"), ("printed", "tiles")):
        moved = {f"{name[0]}{int(name[1:]) + 1}": one for name, one in values[part][table].items()}
        values[part][table] = moved
    other = Seeland(made_components(values))
    event = Event("first-mill", 0, "", {"hex": GAME.box.by_name["F8"]})
    assert WORDS.event(voice("en"), event) == "placed the first mill on F8"
    assert WORDS.of(other).event(voice("en"), event) == "placed the first mill on F9"


def test_no_word_for_an_unknown_id() -> None:
    with pytest.raises(KeyError):
        WORDS.event(voice("en"), Event("nonsense", 0, ""))
    with pytest.raises(KeyError):
        WORDS.refusal(voice("en"), Refusal("nonsense", ""))
    with pytest.raises(KeyError):
        WORDS.tie_break(Words("en"), "nonsense")
    with pytest.raises(TypeError):
        WORDS.of(Struggle())
    assert isinstance(WORDS.of(GAME), SeelandWords)
