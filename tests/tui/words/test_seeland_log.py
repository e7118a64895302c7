"""The log of Seeland: a purchase with all that was done with it is one line, a harvest another."""

from __future__ import annotations

import pytest

from core.game import Event, Value
from core.match import LogLine
from core.seeland import tiles
from tests.tui.words.seeland_spoken import BOX, WORDS, played
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES
from tui.words.log import told


def happened(kind: str, seat: int | None = 0, **values: Value) -> Event:
    if isinstance(values.get("hex"), str):
        values["hex"] = BOX.by_name[str(values["hex"])]
    return Event(kind, seat, f"seeland.{kind}", values)


MILL, CABBAGE = tiles.mill(2), tiles.landscape(0, 5, symbol=True)
RAPE, TULIP = tiles.landscape(1, 4), tiles.landscape(2, 5)
WAREHOUSE = BOX.ring.index("warehouse")
BOUGHT = happened("bought", space=1, tile=TULIP, price=2)
BOUGHT_MILL = happened("bought", space=2, tile=MILL, price=0)
PLACED = happened("placed", hex="I8", tile=TULIP)
PLACED_MILL = happened("placed", hex="D9", tile=MILL)
BUILT = happened("built", hex="D9")
SHIFTED = happened("shifted", None, guilders=1, number=20)
REFILLED = happened("refilled", None, space=0, tile=RAPE, remaining=9)
ISLES = [
    happened("turned", hex="C10", tile=CABBAGE),
    happened("turned", hex="E10", tile=tiles.FARM),
    happened("gained-stuiver", hex="E10"),
    happened("governor-came", hex="D9", remaining=6),
]
FETCHED = happened("governor-fetched", hex="D9", source=BOX.by_name["E10"])
HARVESTED = happened(
    "harvested",
    1,
    hex="H8",
    points=17,
    mill=5,
    fields=(tiles.landscape(2, 3), RAPE, TULIP),
    bonus=0,
)
RECORD = happened(
    "harvested",
    0,
    hex="F8",
    points=16,
    mill=2,
    fields=(CABBAGE, RAPE, tiles.landscape(2, 0)),
    bonus=5,
)
MONOCULTURE = happened("harvested", 1, hex="G9", points=0, mill=5, fields=(TULIP, TULIP), bonus=0)
BARE = happened("harvested", 1, hex="G9", points=0, mill=5, fields=(), bonus=0)
MISSED = happened("governor-missed", 1, hex="H8", points=17, number=20, lost=5)
WALKED = happened("governor-walked", None, hex="H8", target=BOX.by_name["G10"], steps=2)
CASES = [
    (
        [BOUGHT, PLACED],
        ["placed Tulip 5 on I8 (2 g)"],
        ["Tulipány 5 na I8 (2 g)"],
    ),
    (
        [BOUGHT, SHIFTED, PLACED, REFILLED],
        ["placed Tulip 5 on I8 (2 g); row +1 (number 20), market: Rape 4"],
        ["Tulipány 5 na I8 (2 g); řada +1 (číslo 20), trh: Řepka 4"],
    ),
    (
        [BOUGHT_MILL, PLACED_MILL, BUILT, *ISLES],
        [
            "built Mill 2 on D9 (free); island C10 Cabbage 5, island E10 Farm, +1 stuiver,"
            " +1 governor"
        ],
        [
            "stavba: Mlýn 2 na D9 (zdarma); ostrov C10 Kapusta 5, ostrov E10 Farma, +1 stuiver,"
            " +1 guvernér"
        ],
    ),
    (
        [BOUGHT_MILL, PLACED_MILL, BUILT, FETCHED],
        ["built Mill 2 on D9 (free); +1 governor from E10"],
        ["stavba: Mlýn 2 na D9 (zdarma); +1 guvernér z E10"],
    ),
    (
        [BOUGHT_MILL, PLACED_MILL, happened("left-empty", hex="D9", forced=False)],
        ["left Mill 2 on D9 without an owner (free)"],
        ["Mlýn 2 na D9 bez majitele (zdarma)"],
    ),
    ([BOUGHT_MILL, PLACED_MILL], ["placed Mill 2 on D9 (free)"], ["Mlýn 2 na D9 (zdarma)"]),
    ([PLACED_MILL, BUILT], ["built Mill 2 on D9"], ["stavba: Mlýn 2 na D9"]),
    ([BUILT], ["built a mill on D9"], ["stavba mlýna na D9"]),
    ([BOUGHT], ["bought Tulip 5 (2 g)"], ["nákup: Tulipány 5 (2 g)"]),
    (
        [BOUGHT, happened("discarded", tile=TULIP)],
        ["bought Tulip 5 (2 g); no space for it"],
        ["nákup: Tulipány 5 (2 g); není ji kam umístit"],
    ),
    (
        [
            happened("bought", space=WAREHOUSE, tile=0, price=1),
            SHIFTED,
            happened("stored", lost=3),
            happened("retreated", guilders=2),
        ],
        ["went to the warehouse (1 g); row +1 (number 20), −3 VP, +2 guilders"],
        ["skladiště (1 g); řada +1 (číslo 20), −3 VB, +2 guldeny"],
    ),
    (
        [
            happened("bought", space=WAREHOUSE, tile=0, price=0),
            happened("stored", lost=3),
            happened("retreated", guilders=0),
        ],
        ["went to the warehouse (free); −3 VP"],
        ["skladiště (zdarma); −3 VB"],
    ),
    (
        [HARVESTED, MISSED, WALKED, REFILLED],
        [
            "harvested H8: 5 + Tulip 3 + Rape 4 + Tulip 5 = 17 VP; governor expected 20: −5 VP,"
            " goes to G10, market: Rape 4"
        ],
        [
            "sklizeň H8: 5 + Tulipány 3 + Řepka 4 + Tulipány 5 = 17 VB; guvernér chtěl 20: −5 VB,"
            " jde na G10, trh: Řepka 4"
        ],
    ),
    (
        [
            RECORD,
            happened("marked", number=15, points=16),
            happened("governor-satisfied", hex="F8", points=16, number=16, gained=5),
        ],
        [
            "harvested F8: 2 + Cabbage 5 + Rape 4 + Tulip 0 + bonus 5 = 16 VP; marked 15 for 16,"
            " governor expected 16: +5 VP"
        ],
        [
            "sklizeň F8: 2 + Kapusta 5 + Řepka 4 + Tulipány 0 + bonus 5 = 16 VB; označeno 15 za"
            " 16, guvernér chtěl 16: +5 VB"
        ],
    ),
    (
        [MONOCULTURE, MISSED, happened("governor-gone", None, hex="G9"), BARE],
        [
            "harvested G9: 5 + Tulip 5 + Tulip 5, but one crop only: 0 VP; governor expected 20:"
            " −5 VP, leaves the game",
            "harvested G9: 5, but no crops: 0 VP",
        ],
        [
            "sklizeň G9: 5 + Tulipány 5 + Tulipány 5, ale jen jeden druh: 0 VB; guvernér chtěl"
            " 20: −5 VB, odchází ze hry",
            "sklizeň G9: 5, ale žádná krajina: 0 VB",
        ],
    ),
    (
        [happened("used-stuiver", remaining=1), REFILLED],
        ["took an extra turn for a stuiver (1 left); market: Rape 4"],
        ["tah navíc za stuiver (zbývá 1); trh: Řepka 4"],
    ),
    (
        [
            happened("bought", space=3, tile=0, price=0),
            SHIFTED,
            happened("ended", space=3),
            happened("record-paid", place=1, number=25, points=20),
            happened("most-governors", governors=2, points=10),
            happened("left-governors", hexes=(BOX.by_name["D9"], BOX.by_name["I8"]), lost=10),
        ],
        [
            "ended the game on an empty space",
            "got 20 VP for record 1 (number 25)",
            "got 10 VP for the most governors (2)",
            "lost 10 VP for governors left at D9, I8",
        ],
        [
            "konec hry na prázdném políčku",
            "20 VB za 1. rekord (číslo 25)",
            "10 VB za nejvíc guvernérů (2)",
            "ztráta 10 VB za guvernéry u D9, I8",
        ],
    ),
]


