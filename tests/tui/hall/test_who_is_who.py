"""Nobody passes for somebody else, at a table, in talk or in the lobby."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.table import Sitter
from tests.tui.hall.apps import go, press, settle, text, visit, write
from tests.tui.hall.people import EVA, TOM, Clock, hall_in, quiet, shared
from tui.hall.cards import SharedTable
from tui.hall.visitor import Visitor
from tui.play.names import likeness, usable
from tui.screens.new_game_form import Row
from tui.screens.shared_table_form import shared_form
from tui.ssh.identity import guest as guest_of
from tui.ssh.identity import with_key
from tui.start import NewTable

MILA = Visitor("SHA256:mila", "mila")


def guest(name: str, number: int = 1) -> Visitor:
    """A guest who calls himself so."""
    return Visitor(f"guest:{number}", name, guest=True)


@pytest.mark.parametrize("name", ["mila", "MILA", "Míla", "m1la", "mi\u200bla", "rnila"])
@pytest.mark.parametrize("guest_first", [False, True])
async def test_a_guest_who_calls_himself_mila_is_renamed_beside_mila(
    tmp_path: Path, name: str, guest_first: bool
) -> None:
    async with hall_in(tmp_path) as hall:
        false = guest(name)
        for one in (false, MILA) if guest_first else (MILA, false):
            hall.come(one)
        assert hall.known(MILA).name == "mila"
        renamed = hall.known(false).name
        assert likeness(renamed) != likeness("mila")
        table = await hall.create(MILA, shared("me", "open"))
        await hall.join(TOM, table)
        stay = await hall.enter(false, table)
        stay.say("I am mila")
        said = stay.table.talk[-1]
        assert (said.name, said.seat, said.guest) == (renamed, None, True)
        assert [one.name for one in stay.watchers()] == [renamed]


async def test_a_guest_is_renamed_beside_a_mila_who_is_not_here_now(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(MILA, shared("me", "open"))
        false = guest("Mila")
        hall.come(false)
        assert hall.known(false).name == "Mila-2"
        assert await hall.join(false, table) == 1
        card = hall.card(TOM, table)
        assert card is not None
        assert [(seat.name, seat.guest) for seat in card.seats] == [
            ("mila", False),
            ("Mila-2", True),
        ]


async def test_all_who_are_here_have_different_names(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        people = [
            EVA,
            Visitor("SHA256:2", "eva"),
            Visitor("SHA256:3", "Éva"),
            guest("EVA", 4),
            guest("eva", 5),
        ]
        ends = [hall.come(one) for one in people]
        names = [one.name for one in hall.present()]
        assert len({likeness(name) for name in names}) == len(people)
        assert names[0] == "Eva"
        ends[0]()
        assert "Eva" not in [one.name for one in hall.present()]
        hall.come(EVA)
        names = [one.name for one in hall.present()]
        assert len({likeness(name) for name in names}) == len(people)


async def test_who_watches_is_not_called_like_a_sitter(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        table = await hall.create(EVA, shared("me", "open"))
        other = Visitor("SHA256:other", "EVA")
        hall.come(other)
        assert hall.known(other).name == "EVA"
        stay = await hall.enter(other, table)
        assert stay.own_name == "EVA-2"
        stay.say("hello")
        assert stay.table.talk[-1].name == "EVA-2"


async def test_bots_are_not_called_like_people_or_each_other(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        sitters = (Sitter(""), Sitter("eva", "easy"), Sitter("EVA", "easy"), Sitter(""))
        made = SharedTable(NewTable("seeland", sitters, {}, None, 5), 0)
        table = await hall.create(EVA, made)
        one = Visitor("SHA256:one", "Bot 1")
        await hall.join(one, table)
        card = hall.card(EVA, table)
        assert card is not None
        names = [seat.name for seat in card.seats]
        assert (names[0], names[3]) == ("Eva", "Bot 1")
        assert len({likeness(name) for name in names}) == 4


async def test_bots_that_take_free_seats_have_names_of_their_own(tmp_path: Path) -> None:
    async with hall_in(tmp_path, ticks=Clock()) as hall:
        one = Visitor("SHA256:one", "Bot 1")
        table = await hall.create(one, shared("me", "open", "open"))
        await hall.begin(one, table)
        card = hall.card(EVA, table)
        assert card is not None
        assert len({likeness(seat.name) for seat in card.seats}) == 3
        assert card.seats[0].name == "Bot 1"


async def test_talk_and_lists_carry_the_role(tmp_path: Path) -> None:
    max_, lena = guest("Max", 1), guest("Lena", 2)
    async with (
        hall_in(tmp_path / "tables") as hall,
        visit(hall, EVA, tmp_path, size=(120, 40)) as eva,
        visit(hall, max_, tmp_path) as plays,
        visit(hall, lena, tmp_path) as watches,
    ):
        table = await hall.create(EVA, shared("me", "open"))
        await hall.join(max_, table)
        await settle(eva)
        for _ in range(100):
            if "Max (guest)" in text(eva) and "Lena (guest)" in text(eva):
                break
            await settle(eva)
        assert "Max (guest)" in text(eva)
        assert "Lena (guest)" in text(eva)
        own = await go(eva, table)
        await go(plays, table)
        await go(watches, table, "watch")
        await write(plays, "say one")
        await settle(eva)
        assert own.desk.message == "Max (guest): one"
        await write(watches, "say two")
        await settle(eva)
        assert own.desk.message == "Lena (guest, watching): two"
        assert own.desk.company == "At the table: Eva and Max (guest). Watching: Lena (guest)."
        await press(eva, "C")
        assert "Max (guest): one" in text(eva)
        assert "Lena (guest, watching): two" in text(eva)


async def test_the_role_is_kept_with_what_was_said(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(guest("Max"))
        table = await hall.create(EVA, shared("me", "open"))
        stay = await hall.enter(guest("Max"), table, "watch")
        stay.say("hello")
        stay.end()
        await quiet()
        again = await hall.enter(EVA, table)
        assert [(said.name, said.guest) for said in again.table.talk] == [("Max", True)]


@pytest.mark.parametrize(
    "written", ["", " ", "\u3164", "\u200b\u2800", "---", "...", "\x1b[", "[]"]
)
def test_what_nobody_can_read_is_no_name_of_a_visitor(written: str) -> None:
    for visitor in (with_key("SHA256:abcdefgh", written), guest_of(written)):
        assert usable(visitor.name)
    assert with_key("SHA256:abcdefgh", written).name == "key abcdef"


@pytest.mark.parametrize("name", ["", "\u3164", "---", "\u200b"])
def test_bots_at_a_shared_table_have_names_too(name: str) -> None:
    form = shared_form("seeland", EVA, [f"Bot {number}" for number in range(1, 7)], ())
    other = 1 if form.me == 0 else 0
    form.form.seats[other].level = "easy"
    before = form.name_of(other)
    assert form.write(Row("seat", other), name, ()) == "no-name"
    assert form.name_of(other) == before


@pytest.mark.parametrize("name", ["Eva", "EVA", "Éva", "E v a", "\u0415v\u0430"])
def test_bots_at_a_shared_table_are_not_called_like_the_host(name: str) -> None:
    form = shared_form("seeland", EVA, [f"Bot {number}" for number in range(1, 7)], ())
    other = 1 if form.me == 0 else 0
    form.form.seats[other].level = "easy"
    assert form.trouble() == ""
    assert form.write(Row("seat", other), name, ()) == ""
    assert form.trouble() == "same-names"
