"""What a payment would lose: food and energy paid beyond what is owed; wine and whiskey."""

from __future__ import annotations

from core.labora.model import Pay, Paying, State
from tui.screens.labora.drafting import chosen_by_hand
from tui.screens.labora.payments import paid_amounts, wasted
from tui.screens.labora.picture import Picture
from tui.words.labora_amounts import amount, amounts, energy


def lost(picture: Picture) -> tuple[int, int]:
    """Give food and energy (in half units) that the shown way would waste."""
    way = picture.scene.composer.shown()
    if way is None or not picture.my_turn:
        return 0, 0
    view: State = picture.game.clone(picture.view)
    food = halves = 0
    for step in way.steps:
        path = view.pending[-1] if view.pending else None
        if isinstance(step, Pay) and isinstance(path, Paying):
            more_food, more_energy = wasted(picture.box, path, step)
            food, halves = food + more_food, halves + more_energy
        picture.game.apply(view, step)
    return food, halves


def waste_text(picture: Picture) -> str:
    """Name what would be lost: `2 energy`; empty where nothing would."""
    words = picture.words
    food, halves = lost(picture)
    parts = [amount(words, "food", food)] if food else []
    if halves:
        parts.append(energy(words, halves))
    return words.join(parts)


def doubt(picture: Picture) -> str:
    """Say what Enter is pressed twice for: surplus, and wine or whiskey nobody asked for."""
    words, way = picture.words, picture.scene.composer.shown()
    if way is None or not picture.my_turn:
        return ""
    surplus = waste_text(picture)
    if surplus:
        return words.t("{what} would be wasted: press Enter again to pay like this", what=surplus)
    paid = paid_amounts(tuple(way.steps))
    by_hand = chosen_by_hand(picture)
    dear = [(one, paid[one]) for one in picture.box.sells_for if one in paid and one not in by_hand]
    if not dear:
        return ""
    what = amounts(words, dear)
    return words.t("You would pay {what}: press Enter again to confirm", what=what)
