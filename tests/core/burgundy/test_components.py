"""The component file: what it says, and what is refused when somebody edits it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from core.burgundy.components import (
    default_components,
    made_components,
    read_components,
)
from core.burgundy.game import create
from core.burgundy.model import BUILDINGS, TYPES, Earn, Hire
from core.burgundy.setup import BurgundyOptions
from core.game import BadComponents
from tests.core.burgundy.positions import BOX


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


def test_action_cards_of_the_printed_game() -> None:
    assert default_components().action_cards == BOX.cards == 114
    counts = {name: BOX.type_of.count(kind) for kind, name in enumerate(TYPES)}
    assert counts == {
        "castle": 12,
        "mine": 12,
        "cloister": 12,
        "knowledge": 18,
        "ship": 18,
        "pasture": 18,
        "building": 24,
    }
    assert [BOX.building_of.count(kind) for kind in range(len(BUILDINGS))] == [3] * 8
    assert [BOX.die_of.count(die) for die in range(1, 7)] == [19] * 6


def test_other_cards_of_the_printed_game() -> None:
    components = default_components()
    assert (BOX.goods, BOX.animals, BOX.vp_cards) == ((6, 6, 6), (5, 5, 5, 5), 22)
    assert components.vp_cards.ones + components.vp_cards.twos == 15
    assert BOX.triple_vp == (3, 4, 6, 4, 4, 4, 3)
    assert [len(choices) for choices in BOX.bonuses] == [5, 4, 5, 3, 2]
    assert components.rival.piles == (3, 4, 5, 6, 7)


def test_doubtful_numbers_say_so() -> None:
    components = default_components()
    assert [card.confidence for card in components.rounds] == [
        "certain",
        "reconstructed",
        "reconstructed",
        "certain",
        "reconstructed",
    ]
    sure = [kind.triple for kind in components.types.each]
    assert sure == ["reconstructed"] * 2 + ["certain"] + ["reconstructed"] * 2 + ["certain"]
    assert components.buildings.triple == "certain"
    assert {kind.confidence for kind in components.types.each} == {"reconstructed"}
    assert (components.goods.confidence, components.goods.dice) == ("reconstructed", "strong")
    assert components.animals.confidence == "strong"


def test_components_survive_json() -> None:
    text = default_components().model_dump_json()
    assert read_components(text) == default_components()
    assert made_components(json.loads(text)) == default_components()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", 2),
        ("types/mine/triple_vp", "four"),
        ("types/mine/triple_vp", True),
        ("types/mine/dice", [2, 2, 2, 2, 2]),
        ("types/tower", {}),
        ("types/ship/confidence", "sure"),
        ("goods/light/cards", -1),
        ("animals/set_vp", [0, 1, 2]),
        ("numbers/projects", 0),
        ("numbers/hand", 3),
        ("rival/vp_per_cloister", 1.5),
    ],
)
def test_a_wrong_shape_is_refused_with_its_place(path: str, value: object) -> None:
    with pytest.raises(ValidationError) as error:
        made_components(_changed(path, value))
    (fault,) = error.value.errors()
    assert "/".join(str(step) for step in fault["loc"]) == path


def test_a_die_value_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValidationError):
        made_components(_changed("goods/dark/dice", [5, 7]))


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(ValidationError):
        read_components("{")


@pytest.mark.parametrize(
    ("path", "value", "reason", "values"),
    [
        ("goods/light/dice", [1], "goods-die", {"die": 2, "kinds": ()}),
        ("goods/dark/dice", [2, 5, 6], "goods-die", {"die": 2, "kinds": ("light", "dark")}),
        ("rounds/3/choices", [{"vp": 1}, {}], "empty-bonus", {"round": "D", "choice": 2}),
        ("rounds", [], "rounds", {"needed": 5, "there": 0}),
        ("rival/piles", [3, 4], "rival-piles", {"needed": 5, "there": 2}),
        ("tables/1/seats", 5, "seats", {"seats": (1, 5, 3, 4)}),
        (
            "tables/2/workers",
            [0, 1],
            "workers",
            {"list": "workers", "seats": 3, "there": 2},
        ),
        (
            "rival/piles",
            [20, 20, 20, 20, 22],
            "too-few",
            {"kind": "action-cards", "seats": 1, "needed": 115, "there": 114},
        ),
        (
            "numbers/start_goods",
            5,
            "too-few",
            {"kind": "goods", "seats": 4, "needed": 20, "there": 18},
        ),
        (
            "numbers/start_animals",
            6,
            "too-few",
            {"kind": "animals", "seats": 4, "needed": 24, "there": 20},
        ),
    ],
)
def test_what_does_not_fit_together_is_one_clear_fault(
    path: str, value: object, reason: str, values: dict[str, object]
) -> None:
    with pytest.raises(BadComponents) as bad:
        made_components(_changed(path, value))
    assert (bad.value.reason, bad.value.values) == (reason, values)


def test_two_tables_with_different_components_side_by_side() -> None:
    rich = create(_changed("numbers/earn", 4))
    usual = create()
    for game, silver in ((rich, 5), (usual, 2)):
        state = game.setup(BurgundyOptions(), 3, 1)
        game.apply(state, Earn(0))
        assert state.players[0].silver == silver


def test_other_numbers_make_another_game() -> None:
    plain = _changed("numbers/hire_up_to", 4)
    plain["tables"][0]["display"] = 3
    plain["numbers"]["dice"] = 4
    plain["numbers"]["hand"] = 1
    game = create(plain)
    state = game.setup(BurgundyOptions(), 1, 1)
    assert sum(map(len, state.display)) == 3
    assert (len(state.players[0].hand), len(state.players[0].stock)) == (1, 3)
    game.apply(state, Hire(0))
    assert state.players[0].workers == 4
    game.check(state)
