"""`herna status` says for whom tables wait, and its exit status says whether any does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.screens.lobbying import MILA, OTA, TOM, a_hall, shared
from tui.cli import main
from tui.commands.status import status, text
from tui.words import Words


async def tables(folder: Path) -> None:
    """Two tables wait for Tom; a third one has not begun."""
    async with a_hall(folder) as hall:
        for name in ("kafe", "les"):
            table = await hall.create(TOM, shared("Tom", "", me=0, name=name))
            await hall.join(MILA, table)
        await hall.create(OTA, shared("Ota", "", name="nikdy"))


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    await tables(tmp_path)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str) -> tuple[int, str]:
    found = main(["--lang", "en", "--data", str(folder), "status", *arguments])
    caught = capsys.readouterr()
    return found, caught.out + caught.err


async def test_everybody_who_is_waited_for_stands_in_a_line(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    found, printed = said(capsys, folder)
    assert found == 0
    (line,) = printed.splitlines()
    assert line in ("Tom: 2 tables waiting: les, kafe", "Tom: 2 tables waiting: kafe, les")


async def test_one_person_is_asked_for_by_name_or_key(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    assert said(capsys, folder, "--as", "TOM", "--count") == (0, "2\n")
    assert said(capsys, folder, "--as", TOM.key, "--count") == (0, "2\n")
    assert said(capsys, folder, "--as", "mila") == (1, "No table is waiting.\n")
    assert said(capsys, folder, "--as", "ota", "--count") == (1, "0\n")
    assert said(capsys, folder, "--count") == (0, "2\n")


async def test_a_stranger_is_a_wrong_argument(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    found, printed = said(capsys, folder, "--as", "mial")
    assert found == 2
    assert printed == "Nobody at any table has the key or name “mial”. Did you mean “mila”?\n"


def test_where_no_server_was_nothing_waits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert said(capsys, tmp_path / "nowhere") == (1, "No table is waiting.\n")


async def test_what_ssh_host_status_says(tmp_path: Path) -> None:
    await tables(tmp_path)
    async with a_hall(tmp_path) as hall:
        assert text(Words("en"), hall, TOM).startswith("2 tables waiting: ")
        assert text(Words("cs"), hall, TOM).startswith("2 stoly čekají: ")
        assert status(hall, TOM) == 0
        assert text(Words("en"), hall, OTA) == "No table is waiting."
        assert status(hall, OTA) == 1


async def test_broken_tables_do_not_hide_the_others(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    for copy in (folder / "tables").glob("kafe.json*"):
        copy.write_text("{")
    assert said(capsys, folder, "--as", "Tom") == (0, "1 table waiting: les\n")
