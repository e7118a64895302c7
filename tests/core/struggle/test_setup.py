"""The first state: cards in play for each number of seats, deal, options."""

from __future__ import annotations

import pytest

from core.game import BrokenInvariant, Options
from core.struggle.model import EXPANSIONS, RESOURCES, STATES
from core.struggle.setup import StruggleOptions
from tests.core.struggle.positions import GAME

SEATS = (2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("seats", "roads", "knights", "settlements", "expansions"),
    [(2, 5, 2, 7, 5), (3, 7, 4, 11, 7), (4, 9, 5, 15, 9), (5, 11, 7, 19, 11), (6, 13, 8, 23, 13)],
)
def test_building_cards_in_play(
    seats: int, roads: int, knights: int, settlements: int, expansions: int
) -> None:
    state = GAME.setup(StruggleOptions(), seats, 5)
    assert state.roads + seats == roads
    assert state.knights == knights
    assert len(state.pile) + seats == settlements
    assert sum(state.expansions) == expansions


@pytest.mark.parametrize(
    ("seats", "expansions"),
    [
        (2, (1, 1, 1, 1, 1, 0)),
        (3, (1, 1, 1, 2, 1, 1)),
        (4, (1, 1, 1, 2, 2, 2)),
        (5, (1, 1, 1, 3, 2, 3)),
        (6, (1, 1, 1, 3, 3, 4)),
    ],
)
def test_expansions_in_play(seats: int, expansions: tuple[int, ...]) -> None:
    state = GAME.setup(StruggleOptions(), seats, 5)
    assert dict(zip(EXPANSIONS, state.expansions, strict=True)) == dict(
        zip(EXPANSIONS, expansions, strict=True)
    )


@pytest.mark.parametrize(
    ("seats", "split", "robbers"),
    [
        *((2, "10-5", 5), (3, "10-5", 8), (4, "10-5", 10), (5, "10-5", 13), (6, "10-5", 15)),
        *((2, "11-4", 5), (3, "11-4", 8), (4, "11-4", 11), (5, "11-4", 14), (6, "11-4", 17)),
    ],
)
def test_city_events(seats: int, split: str, robbers: int) -> None:
    options = StruggleOptions.model_validate({"events": split})
    state = GAME.setup(options, seats, 5)
    cards = state.pile + [event for player in state.players for event in player.settlements]
    assert cards.count(0) == robbers
    assert state.events == split
    GAME.check(state)


@pytest.mark.parametrize("seats", SEATS)
def test_the_deal(seats: int) -> None:
    state = GAME.setup(StruggleOptions(), seats, 11)
    assert [sum(player.hand) for player in state.players] == [3] * seats
    assert len(state.market) == 5
    assert len(state.deck) == (67 if seats < 5 else 134) - 5 - 3 * seats
    assert state.arrow == (0 if seats == 2 else 1)
    assert (state.seat, state.phase, state.turns) == (0, "swap", 0)
    assert [sheet.total for sheet in GAME.score(state).sheets] == [1] * seats
    for player in state.players:
        assert (player.roads, player.knights, len(player.settlements)) == (1, 0, 1)
    GAME.check(state)


def test_same_seed_same_state_other_seed_other_state() -> None:
    first = GAME.setup(StruggleOptions(), 4, 1)
    assert first == GAME.setup(StruggleOptions(), 4, 1)
    assert first.deck != GAME.setup(StruggleOptions(), 4, 2).deck


def test_options() -> None:
    assert GAME.setup(StruggleOptions(), 2, 1).ask is False
    assert GAME.setup(StruggleOptions(extra="ask"), 2, 1).ask is True
    for field in StruggleOptions.model_fields.values():
        extra = field.json_schema_extra
        assert isinstance(extra, dict)
        assert str(extra["rule"]).startswith("struggle.option-")
    with pytest.raises(TypeError):
        GAME.setup(Options(), 2, 1)


def test_check_finds_a_lost_card() -> None:
    state = GAME.setup(StruggleOptions(), 3, 1)
    state.deck.pop()
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    assert broken.value.what == "resources"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"roads": 9}, "roads"),
        ({"knights": -1}, "knights"),
        ({"pile": [0]}, "events"),
        ({"events": "11-4"}, "events"),
        ({"expansions": [1, 1]}, "expansions"),
        ({"expansions": [1, 1, 1, 2, 3, 2]}, "expansions"),
        ({"seat": 4}, "seat"),
        ({"arrow": 0}, "arrow"),
        ({"market": [0, 1]}, "resources"),
        ({"swaps": 2}, "swaps"),
        ({"phase": "over"}, "over"),
        ({"idle": 8}, "over"),
        ({"idle": -1}, "turns"),
        ({"built": [True] + [False] * 4}, "built-too-early"),
        ({"built": []}, "flags"),
        ({"discard": [0] * 4}, "discard"),
        ({"pending": [{"kind": "turning"}]}, "path-phase"),
        ({"phase": "build", "pending": [{"kind": "discarding", "seats": [7]}]}, "discarding"),
        (
            {
                "swaps": 1,
                "pending": [
                    {
                        "kind": "swapping",
                        "source": "player",
                        "partner": 0,
                        "taken": 1,
                        "given": 0,
                        "looking": False,
                    }
                ],
            },
            "swap-partner",
        ),
        (
            {
                "phase": "build",
                "pending": [
                    {
                        "kind": "paying",
                        "item": 3,
                        "cost": [0, 0, 3, 0, 2],
                        "paid": [0, 0, 0, 0, 0],
                        "upto": 2,
                        "waived": False,
                    }
                ],
            },
            "stuck",
        ),
    ],
)
def test_check_finds_what_was_tampered_with(change: dict[str, object], what: str) -> None:
    state = GAME.setup(StruggleOptions(), 4, 1)
    plain = STATES.dump_python(state)
    tampered = STATES.validate_python({**plain, **change}, strict=False)
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(tampered)
    assert broken.value.what == what


def test_an_unknown_expansion_is_found() -> None:
    state = GAME.setup(StruggleOptions(), 4, 1)
    state.players[0].expansions = [len(EXPANSIONS)]
    with pytest.raises(BrokenInvariant):
        GAME.check(state)


def test_resources_in_their_order() -> None:
    assert RESOURCES == ("brick", "lumber", "ore", "wool", "grain")
    assert GAME.box.supply[4].resources == (11, 11, 16, 15, 14)
    assert GAME.box.supply[5].resources == (22, 22, 32, 30, 28)
