"""The app: it owns one visitor's house and shows screens. Each subject lives elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from textual.binding import Binding, BindingType
from textual.filter import LineFilter

from themes.palettes import PALETTES, Palette
from tui import streams, textual_compat
from tui.bots import Bots
from tui.depth import line_filters
from tui.house import House
from tui.play.thinker import Thinker
from tui.screens.base import HouseScreen
from tui.screens.home import HomeScreen
from tui.start import Start
from tui.terminal import Depth, Terminal
from tui.widgets.styles import textual_theme

if TYPE_CHECKING:
    from tui.hall.hall import Hall
    from tui.hall.visitor import Visitor


_NO_TERMINAL = 2
"""The exit status."""


class HernaApp(textual_compat.TellingApp):
    """The app of one visitor. Nothing in it belongs to the process."""

    TITLE = "Herna"
    CSS = "Screen { background: $background; }"
    ENABLE_COMMAND_PALETTE = False  # ours is a screen of the house; Textual's needs colours
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", id="leave", show=False, priority=True),
        Binding("ctrl+l", "redraw", id="redraw", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", id="suspend", show=False, priority=True),
    ]

    def __init__(
        self,
        start: Start,
        environment: Mapping[str, str] | None = None,
        *,
        visitor: Visitor | None = None,
        hall: Hall | None = None,
        bots: Bots | None = None,
        driver_class: textual_compat.DriverMaker | None = None,
    ) -> None:
        """At home only `start` is given; a server gives all the rest, and ends the bots itself."""
        super().__init__(driver_class=textual_compat.driver_class(driver_class))
        world = os.environ if environment is None else environment
        self.house = House(start, world, visitor, hall)
        self.farewell = ""
        """What is to be said when the terminal is the visitor's again."""
        self.lost = False
        """Whether steps that were played are not on the disk and never will be."""
        self._asks_to_leave = False
        self.bots: Bots = Thinker() if bots is None else bots
        self._shared_bots = bots is not None
        self._ending = False
        self._has_turn = False
        """Its turn to end must be given back."""
        self.animation_level = "none"
        textual_compat.own_console(self, world)
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

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Reduce colours to what this visitor's terminal can show."""
        return line_filters(self.terminal.depth)

    def use_theme(self, name: str) -> None:
        """Take a palette by its name; an unknown or empty name is the usual one."""
        if self.terminal.depth is Depth.NONE:
            name = "none"
        elif name not in PALETTES:
            name = "dark"
        self.theme = f"herna-{name}"

    def exit(
        self, result: int | None = None, return_code: int = 0, message: RenderableType | None = None
    ) -> None:
        """End the app: on a server in its turn, so that nobody waits for many who go at once."""
        hall = self.house.hall
        if hall is None:
            super().exit(result, return_code, message)
        elif not self._ending:
            self._ending = True
            self.run_worker(self._exit_in_turn(hall, result, return_code), group="exit")

    async def _exit_in_turn(self, hall: Hall, result: int | None, return_code: int) -> None:
        self._has_turn = await hall.departures.wait()
        super().exit(result, return_code)

    async def run_async(self, **options: Any) -> int | None:
        """Run the app to its end; see Textual for the options."""
        try:
            return await super().run_async(**options)
        finally:
            if self._has_turn and self.house.hall is not None:
                self._has_turn = False
                self.house.hall.departures.ended()

    def get_default_screen(self) -> HouseScreen:
        """Begin at home or in the lobby; pushing it over an empty screen would show both."""
        if self.house.hall is None:
            return HomeScreen()
        from tui.screens.lobby import LobbyScreen

        return LobbyScreen()

    def on_mount(self) -> None:
        """End in order on signals, from now on; on a server they are not this app's matter."""
        if self.house.visitor is None:
            textual_compat.install_signal_exit(self, self._on_signal)
            self.app_resume_signal.subscribe(self, lambda _: self.action_redraw())

    def _on_signal(self, _number: int) -> None:
        self.save_all()
        ways = [screen.way_back() for screen in self.games() if not screen.save_now()]
        self.farewell = "\n".join(filter(None, (self.farewell, *ways)))

    def begin(self) -> None:
        """Read what takes time, and go where the command line says."""
        from tui.screens.beginning import begin

        begin(self)
        self._follow_settings()

    def change_settings(self, **values: object) -> str:
        """Change settings, for all open screens at once; give a sentence if saving failed."""
        said = self.house.change(**values)
        self._follow_settings()
        for screen in self.house_screens():
            screen.look_changed()
        if "colours" in values:
            self.action_redraw()
        return said

    def switch_mouse(self) -> None:
        """Hear the mouse if it was left to the terminal, and the other way round."""
        self.change_settings(mouse=not self.house.settings.mouse)

    def _follow_settings(self) -> None:
        settings = self.house.settings
        self.use_theme(settings.theme)
        textual_compat.switch_mouse(self, settings.mouse)
        textual_compat.show_cursor(self, settings.cursor)

    def house_screens(self) -> list[HouseScreen]:
        """The open screens of the house, the one in front last."""
        return [screen for screen in self.screen_stack if isinstance(screen, HouseScreen)]

    def games(self) -> list[HouseScreen]:
        """The screens on which a game is played."""
        return [one for one in self.house_screens() if one.keeps_game and one.is_mounted]

    def save_all(self) -> bool:
        """Save what any open screen must not lose, and tell whether that went well."""
        there = [screen for screen in self.house_screens() if screen.is_mounted]
        return not [text for screen in there if (text := screen.save_now())]

    def lose(self, said: str) -> None:
        """Something that was played is lost; it is told now, and when the app has ended."""
        self.lost = True
        self.farewell = "\n".join(filter(None, (self.farewell, said)))
        self.tell_line(said)

    def tell_line(self, said: str) -> None:
        """Show a sentence where one is when nothing else is open."""
        for screen in self.house_screens():
            screen.tell_line(said)

    def fault(self, error: BaseException) -> None:
        """Save what can be saved, note what went wrong, and prepare a sentence about it."""
        from tui import crash

        self.farewell = crash.last_words(self, error)

    def warn(self, title: str, text: str) -> None:
        """Ring, and show a sentence over the screen in front, if no question is open there."""
        self.bell()
        screen = self.screen
        if isinstance(screen, HouseScreen) and screen.dialog is None:
            screen.start(partial(screen.tell, title, text))

    def on_app_focus(self) -> None:
        """The terminal may have been reset or taken over by tmux meanwhile."""
        textual_compat.resend_modes(self)

    def on_input_ended(self) -> None:
        """The terminal is gone: save and end."""
        self.save_all()
        self.exit(0)

    def on_unmount(self) -> None:
        """End the process of the bots, unless others ask them too; settings get a last try."""
        if not self._shared_bots:
            self.bots.close()
        if self.house.visitor is None and self.house.unsaved and (said := self.house.change()):
            self.lose(said)

    def action_leave(self) -> None:
        """Save and leave; what cannot be saved is asked about, unless that is asked already."""
        screen = self.screen
        # What visitors play stays with the server, which saves it.
        done = self.house.visitor is not None or self.save_all() or self._asks_to_leave
        if done or not isinstance(screen, HouseScreen):
            self.exit(0)
            return
        screen.withdraw()
        screen.start(partial(self._leave_unsaved, screen))

    async def _leave_unsaved(self, over: HouseScreen) -> None:
        self._asks_to_leave = True
        try:
            leaves = [await screen.may_leave(over) for screen in self.games()]
        finally:
            self._asks_to_leave = False
        if all(leaves):
            self.exit(0)

    def action_suspend_process(self) -> None:
        """Save and let the shell have the terminal; the process of a server is never stopped."""
        if self.house.visitor is None:
            self.save_all()
            super().action_suspend_process()

    def action_redraw(self) -> None:
        """Set up the terminal and draw everything again."""
        textual_compat.repaint_all(self)


def run(start: Start) -> int:
    """Run the app to its end and give the exit status."""
    app = HernaApp(start)
    t = app.house.words.t
    if not streams.on_a_terminal():
        streams.say(t("Herna draws on a terminal, and its input or output is none."))
        return _NO_TERMINAL
    if not app.terminal.usable:
        streams.say(t("This terminal (TERM) cannot show full-screen programs."))
        return _NO_TERMINAL
    status = app.run(mouse=app.house.look.mouse)
    if app.farewell:
        print(app.farewell, file=sys.stderr)
    return status or app.return_code or int(app.lost)
