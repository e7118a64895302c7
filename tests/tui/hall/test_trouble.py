"""Trouble with saves: a line in the log for each change, a reason for players, and no paths."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from saves.errors import DiskFull, ReadOnly, SaveError, writing
from saves.files import write_whole
from saves.seating import read_seating, seating_path, write_seating
from tests.tui.hall.apps import go, press, settle, text, visit
from tests.tui.hall.people import ADA, EVA, TOM, hall_in, quiet, shared
from tui.hall.hall import Hall
from tui.hall.refusal import HallRefusal
from tui.hall.visitor import Visitor
from tui.house import House
from tui.play import keeper
from tui.ssh.running import note_trouble
from tui.start import Start
from tui.words import Words
from tui.words.saves import trouble

BEGUN = "kafe"


class Disk:
    """A disk that can be full: `saves.slot.write_whole` and nothing else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        usual = write_whole

        def write(path: Path, data: bytes, *more: Any, **options: Any) -> Any:
            if self.full:
                raise DiskFull().at(path)
            return usual(path, data, *more, **options)

        monkeypatch.setattr("saves.slot.write_whole", write)


async def at_a_table(hall: Hall, **more: Any) -> str:
    """Let Eva and Tom have a table that has begun."""
    table = await hall.create(EVA, shared("me", "open", name=BEGUN, **more))
    await hall.join(TOM, table)
    return table


async def test_each_change_is_noted_with_the_table_and_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeper, "RETRY_SECONDS", 0.02)
    caplog.set_level(logging.INFO, "herna.server")
    disk = Disk(monkeypatch)
    async with hall_in(tmp_path, noted=note_trouble) as hall:
        table = await at_a_table(hall)
        stay = await hall.enter(EVA, table)
        disk.full = True
        stay.say("one")
        await asyncio.sleep(0.2)
        lines = [one.getMessage() for one in caplog.records if one.name == "herna.server"]
        assert len(lines) == 1, "each try again is no change"
        assert "kafe" in lines[0] and "the disk is full" in lines[0]
        assert str(tmp_path) in lines[0]
        disk.full = False
        await asyncio.sleep(0.2)
        lines = [one.getMessage() for one in caplog.records if one.name == "herna.server"]
        assert lines[1:] == ["table kafe is saved again"]


async def test_a_table_that_could_not_be_made_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    noted: list[tuple[str, SaveError | None]] = []
    async with hall_in(tmp_path, noted=lambda table, error: noted.append((table, error))) as hall:
        disk.full = True
        with pytest.raises(HallRefusal):
            await hall.create(EVA, shared("me", "open", name=BEGUN))
    assert noted[0][0] == BEGUN
    assert isinstance(noted[0][1], DiskFull)


def damage_seats(save: Path) -> None:
    """Cut the file of who holds which seat."""
    seats = seating_path(save)
    seats.write_bytes(seats.read_bytes()[:40])


def damage_save(save: Path) -> None:
    """Cut the save and all its earlier copies within their heads."""
    for path in save.parent.iterdir():
        if path.name.startswith(save.name) or path == save:
            path.write_bytes(path.read_bytes()[:60])


def fewer_seats(save: Path) -> None:
    """Have other seats than the save."""
    seats = seating_path(save)
    seating = read_seating(seats)
    write_seating(
        seats,
        seating.model_copy(update={"holders": (*seating.holders, None), "bots": (True,) * 3}),
    )


def other_game(save: Path) -> None:
    """Name a game that is not here."""
    save.write_bytes(save.read_bytes().replace(b'"game": "struggle"', b'"game": "chess"', 1))
    data = save.read_bytes().replace(b'"game":"struggle"', b'"game":"chess"', 1)
    save.write_bytes(data)


