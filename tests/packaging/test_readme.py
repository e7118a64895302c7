"""What the README names is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

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


UNSURE = {
    "struggle": {"university", "events"},
    "burgundy": {
        *("castle", "mine", "cloister", "knowledge", "ship", "pasture", "buildings"),
        *("goods", "rounds", "tables"),
    },
    "seeland": {"mills", "landscapes", "islands", "ring", "houses", "map", "printed"},
    "labora": {"bathhouse", "locutory", "round tower"},
}
"""The parts of each component file that are called reconstructed or a conflict of sources."""
TITLES = {
    "struggle": "The Struggle for Catan",
    "burgundy": "The Castles of Burgundy: The Card Game",
    "seeland": "Seeland",
    "labora": "Ora et Labora",
}

CODE = re.compile("[A-Z][0-9]+")
"""A part that lies under a code in its file says its name itself."""


@pytest.mark.parametrize("game", UNSURE)
def test_what_is_unsure_about_the_pieces_is_said(game: str) -> None:
    (section,) = re.findall(r"^## What we could not verify\n(.+?)^## ", README, re.M | re.S)
    (own,) = re.findall(rf"^### {TITLES[game]}\n(.+?)(?=^### |\Z)", section, re.M | re.S)
    box = json.loads((ROOT / f"core/{game}/components.json").read_text(encoding="utf-8"))
    unsure = {re.sub("[_-]", " ", name) for name in unsure_parts(box)}
    assert unsure == UNSURE[game]
    assert [name for name in unsure if name not in own.lower()] == []


def unsure_parts(box: dict[str, Any]) -> set[str]:
    """Give the names of all parts, at any depth, with a mark that is not sure enough."""
    found = set()
    for name, parts in box.items():
        for part in parts if isinstance(parts, list) else [parts]:
            if not isinstance(part, dict):
                continue
            if {"conflict", "reconstructed"} & {
                value for value in part.values() if isinstance(value, str)
            }:
                found.add(part["name"] if CODE.fullmatch(name) else name)
            found |= unsure_parts(part)
    return found
