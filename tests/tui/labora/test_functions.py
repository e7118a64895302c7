"""What the screens say of a building's function: every part, every amount, in both languages."""

from __future__ import annotations

import re

import pytest

from core.labora.components import default_components
from core.labora.setup import LaboraOptions
from tests.tui.labora.boards import BOX, GAME, scene, seen_of
from tests.tui.scenes import CS, EN
from tui.screens.labora.functions import effects_of, function
from tui.screens.labora.picture import Picture
from tui.words import Words

LANGUAGES = pytest.mark.parametrize("words", [EN, CS], ids=str)
WITHOUT_LIMIT = 99
SENTENCES = {
    "G01": "Function: use any building with a prior for free.",
    "G02": "Function: 3 different goods → 6 of a basic good, once.",
    "F04": "Function: 1 grain → 1 flour and 1 straw, up to 7 times.",
    "F05": "Function: 1 flour and 0.5 energy → 1 bread, any number; 1 bread → 4 coins, "
    "up to 2 times.",
    "I09": "Function: Livestock (only shown) → coins: 1 → 3, 5 → 5, 9 → 6.",
    "I14": "Function: get 1 book; get 2 grain or 2 malt; get 1 beer or 1 whiskey.",
    "I15": "Function: 1 book → 5 of a basic good and 3 of another, once.",
    "F21": "Function: 1 grape → 1 wine, any number; 1 wine → 7 coins, once; once it is built, "
    "contracts cost 2 coins.",
    "F23": "Function: 1 coin → 1 book and 1 pottery, once; bring your clergy home.",
    "I23": "Function: 2 coins → bring your prior home and build a building for its price, once.",
    "I29": "Function: clear a forest (no wood) → 2 livestock, 2 wood and 1 stone, once.",
    "F33": "Function: 3 energy → Meat, Bread or Wine (joker), once.",
    "I35": "Function: 5 coins and 1 whiskey and other goods worth 14 VP → 1 wonder, once.",
    "F36": "Function: upgrade: Book → Pottery → Ornament → Reliquary, up to 2 times.",
    "I37": "Function: 1 book → a free district and a free plot, once.",
    "G39": "Function: 10 food → 1 book and 1 ornament, up to 2 times; 6 energy → 1 book and "
    "1 ornament, up to 2 times, both together.",
    "G41": "Function: 5 coins → Reliquary, Ornament, Pottery and Book, 2 VP for each of your "
    "cloister buildings, once.",
}


def _picture(words: Words, seats: int = 4) -> Picture:
    state = GAME.setup(LaboraOptions(), seats, 1)
    return Picture(scene(seen_of(state, 0), words=words))


@pytest.mark.parametrize("card", SENTENCES)
def test_a_function_is_one_sentence(card: str) -> None:
    assert function(_picture(EN), card) == SENTENCES[card]


@pytest.mark.parametrize(("seats", "points"), [(1, "1 VP"), (2, "1.5 VP"), (3, "2 VP")])
def test_the_brotherhood_counts_as_the_table_does(seats: int, points: str) -> None:
    assert f", {points} for each of your cloister" in function(_picture(EN, seats), "G41")


@LANGUAGES
def test_every_building_tells_all_its_numbers_and_no_arrow_leads_to_nothing(words: Words) -> None:
    picture = _picture(words)
    components = default_components()
    for card in (*components.basic, *components.buildings):
        text = function(picture, card)
        assert text.endswith(".")
        assert not re.search(r"→\s*[,;.]|:\s*[,;.]|\{|\}", text), text
        told = {float(one.replace(",", ".")) for one in re.findall(r"\d+(?:[.,]\d)?", text)}
        for effect in effects_of(BOX, card):
            for number in _numbers(effect.model_dump()):
                assert number in told or number in (0, 1, WITHOUT_LIMIT), (text, number)


def _numbers(data: object) -> list[float]:
    if isinstance(data, dict):
        return [number for value in data.values() for number in _numbers(value)]
    if isinstance(data, list | tuple):
        return [number for value in data for number in _numbers(value)]
    return [float(data)] if isinstance(data, int | float) and not isinstance(data, bool) else []


def test_a_settlement_does_nothing() -> None:
    assert function(_picture(EN), "S01") == ""
