"""Tricky cases of the fact sheet that concern effects in a chain and purchases inside them."""

from __future__ import annotations

import pytest

from core.burgundy.model import (
    EXTRA,
    Buy,
    ChooseBonus,
    Decline,
    Earn,
    Fetch,
    HandIn,
    Hire,
    Keep,
    KeepDie,
    Onto,
    Place,
    PlaceFree,
    Sell,
    SellKind,
    Swap,
    Take,
    TakeAnimal,
    TakeGood,
)
from tests.core.burgundy.positions import (
    DARK,
    GAME,
    LIGHT,
    Seat,
    Table,
    buy,
    event,
    events_of,
    kinds,
    named,
    offered,
    open_paths,
    play,
    position,
    project,
    reason,
    shown,
    why_not,
)


def test_case_12_iva_buys_in_the_middle_of_a_castle() -> None:
    state = position(
        Seat(hand="2 6", projects="castle2", silver=3),
        Seat(),
        table=Table(display={5: "castle5"}, top="castle4 ship1 mine1"),
    )
    play(state, Place(0, project(state, "castle2")))
    assert GAME.turn(state) is not None
    assert open_paths(state) == ["acting"]
    events = play(state, Buy())
    assert event(events, "bought").values["cards"] == tuple(
        offered(state, word) for word in ("castle4", "ship1", "mine1")
    )
    play(state, Keep(offered(state, "castle4")))
    assert open_paths(state) == ["acting"]
    play(state, Place(EXTRA, project(state, "castle4")))
    assert open_paths(state) == ["acting"]
    play(state, Take(EXTRA, shown(state, "castle5")))
    player = state.players[0]
    assert state.pending == []
    assert [[named(card) for card in stack] for stack in player.estate] == [["castle2", "castle4"]]
    assert [named(card) for card in player.projects] == ["castle5"]
    assert (player.silver, player.workers) == (0, 0)
    assert kinds(state) == ["end-turn"]
    assert [named(card) for card in state.discard][-2:] == ["ship1", "mine1"]


def test_case_13_a_bought_card_is_a_die_once_a_turn() -> None:
    state = position(
        Seat(hand="1 2", silver=6, workers=1),
        Seat(),
        table=Table(display={4: "ship4", 5: "mine5"}, top="castle4 ship1 mine1"),
    )
    play(state, KeepDie(buy(state, "castle4")))
    assert {"castle4", "ship1", "mine1"} == {named(card) for card in state.discard[-3:]}
    assert open_paths(state) == ["acting"]
    turn = GAME.turn(state)
    assert turn is not None and turn.prompt == "extra-action"
    assert reason(state, Buy()) == "bought"
    assert reason(state, Decline()) == "nothing-to-decline"
    assert reason(state, Earn(0)) == "extra-die-first"
    play(state, Take(EXTRA, shown(state, "mine5")))
    assert state.players[0].workers == 0, "workers change a bought die too"
    assert not state.acted, "it does not replace the action of the turn"
    assert reason(state, Buy()) == "bought"
    play(state, Earn(0))
    assert state.players[0].silver == 4


@pytest.mark.parametrize("first", [True, False])
def test_case_13_a_purchase_can_come_before_and_after_the_action(first: bool) -> None:
    state = position(Seat(hand="1 2", silver=3), Seat(), table=Table(top="castle4 ship1 mine1"))
    if not first:
        play(state, Hire(0))
    play(state, Keep(buy(state, "ship1")))
    assert [named(card) for card in state.players[0].projects] == ["ship1"]
    assert ("end-turn" in kinds(state)) != first


def test_a_purchase_needs_silver() -> None:
    state = position(Seat(silver=2), Seat())
    refusal = why_not(state, Buy())
    assert (refusal.reason, refusal.values) == ("silver-short", {"needed": 3, "there": 2})


