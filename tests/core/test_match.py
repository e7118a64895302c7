"""A match keeps the journal honest: who may act, what may be taken back, what stays hidden."""

from __future__ import annotations

import pytest

from core.game import Event
from core.games import chosen
from core.journal import CannotUndo
from core.match import IllegalAction, Match, NotYourTurn, StaleStep
from tests.core.play import Case, dumped, random_match
from tests.core.toy import Draw, End, Gamble, Give, Open, Pick, Put, Rob, Toy, ToyOptions

TOY = Toy()


def started(seats: int = 2, hands: str = "3", seed: int = 1) -> Match:
    return Match(TOY, chosen(ToyOptions, {"hands": hands}), seats, seed)


def play(match: Match, *actions: object) -> None:
    for action in actions:
        assert match.to_move is not None
        match.play(match.to_move, action, match.step, at=100.0 + match.step)


def card(match: Match, seat: int = 0) -> int:
    return int(match.state.hands[seat].cards[0])


def mirror(match: Match) -> tuple[object, ...]:
    """Everything a match says, to compare."""
    seats = [*range(match.seats), None]
    return (
        dumped(match.game, match.state),
        [(step.seat, step.action, step.forced, step.revealed) for step in match.journal],
        [match.log(seat) for seat in seats],
        [match.view(seat) for seat in seats],
        [match.memory(seat) for seat in range(match.seats)],
        match.legal(),
        match.game.score(match.state),
    )


def test_same_seed_and_actions_give_the_same_match() -> None:
    first, second = started(seed=4), started(seed=4)
    for match in (first, second):
        play(match, Draw(), Open(), Pick(card(match)), Gamble(), Put(), End())
    assert mirror(first) == mirror(second)
    assert mirror(first) != mirror(started(seed=5))


def test_only_the_seat_to_move_may_act_and_nothing_changes_else() -> None:
    match = started()
    before = mirror(match)
    with pytest.raises(NotYourTurn):
        match.play(1, Draw(), 0, 0.0)
    assert mirror(match) == before


def test_a_stale_step_is_refused() -> None:
    match = started()
    play(match, Draw())
    before = mirror(match)
    with pytest.raises(StaleStep):
        match.play(0, Open(), 0, 0.0)
    with pytest.raises(StaleStep):
        match.play(0, Open(), 2, 0.0)
    assert mirror(match) == before


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    match = started()
    play(match, Draw())
    before = mirror(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(0, Draw(), 1, 0.0)
    assert caught.value.refusal.reason == "not-now"
    assert caught.value.refusal.rule == "toy.turn"
    assert mirror(match) == before


def test_nobody_may_act_when_the_game_is_over() -> None:
    match = started()
    play(match, *[End()] * 6)
    assert match.over
    assert match.to_move is None
    assert match.legal() == []
    with pytest.raises(NotYourTurn):
        match.play(0, End(), match.step, 0.0)
    with pytest.raises(CannotUndo, match="over"):
        match.undo(1, "step")


def test_a_refused_action_keeps_what_can_be_redone() -> None:
    match = started()
    play(match, Open())
    match.undo(0, "step")
    with pytest.raises(NotYourTurn):
        match.play(1, End(), 0, 0.0)
    assert match.can_redo(0)


def test_undo_by_step_takes_one_step_of_the_open_path() -> None:
    match = started()
    play(match, Open())
    before = mirror(match)
    play(match, Pick(card(match)))
    assert match.undo(0, "step") == 1
    assert mirror(match) == before


def test_undo_by_path_takes_the_whole_open_path_and_then_the_last_closed_one() -> None:
    match = started()
    start = mirror(match)
    play(match, Open(), Pick(card(match)), Put())
    closed = mirror(match)
    play(match, Rob())
    play(match, Give(card(match, 1)))
    with pytest.raises(CannotUndo, match="others"):
        match.undo(0, "path")
    match = started()
    play(match, Open(), Pick(card(match)), Put())
    assert mirror(match) == closed
    assert match.undo(0, "path") == 3
    assert mirror(match) == start


def test_undo_by_turn_goes_to_the_start_of_the_turn() -> None:
    match = started()
    play(match, End())
    start = mirror(match)
    play(match, Open(), Pick(card(match, 1)), Put(), Rob())
    assert match.undo(1, "turn") == 4
    assert mirror(match) == start
    with pytest.raises(CannotUndo, match="others"):
        match.undo(1, "turn")


def test_undo_by_turn_stops_at_what_was_revealed() -> None:
    match = started()
    play(match, Draw())
    drawn = mirror(match)
    play(match, Open(), Pick(card(match)), Put())
    assert match.undo(0, "turn") == 3
    assert mirror(match) == drawn
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0, "turn")


