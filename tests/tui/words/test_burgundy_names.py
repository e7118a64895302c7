"""Names of the things of Burgundy: in every size, unlike each other, and with the right endings."""

from __future__ import annotations

import pytest

from core.burgundy.model import (
    ANIMALS,
    BUILDING,
    BUILDINGS,
    CARPENTER,
    CASTLE,
    CHURCH,
    CLOISTER,
    GOODS,
    MINE,
    TYPES,
    UNKNOWN,
)
from tests.tui.words.burgundy_spoken import BOX, card_of
from tests.tui.words.spoken import sound
from tui.words import LANGUAGES, Words, burgundy_cards, burgundy_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_short_and_unlike(language: str) -> None:
    words = Words(language)
    kinds, houses = range(len(TYPES)), range(len(BUILDINGS))
    short = [
        *(burgundy_names.short_type(words, kind) for kind in kinds),
        *(burgundy_names.short_building(words, house) for house in houses),
    ]
    full = [
        *(burgundy_names.card_type(words, kind) for kind in kinds),
        *(burgundy_names.building(words, house) for house in houses),
    ]
    codes = [burgundy_names.type_code(words, kind) for kind in kinds]
    animals = [burgundy_names.animal_code(words, kind) for kind in range(len(ANIMALS))]
    things = [
        burgundy_names.thing_code(words, what)
        for what in ("vp", "silver", "workers", "goods", "animals")
    ]
    for texts, cells in ((short, 7), (full, 20), (codes, 2), (animals, 2), (things, 2)):
        assert max(map(len, texts)) <= cells
        assert len(set(texts)) == len(texts)
    assert sorted(burgundy_names.ANIMAL_ORDER) == list(range(len(ANIMALS)))
    names = {burgundy_names.animal(words, kind) for kind in range(len(ANIMALS))}
    goods = {burgundy_names.goods_kind(words, kind) for kind in range(len(GOODS))}
    assert (len(names), len(goods)) == (len(ANIMALS), len(GOODS))
    assert sound(burgundy_names.rival(words))


def test_names_of_cards() -> None:
    english, czech = Words("en"), Words("cs")
    shop = card_of(BUILDING, CARPENTER)
    assert burgundy_cards.full(english, BOX, shop) == "Carpenter's Workshop 1"
    assert burgundy_cards.short(english, BOX, shop) == "Carpen. 1"
    assert burgundy_cards.code(english, BOX, shop) == "Bu1"
    assert burgundy_cards.full(czech, BOX, shop) == "Tesařská dílna 1"
    assert burgundy_cards.short(czech, BOX, card_of(CLOISTER)) == "Klášter 1"
    assert burgundy_cards.code(czech, BOX, card_of(MINE)) == "Do1"
    for name in (burgundy_cards.full, burgundy_cards.short, burgundy_cards.code):
        assert name(english, BOX, UNKNOWN) == "?"
    assert burgundy_cards.listed(english, BOX, (card_of(CASTLE), shop)) == "Castle 1, Carpen. 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_named_and_says_what_it_does(language: str) -> None:
    words = Words(language)
    shorts = {burgundy_cards.short(words, BOX, card) for card in range(BOX.cards)}
    assert max(map(len, shorts)) == 9
    effects = set[str]()
    for card in range(BOX.cards):
        assert sound(burgundy_cards.full(words, BOX, card))
        effects.add(burgundy_cards.effect(words, BOX, card))
    assert len(effects) == len(TYPES) - 1 + len(BUILDINGS)
    assert sound(burgundy_cards.type_effect(words, BOX, BUILDING))


def test_effects_say_how_much() -> None:
    assert burgundy_cards.effect(Words("en"), BOX, card_of(MINE)) == "+2 silver"
    assert burgundy_cards.effect(Words("cs"), BOX, card_of(MINE)) == "+2 stříbra"
    church = card_of(BUILDING, CHURCH)
    assert burgundy_cards.effect(Words("cs"), BOX, church) == "vzít důl, hrad nebo klášter"


@pytest.mark.parametrize(
    ("what", "forms"),
    [
        ("silver", ["0 stříbra", "1 stříbro", "2 stříbra", "5 stříbra"]),
        ("workers", ["0 dělníků", "1 dělník", "2 dělníci", "5 dělníků"]),
        ("goods", ["0 zboží", "1 zboží", "2 zboží", "5 zboží"]),
        ("animals", ["0 zvířat", "1 zvíře", "2 zvířata", "5 zvířat"]),
        ("vp", ["0 VB", "1 VB", "2 VB", "5 VB"]),
    ],
)
def test_czech_amounts(what: str, forms: list[str]) -> None:
    assert [burgundy_names.amount(Words("cs"), what, n) for n in (0, 1, 2, 5)] == forms


def test_bonuses_and_prices() -> None:
    english, czech = Words("en"), Words("cs")
    last = BOX.bonuses[3][2]
    assert burgundy_cards.bonus(english, last) == "1 silver and 1 worker"
    assert burgundy_cards.bonus(czech, last) == "1 stříbro a 1 dělník"
    assert burgundy_cards.bonus_code(english, last) == "1Si+1Wo"
    assert burgundy_cards.bonus_code(czech, last) == "1St+1Dě"
    assert [burgundy_cards.goods_code(BOX, kind) for kind in range(3)] == ["1-2", "3-4", "5-6"]
    assert burgundy_cards.price(english, 3, 1) == "3+1w"
    assert burgundy_cards.price(czech, 5, 2) == "5+2d"
    assert burgundy_cards.price(english, 5, 0) == "5"
    assert burgundy_cards.price(english, 0, 0) == ""
