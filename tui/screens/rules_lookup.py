"""Looking up rules: what was searched, what is open, and the way back. No terminal, no drawing."""

from __future__ import annotations

from dataclasses import dataclass, field

from tui.rules.library import Library, Page, load
from tui.screens.field import TextField
from tui.screens.going import Facts, no_facts
from tui.screens.menu import Cursor
from tui.words import LANGUAGES

LINKS = 9


@dataclass(slots=True)
class Lookup:
    """One visit to the rules."""

    game_ids: tuple[str, ...]
    language: str
    facts: Facts = no_facts
    opened_from: str = ""
    """What had the focus when the rules were opened, in words."""
    query: str = ""
    typing: TextField | None = None
    """The search line, while it is open."""
    hits: tuple[str, ...] = ()
    cursor: Cursor = field(default_factory=Cursor)
    page_id: str = ""
    trail: list[str] = field(default_factory=list)
    """Pages left by a link, oldest first."""
    scroll: int = 0
    """Lines of the page above the box."""

    @property
    def library(self) -> Library:
        """The pages in the language shown."""
        return load(self.game_ids, self.language)

    @property
    def page(self) -> Page:
        """The page shown."""
        return self.library.page(self.page_id)

    @property
    def links(self) -> tuple[str, ...]:
        """The ids of the pages that the page shown links to."""
        return tuple(each for each in self.page.see_also if each in self.library)[:LINKS]

    def begin(self, rule: str | None) -> None:
        """List all pages and open the one asked for, or the first."""
        self.search("")
        if rule is not None and rule in self.library:
            self._open(rule)
            self._point_at(rule)

    def search(self, text: str) -> None:
        """Find pages; the nearest is shown at once. Nothing found: the page shown stays."""
        self.query = text
        self.hits = tuple(hit.page.id for hit in self.library.search(text))
        self.cursor = Cursor()
        if self.hits:
            self._open(self.hits[0])

    def type(self, key: str, character: str | None) -> bool:
        """Give a key to the search line and tell whether it meant anything there."""
        if self.typing is None or not self.typing.press(key, character):
            return False
        if self.typing.value != self.query:
            self.search(self.typing.value)
        return True

    def start_typing(self) -> None:
        """Open an empty search line."""
        self.typing = TextField()
        self.search("")

    def stop_typing(self, *, keep: bool) -> None:
        """Close the search line; without `keep` the search is forgotten, the page stays."""
        self.typing = None
        if not keep:
            shown = self.page_id
            self.search("")
            self._open(shown)
            self._point_at(shown)

    def move(self, by: int, *, around: bool = False) -> None:
        """Go to the page so many rows further in the list of hits."""
        if not self.hits:
            return
        if around:
            self.cursor.step(by, len(self.hits))
        else:
            self.cursor.move(by, len(self.hits))
        self._open(self.hits[self.cursor.at])

    def follow(self, number: int) -> bool:
        """Follow a link, counted from 1, and tell whether there is one."""
        if not 1 <= number <= len(self.links):
            return False
        self.trail.append(self.page_id)
        self._open(self.links[number - 1])
        self._point_at(self.page_id)
        return True

    def back(self) -> bool:
        """Go back to the page before the last link and tell whether there was one."""
        if not self.trail:
            return False
        self._open(self.trail.pop())
        self._point_at(self.page_id)
        return True

    def other_language(self) -> None:
        """Show the pages in the next language; what is open stays open."""
        codes = list(LANGUAGES)
        self.language = codes[(codes.index(self.language) + 1) % len(codes)]

    @property
    def next_language(self) -> str:
        """The code of the language that `other_language` would show."""
        codes = list(LANGUAGES)
        return codes[(codes.index(self.language) + 1) % len(codes)]

    def _open(self, page_id: str) -> None:
        self.page_id = page_id
        self.scroll = 0

    def _point_at(self, page_id: str) -> None:
        if page_id in self.hits:
            self.cursor.at = self.hits.index(page_id)
