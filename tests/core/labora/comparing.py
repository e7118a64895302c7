"""Our states and the recorded ones, said in the same words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from core.labora import places, scoring
from core.labora.model import GOODS, HOME, MARKERS, State
from core.labora.places import SPOTS
from tests.core.labora.answering import Stepping

LETTERS = "SABCDE"
"""The start, and the settlement phases."""
LAST_ROUND = 400
"""Where a record is broken off that found no end."""
MODES = {
    "action": "normal",
    "settle": "normal",
    "neutral": "neutral",
    "neutral-prior": "neutral",
    "bonus": "bonus",
    "over": "end",
}
"""What the records call our phases."""


def ours(played: Stepping) -> dict[str, Any]:
    """Say of our state what the records say of theirs."""
    state = played.state
    return {
        "round": state.round,
        "seat": state.seat,
        "mode": MODES[state.phase],
        "stage": _begun(state, played),
        "wheel": {
            {"coins": "coin"}.get(name, name): position
            for name, position in zip(MARKERS, state.wheel, strict=True)
            if position != HOME
        },
        "contract_cost": state.price,
        "display": sorted(state.display),
        "districts_left": state.districts,
        "plots_left": state.plots,
        "wonders_left": state.wonders,
        "players": [_player(played, seat) for seat in range(len(state.players))],
    }


def _begun(state: State, played: Stepping) -> str:
    """Give the letter of the last settlement phase that has begun, as the records do."""
    settling = MODES[state.phase] == "neutral" or state.phase == "settle"
    after_the_last = state.phase == "over" and played.game.box.modes[state.mode].rounds > 0
    return LETTERS[state.stage + (settling or after_the_last)]


def _player(played: Stepping, seat: int) -> dict[str, Any]:
    player = played.state.players[seat]
    return {
        "goods": {good: amount for good, amount in zip(GOODS, player.goods, strict=True) if amount},
        "prior": _where(player.clergy[0]),
        "brothers": sorted(_where(spot) for spot in player.clergy[1:]),
        "cards": {_xy(at): card for at, card in player.cards.items()},
        "settlements": sorted(player.settlements),
        "ground": {_xy(at): ground for at, ground in player.ground.items()},
    }


def _xy(at: int) -> str:
    return f"{places.column(at)},{places.row(at)}"


def _where(spot: int) -> str:
    if spot == HOME:
        return "home"
    return f"{spot // SPOTS}:{_xy(spot % SPOTS)}"


def theirs(record: dict[str, Any], played: Stepping) -> dict[str, Any]:
    """Say the same of a recorded state."""
    players = [_recorded_player(one, played) for one in record["players"]]
    if len(players) == 2 and played.state.mode == "solo":
        players[1]["settlements"] = []
        players[1]["goods"] = {}
    return {
        "round": record["round"],
        "seat": record["current"],
        "mode": record["mode"],
        "stage": record["stage"],
        "wheel": record["wheel"],
        "contract_cost": record["contract_cost"],
        "display": sorted(record["display"]),
        "districts_left": record["districts_left"],
        "plots_left": record["plots_left"],
        "wonders_left": record["wonders_left"],
        "players": players,
    }


def _recorded_player(record: dict[str, Any], played: Stepping) -> dict[str, Any]:
    goods = dict(record["goods"])
    coins = goods.pop("coin1", 0) + 5 * goods.pop("coin5", 0)
    if coins:
        goods["coins"] = coins
    at = record.get("at", {})
    clergy = {who: at.get(who, "home") for who in (*record["home"], *at)}
    return {
        "goods": goods,
        "prior": clergy.pop("P", "gone"),
        "brothers": sorted(clergy.values()),
        "cards": record["cards"],
        "settlements": sorted(record["settlements"]),
        "ground": _ground(record, played),
    }


def _ground(record: dict[str, Any], played: Stepping) -> dict[str, int]:
    box = played.game.box
    ground = {_xy(at): terrain for at, terrain in box.heart_ground.items()}
    for row, side in record.get("districts", {}).items():
        for x, terrain in enumerate(box.sides[side.lower()][0]):
            ground[f"{x},{row}"] = terrain
    for row in record.get("coast", ()):
        ground[f"-1,{row}"] = places.COAST
        ground[f"-2,{row}"] = places.WATER
    for row in record.get("mountain", ()):
        ground[f"5,{row}"] = ground[f"5,{int(row) + 1}"] = places.HILLSIDE
        ground[f"6,{row}"] = places.MOUNTAIN
    return ground


def softened(mine: dict[str, Any], record: dict[str, Any], played: Stepping) -> dict[str, Any]:
    """Say of a record what `theirs` says, but where it speaks otherwise than the rules.

    In the bonus round two clergymen can stand on one card, and the record shows the last one.
    The neutral clergy come home when the next phase begins, in the record with the next command.
    A finished long game of two players has counted one round more. Once its main action is done,
    an action of the bonus round counts as a normal one in the records. Some end at `LAST_ROUND`.
    """
    found, state = theirs(record, played), played.state
    done = record["main_used"] and record["mode"] == "normal"
    broken_off = record["mode"] == "end" and record["round"] == LAST_ROUND
    if done or broken_off:
        found["mode"] = mine["mode"]
    rounds = played.game.box.modes[state.mode].rounds
    if state.mode == "2long" and record["mode"] == "end":
        found["round"] = mine["round"]
    if state.mode == "solo" and record["mode"] == "neutral" and state.phase == "settle":
        found["mode"] = mine["mode"]
        for clergy in ("prior", "brothers"):
            found["players"][1][clergy] = mine["players"][1][clergy]
    for ours_, theirs_ in zip(mine["players"], found["players"], strict=True):
        if theirs_["prior"] == "gone":
            theirs_["prior"] = ours_["prior"]
        shown, there = Counter(theirs_["brothers"]), Counter(ours_["brothers"])
        if 0 < rounds < record["round"] and shown <= there:
            theirs_["brothers"] = ours_["brothers"]
    return found


def final_scores(played: Stepping) -> list[dict[str, Any]]:
    """Give our score sheets in the form of the last record."""
    box = played.game.box
    sheets = played.game.score(played.state).sheets
    return [
        {
            "goods": sheet.lines[0].points,
            "economic": sheet.lines[1].points,
            "settlements": sorted(points for _, points in scoring.settlements(box, player)),
            "total": sheet.total,
        }
        for sheet, player in zip(sheets, played.state.players, strict=False)
    ]
