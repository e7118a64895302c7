"""What belongs to one visitor: settings, language, signs, keys, files. Never to the process.

Made before the first frame from the few things that frame needs; `wake` reads the rest after it,
because checking settings and opening saves imports what takes time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from saves.folders import folders
from tui import first_look, surroundings
from tui.keymap import Clash, Keymap, resolve
from tui.keys import digit
from tui.start import Start
from tui.terminal import read_terminal, seen_with
from tui.widgets.glyphs import GLYPH_SETS, Glyphs
from tui.words import Words

if TYPE_CHECKING:
    from saves.store import Store
    from tui.hall.hall import Hall
    from tui.hall.visitor import Visitor
    from tui.settings import Settings


class House:
    """One visitor's house. `settings` is None until `wake`."""

    def __init__(
        self,
        start: Start,
        environment: Mapping[str, str],
        visitor: Visitor | None = None,
        hall: Hall | None = None,
    ) -> None:
        self.start = start
        self.visitor = visitor
        """Who came through the door of a server; None: the person at this machine."""
        self.hall = hall
        """The tables that visitors share; None at home."""
        self.environment = environment
        self.places = folders(start.data, environment)
        self.look = first_look.read(self.places.settings)
        self.terminal = seen_with(read_terminal(environment), self.look.colours, environment)
        self.words = self._words(start.lang or self.look.language)
        self.glyphs = self._glyphs(self.look.glyphs)
        self.keymap = Keymap()
        self.clashes: list[Clash] = []
        """What the settings say about keys that could not be followed."""
        self._settings: Settings | None = None
        self._store: Store | None = None

    @property
    def settings(self) -> Settings:
        """The settings in force; read from the file if nobody did yet."""
        if self._settings is None:
            self.wake()
            assert self._settings is not None
        return self._settings

    @property
    def awake(self) -> bool:
        """Whether the settings have been read."""
        return self._settings is not None

    def wake(self) -> str:
        """Read the settings; give a sentence about what is not as usual, or nothing."""
        from tui.settings import load

        loaded = load(self.places.settings)
        self._settings = loaded.settings
        self._use_keys()
        if loaded.unreadable:
            return self.words.t("The settings could not be read; the defaults are used.")
        if loaded.ignored:
            return self.words.t(
                "Invalid settings were ignored: {names}.",
                names=", ".join(loaded.ignored),
            )
        if self.visitor is not None and not self.terminal.unicode:
            return self.words.t(
                "Your terminal does not support UTF-8; everything is drawn in plain ASCII."
            )
        return ""

    def change(self, **values: object) -> str:
        """Change settings and save them; give a sentence if they could not be saved."""
        from tui.settings import save

        self._settings = self.settings.changed(**values)
        if "language" in values:
            self.words = self._words(self.settings.language)
        if "keys" in values:
            self._use_keys()
        if "colours" in values:
            terminal = read_terminal(self.environment)
            self.terminal = seen_with(terminal, self.settings.colours, self.environment)
        self.glyphs = self._glyphs(self.settings.glyphs)
        try:
            save(self.places.settings, self.settings)
        except OSError:
            if self.visitor is not None:
                return self.words.t("The settings could not be saved.")
            return self.words.t(
                "The settings could not be saved in {file}.", file=self.places.settings
            )
        return ""

    def _words(self, language: str) -> Words:
        chosen = language or surroundings.language(self.environment)
        return Words(chosen, names_files=self.visitor is None)

    @property
    def czech_digits(self) -> bool:
        """Whether `+ěščřžýáíé` count as digits."""
        chosen = self.settings.czech_digits
        return chosen == "yes" or (not chosen and surroundings.has_czech_digits(self.environment))

    @property
    def store(self) -> Store:
        """The saves of this visitor."""
        if self._store is None:
            from saves.store import Store

            self._store = Store(self.places.saves)
        return self._store

    def digit(self, key: str) -> str | None:
        """The digit that a key stands for where a digit can choose, or None."""
        return digit(key, self.czech_digits)

    def _use_keys(self) -> None:
        self.keymap, self.clashes = resolve(self.settings.keys)

    def _glyphs(self, chosen: str) -> Glyphs:
        return GLYPH_SETS.get(chosen, self.terminal.glyphs)
