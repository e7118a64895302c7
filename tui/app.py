"""The app: it owns one visitor's house and shows screens. Each subject lives elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from themes.palettes import PALETTES, Palette
from tui.house import House
from tui.screens.base import HouseScreen
from tui.screens.home import HomeScreen
from tui.start import Start
from tui.terminal import Depth, Terminal
from tui.widgets.styles import textual_theme
from tui.words import LANGUAGES

if TYPE_CHECKING:
    from core.table import Question
    from tui.play.thinker import Thinker


class HernaApp(App[int]):
    """The app of one visitor. Nothing in it belongs to the process."""

    TITLE = "Herna"
    CSS = "Screen { background: $background; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", id="leave", show=False, priority=True),
    ]

    def __init__(self, start: Start, environment: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.animation_level = "none"
        self.house = House(start, os.environ if environment is None else environment)
        self._thinker: Thinker | None = None
        for palette in PALETTES.values():
            self.register_theme(textual_theme(palette))
        self.use_theme(self.house.look.theme)

    @property
    def terminal(self) -> Terminal:
        """What the visitor's terminal can show."""
        return self.house.terminal

    @property
    def palette(self) -> Palette:
        """The colours in force."""
        return PALETTES[self.theme.removeprefix("herna-")]

    def use_theme(self, name: str) -> None:
        """Take a palette by its name; an unknown or empty name is the usual one."""
        if self.terminal.depth is Depth.NONE:
            name = "none"
        elif name not in PALETTES:
            name = "dark"
        self.theme = f"herna-{name}"

    def on_mount(self) -> None:
        """Show the first screen; what takes time is imported after it is painted."""
        self.push_screen(HomeScreen())

    def begin(self) -> None:
        """Read what takes time, and go where the command line says."""
        from tui.screens.beginning import begin

        begin(self)

    def change_settings(self, **values: object) -> str:
        """Change settings, for all open screens at once; give a sentence if saving failed."""
        said = self.house.change(**values)
        self.use_theme(self.house.settings.theme)
        self.look_changed()
        return said

    async def answer(self, question: Question) -> Any:
        """Give the action that a bot chooses; it thinks in a process of its own."""
        from tui.play.thinker import Thinker

        if self._thinker is None:
            self._thinker = Thinker()
        return await self._thinker.answer(question)

    def on_unmount(self) -> None:
        """End the process of the bots."""
        if self._thinker is not None:
            self._thinker.close()

    def choose_theme(self, name: str) -> str:
        """Take a palette by its name and keep it; give a sentence if that is not possible."""
        if name in PALETTES:
            return self.change_settings(theme=name)
        return self.house.words.t("Themes: {names}.", names=", ".join(PALETTES))

    def choose_language(self, code: str) -> str:
        """Speak another language and keep it; give a sentence if that is not possible."""
        if code in LANGUAGES:
            return self.change_settings(language=code)
        return self.house.words.t("Languages: {names}.", names=", ".join(LANGUAGES))

    def look_changed(self) -> None:
        """Tell all open screens that language, signs or colours have changed."""
        for screen in self.screen_stack:
            if isinstance(screen, HouseScreen):
                screen.look_changed()

    def save_all(self) -> None:
        """Save what any open screen must not lose."""
        for screen in self.screen_stack:
            if isinstance(screen, HouseScreen):
                screen.save_now()

    def action_leave(self) -> None:
        """Save and leave."""
        self.save_all()
        self.exit(0)


def run(start: Start) -> int:
    """Run the app to its end and give the exit status."""
    app = HernaApp(start)
    if not app.terminal.usable:
        name = os.environ.get("TERM", "")
        said = app.house.words.t("This terminal cannot show a screen (TERM is {name}).", name=name)
        print(said, file=sys.stderr)
        return 2
    status = app.run(mouse=app.house.look.mouse)
    return (app.return_code or 0) if status is None else status
