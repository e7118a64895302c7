"""The numbers on the pages of Ora et Labora are those of its box, and it is found by its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core import games
from core.labora.box import ASKED
from core.labora.components import BuildingCard, Components, default_components
from core.labora.model import Mode
from core.labora.places import TERRAINS
from tests.tui.words.labora_spoken import BOX, GAME, WORDS, played
from tui.rules.library import Page, load
from tui.words import LANGUAGES, Words
from tui.words.labora_amounts import amount
from tui.words.labora_names import terrain

CODE = Path(__file__).parents[3] / "core" / "labora"
BOX_FILE: Components = default_components()
GUESSES = ("unverified",)
UNSURE = ("bathhouse", "locutory", "round-tower")
"""Pages that must say that the ruling is of low confidence."""
RULINGS = {
    "D1 D2 D3": "wheel",
    "D4 D6": "solo",
    "D5": "setup",
    "D8 D9 D10": "players",
    "D11": "round",
    "D12": "two-players",
    "D13": "two-players-long",
    "D14 D15": "bonus-round",
    "D16 D43": "pass",
    "D17": "land",
    "D18 D23": "bulwark",
    "D19": "district",
    "D20": "round-tower",
    "D21": "chapel",
    "D22 D39": "locutory",
    "D24": "cloister-workshop",
    "D25": "whiskey-distillery",
    "D26": "cloister",
    "D27": "bathhouse",
    "D28 D29": "goods-points",
    "D30": "forgers-workshop",
    "D31": "coal-harbor",
    "D32": "town-estate",
    "D33": "financed-estate",
    "D34": "scriptorium",
    "D35": "house-of-the-brotherhood",
    "D36": "filial-church",
    "D37": "different-goods",
    "D38": "sell",
    "D40 D41": "neutral-build",
}
"""The page that tells the ruling for each point in which the sources disagree. D7 is a plain
fault of a program, and D42 is no disagreement."""
FOLLOWS_THE_RULEBOOK = ("two-players",)
SIGNS = {
    "en": ("our ruling", "low confidence", "our guess"),
    "cs": ("naše rozhodnutí", "malou jistotou", "náš odhad"),
}


def numbers(text: str) -> list[int]:
    return [int(digits.replace("−", "-")) for digits in re.findall(r"−?\d+", text)]


def page(language: str, name: str) -> Page:
    return load(["labora"], language).page(f"labora.{name}")


def text(language: str, name: str) -> str:
    return " ".join(page(language, name).body)


def facts(language: str, name: str) -> str:
    """Give the last paragraph of the page of a card, which has its numbers."""
    return page(language, name).body[-1]


def terrains(words: Words, letters: str) -> list[str]:
    return [terrain(words, TERRAINS[letter]).lower() for letter in letters]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", BOX_FILE.buildings)
def test_buildings(language: str, card: str) -> None:
    building = BOX_FILE.buildings[card]
    words, told = Words(language), facts(language, building.name)
    cost, where, values, *_ = re.split(r"(?<=\.) ", told)
    wanted = [amount(words, good, count) for good, count in building.cost.items()]
    assert cost.split(": ")[1] == f"{', '.join(wanted)}."
    assert re.findall(r"\w+", where.lower()) == re.findall(
        r"\w+", " ".join(_listed(language, terrains(words, building.terrain)))
    )
    assert numbers(values) == [building.dwelling, building.economic]
    sign = {"en": "Cloister building.", "cs": "Budova kláštera."}[language]
    assert (sign in told) == building.cloister


def _listed(language: str, names: list[str]) -> list[str]:
    either = {"en": "or", "cs": "nebo"}[language]
    return [*names[:-1], either, names[-1]] if len(names) > 1 else names


@pytest.mark.parametrize("language", LANGUAGES)
def test_stacks_and_games_of_buildings(language: str) -> None:
    stack = {"en": "stack", "cs": "hromádka"}[language]
    said = dict[tuple[str, ...], set[str]]()
    for card, building in BOX_FILE.buildings.items():
        told = re.split(r"(?<=\.) ", facts(language, building.name))[-2:]
        line = told[_copies(building).index(card) - len(_copies(building))]
        if building.stage:
            assert f": {stack} {'-ABCD'[building.stage]}," in line, card
        else:
            assert stack not in line, card
        said.setdefault(building.modes, set()).add(line.split(", ", 1)[1])
    assert all(len(phrases) == 1 for phrases in said.values()), said
    assert len(set.union(*said.values())) == len(said)


def _copies(building: BuildingCard) -> list[str]:
    return [card for card, one in BOX_FILE.buildings.items() if one.name == building.name]


def _amounts(value: Any) -> Iterator[int]:
    """List all numbers above 1 in an effect."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _amounts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _amounts(one)
    elif isinstance(value, int | float) and not isinstance(value, bool) and value > 1:
        yield int(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", BOX_FILE.buildings)
def test_functions_have_the_numbers_of_the_effects(language: str, card: str) -> None:
    building = BOX_FILE.buildings[card]
    told = numbers(" ".join(page(language, building.name).body[:-1]))
    effects = [effect.model_dump() for effect in building.effects]
    assert set(_amounts(effects)) <= set(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heartland(language: str) -> None:
    for one in BOX_FILE.basic.values():
        assert numbers(facts(language, one.name).split(". ")[1]) == [one.dwelling, one.economic]


@pytest.mark.parametrize("language", LANGUAGES)
def test_settlements(language: str) -> None:
    words = Words(language)
    for town in BOX_FILE.settlements.values():
        cost, where, values, when = re.split(r"(?<=\.) ", facts(language, town.name))
        assert numbers(cost) == [one for one in (town.food, town.energy) if one]
        assert all(one in where.lower() for one in terrains(words, town.terrain))
        assert numbers(values) == [town.dwelling, town.economic]
        assert not town.stage or f" {'-ABCD'[town.stage]}." in when


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods(language: str) -> None:
    for name in ASKED:
        good = BOX_FILE.goods[name]
        told = facts(language, name.replace("_", "-"))
        energy = int(good.energy) if good.energy >= 1 else 0
        coins = good.coins if name != "coins" else 0
        worth = re.split(r"\. |\.$", told)[0]
        assert numbers(worth) == [one for one in (good.food, energy, coins, good.points) if one]
        assert ({"en": "basic good", "cs": "Základní zboží"}[language] in told) == good.basic
        assert ({"en": "Only in", "cs": "Jen v"}[language] in told) == bool(good.country)


@pytest.mark.parametrize("language", LANGUAGES)
def test_wheel_land_and_wonders(language: str) -> None:
    wheel = text(language, "wheel")
    for dial in BOX_FILE.dials.values():
        assert f": {' '.join(map(str, dial))}." in wheel
    land, mode = text(language, "land"), BOX_FILE.modes["3"]
    assert " ".join(map(str, mode.districts)) in land
    assert " ".join(map(str, mode.plots)) in land
    assert BOX_FILE.wonders in numbers(text(language, "wonder"))
    assert BOX_FILE.solo_goal in numbers(text(language, "solo"))
    assert BOX_FILE.water_dwelling in numbers(text(language, "settlement-points"))
    prices = numbers(text(language, "contract"))
    assert {BOX_FILE.contract.price, BOX_FILE.contract.raised} <= set(prices)


@pytest.mark.parametrize(
    ("name", "modes"),
    [
        ("long-game", ("3", "4")),
        ("short-game", ("3short", "4short")),
        ("two-players", ("2",)),
        ("two-players-long", ("2long",)),
        ("solo", ("solo",)),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_of_the_modes(language: str, name: str, modes: tuple[Mode, ...]) -> None:
    told = numbers(text(language, name))
    for mode in modes:
        rules = BOX_FILE.modes[mode]
        wanted = [*rules.phases, rules.grapes, rules.stone, rules.rounds]
        assert {one for one in wanted if one} <= set(told)
        assert "|".join(map(str, rules.phases)) in "|".join(map(str, told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sizes_of_the_games(language: str) -> None:
    told = text(language, "players")
    for country in ("france", "ireland"):
        for mode in BOX_FILE.modes:
            assert len(BOX.deck(country, mode)) in numbers(told), (country, mode)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_say_so(language: str) -> None:
    ruling, unsure, guess = SIGNS[language]
    for points, name in RULINGS.items():
        told = " ".join((*page(language, name).body, *page(language, name).forgotten))
        assert ruling in told or name in FOLLOWS_THE_RULEBOOK, points
    for one in load(["labora"], language).pages:
        name = one.id.partition(".")[2]
        if one.id.startswith("labora."):
            assert (unsure in " ".join(one.body)) == (name in UNSURE), name
            assert (guess in " ".join(one.body)) == (name in GUESSES), name
    in_conflict = {one.name for one in BOX_FILE.buildings.values() if one.confidence == "conflict"}
    named = " ".join(page(language, "rulings").body)
    assert in_conflict, "what no source disputes any more needs no ruling"
    for name in in_conflict:
        assert page(language, name).title.split(" ", 1)[0] in named, name


def test_points_of_disagreement_are_complete() -> None:
    points = sorted(int(one[1:]) for group in RULINGS for one in group.split())
    assert points == [one for one in range(1, 44) if one not in (7, 42)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_named_as_on_the_screen(language: str) -> None:
    for setting in games.settings(GAME.options):
        body = page(language, f"option-{setting.name.replace('_', '-')}").body
        named = [line[2:].split(": ")[0] for line in body if line.startswith("- ")]
        shown = [
            WORDS.option_choice(Words(language), setting.name, value) for value in setting.choices
        ]
        assert named == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_land_before_or_after_a_settlement_is_a_ruling(language: str) -> None:
    """The rulebook (page 6) has the land bought before the settlement; Herna allows both."""
    ruling = SIGNS[language][0]
    order = next(
        text
        for text in page(language, "land").body
        if "Jiné programy" in text or "Other programs" in text
    )
    before = {"en": "before or after the settlement", "cs": "před sídlem i po něm"}[language]
    assert before in order
    assert ruling in order.partition(before)[2].split(". ")[1]


def rules_of_refusals() -> set[str]:
    """Collect the rules that refusals name, without the game's prefix."""
    found = set[str]()
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if node.func.id in ("no", "no_path") and len(texts) == 2:
                    found.add(f"labora.{texts[1]!s}")
    return found


def test_everything_the_rules_name_has_a_page() -> None:
    rules = rules_of_refusals()
    rules.update(card.rule for card in BOX.cards.values())
    rules.update(setting.rule for setting in games.settings(GAME.options))
    for before, _, events in played():
        turn = GAME.turn(before)
        assert turn is not None
        rules.add(turn.rule)
        rules.update(event.rule for event in events)
    for before, _, _ in played()[::40]:
        rules.update(line.rule for line in GAME.score(before).sheets[0].lines)
    assert len(rules) > 90
    assert {rule for rule in rules if rule not in load(["labora"], "cs")} == set()


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("rondel", "wheel"),
        ("production wheel", "wheel"),
        ("žolík", "joker"),
        ("prior effect", "prior"),
        ("prevor po stavbe", "prior"),
        ("smlouva", "contract"),
        ("work contract", "contract"),
        ("work contract", "gift"),
        ("windmill", "windmill"),
        ("vetrny mlyn", "windmill"),
        ("f04", "windmill"),
        ("windmil", "windmill"),
        ("lom", "quarry"),
        ("sidlo", "settlement"),
        ("obydli", "settlement-points"),
        ("dwelling", "settlement-points"),
        ("okrsek", "district"),
        ("parcela", "plot"),
        ("ovce", "livestock"),
        ("sheep", "livestock"),
        ("peat coal", "peat-coal"),
        ("zazrak", "wonder"),
        ("energie", "payment"),
        ("surplus", "payment"),
        ("solo", "solo"),
        ("bonusové kolo", "bonus-round"),
        ("krátká hra", "short-game"),
        ("pas", "pass"),
        ("vp", "points"),
        ("remiza", "tie"),
        ("stack b", "stack-b"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds(asked: str, name: str, language: str) -> None:
    found = [hit.page.id for hit in load(["labora"], language).search(asked)]
    assert f"labora.{name}" in found[:6]
