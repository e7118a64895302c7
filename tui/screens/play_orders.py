"""What the words of the `:` line do on the game screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from themes.palettes import PALETTES
from tui.play.commands import Command
from tui.screens.going import open_rules
from tui.words import LANGUAGES

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen


class Orders:
    """Obeys command words; what concerns the table itself is done by the screen's company."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen

    async def obey(self, command: Command) -> None:
        """Do what a command word says."""
        company, desk = self._screen.company, self._screen.desk
        long: dict[str, Callable[[str], Awaitable[None]]] = {
            "export": company.export,
            "seat": company.seat,
            "end": lambda _: company.agree(),
            "save": company.rename,
            "quit": lambda _: company.depart(),
        }
        short: dict[str, Callable[[str], object]] = {
            "theme": self._theme,
            "lang": self._language,
            "rules": self._rules,
            "go": self._go,
            "say": company.say,
            "contract": self._screen.habits.contract,
            "hint": lambda _: self._screen.do("hint"),
            "undo": lambda _: desk.undo("step"),
            "redo": lambda _: desk.redo(),
        }
        if command.word in long:
            await long[command.word](command.argument)
        else:
            short[command.word](command.argument)
        self._screen.seen = desk.seen
        self._screen.repaint()

    def _theme(self, name: str) -> None:
        screen, words = self._screen, self._screen.house.words
        if name in PALETTES:
            screen.desk.message = screen.herna.change_settings(theme=name)
        else:
            screen.desk.message = words.t("Themes: {names}.", names=", ".join(PALETTES))

    def _language(self, language: str) -> None:
        screen, words = self._screen, self._screen.house.words
        if language in LANGUAGES:
            screen.desk.message = screen.herna.change_settings(language=language)
        else:
            screen.desk.message = words.t("Languages: {names}.", names=", ".join(LANGUAGES))

    def _rules(self, wanted: str) -> None:
        game = self._screen.kept.table.game.id
        open_rules(self._screen.herna, game_ids=(game,), search=not wanted, wanted=wanted)

    def _go(self, step: str) -> None:
        screen = self._screen
        if step.isdigit():
            screen.desk.moments.go(int(step))
            screen.desk.refresh()
        else:
            screen.desk.message = screen.house.words.t("Give the number of a step: go STEP.")
