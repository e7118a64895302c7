"""The component file: what it says, and what is refused when somebody edits it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from core.game import BadComponents
from core.struggle.components import (
    default_components,
    made_components,
    read_components,
)
from core.struggle.game import Struggle, create
from core.struggle.model import EndSwaps, EndTurn
from core.struggle.setup import StruggleOptions


def _plain() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(default_components().model_dump_json())
    return plain


def _changed(path: str, value: object) -> dict[str, Any]:
    plain = _plain()
    *parents, last = path.split("/")
    part: Any = plain
    for name in parents:
        part = part[int(name) if name.isdigit() else name]
    part[last] = value
    return plain


def test_totals_of_the_printed_game() -> None:
    components = default_components()
    assert sum(components.resources.counts) == 67
    marks = components.sets[2].marks
    buildings = [
        components.roads.cards.total(marks),
        components.knights.cards.total(marks),
        components.settlements.cards.total(marks),
        sum(kind.cards.total(marks) for kind in components.expansions.each),
    ]
    assert buildings == [9, 5, 15, 9]
    assert sum(buildings) + 4 == 42


def test_prices_of_the_printed_game() -> None:
    costs = Struggle().box.costs
    assert costs[:4] == ((1, 1, 0, 0, 0), (1, 1, 0, 1, 1), (0, 0, 1, 1, 1), (0, 0, 3, 0, 2))
    assert costs[4:] == (
        (0, 0, 1, 3, 0),
        (0, 0, 1, 3, 0),
        (0, 0, 3, 3, 0),
        (0, 0, 1, 3, 0),
        (0, 0, 1, 3, 0),
        (0, 0, 1, 3, 0),
    )
    assert Struggle().box.expansion_vp == (3, 3, 4, 3, 3, 3)


def test_doubtful_numbers_say_so() -> None:
    components = default_components()
    assert components.events.confidence == "conflict"
    assert components.events.market_day == "strong"
    assert components.expansions.university.benefit == "reconstructed"


def test_components_survive_json() -> None:
    text = default_components().model_dump_json()
    assert read_components(text) == default_components()
    assert made_components(json.loads(text)) == default_components()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("numbers/goal", "ten"),
        ("numbers/goal", 0),
        ("numbers/goal", True),
        ("numbers/market", 10),
        ("numbers/destiny_from", 2),
        ("resources/ore", -1),
        ("resources/gold", 3),
        ("roads/cards/five", 1),
        ("roads/confidence", "sure"),
        ("format", 2),
        ("expansions/cathedral", {}),
        ("sets/0/resources", 3),
    ],
)
def test_a_wrong_shape_is_refused_with_its_place(path: str, value: object) -> None:
    with pytest.raises(ValidationError) as error:
        made_components(_changed(path, value))
    (fault,) = error.value.errors()
    assert "/".join(str(step) for step in fault["loc"]) == path


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(ValidationError):
        read_components("{")


@pytest.mark.parametrize(
    ("path", "value", "reason", "values"),
    [
        (
            "settlements/cards/four",
            5,
            "events-per-settlement",
            {"split": "10-5", "mark": "four", "events": 4, "settlements": 5},
        ),
        (
            "events/splits/11-4/market_day/three",
            0,
            "events-per-settlement",
            {"split": "11-4", "mark": "three", "events": 3, "settlements": 4},
        ),
        ("prices/knight", {}, "no-price", {"item": "knight"}),
        (
            "numbers/start_hand",
            40,
            "too-few",
            {"kind": "resources", "seats": 2, "needed": 85, "there": 67},
        ),
        (
            "numbers/start_roads",
            3,
            "too-few",
            {"kind": "roads", "seats": 2, "needed": 6, "there": 5},
        ),
        (
            "numbers/start_settlements",
            4,
            "too-few",
            {"kind": "settlements", "seats": 2, "needed": 8, "there": 7},
        ),
        ("sets/0/seats", 1, "seats", {"seats": (1, 3, 4, 5, 6)}),
    ],
)
def test_what_does_not_fit_together_is_one_clear_fault(
    path: str, value: object, reason: str, values: dict[str, object]
) -> None:
    with pytest.raises(BadComponents) as bad:
        made_components(_changed(path, value))
    assert (bad.value.reason, bad.value.values) == (reason, values)


def test_a_missing_split_is_refused() -> None:
    plain = _plain()
    del plain["events"]["splits"]["11-4"]
    with pytest.raises(BadComponents) as bad:
        made_components(plain)
    assert bad.value.reason == "no-split"


def test_two_tables_with_different_components_side_by_side() -> None:
    rich = create(_changed("numbers/draw", 6))
    usual = create()
    for game, cards in ((rich, 9), (usual, 5)):
        state = game.setup(StruggleOptions(), 3, 1)
        game.apply(state, EndSwaps())
        game.apply(state, EndTurn(0))
        assert sum(state.players[0].hand) == cards


def test_other_numbers_make_another_game() -> None:
    plain = _changed("numbers/goal", 2)
    plain["numbers"]["start_settlements"] = 2
    plain["numbers"]["market"] = 7
    game = create(plain)
    state = game.setup(StruggleOptions(), 2, 1)
    assert len(state.market) == 7
    assert [sheet.total for sheet in game.score(state).sheets] == [2, 2]
