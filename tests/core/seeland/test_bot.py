"""What bots think of positions and actions, and that thinking helps."""

from __future__ import annotations

import pytest

from core.seeland.model import Build, Buy, Leave, Mark, Skip, State
from core.seeland.outlook import look, outlook, promised
from core.seeland.setup import SeelandOptions
from tests.core.bots.ladder import contest
from tests.core.play import Case
from tests.core.seeland.positions import GAME, ahead, at, harvest, place, play, position, walk
from tests.core.seeland.test_play import plays
from tests.core.seeland.test_setup import VARIANTS

ALL = (("side", "basic"), ("records", "yes"), ("governors", "yes"))


def _terms(state: State, seat: int) -> dict[str, float]:
    return {term.id: term.worth for term in GAME.terms(state, seat)}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_views_are_enough_and_what_is_hidden_changes_nothing(options: SeelandOptions) -> None:
    for number, (state, legal, _) in enumerate(plays(options, 3, 2)):
        if number % 7 == 0:
            view = GAME.view(state, 0)
            for seat in range(3):
                assert GAME.terms(view, seat) == GAME.terms(state, seat)
            for action in legal:
                assert GAME.prior(view, action) == GAME.prior(state, action)
    ids = {term.id for term in GAME.terms(state, 0)}
    assert ids <= {"points", "rivals", "result"}


def test_actions_look_the_same_alone_and_together() -> None:
    for state, legal, _ in plays(SeelandOptions(records=True, governors=True), 3, 1):
        assert GAME.priors(state, legal) == [GAME.prior(state, action) for action in legal]


def test_one_leads_by_what_the_other_lacks() -> None:
    for state, _, _ in plays(SeelandOptions(), 2, 1):
        assert GAME.lead(state, 0, 2) == -GAME.lead(state, 1, 2)
        assert GAME.horizon(state) == state.turns + 8
    assert abs(GAME.lead(state, 0, 2)) > 500


def test_the_lead_is_over_the_best_of_the_others() -> None:
    state = position(["F7", "G7", "H7"], points=[20, 5, 30])
    leads = [GAME.lead(state, seat, 3) for seat in range(3)]
    assert sum(lead > 0 for lead in leads) == 1
    assert max(leads) == leads[2]


def test_a_mill_promises_more_with_every_kind_of_crop() -> None:
    worths = []
    for land in ({}, {"E7": "c3"}, {"E7": "c3", "E8": "c3"}, {"E7": "c3", "E8": "t3"}):
        worths.append(_terms(position(["F7", "G7"], land), 0)["mills"])
    assert worths[0] < worths[1]
    assert worths[2] < worths[3]


def test_a_rivals_fortune_counts_against() -> None:
    poor, rich = (position(["F7", "G7"], points=[9, points]) for points in (0, 40))
    assert GAME.value(poor, 0) > GAME.value(rich, 0)
    assert GAME.value(poor, 1) < GAME.value(rich, 1)


def test_money_figures_and_stuivers_are_worth_something() -> None:
    usual = position(["F7", "G7"], merchants=[1, 0])
    for better in (
        position(["F7", "G7"], merchants=[0, 0]),
        position(["F7", "G7"], merchants=[1, 0], stuivers=[2, 1]),
    ):
        assert GAME.value(better, 0) > GAME.value(usual, 0)
    assert _terms(position(["", "G7"]), 0)["figures"] > _terms(usual, 0)["figures"]


def test_a_governor_is_welcome_beside_a_rich_mill_only() -> None:
    rich = {"E7": "c7", "E8": "t7"}
    poor = {"E7": "c0", "E8": "c1"}
    for land, welcome in ((rich, True), (poor, False)):
        state = position(["F7", "G7"], land, governors=True, governed="F7")
        assert (_terms(state, 0)["governors"] > 0) == welcome


def test_a_high_record_is_better_than_a_marker_and_a_low_one_is_not() -> None:
    def worth(marked: tuple[int, ...]) -> float:
        state = position(["F7", "G7"], records=True, marked=[marked, ()])
        return _terms(state, 0)["records"]

    assert worth((4,)) < worth(()) < worth((33,))
    assert worth((29,)) < worth((33,))


def test_the_result_outweighs_everything_when_the_game_is_over() -> None:
    state = position(["F7", "G7"], master=0, ring={1: ""}, piles=(0, 0), points=[3, 2])
    play(state, ahead(state))
    assert GAME.value(state, 0) > 500
    assert GAME.value(state, 1) < -500


def test_priors_prefer_what_looks_better() -> None:
    state = position(["F7", "G7"], {"E7": "c3"}, master=0, ring={1: "c0", 3: "t7"})
    assert GAME.prior(state, Buy(3)) > GAME.prior(state, Buy(1))
    state = position(["F7", "G7"], {"E7": "c3", "E8": "t3"}, ahead="r7")
    play(state, ahead(state))
    state.players[0].mills.append(at("G9"))
    assert GAME.prior(state, place("F6")) > GAME.prior(state, place("G10"))
    state = position(["F7", "G7"], ahead="m3")
    play(state, ahead(state), place("F9"))
    assert GAME.prior(state, Build()) > GAME.prior(state, Leave()) == 0


def test_priors_of_small_choices() -> None:
    land = {"E7": "c3", "E8": "t3", "G6": "r6", "H6": "t7"}
    state = position(["H8", "F7 G7"], land, ahead="m1", records=True)
    play(state, ahead(state), place("F6"), Leave())
    assert GAME.prior(state, harvest("G7")) > GAME.prior(state, harvest("F7"))
    play(state, harvest("F7"))
    assert GAME.prior(state, Mark()) < GAME.prior(state, Skip()) == 0
    walking = position(
        ["G9 G7", "F7", "F8"],
        {"E7": "c1", "E8": "c2"},
        ahead="m0",
        governors=True,
        governed="F7",
    )
    play(walking, ahead(walking), place("F6"), Leave())
    assert GAME.prior(walking, walk("F8")) > GAME.prior(walking, walk("G7"))


def test_ending_the_game_is_for_the_leader() -> None:
    for points, wise in (([9, 3], True), ([3, 9], False)):
        state = position(["F7", "G7"], master=0, ring={1: ""}, piles=(0, 0), points=points)
        assert (GAME.prior(state, Buy(1)) > 0) == wise


def test_a_guess_is_the_yield_when_nothing_is_open() -> None:
    state = position(["", "G7"], {"E7": "c3", "E8": "t3", "F6": "r4"})
    ahead = outlook(GAME.box, 10.0)
    for promise in (ahead.guess, ahead.promise):
        assert promised(promise, *look(GAME.box, state.land, at("F7"))) == 5 + 3 + 3 + 4 + 5


def test_medium_beats_random() -> None:
    result = contest(Case(GAME, ALL, 2), "medium", "random", games=2)
    assert result.unfinished == 0
    assert result.kinds[0].wins == 2
