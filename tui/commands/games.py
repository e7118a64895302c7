"""`herna games`: what can be played, by how many, with which settings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from core import games
from core.game import AnyGame
from tui.commands.parser import Parser
from tui.commands.tables import COMPONENTS
from tui.words import Words
from tui.words.registry import for_game


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the games."""
    about = words.t("Lists the games with their player counts and settings.")
    parser = Parser(words, "herna games", words.t("[--json]"), about)
    parser.section(words.p("heading of the help", "output"))
    parser.takes("--json", words.t("print one JSON object"))
    if parser.read(arguments)["json"]:
        listed = [report(words, games.create(name)) for name in games.names()]
        print(json.dumps({"games": listed}, ensure_ascii=False))
        return 0
    print("\n\n".join(describe(words, games.create(name)) for name in games.names()))
    return 0


def report(words: Words, game: AnyGame) -> dict[str, Any]:
    """Give what `--json` prints of one game; settings are those of `--set`, as text."""
    spoken = for_game(game.id)
    return {
        "game": game.id,
        "title": spoken.title(words),
        "players": list(game.seats),
        "settings": [
            {
                "name": setting.name,
                "choices": list(setting.choices),
                "default": setting.default,
                "about": spoken.option_help(words, setting.name),
            }
            for setting in games.settings(game.options)
        ],
    }


def describe(words: Words, game: AnyGame) -> str:
    """Describe one game in some lines."""
    spoken = for_game(game.id)
    settings = games.settings(game.options)
    counts = ", ".join(str(count) for count in game.seats)
    lines = [
        f"{game.id}  {spoken.title(words)}",
        "  " + words.t("players: {counts}", counts=counts),
        "  " + words.t("settings:"),
    ]
    for setting in settings:
        choices = "|".join(setting.choices)
        default = words.t("default: {choice}", choice=setting.default)
        lines.append(f"    --set {setting.name}={choices}  ({default})")
        lines.append("      " + spoken.option_help(words, setting.name))
    lines.append(f"    --set {COMPONENTS}={words.t('FILE')}")
    lines.append(
        "      " + words.t("Reads the game's components (cards, prices, map) from a JSON file.")
    )
    return "\n".join(lines)
