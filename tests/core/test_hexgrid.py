"""Hexes: steps, names, and walking maps."""

from __future__ import annotations

import pytest

from core.hexgrid import (
    DIRECTIONS,
    adjacency,
    distance,
    from_offset,
    name,
    named,
    neighbours,
    steps,
    to_offset,
)


def test_the_six_steps_go_once_round() -> None:
    assert len(set(DIRECTIONS)) == 6
    for one, following in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True):
        assert distance(one, following) == 1
    assert sum(q for q, _ in DIRECTIONS) == sum(r for _, r in DIRECTIONS) == 0


@pytest.mark.parametrize(
    ("middle", "around"),
    [("G8", "F8 G9 H8 H7 G7 F7"), ("F7", "E8 F8 G8 G7 F6 E7")],
)
def test_neighbours_by_name_clockwise_from_the_upper_right(middle: str, around: str) -> None:
    """Odd rows (B, D, F, ...) are shifted to the right."""
    assert [name(place) for place in neighbours(named(middle))] == around.split()


def test_names_and_offsets_go_there_and_back() -> None:
    for row in range(26):
        for column in range(99):
            place = from_offset(row, column)
            assert to_offset(place) == (row, column)
            assert named(name(place)) == place
    assert name((0, 0)) == "A1"
    assert named("d6") == named("D6") == from_offset(3, 5)


@pytest.mark.parametrize("text", ["", "D", "6", "D0", "D06", "DD6", "D100", "6D", "D6 ", "Ř2"])
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(ValueError):
        named(text)


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (0, 26), (99, 0)])
def test_places_without_a_name(place: tuple[int, int]) -> None:
    with pytest.raises(ValueError):
        name(place)


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [("G8", "G8", 0), ("G8", "G11", 3), ("A1", "C1", 2), ("A1", "C2", 2), ("F7", "H8", 2)],
)
def test_distance(one: str, other: str, far: int) -> None:
    assert distance(named(one), named(other)) == distance(named(other), named(one)) == far


def test_steps_agree_with_the_distance_on_open_ground() -> None:
    places = [from_offset(row, column) for row in range(9) for column in range(9)]
    around = adjacency(places)
    for start in (0, 40, 80):
        found = steps(around, [start], lambda _: True)
        assert found == {
            index: distance(places[start], place) for index, place in enumerate(places)
        }


def test_adjacency_knows_only_the_hexes_of_the_map() -> None:
    places = [named(text) for text in ("A1", "A2", "B1", "C9")]
    assert adjacency(places) == ((1, 2), (2, 0), (1, 0), ())


def test_steps_go_round_what_is_not_passable() -> None:
    places = [from_offset(0, column) for column in range(5)]
    places += [from_offset(1, column) for column in range(5)]
    around = adjacency(places)
    blocked = {places.index(named(text)) for text in ("A3", "B3")}
    found = steps(around, [0], lambda near: near not in blocked)
    assert sorted(name(places[index]) for index in found) == ["A1", "A2", "B1", "B2"]
    way_round = steps(around, [0], lambda near: near != places.index(named("A3")))
    assert way_round[places.index(named("A4"))] == 4


def test_several_starts_that_need_not_be_passable() -> None:
    around = adjacency([from_offset(0, column) for column in range(7)])
    found = steps(around, [0, 6], lambda near: near not in (0, 6))
    assert found == {0: 0, 6: 0, 1: 1, 5: 1, 2: 2, 4: 2, 3: 3}
