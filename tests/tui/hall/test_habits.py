"""Work contracts between visitors: the screen of the owner answers as its own settings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.labora.model import Begin, Fee, Send, Visit, Who
from tests.tui.hall.apps import at_home, go, settle, visit
from tests.tui.hall.people import EVA, TOM, hall_in, shared


@pytest.mark.parametrize("who", ["prior", "brother"])
async def test_the_settings_of_the_owner_count_and_no_others(tmp_path: Path, who: Who) -> None:
    usual: Who = "brother" if who == "prior" else "prior"
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path, contract=usual) as eva,
        visit(hall, TOM, tmp_path, contract=who) as tom,
    ):
        table = await hall.create(EVA, shared("me", "open", game="labora"))
        await hall.join(TOM, table)
        own, other = await go(eva, table), await go(tom, table)
        match = own.kept.table.match
        # What Eva does is done in the context of her own app.
        await at_home(eva, own.desk.play, Begin("contract"))
        visits = [one for one in match.legal() if isinstance(one, Visit)]
        await at_home(eva, own.desk.play, visits[0])
        if any(isinstance(one, Fee) for one in match.legal()):
            await at_home(eva, own.desk.play, Fee("coins"))
        await settle(eva, tom)
        await settle(eva, tom)
        step = match.journal[3]
        assert (step.seat, step.action, step.unasked) == (1, Send(who), True)
        assert own.desk.seen.my_turn and not other.desk.seen.my_turn
        # It is taken back with what the guest did, and done again with it.
        await at_home(eva, own.desk.undo, "step")
        await settle(eva, tom)
        assert [one.action.kind for one in match.journal] == ["begin"]
        await at_home(eva, own.desk.redo)
        await settle(eva, tom)
        assert match.journal[3].action == Send(who)
        assert other.desk.seen.step == match.step
