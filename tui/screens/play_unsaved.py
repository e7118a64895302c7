"""What is asked when somebody wants to leave a table whose last steps are not on the disk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from saves.errors import SaveError
from tui.screens.menu import Item
from tui.screens.page import with_tilde
from tui.words.saves import trouble

if TYPE_CHECKING:
    from tui.screens.base import HouseScreen
    from tui.screens.play_home import AtHome


async def may_leave(on: HouseScreen, company: AtHome) -> bool:
    """Save, and ask over the screen `on` as long as that fails; tell whether to leave the table.

    True: everything is on the disk, or its player leaves without that.
    """
    t = on.house.words.t
    exported = ""
    while True:
        error = await company.save()
        if error is None:
            return True
        said = [with_tilde(trouble(on.house.words, error))]
        said.append(exported or t("The steps since it was last saved would be lost."))
        choices = [
            Item("again", "t", t("Try again")),
            Item("export", "x", t("Export the game to a file")),
            Item("leave", "l", t("Leave") if exported else t("Leave without saving")),
            Item("stay", "y", t("Stay")),
        ]
        answer = await on.ask(t("The game is not saved"), said, choices)
        if answer == "leave":
            return True
        if answer == "export":
            exported = await _export(on, company) or exported
        elif answer != "again":
            return False


async def _export(on: HouseScreen, company: AtHome) -> str:
    """Ask for a file and write the game there; give the sentence that it is there, or nothing."""
    t = on.house.words.t
    asked = [t("Export to which file or folder?")]
    place = await on.ask_text(t("Export"), asked, f"{Path.home()}/")
    if not place:
        return ""
    try:
        return t("Exported to {file}.", file=await company.write_to(Path(place).expanduser()))
    except SaveError as error:
        await on.tell(t("Export"), with_tilde(trouble(on.house.words, error)))
        return ""