DAMAGES = [damage_seats, damage_save, fewer_seats, other_game]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_stays_listed_with_the_reason(tmp_path: Path, damage: Any) -> None:
    folder = tmp_path / "tables"
    async with hall_in(folder) as hall:
        table = await at_a_table(hall)
    damage(folder / f"{table}.json")
    noted: list[tuple[str, SaveError | None]] = []
    async with hall_in(folder, noted=lambda name, error: noted.append((name, error))) as hall:
        ((name, error),) = noted
        assert name == BEGUN
        assert error is not None and error.path is not None
        for visitor in (EVA, TOM):
            (card,) = hall.cards(visitor)
            assert (card.stage, card.name, card.trouble) == ("broken", BEGUN, error)
        assert not hall.cards(ADA)
        with pytest.raises(HallRefusal) as told:
            await hall.enter(EVA, table)
        assert told.value.reason == "broken"
        with pytest.raises(HallRefusal) as told:
            await hall.create(ADA, shared("me", "open", name=BEGUN))
        assert told.value.reason == "name-taken"
        for language in ("en", "cs"):
            async with visit(hall, EVA, tmp_path, (120, 40), language) as eva:
                assert BEGUN in text(eva)
                await press(eva, "1", "enter")
                await settle(eva)
                assert str(tmp_path) not in text(eva)
                if language == "en":
                    assert "operator can" in text(eva)


async def test_the_seats_of_a_damaged_file_are_shown_to_no_stranger_with_another_name(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        table = await at_a_table(hall, access="keys", keys=(TOM.key,))
    damage_seats(tmp_path / f"{table}.json")
    async with hall_in(tmp_path) as hall:
        assert not hall.cards(ADA)
        assert not hall.cards(Visitor("SHA256:x", "E"))


async def test_a_table_that_breaks_while_the_server_runs(tmp_path: Path) -> None:
    noted: list[tuple[str, SaveError | None]] = []
    async with hall_in(tmp_path, noted=lambda name, error: noted.append((name, error))) as hall:
        table = await at_a_table(hall)
        await quiet()
        assert hall._opener.tables[table].room is None
        save = tmp_path / f"{table}.json"
        whole = {path: path.read_bytes() for path in tmp_path.glob(f"{table}*")}
        damage_save(save)
        for _ in range(2):
            with pytest.raises(HallRefusal) as told:
                await hall.enter(EVA, table)
            assert told.value.reason == "broken"
        assert [name for name, _ in noted] == [BEGUN]
        (card,) = hall.cards(EVA)
        assert (card.stage, type(card.trouble)) == ("broken", type(noted[0][1]))
        for path, data in whole.items():
            path.write_bytes(data)
        await hall.enter(EVA, table)
        assert noted[1:] == [(BEGUN, None)]
        assert hall.cards(EVA)[0].stage == "playing"


async def test_a_visitor_reads_no_path_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path, size=(120, 40)) as eva,
    ):
        table = await at_a_table(hall)
        own = await go(eva, table)
        disk.full = True
        await press(eva, "e", "enter")
        await settle(eva)
        assert "disk is full" in own.desk.message
        assert str(tmp_path) not in own.desk.message
        disk.full = False


@pytest.mark.parametrize("language", ["en", "cs"])
def test_no_trouble_names_a_place_to_a_visitor(tmp_path: Path, language: str) -> None:
    start = Start(language, tmp_path)
    world = {"TERM": "xterm-256color"}
    for visitor, shown in ((EVA, False), (None, True)):
        house = House(start, world, visitor, None)
        house.change(language=language)
        with pytest.raises(SaveError) as told, writing(tmp_path / "x.json"):
            raise OSError(28, "full")
        assert (str(tmp_path) in trouble(house.words, told.value)) is shown
    assert str(tmp_path) in trouble(Words(language), told.value)


async def test_a_table_that_cannot_be_deleted_is_noted_and_no_players_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[tuple[str, SaveError | None]] = []
    async with hall_in(tmp_path, noted=lambda name, error: noted.append((name, error))) as hall:
        table = await hall.create(EVA, shared("me", "open", name=BEGUN))

        def refuse(path: Path, missing_ok: bool = False) -> None:
            raise PermissionError(13, "no")

        with monkeypatch.context() as disk:
            disk.setattr(Path, "unlink", refuse)
            await hall.cancel(EVA, table)
        assert not hall.cards(EVA)
        ((name, error),) = noted
        assert name == BEGUN
        assert isinstance(error, ReadOnly)
