"""The debt that is paid on the screen: what is owed, and the goods it could be paid with."""

from __future__ import annotations

from dataclasses import dataclass

from core.labora import paying
from core.labora.box import ASKED, Box
from core.labora.goods import held
from core.labora.model import COIN5, GRAIN, STRAW, Action, Pay, Paying, State
from tui.screens.labora.payments import paid_amounts
from tui.screens.labora.picture import Picture, steps_of
from tui.words.labora_amounts import amount, energy


@dataclass(frozen=True, slots=True)
class Debt:
    """What is owed, after the steps that lead to it."""

    steps: tuple[Action, ...]
    path: Paying
    goods: list[int]
    """What its payer has."""


def debt_of(picture: Picture) -> Debt | None:
    """Give what is owed on the shown way before anything is paid; None if nothing is."""
    view: State = picture.view
    found = _owed(view)
    way = picture.scene.composer.shown()
    if found is not None or way is None:
        return found
    view = picture.game.clone(view)
    for number, step in enumerate(way.steps, 1):
        picture.game.apply(view, step)
        found = _owed(view)
        if found is not None:
            return Debt(way.steps[:number], found.path, found.goods)
    return None


def _owed(view: State) -> Debt | None:
    path = view.pending[-1] if view.pending else None
    return Debt((), path, view.players[view.seat].goods) if isinstance(path, Paying) else None


def most(box: Box, debt: Debt, good: int) -> int:
    """Give the most of a good that could be paid."""
    if debt.path.kinds:
        makes_straw = good == STRAW and debt.goods[GRAIN]
        return int(bool(held(box, debt.goods, good) or makes_straw))
    return paying.span(box, debt.goods, debt.path, good)[1]


def lines(picture: Picture, debt: Debt) -> list[str]:
    """List the goods that could be paid with, in the order in which they are asked.

    5-coin tiles only where they are worth more than five coins, or are paid already.
    """
    found = [good for number, good in enumerate(ASKED) if most(picture.box, debt, number)]
    tiles = debt.path.points or debt.path.kinds or COIN5 in shown_amounts(picture)
    return found if tiles else [good for good in found if good != COIN5]


def shown_amounts(picture: Picture) -> dict[str, int]:
    """Give the amounts that are on the screen, by goods."""
    entry = picture.scene.composer.current
    steps = () if entry is None else tuple(steps_of(picture, entry))
    return paid_amounts(tuple(step for step in steps if isinstance(step, Pay)))


def focused_line(picture: Picture, debt: Debt) -> str:
    """Give the good whose amount arrows change: at first, one that is paid."""
    goods = lines(picture, debt)
    draft = picture.scene.composer.draft
    if draft is not None and draft.line in goods:
        return draft.line
    paid = shown_amounts(picture)
    return next((good for good in goods if good in paid), goods[0])


def debt_text(picture: Picture, path: Paying) -> str:
    """Say what is owed: `3 food + 3 energy`."""
    words = picture.words
    parts = [amount(words, "food", path.food)] if path.food else []
    if path.energy:
        parts.append(energy(words, path.energy))
    if path.points:
        parts.append(words.t("goods worth {count} VP", count=path.points))
    if path.kinds:
        parts.append(words.n("{count} different good", "{count} different goods", path.kinds))
    return " + ".join(parts)
