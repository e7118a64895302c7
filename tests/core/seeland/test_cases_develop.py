"""The tricky cases of the fact sheet about laying tiles and building, with their numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.game import Event
from core.seeland.components import default_components
from core.seeland.game import Seeland, create
from core.seeland.model import Build, EndTurn, First, Leave, State
from core.seeland.setup import SeelandOptions
from tests.core.seeland.positions import (
    GAME,
    ahead,
    at,
    build,
    code,
    end,
    event,
    fetch,
    first,
    harvests,
    kinds,
    lay,
    leave,
    names,
    place,
    play,
    position,
    reason,
    totals,
    why_not,
)


def _places(state: State) -> list[str]:
    return names([action.hex for action in GAME.legal(state) if action.kind == "place"])


def test_first_figures_stand_on_printed_mills_one_on_each() -> None:
    state = GAME.setup(SeelandOptions(), 3, 1)
    assert names([action.hex for action in GAME.legal(state) if isinstance(action, First)]) == [
        "F7",
        "F8",
        "G7",
        "G9",
        "H7",
        "H8",
    ]
    assert reason(state, EndTurn()) == "phase"
    assert reason(state, first("E7")) == "no-printed-mill"
    play(state, first("F8"))
    assert GAME.legal(state) == [EndTurn()]
    assert reason(state, GAME.box.moves.use_stuiver) == "only-first-mill"
    play(state, end())
    refusal = why_not(state, first("F8"))
    assert (refusal.reason, refusal.values) == ("mill-taken", {"hex": at("F8"), "seat": 0})
    play(state, first("F7"), end(), first("H8"), end())
    assert (state.seat, state.phase, state.turns) == (0, "buy", 3)
    assert reason(state, first("G7")) == "phase"


def test_a_field_lies_beside_an_own_mill_only() -> None:
    state = position(["F7", "G7"], {"F9": "c3"}, ahead="r3")
    play(state, ahead(state))
    assert _places(state) == ["E7", "E8", "F6"]
    refusal = why_not(state, place("F10"))
    assert (refusal.reason, refusal.rule) == ("not-at-own-mill", "seeland.landscape")
    assert names(refusal.values["mills"]) == ["F7"]
    assert reason(state, place("F9")) == "occupied"
    assert reason(state, place("F11")) == "island"
    assert reason(state, GAME.box.moves.place[0]) == "island"


def test_case_05_a_field_without_an_own_mill_lies_beside_any_developed_land() -> None:
    state = position(["", "G7"], ahead="r3")
    play(state, ahead(state))
    assert _places(state) == names(state.edge)
    assert reason(state, place("D9")) == "not-developed"
    play(state, place("I9"))
    assert state.land[at("I9")] == code("r3")


def test_a_mill_lies_beside_any_developed_land() -> None:
    state = position(["F7", "G7"], {"F9": "c3"}, ahead="m3")
    play(state, ahead(state))
    assert "F10" in _places(state)
    assert reason(state, place("D9")) == "not-developed"


def test_case_06_without_a_spare_figure_the_tile_stays_empty() -> None:
    state = position(
        ["F7 E7 E8 F9", "G7"],
        {"E7": "m1", "E8": "m1", "F9": "m1", "D7": "farm", "E10": "c1", "E6": "m2"},
        ahead="m3",
    )
    told = lay(state, "G10")
    assert event(told, "left-empty").values == {"hex": at("G10"), "forced": True}
    assert GAME.legal(state) == [GAME.box.moves.use_stuiver, EndTurn()]
    assert at("G10") not in state.players[0].mills


def test_a_tile_can_be_left_to_nobody_though_figures_are_left() -> None:
    state = position(["F7", "G7"], ahead="m3")
    told = leave(state, "H9")
    assert event(told, "left-empty").values["forced"] is False
    assert state.land[at("H10")] == GAME.box.basic_land[at("H10")]
    assert state.players[0].mills == [at("F7")]


def test_case_07_a_field_or_an_empty_mill_turns_no_island() -> None:
    state = position(["F9", "G7"], {"F9": "m2", "E10": "c1"}, ahead="r3")
    told = lay(state, "F10")
    assert kinds(told) == ["bought", "placed"]
    assert state.under[at("F11")] > 0
    state = position(["F7", "G7"], {"F9": "r2"}, ahead="m3")
    told = leave(state, "F10")
    assert "turned" not in kinds(told)
    assert state.under[at("F11")] > 0


def test_a_figure_turns_every_island_beside_it_and_farms_pay_a_stuiver() -> None:
    state = position(["F7", "G7"], {"F9": "r2"}, ahead="m3", under={"E10": "farm", "F11": "t6"})
    told = build(state, "F10")
    assert kinds(told) == ["bought", "placed", "built", "turned", "turned", "gained-stuiver"]
    assert (state.players[0].stuivers, state.stuivers) == (2, 9)
    assert state.land[at("E10")] == code("farm")
    assert state.land[at("F11")] == code("t6")
    assert "D10" in names(state.edge)


def test_a_turned_island_turns_no_other() -> None:
    state = position(["F7", "G7"], {"H6": "r2"}, ahead="m3", under={"H4": "c3", "I6": "c6"})
    told = build(state, "H5")
    assert names([each.values["hex"] for each in told if each.kind == "turned"]) == ["I6", "H4"]
    assert state.under[at("H3")] > 0


def test_case_09_a_new_mill_surrounded_at_once_by_the_island_it_turned() -> None:
    state = position(
        ["F7", "G7"],
        {"F9": "r2", "F10": "t4", "H9": "c1", "G11": "c2"},
        ahead="m3",
        under={"H10": "farm"},
    )
    told = build(state, "G10")
    assert kinds(told) == [
        "bought",
        "placed",
        "built",
        "turned",
        "gained-stuiver",
        "harvested",
    ]
    assert harvests(told) == [("G10", 0, 3 + 2 + 4 + 1 + 2 + 5)]
    assert state.players[0].mills == [at("F7")]
    assert totals(state) == [17, 0]


def _symbols(governors: bool = True, market: int | None = None) -> State:
    return position(
        ["F7", "G7"],
        {"F9": "r2"},
        ahead="m3",
        under={"E10": "t3*", "F11": "c5*"},
        governors=governors,
        market_governors=market if governors else None,
    )


def test_a_governor_comes_to_the_mill_that_turned_his_symbol() -> None:
    state = position(["F7", "G7"], ahead="m3", under={"F5": "t3*"}, governors=True)
    told = build(state, "F6")
    assert event(told, "governor-came").values == {"hex": at("F6"), "remaining": 6}
    assert (names(state.governed), state.governors) == (["F6"], 6)


def test_case_16_two_symbols_bring_one_governor() -> None:
    state = _symbols()
    told = build(state, "F10")
    assert kinds(told).count("turned") == 2
    assert event(told, "governor-came").values["remaining"] == 6
    assert names(state.governed) == ["F10"]


def test_case_17_no_governor_left_in_the_market() -> None:
    state = _symbols(market=0)
    told = build(state, "F10")
    assert "governor-came" not in kinds(told)
    assert state.governed == []


def test_case_29_symbols_mean_nothing_without_governors() -> None:
    state = _symbols(governors=False)
    told = build(state, "F10")
    assert kinds(told).count("turned") == 2
    assert state.governed == []
    tactical = GAME.setup(SeelandOptions(side="tactical"), 2, 1)
    assert (tactical.waiting, tactical.governors) == ([], 0)


def test_tactical_a_figure_takes_the_stuivers_of_all_farms_beside_it() -> None:
    state = position(["G7", "F8"], ahead="m3", side="tactical")
    assert at("F5") in state.coins
    told = build(state, "F6")
    assert event(told, "gained-stuiver").values["hex"] == at("F5")
    assert (state.players[0].stuivers, len(state.coins)) == (2, 7)


def test_tactical_a_governor_comes_from_the_printed_landscape() -> None:
    state = position(["G7", "F8"], ahead="m3", side="tactical", governors=True)
    assert (len(state.waiting), state.governors) == (7, 0)
    told = build(state, "F9")
    assert event(told, "governor-fetched").values == {"hex": at("F9"), "source": at("E10")}
    assert (names(state.governed), len(state.waiting)) == (["F9"], 6)
    assert at("E10") not in state.waiting


def _apart(*names_with_symbol: str) -> Seeland:
    """Make the game with other printed governors, all on these hexes."""
    plain: dict[str, Any] = json.loads(default_components().model_dump_json())
    printed = plain["printed"]["tiles"]
    for name, face in printed.items():
        printed[name] = face.removesuffix("*") + ("*" if name in names_with_symbol else "")
    return create(plain)


def test_case_19_beside_two_printed_governors_one_comes_by_choice() -> None:
    game = _apart("E10", "F11")
    state = position(
        ["G7", "F8"], {"F9": "c2"}, ahead="m3", side="tactical", governors=True, game=game
    )
    play(state, ahead(state), place("F10"), Build(), game=game)
    turn = game.turn(state)
    assert turn is not None
    assert (turn.seat, turn.prompt) == (0, "fetch")
    assert game.legal(state) == [fetch("F11"), fetch("E10")]
    assert reason(state, fetch("A6"), game) == "no-governor"
    assert reason(state, end(), game) == "path-open"
    told = play(state, fetch("F11"), game=game)
    assert event(told, "governor-fetched").values["source"] == at("F11")
    assert (names(state.governed), names(state.waiting)) == (["F10"], ["E10"])


def test_case_19_a_governor_farther_off_does_not_come() -> None:
    game = _apart("E10", "F11", "A6")
    state = position(
        ["G7", "F8"], {"F9": "c2"}, ahead="m3", side="tactical", governors=True, game=game
    )
    play(state, ahead(state), place("F10"), Build(), game=game)
    assert reason(state, fetch("A6"), game) == "not-beside"


def _crowded() -> Seeland:
    """Make the game with a map of five open hexes round the village."""
    plain: dict[str, Any] = json.loads(default_components().model_dump_json())
    plain["map"] = {
        "rows": [".MM.", "MVM.", ".MM."],
        "mills": {name: 3 for name in ("A2", "A3", "B1", "B3", "C2", "C3")},
        "confidence": "reconstructed",
    }
    plain["islands"]["tiles"] = []
    plain["printed"]["tiles"] = {}
    return create(plain)


@pytest.mark.parametrize("seed", range(4))
def test_case_27_a_tile_without_any_place_is_discarded(seed: int) -> None:
    game = _crowded()
    state = game.setup(SeelandOptions(records=True), 2, seed)
    told: list[Event] = []
    while state.phase != "over":
        game.check(state)
        game.apply(state, game.legal(state)[0], told.append)
    assert state.edge == []
    assert kinds(told).count("discarded") == len(state.discarded) > 20


@pytest.mark.parametrize("seed", range(4))
def test_case_28_an_own_mill_always_has_an_open_neighbour(seed: int) -> None:
    state = GAME.setup(SeelandOptions(), 4, seed)
    step = seed
    while legal := GAME.legal(state):
        step = step * 31 + 7
        GAME.apply(state, legal[step % len(legal)])
        if not state.pending:
            for player in state.players:
                for mill in player.mills:
                    assert any(state.land[near] == 0 for near in GAME.box.near[mill])


def test_building_and_leaving_need_a_laid_mill() -> None:
    state = position(["F7", "G7"], ahead="m3")
    assert reason(state, Build()) == "no-path"
    play(state, ahead(state))
    assert reason(state, Leave()) == "path-open"
    assert reason(state, ahead(state)) == "path-open"


def test_case_09_a_governor_that_comes_to_a_surrounded_mill_checks_at_once() -> None:
    state = position(
        ["F7", "G7"],
        {"F9": "r2", "F10": "t4", "H9": "c1", "G11": "c2"},
        ahead="m3",
        under={"H10": "c5*"},
        governors=True,
    )
    told = build(state, "G10")
    assert kinds(told)[3:] == ["turned", "governor-came", "harvested", "governor-satisfied"]
    assert totals(state)[0] == 3 + 2 + 4 + 1 + 2 + 5 + 5 + 5
    assert (state.players[0].governors, state.governed) == (1, [])


def test_a_map_may_have_an_island_beside_a_printed_mill() -> None:
    """The first figure turns it; printed farms beside it pay at once."""
    plain: dict[str, Any] = json.loads(default_components().model_dump_json())
    plain["map"]["rows"][5] = "II..I.MMI..."
    plain["printed"]["tiles"]["F9"] = "farm"
    del plain["printed"]["tiles"]["F11"]
    plain["pieces"]["stuivers"] = 13
    game = create(plain)
    state = game.setup(SeelandOptions(), 2, 1)
    place_f8 = first("F8", game)
    assert game.reveals(state, place_f8)
    assert not game.reveals(state, first("F7", game))
    told = play(state, place_f8, game=game)
    assert kinds(told)[:2] == ["first-mill", "turned"]
    tactical = game.setup(SeelandOptions(side="tactical"), 2, 1)
    told = play(tactical, place_f8, game=game)
    assert kinds(told) == ["first-mill", "gained-stuiver"]
    assert tactical.players[0].stuivers == 2