def test_equal_values_are_one_die() -> None:
    state = position(Seat(silver=3), Seat(), table=Table(top="castle4 ship4 mine1"))
    play(state, Buy())
    assert len(GAME.legal(state)) == 5
    assert reason(state, KeepDie(offered(state, "ship4"))) == "same-die"
    assert reason(state, Keep(state.deck[-1])) == "not-offered"


def test_case_14_a_castle_needs_no_worker() -> None:
    state = position(
        Seat(hand="2 6", projects="castle2 ship5", goods="ld"),
        Seat(),
        table=Table(display={1: "mine1", 4: "mine4"}),
    )
    ship = project(state, "ship5")
    play(state, Place(0, project(state, "castle2")))
    assert set(GAME.legal(state)) == {
        Take(EXTRA, shown(state, "mine1")),
        Take(EXTRA, shown(state, "mine4")),
        Place(EXTRA, ship),
        Sell(EXTRA, LIGHT),
        Sell(EXTRA, DARK),
        Hire(EXTRA),
        Earn(EXTRA),
    }
    assert all(GAME.workers_needed(state, action) == 0 for action in GAME.legal(state))
    events = play(state, Sell(EXTRA, DARK))
    assert event(events, "played").values == {"die": -2, "source": "castle", "workers": 0}


def test_case_14_a_castle_may_swap() -> None:
    state = position(Seat(hand="2 6", projects="castle2", workers=3), Seat())
    play(state, Place(0, project(state, "castle2")), Swap(EXTRA, 1), HandIn(3))
    assert state.players[0].vp == 1
    assert state.pending == []


def test_case_15_a_city_hall_without_projects_does_nothing() -> None:
    state = position(Seat(hand="2 6", projects="city-hall2", silver=2), Seat())
    events = play(state, Place(0, project(state, "city-hall2")))
    assert event(events, "lapsed").values == {"path": "hall", "building": 7}
    assert kinds(state) == ["end-turn"]


def test_case_15_a_purchase_can_bring_a_city_hall_its_project() -> None:
    state = position(
        Seat(hand="2 6", projects="city-hall2", silver=3),
        Seat(),
        table=Table(top="castle4 ship1 mine1"),
    )
    play(state, Place(0, project(state, "city-hall2")))
    assert kinds(state) == ["buy", "decline"]
    play(state, Keep(buy(state, "castle4")))
    assert kinds(state) == ["place-free"]
    play(state, PlaceFree(project(state, "castle4")))
    assert open_paths(state) == ["acting"]
    play(state, Earn(EXTRA))
    assert state.pending == []


def test_case_15_a_city_hall_places_whatever_the_value() -> None:
    state = position(Seat(hand="2 6", projects="city-hall2 mine5"), Seat())
    play(state, Place(0, project(state, "city-hall2")))
    assert kinds(state) == ["place-free"]
    assert reason(state, Decline()) == "must-use"
    play(state, PlaceFree(project(state, "mine5")))
    assert state.players[0].silver == 2


@pytest.mark.parametrize(
    ("building", "fitting"),
    [
        ("carpenter", {"bank1", "knowledge6"}),
        ("church", {"mine2", "castle3", "cloister4"}),
        ("market", {"ship5", "pasture6"}),
    ],
)
def test_what_buildings_fetch(building: str, fitting: set[str]) -> None:
    die = 2 if building == "church" else 3
    rows = {
        1: "bank1",
        2: "mine2",
        3: "castle3",
        4: "cloister4",
        5: "ship5",
        6: "pasture6 knowledge6",
    }
    state = position(
        Seat(hand=f"{die} {die}", projects=f"{building}{die}"), Seat(), table=Table(display=rows)
    )
    play(state, Place(0, project(state, f"{building}{die}")))
    choices = GAME.legal(state)
    assert {named(choice.card) for choice in choices if isinstance(choice, Fetch)} == fitting
    assert kinds(state) == ["fetch"]
    assert reason(state, Decline()) == "must-use"
    wrong = "mine2" if building != "church" else "ship5"
    assert reason(state, Fetch(shown(state, wrong))) == "wrong-type"
    word = min(fitting)
    events = play(state, Fetch(shown(state, word)))
    assert event(events, "fetched").values["row"] == int(word[-1])
    assert [named(card) for card in state.players[0].projects] == [word]


