"""What happens right after the first paint: settings are read, and the visit begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.screens.first_start import FirstStartScreen
from tui.screens.going import open_new
from tui.screens.home import HomeScreen
from tui.screens.opening import open_by_key, open_by_name

if TYPE_CHECKING:
    from tui.app import HernaApp


def begin(app: HernaApp) -> None:
    """Wake the house and go where the command line says; else greet who is here for the first time.

    The home screen must be in front.
    """
    home = app.screen
    assert isinstance(home, HomeScreen)
    notice = app.house.wake()
    app.use_theme(app.house.settings.theme)
    home.look_for_last()
    home.tell_line(notice)
    start = app.house.start
    if start.action == "new" and start.new is not None:
        open_new(app, start.new)
    elif start.action == "resume":
        home.run_worker(_resume(home, start.resume))
    elif not app.house.settings.welcomed:
        app.push_screen(FirstStartScreen())


async def _resume(home: HomeScreen, name: str | None) -> None:
    if name is not None:
        await open_by_name(home, name)
    elif home.last is not None:
        await open_by_key(home, home.last.key)
    else:
        home.tell_line(home.house.words.t("There is no game to continue."))
