"""Lobbies for tests: visitors, a real hall in a folder, and a hall that shows set tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from core.table import Question
from saves.seating import Access
from tests.tui.screens.conftest import NOON, Herna, settle
from tui.app import HernaApp
from tui.hall.cards import SeatCard, SharedTable, TableCard
from tui.hall.hall import Hall
from tui.hall.visitor import Visitor
from tui.play.thinker import ThinkingFailed
from tui.screens.lobby import LobbyScreen
from tui.settings import Settings, save
from tui.start import NewTable, Start

DOOR = "ssh -p 2222 games.example.org"


def key(letter: str) -> str:
    """A fingerprint that can be told from others."""
    return f"SHA256:{letter * 43}"


MILA = Visitor(key("m"), "mila")
TOM = Visitor(key("t"), "Tom")
OTA = Visitor(key("o"), "Ota")
GUEST = Visitor("guest-1", "Host", guest=True)


async def first_legal(question: Question) -> Any:
    """A bot that takes the first step it may."""
    return question.legal[0]


@asynccontextmanager
async def a_hall(folder: Path, *here: Visitor) -> AsyncIterator[Hall]:
    """Open a hall in a folder; `here` are on the server."""
    hall = Hall(folder / "tables", lambda: NOON, first_legal)
    await hall.start()
    for visitor in here:
        hall.come(visitor)
    try:
        yield hall
    finally:
        await hall.close()


@asynccontextmanager
async def a_lobby(
    hall: Hall,
    visitor: Visitor,
    folder: Path,
    *,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    keys: Sequence[str] = (),
    settings: Settings | None = None,
    **start: Any,
) -> AsyncIterator[Herna]:
    """Let a visitor in and press keys."""
    data = folder / visitor.name
    save(data / "settings.json", settings or Settings(welcomed=True))
    app = HernaApp(
        Start(language, data, door=DOOR, **start),
        {"TERM": "xterm-256color", "LANG": "C.UTF-8"},
        visitor=visitor,
        hall=hall,
        bots=NoBots(),
    )
    gone = hall.come(visitor)
    async with app.run_test(size=size) as pilot:
        await done(pilot)
        await press(pilot, *keys)
        yield pilot
    gone()


class NoBots:
    """Bots of a server; no test here lets one think in an app."""

    async def answer(self, question: Question) -> Any:
        """Take the first legal step."""
        return question.legal[0]

    async def ask(self, task: str, *given: Any) -> Any:
        """Give no advice."""
        raise ThinkingFailed("closed")

    async def warm_up(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


async def press(pilot: Herna, *keys: str) -> None:
    """Press keys; each is done when all before it has been done."""
    await pilot.press(*keys)
    await done(pilot)


async def done(pilot: Herna) -> None:
    """Wait for what was begun, also on the disk."""
    screen = pilot.app.screen
    for _ in range(200):
        await settle(pilot)
        if pilot.app.screen is screen and not busy(pilot):
            return
        screen = pilot.app.screen
        await asyncio.sleep(0.01)
    raise AssertionError("the app does not come to rest")


def busy(pilot: Herna) -> bool:
    """Whether the visit begins just now, or a deed goes on that does not wait for an answer."""
    app: Any = pilot.app
    if isinstance(app.screen, LobbyScreen) and app.screen.behind:
        return True
    return not app.house.awake or (
        app.screen.dialog is None
        and any(worker.group == "deed" and worker.is_running for worker in pilot.app.workers)
    )


def shared(
    *names: str,
    game: str = "struggle",
    me: int = 0,
    access: Access = "anyone",
    name: str = "",
    levels: Sequence[str | None] = (),
) -> SharedTable:
    """A table to be made; an empty name is a free seat."""
    from core.table import Sitter

    bots = [*levels, *[None] * len(names)]
    sitters = tuple(Sitter(each, bots[seat]) for seat, each in enumerate(names))
    return SharedTable(NewTable(game, sitters, {}, None, 7), me, access, (), "honest", True, name)


def seat(name: str, points: int = 0, **more: Any) -> SeatCard:
    """A seat of a shown table."""
    return SeatCard(name, points=points, **more)


CARDS = (
    TableCard(
        "1",
        "kafe",
        "struggle",
        "playing",
        (
            seat("Tom", 5),
            seat("mila", 4, mine=True, to_move=True),
            seat("Bot 1", 3, level="medium"),
        ),
        "Tom",
        turn=11,
        changed=NOON - 60,
        watchers=2,
        hints=False,
    ),
    TableCard(
        "2",
        "zitra",
        "labora",
        "playing",
        (seat("Jiří", 15, away=True), seat("mila", 21, mine=True, to_move=True)),
        "mila",
        hosted=True,
        turn=40,
        changed=NOON - 90_000,
        options={"length": "short"},
    ),
    TableCard(
        "3",
        "les",
        "seeland",
        "playing",
        (seat("Tom", 15, to_move=True), seat("mila", 24, mine=True)),
        "Tom",
        turn=9,
        changed=NOON - 600,
    ),
    TableCard(
        "4",
        "jaro",
        "burgundy",
        "open",
        (seat(""), seat("mila", mine=True), seat("")),
        "mila",
        hosted=True,
        access="code",
        code="kovati47",
        changed=NOON - 30,
    ),
    TableCard(
        "5",
        "brod",
        "seeland",
        "open",
        (seat(""), seat("Ota"), seat("Jan")),
        "Ota",
        access="code",
        policy="free",
        changed=NOON - 45,
    ),
    TableCard(
        "6",
        "dvur",
        "burgundy",
        "open",
        (seat("Eva"), seat("")),
        "Eva",
        changed=NOON - 46,
    ),
    TableCard(
        "7",
        "velky-stul",
        "struggle",
        "playing",
        (seat("Eva", 8), seat("Jan", 6, to_move=True), seat("Ota", 7)),
        "Eva",
        turn=12,
        watchers=1,
        changed=NOON - 5,
    ),
    TableCard(
        "8",
        "vcera",
        "labora",
        "ended",
        (seat("Eva", 231), seat("mila", 208, mine=True)),
        "Eva",
        turn=60,
        winners=(0,),
        changed=NOON - 86_400,
    ),
)
"""Tables of every kind, as mila sees them."""


class Shown(Hall):
    """A hall that shows set tables and remembers what it was asked for."""

    def __init__(self, folder: Path, cards: Sequence[TableCard], here: Sequence[Visitor]) -> None:
        super().__init__(folder, lambda: NOON, first_legal)
        self.shown = list(cards)
        self.here = tuple(here)

    def cards(self, visitor: Visitor) -> tuple[TableCard, ...]:
        """The tables that were set."""
        return tuple(self.shown)

    def card(self, visitor: Visitor, table: str) -> TableCard | None:
        """One of them."""
        return next((card for card in self.shown if card.id == table), None)

    def present(self) -> tuple[Visitor, ...]:
        """The visitors that were set."""
        return self.here

    def show(self, *cards: TableCard) -> None:
        """Show other tables, and say so."""
        self.shown = list(cards)
        self._stir()


def changed(table: TableCard, **values: Any) -> TableCard:
    """The same table a moment later."""
    return replace(table, **values)
