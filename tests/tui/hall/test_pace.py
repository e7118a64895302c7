"""How often something may be done: so much at once, then one after another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.hall.people import EVA, TOM, Clock, hall_in, shared
from tui.hall import pace
from tui.hall.codes import heard, new_code, new_name, table_name
from tui.hall.pace import Pace
from tui.hall.talk import LONGEST, safe
from tui.play.session import Session, TooOften


def test_a_burst_and_then_one_at_a_time() -> None:
    clock = Clock()
    allowed = Pace(3, 10.0, clock)
    assert [allowed.allows("a") for _ in range(4)] == [True, True, True, False]
    assert allowed.allows("b")
    clock.now += 10
    assert [allowed.allows("a") for _ in range(2)] == [True, False]
    clock.now += 100
    assert [allowed.allows("a") for _ in range(4)] == [True, True, True, False]


def test_only_so_many_keys_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_MOST", 3)
    allowed = Pace(1, 10.0, Clock())
    for key in "abc":
        assert allowed.allows(key)
    assert not allowed.allows("a")
    assert allowed.allows("d")
    assert allowed.allows("b")
    assert not allowed.allows("a")


async def test_nobody_moves_faster_than_anybody_can(tmp_path: Path) -> None:
    clock = Clock()
    async with hall_in(tmp_path, ticks=clock) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        stay = await hall.enter(EVA, table)
        session = Session(stay.table, clock, stay.presence)
        done = 0
        with pytest.raises(TooOften):
            while True:
                seen = session.seen()
                step = next(one for one in seen.legal if one.kind == "take-market")
                session.play([step])
                session.undo("step")
                done += 2
        assert 40 < done < 100
        clock.now += 1
        step = session.last
        if session.seen().can_undo:
            session.undo("step")
        else:
            session.play([session.seen().legal[0]])
        assert session.last != step


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Kafe", "Kafe"),
        ("  two words ", "two-words"),
        ("čaj o páté", "čaj-o-páté"),
        ("x" * 50, "x" * 24),
        ("界" * 20, "界" * 12),
        ("status", None),
        ("STATUS", None),
        ("../..", None),
        ("\x1b[31m", "31m"),
        ("", None),
    ],
)
def test_names_of_tables_are_one_word(written: str, name: str | None) -> None:
    assert table_name(written) == name


def test_codes_are_said_in_any_way() -> None:
    code = new_code()
    assert len(code) == 8
    assert heard(f" {code.upper()} ") == code
    assert new_name({"mila-7"}) != "mila-7"
    assert len({new_code() for _ in range(50)}) > 45


def test_what_is_said_is_one_safe_line() -> None:
    assert safe("a\nb\tc\x1b]0;x\x07") == "a b c]0;x"
    assert safe("\u202eabc") == "abc"
    assert len(safe("é" * 10_000)) == LONGEST
    assert safe(" \x00 ") == ""
