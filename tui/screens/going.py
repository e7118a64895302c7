"""From one screen to another: the few ways through the house that more than one screen takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.final import UndoPolicy
    from saves.store import OpenSave
    from tui.app import HernaApp
    from tui.hall.stay import How
    from tui.screens.play import PlayScreen
    from tui.start import NewTable


Facts = Callable[[str], Sequence[str]]
"""Gives what a rule means in the game that is open now, by the rule's id."""


def no_facts(_rule: str) -> Sequence[str]:
    """The facts outside a game."""
    return ()


def open_rules(
    app: HernaApp,
    rule: str | None = None,
    facts: Facts = no_facts,
    opened_from: str = "",
    game_ids: Sequence[str] = (),
    search: bool = False,
    wanted: str = "",
) -> None:
    """Show the rules of some games (default: all) and the house, at one rule if it is known.

    `facts` gives what a rule means in the game that is open, by rule id; `opened_from` names
    what had the focus; `wanted` is searched at once; with `search` the search line is open.
    Closing leaves the screen before as it was.
    """
    from core import games
    from tui.screens.rules import RulesScreen
    from tui.screens.rules_lookup import Lookup

    lookup = Lookup(tuple(game_ids) or games.names(), app.house.words.language, facts, opened_from)
    lookup.begin(rule)
    if wanted:
        lookup.search(wanted)
    elif search:
        lookup.start_typing()
    app.push_screen(RulesScreen(lookup))


def open_new(
    app: HernaApp, new: NewTable, policy: UndoPolicy | None = None, *, instead: bool = False
) -> None:
    """Open a new table and go there, or `instead` of the screen in front.

    It is saved under the names of its players.
    """
    from tui.play.kept import KeptTable
    from tui.play.opening import open_table
    from tui.screens.play import PlayScreen

    table = open_table(new, policy)
    name = table_name([sitter.name for sitter in new.sitters])
    screen = PlayScreen(KeptTable.begin(app.house.store, table, name))
    if instead:
        app.switch_screen(screen)
    else:
        app.push_screen(screen)


def open_first(app: HernaApp, new: NewTable, policy: UndoPolicy) -> None:
    """Open somebody's first table, which is nobody else's business, on a server too."""
    if app.house.hall is None:
        open_new(app, new, policy)
    else:
        from tui.screens.lobby import LobbyScreen

        lobby = next(one for one in app.house_screens() if isinstance(one, LobbyScreen))
        lobby.start(partial(lobby.ways.alone, new, policy))


async def open_room(
    app: HernaApp, table: str, how: How, *, instead: PlayScreen | None = None
) -> None:
    """Go to a table of the hall, or go there from the table `instead`. Raises HallRefusal."""
    from tui.screens.play import PlayScreen

    hall, visitor = app.house.hall, app.house.visitor
    assert hall is not None and visitor is not None
    screen = PlayScreen(await hall.enter(visitor, table, how), hall.clock)
    if instead is not None and app.screen is instead:
        app.switch_screen(screen)
    else:
        app.push_screen(screen)


def open_save(app: HernaApp, save: OpenSave) -> None:
    """Go to the table of a save that was opened."""
    from tui.play.kept import KeptTable
    from tui.screens.play import PlayScreen

    app.push_screen(PlayScreen(KeptTable.opened(save)))


def table_name(names: Sequence[str]) -> str:
    """The name a table gets if nobody gave it one."""
    return ", ".join(names)
