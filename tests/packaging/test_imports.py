"""Who may import what, seen from a fresh process."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYDANTIC = {
    "pydantic",
    "pydantic_core",
    "annotated_types",
    "typing_extensions",
    "typing_inspection",
}
"""pydantic and what it imports itself."""

PROBE = """
import sys
before = set(sys.modules)
{code}
names = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print("", *sorted(names), file=sys.stderr)
"""

RUN = """
from tui.cli import main
try:
    main({arguments!r})
except SystemExit:
    pass
"""


def imported_by(code: str) -> set[str]:
    """Run `code` in a fresh process and give the top-level modules that it brought in."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(code=code)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return set(done.stderr.splitlines()[-1].split())


def test_core_brings_in_the_standard_library_and_pydantic_only() -> None:
    names = imported_by(
        "import core.bots, core.games, core.notation, core.preview, core.table\n"
        "for name in core.games.names(): core.games.create(name)\n"
        "for level in core.bots.levels.LEVELS: core.bots.create(level)"
    )
    assert "core" in names
    foreign = names - set(sys.stdlib_module_names) - PYDANTIC - {"core"}
    # The standard library's record of how Python was built; its name differs by machine.
    assert {name for name in foreign if not name.startswith("_sysconfigdata_")} == set()
    assert "asyncio" not in names


def test_core_names_nothing_else_in_its_imports() -> None:
    allowed = set(sys.stdlib_module_names) - {"asyncio"} | {"pydantic", "pydantic_core", "core"}
    for file in sorted((ROOT / "core").rglob("*.py")):
        foreign = imports_of(file) - allowed
        assert not foreign, f"{file.relative_to(ROOT)} imports {foreign}"


def imports_of(file: Path) -> set[str]:
    """Give the top-level modules that a file imports, at any depth of its code."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports by a relative path"
            found.add(str(node.module).partition(".")[0])
    return found


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["--help"],
        ["simulate", "--help"],
        ["games"],
        ["rules", "swap"],
        ["simulate", "struggle", "--seats", "2", "--max-steps", "50"],
        ["verify", "no-such-file.json"],
        ["where"],
        ["new", "struggle", "--seat", "Eva=nobody"],
    ],
    ids=" ".join,
)
def test_commands_without_a_screen_never_import_textual(arguments: list[str]) -> None:
    code = f"from tui.cli import main\ntry:\n    main({arguments!r})\nexcept SystemExit:\n    pass"
    names = imported_by(code)
    assert "argparse" in names
    assert names & {"textual", "asyncio"} == set()


@pytest.mark.parametrize(
    "arguments", [["--version"], ["--help"], ["rules", "swap"], ["where"]], ids=" ".join
)
def test_the_quickest_commands_import_nothing_heavy(arguments: list[str]) -> None:
    names = imported_by(RUN.format(arguments=arguments))
    assert names & {"pydantic", "rich", "textual", "asyncio"} == set()


def test_the_app_imports_rules_and_pydantic_only_after_the_first_paint() -> None:
    names = imported_by("import tui.cli, tui.commands.play, tui.app")
    assert "textual" in names
    assert names & {"core", "pydantic", "markdown_it", "asyncssh"} == set()


def test_help_and_refusals_of_the_server_import_no_ssh() -> None:
    for arguments in (["serve", "--help"], ["--help"]):
        names = imported_by(RUN.format(arguments=arguments))
        assert names & {"asyncssh", "textual", "pydantic"} == set()
