"""Every invariant finds the state that breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.burgundy.model import (
    NOBODY,
    RIVAL,
    Acting,
    Buy,
    Choosing,
    Dropping,
    Fetching,
    Gaining,
    Hall,
    Offering,
    Placing,
    Rival,
    State,
    Swapping,
)
from core.burgundy.setup import BurgundyOptions
from core.game import BrokenInvariant
from tests.core.burgundy.positions import GAME, Seat, Table, play, position, project

Break = Callable[[State], object]


def _broken(state: State, break_it: Break) -> str:
    """Break a sound state and give the invariant that finds it."""
    GAME.check(state)
    break_it(state)
    with pytest.raises(BrokenInvariant) as broken:
        GAME.check(state)
    return broken.value.what


@pytest.mark.parametrize(
    ("what", "break_it"),
    [
        ("action-cards", lambda state: state.deck.pop()),
        ("action-cards", lambda state: state.discard.append(state.deck[0])),
        ("goods", lambda state: state.players[0].goods.__setitem__(0, 9)),
        ("animals", lambda state: state.animals[0].append(1)),
        ("stocks", lambda state: setattr(state.players[1], "silver", -1)),
        ("dice", lambda state: state.deck.append(state.players[1].stock.pop())),
        ("sevens", lambda state: state.sevens.pop()),
        ("firsts", lambda state: state.firsts.pop()),
        ("first-without-triple", lambda state: state.firsts.__setitem__(2, 1)),
        ("start-card", lambda state: setattr(state, "holder", NOBODY)),
        ("seats", lambda state: state.players.pop()),
        ("seat", lambda state: setattr(state, "seat", 2)),
        ("round", lambda state: setattr(state, "round", 5)),
        ("display", lambda state: state.display.append([])),
        ("over", lambda state: setattr(state, "phase", "over")),
    ],
)
def test_a_broken_start_is_found(what: str, break_it: Break) -> None:
    assert _broken(GAME.setup(BurgundyOptions(), 2, 1), break_it) == what


def _table() -> State:
    """Something of everything lies about."""
    return position(
        Seat(
            estate=("mine1 mine2 mine3", "ship1", "cloister1"),
            projects="bank1 bank3 castle1",
            silver=3,
            workers=1,
        ),
        Seat(),
        table=Table(firsts={"mine": 0}),
        vp_cards="limited",
    )


def _move(source: list[int], target: list[int]) -> None:
    target.append(source.pop())


@pytest.mark.parametrize(
    ("what", "break_it"),
    [
        ("projects", lambda s: _move(s.deck, s.players[0].projects)),
        ("hand", lambda s: _move(s.deck, s.players[0].hand)),
        ("vp-cards", lambda s: setattr(s.players[0], "vp", 3)),
        ("stack", lambda s: _move(s.players[0].projects, s.players[0].estate[1])),
        ("stack", lambda s: s.players[0].estate.append([])),
        ("stack", lambda s: _move(s.players[0].estate[2], s.players[0].estate[0])),
        (
            "open-stacks",
            lambda s: s.players[0].estate.extend([[s.players[0].projects.pop()] for _ in "abc"]),
        ),
        ("first-left", lambda s: s.firsts.__setitem__(1, NOBODY)),
        ("firsts", lambda s: s.firsts.__setitem__(2, 7)),
        ("firsts", lambda s: s.firsts.__setitem__(2, RIVAL)),
        ("seats", lambda s: setattr(s, "rival", Rival([], [], 0))),
        ("goods-piles", lambda s: s.goods.append([])),
        ("goods-piles", lambda s: (s.goods[0].extend(s.goods[1]), s.goods[1].clear())),
        ("goods", lambda s: s.goods[0].__setitem__(0, 9)),
        ("animals", lambda s: s.players[1].animals.pop()),
        ("path-idle", lambda s: s.pending.append(Gaining(0, 0, 0))),
        ("gaining", lambda s: s.pending.extend([Gaining(-1, 0, 0), Choosing()])),
        ("acting", lambda s: s.pending.append(Acting(s.deck[0]))),
        ("fetching", lambda s: s.pending.extend([Fetching(6), Choosing()])),
        ("swapping", lambda s: s.pending.append(Swapping(2))),
        ("swapping", lambda s: s.pending.append(Swapping(0))),
        ("offering", lambda s: s.pending.append(Offering([]))),
        (
            "dropping",
            lambda s: s.pending.extend(
                [Dropping(s.deck.pop()), Dropping(s.players[0].projects.pop())]
            ),
        ),
        (
            "placing",
            lambda s: (
                s.deck.extend(s.players[0].estate.pop()),
                s.pending.append(Placing(s.players[0].projects.pop())),
            ),
        ),
    ],
)
def test_a_broken_position_is_found(what: str, break_it: Break) -> None:
    assert _broken(_table(), break_it) == what


@pytest.mark.parametrize(
    ("what", "break_it"),
    [
        ("seats", lambda s: setattr(s, "rival", None)),
        ("start-card", lambda s: setattr(s, "holder", 0)),
        ("start-card", lambda s: setattr(s, "face_down", True)),
        ("rival-piles", lambda s: s.rival.piles.append([])),
        ("first-without-triple", lambda s: s.firsts.__setitem__(3, RIVAL)),
        ("sevens", lambda s: setattr(s.rival, "seven", 2)),
    ],
)
def test_a_broken_solo_game_is_found(what: str, break_it: Break) -> None:
    assert _broken(GAME.setup(BurgundyOptions(), 1, 1), break_it) == what


def test_an_open_choice_in_the_middle_of_a_chain_is_sound() -> None:
    state = position(
        Seat(hand="2 6", projects="city-hall2", silver=3), Seat(), table=Table(top="castle4 ship1")
    )
    play(state, GAME.box.moves.place[0][project(state, "city-hall2")])
    assert isinstance(state.pending[-1], Hall)
    play(state, Buy())
    GAME.check(state)
