"""A server with many tables is there again at once."""

from __future__ import annotations

import time
from pathlib import Path

from saves.seating import read_seating, seating_path, write_seating
from saves.store import Store
from tests.tui.hall.people import EVA, TOM, hall_in, shared
from tui.hall.visitor import Visitor
from tui.play.session import Session
from tui.words import Words
from tui.words.game import Voice
from tui.words.log import phrase
from tui.words.registry import words_of

STORED, ACTIVE = 100, 20


async def _some_steps(folder: Path) -> str:
    async with hall_in(folder) as hall:
        table = await hall.create(EVA, shared("me", "open", game="labora"))
        await hall.join(TOM, table)
        stays = [await hall.enter(visitor, table) for visitor in (EVA, TOM)]
        sessions = [Session(stay.table, hall.clock, stay.presence) for stay in stays]
        for number in range(60):
            for session in sessions:
                seen = session.seen()
                if seen.my_turn:
                    session.play([seen.legal[number % len(seen.legal)]])
            if number % 10 == 0:
                await stays[0].presence.room.keeper.settle()
        return table


def _copies(folder: Path, table: str) -> None:
    save = Store(folder).folder / f"{table}.json"
    data, seating = save.read_bytes(), read_seating(seating_path(save))
    for number in range(STORED - 1):
        other = folder / f"copy-{number}.json"
        other.write_bytes(data)
        holders = (f"SHA256:{number}", TOM.key)
        write_seating(
            seating_path(other),
            seating.model_copy(update={"code": f"code{number}", "holders": holders}),
        )


async def test_a_hundred_tables_are_there_and_twenty_are_played_within_three_seconds(
    tmp_path: Path,
) -> None:
    _copies(tmp_path, await _some_steps(tmp_path))
    start = time.process_time()
    async with hall_in(tmp_path) as hall:
        assert len(hall.cards(TOM)) == STORED
        for number in range(ACTIVE):
            visitor = Visitor(f"SHA256:{number}", "Somebody")
            (mine,) = [card for card in hall.cards(visitor) if card.mine]
            stay = await hall.enter(visitor, mine.id)
            assert stay.presence.seats == (0,)
        assert time.process_time() - start < 3
        assert sum(held.room is not None for held in hall._opener.tables.values()) == ACTIVE


async def test_a_damaged_save_goes_on_from_an_earlier_copy_and_the_log_says_so(
    tmp_path: Path,
) -> None:
    table = await _some_steps(tmp_path)
    save = tmp_path / f"{table}.json"
    whole = save.read_bytes()
    save.write_bytes(whole[: len(whole) * 3 // 4])
    async with hall_in(tmp_path) as hall:
        stay = await hall.enter(EVA, table)
        shown = stay.table
        assert shown.match.step > 0
        last = shown.seen(0).log[-1].event
    voice = Voice(Words("cs"), lambda seat: f"{seat}", 0)
    assert "poškozená" in phrase(voice, words_of(shown.game), last)