def test_undo_inside_a_path_stops_at_what_was_revealed() -> None:
    match = started()
    play(match, Open(), Pick(card(match)), Gamble())
    for scope in ("step", "path", "turn"):
        with pytest.raises(CannotUndo, match="revealed"):
            match.undo(0, scope)
    play(match, Put())
    assert match.journal[-1].forced
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0, "path")


def test_undo_never_crosses_the_end_of_a_turn() -> None:
    match = started(seats=2)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0, "step")
    play(match, Rob(), Give(card(match, 1)), End())
    with pytest.raises(CannotUndo, match="ended"):
        match.undo(0, "step")
    with pytest.raises(CannotUndo, match="others"):
        match.undo(1, "step")


def test_forced_steps_go_together_with_the_choice_before_them() -> None:
    match = started(hands="1")
    start = mirror(match)
    play(match, Open(), Pick(card(match)))
    assert [step.forced for step in match.journal] == [False, True]
    assert match.undo(0, "step") == 2
    assert mirror(match) == start


def test_redo_plays_the_choice_and_the_forced_steps_after_it() -> None:
    match = started(hands="1")
    play(match, Open(), Pick(card(match)))
    after = mirror(match)
    match.undo(0, "step")
    assert match.can_redo(0)
    assert not match.can_redo(1)
    assert match.redo(0) == 2
    assert mirror(match) == after
    with pytest.raises(CannotUndo, match="nothing"):
        match.redo(0)


def test_steps_that_were_all_forced_are_not_taken_back_alone() -> None:
    match = started(hands="1")
    play(match, Rob())
    robbed = match.legal()
    assert len(robbed) == 1
    play(match, robbed[0])
    # The card given was a secret that the robber has seen.
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(1, "step")


def test_the_single_end_of_a_turn_is_a_choice_of_its_own() -> None:
    match = Match(TOY, ToyOptions(hands="1", robbers=False), 2, 3)
    play(match, Open(), Pick(card(match)), Put(), Draw())
    match.state.done[0] = True
    match._legal = None
    assert match.legal() == [End()]
    play(match, End())
    assert not match.journal[-1].forced


def test_undo_and_redo_are_an_identity_at_every_step_of_a_game() -> None:
    match = started(seats=3, seed=8)
    case = Case(TOY, (), 3)
    whole = random_match(case, 8)
    undone = 0
    for step in whole.journal:
        play(match, step.action)
        now = mirror(match)
        for scope in ("step", "path", "turn"):
            try:
                count = match.undo(step.seat, scope)
            except CannotUndo:
                assert mirror(match) == now
                continue
            undone += 1
            back = 0
            while match.can_redo(step.seat):
                back += match.redo(step.seat)
            assert back == count
            assert mirror(match) == now
    assert undone > 20
    assert mirror(match) == mirror(whole)


def test_a_new_action_forgets_what_was_taken_back() -> None:
    match = started()
    play(match, Open())
    match.undo(0, "step")
    play(match, Draw())
    assert not match.can_redo(0)


