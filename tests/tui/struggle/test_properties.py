"""What holds for every picture: widths, cuts, hidden hands, the cursor, the pages of letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.match import Match
from core.struggle.setup import StruggleOptions
from core.table import Sitter, Table
from tests.tui.painting import (
    SIZES,
    UNSAFE,
    all_fill_their_places,
    cursors,
    names_are_safe,
    panels_lie_apart,
    the_page_fits,
)
from tests.tui.scenes import CS, EN
from tests.tui.struggle.boards import (
    GAME,
    NAMES,
    PAINTER,
    SCENES,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.struggle.positions import CASES, Case
from tests.tui.struggle.random_play import LONG_NAMES, sparse
from tui.play.scene import Scene
from tui.screens.struggle.overlays import LETTERS
from tui.widgets.lines import plain
from tui.words import Words


def _scenes(words: Words, size: tuple[int, int], names: tuple[str, ...]) -> Iterator[Scene]:
    for seats in (2, 3, 4, 5, 6):
        for moment in sparse(seats, 40, seats * 7, names):
            yield scene(moment.seen, *moment.keys, width=size[0], height=size[1], words=words)


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", [EN, CS], ids=str)
def test_every_panel_fills_its_place_and_cuts_only_with_a_sign(
    words: Words, size: tuple[int, int], names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    all_fill_their_places(SCENES, _scenes(words, size, names), monkeypatch)


@pytest.mark.parametrize("size", [*SIZES, (80, 40), (100, 30), (120, 39), (200, 60)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_panels_lie_inside_the_terminal_and_apart(seats: int, size: tuple[int, int]) -> None:
    (moment,) = sparse(seats, 1, 3)
    one = scene(moment.seen, width=size[0], height=size[1])
    panels_lie_apart(SCENES, one)


@pytest.mark.parametrize("words", [EN, CS], ids=str)
@pytest.mark.parametrize("letter", LETTERS)
def test_pages_behind_letters_fit_the_width_at_both_sizes(letter: str, words: Words) -> None:
    for seats in (2, 4, 6):
        for moment in sparse(seats, 4, seats, LONG_NAMES):
            for cells, height in SIZES:
                one = scene(moment.seen, width=cells, height=height, words=words)
                the_page_fits(SCENES, letter, one)


def test_no_other_letter_opens_a_page() -> None:
    assert PAINTER.look("V", scene(seen_of(sample(), 0))) is None


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_there_is_one_cursor_and_it_is_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    for moment in sparse(seats, 30, seats + 1):
        one = scene(moment.seen, *moment.keys, width=size[0], height=size[1])
        assert len(cursors(SCENES, one)) == 1, text(one)


@pytest.mark.parametrize("case", [one for one in CASES if one.seat == 0], ids=lambda one: one.name)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_one_cursor_in_every_kind_of_moment(case: Case, size: tuple[int, int]) -> None:
    seen = seen_of(case.make(), 0, **case.changes)
    one = scene(seen, *case.keys, width=size[0], height=size[1])
    assert len(cursors(SCENES, one)) == seen.my_turn, text(one)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_focused_thing_is_shown_where_it_stands(size: tuple[int, int]) -> None:
    seen = seen_of(sample(), 0)
    bare = scene(seen, width=size[0], height=size[1])
    for thing in PAINTER.things(bare):
        one = scene(seen, width=size[0], height=size[1], zone=thing.panel, focus=thing.id)
        assert len(cursors(SCENES, one, thing.panel)) == 1, thing


@pytest.mark.parametrize("letter", ["", *LETTERS])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_picture_depends_on_a_hand_that_its_reader_cannot_see(
    size: tuple[int, int], letter: str
) -> None:
    """Two worlds that differ only in hidden cards look the same."""
    one, other = sample(), sample()
    other.players[1].hand = [0, 0, 0, 0, 5]
    other.players[2].hand = [4, 0, 0, 0, 0]
    other.deck = other.deck[::-1]
    other.pile = other.pile[::-1]
    for seat in (0, None):
        pictures = []
        for state in (one, other):
            drawn = scene(seen_of(state, seat), width=size[0], height=size[1])
            pictures.append(plain(PAINTER.look(letter, drawn) or []) if letter else text(drawn))
        assert pictures[0] == pictures[1]


def test_a_watcher_sees_no_hand() -> None:
    drawn = text(scene(seen_of(sample(), None)))
    assert "Cards in hand are hidden." in drawn
    assert "Your hand" not in drawn


def test_whole_games_can_be_drawn_by_every_seat() -> None:
    match = Match(GAME, StruggleOptions(), 3, 11)
    table = Table(match, [Sitter(name) for name in NAMES[:3]])
    while not match.over and match.step < 250:
        for seat in (0, 1, 2, None):
            text(scene(table.seen(seat)))
        legal = match.legal()
        match.play(match.to_move or 0, legal[match.step % len(legal)], match.step, 0.0)


def test_names_are_made_safe() -> None:
    names_are_safe(SCENES, seen_of(sample(), 0, sitters=UNSAFE))
