"""A single event of Burgundy is a whole sentence after the name of the one who did it."""

from __future__ import annotations

import pytest

from core.burgundy.model import CITY_HALL, WAREHOUSE
from core.game import Event, Value
from tests.tui.words.burgundy_spoken import WORDS
from tests.tui.words.spoken import voice
from tui.words.log import sentence


@pytest.mark.parametrize(
    ("kind", "values", "english", "czech"),
    [
        (
            "lapsed",
            {"path": "selling", "building": WAREHOUSE},
            "Eva used the Warehouse: no goods to sell",
            "Eva: Obchod: žádné zboží k prodeji",
        ),
        (
            "lapsed",
            {"path": "gaining", "building": -1},
            "Eva gained nothing: the piles are empty",
            "Eva: bez zisku: balíčky jsou prázdné",
        ),
        (
            "declined",
            {"building": CITY_HALL},
            "Eva skipped the City Hall",
            "Eva: vynecháno: Radnice",
        ),
        (
            "got-start",
            {"giver": 0},
            "Eva turned the start player card",
            "Eva: otočení karty začínajícího hráče",
        ),
    ],
)
def test_an_event_is_a_sentence(
    kind: str, values: dict[str, Value], english: str, czech: str
) -> None:
    event = Event(kind, 0, "", values)
    assert sentence(voice("en"), WORDS, event) == english
    assert sentence(voice("cs"), WORDS, event) == czech
