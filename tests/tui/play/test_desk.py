"""What keys mean at a table: choosing, doing, going back, asking twice."""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.struggle.model import Build
from tests.tui.play.tables import desk_at, table
from tui.play.desk import Desk
from tui.play.scene import ACTIONS, Thing


def _things(desk: Desk) -> Sequence[Thing]:
    return desk.painter.things(desk.scene(80, 24, []))


def _level(desk: Desk) -> str:
    return desk.composer.level


def _with_hand(desk: Desk, hand: list[int]) -> None:
    """Give the player of seat 0 a hand; the cards come from the deck and go back to it."""
    state = desk.session.table.match.state
    player = state.players[0]
    for resource, count in enumerate(player.hand):
        state.deck += [resource] * count
    for resource, count in enumerate(hand):
        for _ in range(count):
            state.deck.remove(resource)
    player.hand = hand
    desk.session.table.match.game.check(state)
    desk.session.table.match._legal = None
    desk.refresh()


def _with_three_roads(desk: Desk) -> None:
    """Let the player of seat 0 exchange two cards a turn."""
    state = desk.session.table.match.state
    state.roads -= 2
    state.players[0].roads += 2
    _with_hand(desk, list(state.players[0].hand))


def test_letter_digit_digit_enter_is_a_whole_exchange() -> None:
    desk = desk_at(table(None, "medium"))
    assert desk.choose("m")
    assert _level(desk) == "targets"
    assert desk.choose("4")
    assert _level(desk) == "ways"
    assert desk.choose("2")
    desk.enter(_things(desk))
    kinds = [step.action.kind for step in desk.session.table.match.journal]
    assert kinds[:2] == ["take-market", "give"]
    assert not desk.seen.path


def test_escape_leaves_the_lists_then_takes_back_the_step() -> None:
    desk = desk_at(table(None, "medium"))
    _with_three_roads(desk)
    desk.choose("m")
    assert desk.back()
    assert _level(desk) == "groups"
    assert not desk.back()
    desk.choose("m")
    desk.choose("4")
    desk.choose("0")
    desk.enter(_things(desk))
    assert [step.action.kind for step in desk.seen.path] == ["take-market"]
    assert desk.back()
    assert not desk.seen.path
    assert desk.session.table.match.step == 0


def test_the_first_step_that_shows_something_is_asked_about_once() -> None:
    desk = desk_at(table(None, "medium"))
    desk.choose("d")
    desk.enter(_things(desk))
    assert desk.session.table.match.step == 0
    assert "cannot be undone" in desk.message
    desk.enter(_things(desk))
    assert desk.session.table.match.step > 0


def test_another_choice_in_between_asks_anew() -> None:
    desk = desk_at(table(None, "medium"))
    desk.confirm = "always"
    desk.choose("e")
    desk.enter(_things(desk))
    desk.choose("e")
    desk.enter(_things(desk))
    assert desk.session.table.match.state.turns == 0
    desk.choose("r")
    desk.choose("e")
    desk.enter(_things(desk))
    assert desk.session.table.match.state.turns == 0


def test_the_end_of_a_turn_asks_only_while_something_can_be_done() -> None:
    desk = desk_at(table(None, "medium"))
    _with_hand(desk, [1, 1, 0, 0, 0])
    desk.choose("e")
    desk.enter(_things(desk))
    desk.choose("e")
    desk.enter(_things(desk))
    assert "can still do something" in desk.message
    assert desk.session.table.match.state.turns == 0
    desk.choose("r")
    desk.enter(_things(desk))
    assert desk.session.table.match.state.players[0].roads == 2
    desk.choose("e")
    desk.enter(_things(desk))
    assert desk.session.table.match.state.turns == 1


def test_a_forbidden_choice_says_why_and_changes_nothing() -> None:
    desk = desk_at(table(None, "medium"))
    desk.choose("o")
    desk.enter(_things(desk))
    assert desk.session.table.match.step == 0
    assert "Library" in desk.message
    assert desk.rule_id(_things(desk)) == "struggle.library"


