"""The first state: the deal for each number of seats, the display, options."""

from __future__ import annotations

import pytest

from core.burgundy.model import NOBODY, STATES, UNLIMITED
from core.burgundy.setup import BurgundyOptions
from core.game import Options
from tests.core.burgundy.positions import BOX, GAME

SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_gets(seats: int) -> None:
    state = GAME.setup(BurgundyOptions(), seats, 3)
    for player in state.players:
        assert (len(player.hand), len(player.stock), player.projects, player.estate) == (
            2,
            4,
            [],
            [],
        )
        assert (sum(player.goods), sum(player.animals), player.silver) == (1, 1, 1)
        assert (sum(player.sold), player.vp, player.seven) == (0, 0, 0)
    assert (state.seat, state.start, state.round, state.turns) == (0, 0, 0, 0)
    assert state.firsts == [NOBODY] * 7
    assert state.vp_left == UNLIMITED
    GAME.check(state)


@pytest.mark.parametrize(("seats", "cards"), [(1, 7), (2, 7), (3, 10), (4, 13)])
def test_cards_of_the_display(seats: int, cards: int) -> None:
    state = GAME.setup(BurgundyOptions(), seats, 3)
    assert sum(map(len, state.display)) == cards
    dealt = cards + 6 * seats + (25 if seats == 1 else 0)
    assert len(state.deck) == 114 - dealt
    assert state.discard == []


@pytest.mark.parametrize(("seats", "in_order"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_case_01_the_rest_of_the_display_goes_by_value(seats: int, in_order: int) -> None:
    """With three players four cards go by their own value: one row may get five cards."""
    sizes = set()
    for seed in range(60):
        state = GAME.setup(BurgundyOptions(), seats, seed)
        for row, cards in enumerate(state.display):
            assert len(cards) >= in_order
            assert all(BOX.die_of[card] == row + 1 for card in cards[in_order:])
            sizes.add(len(cards))
    assert min(sizes) == in_order
    assert max(sizes) > in_order + (seats == 3)


def test_case_01_a_row_of_five() -> None:
    tall = [max(map(len, GAME.setup(BurgundyOptions(), 3, seed).display)) for seed in range(3000)]
    assert max(tall) == 5


@pytest.mark.parametrize(
    ("seats", "rule", "workers"),
    [
        (1, "short", [1]),
        (2, "short", [0, 1]),
        (3, "short", [0, 1, 1]),
        (4, "short", [0, 1, 1, 2]),
        (1, "last-two", [1]),
        (2, "last-two", [0, 2]),
        (3, "last-two", [0, 1, 2]),
        (4, "last-two", [0, 1, 1, 2]),
    ],
)
def test_workers_at_the_start(seats: int, rule: str, workers: list[int]) -> None:
    options = BurgundyOptions.model_validate({"workers": rule})
    state = GAME.setup(options, seats, 1)
    assert [player.workers for player in state.players] == workers


@pytest.mark.parametrize(
    ("seats", "sevens"), [(1, [1, 3]), (2, [1, 3]), (3, [1, 2, 4]), (4, [1, 2, 3, 4])]
)
def test_prizes_for_all_types(seats: int, sevens: list[int]) -> None:
    assert GAME.setup(BurgundyOptions(), seats, 1).sevens == sevens


@pytest.mark.parametrize("seats", SEATS)
def test_goods_and_animals_lie_in_two_piles(seats: int) -> None:
    state = GAME.setup(BurgundyOptions(), seats, 1)
    for piles, cards in ((state.goods, 18), (state.animals, 20)):
        sizes = [len(pile) for pile in piles]
        assert sum(sizes) == cards - seats
        assert max(sizes) - min(sizes) <= 1


def test_start_player_card() -> None:
    state = GAME.setup(BurgundyOptions(), 3, 1)
    assert (state.holder, state.face_down) == (0, False)
    assert GAME.setup(BurgundyOptions(), 1, 1).holder == NOBODY


def test_rival_cards() -> None:
    state = GAME.setup(BurgundyOptions(), 1, 1)
    assert state.rival is not None
    assert [len(pile) for pile in state.rival.piles] == [7, 6, 5, 4]
    assert sum(map(len, state.rival.estate)) == 3
    assert GAME.setup(BurgundyOptions(), 2, 1).rival is None


def test_options_reach_the_state() -> None:
    options = BurgundyOptions(
        clash="choose", vp_cards="limited", animals="all", decline=True, bonus_first=False
    )
    state = GAME.setup(options, 2, 1)
    assert (state.clash, state.vp_left, state.animals_left) == ("choose", 22, "all")
    assert (state.decline, state.bonus_first) == (True, False)


def test_defaults_of_the_fact_sheet() -> None:
    assert BurgundyOptions().model_dump() == {
        "workers": "short",
        "clash": "own-first",
        "vp_cards": "unlimited",
        "animals": "outside-sets",
        "decline": False,
        "bonus_first": True,
    }


def test_every_option_names_its_rule() -> None:
    for name, field in BurgundyOptions.model_fields.items():
        rule = f"burgundy.option-{name.replace('_', '-')}"
        assert field.json_schema_extra == {"rule": rule}


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError):
        GAME.setup(Options(), 2, 1)


def test_seeds_give_different_games_and_the_same_again() -> None:
    states = [STATES.dump_json(GAME.setup(BurgundyOptions(), 4, seed)) for seed in range(40)]
    assert len(set(states)) == 40
    again = STATES.dump_json(GAME.setup(BurgundyOptions(), 4, 7))
    assert states[7] == again