def test_free_undo_goes_behind_the_moves_of_others_by_a_whole_turn() -> None:
    match = started()
    start = mirror(match)
    play(match, Draw(), Open(), Pick(card(match)), Put(), End())
    play(match, Draw(), End())
    first_turn_over = mirror(match)
    assert match.undo(0, "step", free=True) == 7
    assert mirror(match) == start
    while match.to_move is not None and match.can_redo(match.to_move):
        match.redo(match.to_move)
    assert mirror(match) == first_turn_over


def test_free_undo_in_the_own_turn_takes_back_even_what_was_revealed() -> None:
    match = started()
    start = mirror(match)
    play(match, Draw())
    drawn = mirror(match)
    play(match, Open())
    assert match.undo(0, "step", free=True) == 1
    assert mirror(match) == drawn
    assert match.undo(0, "path", free=True) == 1
    assert mirror(match) == start
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0, "step", free=True)


def test_free_undo_by_path_and_turn() -> None:
    match = started()
    start = mirror(match)
    play(match, Draw())
    drawn = mirror(match)
    play(match, Open(), Pick(card(match)), Gamble())
    assert match.undo(0, "path", free=True) == 3
    assert mirror(match) == drawn
    play(match, Open(), Pick(card(match)))
    assert match.undo(0, "turn", free=True) == 3
    assert mirror(match) == start


def test_free_undo_of_a_decision_in_anothers_path_goes_back_to_that_decision() -> None:
    match = started()
    play(match, Rob())
    owing = mirror(match)
    play(match, Give(card(match, 1)))
    assert match.undo(1, "path", free=True) == 1
    assert mirror(match) == owing


@pytest.mark.parametrize("free", [False, True])
def test_a_game_that_is_over_stays_over(free: bool) -> None:
    match = started()
    play(match, *[End()] * 5, Draw(), End())
    assert match.over
    before = mirror(match)
    with pytest.raises(CannotUndo) as error:
        match.undo(1, "step", free=free)
    assert error.value.reason == "over"
    assert mirror(match) == before


def test_others_see_a_path_when_it_closes() -> None:
    match = started()
    play(match, Draw())
    assert match.draft_start() == 1
    play(match, Open(), Pick(card(match)))
    assert match.draft_start() == 1
    assert [step.action.kind for step in match.path()] == ["open", "pick"]
    play(match, Put())
    assert match.draft_start() == match.step == 4
    assert match.path() == []


def test_others_see_the_part_of_a_path_that_cannot_be_taken_back() -> None:
    match = started()
    play(match, Open(), Pick(card(match)), Gamble())
    assert match.draft_start() == 3
    assert len(match.path()) == 3


def test_a_demand_on_another_seat_is_seen_at_once() -> None:
    match = started()
    play(match, Rob())
    assert match.to_move == 1
    assert match.draft_start() == 1


@pytest.mark.parametrize("length", [0, 1, 5, 40, 200])
def test_any_earlier_moment_is_what_it_was(length: int) -> None:
    match = started(seats=3, seed=6)
    states = [dumped(TOY, match.state)]
    for step in random_match(Case(TOY, (), 3), 6, length).journal:
        play(match, step.action)
        states.append(dumped(TOY, match.state))
    for number, state in enumerate(states):
        assert dumped(TOY, match.at(number)) == state
        assert match.view(0, number) == TOY.view(match.at(number), 0)


def test_an_earlier_moment_is_a_copy() -> None:
    match = started()
    play(match, Draw())
    now = dumped(TOY, match.state)
    TOY.apply(match.at(1), End())
    TOY.apply(match.at(0), End())
    TOY.apply(match.view(0), End())
    assert dumped(TOY, match.state) == now
    assert dumped(TOY, match.at(0)) == dumped(TOY, started().state)


def test_the_log_names_step_and_turn_and_hides_secrets() -> None:
    match = started(seats=3)
    play(match, End(), Draw(), Rob(), Give(card(match, 2)), End())
    assert [(line.step, line.turn, line.event.kind) for line in match.log(None)] == [
        (0, 0, "end"),
        (1, 1, "draw"),
        (2, 1, "rob"),
        (3, 1, "give"),
        (4, 1, "end"),
    ]
    knows = {seat: [bool(line.event.secret) for line in match.log(seat)] for seat in (0, 1, 2)}
    assert knows == {
        0: [False, False, False, False, False],
        1: [False, True, False, True, False],
        2: [False, False, False, True, False],
    }
    assert not any(line.event.secret for line in match.log(None))


