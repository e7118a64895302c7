"""The log of Ora et Labora: a building, a function or a settlement is one line."""

from __future__ import annotations

import pytest

from core.game import Event, Value
from core.labora.places import place
from core.match import LogLine
from tests.tui.words.labora_spoken import WORDS, played
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES
from tui.words.log import told

C1, D1, F1 = place(0, 0), place(1, 0), place(3, 0)
COST, PAYMENT = "labora.building-cost", "labora.payment"


def happened(kind: str, seat: int | None = 0, rule: str = "", **values: Value) -> Event:
    return Event(kind, seat, rule or f"labora.{kind}", values)


def sent(seat: int = 0, prior: bool = True) -> Event:
    return happened("sent", seat, owner=seat, place=F1, prior=prior)


def used(card: str, owner: int = 0) -> Event:
    return happened("used", card=card, owner=owner)


def produced(good: str, amount: int, joker: bool = False) -> Event:
    return happened("produced", good=good, amount=amount, joker=joker)


BUILT = happened("built", card="F04", place=F1)
CONTRACT = happened("contract", owner=1, place=F1, good="coins", amount=1)
CASES = [
    (
        [happened("paid", rule=COST, wood=3, clay=2), BUILT],
        ["built Windmill at F1 (3 wood and 2 clay)"],
        ["stavba: Větrný mlýn na F1 (3 dřeva a 2 jílu)"],
    ),
    (
        [
            happened("paid", rule=COST, wood=3, clay=2),
            BUILT,
            sent(),
            used("F04"),
            happened("paid", grain=2),
            happened("gained", straw=2, flour=2),
        ],
        ["built Windmill at F1 (3 wood and 2 clay); with the prior: −2 grain, +2 straw, +2 flour"],
        ["stavba: Větrný mlýn na F1 (3 dřeva a 2 jílu); převor: −2 obilí, +2 slámy, +2 mouky"],
    ),
    (
        [BUILT, sent(prior=False), used("F04"), happened("passed")],
        ["built Windmill at F1", "used Windmill (lay brother)", "passed"],
        ["stavba: Větrný mlýn na F1", "Větrný mlýn (fráter)", "vzdání se akce"],
    ),
    (
        [happened("sent", None, owner=1, place=F1, prior=True)],
        ["The neutral prior goes to F1."],
        ["Neutrální převor jde na F1."],
    ),
    (
        [
            happened("made-straw", amount=1),
            happened("paid", rule=COST, clay=1, straw=1),
            happened("built", card="I29", place=F1),
        ],
        ["built Forest Hut at F1 (1 clay and 1 grain)"],
        ["stavba: Lesní chata na F1 (1 jíl a 1 obilí)"],
    ),
    (
        [sent(prior=False), used("G13"), happened("paid", coins=2), happened("gained", wood=2)],
        ["used Builders' Market (lay brother): −2 coins, +2 wood"],
        ["Trh stavitelů (fráter): −2 mince, +2 dřeva"],
    ),
    (
        [CONTRACT, sent(1), used("clay_mound", 1), produced("clay", 4)],
        ['contract with T"om {seat} [b] (1 coin); Clay Mound (prior): +4 clay'],
        ['pracovní smlouva: T"om {seat} [b] (1 mince); Jílová halda (převor): +4 jílu'],
    ),
    (
        [
            happened("cleared", card="forest", place=D1),
            produced("wood", 5, joker=True),
            happened("bonus", None, good="wood"),
        ],
        ["cleared D1 (Forest): +5 wood with the joker, +1 wood for everyone"],
        ["odstranění na D1 (Les): +5 dřeva se žolíkem, pro každého: +1 dřevo"],
    ),
    (
        [
            sent(),
            used("F10"),
            happened("cleared", card="forest", place=D1),
            happened("paid", rule=COST, clay=2),
            happened("built", card="I04", place=D1),
            happened("price-raised", price=2),
        ],
        [
            "used Carpentry (prior); cleared D1 (Forest); built Malthouse at D1 (2 clay);"
            " contracts cost 2 coins from now on"
        ],
        [
            "Tesařství (převor); odstranění na D1 (Les); stavba: Sladovna na D1 (2 jílu);"
            " cena smlouvy teď: 2 mince"
        ],
    ),
    (
        [sent(), used("G01"), used("F04", 1), happened("sold", good="wine", amount=1, coins=1)],
        ["used Priory (prior); then Windmill", "sold 1 wine for 1 coin"],
        ["Převorství (převor); pak Větrný mlýn", "prodej: 1 víno, +1 mince"],
    ),
    (
        [
            sent(),
            used("F40"),
            used("F09", -1),
            happened("gained", grapes=1),
            happened("passed"),
        ],
        ["used Hospice (prior); Cloister Garden from the display: +1 grape", "passed"],
        ["Hospic (převor); Klášterní zahrada z nabídky: +1 hrozen", "vzdání se akce"],
    ),
    (
        [
            sent(),
            used("F20"),
            happened("sold", good="wine", amount=1, coins=1),
            happened("paid", rule=PAYMENT, coins=3),
            happened("gained", coins=3),
        ],
        ["used Inn (prior): −1 wine, +1 coin"],
        ["Hostinec (převor): −1 víno, +1 mince"],
    ),
    (
        [
            sent(),
            used("F23"),
            happened("paid", coins=1),
            happened("gained", book=1),
            happened("clergy-home", rule="labora.bathhouse"),
            happened("clergy-home", rule="labora.clergy-return"),
        ],
        [
            "used Bathhouse (prior): −1 coin, +1 book, all clergymen back",
            "all clergymen are home",
        ],
        ["Lázně (převor): −1 mince, +1 kniha, všichni duchovní zpět", "všichni duchovní zpět"],
    ),
    (
        [
            sent(),
            used("I23"),
            happened("paid", coins=2),
            happened("prior-home", rule="labora.locutory"),
            happened("paid", rule=COST, clay=2),
            happened("built", card="I04", place=D1),
            happened("land", tile="plot", row=0, side="coast", price=3),
        ],
        [
            "used Locutory (prior): −2 coins, prior back; built Malthouse at D1 (2 clay)",
            "placed a coast plot in rows 1 and 2 (3 coins)",
        ],
        [
            "Hovorna (převor): −2 mince, převor zpět; stavba: Sladovna na D1 (2 jílu)",
            "pobřežní pozemek, řady 1 a 2 (3 mince)",
        ],
    ),
    (
        [
            sent(),
            used("I37"),
            happened("paid", book=1),
            happened("land", tile="district", row=-1, side="hills", price=0),
        ],
        ["used Bulwark (prior): −1 book; placed a district with hills in row 0 (free of charge)"],
        ["Bašta (převor): −1 kniha; okrsek se svahy, řada 0 (bez placení)"],
    ),
    (
        [
            happened("paid", rule=PAYMENT, wood=3),
            happened("paid", rule=PAYMENT, grain=3),
            happened("settled", card="S02", place=C1),
            happened("made-straw", amount=1),
            happened("made-straw", amount=1),
            happened("sold", good="wine", amount=1, coins=1),
            happened("sold", good="wine", amount=2, coins=2),
        ],
        [
            "built Farming Village at C1 (3 wood and 3 grain)",
            "turned grain into straw: −2 grain, +2 straw",
            "sold 3 wine for 3 coins",
        ],
        [
            "stavba: Zemědělská vesnice na C1 (3 dřeva a 3 obilí)",
            "obilí ve slámu: −2 obilí, +2 slámy",
            "prodej: 3 vína, +3 mince",
        ],
    ),
    (
        [happened("land", tile="plot", row=-2, side="mountain", price=6)],
        ["placed a mountain plot in rows −1 and 0 (6 coins)"],
        ["horský pozemek, řady −1 a 0 (6 mincí)"],
    ),
    (
        [happened("price-raised", None, price=2)],
        ["Work contracts cost 2 coins from now on."],
        ["Cena pracovní smlouvy je teď: 2 mince."],
    ),
    (
        [happened("paid", rule=COST, wood=3), sent(1)],
        ["paid 3 wood", "placed the prior at F1"],
        ["zaplaceno: 3 dřeva", "převor na F1"],
    ),
    (
        [
            happened("round-goods", None, rule="labora.round-goods", clay=1, grain=1),
            happened("settlement-phase", None, phase="A"),
            happened("dealt", None, stage="A", cards=()),
        ],
        [
            "Everyone takes 1 clay and 1 grain.",
            "Settlement phase A.",
            "Stack A brings no building.",
        ],
        [
            "Všichni dostávají: 1 jíl a 1 obilí.",
            "Osidlovací fáze A.",
            "Hromádka A nepřináší žádnou budovu.",
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

    assert rules(happened("paid", rule=COST, wood=1), BUILT, sent(), used("F04")) == [
        "labora.built"
    ]
    assert rules(CONTRACT, sent(1), used("F04", 1)) == ["labora.used"]
    assert rules(happened("paid", rule=COST, wood=1)) == [COST]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_game_is_short_and_leaves_no_deed_out(language: str) -> None:
    lines = [
        LogLine(step, before.turns, event)
        for step, (before, _, events) in enumerate(played())
        for event in events
    ]
    shown = told(voice(language, 0), WORDS, lines)
    assert len(lines) / 4 < len(shown) < len(lines) * 2 / 3
    assert all(sound(line.text) for line in shown)
    built = sum(line.event.kind in ("built", "settled") for line in lines)
    word = {"en": "built ", "cs": "stavba: "}[language]
    assert sum(line.text.count(word) for line in shown) == built
