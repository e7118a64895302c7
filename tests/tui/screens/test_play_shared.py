"""People who share a keyboard: whatever is pressed, nobody's hand is shown to another."""

from __future__ import annotations

import random
import re

import pytest

from tests.tui.screens.conftest import Opening, settle, text
from tests.tui.screens.playing import Herna, at_table, end_turn, play_screen, press
from tui.screens.play import PlayScreen

HANDS = {0: [2, 0, 0, 5, 0], 1: [0, 0, 4, 0, 3], 2: [0, 6, 0, 0, 0]}
"""What each seat holds: kinds and numbers that no other seat has."""
KEYS = [*"abcdefimnoprstuwxyjk1234567ALOSHMBC,.", "enter", "enter", "escape", "tab", "home", "end"]


def _deal(screen: PlayScreen) -> None:
    """Give everybody a hand that can be told apart; the cards come from the deck."""
    match = screen.kept.table.match
    state = match.state
    for player in state.players:
        for kind, count in enumerate(player.hand):
            state.deck += [kind] * count
        player.hand = [0] * 5
    for seat, hand in HANDS.items():
        for kind, count in enumerate(hand):
            for _ in range(count):
                state.deck.remove(kind)
        state.players[seat].hand = list(hand)
    match.game.check(state)
    match._legal = None
    screen.take()


def _drawn_hand(shown: str) -> dict[str, int]:
    """Read the cards of the hand that stands on the screen."""
    found = re.findall(r"([1-5]) (Brick|Lumber|Ore|Wool|Grain) (■+(?:×\d+)?)", shown)
    return {
        kind: int(marks.partition("×")[2] or len(marks.partition("×")[0]))
        for _, kind, marks in found
    }


def _own_hand(screen: PlayScreen, seat: int) -> dict[str, int]:
    kinds = ("Brick", "Lumber", "Ore", "Wool", "Grain")
    hand = screen.kept.table.match.state.players[seat].hand
    return {kind: count for kind, count in zip(kinds, hand, strict=True) if count}


def _shows_nobody_elses(pilot: Herna) -> None:
    screen = play_screen(pilot)
    if pilot.app.screen is not screen or screen.look is not None or screen.dialog is not None:
        return
    drawn = _drawn_hand(text(pilot))
    if screen.session.curtain is not None or screen.session.seat is None:
        assert not drawn
    elif screen.desk.seen.live and not screen.half:
        assert drawn == _own_hand(screen, screen.session.seat)


async def test_each_player_sees_the_own_hand_after_the_curtain(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom", "Ada")) as pilot:
        screen = play_screen(pilot)
        _deal(screen)
        for seat in (0, 1, 2, 0):
            assert "Pass the keyboard" in text(pilot)
            assert not _drawn_hand(text(pilot))
            await press(pilot, "enter")
            assert screen.session.seat == seat
            assert _drawn_hand(text(pilot)) == _own_hand(screen, seat)
            await end_turn(pilot)


@pytest.mark.parametrize("seed", range(2))
async def test_no_key_shows_the_hand_of_another(herna: Opening, seed: int) -> None:
    chance = random.Random(seed)
    async with herna(**at_table("Eva", "Tom", "Ada", seed=seed)) as pilot:
        _deal(play_screen(pilot))
        for _ in range(80):
            await press(pilot, chance.choice(KEYS))
            _shows_nobody_elses(pilot)


async def test_while_all_are_asked_about_the_end_no_hand_is_shown(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter")
        assert _drawn_hand(text(pilot))
        await press(pilot, "q", "e")
        assert "Eva: end the game now?" in text(pilot)
        assert not _drawn_hand(text(pilot))
        await press(pilot, "o")
        assert "Next: EVA" in text(pilot)


async def test_who_is_left_alone_shows_up_before_the_hand_does(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter", "q", "b", "1")
        assert play_screen(pilot).kept.table.humans == (1,)
        assert "Next: TOM" in text(pilot)
        assert not _drawn_hand(text(pilot))
        await press(pilot, "enter")
        assert _drawn_hand(text(pilot))


async def test_the_curtain_counts_the_lines_that_it_tells(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter", "m", "2", "enter", "r", "enter")
        await end_turn(pilot)
        assert "r  3 lines since your last turn" in text(pilot)
        await press(pilot, "r")
        assert text(pilot).count("1 Eva: ") == 3
        assert "drew 2 cards" in text(pilot)


async def test_after_the_end_all_hands_stay_hidden(herna: Opening) -> None:
    async with herna(**at_table("Eva", "Tom")) as pilot:
        await press(pilot, "enter", "q", "e", "y", "y")
        await settle(pilot)
        assert "The game is over" in text(pilot)
        await press(pilot, "b")
        assert "Cards in hand are hidden." in text(pilot)
        await press(pilot, "comma")
        assert not _drawn_hand(text(pilot))