def test_memory_is_what_the_seat_could_read_and_nothing_else() -> None:
    match = started(seats=3)
    play(match, Draw(), Rob(), Give(card(match, 1)))
    for seat in range(3):
        assert match.memory(seat) == [line.event for line in match.log(seat)]
    assert match.memory(2)[0] == Event("draw", 0, "toy.turn")
    assert match.memory(2)[2] == Event("give", 1, "toy.rob")
    assert match.memory(1)[2].secret != {}


def test_undo_takes_the_lines_of_the_log_away() -> None:
    match = started()
    play(match, Draw())
    line = match.log(0)
    play(match, Open(), Pick(card(match)))
    assert len(match.log(0)) == 3
    match.undo(0, "path")
    assert match.log(0) == line
    play(match, Rob())
    assert [one.event.kind for one in match.log(0)] == ["draw", "rob"]


def test_the_log_until_a_step() -> None:
    match = started()
    play(match, Draw(), Open(), Pick(card(match)))
    for number in range(4):
        assert [line.step for line in match.log(0, number)] == list(range(number))


def test_remarks_stand_in_the_log_where_they_were_made() -> None:
    match = started()
    match.remark("hello", None, 1.0)
    play(match, Draw())
    match.remark("resigned", 1, 2.0, level="random")
    play(match, End())
    assert [line.event.kind for line in match.log(0)] == ["hello", "draw", "resigned", "end"]
    assert [line.step for line in match.log(0)] == [0, 0, 1, 1]
    assert match.log(0)[2].event == Event("resigned", 1, "", {"level": "random"})
    assert [line.event.kind for line in match.log(0, 1)] == ["hello", "draw", "resigned"]
    assert [event.kind for event in match.memory(0)] == ["draw", "end"]


def test_remarks_outlive_an_undo() -> None:
    match = started()
    play(match, End(), Draw(), End())
    match.remark("resigned", 1, 2.0)
    match.undo(0, "step", free=True)
    assert [(line.step, line.turn, line.event.kind) for line in match.log(0)] == [
        (0, 0, "resigned")
    ]


@pytest.mark.parametrize("cut", [0, 1, 7, 20, 10_000])
def test_a_restored_match_says_and_does_the_same(cut: int) -> None:
    whole = random_match(Case(TOY, (), 3), 11, cut)
    whole.remark("hello", None, 5.0)
    restored = Match.restored(
        TOY,
        whole.options,
        whole.seats,
        whole.seed,
        list(whole.journal),
        list(whole.remarks),
        TOY.clone(whole.state),
    )
    assert mirror(restored) == mirror(whole)
    restored = Match.restored(
        TOY,
        whole.options,
        whole.seats,
        whole.seed,
        list(whole.journal),
        list(whole.remarks),
        TOY.clone(whole.state),
    )
    for match in (whole, restored):
        while match.to_move is not None:
            play(match, match.legal()[-1])
    assert mirror(restored) == mirror(whole)
    assert [dumped(TOY, restored.at(n)) for n in range(restored.step)] == [
        dumped(TOY, whole.at(n)) for n in range(whole.step)
    ]


def test_a_restored_match_can_take_back_its_last_path() -> None:
    match = started()
    play(match, Draw())
    drawn = mirror(match)
    play(match, Open(), Pick(card(match)))
    restored = Match.restored(
        TOY, match.options, 2, match.seed, list(match.journal), [], TOY.clone(match.state)
    )
    assert restored.undo(0, "path") == 2
    assert mirror(restored) == drawn


def test_few_states_are_kept_of_a_long_match() -> None:
    match = random_match(Case(TOY, (), 3), 2)
    assert len(match._kept) < 20
