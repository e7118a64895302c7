"""A save of each format, kept as it was written, opens for ever.

`format-N.json` never changes. If `test_todays_format` fails, the format was changed: it needs a
new number, a migration, and a file of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.document import dump, load, state_json
from saves.migrations import FORMAT
from saves.opening import open_table

HERE = Path(__file__).parent


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_every_format_opens(version: int) -> None:
    saved = load((HERE / f"format-{version}.json").read_bytes())
    table = open_table(saved).table
    assert state_json(table.game, table.match.state) == saved.snapshot
    assert saved.name == "Golden / zlatá"
    assert [sitter.name for sitter in table.sitters] == ["Eva", "Tom", "Jiří"]
    assert table.sitters[2].resigned
    assert [line.text for line in table.talk] == ['Ahoj "všem"', "👋"]
    assert [remark.kind for remark in table.match.remarks] == ["resigned", "agreed-end"]
    assert table.ended


def test_todays_format() -> None:
    data = (HERE / f"format-{FORMAT}.json").read_bytes()
    assert dump(load(data)) == data
