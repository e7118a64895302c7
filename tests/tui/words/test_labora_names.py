"""Names of the things of Ora et Labora: in every size, unlike each other, with right endings."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from core.labora import places
from core.labora.box import ASKED, Box
from core.labora.model import GOODS, MARKERS, Country, Mode
from core.labora.programs import PartOf
from tests.tui.words.labora_spoken import BOX
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES, Words, labora_amounts, labora_cards, labora_names
from tui.words.labora_sums import changes, exchange


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        (labora_names.good, 16),
        (labora_names.short_good, 7),
        (labora_names.good_code, 2),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_are_short_and_unlike(
    language: str, name: Callable[[Words, str], str], cells: int
) -> None:
    texts = [name(Words(language), good) for good in ASKED]
    assert max(map(len, texts)) <= cells
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("name", "cells"), [(labora_cards.name, 24), (labora_cards.short, 7)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_short_and_unlike(
    language: str, name: Callable[[Words, Box, str], str], cells: int
) -> None:
    texts = [name(Words(language), BOX, card) for card in (*BOX.cards, "forest", "moor")]
    assert max(map(len, texts)) <= cells
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_names_are_unlike(language: str) -> None:
    words, bits = Words(language), places.TERRAINS.values()
    for texts in (
        [labora_names.marker(words, marker) for marker in MARKERS],
        [labora_names.terrain(words, bit) for bit in bits],
        [labora_names.short_terrain(words, bit) for bit in bits],
        list(labora_names.terrain_letters(words, sum(bits))),
        [labora_names.clergyman(words, who) for who in ("prior", "brother")],
        [labora_names.clergyman_letter(words, who) for who in ("prior", "brother")],
        [labora_names.country(words, one) for one in get_args(Country)],
        [labora_names.country_code(words, one) for one in get_args(Country)],
        [labora_names.mode(words, one) for one in get_args(Mode)],
        [labora_names.stage(words, number) for number in range(5)],
    ):
        assert len(set(texts)) == len(texts)
        assert all(map(sound, texts))
    assert max(len(labora_names.short_terrain(words, bit)) for bit in bits) <= 5
    assert max(len(labora_names.marker(words, marker)) for marker in MARKERS) <= 7


def test_names_of_cards() -> None:
    english, czech = Words("en"), Words("cs")
    assert labora_cards.name(english, BOX, "G22") == "Quarry"
    assert labora_cards.name(english, BOX, "F29") == "Quarry 2"
    assert labora_cards.short(czech, BOX, "F31") == "Vinice2"
    assert labora_cards.name(czech, BOX, "forest") == "Les"
    assert labora_cards.listed(czech, BOX, ["S01", "I33"]) == "Město z chatrčí a Bednářství"
    assert labora_cards.cost(english, BOX, "F04") == "3 wood and 2 clay"
    assert labora_cards.cost(czech, BOX, "S02") == "3 jídla a 3 energie"
    assert labora_cards.cost(english, BOX, "S03") == "7 food"
    assert labora_cards.cost_code(english, BOX, "F04") == "3Wo 2Cl"
    assert labora_cards.cost_code(czech, BOX, "F04") == "3Dř 2Jí"
    assert labora_cards.terrains(english, BOX, "G28") == "Hillside or Mountain"
    assert labora_cards.terrains(english, BOX, "G12") == "Plains, Hillside or Coast"
    assert labora_cards.terrains(english, BOX, "I11") == "Water"


@pytest.mark.parametrize(
    ("what", "forms"),
    [
        ("book", ["0 knih", "1 kniha", "2 knihy", "5 knih"]),
        ("reliquary", ["0 relikviářů", "1 relikviář", "2 relikviáře", "5 relikviářů"]),
        ("coins", ["0 mincí", "1 mince", "2 mince", "5 mincí"]),
        ("coin5", ["0 žetonů 5 mincí", "1 žeton 5 mincí", "2 žetony 5 mincí", "5 žetonů 5 mincí"]),
        ("wonder", ["0 zázraků", "1 zázrak", "2 zázraky", "5 zázraků"]),
        ("grain", ["0 obilí", "1 obilí", "2 obilí", "5 obilí"]),
        ("malt", ["0 sladu", "1 slad", "2 sladu", "5 sladu"]),
        ("clergymen", ["0 duchovních", "1 duchovní", "2 duchovní", "5 duchovních"]),
        ("districts", ["0 okrsků", "1 okrsek", "2 okrsky", "5 okrsků"]),
        ("plots", ["0 pozemků", "1 pozemek", "2 pozemky", "5 pozemků"]),
        ("cards", ["0 budov", "1 budova", "2 budovy", "5 budov"]),
        ("actions", ["0 akcí", "1 akce", "2 akce", "5 akcí"]),
        ("food", ["0 jídla", "1 jídlo", "2 jídla", "5 jídla"]),
        ("vp", ["0 VB", "1 VB", "2 VB", "5 VB"]),
    ],
)
def test_czech_amounts(what: str, forms: list[str]) -> None:
    assert [labora_amounts.amount(Words("cs"), what, n) for n in (0, 1, 2, 5)] == forms


def test_amounts() -> None:
    english, czech = Words("en"), Words("cs")
    with pytest.raises(KeyError):
        labora_amounts.amount(english, "nonsense", 1)
    assert [labora_amounts.energy(english, halves) for halves in (1, 2, 21)] == [
        "0.5 energy",
        "1 energy",
        "10.5 energy",
    ]
    assert [labora_amounts.energy(czech, halves) for halves in (1, 2, 10, 21)] == [
        "0,5 energie",
        "1 energie",
        "5 energie",
        "10,5 energie",
    ]
    goods = [("wood", 3), ("clay", 0), ("book", 1)]
    assert labora_amounts.amounts(english, goods) == "3 wood and 1 book"
    assert labora_amounts.amounts_code(english, goods) == "3Wo 1Bo"
    assert labora_amounts.holding(czech, goods) == "Dřevo 3 Jíl 0 Kniha 1"


def test_spaces_have_the_same_name_for_the_whole_game() -> None:
    corners = [places.place(0, 0), places.place(4, 1), places.place(-2, 0), places.place(6, 2)]
    assert [labora_names.space(at) for at in corners] == ["C1", "G2", "A1", "I3"]
    assert labora_names.space(places.place(0, -1)) == "C0"
    assert labora_names.space(places.place(0, -3)) == "C-2"


def test_what_goes_and_what_comes() -> None:
    english, czech = voice("en"), voice("cs")
    assert changes(english, {"clay": 2, "wood": -1, "book": 0}) == "−1 wood, +2 clay"
    assert changes(english, {}) == ""
    part = BOX.cards["G39"].program[1]
    assert exchange(english, part, 2) == "−12 energy, +2 books, +2 ornaments"
    assert exchange(czech, part, 1) == "−6 energie, +1 kniha, +1 ozdoba"
    assert exchange(english, PartOf("trade", food=1, energy=1), 1) == "−1 food, −0.5 energy"


def test_goods_in_a_sentence_are_not_cut() -> None:
    def told(language: str) -> list[str]:
        return [labora_names.told_good(Words(language), good) for good in GOODS]

    assert {"Sheep", "Coal", "Ornament", "Reliquary"} <= set(told("en"))
    assert {"Uhlí", "Rašelina", "Keramika", "Relikviář"} <= set(told("cs"))
    assert not any(name.endswith(".") for name in [*told("en"), *told("cs")])
