"""What the README names is there."""

from __future__ import annotations

import re
from pathlib import Path

from tui.cli import COMMANDS
from tui.keymap import markdown
from tui.words import Words

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SPANS = re.findall(r"`([^`\n]+)`", README)


def test_the_table_of_keys_is_that_of_the_program() -> None:
    """After a change: python -m tui.keys --markdown, and put it between the marks."""
    table = README.partition("<!-- keys -->\n")[2].partition("<!-- /keys -->")[0]
    assert table.strip() == markdown(Words("en")).strip()


def test_every_command_is_there_and_no_other() -> None:
    named = {span.split()[1] for span in SPANS if span.startswith("herna ")}
    assert {name for name in named if not name.startswith("-")} == set(COMMANDS)


def test_every_make_target_is_there_and_no_other() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.M)
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.M)) == set(phony.split())


def test_files_that_are_named_exist() -> None:
    paths = [span for span in SPANS if re.fullmatch(r"[\w./-]+/[\w./-]*", span)]
    assert "core/game.py" in paths
    made_by_the_first_run = [path for path in paths if path.startswith(".venv/")]
    missing = [
        path for path in paths if path not in made_by_the_first_run and not (ROOT / path).exists()
    ]
    assert missing == []
