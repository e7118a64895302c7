"""The log of Burgundy: a deed with all it brings is one line."""

from __future__ import annotations

import pytest

from core.burgundy.model import (
    BUILDING,
    CASTLE,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    KNOWLEDGE,
    MINE,
    NO_CARD,
    PASTURE,
    SHIP,
)
from core.game import Event, Value
from core.match import LogLine
from tests.tui.words.burgundy_spoken import WORDS, card_of, played
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES
from tui.words.log import told


def happened(kind: str, seat: int | None = 0, **values: Value) -> Event:
    return Event(kind, seat, f"burgundy.{kind}", values)


def at_table(kind: str, **values: Value) -> Event:
    return Event(kind, None, f"burgundy.{kind}", values)


def by(die: int, source: str = "hand", workers: int = 0) -> Event:
    return happened("played", die=die, source=source, workers=workers)


DIE = card_of(SHIP)
TOOK = happened("took", card=card_of(KNOWLEDGE), row=2)
FETCHED = happened("fetched", card=card_of(CASTLE), row=5, building=CHURCH)
DROPPED = happened("dropped", card=card_of(SHIP))
PASTURE_DONE = happened("placed", card=card_of(PASTURE), type=PASTURE, stack=0, size=1)
WILD = happened("placed", card=card_of(CLOISTER), type=MINE, stack=1, size=3)
PRIZES = [
    happened("triple", type=MINE, stack=1),
    happened("first", type=MINE),
    happened("seven", vp=4),
    happened("bonus", round=3, choice=0),
    happened("gained", what="silver", count=2),
]
SOLD = [
    happened("sold", goods=1, count=2),
    happened("gained", what="silver", count=2),
    happened("got-start", giver=1),
]
BOUGHT = happened("bought", cards=(card_of(CASTLE), card_of(MINE), card_of(BUILDING, CITY_HALL)))
CASES = [
    (
        [by(DIE, workers=1), TOOK],
        ["took Knowledge 1 from row 2 (1w)"],
        ["vzato z řady 2: Znalosti 1 (1d)"],
    ),
    (
        [by(DIE), TOOK, DROPPED],
        ["took Knowledge 1 from row 2, discarded Ship 1"],
        ["vzato z řady 2: Znalosti 1, odstraněný projekt: Loď 1"],
    ),
    (
        [by(DIE), PASTURE_DONE, happened("took-animal", thing=3, pile=0)],
        ["placed Pasture 1, +1 animal (Pig)"],
        ["umístění: Pastvina 1, +1 zvíře (Prase)"],
    ),
    (
        [by(DIE), WILD, *PRIZES],
        ["placed Cloister 1 as Mine, triple, first bonus, all 7 types (4 VP), bonus D, +2 silver"],
        [
            "umístění: Klášter 1, zastupuje typ Důl, trojice, bonus za první trojici,"
            " všech 7 typů (4 VB), bonus D, +2 stříbra"
        ],
    ),
    (
        [by(DIE), *SOLD],
        ["sold 3-4 ×2, +2 silver, took the start player card"],
        ["prodej: 3-4 ×2, +2 stříbra, karta začínajícího hráče"],
    ),
    (
        [by(NO_CARD, "castle"), happened("gained", what="silver", count=1)],
        ["took 1 silver (by a Castle)"],
        ["vzato: 1 stříbro (hrad)"],
    ),
    (
        [by(DIE, "bought", 2), happened("swapped", workers=2, silver=1, vp=1)],
        ["swapped 2 workers and 1 silver (by the bought card, 2w)"],
        ["výměna: 2 dělníci a 1 stříbro (koupená karta, 2d)"],
    ),
    (
        [BOUGHT, happened("kept-project", card=card_of(MINE)), DROPPED],
        ["bought Castle 1, Mine 1, C.Hall 2; kept Mine 1, discarded Ship 1"],
        ["nákup: Hrad 1, Důl 1, Radnice 2; ponechaný projekt: Důl 1, odstraněný projekt: Loď 1"],
    ),
    (
        [FETCHED, DROPPED],
        ["took Castle 1 from row 5 (Church), discarded Ship 1"],
        ["vzato z řady 5 (Kostel): Hrad 1, odstraněný projekt: Loď 1"],
    ),
    (
        [
            PRIZES[-2],
            happened("took-good", thing=0, pile=0),
            happened("took-good", thing=2, pile=0),
        ],
        ["gained bonus D, +1 good (1-2), +1 good (5-6)"],
        ["zisk: bonus D, +1 zboží (1-2), +1 zboží (5-6)"],
    ),
    (
        [by(DIE)],
        ["played die 1"],
        ["kostka 1"],
    ),
    (
        [
            happened("new-round", None, round=1, cards=(), rows=()),
            at_table("starts", seat=0, turned=True),
        ]
        + [at_table("dealt", seat=seat, count=6) for seat in (0, 1)],
        ["Round B: a new display. Start player: Eva."],
        ["Kolo B: nová nabídka. Začíná: Eva."],
    ),
    (
        [
            happened("new-round", None, round=1, cards=(), rows=()),
            at_table("starts", seat=0, turned=False),
            at_table("dealt", seat=0, count=5),
        ],
        [
            "Round B: a new display. Start player: Eva, as nobody sold goods.",
            "Eva: 5 dice cards dealt.",
        ],
        ["Kolo B: nová nabídka. Začíná: Eva, nikdo neprodal zboží.", "Eva: rozdáno 5 kostek."],
    ),
    (
        [happened("compared", own=12, rival=11), happened("ended", None, rounds=5)],
        ["12 VP; Aaron 11", "The game ends after round E."],
        ["12 VB, Filip 11", "Hra končí po kole E."],
    ),
]


@pytest.mark.parametrize(("events", "english", "czech"), CASES)
def test_a_deed_is_one_line(events: list[Event], english: list[str], czech: list[str]) -> None:
    lines = [LogLine(7 + number, 3, event) for number, event in enumerate(events)]
    assert [line.text for line in told(voice("en"), WORDS, lines)] == english
    assert [line.text for line in told(voice("cs"), WORDS, lines)] == czech


def test_a_line_has_the_rule_of_what_was_done() -> None:
    lines = [LogLine(1, 1, event) for event in (by(DIE), TOOK, DROPPED)]
    assert [line.rule for line in told(voice("en"), WORDS, lines)] == ["burgundy.took"]
    assert told(voice("en"), WORDS, lines[:1])[0].rule == "burgundy.played"


def test_gains_of_others_stay_apart() -> None:
    mine, theirs = (happened("gained", seat, what="vp", count=1) for seat in (0, 1))
    lines = [LogLine(1, 1, mine), LogLine(2, 1, theirs)]
    assert len(told(voice("en"), WORDS, lines)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_game_is_short_and_leaves_no_deed_out(language: str) -> None:
    lines = [
        LogLine(step, before.turns, event)
        for step, (before, _, events) in enumerate(played())
        for event in events
    ]
    shown = told(voice(language, 0), WORDS, lines)
    assert len(lines) / 4 < len(shown) < len(lines) / 1.5
    assert all(sound(line.text) for line in shown)
    turns = {(line.turn, line.event.seat) for line in lines if line.event.kind == "played"}
    assert turns <= {(line.turn, line.seat) for line in shown}
