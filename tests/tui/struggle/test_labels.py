"""The number by which a card is chosen is not read as an amount."""

from __future__ import annotations

import random
import re

import pytest

from core.struggle.model import TakeSeen
from tests.tui.play.tables import table
from tui.words import Words
from tui.words.game import Voice
from tui.words.registry import for_game


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_steps_of_random_games_have_labels_in_brackets(language: str) -> None:
    words = for_game("struggle")
    voice = Voice(Words(language), ("Eva", "Tom").__getitem__, 0)
    at = table(None, None)
    chance = random.Random(2)
    labels = 0
    while not at.match.over and at.match.step < 400:
        seat = at.match.to_move
        assert seat is not None
        view = at.match.view(seat)
        for action in at.match.legal():
            text = words.step(voice, action, view)
            if hasattr(action, "resource") and not hasattr(action, "amount"):
                label = f"[{action.resource + 1}]"
                assert label in text or not re.search(r"\d", text), text
                assert not re.search(r"\d", text.replace(label, "")), text
                labels += label in text
        at.play(seat, chance.choice(at.match.legal()), at.match.step, 0.0)
    assert labels > 20


def test_a_label_stands_in_brackets() -> None:
    seen = TakeSeen(resource=1)
    voice = Voice(Words("en"), ("Eva", "Tom").__getitem__, 0)
    assert for_game("struggle").step(voice, seen, None) == "take [2] lumber"
    voice = Voice(Words("cs"), ("Eva", "Tom").__getitem__, 0)
    assert for_game("struggle").step(voice, seen, None) == "vzít dřevo [2]"