def test_a_build_with_one_cheapest_payment_is_one_letter_and_enter() -> None:
    desk = desk_at(table(None, "medium"))
    _with_hand(desk, [1, 1, 0, 3, 0])
    desk.choose("e")
    desk.enter(_things(desk))
    desk.choose("r")
    way = desk.composer.chosen()
    assert way is not None
    assert isinstance(way.steps[0], Build)
    desk.enter(_things(desk))
    assert desk.session.table.match.state.players[0].hand == [0, 0, 0, 3, 0]


def test_undo_takes_the_whole_build_back() -> None:
    desk = desk_at(table(None, "medium"))
    _with_hand(desk, [1, 1, 0, 3, 0])
    desk.choose("e")
    desk.enter(_things(desk))
    step = desk.session.table.match.step
    desk.choose("r")
    desk.enter(_things(desk))
    desk.undo("path")
    assert desk.session.table.match.step == step
    desk.redo()
    assert desk.session.table.match.step > step


def test_tab_walks_the_zones_and_comes_back() -> None:
    desk = desk_at(table(None, "medium"))
    things = _things(desk)
    panels = list(dict.fromkeys(thing.panel for thing in things))
    seen = []
    for _ in range(len(panels) + 1):
        desk.next_zone(1, things)
        seen.append(desk.zone)
    assert seen == [*panels, ACTIONS]
    assert {thing.rule.partition(".")[0] for thing in things} == {"struggle"}


def test_enter_on_a_thing_lists_what_can_be_done_with_it() -> None:
    desk = desk_at(table(None, "medium"))
    things = _things(desk)
    desk.zone, desk.focus = "market", "market:2"
    assert any(thing.id == "market:2" for thing in things)
    desk.enter(things)
    assert desk.zone == ACTIONS
    assert [entry.things for entry in desk.composer.entries] == [("market:2",)]


def test_looking_back_shows_earlier_moments_and_plays_nothing() -> None:
    desk = desk_at(table(None, "medium"))
    for key in ("m", "4", "2"):
        desk.choose(key)
    desk.enter(_things(desk))
    played = desk.session.table.match.step
    desk.replay("home")
    assert not desk.seen.live
    assert desk.seen.step == 0
    desk.enter(_things(desk))
    assert desk.session.table.match.step == played
    desk.replay("turn-forward")
    assert desk.seen.live
    desk.replay("back")
    assert desk.seen.step == played - 1
    desk.replay("forward")
    assert desk.seen.live


def test_random_keys_never_raise_and_never_lose_a_step() -> None:
    chance = random.Random(7)
    for seats in (2, 4, 6):
        desk = desk_at(table(*[None] * seats, seed=seats))
        keys = "abcdefmoprstvwxy0123456789"
        for _ in range(400):
            desk.session.lift()
            desk.refresh()
            before = desk.session.table.match.step
            match chance.randrange(6):
                case 0 | 1:
                    desk.choose(chance.choice(keys))
                case 2 | 3:
                    desk.enter(_things(desk))
                case 4:
                    desk.next_zone(chance.choice((-1, 1)), _things(desk))
                case _:
                    desk.move(chance.choice((-1, 1)), _things(desk))
            assert desk.session.table.match.step >= before
        desk.session.table.game.check(desk.session.table.match.state)


def test_a_replay_ends_when_its_moment_is_taken_back() -> None:
    at = table(None, "random")
    desk = desk_at(at)
    for kind in ("take-market", "give"):
        desk.play(next(one for one in desk.seen.legal if one.kind == kind))
    desk.moments.go(1)
    desk.refresh()
    assert not desk.seen.live
    at.undo(0, "path", 0.0)
    desk.refresh()
    assert desk.seen.live
    assert desk.moments.step is None
