"""The clock of the system may be set back or forward: no limit goes by it, dates do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.hall.people import EVA, NOON, TOM, Clock, hall_in, shared
from tui.hall.refusal import HallRefusal
from tui.play.session import Session, TooOften

HOUR = 3600.0


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -365 * 24 * HOUR])
async def test_moves_talk_codes_and_tables_go_on_when_the_clock_jumps(
    tmp_path: Path, jump: float
) -> None:
    clock, ticks = Clock(), Clock()
    async with hall_in(tmp_path, clock, ticks) as hall:
        table = await hall.create(EVA, shared("me", "open", access="code"))
        card = hall.card(EVA, table)
        assert card is not None
        assert hall.find(TOM, card.code) is not None
        await hall.join(TOM, table, card.code)
        stay = await hall.enter(EVA, table)
        session = Session(stay.table, clock, stay.presence)
        step = next(one for one in session.seen().legal if one.kind == "take-market")
        session.play([step])
        stay.say("one")
        clock.now += jump
        session.undo("step")
        session.play([step])
        stay.say("two")
        assert hall.find(TOM, card.code) is not None
        await hall.create(EVA, shared("me", "open"))
        assert [round(said.at - NOON) for said in stay.table.talk] == [0, round(jump)]
        await stay.presence.room.keeper.settle()
        changed = hall.card(EVA, table)
        assert changed is not None and changed.changed == NOON + jump


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_limits_hold_whatever_the_clock_says(tmp_path: Path, jump: float) -> None:
    clock, ticks = Clock(), Clock()
    async with hall_in(tmp_path, clock, ticks) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(TOM, table)
        stay = await hall.enter(EVA, table)
        session = Session(stay.table, clock, stay.presence)
        step = next(one for one in session.seen().legal if one.kind == "take-market")

        def play_and_talk() -> None:
            with pytest.raises(HallRefusal):
                for _ in range(200):
                    stay.say("x")
            with pytest.raises(TooOften):
                for _ in range(200):
                    session.play([step])
                    session.undo("step")

        play_and_talk()
        clock.now += jump
        with pytest.raises(HallRefusal):
            stay.say("again")
        with pytest.raises(TooOften):
            session.play([session.seen().legal[0]])
        ticks.now += 60
        stay.say("again")
        session.play([session.seen().legal[0]])
