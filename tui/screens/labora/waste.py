"""What a payment would lose: food and energy paid beyond what is owed."""

from __future__ import annotations

from core.labora.model import Pay, Paying, State
from tui.screens.labora.payments import wasted
from tui.screens.labora.picture import Picture


def lost(picture: Picture) -> tuple[int, int]:
    """Give food and energy (in half units) that the shown way would waste."""
    way = picture.scene.composer.shown()
    if way is None or not picture.my_turn:
        return 0, 0
    view: State = picture.game.clone(picture.view)
    food = energy = 0
    for step in way.steps:
        path = view.pending[-1] if view.pending else None
        if isinstance(step, Pay) and isinstance(path, Paying):
            more_food, more_energy = wasted(picture.box, path, step)
            food, energy = food + more_food, energy + more_energy
        picture.game.apply(view, step)
    return food, energy


def waste(picture: Picture) -> str:
    """Warn of what would be lost; empty where nothing would."""
    words = picture.words
    food, halves = lost(picture)
    parts = [words.t("food {count}", count=food)] if food else []
    if halves:
        parts.append(words.t("energy {count}", count=words.number(halves / 2)))
    return words.t("Wasted: {what}.", what=", ".join(parts)) if parts else ""
