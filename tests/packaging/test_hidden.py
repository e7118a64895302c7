"""A folder, a module or a package with the name of one of ours ends in a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tui import __main__ as start
from tui.hidden import PACKAGES, in_the_way

ROOT = Path(__file__).parents[2]
LAUNCHER = [sys.executable, "-c", "import sys; from herna import main; sys.exit(main())"]


def herna(
    folder: Path, *, path: str = "", command: tuple[str, ...] = (), lang: str = "C.UTF-8"
) -> subprocess.CompletedProcess[str]:
    """Run the command as it is installed, in `folder`, with `path` before ours."""
    search = os.pathsep.join(filter(None, (path, str(ROOT / "tui" / "launch"), str(ROOT))))
    return subprocess.run(
        [*(command or LAUNCHER), "--version"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": search, "PYTHONSAFEPATH": "1", "LC_ALL": lang},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("name", PACKAGES)
def test_a_folder_in_the_way_is_named(tmp_path: Path, name: str) -> None:
    other = tmp_path / name
    other.mkdir()
    assert herna(tmp_path).returncode == 0
    (other / "__init__.py").touch()
    assert herna(tmp_path).returncode == 0
    done = herna(tmp_path, path=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert f"{other} is in the way of its own package “{name}”." in done.stderr


@pytest.mark.parametrize("name", PACKAGES)
def test_a_module_in_the_way_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.py").touch()
    done = herna(tmp_path, path=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert f"{tmp_path / name}.py is in the way" in done.stderr


def test_the_sentence_is_czech_where_words_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "core.py").touch()
    done = herna(tmp_path, path=str(tmp_path), lang="cs_CZ.UTF-8")
    assert "Herna se nemůže spustit" in done.stderr


def test_python_m_in_a_folder_with_such_a_name(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "__init__.py").touch()
    done = herna(
        tmp_path, path=str(tmp_path), command=(sys.executable, "-m", "tui"), lang="C.UTF-8"
    )
    assert done.returncode == 1
    assert "is in the way of its own package “core”." in done.stderr


def test_a_package_that_was_written_over_is_named(tmp_path: Path) -> None:
    for name in PACKAGES:
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.md")
        )
    shutil.copy(ROOT / "tui" / "launch" / "herna.py", tmp_path)
    (tmp_path / "saves" / "folders.py").write_text("somebody = 'else'\n")
    done = subprocess.run(
        [*LAUNCHER, "where"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "another package has replaced its “saves.folders”." in done.stderr


def test_a_missing_package_is_named(tmp_path: Path) -> None:
    assert in_the_way() is None
    assert in_the_way(tmp_path) == ("core", str(ROOT / "core"))


def test_a_system_without_locks_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert start.main() == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "WSL" in told.err
