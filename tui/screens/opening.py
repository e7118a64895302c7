"""Opening a save from a screen: what is asked and told when it is open elsewhere or broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saves.errors import Missing, SaveError
from tui.screens.going import open_save
from tui.screens.menu import Item
from tui.screens.page import with_tilde
from tui.screens.saves_view import when
from tui.words.saves import trouble

if TYPE_CHECKING:
    from tui.screens.base import HouseScreen


async def open_by_key(screen: HouseScreen, key: str) -> None:
    """Open a save and go to its table; of a broken one the earlier copy is offered."""
    house, words = screen.house, screen.house.words
    title = words.t("Saved games")
    try:
        save = house.store.open(key)
    except SaveError as error:
        said = with_tilde(trouble(words, error))
        if error.earlier is None:
            await screen.tell(title, said)
            return
        offer = words.t(
            "An earlier copy from {time} can be opened instead. The damaged file is kept.",
            time=when(error.earlier.saved, words),
        )
        choices = [
            Item("restore", "o", words.t("Open the earlier copy")),
            Item("no", "d", words.t("Cancel")),
        ]
        if await screen.ask(title, [said, offer], choices) != "restore":
            return
        try:
            save = house.store.restore(key)
        except SaveError as second:
            await screen.tell(title, with_tilde(trouble(words, second)))
            return
    if save.opened.lost is not None:
        await screen.tell(
            title,
            words.t(
                "The log of this game does not match its position, so a new log begins; the "
                "game continues where it was."
            ),
        )
    open_save(screen.herna, save)


async def open_by_name(screen: HouseScreen, name: str) -> None:
    """Open the save of this name, as a command line gives it."""
    try:
        entry = screen.house.store.find(name)
    except Missing:
        words = screen.house.words
        said = words.t("There is no saved game “{name}”.", name=name)
        await screen.tell(words.t("Saved games"), said)
    except SaveError as error:
        words = screen.house.words
        await screen.tell(words.t("Saved games"), with_tilde(trouble(words, error)))
    else:
        await open_by_key(screen, entry.key)
