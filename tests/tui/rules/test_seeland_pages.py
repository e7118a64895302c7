"""The numbers on the pages of Seeland are those of its box, and it is found by its words."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from core import games
from core.seeland import tiles
from core.seeland.components import default_components
from tests.tui.words.seeland_spoken import BOX, GAME, WORDS, played
from tui.rules.library import load
from tui.words import LANGUAGES, Words
from tui.words.seeland_names import space

CODE = Path(__file__).parents[3] / "core" / "seeland"
GUESSES = ("map", "market", "houses", "tiles", "farm", "tactical", "unverified")
RULINGS = (
    *("players", "market", "payment", "row", "warehouse", "no-place", "harvest-order", "end"),
    *("points", "records", "governor-arrival", "governor-check", "governor-walk", "governor-left"),
    *("most-governors", "hidden", "unverified"),
)


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def body(language: str, page: str) -> tuple[str, ...]:
    return load(["seeland"], language).page(f"seeland.{page}").body


def items(language: str, page: str) -> list[str]:
    return [text for text in body(language, page) if text.startswith("- ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles(language: str) -> None:
    mills, crops, islands = items(language, "tiles")
    values = Counter(tiles.VALUES[tile] for tile in BOX.mills)
    assert numbers(mills)[:3] == [len(BOX.mills), min(values), max(values)]
    assert [value for value, count in sorted(values.items()) if count == 5] == [1, 2, 3, 4]
    of_one_crop = Counter(tiles.VALUES[tile] for tile in BOX.landscapes[:10])
    stated = numbers(crops)
    assert stated[:3] == [len(BOX.landscapes), min(of_one_crop), max(of_one_crop)]
    assert stated[3:] == [value for value, count in of_one_crop.items() if count == 2]
    farms = BOX.island_tiles.count(tiles.FARM)
    by_crop = Counter(tiles.CROP_OF[tile] for tile in BOX.island_tiles if tile != tiles.FARM)
    assert numbers(islands)[:3] == [len(BOX.island_tiles), farms, sum(by_crop.values())]
    assert numbers(islands)[-3:] == [by_crop[crop] for crop in range(3)]
    assert sum(map(tiles.has_symbol, BOX.island_tiles)) == BOX.governors == 7
    assert numbers(body(language, "farm")[-1])[0] == farms


@pytest.mark.parametrize("language", LANGUAGES)
def test_map_market_and_houses(language: str) -> None:
    village, islands, free = items(language, "map")
    assert numbers(village) == [1 + len(BOX.printed_mills), 5]
    assert {tiles.VALUES[BOX.basic_land[mill]] for mill in BOX.printed_mills} == {5}
    assert numbers(islands)[0] == len(BOX.islands)
    assert numbers(free)[0] == BOX.basic_land.count(tiles.OPEN)
    assert numbers(free)[1] == len(BOX.mills) + len(BOX.landscapes)
    assert f"G8 {'is the middle' if language == 'en' else 'je střed'}" in body(language, "map")[0]
    assert BOX.names[BOX.village] == "G8"
    named = body(language, "market")[-1].split(": ")[1].split(". ")[0].split(", ")
    full = [space(Words(language), kind).lower().split()[-1] for kind in BOX.ring]
    assert named == full
    stated = numbers(" ".join(body(language, "houses")))
    assert tuple(stated[: len(BOX.numbers)]) == BOX.numbers
    assert stated[len(BOX.numbers)] == BOX.numbers[BOX.first_house + BOX.guilders]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points(language: str) -> None:
    harvests, warehouse, governors, end = items(language, "points")
    assert numbers(harvests) == []
    assert numbers(warehouse) == [BOX.warehouse_points]
    assert numbers(governors) == [BOX.satisfied, BOX.missed]
    assert numbers(end) == [*BOX.record_points, BOX.most_governors, BOX.left_over]
    assert numbers(body(language, "record-places")[0]) == [*BOX.record_points]
    assert numbers(body(language, "most-governors")[0]) == [
        BOX.most_governors,
        BOX.most_governors_tied,
    ]
    assert numbers(items(language, "yield")[0]) == [BOX.bonus]
    assert numbers(body(language, "warehouse")[0]) == [BOX.warehouse_points, BOX.warehouse_guilders]


@pytest.mark.parametrize("language", LANGUAGES)
def test_guesses_and_rulings_say_so(language: str) -> None:
    guess, ruling = {
        "en": ("our guess", "our ruling"),
        "cs": ("náš odhad", "naše rozhodnutí"),
    }[language]
    pages = load(["seeland"], language).pages
    told = {page.id: " ".join(page.body) for page in pages}
    for sign, named in ((guess, GUESSES), (ruling, RULINGS)):
        found = {page for page, text in told.items() if sign in text}
        assert found == {f"seeland.{page}" for page in named}
    groups = default_components().model_dump(mode="json").values()
    sure = [group["confidence"] for group in groups if isinstance(group, dict)]
    assert sure.count("reconstructed") == 7, "what is sure by now needs no page that doubts it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_named_as_on_the_screen(language: str) -> None:
    for setting in games.settings(GAME.options):
        named = [text[2:].split(": ")[0] for text in items(language, f"option-{setting.name}")]
        shown = [
            WORDS.option_choice(Words(language), setting.name, value) for value in setting.choices
        ]
        assert named == shown


def rules_of_refusals() -> set[str]:
    """Collect the rules that refusals name, without the game's prefix."""
    found = set[str]()
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if node.func.id in ("no", "no_path") and len(texts) == 2:
                    found.add(f"seeland.{texts[1]!s}")
    return found


def test_everything_the_rules_name_has_a_page() -> None:
    rules = rules_of_refusals()
    assert len(rules) > 12
    rules.update(setting.rule for setting in games.settings(GAME.options))
    for before, _, events in played():
        turn = GAME.turn(before)
        assert turn is not None
        rules.add(turn.rule)
        rules.update(event.rule for event in events)
    for before, _, _ in played()[::40]:
        rules.update(line.rule for line in GAME.score(before).sheets[0].lines)
    assert len(rules) > 25
    assert {rule for rule in rules if rule not in load(["seeland"], "cs")} == set()


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("guild master", "seeland.market"),
        ("mistr cechu", "seeland.market"),
        ("trh", "seeland.market"),
        ("gulden", "seeland.payment"),
        ("guilder", "seeland.row"),
        ("sklad", "seeland.warehouse"),
        ("warehouse", "seeland.warehouse"),
        ("crop tile", "seeland.landscape"),
        ("krajina", "seeland.landscape"),
        ("ostrov", "seeland.islands"),
        ("island", "seeland.islands"),
        ("isle", "seeland.islands"),
        ("monokultura", "seeland.yield"),
        ("monoculture", "seeland.yield"),
        ("bonus", "seeland.yield"),
        ("tah navic", "seeland.stuiver"),
        ("extra turn", "seeland.stuiver"),
        ("rekord", "seeland.records"),
        ("guvernér", "seeland.governors"),
        ("golden number", "seeland.houses"),
        ("zlate cislo", "seeland.houses"),
        ("takticka", "seeland.tactical"),
        ("vp", "seeland.points"),
        ("remiza", "seeland.tie"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds(text: str, page: str, language: str) -> None:
    found = [hit.page.id for hit in load(["seeland"], language).search(text)]
    assert page in found[:6]
