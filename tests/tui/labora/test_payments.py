"""Payments put together on the screen: the best ones ready-made, any other by arrows."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from core.labora.model import Action, Pay, Paying, State
from core.labora.paying import amounts, ask_next, put_down
from tests.tui.labora.boards import (
    BOX,
    GAME,
    IVA,
    PAINTER,
    composing,
    give,
    scene,
    seen_of,
    space,
    strip,
    text,
)
from tests.tui.labora.positions import begun, paying, settling, stone_merchant, wide
from tests.tui.play.tables import desk_at, table
from tui.play.draft import Change
from tui.play.outlook import Outlook
from tui.play.scene import Scene
from tui.screens.labora import debts
from tui.screens.labora.payments import Payment, cheapest, paid_amounts
from tui.screens.labora.picture import Picture
from tui.screens.labora.presets import MOST, presets
from tui.words import Words

FIRST = {"peat_coal": 1, "grain": 1, "livestock": 1}
"""The best payment of the Farming Village in `paying`."""


def owing(food: int = 0, energy: float = 0, points: int = 0, kinds: int = 0, **goods: int) -> State:
    """Make a payment of Iva's, who has nothing but some goods."""
    state = settling()
    strip(state.players[IVA])
    give(state.players[IVA], **goods)
    state.pending = [Paying(food, round(2 * energy), points, kinds, 0)]
    return state


def debt_of(state: State) -> Paying:
    """Give what is owed."""
    path = state.pending[-1]
    assert isinstance(path, Paying)
    return path


def ready(state: State) -> list[dict[str, int]]:
    """List what the ready-made payments take."""
    found = presets(BOX, state.players[IVA].goods, debt_of(state))
    return [paid_amounts(one.payment.steps) for one in found]


class Overlay:
    """The box of a payment, and what is pressed at it."""

    def __init__(self, state: State, *keys: str) -> None:
        self.seen = seen_of(state, IVA)
        self.composer = composing(self.seen, *keys)
        self.told = ""

    def press(self, *changes: Change) -> Overlay:
        """Press arrows; `none` is `d`."""
        for one in changes:
            draft = PAINTER.change(self.scene(), one)
            assert draft is not None
            self.composer.draft, self.told = draft, draft.told
        return self

    def scene(self, words: Words | None = None) -> Scene:
        """Make the scene of the moment."""
        made = scene(self.seen) if words is None else scene(self.seen, words=words)
        previews = Outlook(GAME).previews(self.seen, self.composer.shown())
        return replace(made, composer=self.composer, previews=previews)

    @property
    def steps(self) -> tuple[Action, ...]:
        """Give what Enter would play."""
        way = self.composer.chosen()
        assert way is not None
        return way.steps

    @property
    def paid(self) -> dict[str, int]:
        """Sum up what Enter would pay."""
        return paid_amounts(self.steps)


def lines_of(overlay: Overlay) -> list[str]:
    """List the goods in the box."""
    debt = debts.debt_of(Picture(overlay.scene()))
    assert debt is not None
    return debts.lines(Picture(overlay.scene()), debt)


def all_payments(goods: list[int], debt: Paying) -> Iterator[tuple[Pay, ...]]:
    """List every payment that the rules allow."""
    path = replace(debt)
    if ask_next(BOX, goods, path):
        yield ()
        return
    for amount in amounts(BOX, goods, path):
        left, rest, good = goods[:], replace(path), path.good
        put_down(BOX, left, rest, amount)
        step = BOX.moves.pay(good, amount)
        assert isinstance(step, Pay)
        for steps in all_payments(left, rest):
            yield (step, *steps)


def losses(goods: list[int], debt: Paying, steps: tuple[Pay, ...]) -> int:
    """Count half units of food and energy that are lost."""
    paid = paid_amounts(steps)
    food = energy = 0
    for good, count in paid.items():
        number = BOX.number[good]
        food += count * (BOX.five if good == "coin5" else BOX.food[number])
        energy += 0 if good == "coin5" else count * BOX.energy[number]
    return 2 * (food - debt.food) + energy - debt.energy


POOR = owing(food=4, energy=2.5, straw=1, wood=1, peat=2, grain=3, livestock=2, coins=6, wine=1)


def test_the_first_payment_loses_least_of_all_that_the_rules_allow() -> None:
    goods, debt = POOR.players[IVA].goods, debt_of(POOR)
    every = list(all_payments(goods, debt))
    best = cheapest(BOX, goods, debt)
    assert best is not None
    assert len(every) > 20
    assert losses(goods, debt, best.steps) == min(losses(goods, debt, one) for one in every)
    assert best.steps in every


