"""Changing the amounts of a payment: one good more, less or none, the rest as near as can be."""

from __future__ import annotations

from collections.abc import Iterable

from tui.play.draft import Change, Draft
from tui.play.menu import Way
from tui.play.scene import ACTIONS
from tui.screens.labora.debts import Debt, debt_of, focused_line, lines, most, shown_amounts
from tui.screens.labora.focus import good_rule
from tui.screens.labora.payments import Payment, cheapest
from tui.screens.labora.picture import Picture
from tui.words.labora_names import good as good_name

_STEPS = {"up": -1, "down": 1}


def change(picture: Picture, change: Change) -> Draft | None:
    """Give what a change makes of the payment that is open; None where none is."""
    if not picture.is_paying or picture.scene.zone != ACTIONS:
        return None
    debt, draft = debt_of(picture), picture.scene.composer.draft
    if debt is None:
        return None
    line = focused_line(picture, debt)
    way, held = (draft.way, draft.held) if draft is not None else (None, ())
    if change in _STEPS:
        goods = lines(picture, debt)
        at = goods.index(line) + _STEPS[change]
        line = goods[max(0, min(len(goods) - 1, at))]
        return Draft(line, good_rule(line), way, held)
    paid = shown_amounts(picture)
    for amount in _amounts(picture, debt, line, paid.get(line, 0), change):
        found = _changed(picture, debt, (*_without(held, line), (line, amount)), paid)
        if found is not None:
            payment, kept = found
            made = Way((*debt.steps, *payment.steps), "payment", 0.0)
            return Draft(line, good_rule(line), made, kept)
    told = picture.words.t(
        "No other amount of {good} would do.", good=good_name(picture.words, line)
    )
    return Draft(line, good_rule(line), way, held, told)


def _amounts(picture: Picture, debt: Debt, good: str, now: int, change: Change) -> Iterable[int]:
    """List the amounts that a change leads to, the one that is meant first."""
    if change == "none":
        return range(now)
    if change == "left":
        return range(now - 1, -1, -1)
    return range(now + 1, most(picture.box, debt, picture.box.number[good]) + 1)


def _without(held: tuple[tuple[str, int], ...], good: str) -> tuple[tuple[str, int], ...]:
    return tuple(one for one in held if one[0] != good)


def _changed(
    picture: Picture, debt: Debt, held: tuple[tuple[str, int], ...], paid: dict[str, int]
) -> tuple[Payment, tuple[tuple[str, int], ...]] | None:
    """Pay the amounts that were chosen; the earliest ones give way where they must."""
    box = picture.box
    wished = {number: paid.get(good, 0) for good, number in box.number.items()}
    for first in range(len(held)):
        kept = held[first:]
        fixed = {box.number[good]: amount for good, amount in kept}
        found = cheapest(box, debt.goods, debt.path, fixed, {**wished, **fixed})
        if found is not None:
            return found, kept
    return None


def chosen_by_hand(picture: Picture) -> frozenset[str]:
    """Give the goods whose amounts the player has chosen."""
    draft = picture.scene.composer.draft
    return frozenset(good for good, _ in draft.held) if draft is not None else frozenset()
