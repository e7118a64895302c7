"""From a document back to the table, and what is found out about documents that lie."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from core import games
from core.journal import CannotUndo
from core.match import Match
from core.struggle import game as struggle
from core.table import Sitter, Table
from saves.document import Document, digest_of, dump, load, state_json
from saves.errors import Damaged, SaveError, Tampered, UnknownGame
from saves.opening import open_table, verify
from saves.recorder import Recorder, from_table
from tests.saves.tables import START, document, finished, new_table, play


def changed(saved: Document, **fields: Any) -> Document:
    """The same save with other fields, as if somebody had edited the file."""
    return load(to_json({**from_json(dump(saved)), **fields}))


def with_snapshot(saved: Document, **fields: Any) -> Document:
    """A save whose snapshot was edited by somebody who also made the digest fit."""
    snapshot = {**saved.snapshot, **fields}
    return changed(saved, snapshot=snapshot, digest=digest_of(snapshot))


def same_seen(one: Table, other: Table) -> bool:
    """Whether nobody at two tables could tell them apart (but for redo, which is not saved)."""
    seats = [None, *range(one.match.seats)]
    return all(
        repr(one.seen(seat)).replace("can_redo=True", "can_redo=False") == repr(other.seen(seat))
        for seat in seats
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("steps", [0, 1, 17, 150])
def test_the_same_seat_is_at_the_same_step(seats: int, steps: int) -> None:
    table = play(new_table(seats), steps)
    for step in table.match.journal:
        step.at = round(step.at, 3)
    opened = open_table(load(dump(from_table(table, "Friday", START))))
    assert opened.lost is None
    assert opened.table.match.state == table.match.state
    assert opened.table.match.journal == table.match.journal
    assert same_seen(table, opened.table)


def test_saved_opened_and_played_on_is_the_same_as_played_on() -> None:
    table = play(new_table(), 70)
    again = open_table(load(dump(from_table(table, "Friday", START)))).table
    play(table, 20_000, seed=9)
    play(again, 20_000, seed=9)
    assert table.match.over
    assert again.match.state == table.match.state
    assert again.match.journal[-1].action == table.match.journal[-1].action


def test_what_was_decided_without_being_asked_is_still_so() -> None:
    table = new_table(2)
    match = table.match
    for number in range(3):
        action, unasked = match.legal()[0], number > 0
        table.play(match.to_move or 0, action, number, START, unasked=unasked)
    saved = load(dump(from_table(table, "Friday", START)))
    journal = open_table(saved).table.match.journal
    assert [step.unasked for step in journal] == [False, True, True]
    assert verify(saved).holds


def test_all_that_people_did_comes_back() -> None:
    table = play(new_table(), 30)
    table.policy = "free"
    table.resign(1, "medium", START + 50)
    table.say(0, "Eva", "Ahoj [b]!", START + 51)
    table.say(None, "Ola", "\U0001f600", START + 52)
    table.agree_to_end(0, START + 53)
    again = open_table(load(dump(from_table(table, "Friday", START)))).table
    assert again.sitters[1] == Sitter("Tom", "medium", resigned=True)
    assert again.policy == "free"
    assert again.talk == table.talk
    assert again.agreed == {0}
    assert again.match.remarks == table.match.remarks
    assert not again.ended
    again.come_back(1, START + 60)
    assert again.sitters[1] == Sitter("Tom")


def test_undo_works_after_opening() -> None:
    table = play(new_table(), 40)
    while not table.can_undo(table.match.journal[-1].seat):
        play(table, 1, seed=table.match.step)
    seat = table.match.journal[-1].seat
    again = open_table(load(dump(from_table(table, "Friday", START)))).table
    assert again.undo(seat, "step", START) == table.undo(seat, "step", START)
    assert again.match.state == table.match.state


@pytest.mark.parametrize("seed", range(6))
def test_random_games_hold(seed: int) -> None:
    table = play(new_table(2 + seed % 5, seed), 20_000, seed)
    verdict = verify(from_table(table, "Friday", START))
    assert verdict.holds
    assert verdict.step == table.match.step


def test_a_match_that_starts_elsewhere_keeps_its_start() -> None:
    source = play(new_table(), 45)
    game = source.game
    match = Match.restored(game, source.match.options, 3, 5, [], [], source.match.state)
    table = play(Table(match, list(source.sitters)), 10)
    saved = from_table(table, "Friday", START)
    assert saved.start is not None
    assert verify(saved).holds
    again = open_table(load(dump(saved))).table
    assert again.match.step == 10
    assert again.match.state == match.state
    assert again.match.at(3) == match.at(3)
    assert verify(Recorder(again, "Friday").document(START)).holds


def made_to_seven() -> dict[str, Any]:
    """The box of the Struggle with another goal."""
    box: dict[str, Any] = struggle.create().components.model_dump(mode="json")
    box["numbers"]["goal"] = 7
    return box


def illegal_at(saved: Document, step: int) -> Document:
    """A save whose journal has, at one step, an action that the rules forbid there."""
    journal = list(from_json(dump(saved))["journal"])
    journal[step][4] = {"kind": "take-seen", "resource": 0}
    return changed(saved, journal=journal)


def test_verify_names_the_step_of_an_illegal_action() -> None:
    verdict = verify(illegal_at(document(), 23))
    assert (verdict.holds, verdict.reason, verdict.step) == (False, "illegal", 23)


def test_verify_survives_actions_about_things_that_do_not_exist() -> None:
    saved = document()
    for action in ({"kind": "take-market", "place": 10**30}, {"kind": "build", "item": -99}):
        journal = list(from_json(dump(saved))["journal"])
        journal[30][4] = action
        verdict = verify(changed(saved, journal=journal))
        assert (verdict.reason, verdict.step) == ("illegal", 30)


def test_verify_finds_wrong_seats_marks_seeds_and_endings() -> None:
    saved = document()
    values = from_json(dump(saved))
    seat, at, flags, turn, action = values["journal"][12]

    def with_step(*entry: object) -> Document:
        journal = [*values["journal"][:12], list(entry), *values["journal"][13:]]
        return changed(saved, journal=journal)

    wrong_seat = verify(with_step((seat + 1) % 3, at, flags, turn, action))
    assert (wrong_seat.reason, wrong_seat.step) == ("seat", 12)
    wrong_marks = verify(with_step(seat, at, flags ^ 4, turn, action))
    assert (wrong_marks.reason, wrong_marks.step) == ("marks", 12)
    assert verify(changed(saved, seed=6)).reason in ("illegal", "digest", "seat")
    shorter = verify(changed(saved, journal=values["journal"][:-1]))
    assert (shorter.reason, shorter.step) == ("digest", 59)
    over = from_table(finished(), "Friday", START)
    longer = [*from_json(dump(over))["journal"], [0, 1.0, 0, 0, {"kind": "end-swaps"}]]
    assert verify(changed(over, journal=longer)).reason == "over"


def test_wrong_marks_are_made_right_when_it_is_opened() -> None:
    saved = document()
    journal = from_json(dump(saved))["journal"]
    for entry in journal:
        entry[2] = 0
    opened = open_table(changed(saved, journal=journal))
    assert opened.lost is None
    assert from_table(opened.table, "Friday", START).journal == saved.journal


def test_a_past_that_the_rules_forbid_is_closed_and_play_goes_on() -> None:
    saved = illegal_at(document(), 23)
    opened = open_table(saved)
    assert opened.lost is not None
    assert (opened.lost.reason, opened.lost.step) == ("illegal", 23)
    table = opened.table
    assert state_json(table.game, table.match.state) == saved.snapshot
    assert table.match.step == 0
    for seat in range(3):
        assert table.seen(seat).log == ()
        with pytest.raises(CannotUndo):
            table.undo(seat, "step", START)
    play(table, 20)
    later = from_table(table, "Friday", START, saved.play)
    assert verify(later).holds
    assert open_table(load(dump(later))).lost is None


def test_remarks_survive_a_lost_past() -> None:
    table = play(new_table(), 30)
    table.resign(1, "medium", START)
    saved = illegal_at(from_table(table, "Friday", START), 5)
    again = open_table(saved).table
    assert [line.event.kind for line in again.seen(0).log] == ["resigned"]


def test_a_changed_snapshot_does_not_fit_its_digest() -> None:
    saved = document()
    with pytest.raises(Tampered) as caught:
        open_table(changed(saved, snapshot={**saved.snapshot, "turns": 3}))
    assert caught.value.what == "digest"
    with pytest.raises(Tampered):
        verify(changed(saved, snapshot={**saved.snapshot, "turns": 3}))


def test_positions_that_no_play_leads_to_are_refused() -> None:
    saved = document()
    market = [0, 0, 0, 0, 0]
    assert saved.snapshot["market"] != market
    for forged in (
        with_snapshot(saved, market=market),
        with_snapshot(saved, roads=99),
        with_snapshot(saved, seat=17),
        with_snapshot(saved, players=[]),
        with_snapshot(saved, players=saved.snapshot["players"][:2]),
        with_snapshot(saved, market=[77, 0, 0, 0, 0]),
        with_snapshot(saved, expansions=[]),
        with_snapshot(saved, used=[]),
    ):
        with pytest.raises(Tampered):
            open_table(forged)
        with pytest.raises(Tampered):
            verify(forged)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"market": "none"}, "snapshot.market"),
        ({"turns": "3"}, "snapshot.turns"),
        ({"surprise": 1}, "snapshot.surprise"),
    ],
)
def test_snapshots_of_the_wrong_form_are_damaged(fields: dict[str, Any], where: str) -> None:
    with pytest.raises(Damaged) as caught:
        open_table(with_snapshot(document(), **fields))
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"options": {"events": "12-3"}}, "options.events"),
        ({"options": {"weather": "fine"}}, "options.weather"),
        ({"seats": [{"name": "Eva", "level": None, "resigned": False}]}, "seats"),
        ({"components": {"cards": "none"}}, "components.format"),
        ({"journal": [[0, 1.0, 0, 0, {"kind": "fly"}]]}, "journal.0.4"),
        (
            {"journal": [[0, 1.0, 0, 0, {"kind": "give", "resource": "1"}]]},
            "journal.0.4.give.resource",
        ),
        (
            {"journal": [[0, 1.0, 0, 0, {"kind": "end-swaps", "now": True}]]},
            "journal.0.4.end-swaps.now",
        ),
    ],
)
def test_fields_that_make_no_sense_to_the_game_are_named(
    fields: dict[str, Any], where: str
) -> None:
    with pytest.raises(Damaged) as caught:
        open_table(changed(document(), **fields))
    assert caught.value.where == where


def test_games_of_another_house() -> None:
    with pytest.raises(UnknownGame) as caught:
        open_table(changed(document(), game="chess"))
    assert caught.value.game == "chess"


def test_changed_components_are_saved_whole() -> None:
    components = made_to_seven()
    game = games.create("struggle", components)
    match = Match(game, game.options(), 2, 5)
    table = play(Table(match, [Sitter("Eva"), Sitter("Tom")], components=components), 20_000)
    saved = load(dump(from_table(table, "Friday", START)))
    assert saved.components == components
    assert verify(saved).holds
    assert open_table(saved).table.components == components


def test_components_that_do_not_fit_together_are_refused() -> None:
    box = made_to_seven()
    box["events"]["splits"] = {}
    with pytest.raises(Damaged) as caught:
        open_table(changed(document(), components=box))
    assert caught.value.where.startswith("components")


def test_no_change_of_a_byte_does_more_than_a_typed_error() -> None:
    data = dump(document(120))
    chance = random.Random(3)
    refused = 0
    for _ in range(400):
        broken = bytearray(data)
        for _ in range(chance.choice((1, 1, 2, 8))):
            broken[chance.randrange(len(broken))] = chance.choice(b'0123456789,:"[]{}ntx\x00\xff')
        try:
            table = open_table(load(bytes(broken))).table
        except SaveError:
            refused += 1
            continue
        for seat in (None, 0, 1, 2):
            table.seen(seat)
        play(table, 5)
    assert refused > 100


def test_an_older_save_that_did_not_mark_a_card_shown_to_another_player_holds() -> None:
    game = games.create("struggle")
    match = Match(game, game.options(), 3, 5)
    taken = next(one for one in match.legal() if one.kind == "take-blind")
    for action in (taken, None):
        assert match.to_move is not None
        match.play(match.to_move, action or match.legal()[0], match.step, START)
    assert [step.revealed for step in match.journal] == [True, True]
    table = Table(match, [Sitter(name) for name in ("Eva", "Tom", "Ada")])
    saved = Recorder(table, "Older", "play").document(START)
    journal = from_json(dump(saved))["journal"]
    journal[1][2] &= ~4
    assert verify(changed(saved, journal=journal)).holds
    assert open_table(changed(saved, journal=journal)).table.match.journal[1].revealed
    journal[0][2] &= ~4
    assert verify(changed(saved, journal=journal)).reason == "marks"
