"""A table shows each person what that seat may see, and knows who sits where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.final import UndoPolicy
from core.game import Event
from core.games import chosen
from core.journal import CannotUndo
from core.letters import letters
from core.match import IllegalAction, Match, NotYourTurn, StaleStep
from core.table import Seen, Sitter, Table
from tests.core.toy import Draw, End, Gamble, Give, Open, Pick, Put, Rob, Toy, ToyOptions

TOY = Toy()


def table(
    *levels: str | None, hands: str = "3", seed: int = 1, policy: UndoPolicy = "honest"
) -> Table:
    levels = levels or (None, None)
    match = Match(TOY, chosen(ToyOptions, {"hands": hands}), len(levels), seed)
    sitters = [Sitter(name, level) for name, level in zip("EFG", levels, strict=False)]
    return Table(match, sitters, policy)


def play(at: Table, *actions: object) -> None:
    for action in actions:
        seat = at.match.to_move
        assert seat is not None
        at.play(seat, action, at.match.step, at=float(at.match.step))


def card(at: Table, seat: int = 0) -> int:
    return int(at.match.state.hands[seat].cards[0])


def kinds(seen: Seen) -> list[str]:
    return [line.event.kind for line in seen.log]


def test_each_seat_needs_a_sitter() -> None:
    with pytest.raises(ValueError, match="2 seats and 1 sitters"):
        Table(Match(TOY, ToyOptions(), 2, 1), [Sitter("Eva")])


def test_only_the_seat_to_move_sees_choices() -> None:
    at = table(None, None, None)
    assert at.seen(0).my_turn
    assert at.seen(0).legal == tuple(at.match.legal())
    for seat in (1, 2, None):
        assert at.seen(seat).legal == ()
        assert not at.seen(seat).my_turn
        assert at.seen(seat).turn == at.seen(0).turn


def test_a_view_holds_only_the_own_hand() -> None:
    at = table(None, None, None)
    for seat in (0, 1, 2, None):
        view = at.seen(seat).view
        assert [bool(hand.cards) for hand in view.hands] == [seat == n for n in range(3)]
        assert view.rng == 0
        assert set(view.deck) == {-1}


def test_each_look_is_a_new_object() -> None:
    at = table()
    first = at.seen(0)
    TOY.apply(first.view, Open())
    assert at.seen(0).view.pending == []


def test_an_open_path_is_seen_by_its_own_seat_only() -> None:
    at = table(None, None, None)
    before = at.seen(1)
    play(at, Open(), Pick(card(at)))
    mine = at.seen(0)
    assert [step.action.kind for step in mine.path] == ["open", "pick"]
    assert kinds(mine) == ["open", "pick"]
    for seat in (1, 2, None):
        other = at.seen(seat)
        assert other.view == TOY.view(at.match.at(0), seat)
        assert other.log == ()
        assert other.path == ()
        assert other.step == 0
    assert at.seen(1) == before


def test_a_closed_path_is_seen_by_all() -> None:
    at = table()
    play(at, Open(), Pick(card(at)), Put())
    assert kinds(at.seen(1)) == ["open", "pick", "put"]
    assert at.seen(1).view.hands[0].laid == at.match.state.hands[0].laid


def test_what_cannot_be_taken_back_is_seen_at_once() -> None:
    at = table()
    play(at, Open(), Pick(card(at)), Gamble())
    assert kinds(at.seen(1)) == ["open", "pick", "gamble"]
    assert at.seen(1).log[2].event.secret == {}
    assert at.seen(0).log[2].event.secret != {}


def test_a_replay_never_shows_the_open_path_of_another_seat() -> None:
    at = table()
    play(at, Draw(), Open(), Pick(card(at)))
    for step in (1, 2, 3):
        assert at.seen(1, step).step == 1
        assert kinds(at.seen(1, step)) == ["draw"]
        assert at.seen(0, step).step == step


def test_an_earlier_moment_is_not_live() -> None:
    at = table()
    play(at, Draw(), End())
    for number in range(3):
        seen = at.seen(0, number)
        assert not seen.live
        assert not seen.my_turn
        assert seen.legal == ()
        assert not seen.can_undo
        assert len(seen.log) == number
        assert seen.view == TOY.view(at.match.at(number), 0)


def test_listeners_hear_each_change_until_they_leave() -> None:
    at = table()
    heard: list[str] = []
    leave = at.subscribe(heard.append)
    play(at, Open())
    at.undo(0, "step", 0.0)
    at.redo(0)
    at.say(0, "E", "hello", 0.0)
    at.resign(1, "random", 0.0)
    at.come_back(1, 0.0)
    assert heard == ["step", "undo", "step", "talk", "seats", "seats"]
    leave()
    at.say(0, "E", "still here?", 0.0)
    assert len(heard) == 6


def test_a_listener_may_leave_while_it_is_told() -> None:
    at = table()
    heard: list[str] = []

    def once(change: str) -> None:
        heard.append(change)
        leave()

    leave = at.subscribe(once)
    at.subscribe(heard.append)
    play(at, Draw())
    assert heard == ["step", "step"]


def test_the_last_step_of_a_game_is_told_as_its_end() -> None:
    at = table()
    heard: list[str] = []
    at.subscribe(heard.append)
    play(at, *[End()] * 6)
    assert heard == ["step"] * 5 + ["ended"]
    assert at.ended
    assert at.seen(0).ended
    assert not at.seen(0, 0).ended, "at an earlier moment it was not over"
    assert at.seen(0).turn is None


def test_a_refused_action_is_not_told() -> None:
    at = table()
    heard: list[str] = []
    at.subscribe(heard.append)
    with pytest.raises(NotYourTurn):
        at.play(1, End(), 0, 0.0)
    with pytest.raises(StaleStep):
        at.play(0, End(), 3, 0.0)
    with pytest.raises(IllegalAction):
        at.play(0, Put(), 0, 0.0)
    with pytest.raises(CannotUndo):
        at.undo(0, "step", 0.0)
    with pytest.raises(CannotUndo):
        at.redo(0)
    assert heard == []


def test_a_single_choice_is_played_by_the_screen() -> None:
    at = table(hands="1")
    assert at.forced(0) is None
    play(at, Open())
    assert at.forced(0) == Pick(card(at))
    assert at.forced(1) is None


def test_the_end_of_a_turn_is_never_played_by_the_screen() -> None:
    match = Match(TOY, ToyOptions(hands="1", robbers=False), 2, 3)
    match.state.done = [True, True, True, True]
    at = Table(match, [Sitter("E"), Sitter("F")])
    assert match.legal() == [End()]
    assert at.forced(0) is None


def test_honest_undo_stops_at_others_and_at_what_was_revealed() -> None:
    at = table()
    play(at, Open())
    assert at.can_undo(0)
    assert not at.can_undo(1)
    assert at.seen(0).can_undo
    assert at.undo(0, "step", 0.0) == 1
    assert at.seen(0).can_redo
    play(at, Draw())
    assert not at.can_undo(0)
    play(at, End())
    assert not at.can_undo(0)
    assert not at.can_undo(1)


def test_free_undo_goes_behind_the_bots_and_says_so_in_the_log() -> None:
    at = table(None, "random", policy="free")
    play(at, Draw(), End(), Draw(), End())
    assert at.can_undo(0)
    assert at.undo(0, "step", 9.0) == 4
    assert at.match.step == 0
    assert at.seen(0).log[0].event == Event("undo", 0, "", {"steps": 4})


def test_free_undo_inside_the_own_turn_is_not_worth_a_line() -> None:
    at = table(None, "random", policy="free")
    play(at, Open())
    at.undo(0, "step", 9.0)
    assert at.seen(0).log == ()


def test_a_step_undone_that_had_shown_cards_leaves_a_line() -> None:
    at = table(None, "random", policy="free")
    play(at, Draw())
    at.undo(0, "step", 9.0)
    assert [line.event for line in at.seen(1).log] == [Event("undo", 0, "", {"steps": 1})]


def test_among_strangers_every_undo_of_what_was_seen_is_told() -> None:
    at = table()
    at.tells_undo = True
    play(at, Open())
    at.undo(0, "step", at=1.0)
    assert "undo" not in kinds(at.seen(1))
    play(at, Open(), Pick(card(at)), Put())
    assert at.seen(1).step == 3
    at.undo(0, "path", at=2.0)
    assert kinds(at.seen(1)) == ["undo"]
    assert at.seen(1).log[0].event.values == {"steps": 3}


def test_bots_are_asked_what_their_seat_may_know() -> None:
    at = table(None, "random", None)
    assert at.question() is None
    play(at, Rob())
    question = at.question()
    assert question is not None
    assert (question.game, question.level, question.seat, question.step) == ("toy", "random", 1, 1)
    assert question.view == at.seen(1).view
    assert question.legal == at.seen(1).legal
    assert question.memory == tuple(at.match.memory(1))
    assert question.components is None
    play(at, Give(card(at, 1)))
    assert at.question() is None


def test_the_same_decision_is_asked_in_the_same_way() -> None:
    asked = []
    for _ in range(2):
        at = table("random", None, seed=5)
        asked.append(at.question())
    assert asked[0] == asked[1]
    other = table("random", None, seed=6).question()
    assert other is not None and asked[0] is not None
    assert other.seed != asked[0].seed


def test_nobody_is_asked_after_the_end() -> None:
    at = table("random", "random")
    play(at, *[End()] * 6)
    assert at.question() is None


def test_a_seat_resigns_to_a_bot_and_comes_back() -> None:
    at = table()
    assert list(at.humans) == [0, 1]
    assert at.question() is None
    at.resign(0, "random", 3.0)
    assert list(at.humans) == [1]
    question = at.question()
    assert question is not None and question.seat == 0
    assert at.seen(1).sitters[0] == Sitter("E", "random", resigned=True)
    at.come_back(0, 4.0)
    assert list(at.humans) == [0, 1]
    assert at.question() is None
    assert at.seen(0).sitters[0] == Sitter("E")
    assert kinds(at.seen(None)) == ["resigned", "came-back"]


def test_a_bot_does_not_come_back_as_a_person() -> None:
    at = table(None, "random")
    at.come_back(1, 0.0)
    assert at.sitters[1].level == "random"
    assert kinds(at.seen(0)) == []


def test_all_people_must_agree_to_end_and_bots_are_not_asked() -> None:
    at = table(None, None, "random")
    assert not at.agree_to_end(0, 1.0)
    assert at.seen(1).agreed == {0}
    assert not at.ended
    assert at.agree_to_end(1, 2.0)
    assert at.ended
    assert kinds(at.seen(None)) == ["agreed-end"]
    seen = at.seen(0)
    assert (seen.ended, seen.my_turn, seen.legal, seen.can_undo) == (True, False, (), False)
    assert at.forced(0) is None
    with pytest.raises(NotYourTurn):
        at.play(0, End(), 0, 0.0)
    with pytest.raises(CannotUndo, match="over"):
        at.undo(0, "step", 0.0)


def test_who_wants_to_go_on_takes_the_agreement_back() -> None:
    at = table(None, None, None)
    heard: list[str] = []
    at.agree_to_end(0, at=1.0)
    at.subscribe(heard.append)
    at.go_on(1)
    at.go_on(1)
    assert heard == ["seats"]
    assert not at.seen(2).agreed
    at.agree_to_end(1, at=2.0)
    assert not at.ended


def test_a_seat_changes_hands() -> None:
    at = table(None, None)
    heard: list[str] = []
    at.subscribe(heard.append)
    at.sit(1, Sitter("Ada"))
    assert at.seen(0).sitters[1].name == "Ada"
    at.resign(1, "random", at=1.0, stands_in=True)
    at.come_back(1, at=2.0)
    assert heard == ["seats"] * 3
    assert kinds(at.seen(0)) == ["stands-in", "came-back"]


def test_who_only_looks_is_never_to_move() -> None:
    at = table()
    seen = replace(at.seen(0), only_looks=True)
    assert at.seen(0).my_turn
    assert not seen.my_turn


def test_a_step_takes_the_agreement_back() -> None:
    at = table()
    at.agree_to_end(0, 1.0)
    play(at, Draw())
    assert at.seen(0).agreed == frozenset()
    assert not at.agree_to_end(1, 1.0)


def test_the_last_one_who_did_not_agree_resigns_and_it_ends() -> None:
    at = table(None, None)
    at.agree_to_end(0, 1.0)
    at.resign(1, "medium", 2.0)
    assert at.ended_by_agreement
    assert kinds(at.seen(None)) == ["resigned", "agreed-end"]


def test_who_resigns_is_not_asked_for_agreement() -> None:
    at = table()
    at.agree_to_end(1, 1.0)
    at.resign(1, "random", 2.0)
    assert at.seen(0).agreed == frozenset()
    assert at.agree_to_end(0, 3.0)


def test_talk_is_heard_by_all_and_is_no_part_of_the_match() -> None:
    at = table()
    at.say(None, "Ota", "hello", 7.0)
    assert [(line.seat, line.name, line.text, line.at) for line in at.seen(1).talk] == [
        (None, "Ota", "hello", 7.0)
    ]
    assert at.seen(1).log == ()


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Eva", "Tom"], ["E", "T"]),
        (["Eva", "Ema", "Emil"], ["E", "M", "I"]),
        (["anna", "Anna", "ANNA", "an"], ["A", "N", "a", "b"]),
        (["1", "2"], ["a", "b"]),
        (["", ""], ["a", "b"]),
        (["Šárka", "škoda"], ["Š", "K"]),
        (["ßa", "straße"], ["A", "S"]),
        (["李", "王x"], ["a", "X"]),
        (["A", "A", "A", "A", "A", "A"], ["A", "a", "b", "c", "d", "e"]),
        (["🎲", "'\"[/b]"], ["a", "B"]),
    ],
)
def test_each_seat_has_a_letter_of_its_own(names: list[str], expected: list[str]) -> None:
    assert letters(names) == expected
