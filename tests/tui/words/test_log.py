"""The log: who reads what, in how many lines."""

from __future__ import annotations

import pytest

from core.game import Event
from core.match import LogLine
from tests.tui.words.spoken import WORDS, played, sound, voice
from tui.words import LANGUAGES, Words, struggle_names
from tui.words.log import cannot_undo, level, phrase, sentence, told


def test_nobody_reads_a_secret_in_the_log() -> None:
    hidden = Event("took-blind", 0, "", {"partner": 1}, {"resource": 3}, (0, 1))
    for language in LANGUAGES:
        wool = struggle_names.resource_in_list(Words(language), 3)
        for reader in (0, 1):
            assert wool in sentence(voice(language, reader), WORDS, hidden.read_by(reader))
        for stranger in (2, None):
            seen = hidden.read_by(stranger)
            assert wool not in sentence(voice(language, stranger), WORDS, seen)


@pytest.mark.parametrize(
    ("event", "reader", "english", "czech"),
    [
        (
            Event("took-market", 0, "", {"resource": 4, "place": 1}),
            None,
            "Eva took grain from the market",
            "Eva: vzato z tržiště: obilí",
        ),
        (
            Event("took-blind", 2, "", {"partner": 0}, {"resource": 3}, (2, 0)),
            0,
            "Žofie took wool from you",
            "Žofie: vzato z vaší ruky: vlna",
        ),
        (
            Event("drew", 0, "", {"count": 2, "extra": 0}),
            1,
            "Eva drew 2 cards",
            "Eva: dobrány 2 karty",
        ),
        (
            Event("drew", 0, "", {"count": 5, "extra": 3}, {"cards": (1, 0, 0, 4, 0)}, (0,)),
            0,
            "you drew 5: +brick +4 wool",
            "vy: dobráno 5: +cihly +4 vlny",
        ),
        (
            Event("built", 0, "", {"item": 3, "paid": (0, 0, 3, 0, 2), "source": -1}),
            1,
            "Eva built City: −3 ore −2 grain",
            "Eva: stavba: Město, −3 rudy −2 obilí",
        ),
        (
            Event("won", 0, "", {"points": 11}),
            None,
            "Eva won with 11 points",
            "Eva: vítězství, 11 bodů",
        ),
    ],
)
def test_sentences(event: Event, reader: int | None, english: str, czech: str) -> None:
    assert sentence(voice("en", reader), WORDS, event.read_by(reader)) == english
    assert sentence(voice("cs", reader), WORDS, event.read_by(reader)) == czech


def test_remarks_and_plain_events() -> None:
    undone = Event("undo", 0, "", {"steps": 5})
    assert sentence(voice("en"), WORDS, undone) == "Eva undid 5 steps"
    assert sentence(voice("cs"), WORDS, undone) == "Eva: zpět o 5 kroků"
    agreed = Event("agreed-end", None, "")
    assert sentence(voice("en"), WORDS, agreed) == phrase(voice("en"), WORDS, agreed)
    for language in LANGUAGES:
        left = Event("resigned", 1, "", {"level": "medium"})
        assert level(Words(language), "medium") in phrase(voice(language), WORDS, left)
        assert sound(phrase(voice(language), WORDS, Event("came-back", 1, "")))


def test_words_of_the_table_for_every_id() -> None:
    for language in LANGUAGES:
        for reason in ("nothing", "revealed", "others", "over"):
            assert cannot_undo(Words(language), reason).endswith(".")


def market(taken: int, given: int) -> list[Event]:
    return [
        Event("took-market", 0, "struggle.swap-market", {"resource": taken, "place": 0}),
        Event("gave-market", 0, "struggle.swap-market", {"resource": given, "place": 0}),
    ]


DECK = [
    Event("put-away", 0, "struggle.swap-deck", {"resource": 2}),
    Event("put-away", 0, "struggle.swap-deck", {"resource": 2}),
    Event("drew-swap", 0, "struggle.swap-deck", {"count": 2}, {"cards": (0, 1, 0, 1, 0)}, (0,)),
]
PLAYER = [
    Event("took-blind", 0, "struggle.swap-player", {"partner": 2}, {"resource": 3}, (0, 2)),
    Event("gave-player", 0, "struggle.swap-player", {"partner": 2}, {"resource": 0}, (0, 2)),
]


@pytest.mark.parametrize(
    ("events", "reader", "english", "czech"),
    [
        (market(3, 0), 1, "gave brick for wool at the market", "na tržišti cihly za vlnu"),
        (
            [market(3, 0)[0], market(4, 0)[0], market(3, 0)[1], market(3, 0)[1]],
            1,
            "swapped with the market: −2 brick +wool +grain",
            "výměna s tržištěm: −2 cihly +vlna +obilí",
        ),
        (
            DECK,
            0,
            "swapped with the deck: −2 ore +lumber +wool",
            "výměna s balíčkem: −2 rudy +dřevo +vlna",
        ),
        (
            DECK,
            1,
            "swapped with the deck: −2 ore, 2 new cards",
            "výměna s balíčkem: −2 rudy, 2 nové karty",
        ),
        (PLAYER, 0, "swapped with Žofie: −brick +wool", "výměna (Žofie): −cihly +vlna"),
        (PLAYER, 2, "swapped with you: −brick +wool", "výměna s vámi: −cihly +vlna"),
        (PLAYER, None, "swapped 1 card with Žofie", "výměna 1 karty (Žofie)"),
    ],
)
def test_an_exchange_is_one_line(
    events: list[Event], reader: int | None, english: str, czech: str
) -> None:
    lines = [LogLine(7 + index, 3, event.read_by(reader)) for index, event in enumerate(events)]
    assert [line.text for line in told(voice("en", reader), WORDS, lines)] == [english]
    assert [line.text for line in told(voice("cs", reader), WORDS, lines)] == [czech]
    assert told(voice("en", reader), WORDS, lines)[0].step == 7


def test_what_does_not_belong_together_stays_apart() -> None:
    twice = [LogLine(step, 3, event) for step, event in enumerate([*market(3, 0), *market(4, 1)])]
    assert len(told(voice("en"), WORDS, twice)) == 2
    open_path = twice[:1]
    assert [line.text for line in told(voice("en"), WORDS, open_path)] == [
        "took wool from the market"
    ]
    other_turn = [twice[0], LogLine(1, 4, twice[1].event)]
    assert len(told(voice("en"), WORDS, other_turn)) == 2
    remark = LogLine(9, 3, Event("undo", 0, "", {"steps": 1}))
    assert [line.text for line in told(voice("en"), WORDS, [*twice, remark])][2:] == [
        "undid 1 step"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_game_leaves_nothing_out(language: str) -> None:
    lines = [
        LogLine(step, before.turns, event.read_by(0))
        for step, (before, _, events) in enumerate(played())
        for event in events
    ]
    shown = told(voice(language, 0), WORDS, lines)
    assert len(lines) / 2 < len(shown) < len(lines)
    assert all(sound(line.text) for line in shown)
    swaps = {"put-away", "drew-swap", "took-market", "gave-market", "took-blind", "took-seen"}
    kept = [line for line in lines if line.event.kind not in {*swaps, "gave-player"}]
    single = {(line.step, line.rule) for line in shown}
    assert {(line.step, line.event.rule) for line in kept} <= single
