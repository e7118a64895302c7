"""The command palette: screens, colours, languages, and every page of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tui.rules.library import fold
from tui.screens.base import HouseScreen
from tui.screens.field import TextField
from tui.screens.going import open_rules
from tui.screens.menu import Cursor
from tui.screens.page import Page
from tui.screens.palette_view import draw
from tui.screens.settings_form import ROWS, named
from tui.widgets.lines import Line
from tui.words import LANGUAGES

if TYPE_CHECKING:
    from tui.app import HernaApp


class Command(NamedTuple):
    """Something that can be done from the palette."""

    label: str
    help: str
    do: Callable[[], object]


class PaletteScreen(HouseScreen):
    """Finds a command by what is typed. Accents and case do not matter."""

    scope: ClassVar[str] = "dialog"

    def __init__(self) -> None:
        super().__init__()
        self.field = TextField()
        self.cursor = Cursor()
        self._asked: tuple[str, str, bool] | None = None
        """What the list was made from."""
        self._found: Sequence[Command] = ()

    @property
    def open_field(self) -> TextField | None:
        """What is typed."""
        return self.field

    def found(self) -> Sequence[Command]:
        """The commands that have what is typed, those that begin with it first.

        Rules are too many to be listed before something is typed. The cursor begins anew with each
        list.
        """
        house = self.house
        asked = (fold(self.field.value), house.words.language, house.settings.mouse)
        if asked != self._asked:
            self._asked, self._found, self.cursor = asked, self._find(asked[0]), Cursor()
        return self._found

    def _find(self, wanted: str) -> list[Command]:
        if not wanted:
            return list(commands(self.herna))
        hits = [
            (not text.startswith(wanted), command)
            for command in (*commands(self.herna), *rule_commands(self.herna))
            if wanted in (text := fold(f"{command.label} {command.help}"))
        ]
        return [command for _, command in sorted(hits, key=lambda hit: hit[0])]

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the line that is typed and what it finds."""
        rows = [(command.label, command.help) for command in self.found()]
        return draw(page, self.field, rows, self.cursor, self.hints("up-down", "enter", "back"))

    def text_key(self, key: str, character: str | None) -> bool:
        """Type; arrows walk what is found."""
        return key not in ("up", "down", "enter", "escape") and super().text_key(key, character)

    def do_up(self) -> None:
        """The command above."""
        self.cursor.step(-1, len(self.found()))

    def do_down(self) -> None:
        """The command below."""
        self.cursor.step(1, len(self.found()))

    def do_enter(self) -> None:
        """Do the command under the cursor, on the screen the palette was opened from."""
        found = self.found()
        if found:
            self.dismiss()
            self.app.call_later(found[self.cursor.at].do)


def commands(app: HernaApp) -> Iterator[Command]:
    """What can be done anywhere in the house."""
    t = app.house.words.t
    yield Command(t("Rules"), t("look something up"), lambda: open_rules(app))
    yield Command(t("Settings"), t("language, colors, symbols, keys"), lambda: _settings(app))
    yield Command(t("Keys"), t("all keys for this screen"), lambda: _help(app))
    yield Command(t("Change keys"), t("other keys for things you do often"), lambda: _keys(app))
    for code, name in LANGUAGES.items():
        yield Command(name, t("language"), partial(app.change_settings, language=code))
    theme = next(row for row in ROWS if row.field == "theme")
    for chosen in theme.choices:
        label = named(theme, chosen, app.house.words)
        yield Command(label, t("colors"), partial(app.change_settings, theme=chosen))
    yield Command(
        t("Mouse off") if app.house.settings.mouse else t("Mouse on"),
        t("so that the terminal can select text"),
        app.switch_mouse,
    )
    yield Command(t("Redraw"), t("if something has overwritten the screen"), app.action_redraw)
    yield Command(t("Save and leave"), t("quits Herna"), app.action_leave)


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
