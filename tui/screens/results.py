"""The results screen."""

from __future__ import annotations

from collections.abc import Sequence

from saves.document import Result
from saves.errors import SaveError
from saves.results import Results
from tui.screens.list_screen import ListScreen
from tui.screens.page import Page
from tui.screens.results_table import of_tables, totals
from tui.screens.results_view import draw
from tui.widgets.lines import Line
from tui.words.saves import trouble


class ResultsScreen(ListScreen):
    """Finished games, and who won how often."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[Result] = []
        self.notice = ""

    @property
    def count(self) -> int:
        """The finished games."""
        return len(self.results)

    @property
    def rule(self) -> str | None:
        """The rule page about scores."""
        return "house.score"

    def on_mount(self) -> None:
        """Read the results."""
        try:
            self.results = self._read()
        except SaveError as error:
            self.notice = trouble(self.house.words, error)
        super().on_mount()

    def _read(self) -> list[Result]:
        """Read them from the visitor's tables on a server, at home from the file."""
        house = self.house
        if house.hall is not None and house.visitor is not None:
            return of_tables(house.hall.cards(house.visitor))
        return Results(house.places.results).all()

    def picture(self, page: Page) -> Sequence[Line]:
        """Draw totals and games."""
        keys = self.hints("up-down", "back", "help")
        return draw(page, self.results, totals(self.results), self.cursor, self.notice, keys)
