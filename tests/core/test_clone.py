"""The generated copy shares nothing that can change; the generated key tells positions apart."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest

from core.bots.keys import keyer
from core.clone import cloner


@dataclass(slots=True)
class Leaf:
    cards: list[int]
    kind: Literal["leaf"] = "leaf"


@dataclass(slots=True)
class Other:
    table: dict[str, list[int]]
    kind: Literal["other"] = "other"


@dataclass(slots=True)
class Tree:
    number: int
    name: str
    flag: bool
    nothing: None
    phase: Literal["a", "b"]
    shared: tuple[int, ...]
    numbers: list[int]
    rows: list[list[int]]
    counts: dict[str, int]
    leaf: Leaf
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    mixed: list[Annotated[Leaf | Other, "tagged"]]
    maybe: Leaf | None
    maybe_number: int | None
    maybe_list: list[int] | None = None
    either: Leaf | Other = field(default_factory=lambda: Leaf([9]))


@dataclass
class Loop:
    inner: list[Loop]


@dataclass
class Strange:
    things: set[int]


def tree() -> Tree:
    return Tree(
        number=1,
        name="x",
        flag=True,
        nothing=None,
        phase="a",
        shared=(1, 2),
        numbers=[1, 2],
        rows=[[1], [2, 3]],
        counts={"a": 1},
        leaf=Leaf([1]),
        leaves=[Leaf([2]), Leaf([])],
        by_name={"b": Leaf([3])},
        mixed=[Leaf([4]), Other({"c": [5]})],
        maybe=Leaf([6]),
        maybe_number=7,
        maybe_list=[8],
    )


CHANGES: list[Callable[[Tree], Any]] = [
    lambda t: setattr(t, "number", 2),
    lambda t: setattr(t, "name", "y"),
    lambda t: setattr(t, "flag", False),
    lambda t: setattr(t, "phase", "b"),
    lambda t: setattr(t, "shared", (1,)),
    lambda t: t.numbers.append(3),
    lambda t: t.rows[1].append(4),
    lambda t: t.counts.update(a=2),
    lambda t: t.leaf.cards.append(5),
    lambda t: t.leaves[1].cards.append(6),
    lambda t: t.leaves.pop(),
    lambda t: t.by_name["b"].cards.append(7),
    lambda t: t.mixed[0].cards.append(8) if isinstance(t.mixed[0], Leaf) else None,
    lambda t: t.mixed[1].table["c"].append(9) if isinstance(t.mixed[1], Other) else None,
    lambda t: t.maybe.cards.append(10) if t.maybe else None,
    lambda t: setattr(t, "maybe", None),
    lambda t: setattr(t, "maybe_number", None),
    lambda t: t.maybe_list.append(11) if t.maybe_list else None,
    lambda t: t.either.cards.append(12) if isinstance(t.either, Leaf) else None,
    lambda t: setattr(t, "either", Other({})),
]


def test_a_copy_is_equal() -> None:
    assert cloner(Tree)(tree()) == tree()


@pytest.mark.parametrize("change", CHANGES)
def test_no_change_of_a_copy_reaches_the_original(change: Callable[[Tree], Any]) -> None:
    original = tree()
    before = copy.deepcopy(original)
    copied = cloner(Tree)(original)
    change(copied)
    assert original == before
    assert copied != before


def test_absent_parts_stay_absent() -> None:
    original = tree()
    original.maybe = original.maybe_number = original.maybe_list = None
    assert cloner(Tree)(original) == original


def test_what_cannot_change_is_shared() -> None:
    original = tree()
    assert cloner(Tree)(original).shared is original.shared


@pytest.mark.parametrize("make", [cloner, keyer])
def test_a_field_it_cannot_read_is_refused_at_once(make: Callable[[type], Any]) -> None:
    with pytest.raises(TypeError, match="field of type"):
        make(Strange)


def test_equal_positions_have_equal_keys() -> None:
    assert keyer(Tree)(tree()) == keyer(Tree)(tree())
    assert hash(keyer(Tree)(tree())) == hash(keyer(Tree)(tree()))


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_gives_another_key(change: Callable[[Tree], Any]) -> None:
    changed = tree()
    change(changed)
    assert keyer(Tree)(changed) != keyer(Tree)(tree())


def test_parts_that_contain_their_own_kind_are_copied() -> None:
    original = Loop([Loop([]), Loop([Loop([])])])
    copied = cloner(Loop)(original)
    assert copied == original
    copied.inner[1].inner.clear()
    assert copied != original
    assert keyer(Loop)(copied) != keyer(Loop)(original)
