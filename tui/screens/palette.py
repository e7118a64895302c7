"""The command palette: screens, colours, languages, and every page of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from textual.app import App
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider

from tui.rules.library import fold
from tui.screens.going import open_rules
from tui.screens.settings_form import ROWS, named
from tui.words import LANGUAGES

if TYPE_CHECKING:
    from tui.app import HernaApp

_NOT_EXACT = 0.9
"""A hit inside a text counts less than one at its start."""


class Command(NamedTuple):
    """Something that can be done from the palette."""

    label: str
    help: str
    do: Callable[[], object]


def open_palette(app: HernaApp) -> None:
    """Open the palette over the screen in front, unless it is open."""
    if not CommandPalette.is_open(cast("App[object]", app)):
        placeholder = app.house.words.t("Screens, colours, languages, rules …")
        app.push_screen(CommandPalette(id="--command-palette", placeholder=placeholder))


class HouseCommands(Provider):
    """All commands of the house. Accents and case do not matter when they are searched."""

    async def discover(self) -> Hits:
        """List all but the rules, which are too many to be read."""
        for command in commands(cast("HernaApp", self.app)):
            yield DiscoveryHit(command.label, command.do, help=command.help)

    async def search(self, query: str) -> Hits:
        """List what has the words of the query, the beginnings first."""
        app = cast("HernaApp", self.app)
        wanted = fold(query)
        for command in (*commands(app), *rule_commands(app)):
            text = fold(f"{command.label} {command.help}")
            if wanted in text:
                score = 1.0 if text.startswith(wanted) else _NOT_EXACT
                yield Hit(score, command.label, command.do, help=command.help)


def commands(app: HernaApp) -> Iterator[Command]:
    """What can be done anywhere in the house."""
    t = app.house.words.t
    yield Command(t("Rules"), t("look something up"), lambda: open_rules(app))
    yield Command(t("Settings"), t("language, colours, signs, keys"), lambda: _settings(app))
    yield Command(t("Keys"), t("all keys of this screen"), lambda: _help(app))
    yield Command(t("Change keys"), t("other keys for what you do often"), lambda: _keys(app))
    for code, name in LANGUAGES.items():
        yield Command(name, t("language"), partial(app.change_settings, language=code))
    theme = next(row for row in ROWS if row.field == "theme")
    for chosen in theme.choices:
        label = named(theme, chosen, app.house.words)
        yield Command(label, t("colours"), partial(app.change_settings, theme=chosen))
    mouse = app.house.settings.mouse
    yield Command(
        t("Mouse off") if mouse else t("Mouse on"),
        t("without the mouse the terminal's own selecting works"),
        partial(app.change_settings, mouse=not mouse),
    )
    yield Command(t("Draw again"), t("after the terminal was written over"), app.action_redraw)
    yield Command(t("Save and leave"), t("ends Herna"), app.action_leave)


def rule_commands(app: HernaApp) -> Iterator[Command]:
    """Every page of the rules, by title and by the words that find it."""
    from core import games
    from tui.rules.library import load

    t = app.house.words.t
    library = load(games.names(), app.house.words.language)
    for page in library.pages:
        about = t("rule: {words}", words=", ".join(page.words) or library.kind(page))
        yield Command(page.title, about, partial(open_rules, app, page.id))


def _settings(app: HernaApp) -> None:
    from tui.screens.settings import SettingsScreen

    app.push_screen(SettingsScreen())


def _keys(app: HernaApp) -> None:
    from tui.screens.keys import KeysScreen

    app.push_screen(KeysScreen())


def _help(app: HernaApp) -> None:
    screens = app.house_screens()
    if screens:
        screens[-1].do("help")
