"""The first state: market, map and pieces for each number of seats and each variant."""

from __future__ import annotations

from itertools import product

import pytest

from core.game import BrokenInvariant, Options
from core.seeland import tiles
from core.seeland.model import STATES, State
from core.seeland.setup import SeelandOptions
from tests.core.seeland.positions import GAME, ahead, at, names, place, play, position

SEATS = (2, 3, 4)
VARIANTS = [
    SeelandOptions.model_validate({"side": side, "records": records, "governors": governors})
    for side, records, governors in product(("basic", "tactical"), (False, True), (False, True))
]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_start(options: SeelandOptions, seats: int) -> None:
    state = GAME.setup(options, seats, 11)
    GAME.check(state)
    assert (len(state.mills), len(state.landscapes)) == (25, 25)
    assert [tile > 0 for tile in state.ring].count(True) == 8
    assert state.ring[state.master] == tiles.OPEN
    assert (state.seat, state.phase, state.turns, state.left) == (0, "first", 0, -1)
    for player in state.players:
        assert (player.merchant, player.stuivers, player.mills) == (0, 1, [])
    assert [sheet.total for sheet in GAME.score(state).sheets] == [0] * seats
    assert GAME.score(state).winners == tuple(range(seats))
    assert (state.records, state.with_governors) == (options.records, options.governors)


@pytest.mark.parametrize("seats", SEATS)
def test_the_basic_side_hides_its_islands(seats: int) -> None:
    state = GAME.setup(SeelandOptions(governors=True), seats, 3)
    assert sum(tile > 0 for tile in state.under) == 30
    assert (state.coins, state.waiting, state.loose) == ([], [], [])
    assert state.stuivers == 12 - seats
    assert state.governors == 7
    assert len(state.edge) == 12


@pytest.mark.parametrize("governors", [False, True])
def test_the_tactical_side_prints_them(governors: bool) -> None:
    state = GAME.setup(SeelandOptions(side="tactical", governors=governors), 4, 3)
    assert not any(state.under)
    assert (len(state.coins), state.stuivers) == (8, 0)
    assert len(state.waiting) == (7 if governors else 0)
    assert state.governors == 0
    assert len(state.loose) == 30
    assert len(state.edge) == 12
    assert state.land[at("K12")] == tiles.landscape(2, 5, True)


def test_the_edge_is_the_ring_round_the_village() -> None:
    state = GAME.setup(SeelandOptions(), 2, 1)
    around = "E7 E8 E9 F6 F9 G6 G10 H6 H9 I7 I8 I9"
    assert " ".join(names(state.edge)) == around


def test_same_seed_same_state_other_seed_other_state() -> None:
    first = GAME.setup(SeelandOptions(), 4, 1)
    assert first == GAME.setup(SeelandOptions(), 4, 1)
    other = GAME.setup(SeelandOptions(), 4, 2)
    assert (first.mills, first.landscapes, first.under) != (
        other.mills,
        other.landscapes,
        other.under,
    )


def test_options() -> None:
    for field in SeelandOptions.model_fields.values():
        extra = field.json_schema_extra
        assert isinstance(extra, dict)
        assert str(extra["rule"]).startswith("seeland.option-")
    with pytest.raises(TypeError):
        GAME.setup(Options(), 2, 1)


_PLAYER = {
    "merchant": 0,
    "mills": [],
    "stuivers": 1,
    "governors": 0,
    "records": [],
    "harvested": 0,
    "rewarded": 0,
    "paid": 0,
    "fined": 0,
}


def _with_player(**changes: object) -> dict[str, object]:
    return {"players": [{**_PLAYER, **changes}, dict(_PLAYER), dict(_PLAYER)]}


def _started() -> State:
    return GAME.setup(SeelandOptions(governors=True), 3, 1)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"players": [_PLAYER]}, "seats"),
        ({"seat": 4}, "seat"),
        ({"master": 12}, "ring"),
        ({"left": 0}, "left"),
        ({"left": 5}, "ring"),
        ({"ring": [0] * 10}, "mill-tiles"),
        ({"ring": [0, 102, 0, 0, 0, 0, 0, 0, 0, 0]}, "ring"),
        ({"land": []}, "land"),
        ({"edge": []}, "edge"),
        ({"loose": [3]}, "loose"),
        ({"mills": [100]}, "mill-tiles"),
        ({"landscapes": [200]}, "landscape-tiles"),
        ({"discarded": [100]}, "mill-tiles"),
        (_with_player(merchant=6), "merchant"),
        (_with_player(merchant=-1), "merchant"),
        (_with_player(fined=1), "points"),
        (_with_player(harvested=-1), "points"),
        (_with_player(governors=1), "kept"),
        (_with_player(stuivers=-1), "kept"),
        (_with_player(stuivers=2), "stuivers"),
        (_with_player(mills=[0]), "figure-place"),
        (_with_player(mills=[999]), "figure-place"),
        (_with_player(mills=[38, 38]), "two-figures"),
        (_with_player(records=[4]), "records"),
        (_with_player(records=[-1]), "records"),
        ({"stuivers": 8}, "stuivers"),
        ({"coins": [0], "stuivers": 8}, "coins"),
        ({"governors": 8}, "governors"),
        ({"governors": 6, "governed": [38]}, "governed"),
        ({"governors": 6, "waiting": [0]}, "waiting"),
        ({"turns": -1}, "turns"),
        ({"phase": "buy"}, "phase"),
        ({"phase": "over"}, "over"),
        ({"turns": 3}, "phase"),
        ({"pending": [{"kind": "walking", "hex": 3}]}, "governors"),
        ({"pending": [{"kind": "building", "hex": 3}]}, "pending"),
        ({"phase": "end", "pending": [{"kind": "building", "hex": 3}]}, "path"),
        ({"phase": "end", "pending": [{"kind": "retreating", "most": 3}]}, "path"),
        ({"phase": "end", "pending": [{"kind": "fetching", "hex": 3}]}, "path"),
        ({"phase": "end", "pending": [{"kind": "ordering", "seat": 0}]}, "path"),
        (
            {"phase": "end", "pending": [{"kind": "marking", "seat": 0, "hex": 3, "points": 1}]},
            "path",
        ),
    ],
)
def test_check_finds_what_was_tampered_with(change: dict[str, object], what: str) -> None:
    plain = STATES.dump_python(_started())
    tampered = STATES.validate_python({**plain, **change}, strict=False)
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(tampered)
    assert broken.value.what == what


def test_check_finds_a_changed_island() -> None:
    state = _started()
    farm = next(place for place in GAME.box.islands if state.under[place] == tiles.FARM)
    state.under[farm] = tiles.landscape(0, 1)
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    assert broken.value.what == "island-tiles"
    state.under[farm] = tiles.OPEN
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    assert broken.value.what == "under"


def test_check_finds_a_figure_that_turned_no_island() -> None:
    state = position(["F7", "G7"], {"F9": "m2"})
    state.players[0].mills.append(at("F9"))
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    assert broken.value.what == "island-not-turned"


def test_check_finds_a_forgotten_harvest_and_a_fifth_figure() -> None:
    state = position(["F7", "G7"], {"E7": "c1", "E8": "c2"}, ahead="r3")
    play(state, ahead(state), place("F6"))
    state.players[0].mills.append(at("F7"))
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    assert broken.value.what == "not-harvested"
    state.players[0].mills = [at(name) for name in ("F7", "F8", "G9", "H7", "H8")]
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    assert broken.value.what == "figures"
