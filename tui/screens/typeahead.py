"""Keys that were typed before the screen they are meant for was there.

Keys come faster than screens: pasted, typed by a quick hand, or all at once over a slow line. A
key goes to the screen that will be in front when all before it has been done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.events import Key

if TYPE_CHECKING:
    from tui.screens.base import HouseScreen


class TypeAhead:
    """Holds the keys of one screen while it is busy with something that may lead elsewhere."""

    def __init__(self, screen: HouseScreen) -> None:
        self._screen = screen
        self._busy = 0
        self._held: list[Key] = []

    def begin(self) -> None:
        """From now on keys wait."""
        self._busy += 1

    def end(self) -> None:
        """What was waited for is done; the keys go to who is in front now."""
        self._busy -= 1
        if not self._busy:
            self.give_back()

    def give_back(self) -> None:
        """Send the keys that wait to the screen in front."""
        held, self._held = self._held, []
        for key in held:
            self._screen.app.screen.post_message(Key(key.key, key.character))

    def takes(self, event: Key) -> bool:
        """Keep a key, or send it on to another screen; False if it is for this screen now."""
        front = self._screen.app.screen
        if front is not self._screen:
            front.post_message(Key(event.key, event.character))
            return True
        if self._busy and self._screen.dialog is None:
            self._held.append(event)
            return True
        return False
