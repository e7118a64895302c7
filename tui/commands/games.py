"""`herna games`: what can be played, by how many, with which settings."""

from __future__ import annotations

from collections.abc import Sequence

from core import games
from core.game import AnyGame
from tui.commands.parser import Parser
from tui.commands.tables import COMPONENTS
from tui.words import Words
from tui.words.registry import for_game


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the games."""
    about = words.t("Lists the games with their player counts and settings.")
    Parser(words, "herna games", "", about).read(arguments)
    print("\n\n".join(describe(words, games.create(name)) for name in games.names()))
    return 0


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
