"""A hall never fills up for good: tables to which nobody can return are swept."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from saves.listing import ENDING
from saves.results import Results
from saves.seating import ENDING as SEATS
from saves.seating import read_seating, seating_path, write_seating
from tests.tui.hall.people import ADA, EVA, GUEST, NOON, TOM, Clock, hall_in, quiet, shared
from tui.hall import hall as halls
from tui.hall import sweeping
from tui.hall.cards import TableCard
from tui.hall.hall import MOST, Hall
from tui.hall.refusal import HallRefusal
from tui.hall.register import Register
from tui.hall.sweeping import DAY
from tui.hall.visitor import Visitor
from tui.play.presence import News

LENA = Visitor("guest:2", "Lena", guest=True)


async def ended(hall: Hall, *people: Visitor) -> str:
    """Have a table of these people, the first of whom makes it, whose game is over."""
    table = await hall.create(people[0], shared("me", *["open"] * (len(people) - 1) or ["random"]))
    for one in people[1:]:
        await hall.join(one, table)
    stays = [await hall.enter(one, table) for one in people]
    for stay in stays:
        stay.agree_to_end()
    await stays[0].presence.room.keeper.settle()
    for stay in stays:
        stay.end()
    await quiet()
    return table


async def test_a_guests_tables_go_when_the_last_guest_has_left(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        max_goes, lena_goes = hall.come(GUEST), hall.come(LENA)
        begun = await hall.create(GUEST, shared("me", "open"))
        await hall.join(LENA, begun)
        alone = await hall.create(GUEST, shared("me", "random"))
        waits = await hall.create(LENA, shared("me", "open"))
        max_goes()
        await quiet()
        assert {card.id for card in hall.cards(LENA)} == {begun, waits}
        assert not hall._opener.tables.get(alone)
        lena_goes()
        await quiet()
        assert not hall.cards(ADA)
        assert not hall._opener.tables
        assert not hall._guests
    assert not [path for path in tmp_path.iterdir() if path.suffix in (ENDING, SEATS)]


async def test_a_guests_second_visit_keeps_the_tables(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        first, second = hall.come(GUEST), hall.come(GUEST)
        table = await hall.create(GUEST, shared("me", "open"))
        first()
        await quiet()
        assert hall.card(GUEST, table) is not None
        second()
        await quiet()
        assert hall.card(GUEST, table) is None


async def test_a_table_to_which_somebody_can_return_stays_and_has_a_host(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        goes = hall.come(GUEST)
        table = await hall.create(GUEST, shared("me", "open", "open"))
        await hall.join(EVA, table)
        goes()
        await quiet()
        card = hall.card(EVA, table)
        assert card is not None
        assert [seat.name for seat in card.seats] == ["", "Eva", ""]
        assert (card.hosted, card.host, card.free) == (True, "Eva", 2)
        await hall.begin(EVA, table)
        card = hall.card(EVA, table)
        assert card is not None and card.stage == "playing"


async def test_a_begun_table_of_a_guest_and_somebody_with_a_key_stays(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        goes = hall.come(GUEST)
        table = await hall.create(GUEST, shared("me", "open"))
        await hall.join(EVA, table)
        goes()
        await quiet()
        card = hall.card(EVA, table)
        assert card is not None and card.seats[0].away


async def test_who_watches_a_guests_table_is_sent_home_in_order(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        goes = hall.come(GUEST)
        table = await hall.create(GUEST, shared("me", "random"))
        watcher = await hall.enter(EVA, table)
        told: list[News] = []
        watcher.presence.attach(told.append)
        goes()
        await quiet()
        assert told[-1].kind == "closed"
        watcher.end()


async def test_what_guests_began_is_gone_after_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        hall.come(GUEST)
        await hall.create(GUEST, shared("me", "random"))
        await ended(hall, GUEST, EVA)
        await ended(hall, GUEST)
    async with hall_in(tmp_path) as hall:
        (card,) = hall.cards(EVA)
        assert card.mine
    assert len(list(tmp_path.glob(f"*{SEATS}"))) == 1


async def test_ended_tables_go_into_the_results_after_thirty_days(tmp_path: Path) -> None:
    clock = Clock()
    places: dict[str, Results] = {}

    def results(key: str) -> Results:
        return places.setdefault(key, Results(tmp_path / f"{key[7:]}.jsonl"))

    folder = tmp_path / "tables"
    async with hall_in(folder, clock, results=results) as hall:
        hall.come(GUEST)
        old = await ended(hall, EVA, TOM, GUEST)
        running = await hall.create(EVA, shared("me", "open"))
        clock.now = NOON + 29 * DAY
        newer = await ended(hall, EVA)
        await hall._sweeper.ended()
        assert {card.id for card in hall.cards(EVA)} == {old, running, newer}
        clock.now = NOON + 30 * DAY
        await hall._sweeper.ended()
        assert {card.id for card in hall.cards(EVA)} == {running, newer}
        assert set(places) == {EVA.key, TOM.key}
        for place in places.values():
            (result,) = place.all()
            assert [one.name for one in result.standings] == ["Eva", "Tom", "Max"]
            assert (result.how, result.winners) == ("agreement", ())
        clock.now = NOON + 60 * DAY
    async with hall_in(folder, clock, results=results) as hall:
        for _ in range(20):
            await quiet()
            if len(hall.cards(EVA)) == 1:
                break
        assert [card.id for card in hall.cards(EVA)] == [running]
        assert len(places[EVA.key].all()) == 2


async def test_nobody_is_thrown_out_of_an_old_game(tmp_path: Path) -> None:
    clock = Clock()
    async with hall_in(tmp_path, clock) as hall:
        table = await ended(hall, EVA)
        stay = await hall.enter(EVA, table)
        clock.now += 31 * DAY
        await hall._sweeper.ended()
        assert hall.card(EVA, table) is not None
        stay.end()
        await hall._sweeper.ended()
        assert hall.card(EVA, table) is None


async def test_of_very_many_ended_tables_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "MOST_ENDED", 2)
    clock = Clock()
    async with hall_in(tmp_path, clock) as hall:
        tables = []
        for _ in range(4):
            tables.append(await ended(hall, EVA))
            clock.now += 60
        await hall._sweeper.ended()
        assert {card.id for card in hall.cards(EVA)} == set(tables[2:])


async def test_a_full_hall_says_so_and_only_games_that_go_on_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST", 2)
    async with hall_in(tmp_path) as hall:
        await ended(hall, EVA)
        await ended(hall, EVA)
        goes = hall.come(GUEST)
        await hall.create(GUEST, shared("me", "random"))
        await hall.create(EVA, shared("me", "open"))
        with pytest.raises(HallRefusal) as told:
            await hall.create(TOM, shared("me", "open"))
        assert told.value.reason == "hall-full"
        goes()
        await quiet()
        await hall.create(TOM, shared("me", "open"))


async def full_hall(folder: Path) -> None:
    """Fill a folder with as many tables as a hall may have: half for all, the rest with a code."""
    async with hall_in(folder) as hall:
        table = await hall.create(EVA, shared("me", "open", "open", game="seeland"))
        await hall.join(TOM, table)
    save = folder / f"{table}{ENDING}"
    data, seating = save.read_bytes(), read_seating(seating_path(save))
    for number in range(MOST - 1):
        other = folder / f"copy-{number}{ENDING}"
        other.write_bytes(data.replace(f'"{table}"'.encode(), f'"copy-{number}"'.encode()))
        update = {
            "code": f"code{number}",
            "access": "code" if number % 2 else "anyone",
            "host": f"SHA256:{number % 300}",
            "holders": (f"SHA256:{number % 300}", f"SHA256:{number % 200}", None),
        }
        write_seating(seating_path(other), seating.model_copy(update=update))


def quickest(hall: Hall, visitor: Visitor, change: bool) -> tuple[float, tuple[TableCard, ...]]:
    """Give the milliseconds of a quick reading of the hall, and what was read."""
    found, cards = [], hall.cards(visitor)
    for number in range(20):
        if change:
            list(hall._opener.tables.values())[number].changed()
        begun = process_time()
        cards = hall.cards(visitor)
        found.append(process_time() - begun)
    return min(found) * 1000, cards


async def test_a_thousand_tables_are_listed_within_two_milliseconds(tmp_path: Path) -> None:
    await full_hall(tmp_path)
    async with hall_in(tmp_path) as hall:
        for visitor, own in ((ADA, 0), (Visitor("SHA256:7", "Seven"), 7), (TOM, 1)):
            for change in (False, True):
                spent, cards = quickest(hall, visitor, change)
                print(f"\n{len(cards)} tables, {visitor.name}, changed {change}: {spent:.2f} ms")
                assert len(cards) == MOST
                assert sum(card.mine for card in cards) == own
                assert spent < 2


async def test_lists_from_indexes_tell_each_what_listing_one_by_one_would(tmp_path: Path) -> None:
    from tui.hall import listing

    async with hall_in(tmp_path) as hall:
        hall.come(EVA)
        goes = hall.come(GUEST)
        open_to_all = await hall.create(EVA, shared("me", "open", "open"))
        await hall.create(TOM, shared("me", "open", access="code"))
        full = await hall.create(TOM, shared("me", "open", access="code"))
        await hall.create(TOM, shared("me", "open", access="keys", keys=(ADA.key,)))
        await hall.join(GUEST, open_to_all)

        def check() -> None:
            for visitor in (EVA, TOM, ADA, GUEST, LENA):
                expected = [
                    listing.card(held, visitor, hall._company)
                    for held in hall._opener.tables.values()
                    if listing.listed(held, visitor)
                ]
                cards = hall.cards(visitor)
                assert [card.id for card in cards] == sorted(
                    (card.id for card in expected),
                    key=lambda one: (-hall._opener.tables[one].summary.saved, one),
                )
                assert all(card in expected for card in cards)

        check()
        card = hall.card(TOM, full)
        assert card is not None
        await hall.join(ADA, full, card.code)
        check()
        stay = await hall.enter(EVA, open_to_all)
        watcher = await hall.enter(LENA, open_to_all, "watch")
        check()
        watcher.end()
        await hall.rename(EVA, open_to_all, "kafe")
        check()
        assert hall.find(LENA, "kafe") is not None
        stay.end()
        goes()
        await quiet()
        check()
        await hall.cancel(EVA, open_to_all)
        check()
        assert hall.find(LENA, "kafe") is None
        assert isinstance(hall._register, Register)
