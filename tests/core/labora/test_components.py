"""The components: what must fit together, and that changed ones change the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from core.game import BadComponents
from core.labora.components import default_components, made_components
from core.labora.game import create
from core.labora.programs import compiled
from tests.core.labora.positions import give, goods, play, put, start


def values() -> dict[str, Any]:
    """Give the components as plain values."""
    found: dict[str, Any] = json.loads(default_components().model_dump_json(by_alias=True))
    return found


def test_they_are_written_and_read_alike() -> None:
    assert made_components(values()) == default_components()


def test_totals_of_the_fact_sheet() -> None:
    cards = default_components().buildings
    assert len(cards) == 67
    assert sum(card.cloister for card in cards.values()) == 21
    for country in ("france", "ireland"):
        own = [card for card in cards.values() if country in card.countries]
        assert sorted(card.number for card in own) == list(range(1, 42))
        assert [sum(card.stage == stage for card in own) for stage in range(5)] == [13, 6, 7, 7, 8]


def _no_coins(found: dict[str, Any]) -> None:
    found["goods"]["coins"]["coins"] = 2


def _lost_good(found: dict[str, Any]) -> None:
    del found["goods"]["wine"]


def _both(found: dict[str, Any]) -> None:
    found["goods"]["wood"]["food"] = 1


def _cost(found: dict[str, Any]) -> None:
    found["buildings"]["G02"]["cost"] = {"gold": 1}


def _mode(found: dict[str, Any]) -> None:
    del found["modes"]["3"]


def _dial(found: dict[str, Any]) -> None:
    found["dials"]["front"].pop()


def _open_end(found: dict[str, Any]) -> None:
    found["modes"]["2"]["rounds"] = 20


def _phases(found: dict[str, Any]) -> None:
    found["modes"]["4"]["phases"] = [7, 10, 19, 16]


def _choice(found: dict[str, Any]) -> None:
    found["buildings"]["I08"]["effects"][1]["options"] = [{"beer": 1}, {"beer": 2}]


def _steps(found: dict[str, Any]) -> None:
    found["buildings"]["G06"]["effects"][0]["coins"] = [5]


def _free_trade(found: dict[str, Any]) -> None:
    found["buildings"]["G26"]["effects"][0]["pay"] = {}


def _then(found: dict[str, Any]) -> None:
    found["buildings"]["G02"]["effects"][0]["most"] = 2


def _marker(found: dict[str, Any]) -> None:
    found["buildings"]["F14"]["effects"][0]["goods"] = ["wine"]


def _basic(found: dict[str, Any]) -> None:
    del found["heartland"]["cards"]["2,1"]


def _neutral(found: dict[str, Any]) -> None:
    found["neutral"]["cards"]["0,0"] = "G99"


def _no_cloister(found: dict[str, Any]) -> None:
    found["basic"]["cloister_office"]["cloister"] = False


def _neutral_cards(found: dict[str, Any]) -> None:
    del found["neutral"]["cards"]["0,0"]


def _order(found: dict[str, Any]) -> None:
    found["goods"]["clay"]["food"] = 1


def _mixed(found: dict[str, Any]) -> None:
    found["buildings"]["I35"]["effects"][0]["food"] = 3


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_no_coins, "coins"),
        (_lost_good, "goods"),
        (_both, "food-and-energy"),
        (_cost, "unknown-good"),
        (_mode, "mode"),
        (_dial, "dial"),
        (_open_end, "rounds"),
        (_phases, "phases"),
        (_choice, "choice"),
        (_steps, "steps"),
        (_free_trade, "nothing-paid"),
        (_then, "then-many-times"),
        (_marker, "no-marker"),
        (_basic, "basic-building"),
        (_neutral, "neutral-card"),
        (_no_cloister, "no-cloister"),
        (_neutral_cards, "neutral-cards"),
        (_order, "payment-order"),
        (_mixed, "mixed-payment"),
    ],
)
def test_what_does_not_fit_together(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    found = values()
    change(found)
    with pytest.raises(BadComponents) as caught:
        made_components(found)
    assert caught.value.reason == reason


@pytest.mark.parametrize("wrong", [{"format": 2}, {"extra": 1}, {"wonders": "8"}])
def test_the_wrong_shape(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        made_components({**values(), **wrong})


def test_changed_components_change_the_game() -> None:
    found = values()
    found["buildings"]["F03"]["effects"][0]["get"] = {"grain": 9}
    found["buildings"]["F03"]["cost"] = {"wood": 2}
    game = create(found)
    state = start(4, game=game)
    give(state, 0, wood=2, coins=1)
    play(state, "begin build; choose F03; at 3,0; send prior; times 1", game)
    assert goods(state) == {"grain": 9}
    untouched = start(4)
    put(untouched, "F03", 3, 0)
    give(untouched, 0, coins=1)
    play(untouched, "begin clergy; visit 0:3,0; send brother; times 1")
    assert goods(untouched) == {"grain": 6}


def test_programs() -> None:
    cards = default_components().buildings
    kinds = {card: [part.do for part in compiled(cards[card].effects)] for card in cards}
    assert kinds["F05"] == ["trade", "pay", "grant", "trade"]
    assert kinds["G18"] == ["trade", "trade", "pay", "grant"]
    assert kinds["I23"] == ["trade", "gate", "prior-home", "build"]
    assert kinds["F10"] == ["clear", "gate", "build"]
    assert kinds["G07"] == ["accept", "gain", "trade"]