@pytest.mark.parametrize(("building", "die"), [("carpenter", 3), ("church", 2), ("market", 3)])
def test_case_16_no_fitting_card_nothing(building: str, die: int) -> None:
    rows = {"carpenter": "ship1", "church": "ship1", "market": "mine1"}
    state = position(
        Seat(hand=f"{die} {die}", projects=f"{building}{die}", silver=3),
        Seat(),
        table=Table(display={1: rows[building]}),
    )
    events = play(state, Place(0, project(state, f"{building}{die}")))
    assert event(events, "lapsed").values["path"] == "fetching"
    assert state.pending == []


def test_case_16_a_chain_can_take_the_last_fitting_card_away() -> None:
    """A bought die takes the only ship in the middle of a market."""
    state = position(
        Seat(hand="3 3", projects="market3", silver=3),
        Seat(),
        table=Table(display={4: "ship1"}, top="castle4 mine1 mine1"),
    )
    play(state, Place(0, project(state, "market3")))
    play(state, KeepDie(buy(state, "castle4")))
    events = play(state, Take(EXTRA, shown(state, "ship1")))
    assert event(events, "lapsed").values["path"] == "fetching"
    assert kinds(state) == ["end-turn"]


def test_case_22_a_bonus_in_a_chain_can_be_used_in_the_same_turn() -> None:
    """The triple gives three silver, which buy cards before the castle acts."""
    state = position(
        Seat(hand="2 6", projects="castle2", estate=("castle1 castle3",)),
        Seat(),
        table=Table(top="castle4 ship1 mine1"),
    )
    events = play(state, Place(0, project(state, "castle2")))
    assert [each.kind for each in events] == ["played", "placed", "triple", "first"]
    assert open_paths(state) == ["effect", "choosing"]
    assert kinds(state) == ["choose-bonus"]
    assert reason(state, Buy()) == "silver-short"
    play(state, ChooseBonus(3))
    assert open_paths(state) == ["acting"]
    assert state.players[0].silver == 3
    play(state, Keep(buy(state, "ship1")))
    play(state, Place(EXTRA, project(state, "ship1")), TakeGood(0))
    assert kinds(state) == ["end-turn"]


@pytest.mark.parametrize("bonus_first", [True, False])
def test_case_22_goods_of_the_bonus_can_be_sold_by_the_warehouse(bonus_first: bool) -> None:
    """Only if the bonus comes before the effect."""
    state = position(
        Seat(hand="1 6", projects="warehouse1", estate=("bank1 bank3",), goods="l"),
        Seat(),
        table=Table(goods=("mll", "d")),
        bonus_first=bonus_first,
    )
    play(state, Place(0, project(state, "warehouse1")))
    if bonus_first:
        play(state, ChooseBonus(1), TakeGood(0), TakeGood(0), SellKind(LIGHT))
        assert (state.players[0].silver, state.players[0].sold[LIGHT]) == (3, 3)
    else:
        play(state, SellKind(LIGHT), ChooseBonus(1), TakeGood(0), TakeGood(0))
        assert (state.players[0].silver, state.players[0].goods[LIGHT]) == (1, 2)
    assert state.pending == []


@pytest.mark.parametrize(
    ("word", "estate", "gained"),
    [
        ("mine1", "mine3 mine5", "silver"),
        ("knowledge1", "knowledge3 knowledge5", "workers"),
        ("bank1", "market1 market3", "silver"),
        ("watchtower2", "market1 market3", "vp"),
    ],
)
@pytest.mark.parametrize("bonus_first", [True, False])
def test_case_22_the_order_holds_for_effects_without_a_choice(
    word: str, estate: str, gained: str, bonus_first: bool
) -> None:
    state = position(
        Seat(hand=f"{word[-1]} 6", projects=word, estate=(estate,)), Seat(), bonus_first=bonus_first
    )
    events = play(state, Place(0, project(state, word)))
    assert open_paths(state) == (["effect", "choosing"] if bonus_first else ["choosing"])
    assert any(each.kind == "gained" for each in events) != bonus_first
    told = [each.values["what"] for each in play(state, ChooseBonus(0)) if each.kind == "gained"]
    assert told == (["vp", gained] if bonus_first else ["vp"])
    assert state.pending == []