@pytest.mark.parametrize(("events", "english", "czech"), CASES)
def test_what_belongs_together_is_one_line(
    events: list[Event], english: list[str], czech: list[str]
) -> None:
    lines = [LogLine(7 + number, 3, event) for number, event in enumerate(events)]
    assert [line.text for line in told(voice("en"), WORDS, lines)] == english
    assert [line.text for line in told(voice("cs"), WORDS, lines)] == czech


def test_a_line_has_the_rule_of_what_was_done() -> None:
    def rules(*events: Event) -> list[str]:
        return [one.rule for one in told(voice("en"), WORDS, [LogLine(1, 1, e) for e in events])]

    assert rules(BOUGHT, SHIFTED, PLACED) == ["seeland.placed"]
    assert rules(BOUGHT) == ["seeland.bought"]
    assert rules(HARVESTED, MISSED, WALKED) == ["seeland.harvested"]


def test_harvests_of_two_players_stay_apart() -> None:
    mine = happened("harvested", 0, hex="F8", points=5, mill=5, fields=(), bonus=0)
    lines = [LogLine(1, 1, event) for event in (BOUGHT, PLACED, mine, HARVESTED, MISSED)]
    assert [line.seat for line in told(voice("en"), WORDS, lines)] == [0, 0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_game_is_short_and_leaves_no_deed_out(language: str) -> None:
    lines = [
        LogLine(step, before.turns, event)
        for step, (before, _, events) in enumerate(played())
        for event in events
    ]
    shown = told(voice(language, 0), WORDS, lines)
    assert len(lines) / 4 < len(shown) < len(lines) / 2
    assert all(sound(line.text) for line in shown)
    harvests = sum(line.event.kind == "harvested" for line in lines)
    assert sum("= " in line.text or " 0 V" in line.text for line in shown) == harvests
