"""What every test gets: a world of its own, and the marks of its folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of what is tested.
settings.register_profile("herna", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("herna")

_HERE = Path(__file__).parent
_MARKED_FOLDERS = ("soak", "bench")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in tests/soak and tests/bench, before marks are selected."""
    for item in items:
        folder = item.path.relative_to(_HERE).parts[0]
        if folder in _MARKED_FOLDERS:
            item.add_marker(folder)


@pytest.fixture(autouse=True)
def own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the player's own saves and from the terminal they run in."""
    monkeypatch.setenv("HERNA_HOME", str(tmp_path / "herna"))
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("NO_COLOR", "COLORTERM", "TERM_PROGRAM", "LANGUAGE", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
