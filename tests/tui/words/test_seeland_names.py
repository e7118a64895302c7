"""Names of the things of Seeland: in every size, unlike each other, and with the right endings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.seeland import tiles
from core.seeland.components import SPACES
from core.seeland.model import UNKNOWN
from tests.tui.words.seeland_spoken import BOX
from tui.words import LANGUAGES, Words, seeland_names
from tui.words.seeland_sums import addition, short_addition

TILES = sorted({*BOX.mills, *BOX.landscapes})
LAND = [tiles.OPEN, tiles.ISLAND, tiles.VILLAGE, tiles.FARM]


@pytest.mark.parametrize(
    ("name", "codes", "cells"),
    [
        (seeland_names.tile, [*LAND, *TILES], 14),
        (seeland_names.tile_three, TILES, 5),
        (seeland_names.tile_two, TILES, 3),
        (seeland_names.tile_one, [tiles.VILLAGE, tiles.FARM, *TILES], 2),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_short_and_unlike(
    language: str, name: Callable[[Words, int], str], codes: list[int], cells: int
) -> None:
    texts = [name(Words(language), code) for code in codes]
    assert max(map(len, texts)) <= cells
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_crops_and_spaces_are_unlike(language: str) -> None:
    words, crops = Words(language), range(len(tiles.CROPS))
    assert len({seeland_names.crop(words, crop) for crop in crops}) == len(crops)
    assert len(set(seeland_names.crop_letters(words, crops))) == len(crops)
    assert max(len(seeland_names.crop_letter(words, crop)) for crop in crops) == 1
    assert len({seeland_names.space(words, kind) for kind in SPACES}) == len(SPACES)
    short = {seeland_names.short_space(words, kind) for kind in SPACES}
    assert len(short) == len(SPACES)
    assert max(map(len, short)) <= 7


def test_names_of_tiles() -> None:
    english, czech = Words("en"), Words("cs")
    rape, mill = tiles.landscape(1, 3, symbol=True), tiles.mill(0)
    assert seeland_names.tile(english, rape) == "Rape 3"
    assert seeland_names.tile(czech, rape) == "Řepka 3"
    assert seeland_names.tile(czech, mill) == "Mlýn 0"
    assert seeland_names.tile(english, tiles.ISLAND) == "Island"
    assert seeland_names.tile(english, UNKNOWN) == "?"
    assert seeland_names.tile_one(czech, rape) == "Ř3"
    assert seeland_names.tile_two(czech, rape) == "Ře3"
    assert seeland_names.tile_three(english, mill) == "Mil 0"
    assert seeland_names.crop_letters(czech, (0, 2)) == "KT"
    with pytest.raises(KeyError):
        seeland_names.tile_one(english, tiles.OPEN)


@pytest.mark.parametrize(
    ("what", "forms"),
    [
        ("guilders", ["0 guldenů", "1 gulden", "2 guldeny", "5 guldenů"]),
        ("stuivers", ["0 stuiverů", "1 stuiver", "2 stuivery", "5 stuiverů"]),
        ("governors", ["0 guvernérů", "1 guvernér", "2 guvernéři", "5 guvernérů"]),
        ("mills", ["0 mlýnů", "1 mlýn", "2 mlýny", "5 mlýnů"]),
        ("tiles", ["0 kartiček", "1 kartička", "2 kartičky", "5 kartiček"]),
        ("steps", ["0 kroků", "1 krok", "2 kroky", "5 kroků"]),
        ("vp", ["0 VB", "1 VB", "2 VB", "5 VB"]),
    ],
)
def test_czech_amounts(what: str, forms: list[str]) -> None:
    assert [seeland_names.amount(Words("cs"), what, n) for n in (0, 1, 2, 5)] == forms


def test_prices() -> None:
    english, czech = Words("en"), Words("cs")
    assert [seeland_names.price(english, n) for n in (0, 2)] == ["free", "2 g"]
    assert [seeland_names.price(czech, n) for n in (0, 2)] == ["zdarma", "2 g"]
    with pytest.raises(KeyError):
        seeland_names.amount(english, "nonsense", 1)


RAPE, TULIP, CABBAGE = tiles.landscape(1, 4), tiles.landscape(2, 3), tiles.landscape(0, 0)


@pytest.mark.parametrize(
    ("fields", "bonus", "points", "long", "short"),
    [
        ((TULIP, RAPE), 0, 12, "5 + Tulip 3 + Rape 4 = 12 VP", "5+3+4 = 12 VP"),
        (
            (TULIP, RAPE, CABBAGE),
            5,
            17,
            "5 + Tulip 3 + Rape 4 + Cabbage 0 + bonus 5 = 17 VP",
            "5+3+4+0 +5 = 17 VP",
        ),
        ((TULIP,), 0, 0, "5 + Tulip 3, but one crop only: 0 VP", "5+3, but one crop only: 0 VP"),
        ((), 0, 0, "5, but no crops: 0 VP", "5, but no crops: 0 VP"),
        (
            (TULIP, RAPE),
            0,
            0,
            "5 + Tulip 3 + Rape 4, but too few crops: 0 VP",
            "5+3+4, but too few crops: 0 VP",
        ),
    ],
)
def test_sums_can_be_followed(
    fields: tuple[int, ...], bonus: int, points: int, long: str, short: str
) -> None:
    assert addition(Words("en"), 5, fields, bonus, points) == long
    assert short_addition(Words("en"), 5, fields, bonus, points) == short
