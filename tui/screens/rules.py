"""The rules screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tui.keys import canonical
from tui.screens.base import HouseScreen
from tui.screens.field import TextField
from tui.screens.going import no_facts
from tui.screens.page import Page
from tui.screens.rules_lookup import Lookup
from tui.screens.rules_view import draw
from tui.widgets.lines import Line
from tui.words import LANGUAGES
from tui.words.registry import for_game


class RulesScreen(HouseScreen):
    """One visit to the rules; closing it goes back to where it was opened."""

    scope: ClassVar[str] = "rules"

    def __init__(self, lookup: Lookup) -> None:
        super().__init__()
        self.lookup = lookup

    @property
    def open_field(self) -> TextField | None:
        """The search line."""
        return self.lookup.typing

    def text_key(self, key: str, character: str | None) -> bool:
        """Search while one types; arrows still walk the list."""
        if self.lookup.typing is None:
            return False
        match key:
            case "enter":
                self.lookup.stop_typing(keep=True)
            case "escape":
                self.lookup.stop_typing(keep=False)
            case _ if key in ("up", "down") or not self.lookup.type(key, character):
                return False
        self.repaint()
        return True

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw the list and the page."""
        t = self.house.words.t
        links = len(self.lookup.links)
        keys = self.hints("up-down", "search", "hits")
        if links:
            keys.insert(1, ("1" if links == 1 else f"1-{links}", t("follow link")))
        if self.lookup.facts is not no_facts:
            keys += [(key, t("back to the game")) for key, _ in self.hints("rule")]
        else:
            keys += self.hints("page-down")
        keys += self.hints("help")
        language = LANGUAGES[self.lookup.next_language].lower()
        above = [
            *self.hints("search"),
            *((key, language) for key, _ in self.hints("page-language")),
            *((key, t("close")) for key, _ in self.hints("back")),
        ]
        return draw(self.lookup, page, self._title(), keys, above)

    def press(self, key: str) -> bool:
        """Follow the link with this digit, go back along the links, or ask the key table."""
        digit = self.house.digit(key)
        if digit is not None and self.lookup.follow(int(digit)):
            self.repaint()
            return True
        # Esc always closes; of the two keys for one step back, this one knows the way.
        if canonical(key) == "backspace" and self.lookup.back():
            self.repaint()
            return True
        return super().press(key)

    def _title(self) -> str:
        games = self.lookup.game_ids
        words = self.house.words
        if len(games) != 1:
            return words.t("all games")
        game = for_game(games[0])
        return game.title(words) if self.page.width >= 100 else game.short_title(words)

    def do_up(self) -> None:
        """The page above in the list."""
        self.lookup.move(-1)

    def do_down(self) -> None:
        """The page below in the list."""
        self.lookup.move(1)

    def do_next_hit(self) -> None:
        """The next hit; after the last comes the first."""
        self.lookup.move(1, around=True)

    def do_previous_hit(self) -> None:
        """The hit before."""
        self.lookup.move(-1, around=True)

    def do_page_down(self) -> None:
        """Read on in a long page."""
        self.lookup.scroll += max(1, self.page.height - 6)

    def do_page_up(self) -> None:
        """Read back in a long page."""
        self.lookup.scroll -= max(1, self.page.height - 6)

    def do_search(self) -> None:
        """Open the search line."""
        self.lookup.start_typing()

    def do_page_language(self) -> None:
        """Show the page in the other language; the house keeps its own."""
        self.lookup.other_language()

    def do_next_zone(self) -> None:
        """The next hit."""
        self.do_next_hit()

    def do_previous_zone(self) -> None:
        """The hit before."""
        self.do_previous_hit()

    def do_left(self) -> None:
        """Read back."""
        self.do_page_up()

    def do_right(self) -> None:
        """Read on."""
        self.do_page_down()

    def do_first(self) -> None:
        """The first page of the list."""
        self.lookup.move(-len(self.lookup.hits))

    def do_goto(self) -> None:
        """The first page of the list."""
        self.do_first()

    def do_last(self) -> None:
        """The last page of the list."""
        self.lookup.move(len(self.lookup.hits))

    def do_enter(self) -> None:
        """Read on in a long page, from its end again from the start."""
        before = self.lookup.scroll
        self.do_page_down()
        self.paint()
        if self.lookup.scroll == before:
            self.lookup.scroll = 0

    def do_rule(self) -> None:
        """Back to where the rules were opened."""
        self.dismiss()

    def do_look_rules(self) -> None:
        """All pages again."""
        self.lookup.search("")
