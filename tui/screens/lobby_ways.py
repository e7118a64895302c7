"""From the lobby to a table: sitting down, joining, watching, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tui.hall.cards import SharedTable, TableCard
from tui.hall.refusal import HallRefusal
from tui.hall.stay import How
from tui.hall.visitor import Visitor
from tui.screens.base import HouseScreen
from tui.screens.lobby_list import group
from tui.screens.lobby_words import broken, calls, invitation
from tui.screens.menu import Item
from tui.widgets.lines import clean
from tui.words import Words
from tui.words.hall import refusal

if TYPE_CHECKING:
    from core.final import UndoPolicy
    from tui.hall.hall import Hall
    from tui.screens.lobby import LobbyScreen
    from tui.start import NewTable


class Ways:
    """The ways from one visitor's lobby to the tables."""

    def __init__(self, screen: LobbyScreen) -> None:
        self._screen = screen
        self._waits_at = ""
        """The id of the table whose beginning is waited for in an open question."""

    @property
    def hall(self) -> Hall:
        """The tables that visitors share."""
        hall = self._screen.house.hall
        assert hall is not None
        return hall

    @property
    def visitor(self) -> Visitor:
        """Who stands in the lobby."""
        visitor = self._screen.house.visitor
        assert visitor is not None
        return visitor

    def cards(self) -> Sequence[TableCard]:
        """Give all tables the visitor may know of."""
        return self.hall.cards(self.visitor)

    def sits_at(self) -> str:
        """Give the name of the table that is open over the lobby; empty if none is."""
        from tui.screens.play import PlayScreen

        screens = self._screen.herna.house_screens()
        return next((one.kept.name for one in screens if isinstance(one, PlayScreen)), "")

    async def go(self, card: TableCard, code: str = "") -> None:
        """Go to a table as far as the visitor may: to his seat, to a free one, to watch."""
        match group(card):
            case "mine" if card.stage == "broken":
                said = broken(card, self._screen.house.words)
                await self._screen.tell(clean(card.name), said)
            case "mine" if card.stage == "open":
                await self._wait(card)
            case "mine":
                await self._to_seat(card)
            case "open" if card.may_join:
                await self._join(card, code)
            case "ended":
                await self._enter(card.id, "seat" if card.mine else "watch")
                self._replay()
            case _:
                await self._enter(card.id, "watch")

    async def find(self, wanted: str) -> None:
        """Go to the table of this name or with this code."""
        card = self.hall.find(self.visitor, wanted)
        if card is None:
            card = self.hall.find(self.visitor, wanted.replace(" ", ""))
        t = self._screen.house.words.t
        if card is not None:
            if group(card) == "watch":
                said = t("All seats of this table are taken. You can watch.")
                await self._screen.tell(clean(card.name), said)
            elif group(card) == "ended":
                said = t("This game is over. Here is its replay from the first step.")
                await self._screen.tell(clean(card.name), said)
            await self.go(card, "" if wanted.casefold() == card.name.casefold() else wanted)
            return
        said = t("No table has the name or code “{text}”.", text=clean(wanted))
        await self._screen.tell(t("Join by code"), said)

    async def by_code(self) -> None:
        """Ask for a code or a name, and go there."""
        t = self._screen.house.words.t
        wanted = await self._screen.ask_text(t("Join by code"), [t("Code or name of the table:")])
        if wanted:
            await self.find(wanted)

    def new_table(self) -> None:
        """Choose a new table."""
        from tui.screens.shared_table import SharedTableScreen

        self._screen.app.push_screen(SharedTableScreen(self._made))

    def _made(self, table: str) -> None:
        """Go to a table that was just made, or tell how others come to it."""
        card = self.hall.card(self.visitor, table)
        if card is not None:
            self._screen.read()
            self._screen.standing.point_at(table)
            self._screen.start(partial(self.go, card))

    def begun(self, cards: Sequence[TableCard]) -> None:
        """Tell that tables have begun at which the visitor waited."""
        screen = self._screen
        names = [clean(card.name) for card in cards]
        if names:
            screen.notice = screen.house.words.t(
                "All seats are taken, the game begins: {names}", names=", ".join(names)
            )
        if self._waits_at and self._waits_at in {card.id for card in cards}:
            screen.withdraw()

    async def alone(self, new: NewTable, policy: UndoPolicy) -> None:
        """Make a table with bots that nobody else may come to, and go there."""
        shared = SharedTable(new, me=0, access="keys", policy=policy)
        try:
            table = await self.hall.create(self.visitor, shared)
        except HallRefusal as refused:
            self._screen.tell_line(refusal(self._screen.house.words, refused))
        else:
            await self._enter(table, "seat")

    async def greet_again(self) -> None:
        """Ask who comes in a second time whether he wants the seat he has in another window."""
        for card in self.cards():
            if card.seated_elsewhere:
                self._screen.standing.point_at(card.id)
                await self._to_seat(card)
                return

    async def _to_seat(self, card: TableCard) -> None:
        if not card.seated_elsewhere:
            await self._enter(card.id, "seat")
            return
        t = self._screen.house.words.t
        choices = [
            Item("seat", "t", t("Play here"), t("the other window watches")),
            Item("hand", "m", t("Only my hand"), t("next to a shared screen")),
            Item("lobby", "o", t("Stay in the lobby")),
        ]
        said = t("You are already at {table} in another window.", table=clean(card.name))
        answer = await self._screen.ask(t("Already connected"), [said], choices)
        if answer == "seat":
            await self._enter(card.id, "seat")
        elif answer == "hand":
            await self._enter(card.id, "hand")

    async def _join(self, card: TableCard, code: str) -> None:
        screen, t = self._screen, self._screen.house.words.t
        if card.access == "code" and not code:
            asked = t("The code of {table}:", table=clean(card.name))
            code = await screen.ask_text(t("Sit down"), [asked]) or ""
            if not code:
                return
        try:
            await self.hall.join(self.visitor, card.id, code.replace(" ", ""))
        except HallRefusal as refused:
            await screen.tell(t("Sit down"), refusal(screen.house.words, refused))
            return
        await self._enter(card.id, "seat")

    async def _wait(self, card: TableCard) -> None:
        """Ask what to do at a table that has not begun."""
        screen, words = self._screen, self._screen.house.words
        door = screen.house.start.door
        free = words.n("{count} seat is free.", "{count} seats are free.", card.free)
        if screen.house.settings.clipboard:
            screen.app.copy_to_clipboard(invitation(card.name, door))
        self._waits_at = card.id
        try:
            said = [free, *calls(card, words, door)]
            answer = await screen.ask(clean(card.name), said, _while_waiting(card, words))
        finally:
            self._waits_at = ""
        try:
            await self._waited(card, answer)
        except HallRefusal as refused:
            await screen.tell(clean(card.name), refusal(words, refused))
        screen.read()

    async def _waited(self, card: TableCard, answer: str | None) -> None:
        """Do what was chosen at a table that has not begun. Raises HallRefusal."""
        hall, visitor = self.hall, self.visitor
        match answer:
            case "table":
                await self._enter(card.id, "seat")
            case "sit":
                await self._join(card, card.code)
            case "stand":
                await hall.leave(visitor, card.id)
            case "cancel":
                await hall.cancel(visitor, card.id)
            case "begin":
                await hall.begin(visitor, card.id)
                await self._enter(card.id, "seat")

    def _replay(self) -> None:
        """Show a game that is over from its first move."""
        front = self._screen.app.screen
        if isinstance(front, HouseScreen) and front is not self._screen:
            front.call_after_refresh(front.do, "start")

    async def _enter(self, table: str, how: How) -> None:
        from tui.screens.going import open_room

        screen = self._screen
        try:
            await open_room(screen.herna, table, how)
        except HallRefusal as refused:
            await screen.tell(screen.house.words.t("Tables"), refusal(screen.house.words, refused))


def _while_waiting(card: TableCard, words: Words) -> list[Item]:
    """What can be chosen at a table that has not begun."""
    t = words.t
    wait = Item("wait", "o", t("Wait in the lobby"))
    if card.mine:
        choices = [Item("table", "t", t("Wait at the table")), wait]
        choices.append(Item("stand", "s", t("Give up the seat")))
    else:
        choices = [Item("sit", "s", t("Sit down")), wait]
    if card.hosted:
        choices.append(Item("begin", "b", t("Begin now"), t("bots take the free seats")))
        choices.append(Item("cancel", "c", t("Remove the table")))
    return choices
