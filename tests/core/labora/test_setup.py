"""How each mode is laid out (fact sheet section 1)."""

from __future__ import annotations

from typing import Literal

import pytest

from core.game import Options
from core.labora import looking
from core.labora.model import MARKERS
from core.labora.places import place
from core.labora.setup import LaboraOptions
from tests.core.labora.positions import BOX, GAME, Country, goods

MODES: list[tuple[int, Literal["short", "long"], str, int]] = [
    (1, "long", "solo", 2),
    (1, "short", "solo", 2),
    (2, "short", "2", 2),
    (2, "long", "2long", 2),
    (3, "long", "3", 2),
    (4, "long", "4", 2),
    (3, "short", "3short", 1),
    (4, "short", "4short", 1),
]


@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize(("seats", "length", "mode", "brothers"), MODES)
def test_mode(
    country: Country, seats: int, length: Literal["short", "long"], mode: str, brothers: int
) -> None:
    state = GAME.setup(LaboraOptions(country=country, length=length), seats, 7)
    GAME.check(state)
    assert (state.mode, state.round, state.seat) == (mode, 1, 0)
    assert state.actions == (2 if seats < 3 else 1)
    assert all(len(player.clergy) == 1 + brothers for player in state.players)
    short = "short" in mode
    one_each = dict.fromkeys(("wood", "peat", "clay", "grain", "livestock", "coins"), 1)
    if short:
        one_each |= {"livestock": 2, "grain": 2}
    expected = {} if seats == 1 else one_each
    assert goods(state) == expected
    positions = dict(zip(MARKERS, state.wheel, strict=True))
    assert positions == {**dict.fromkeys(MARKERS, 1), "grapes": -1, "stone": -1}
    deck = BOX.deck(country, mode)
    assert len(state.display) + len(state.stacks) + (seats == 1) == len(deck)
    assert all(BOX.cards[card].stage == 0 for card in state.display)
    assert state.players[0].settlements == ["S01", "S02", "S03", "S04"]


def test_heartland() -> None:
    state = GAME.setup(LaboraOptions(), 4, 1)
    cards = {at: card for at, card in state.players[0].cards.items()}
    assert cards == {
        place(0, 0): "moor",
        place(1, 0): "forest",
        place(2, 0): "forest",
        place(4, 0): "clay_mound",
        place(0, 1): "moor",
        place(1, 1): "forest",
        place(2, 1): "farmyard",
        place(4, 1): "cloister_office",
    }
    short = GAME.setup(LaboraOptions(length="short"), 4, 1)
    assert place(0, 0) not in short.players[0].cards
    assert place(1, 0) not in short.players[0].cards


def test_neutral_landscape() -> None:
    neutral = GAME.setup(LaboraOptions(), 1, 1).players[1]
    assert set(neutral.cards.values()) == {"clay_mound", "farmyard", "cloister_office", "G13"}
    assert neutral.settlements == []


def test_land_piles() -> None:
    assert GAME.setup(LaboraOptions(), 1, 1).districts == [8, 7, 6, 5, 5, 4, 4, 3, 2]
    assert GAME.setup(LaboraOptions(), 2, 1).plots == [3, 4, 4, 5, 5, 5, 6, 6, 7]


def test_first_values() -> None:
    front = looking.markers(BOX, GAME.setup(LaboraOptions(), 2, 1))
    back = looking.markers(BOX, GAME.setup(LaboraOptions(length="short"), 2, 1))
    assert {marker.now for marker in front if marker.position >= 0} == {2}
    assert {marker.now for marker in back if marker.position >= 0} == {1}
    assert {marker.next for marker in back if marker.position >= 0} == {2}


def test_second_quarry_is_an_option_of_the_four_player_short_game() -> None:
    without = LaboraOptions(length="short", second_quarry=False)
    for seats, there in ((4, False), (3, False)):
        state = GAME.setup(without, seats, 1)
        assert ("F29" in state.stacks) == there
        GAME.check(state)
    assert "F29" in GAME.setup(LaboraOptions(length="short"), 4, 1).stacks
    assert "F29" in GAME.setup(LaboraOptions(second_quarry=False), 4, 1).stacks


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError):
        GAME.setup(Options(), 2, 1)


@pytest.mark.parametrize(
    ("seats", "length", "dates"),
    [
        (3, "long", [6, 11, 15, 20, 25]),
        (4, "long", [7, 10, 16, 19, 25]),
        (3, "short", [3, 5, 7, 9, 13]),
        (1, "long", [12, 16, 22, 26, 32]),
        (2, "long", [7, 14, 21, 28]),
        (2, "short", [7, 14, 21, 28]),
    ],
)
def test_dates_of_the_settlement_phases(
    seats: int, length: Literal["short", "long"], dates: list[int]
) -> None:
    state = GAME.setup(LaboraOptions(length=length), seats, 1)
    found = [date for date in looking.dates(BOX, state) if date.what.startswith("settlement")]
    assert [date.round for date in found] == dates
    first = looking.next_phase(BOX, state)
    assert first == looking.Date(dates[0], "settlement-A")
    assert all(BOX.cards[card].stage == 1 for card in looking.coming(BOX, state))