def test_case_22_without_bonus_first_a_whole_chain_comes_before_the_bonus() -> None:
    state = position(
        Seat(hand="2 6", projects="castle2 mine5", estate=("castle1 castle3",)),
        Seat(),
        bonus_first=False,
    )
    play(state, Place(0, project(state, "castle2")))
    assert open_paths(state) == ["choosing", "acting"]
    play(state, Place(EXTRA, project(state, "mine5")))
    assert open_paths(state) == ["choosing"]
    assert state.players[0].silver == 2


def test_case_23_the_card_under_the_first_may_be_taken() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",)),
        Seat(),
        table=Table(goods=("dlm", "l")),
    )
    play(state, Place(0, project(state, "mine3")), ChooseBonus(1), TakeGood(0), TakeGood(0))
    assert state.players[0].goods == [1, 1, 0]
    assert state.goods == [[2], [0]]


def test_case_23_an_empty_pile_takes_the_lower_half_of_the_other() -> None:
    state = position(Seat(hand="3 6", projects="ship3"), Seat(), table=Table(goods=("l", "dmlmd")))
    play(state, Place(0, project(state, "ship3")), TakeGood(0))
    assert state.goods == [[2, 1], [0, 1, 2]], "the upper part keeps the extra card"


def test_case_23_a_single_card_stays_one_pile() -> None:
    state = position(Seat(hand="3 6", projects="pasture3"), Seat(), table=Table(animals=("h", "c")))
    play(state, Place(0, project(state, "pasture3")), TakeAnimal(0))
    assert state.animals == [[], [1]]
    state.players[0].animals[1] += 1
    state.animals[1].clear()
    GAME.check(state)


def test_case_23_only_the_pile_that_is_left_can_be_taken() -> None:
    state = position(Seat(hand="3 6", projects="pasture3"), Seat(), table=Table(animals=("", "c")))
    play(state, Place(0, project(state, "pasture3")))
    assert GAME.legal(state) == [TakeAnimal(1)]
    assert reason(state, TakeAnimal(0)) == "pile-empty"
    assert reason(state, TakeGood(0)) == "animal-due"


@pytest.mark.parametrize(("word", "kind"), [("ship3", "goods"), ("pasture3", "animals")])
def test_case_23_all_piles_empty_nothing(word: str, kind: str) -> None:
    table = Table(goods=("", "")) if kind == "goods" else Table(animals=("", ""))
    state = position(Seat(hand="3 6", projects=word), Seat(), table=table)
    events = play(state, Place(0, project(state, word)))
    assert event(events, "lapsed").rule == f"burgundy.{kind}"
    assert kinds(state) == ["end-turn"]


def test_case_23_a_bonus_that_gives_nothing_may_be_chosen() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",)),
        Seat(),
        table=Table(goods=("", "l")),
    )
    play(state, Place(0, project(state, "mine3")))
    events = play(state, ChooseBonus(1), TakeGood(1))
    assert len(events_of(events, "lapsed")) == 1
    assert state.pending == []


@pytest.mark.parametrize("animal", [True, False])
def test_a_boarding_house_gives_a_good_or_an_animal(animal: bool) -> None:
    state = position(Seat(hand="2 6", projects="barn2"), Seat())
    play(state, Place(0, project(state, "barn2")))
    assert GAME.legal(state) == [TakeGood(0), TakeGood(1), TakeAnimal(0), TakeAnimal(1)]
    play(state, TakeAnimal(1) if animal else TakeGood(1))
    player = state.players[0]
    assert (sum(player.goods), sum(player.animals)) == ((0, 1) if animal else (1, 0))
    assert state.pending == []