@pytest.mark.parametrize("good", ["straw", "wood", "peat", "grain", "livestock", "coins", "wine"])
def test_an_amount_is_found_exactly_where_the_rules_allow_it(good: str) -> None:
    goods, debt = POOR.players[IVA].goods, debt_of(POOR)
    allowed = {paid_amounts(one).get(good, 0) for one in all_payments(goods, debt)}
    number = BOX.number[good]
    found = {n for n in range(9) if cheapest(BOX, goods, debt, {number: n}) is not None}
    assert found == allowed


def test_ready_made_payments_are_few_different_and_can_be_played() -> None:
    for state in (paying(), POOR, owing(points=9, book=2, pottery=2, reliquary=1, coins=6)):
        found = presets(BOX, state.players[IVA].goods, debt_of(state))
        assert 1 < len(found) <= MOST
        assert len({paid_amounts(one.payment.steps).__repr__() for one in found}) == len(found)
        prices = [one.payment.price for one in found]
        assert prices[1:] == sorted(prices[1:])
        for one in found:
            _plays(state, one.payment)


def _plays(state: State, payment: Payment) -> None:
    goods, path = state.players[IVA].goods[:], replace(debt_of(state))
    ask_next(BOX, goods, path)
    for step in payment.steps:
        assert step.amount in amounts(BOX, goods, path)
        put_down(BOX, goods, path, step.amount)
        done = ask_next(BOX, goods, path)
    assert done


def test_payments_are_named_by_what_they_spare() -> None:
    first, *rest = presets(BOX, paying().players[IVA].goods, debt_of(paying()))
    assert paid_amounts(first.payment.steps) == FIRST
    assert not first.kept
    for one in rest:
        taken = paid_amounts(one.payment.steps)
        assert one.kept
        assert all(good in FIRST and good not in taken for good in one.kept)
    drawn = text(scene(seen_of(paying(), IVA)))
    assert "1 least waste" in drawn
    assert "2 keep Coal" in drawn


def test_a_good_that_cannot_be_spared_is_paid_as_little_as_can_be() -> None:
    state = owing(food=5, grain=5, coins=3)
    assert ready(state) == [{"grain": 5}, {"grain": 2, "coins": 3}]
    assert "2 less Grain" in text(Overlay(state).scene())


def test_of_many_goods_payments_are_found_fast() -> None:
    state = begun("settle", replace(wide(), phase="settle", actions=0, round=11))
    for step in (BOX.moves.choose("S04"), BOX.moves.at[space("B1")]):
        GAME.apply(state, step)
    assert ready(state)[0] == {"peat_coal": 1, "livestock": 4}


def test_wine_is_paid_only_where_nothing_else_will_do_and_then_asked_about() -> None:
    assert "wine" not in ready(owing(food=3, wine=9, livestock=2))[0]
    state = owing(food=3, wine=2, grain=2)
    overlay = Overlay(state)
    assert overlay.paid == {"grain": 2, "wine": 1}
    assert "You would pay 1 wine: press Enter again to confirm" in PAINTER.doubt(overlay.scene())
    by_hand = overlay.press("down", "right")
    assert by_hand.paid == {"grain": 1, "wine": 2}
    assert PAINTER.doubt(by_hand.scene()) == ""


def test_arrows_walk_the_goods_and_change_the_amount_of_one() -> None:
    overlay = Overlay(paying())
    assert overlay.paid == FIRST
    overlay.press("down", "right")
    assert overlay.paid == {"peat_coal": 1, "grain": 2, "coins": 1}
    assert "▸ Grain           4    <2> " in text(overlay.scene())
    assert overlay.press("right").paid == {"peat_coal": 1, "grain": 3}


def test_what_was_chosen_by_hand_stays_while_it_can() -> None:
    overlay = Overlay(paying()).press("up", "right")
    assert overlay.paid["peat"] == 1
    overlay.press("down", "none")
    assert overlay.paid["peat"] == 1
    assert "peat_coal" not in overlay.paid
    overlay.press("right")
    assert overlay.paid["peat_coal"] == 1
    assert overlay.paid["peat"] == 1
    assert "energy 5 of 3" in text(overlay.scene())
    assert "wasted: 2 energy" in text(overlay.scene())
    assert "2 energy would be wasted: press Enter again" in PAINTER.doubt(overlay.scene())


