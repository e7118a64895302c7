"""The numbers on the pages of Burgundy are those of its box, and it is found by its words."""

from __future__ import annotations

import re

import pytest

from core import games
from core.burgundy.box import effect_rule
from core.burgundy.model import BUILDING, CASTLE, KNOWLEDGE, MINE, ROUNDS, SHIP, TYPES
from core.game import Refusal
from tests.tui.words.burgundy_spoken import BOX, GAME, played
from tui.rules.library import load
from tui.words import LANGUAGES


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def items(language: str, page: str) -> list[str]:
    body = load(["burgundy"], language).page(page).body
    return [text for text in body if text.startswith("- ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_and_triples(language: str) -> None:
    lines = items(language, "burgundy.types")
    assert len(lines) == len(TYPES)
    for kind, line in enumerate(lines):
        assert numbers(line)[0] == BOX.type_of.count(kind)
        assert numbers(line)[-1] == BOX.triple_vp[kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonuses_of_the_rounds(language: str) -> None:
    lines = items(language, "burgundy.bonus")
    for letter, line, choices in zip(ROUNDS, lines, BOX.bonuses, strict=True):
        assert line.startswith(f"- {letter}: ")
        given = [count for choice in choices for count in choice.model_dump().values() if count]
        assert sorted(numbers(line)) == sorted(given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_displays_prizes_and_animals(language: str) -> None:
    for seats, line in zip((2, 3, 4), items(language, "burgundy.players"), strict=False):
        table = BOX.tables[seats]
        stated = numbers(line.replace("všech 7 typů", ""))
        assert stated == [table.display, *sorted(table.sevens, reverse=True)]
    points = [numbers(line)[1:] for line in items(language, "burgundy.animals")]
    assert [*(one[0] for one in points if one), 0] == [BOX.set_vp[size] for size in (4, 3, 2, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_guesses_say_so(language: str) -> None:
    sign = {"en": "our guess", "cs": "náš odhad"}[language]
    library = load(["burgundy"], language)
    for kind in (CASTLE, MINE, KNOWLEDGE, SHIP):
        assert sign in " ".join(library.page(f"burgundy.{TYPES[kind]}").body)
    for page in ("types", "bonus", "goods", "unverified"):
        assert sign in " ".join(library.page(f"burgundy.{page}").body)
    assert sign not in " ".join(library.page(f"burgundy.{TYPES[BUILDING]}").body)


def test_everything_the_rules_name_has_a_page() -> None:
    rules = {effect_rule(BOX, card) for card in range(BOX.cards)}
    rules.update(setting.rule for setting in games.settings(GAME.options))
    for before, _, events in played():
        turn = GAME.turn(before)
        assert turn is not None
        rules.add(turn.rule)
        rules.update(event.rule for event in events)
    for before, _, _ in played()[::40]:
        rules.update(line.rule for line in GAME.score(before).sheets[0].lines)
        rules.update(line.rule for line in GAME.rival_score(before))
        refusals = (GAME.refusal(before, action) for action in GAME.candidates(before))
        rules.update(refusal.rule for refusal in refusals if isinstance(refusal, Refusal))
    assert len(rules) > 40
    assert {rule for rule in rules if rule not in load(["burgundy"], "cs")} == set()


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("mine", "burgundy.mine"),
        ("důl", "burgundy.mine"),
        ("klaster", "burgundy.cloister"),
        ("divoka", "burgundy.wild"),
        ("joker", "burgundy.wild"),
        ("carpen", "burgundy.carpenter"),
        ("stodola", "burgundy.barn"),
        ("boarding house", "burgundy.barn"),
        ("7 types", "burgundy.seven"),
        ("7 typu", "burgundy.seven"),
        ("3:1", "burgundy.swap"),
        ("vp", "burgundy.points"),
        ("koupit", "burgundy.buy"),
        ("aaron", "burgundy.filip"),
        ("filip", "burgundy.filip"),
        ("solo", "burgundy.solo"),
        ("slepice", "burgundy.animals"),
        ("kdo zacina", "burgundy.start-card"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds(text: str, page: str, language: str) -> None:
    found = [hit.page.id for hit in load(["burgundy"], language).search(text)]
    assert page in found[:6]