def test_one_good_and_one_animal_in_any_order() -> None:
    for order in ((TakeGood(0), TakeAnimal(0)), (TakeAnimal(0), TakeGood(0))):
        state = position(
            Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",)),
            Seat(),
            table=Table(round=1),
        )
        play(state, Place(0, project(state, "mine3")), ChooseBonus(1), *order)
        assert state.pending == []


@pytest.mark.parametrize(
    ("word", "silver", "workers", "vp"),
    [("mine2", 2, 0, 0), ("knowledge2", 0, 2, 0), ("watchtower2", 0, 0, 1), ("bank3", 3, 0, 0)],
)
def test_small_effects(word: str, silver: int, workers: int, vp: int) -> None:
    state = position(Seat(hand="2 3", projects=word), Seat())
    play(state, Place(int(word[-1]) - 2, project(state, word)))
    player = state.players[0]
    assert (player.silver, player.workers, player.vp) == (silver, workers, vp)
    assert kinds(state) in (["end-turn"], ["buy", "end-turn"])


@pytest.mark.parametrize("word", ["castle2", "city-hall2", "church2", "warehouse1"])
def test_effects_can_be_declined_if_the_table_says_so(word: str) -> None:
    state = position(
        Seat(hand="2 1", projects=f"{word} ship1", goods="l"),
        Seat(),
        table=Table(display={1: "mine1"}),
        decline=True,
    )
    play(state, Place(2 - int(word[-1]), project(state, word)))
    declined = event(play(state, Decline()), "declined")
    assert declined.rule.startswith("burgundy.")
    assert kinds(state) == ["end-turn"]


def test_a_good_cannot_be_declined() -> None:
    state = position(Seat(hand="3 6", projects="ship3"), Seat(), decline=True)
    play(state, Place(0, project(state, "ship3")))
    assert reason(state, Decline()) == "nothing-to-decline"
    assert reason(state, Onto(0)) == "path-open"


def test_refusals_of_what_is_not_there() -> None:
    state = position(
        Seat(hand="3 6", projects="mine3", estate=("mine1 mine2",), goods="l"),
        Seat(),
        table=Table(animals=("h", "cc")),
    )
    assert reason(state, TakeGood(0)) == "no-path"
    assert reason(state, Sell(0, 3)) == "unknown-goods"
    play(state, Place(0, project(state, "mine3")))
    assert reason(state, ChooseBonus(5)) == "unknown-bonus"
    assert reason(state, Earn(0)) == "path-open"
    assert reason(state, GAME.box.moves.end_turn) == "path-open"
    play(state, ChooseBonus(2))
    assert reason(state, TakeGood(0)) == "animal-due"
    assert reason(state, TakeAnimal(2)) == "unknown-pile"


def test_a_ship_gives_no_animal() -> None:
    state = position(Seat(hand="3 6", projects="ship3"), Seat())
    play(state, Place(0, project(state, "ship3")))
    assert reason(state, TakeAnimal(0)) == "good-due"


def test_no_purchase_while_something_small_is_taken() -> None:
    state = position(Seat(hand="3 6", projects="ship3", silver=3), Seat())
    play(state, Place(0, project(state, "ship3")))
    assert reason(state, Buy()) == "path-open"


def test_no_purchase_without_any_card() -> None:
    state = position(Seat(silver=3), Seat())
    state.display[0] += state.deck + state.discard
    state.deck.clear()
    state.discard.clear()
    assert reason(state, Buy()) == "no-cards"


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = position(Seat(hand="1"), Seat(hand="1"), table=Table(round=4, stock=0))
    for _ in range(2):
        play(state, Earn(0), GAME.box.moves.end_turn)
    for action in (Earn(0), TakeGood(0), Buy(), Decline(), GAME.box.moves.end_turn):
        assert reason(state, action) == "over"