def test_an_amount_that_leaves_no_payment_is_passed_over_or_told() -> None:
    overlay = Overlay(owing(food=4, livestock=2, coins=1, grain=1))
    assert overlay.paid == {"livestock": 2}
    overlay.press("left")
    assert overlay.paid == {"livestock": 1, "coins": 1, "grain": 1}
    before = overlay.steps
    overlay.press("left")
    assert overlay.steps == before
    assert overlay.told == "No other amount of Livestock would do."


def test_different_goods_are_chosen_one_of_each() -> None:
    overlay = Overlay(owing(kinds=3, wood=2, clay=1, grain=2, livestock=1, coins=8))
    drawn = text(overlay.scene())
    assert all(good in drawn for good in ("Straw", "Wood", "Clay", "Livestock", "5-coin tile"))
    assert "surplus" not in drawn
    for _ in lines_of(overlay):
        overlay.press("down")
    overlay.press("right")
    assert overlay.paid["coin5"] == 1
    assert sum(overlay.paid.values()) == 3
    assert overlay.press("right").told == "No other amount of 5-coin tile would do."


def test_d_takes_none_or_as_little_as_can_be() -> None:
    overlay = Overlay(owing(food=4, livestock=2, coins=1, grain=1)).press("none")
    assert overlay.paid == {"livestock": 1, "coins": 1, "grain": 1}
    assert "livestock" not in Overlay(owing(food=4, livestock=2, coins=4)).press("none").paid


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_the_payment_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    overlay = Overlay(paying() if seed % 2 else POOR)
    presses: tuple[Change, ...] = ("up", "down", "left", "right", "none")
    view = overlay.seen.view
    every = set(all_payments(view.players[IVA].goods, debt_of(view)))
    for _ in range(40):
        overlay.press(rng.choice(presses))
        assert tuple(one for one in overlay.steps if isinstance(one, Pay)) in every


def test_a_preset_takes_the_place_of_what_was_changed() -> None:
    overlay = Overlay(paying()).press("up", "right")
    assert overlay.composer.press("1")
    assert overlay.paid == FIRST
    assert overlay.composer.draft is not None
    assert overlay.composer.draft.line == "peat"


def test_a_function_shows_its_payment_before_it_is_begun() -> None:
    overlay = Overlay(stone_merchant(), "4")
    assert overlay.steps[0] == BOX.moves.times[4]
    overlay.press("right")
    assert overlay.steps[0] == BOX.moves.times[4]
    assert "PAY 8 food + 4 energy" in text(overlay.scene())


def test_the_box_opens_by_itself_and_esc_takes_back_the_step_before() -> None:
    desk = desk_at(table(None, None, None, game="labora"))
    assert desk.composer.level == "groups"
    overlay = Overlay(paying())
    assert overlay.composer.level == "ways"
    assert not overlay.composer.back()


def _ready_lines(state: State, language: str) -> list[str]:
    """Draw the ready-made payments of Iva's at the small size."""
    at = scene(seen_of(state, IVA), words=Words(language))
    place = next(one for one in PAINTER.layout(at) if one.panel == "pay")
    drawn = ["".join(part for part, _ in line) for line in PAINTER.draw(place, at)]
    return [line for line in drawn if line[3:4].isdigit()]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_ready_made_payments_name_their_goods_in_both_languages(language: str) -> None:
    shown = _ready_lines(paying(), language)
    assert len(shown) > 3
    assert not any(re.search(r"\d[A-ZŘŠ]", line) for line in shown)


def test_where_room_is_short_only_what_is_lost_is_counted() -> None:
    state = owing(food=3, energy=2, peat_coal=1, wood=1, straw=1, grain=2, livestock=2)
    shown = _ready_lines(state, "cs")
    assert not any(re.search(r"\d[A-ZŘŠ]", line) for line in shown)
    assert any("jídlo 4/3" in line for line in shown)
    assert not any("jídlo 3/3" in line for line in shown)


def test_codes_are_left_for_what_has_no_room_at_all() -> None:
    goods = dict.fromkeys(("wood", "peat", "straw", "grain", "flour", "bread", "grapes", "meat"), 1)
    shown = _ready_lines(owing(food=15, energy=4, **goods, livestock=2, malt=1, beer=1), "cs")
    assert any(re.search(r" 1[A-Z]\S ", line) for line in shown)
