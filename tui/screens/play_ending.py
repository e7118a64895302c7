"""What comes after the end of a game: how it came out is told, kept, and asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saves.errors import SaveError
from saves.recorder import result_of
from saves.results import Results
from tui.play.looking import Look
from tui.screens.menu import Item
from tui.words.saves import trouble

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen


class Ending:
    """The box over a table whose game is over."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen

    async def ask(self) -> None:
        """Tell how the game ended, and ask what comes next."""
        screen, t = self._screen, self._screen.house.words.t
        unkept = self._keep_result()
        if screen.dialog is not None:
            return
        choices = [
            Item("scores", "s", t("Score sheet")),
            Item("board", "b", t("View the table")),
            *screen.company.after_the_end(),
            Item("leave", "q", t("Leave the table")),
        ]
        said = [*self._how_it_ended(), *unkept]
        answer = await screen.ask(t("The game is over"), said, choices)
        match answer:
            case "scores":
                screen.look = Look("S")
            case "replay":
                screen.desk.replay("home")
            case "again" | "swap":
                await screen.company.again(turned=answer == "swap")
            case "export":
                await screen.company.export(
                    await screen.ask_text(t("Export"), [t("Export to which file?")]) or ""
                )
            case "leave":
                await screen.company.depart()
                return
        screen.take()

    def _how_it_ended(self) -> list[str]:
        screen, words = self._screen, self._screen.house.words
        seen = screen.desk.seen
        names = [seen.sitters[seat].name for seat in seen.scores.winners]
        if screen.kept.table.ended_by_agreement:
            first = words.t(
                "Everyone agreed to end the game. Ahead on points: {names}.",
                names=words.join(names),
            )
        elif len(names) > 1:
            first = words.t("Shared victory: {names}.", names=words.join(names))
        elif names:
            first = words.t("The winner: {name}.", name=names[0])
        else:
            first = words.t("Nobody at the table has won.")
        points = ", ".join(
            f"{seen.sitters[sheet.seat].name} {sheet.total}"
            for sheet in sorted(seen.scores.sheets, key=lambda sheet: sheet.place)
        )
        return [first, words.t("Points: {points}.", points=points)]

    def _keep_result(self) -> list[str]:
        """Add the result to those of the house; give what is to be said if that failed."""
        screen, words = self._screen, self._screen.house.words
        recorder = screen.kept.recorder
        result = result_of(screen.kept.table, recorder.name, recorder.play)
        if result is None or not screen.company.keeps_result:
            return []
        try:
            Results(screen.house.places.results).add(result)
        except SaveError as error:
            reason = trouble(words, error)
            said = words.t("This game is missing from the results. {reason}", reason=reason)
            screen.herna.lose(said)
            return [said]
        return []
