"""The wheel plays away from the checkout, with nothing in its environment."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_everything_and_plays_in_an_empty_environment(tmp_path: Path) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("herna-*.whl")
    assert_holds_everything(set(zipfile.ZipFile(wheel).namelist()))

    home = tmp_path / "elsewhere"
    home.mkdir()
    run(sys.executable, "-m", "venv", home / "venv")
    run(home / "venv" / "bin" / "python", "-m", "pip", "install", wheel)

    def herna(*arguments: str) -> str:
        return run(
            home / "venv" / "bin" / "herna",
            *arguments,
            cwd=home,
            env={"PATH": "/usr/bin:/bin", "HOME": str(home)},
        )

    assert herna("--version").startswith("herna ")
    (home / "core").mkdir()
    (home / "core" / "__init__.py").touch()
    assert herna("--version").startswith("herna "), "a folder of that name is not in the way"
    english, czech = (herna("rules", "swap", "--lang", lang) for lang in ("en", "cs"))
    assert english.startswith("Swap") and czech != english
    assert "Použití:" in herna("--help", "--lang", "cs"), "the compiled words are there"
    table = ("--seats", "2", "--bots", "random", "--games", "1", "--seed", "1", "--json")
    report = json.loads(herna("simulate", "struggle", *table))
    assert report["finished"] == 1
    assert report["unfinished_seeds"] == []


def run(*command: object, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """Run a command that must succeed and give what it printed."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def assert_holds_everything(held: set[str]) -> None:
    """Compare the wheel with the checkout: all code and data, no tools, no sources of words."""
    wanted = {
        file.relative_to(ROOT).as_posix()
        for package in ("core", "saves", "themes", "tui")
        for suffix in ("py", "json", "md", "tcss")
        for file in (ROOT / package).rglob(f"*.{suffix}")
    }
    tools = {f"tui/words/{name}.py" for name in ("build_hook", "compile", "extract")}
    assert tools <= wanted
    # The command lies beside the packages, under a name of its own.
    assert wanted - held == {*tools, "tui/launch/herna.py"}
    assert "herna.py" in held
    assert "core/struggle/components.json" in held
    assert "tui/rules/cs/struggle.md" in held
    assert "tui/words/locale/cs/LC_MESSAGES/herna.mo" in held
    assert not [name for name in held if name.endswith((".po", ".pot")) or "tests/" in name]
