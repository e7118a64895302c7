"""What happens right after the first paint: settings are read, and the visit begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tui.screens.first_start import FirstStartScreen
from tui.screens.going import open_new
from tui.screens.home import HomeScreen
from tui.screens.lobby import LobbyScreen
from tui.screens.opening import open_by_key, open_by_name

if TYPE_CHECKING:
    from tui.app import HernaApp


def begin(app: HernaApp) -> None:
    """Wake the house and go where the command line says; else greet who is here for the first time.

    The home screen or the lobby must be in front.
    """
    first = app.screen
    assert isinstance(first, HomeScreen | LobbyScreen)
    notice = app.house.wake()
    app.use_theme(app.house.settings.theme)
    first.tell_line(notice)
    if isinstance(first, LobbyScreen):
        _enter_lobby(app, first)
    else:
        _come_home(app, first)


def _come_home(app: HernaApp, home: HomeScreen) -> None:
    home.look_for_last()
    home.repaint()
    start = app.house.start
    if start.action == "new" and start.new is not None:
        open_new(app, start.new)
    elif start.action == "resume":
        home.work(partial(_resume, home, start.resume), "resume")
    elif not app.house.settings.welcomed:
        app.push_screen(FirstStartScreen())


def _enter_lobby(app: HernaApp, lobby: LobbyScreen) -> None:
    start = app.house.start
    if start.action == "join":
        lobby.start(partial(lobby.ways.find, start.table))
    elif not app.house.settings.welcomed:
        app.push_screen(FirstStartScreen())
    else:
        lobby.start(lobby.ways.greet_again)


async def _resume(home: HomeScreen, name: str | None) -> None:
    if name is not None:
        await open_by_name(home, name)
    elif home.last is not None:
        await open_by_key(home, home.last.key)
    else:
        home.tell_line(home.house.words.t("There is no game to continue."))
