"""What is said of the end of a turn, a round and the game, and of what happened since."""

from __future__ import annotations

import pytest

from core.burgundy.components import default_components
from core.burgundy.model import Earn, EndTurn, State
from core.burgundy.setup import BurgundyOptions
from core.burgundy.solo import lay_rival
from core.match import Match
from core.table import Sitter, Table
from tests.tui.burgundy.boards import (
    GAME,
    NAMES,
    composing,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.scenes import CS


def _last_dice(seats: int, number: int) -> Match:
    """Give a play in which every seat has one die left in a round."""
    match = Match(GAME, BurgundyOptions(), seats, 4)
    state: State = match.state
    for player in state.players:
        state.discard += [*player.stock, player.hand.pop()]
        player.stock = []
    state.round = number
    if state.rival:
        for _ in range(number):
            lay_rival(GAME.box, state, state.rival, None)
    return match


def _played(match: Match) -> None:
    """Let the seat to move take silver and end its turn."""
    for action in (Earn(0), EndTurn()):
        seat = match.to_move
        assert seat is not None
        match.play(seat, action, match.step, 0.0)


@pytest.mark.parametrize(("number", "ends"), [(3, False), (4, True)])
def test_after_the_last_die_of_the_game_nothing_is_dealt(number: int, ends: bool) -> None:
    match = _last_dice(2, number)
    _played(match)
    match.play(1, Earn(0), match.step, 0.0)
    shown = text(scene(seen_of(match.state, 1), "e"))
    assert ("and with it the game." in shown) == ends
    assert ("a new display and new dice are dealt" in " ".join(shown.split())) != ends


def test_a_solo_game_that_ends_early_says_why() -> None:
    match = _last_dice(1, 0)
    rival = match.state.rival
    assert rival is not None
    rival.estate = [[0, 1, 2]]
    _played(match)
    seen = Table(match, [Sitter(NAMES[0])]).seen(0)
    assert seen.ended
    shown = text(scene(seen))
    assert "the rival was ahead" in shown
    assert "All rounds" not in shown
    assert ".." not in shown.replace("…", "")


def test_dealing_is_no_news() -> None:
    """A new round begins with the reader's own step or another's: who starts is what counts."""
    match = _last_dice(3, 1)
    for _ in range(3):
        _played(match)
    seen = Table(match, [Sitter(name) for name in NAMES[:3]]).seen(match.to_move)
    shown = text(scene(seen))
    assert "dealt" not in shown
    assert "Bot: took 1 silver." in shown, "what others did comes before what everybody sees"


@pytest.mark.parametrize(("stock", "number", "kept"), [(1, 4, True), (0, 3, True), (0, 4, False)])
def test_silver_can_be_kept_unless_it_is_the_last_turn(stock: int, number: int, kept: bool) -> None:
    match = _last_dice(2, number)
    player = match.state.players[0]
    player.silver = default_components().numbers.buy_silver
    player.stock = [match.state.deck.pop() for _ in range(stock)]
    match.play(0, Earn(0), match.step, 0.0)
    composer = composing(seen_of(match.state, 0))
    (buying,) = [one for one in composer.entries if one.key == "b"]
    assert buying.group.reserve == kept, "what can be kept is not missed at the end of a turn"


def test_an_earlier_moment_of_the_own_turn_says_briefly_what_was_left() -> None:
    shown = text(scene(seen_of(sample(), 0, live=False), words=CS))
    assert "zbývá 1 akce" in shown
