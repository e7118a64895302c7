"""Around the table: leaving it, leaving a seat, ending early, and what comes after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.bots.levels import USUAL
from saves.errors import SaveError
from saves.recorder import result_of
from saves.results import Results
from themes.palettes import PALETTES
from tui.play.commands import Command
from tui.play.looking import Look
from tui.screens.going import open_new, open_rules
from tui.screens.menu import Item
from tui.start import NewTable
from tui.words import LANGUAGES
from tui.words.saves import trouble

if TYPE_CHECKING:
    from tui.screens.play import PlayScreen


class Ending:
    """What happens at the edges of a game, asked in a box over it."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen

    async def ask(self) -> None:
        """Tell how the game ended, and ask what comes next."""
        screen, t = self._screen, self._screen.house.words.t
        self._keep_result()
        if screen.dialog is not None:
            return
        choices = [
            Item("scores", "s", t("Score sheet")),
            Item("board", "b", t("Look at the board")),
            Item("again", "a", t("Play again")),
            Item("swap", "w", t("Play again, everybody one seat further")),
            Item("replay", "r", t("Replay from the first move")),
            Item("export", "x", t("Export the game into a file")),
            Item("leave", "q", t("Leave the table")),
        ]
        answer = await screen.ask(t("The game is over"), self._how_it_ended(), choices)
        match answer:
            case "scores":
                screen.look = Look("S")
            case "replay":
                screen.desk.replay("home")
            case "again" | "swap":
                self._again(turned=answer == "swap")
            case "export":
                await self._export(await screen.ask_text(t("Export"), [t("Into which file?")]))
            case "leave":
                screen.dismiss()
        screen.take()

    async def leave(self) -> None:
        """Ask how to leave the table."""
        screen, t = self._screen, self._screen.house.words.t
        if screen.kept.table.ended:
            screen.dismiss()
            return
        seats = screen.kept.table.humans
        choices = [
            Item("leave", "s", t("Save and leave")),
            Item("bot", "b", t("Leave a seat to a bot"), enabled=bool(seats)),
            Item("end", "e", t("End the game now"), t("if all people agree"), bool(seats)),
            Item("stay", "y", t("Stay")),
        ]
        if any(sitter.resigned for sitter in screen.kept.table.sitters):
            choices.insert(2, Item("return", "r", t("Take a seat back from a bot")))
        answer = await screen.ask(
            t("Leave the table?"), [t("The game is saved and waits for you.")], choices
        )
        if answer == "leave":
            screen.dismiss()
        elif answer == "bot":
            await self.change_seat(seats)
        elif answer == "return":
            await self.change_seat(self._left_seats())
        elif answer == "end":
            await self._agree()
        screen.take()

    async def obey(self, command: Command) -> None:
        """Do what a command word says."""
        deeds: dict[str, Callable[[str], object]] = {
            "save": self._rename,
            "theme": self._theme,
            "lang": self._language,
            "rules": self._rules,
            "go": self._go,
            "say": self._say,
            "undo": lambda _: self._screen.desk.undo("step"),
            "redo": lambda _: self._screen.desk.redo(),
            "quit": lambda _: self._screen.dismiss(),
        }
        if command.word == "export":
            await self._export(command.argument)
        elif command.word == "seat":
            named = command.argument.casefold()
            names = [sitter.name.casefold() for sitter in self._screen.kept.table.sitters]
            seats = (*self._screen.kept.table.humans, *self._left_seats())
            found = [seat for seat in sorted(seats) if named in names[seat]]
            await self.change_seat([s for s in found if names[s] == named] or found)
        elif command.word == "end":
            await self._agree()
        else:
            deeds[command.word](command.argument)
        self._screen.seen = self._screen.desk.seen
        self._screen.repaint()

    def _left_seats(self) -> list[int]:
        sitters = self._screen.kept.table.sitters
        return [seat for seat, sitter in enumerate(sitters) if sitter.resigned]

    async def change_seat(self, seats: Sequence[int]) -> None:
        """Leave a seat to a bot, or take one back; asks which if there are several."""
        screen, t = self._screen, self._screen.house.words.t
        table = screen.kept.table
        if len(seats) > 1:
            choices = [Item(str(n), str(n + 1), table.sitters[n].name) for n in seats]
            answer = await screen.ask(t("Whose seat?"), [], choices)
            if answer is None:
                return
            seats = [int(answer)]
        if not seats:
            screen.desk.message = t("There is no such seat to change.")
            return
        (seat,) = seats
        if table.sitters[seat].resigned:
            table.come_back(seat, screen.clock())
            return
        table.resign(seat, USUAL, screen.clock())

    def _how_it_ended(self) -> list[str]:
        screen, words = self._screen, self._screen.house.words
        seen = screen.desk.seen
        names = [seen.sitters[seat].name for seat in seen.scores.winners]
        if screen.kept.table.ended_by_agreement:
            first = words.t(
                "All agreed to end it here. First by points: {names}.", names=words.join(names)
            )
        elif len(names) > 1:
            first = words.t("They win together: {names}.", names=words.join(names))
        elif names:
            first = words.t("The winner: {name}.", name=names[0])
        else:
            first = words.t("Nobody at the table has won.")
        points = ", ".join(
            f"{seen.sitters[sheet.seat].name} {sheet.total}"
            for sheet in sorted(seen.scores.sheets, key=lambda sheet: sheet.place)
        )
        return [first, words.t("Points: {points}.", points=points)]

    def _keep_result(self) -> None:
        screen = self._screen
        recorder = screen.kept.recorder
        result = result_of(screen.kept.table, recorder.name, recorder.play)
        if result is None:
            return
        try:
            Results(screen.house.places.results).add(result)
        except SaveError as error:
            screen.desk.message = trouble(screen.house.words, error)

    def _again(self, *, turned: bool) -> None:
        screen = self._screen
        table = screen.kept.table
        sitters = [
            replace(sitter, level=None if sitter.resigned else sitter.level, resigned=False)
            for sitter in table.sitters
        ]
        if turned:
            sitters = sitters[1:] + sitters[:1]
        options = {
            name: ("yes" if value else "no") if isinstance(value, bool) else str(value)
            for name, value in table.match.options.model_dump().items()
        }
        new = NewTable(table.game.id, tuple(sitters), options, table.components, None)
        open_new(screen.herna, new, table.policy, instead=True)

    async def _export(self, place: str | None) -> None:
        screen, words = self._screen, self._screen.house.words
        if not place:
            screen.desk.message = words.t("Write where to: export FILE.")
            return
        store = screen.house.store
        try:
            await screen.keeper.settle()
            path = await asyncio.to_thread(
                store.export, screen.kept.slot.key, Path(place).expanduser()
            )
            screen.desk.message = words.t("The game is in {file}.", file=path)
        except SaveError as error:
            screen.desk.message = trouble(words, error)

    async def _agree(self) -> None:
        screen, t = self._screen, self._screen.house.words.t
        table = screen.kept.table
        # All of them come to the screen to answer, so nobody's hand may stand on it.
        screen.session.cover()
        screen.take()
        for seat in table.humans:
            name = table.sitters[seat].name
            choices = [
                Item("yes", "y", t("End it")),
                Item("no", "o", t("Go on")),
            ]
            text = t("{name}: end the game now?", name=name)
            if await screen.ask(t("End by agreement"), [text], choices, at=1) != "yes":
                return
            table.agree_to_end(seat, screen.clock())

    def _rename(self, name: str) -> None:
        screen, words = self._screen, self._screen.house.words
        if not name:
            screen.desk.message = words.t("Write a name: save NAME.")
            return
        try:
            screen.kept.rename(screen.house.store, name, screen.clock)
            screen.desk.table_name = screen.kept.name
            screen.desk.message = words.t("Saved as {name}.", name=screen.kept.name)
        except SaveError as error:
            screen.desk.message = trouble(words, error)

    def _theme(self, name: str) -> None:
        screen, words = self._screen, self._screen.house.words
        if name in PALETTES:
            screen.desk.message = screen.herna.change_settings(theme=name)
        else:
            screen.desk.message = words.t("Themes: {names}.", names=", ".join(PALETTES))

    def _language(self, language: str) -> None:
        screen, words = self._screen, self._screen.house.words
        if language in LANGUAGES:
            screen.desk.message = screen.herna.change_settings(language=language)
        else:
            screen.desk.message = words.t("Languages: {names}.", names=", ".join(LANGUAGES))

    def _rules(self, wanted: str) -> None:
        game = self._screen.kept.table.game.id
        open_rules(self._screen.herna, game_ids=(game,), search=not wanted, wanted=wanted)

    def _say(self, text: str) -> None:
        screen = self._screen
        seat = screen.session.seat
        if not text:
            screen.desk.message = screen.house.words.t("Write what to say: say TEXT.")
        else:
            name = "" if seat is None else screen.kept.table.sitters[seat].name
            screen.kept.table.say(seat, name, text, screen.clock())

    def _go(self, step: str) -> None:
        screen = self._screen
        if step.isdigit():
            screen.desk.moments.go(int(step))
            screen.desk.refresh()
        else:
            screen.desk.message = screen.house.words.t("Write the number of a step: go STEP.")
