"""At a table that belongs to one keyboard: leaving it, leaving a seat, ending early, copies."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.bots.levels import USUAL
from saves.errors import SaveError
from tui.play.bot_seats import Speed
from tui.play.kept import KeptTable
from tui.play.presence import News, Presence
from tui.play.room import Room
from tui.play.scene import ALL_AIDS, Aids
from tui.screens.going import open_new
from tui.screens.menu import Item
from tui.screens.play_unsaved import may_leave
from tui.start import NewTable
from tui.widgets.lines import clean
from tui.words.saves import trouble

if TYPE_CHECKING:
    from core.table import Table
    from tui.screens.base import HouseScreen
    from tui.screens.play import PlayScreen


class AtHome:
    """What people at one keyboard do with their table."""

    def __init__(self, screen: PlayScreen, kept: KeptTable) -> None:
        self._screen = screen
        self._kept = kept
        self._room = Room(kept, screen.herna.bots.answer, screen.clock, self._bot_speed)
        self.presence: Presence = self._room.enter(lambda: kept.table.humans)
        self.presence.attach(screen.hear)
        self._opened: object = self._state if kept.stored else None
        """The state of the table that was read from the disk."""
        self._exported: object = None
        """The state of the table that was written to a file elsewhere last."""

    def begin(self) -> None:
        """Save what was laid out, and let the bots begin."""
        self._room.save()
        if len(self._table.humans) < len(self._table.sitters):
            self._screen.work(self._screen.herna.bots.warm_up, "bots")

    def end(self) -> None:
        """Nobody thinks for the table any more, and its place is free; what is lost is told."""
        self.presence.leave()
        error = self._room.close()
        if error is not None and self._state not in (self._opened, self._exported):
            words = self._screen.house.words
            said = words.t("The last steps of “{name}” are not saved.", name=clean(self._kept.name))
            self._screen.herna.lose(f"{said} {trouble(words, error)}")

    def save_now(self) -> str:
        """Save what is not saved yet; give a sentence if that failed."""
        error = self._room.keeper.flush()
        if error is None or self._state == self._opened:
            return ""
        return trouble(self._screen.house.words, error)

    async def save(self) -> SaveError | None:
        """Wait until everything is on the disk; give what went wrong, if anything.

        A table that is as it was read is there, also where nothing can be written.
        """
        error = await self._room.keeper.save()
        return None if self._state == self._opened else error

    def way_back(self) -> str:
        """Say by which command the table is opened again, while its game goes on."""
        if self._table.ended:
            return ""
        house, name = self._screen.house, self._kept.name
        # A name that a command line would take for an option, or that hides signs, is not typed.
        typed = name if name == clean(name) and not name.startswith("-") else self._kept.slot.key
        command = ["herna", "resume", typed]
        if house.start.data is not None:
            command += ["--data", str(house.start.data)]
        return house.words.t(
            "The game is saved. Continue it with: {command}", command=shlex.join(command)
        )

    async def may_leave(self, over: HouseScreen) -> bool:
        """Save, and as long as that fails ask over a screen what to do; tell whether to leave."""
        return await may_leave(over, self)

    async def write_to(self, place: Path) -> Path:
        """Write the game as it stands into a file, or into a folder; give where. Raises SaveError.

        The file among the saves may be older: its disk may be full.
        """
        screen, state = self._screen, self._state
        document = self._kept.snapshot(screen.clock)
        export = screen.house.store.export_document
        path = await asyncio.to_thread(export, document, self._kept.slot.key, place)
        self._exported = state
        return path

    def hear(self, news: News) -> None:
        """At home nobody comes or goes."""

    @property
    def hints(self) -> bool:
        """Whether bots may give hints here."""
        return True

    @property
    def aids(self) -> Aids:
        """What the screen may do for its players here."""
        return ALL_AIDS

    @property
    def keeps_result(self) -> bool:
        """Whether the result of the game belongs among those of this house."""
        return True

    def after_the_end(self) -> list[Item]:
        """Give the choices that a finished game leaves."""
        t = self._screen.house.words.t
        return [
            Item("again", "a", t("Play again")),
            Item("swap", "w", t("Play again, everyone one seat further")),
            Item("replay", "r", t("Replay from the start")),
            Item("export", "x", t("Export the game to a file")),
        ]

    async def leave(self) -> None:
        """Ask how to leave the table."""
        screen, t = self._screen, self._screen.house.words.t
        if self._table.ended:
            await self.depart()
            return
        if not await self.may_leave(screen):
            screen.take()
            return
        if await self.save() is not None:
            screen.dismiss()
            return
        seats = self._table.humans
        choices = [
            Item("leave", "s", t("Save and leave")),
            Item("bot", "b", t("Hand a seat to a bot"), enabled=bool(seats)),
            Item("end", "e", t("End the game now"), t("if everyone agrees"), bool(seats)),
            Item("stay", "y", t("Stay")),
        ]
        if any(sitter.resigned for sitter in self._table.sitters):
            choices.insert(2, Item("return", "r", t("Take a seat back from a bot")))
        answer = await screen.ask(
            t("Leave the table?"), [t("The game is saved and waits for you.")], choices
        )
        if answer == "leave":
            await self.depart()
        elif answer == "bot":
            await self._change_seat(seats)
        elif answer == "return":
            await self._change_seat(self._left_seats())
        elif answer == "end":
            await self.agree()
        screen.take()

    async def depart(self) -> None:
        """Leave the table as soon as it is saved, or its player does not mind."""
        if await self.may_leave(self._screen):
            self._screen.dismiss()
        else:
            self._screen.take()

    async def seat(self, name: str) -> None:
        """Leave the seat of who is called so to a bot, or take it back."""
        named = name.casefold()
        names = [sitter.name.casefold() for sitter in self._table.sitters]
        seats = (*self._table.humans, *self._left_seats())
        found = [seat for seat in sorted(seats) if named in names[seat]]
        await self._change_seat([s for s in found if names[s] == named] or found)

    async def agree(self) -> None:
        """Ask all people, one after the other, whether to end the game now."""
        screen, t = self._screen, self._screen.house.words.t
        # All of them come to the screen to answer, so nobody's hand may stand on it.
        screen.session.cover()
        screen.take()
        for seat in self._table.humans:
            name = self._table.sitters[seat].name
            choices = [
                Item("yes", "y", t("End it")),
                Item("no", "o", t("Keep playing")),
            ]
            text = t("{name}: end the game now?", name=name)
            if await screen.ask(t("End by agreement"), [text], choices, at=1) != "yes":
                return
            self._table.agree_to_end(seat, screen.clock())

    async def again(self, *, turned: bool) -> None:
        """Play the same again; `turned`: everybody one seat further."""
        if not await self.may_leave(self._screen):
            return
        table = self._table
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
        open_new(self._screen.herna, new, table.policy, instead=True)

    async def export(self, place: str) -> None:
        """Write the game into a file."""
        screen, words = self._screen, self._screen.house.words
        if not place:
            screen.desk.message = words.t("Give a file: export FILE.")
            return
        try:
            path = await self.write_to(Path(place).expanduser())
            screen.desk.message = words.t("Exported to {file}.", file=path)
        except SaveError as error:
            screen.desk.message = trouble(words, error)

    async def rename(self, name: str) -> None:
        """Give the table another name, and its file too."""
        screen, words = self._screen, self._screen.house.words
        if not name:
            screen.desk.message = words.t("Give a name: save NAME.")
            return
        try:
            self._kept.rename(screen.house.store, name, screen.clock)
            screen.desk.table_name = self._kept.name
            screen.desk.message = words.t("Saved as {name}.", name=self._kept.name)
        except SaveError as error:
            screen.desk.message = trouble(words, error)

    def say(self, text: str) -> None:
        """Say something at the table."""
        screen = self._screen
        seat = screen.session.seat
        if not text:
            screen.desk.message = screen.house.words.t("Write a message: say TEXT.")
        else:
            name = "" if seat is None else self._table.sitters[seat].name
            self._table.say(seat, name, text, screen.clock())

    def _bot_speed(self) -> Speed:
        return self._screen.house.settings.bot_speed

    @property
    def _table(self) -> Table:
        return self._kept.table

    @property
    def _state(self) -> object:
        """What changes with the table."""
        table = self._table
        return table.match.state, len(table.match.remarks), len(table.talk), *table.sitters

    def _left_seats(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self._table.sitters) if sitter.resigned]

    async def _change_seat(self, seats: Sequence[int]) -> None:
        """Leave a seat to a bot, or take one back; asks which if there are several."""
        screen, t = self._screen, self._screen.house.words.t
        table = self._table
        if len(seats) > 1:
            choices = [Item(str(n), str(n + 1), table.sitters[n].name) for n in seats]
            answer = await screen.ask(t("Whose seat?"), [], choices)
            if answer is None:
                return
            seats = [int(answer)]
        if not seats:
            screen.desk.message = t("No such seat can be changed.")
            return
        (seat,) = seats
        if table.sitters[seat].resigned:
            table.come_back(seat, screen.clock())
            return
        table.resign(seat, USUAL, screen.clock())
