"""At a table that visitors share: who comes and goes, what all must agree on, leaving, talk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from tui.hall.refusal import HallRefusal
from tui.hall.stay import Stay
from tui.play.looking import Look
from tui.play.presence import News, Presence
from tui.play.scene import Aids
from tui.screens.going import open_room
from tui.screens.menu import Item
from tui.screens.play_questions import Questions
from tui.screens.play_recap import RECAP
from tui.widgets.lines import clean, cut_text
from tui.words.hall import refusal
from tui.words.people import person, speaker

if TYPE_CHECKING:
    from tui.screens.base import HouseScreen
    from tui.screens.play import PlayScreen


class InCompany:
    """What a visitor does with a table that others share."""

    def __init__(self, screen: PlayScreen, stay: Stay) -> None:
        self._screen = screen
        self._stay = stay
        self._questions = Questions(screen, stay)
        self.presence: Presence = stay.presence
        self.presence.attach(screen.hear, partial(screen.herna.call_later, screen.hear))

    def begin(self) -> None:
        """Say who is here, and tell who comes back what he has missed."""
        screen, seat = self._screen, self._screen.session.seat
        self._name_all()
        self._gather()
        if not self._stay.begun:
            return
        if seat is not None and self._stay.plays_here and not self._stay.table.ended:
            own = any(step.seat == seat for step in self._stay.table.match.journal)
            if own and screen.session.recap(seat):
                screen.look = Look(RECAP)

    def end(self) -> None:
        """The seats of this visitor are away."""
        self._stay.end()

    def save_now(self) -> str:
        """Save at once; give a sentence if that failed. The server goes on trying."""
        return "" if self.presence.room.keeper.flush() is None else self._unsaved()

    def _unsaved(self) -> str:
        return self._screen.house.words.t("The server cannot save this table now; it keeps trying.")

    def way_back(self) -> str:
        """The server says how its tables are reached."""
        return ""

    async def may_leave(self, _over: HouseScreen) -> bool:
        """Who leaves takes nothing along: the server keeps the table."""
        return True

    async def depart(self) -> None:
        """Leave the table; the server keeps it."""
        self._screen.dismiss()

    def hear(self, news: News) -> None:
        """Tell the visitor what others do beside the game, and ask what they want to know."""
        screen = self._screen
        self._name_all()
        self._gather()
        self._questions.withdraw()
        match news.kind:
            case "seats":
                self._questions.end_wanted()
                screen.repaint()
            case "talk":
                self._overhear()
            case "closed":
                screen.dismiss()
            case "asked" if news.seat is not None:
                screen.work(partial(self._questions.stand_in, news.seat), group="asked")
            case "again":
                screen.work(partial(self._questions.come_along, news), group="asked")
            case "came" | "went" | "goes-on" | "demoted" | "begun":
                screen.take()
                self._mention(self._told(news))

    def _name_all(self) -> None:
        """Write down who is here, for the page of the table talk."""
        words, stay = self._screen.house.words, self._stay
        absent = stay.absent()
        names = [
            person(words, sitter.name, guest=stay.guest(seat))
            for seat, sitter in enumerate(stay.table.sitters)
        ]
        here = [names[seat] for seat in stay.table.humans if seat not in absent]
        away = [names[seat] for seat in absent]
        watching = [person(words, one.name, guest=one.guest) for one in stay.watchers()]
        parts = [
            words.t("At the table: {names}.", names=words.join(here)) if here else "",
            words.t("Away: {names}.", names=words.join(away)) if away else "",
            words.t("Watching: {names}.", names=words.join(watching)) if watching else "",
        ]
        self._screen.desk.company = " ".join(part for part in parts if part)
        self._screen.desk.table_name = self._screen.kept.name

    def _overhear(self) -> None:
        """Show in the line for messages what somebody else has said."""
        screen = self._screen
        talk = screen.desk.seen.talk
        if not talk or talk[-1].name == self._stay.own_name:
            return
        said = f"{speaker(screen.house.words, talk[-1])}: {clean(talk[-1].text)}"
        self._mention(cut_text(said, max(1, screen.app.size.width - 4), screen.house.glyphs))

    def _mention(self, text: str) -> None:
        """Show a message, unless a question stands there that Enter would answer."""
        if not self._screen.desk.doubts.open:
            self._screen.desk.message = text
            self._screen.repaint()

    def _gather(self) -> None:
        """Say what is waited for, and how others come here, until the game begins."""
        desk, words, stay = self._screen.desk, self._screen.house.words, self._stay
        desk.waits = ""
        if stay.begun:
            return
        desk.waits = words.n(
            "The game begins when {count} more seat is taken.",
            "The game begins when {count} more seats are taken.",
            len(stay.held.free_seats()),
        )
        if stay.code:
            desk.waits += " " + words.t("Code: {code}", code=stay.code)

    def _told(self, news: News) -> str:
        t, name = self._screen.house.words.t, clean(news.name)
        if news.kind == "came":
            return t("{name} is here now.", name=name)
        if news.kind == "went":
            return t("{name} is away.", name=name)
        if news.kind == "goes-on":
            return t("{name} wants to play on.", name=name)
        if news.kind == "demoted":
            return t("Your seat is now played from another window. :seat takes it back.")
        return t("All seats are taken: the game begins.")

    @property
    def hints(self) -> bool:
        """Whether bots may give hints here."""
        return self._stay.held.seating.hints

    @property
    def aids(self) -> Aids:
        """What screens may do for their players here."""
        seating = self._stay.held.seating
        return Aids(seating.points_ahead, seating.memory)

    @property
    def keeps_result(self) -> bool:
        """Whether the result of the game belongs among those of this house."""
        return bool(self._stay.presence.seats)

    def after_the_end(self) -> list[Item]:
        """Give the choices that a finished game leaves."""
        t = self._screen.house.words.t
        seated = bool(self._stay.presence.seats)
        return [
            Item("again", "a", t("Play again"), enabled=seated),
            Item("swap", "w", t("Play again, everyone one seat further"), enabled=seated),
            Item("replay", "r", t("Replay from the start")),
        ]

    async def leave(self) -> None:
        """Ask how to leave the table; who only watches just goes."""
        screen, t = self._screen, self._screen.house.words.t
        if self._stay.table.ended or not self._stay.begun or not self._stay.plays_here:
            screen.dismiss()
            return
        saved = await self.presence.room.keeper.save() is None
        resigned = self._stay.resigned
        choices = [
            Item("leave", "s", t("Leave"), t("the game waits for you") if saved else ""),
            Item("return", "r", t("Take the seat back"))
            if resigned
            else Item("bot", "b", t("Hand the seat to a bot")),
            Item("end", "e", t("End the game now"), t("if everyone agrees"), not resigned),
            Item("stay", "y", t("Stay")),
        ]
        absent = self._stay.absent()
        if absent and not resigned:
            choices.insert(
                2, Item("absent", "a", t("A bot for the absent player"), t("if all agree"))
            )
        said = t("The game is saved and waits for you.") if saved else self._unsaved()
        answer = await screen.ask(t("Leave the table?"), [said], choices)
        deeds: dict[str, Callable[[], Awaitable[None]]] = {
            "bot": self._resign,
            "return": self._resign,
            "end": self.agree,
            "absent": lambda: self._want_stand_in(absent),
        }
        if answer == "leave":
            screen.dismiss()
            return
        if answer in deeds:
            await deeds[answer]()
        screen.take()

    async def seat(self, name: str) -> None:
        """Leave the own seat to a bot or take it back; ask for a bot for who is away."""
        if self._stay.could_play:
            self._stay.take_seat()
            self._screen.take()
            return
        t, sitters = self._screen.house.words.t, self._stay.table.sitters
        named = name.casefold()
        own = self._stay.presence.seats
        found = [seat for seat, one in enumerate(sitters) if named in one.name.casefold()]
        absent = [seat for seat in self._stay.absent() if seat in found]
        if self._stay.plays_here and (not named or any(seat in own for seat in found)):
            await self._resign()
        elif self._stay.plays_here and absent:
            await self._want_stand_in(absent)
        else:
            self._screen.desk.message = t("No such seat can be changed.")

    async def agree(self) -> None:
        """Say that this visitor wants to end the game now."""
        t = self._screen.house.words.t
        if not self._stay.may_decide:
            self._screen.desk.message = t("Only players can do that.")
            return
        choices = [Item("yes", "y", t("End it")), Item("no", "o", t("Keep playing"))]
        said = t("The game ends when everyone at the table agrees.")
        if await self._screen.ask(t("End by agreement"), [said], choices, at=1) == "yes":
            self._stay.agree_to_end()
            if not self._stay.table.ended:
                self._screen.desk.message = t("The others are being asked.")

    async def again(self, *, turned: bool) -> None:
        """Make the same table again, with everybody at it; `turned`: one seat further."""
        screen = self._screen
        try:
            table = await self._stay.again(turned=turned)
            await open_room(screen.herna, table, "seat", instead=screen)
        except HallRefusal as refused:
            screen.desk.message = refusal(screen.house.words, refused)

    async def export(self, _place: str) -> None:
        """Write no file: it would lie on the server."""
        self._screen.desk.message = self._screen.house.words.t(
            "Files cannot be written on a server. The game stays in the lobby, where you "
            "can replay it."
        )

    async def rename(self, name: str) -> None:
        """Give the table another name."""
        screen, words = self._screen, self._screen.house.words
        if not name:
            screen.desk.message = words.t("Give a name: save NAME.")
            return
        try:
            await self._stay.rename(name)
        except HallRefusal as refused:
            screen.desk.message = refusal(words, refused)
            return
        screen.desk.table_name = screen.kept.name
        screen.desk.message = words.t("Saved as {name}.", name=clean(screen.kept.name))

    def say(self, text: str) -> None:
        """Say something at the table."""
        screen, words = self._screen, self._screen.house.words
        if not text:
            screen.desk.message = words.t("Write a message: say TEXT.")
            return
        try:
            self._stay.say(text)
        except HallRefusal as refused:
            screen.desk.message = refusal(words, refused)

    async def _resign(self) -> None:
        if self._stay.resigned:
            self._stay.come_back()
        else:
            self._stay.resign()

    async def _want_stand_in(self, absent: list[int]) -> None:
        screen, t = self._screen, self._screen.house.words.t
        seat = absent[0]
        if len(absent) > 1:
            sitters = self._stay.table.sitters
            choices = [Item(str(n), str(n + 1), clean(sitters[n].name)) for n in absent]
            answer = await screen.ask(t("Whose seat?"), [], choices)
            if answer is None:
                return
            seat = int(answer)
        outcome = self._stay.want_stand_in(seat)
        if outcome == "asked":
            screen.desk.message = t("The others are being asked.")
        elif outcome == "no":
            screen.desk.message = t("No such seat can be changed.")
