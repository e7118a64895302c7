"""What benches of the app share."""

from pathlib import Path

import pytest


@pytest.fixture
def known_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who has been here before, so that no welcome stands in the way."""
    (tmp_path / "settings.json").write_text('{"welcomed": true}')
    monkeypatch.setenv("HERNA_HOME", str(tmp_path))
