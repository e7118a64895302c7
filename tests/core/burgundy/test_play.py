"""Random plays: the direct rules against their oracle, and the law of what reveals."""

from __future__ import annotations

import pytest

from core.burgundy.model import Action, State
from core.burgundy.setup import BurgundyOptions
from core.chance import below, seeded
from core.game import Event, Refusal
from tests.core.burgundy.positions import GAME

KINDS = {
    "take",
    "place",
    "sell",
    "hire",
    "earn",
    "swap",
    "hand-in",
    "onto",
    "place-free",
    "fetch",
    "sell-kind",
    "take-good",
    "take-animal",
    "choose-bonus",
    "buy",
    "keep",
    "keep-die",
    "drop",
    "decline",
    "end-turn",
}
OTHER = BurgundyOptions(
    workers="last-two",
    clash="choose",
    vp_cards="limited",
    animals="all",
    decline=True,
    bonus_first=False,
)
TABLES = [(seats, options) for seats in (1, 2, 3, 4) for options in (BurgundyOptions(), OTHER)]


def _refused(state: State, candidates: list[Action]) -> dict[Action, Refusal | None]:
    return {action: GAME.refusal(state, action) for action in candidates}


def _check_choices(state: State, view: State, legal: list[Action]) -> None:
    candidates = GAME.candidates(state)
    assert len(set(legal)) == len(legal)
    assert len(set(candidates)) == len(candidates)
    refused = _refused(state, candidates)
    assert {action for action, refusal in refused.items() if refusal is None} == set(legal)
    for refusal in refused.values():
        assert refusal is None or refusal.rule.startswith("burgundy.")
    assert _refused(view, candidates) == refused
    assert GAME.legal(view) == legal


def _check_reveals(state: State, seat: int, told: list[Event], legal: list[Action]) -> None:
    view = GAME.view(state, seat)
    first, second = (GAME.imagine(view, seat, told, seed) for seed in (1, 2))
    for action in legal:
        reveals = GAME.reveals(state, action)
        assert GAME.reveals(first, action) == reveals
        assert GAME.reveals(view, action) == reveals
        if not reveals:
            after = [GAME.clone(each) for each in (first, second, view)]
            for each in after:
                GAME.apply(each, action)
            seen = [GAME.view(each, seat) for each in after]
            assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_plays(seats: int, options: BurgundyOptions) -> None:
    for seed in range(3):
        state = GAME.setup(options, seats, seed)
        memory: list[list[Event]] = [[] for _ in range(seats)]
        rng = seeded(seed)
        steps = 0
        while legal := GAME.legal(state):
            turn = GAME.turn(state)
            assert turn is not None
            seat = turn.seat
            _check_choices(state, GAME.view(state, seat), legal)
            if steps % 4 == 0:
                _check_reveals(state, seat, memory[seat], legal)
                other = steps // 4 % seats
                view = GAME.view(state, other)
                world = GAME.imagine(view, other, memory[other], steps)
                GAME.check(world)
                assert GAME.view(world, other) == view
            index, rng = below(rng, len(legal))
            events: list[Event] = []
            GAME.apply(state, legal[index], events.append)
            GAME.check(state)
            for each in range(seats):
                memory[each] += [event.read_by(each) for event in events]
            steps += 1
        assert GAME.turn(state) is None
        assert GAME.candidates(state) == []


def test_what_is_remembered_always_fits_the_view() -> None:
    """Every world agrees with the shuffles: what was shuffled in last is where it can be."""
    for seed in range(4):
        state = GAME.setup(BurgundyOptions(), 4, seed)
        rng = seeded(seed)
        memory: list[Event] = []
        fresh: set[int] = set()
        while legal := GAME.legal(state):
            index, rng = below(rng, len(legal))
            events: list[Event] = []
            GAME.apply(state, legal[index], events.append)
            memory += events
            for each in events:
                if each.kind == "reshuffled":
                    cards = each.values["cards"]
                    assert isinstance(cards, tuple)
                    fresh = {int(card) for card in cards}
            assert not fresh or set(state.deck) <= fresh
            if fresh:
                world = GAME.imagine(GAME.view(state, 0), 0, memory, 1)
                assert set(world.deck) <= fresh


def test_every_kind_of_action_occurs() -> None:
    seen = set()
    for seed in range(150):
        state = GAME.setup(OTHER, 4, seed)
        rng = seeded(seed)
        while legal := GAME.legal(state):
            seen |= {action.kind for action in legal}
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])
    assert seen == KINDS


def test_no_list_of_choices_is_long() -> None:
    longest = 0
    for seed in range(40):
        state = GAME.setup(OTHER, 4, seed)
        state.players[0].silver = 12
        state.players[1].workers = 12
        rng = seeded(seed)
        while legal := GAME.legal(state):
            longest = max(longest, len(legal))
            index, rng = below(rng, len(legal))
            GAME.apply(state, legal[index])
    assert 30 <= longest <= 60


def test_events_do_not_change_what_happens() -> None:
    heard, quiet = (GAME.setup(BurgundyOptions(), 4, 3) for _ in range(2))
    rng = seeded(3)
    events: list[Event] = []
    while legal := GAME.legal(heard):
        assert GAME.legal(quiet) == legal
        index, rng = below(rng, len(legal))
        GAME.apply(heard, legal[index], events.append)
        GAME.apply(quiet, legal[index])
    assert heard == quiet
    assert all(event.rule.startswith("burgundy.") for event in events)


def test_gains_and_payments_balance_the_stocks() -> None:
    """Silver, workers and VP cards change by what the events say, and by nothing else."""
    for seed in range(6):
        state = GAME.setup(BurgundyOptions(), 3, seed)
        rng = seeded(seed)
        while legal := GAME.legal(state):
            before = [(p.silver, p.workers, p.vp) for p in state.players]
            index, rng = below(rng, len(legal))
            events: list[Event] = []
            GAME.apply(state, legal[index], events.append)
            told = [list(stock) for stock in before]
            for each in events:
                _balance(told, each)
            after = [[p.silver, p.workers, p.vp] for p in state.players]
            assert after == told


def _balance(told: list[list[int]], event: Event) -> None:
    def value(name: str) -> int:
        found = event.values[name]
        assert isinstance(found, int)
        return found

    if event.seat is None:
        return
    stock = told[event.seat]
    if event.kind == "gained":
        stock[("silver", "workers", "vp").index(str(event.values["what"]))] += value("count")
    elif event.kind == "hired":
        stock[1] += value("count")
    elif event.kind == "played":
        stock[1] -= value("workers")
    elif event.kind == "swapped":
        stock[0] -= value("silver")
        stock[1] -= value("workers")
    elif event.kind == "bought":
        stock[0] -= GAME.box.buy_silver
