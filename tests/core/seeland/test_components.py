"""The component file: what it says, and what is refused when somebody edits it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from core import hexgrid
from core.chance import below, seeded
from core.game import BadComponents
from core.seeland import tiles
from core.seeland.components import default_components, made_components, read_components
from core.seeland.game import Seeland, create
from core.seeland.setup import SeelandOptions
from core.seeland.yields import total
from tests.core.seeland.positions import GAME, at


def plain() -> dict[str, Any]:
    """Give the components as plain values that can be changed."""
    values: dict[str, Any] = json.loads(default_components().model_dump_json())
    return values


def changed(path: str, value: object) -> dict[str, Any]:
    """Give the components with one value changed."""
    values = plain()
    *parents, last = path.split("/")
    part: Any = values
    for step in parents:
        part = part[int(step) if step.isdigit() else step]
    part[int(last) if last.isdigit() else last] = value
    return values


def test_counts_of_the_printed_game() -> None:
    box = GAME.box
    assert (len(box.mills), len(box.landscapes), len(box.island_tiles)) == (28, 30, 30)
    assert Counter(box.ring) == {"stall": 5, "workshop": 4, "warehouse": 1}
    assert len(box.numbers) == 12
    assert (box.figures, box.markers, box.guilders, box.governors) == (4, 2, 5, 7)
    assert sum(map(tiles.has_symbol, box.island_tiles)) == 7
    assert box.island_tiles.count(tiles.FARM) + 4 * box.start_stuivers == box.stuivers == 12
    assert {tiles.CROP_OF[tile] for tile in box.landscapes} == {0, 1, 2}
    assert max(tiles.VALUES[tile] for tile in box.landscapes) == 7


def test_the_map_of_the_printed_game() -> None:
    box = GAME.box
    assert len(box.hexes) == 105
    assert (len(box.islands), len(box.printed_mills)) == (30, 6)
    assert sum(tile == tiles.OPEN for tile in box.basic_land) == 68
    assert box.names[box.village] == "G8"
    assert set(box.near[box.village]) == set(box.printed_mills)
    for mill in box.printed_mills:
        lies = [box.basic_land[near] for near in box.near[mill]]
        assert lies.count(tiles.OPEN) == 3
        assert tiles.ISLAND not in lies
        assert tiles.VALUES[box.basic_land[mill]] == 5
    near_village = [
        place
        for place in box.islands
        if hexgrid.distance(box.hexes[place], box.hexes[box.village]) == 3
    ]
    assert len(near_village) == 6


def test_the_tactical_print_uses_exactly_the_island_tiles() -> None:
    box = GAME.box
    assert Counter(box.printed.values()) == Counter(box.island_tiles)
    symbols = [place for place, tile in box.printed.items() if tiles.has_symbol(tile)]
    for place in range(len(box.hexes)):
        assert sum(near in symbols for near in box.near[place]) <= 1


def test_the_ring_can_show_the_example_of_the_rulebook() -> None:
    ring, start = GAME.box.ring, GAME.box.master_start
    assert (ring[start], ring[start + 1], ring[start + 3]) == ("workshop", "stall", "stall")
    assert (ring[1], ring[2], ring[4]) == ("stall", "workshop", "stall")


def test_the_highest_possible_yield_never_leaves_the_track() -> None:
    land = [tiles.OPEN] * len(GAME.box.hexes)
    middle = at("G8")
    land[middle] = tiles.mill(5)
    best = sorted(GAME.box.landscapes + GAME.box.island_tiles, key=tiles.VALUES.__getitem__)[-6:]
    for near, tile in zip(GAME.box.near[middle], best, strict=True):
        land[near] = tile
    assert 40 < total(GAME.box, land, middle) <= 49


def test_doubtful_data_say_so() -> None:
    components = default_components()
    for part in (
        components.mills,
        components.landscapes,
        components.islands,
        components.ring,
        components.houses,
        components.map,
        components.printed,
    ):
        assert part.confidence == "reconstructed"
    assert components.points.confidence == "certain"
    assert components.pieces.confidence == "strong"


def test_components_survive_json() -> None:
    text = default_components().model_dump_json()
    assert read_components(text) == default_components()
    assert made_components(json.loads(text)) == default_components()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", 2),
        ("mills/values/3", "two"),
        ("mills/values/3", 50),
        ("landscapes/tulips/0", -1),
        ("landscapes/wheat", []),
        ("landscapes/confidence", "sure"),
        ("islands/tiles/0", "wheat 3"),
        ("islands/tiles/0", "cabbage 50"),
        ("islands/tiles/0", "farm*"),
        ("ring/spaces/2", "shop"),
        ("ring/spaces", ["stall"]),
        ("houses/numbers", [16]),
        ("map/rows/0", "     I..X.. "),
        ("map/rows", []),
        ("map/rows/0", "." * 41),
        ("pieces/figures", 0),
        ("pieces/governors", True),
        ("points/records", "many"),
    ],
)
def test_a_wrong_shape_is_refused_with_its_place(path: str, value: object) -> None:
    with pytest.raises(ValidationError) as error:
        made_components(changed(path, value))
    (fault,) = error.value.errors()
    assert "/".join(str(step) for step in fault["loc"]) == path


@pytest.mark.parametrize("name", ["f7", "F0", "77", "AA3", "F100"])
def test_a_wrong_name_of_a_hex_is_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        made_components(changed(f"map/mills/{name}" if name != "77" else "map/mills/x", 3))


_ISLANDS = [
    *("cabbage 1", "cabbage 2*", "cabbage 3", "cabbage 3", "cabbage 4*", "cabbage 4"),
    *("cabbage 5*", "cabbage 6", "rapeseed 1", "rapeseed 2", "rapeseed 3*", "rapeseed 4"),
    *("rapeseed 4", "rapeseed 5*", "rapeseed 6", "tulips 1", "tulips 2", "tulips 3*"),
    *("tulips 4", "tulips 4", "tulips 5*"),
]


@pytest.mark.parametrize(
    ("path", "value", "reason", "values"),
    [
        ("map/rows/6", "......MMM...", "villages", {"there": 0}),
        ("map/rows/0", "     V..II. ", "villages", {"there": 2}),
        ("map/mills/E7", 3, "printed-mill", {"hex": "E7"}),
        ("map/rows/0", "M    I..II. ", "printed-mill", {"hex": "A1"}),
        ("map/rows/0", ".    I..II. ", "not-connected", {"hex": "A1"}),
        ("islands/tiles", _ISLANDS, "islands", {"tiles": 21, "spaces": 30}),
        ("printed/tiles/E7", "farm", "printed-tile", {"hex": "E7"}),
        ("ring/start", 7, "ring-start", {"space": 7}),
        ("ring/start", 10, "ring-start", {"space": 10}),
        ("ring/spaces", ["workshop"] * 4, "no-such-space", {"kind": "stall"}),
        ("ring/spaces", ["stall"] * 4, "no-such-space", {"kind": "workshop"}),
        (
            "mills/values",
            [1, 2],
            "too-few-tiles",
            {"kind": "workshop", "needed": 3, "there": 2},
        ),
        ("houses/start", 12, "house-start", {"house": 12}),
        ("pieces/guilders", 12, "too-few-houses", {"guilders": 12, "houses": 12}),
        (
            "pieces/start_stuivers",
            2,
            "too-few-stuivers",
            {"side": "basic", "needed": 16, "there": 12},
        ),
        ("pieces/governors", 6, "too-few-governors", {"needed": 7, "there": 6}),
    ],
)
def test_what_does_not_fit_together_is_one_clear_fault(
    path: str, value: object, reason: str, values: dict[str, object]
) -> None:
    with pytest.raises(BadComponents) as bad:
        made_components(changed(path, value))
    assert (bad.value.reason, bad.value.values) == (reason, values)


def test_farms_of_the_tactical_side_need_stuivers_too() -> None:
    values = changed("printed/tiles/A6", "farm")
    with pytest.raises(BadComponents) as bad:
        made_components(values)
    assert bad.value.values["side"] == "tactical"


@pytest.mark.parametrize(
    ("rows", "mills", "reason"),
    [
        ([".MM.", "MV..", "...."], "A2 A3 B1", "too-few-printed-mills"),
        ([".MM.", "MVM.", ".M..", "..M."], "A2 A3 B1 B3 C2 D3", "mill-outside-village"),
        (["MM.", "MVM.", ".MM."], "A1 A2 B1 B3 C2 C3", "no-room-at-mill"),
    ],
)
def test_a_village_that_cannot_be_played(rows: list[str], mills: str, reason: str) -> None:
    values = plain()
    values["islands"]["tiles"], values["printed"]["tiles"] = [], {}
    values["map"]["rows"] = rows
    values["map"]["mills"] = dict.fromkeys(mills.split(), 3)
    with pytest.raises(BadComponents) as bad:
        made_components(values)
    assert bad.value.reason == reason


def larger_map() -> dict[str, Any]:
    """Give components with a map of 24 rows and 30 columns round the village at M15."""
    values = plain()
    rows = [["."] * 30 for _ in range(24)]
    printed = values["printed"]["tiles"]
    spots = [(row, column) for row in (2, 5, 17, 20, 22) for column in range(1, 24, 4)]
    for row, column in spots:
        rows[row][column] = "I"
    names = [hexgrid.name(hexgrid.from_offset(row, column)) for row, column in spots]
    values["printed"]["tiles"] = dict(zip(names, printed.values(), strict=True))
    rows[12][14] = "V"
    village = hexgrid.neighbours(hexgrid.from_offset(12, 14))
    for place in village:
        row, column = hexgrid.to_offset(place)
        rows[row][column] = "M"
    values["map"]["rows"] = ["".join(row) for row in rows]
    values["map"]["mills"] = {hexgrid.name(place): 4 for place in village}
    return values


def random_game(game: Seeland, options: SeelandOptions, seats: int) -> None:
    """Play at random to the end and check every state."""
    state = game.setup(options, seats, 4)
    rng = seeded(4)
    while legal := game.legal(state):
        game.check(state)
        index, rng = below(rng, len(legal))
        game.apply(state, legal[index])
    game.check(state)
    assert game.score(state).winners


@pytest.mark.parametrize("side", ["basic", "tactical"])
def test_a_larger_map_can_be_played(side: str) -> None:
    game = create(larger_map())
    assert len(game.box.hexes) == 720
    options = SeelandOptions.model_validate({"side": side, "records": True, "governors": True})
    random_game(game, options, 3)


def test_another_market_can_be_played() -> None:
    values = plain()
    values["ring"]["spaces"] = ["stall", "warehouse", "workshop", "stall", "warehouse"]
    values["houses"]["numbers"] = [10, 20, 30]
    values["pieces"]["guilders"] = 2
    values["points"]["records"] = [9]
    game = create(values)
    random_game(game, SeelandOptions(records=True, governors=True), 2)


def test_two_tables_with_different_components_side_by_side() -> None:
    other, usual = create(changed("pieces/start_stuivers", 0)), create()
    for game, stuivers in ((other, 0), (usual, 1)):
        assert game.setup(SeelandOptions(), 2, 1).players[0].stuivers == stuivers
