"""Why the components of a file for Ora et Labora do not fit together, a sentence for each fault."""

from __future__ import annotations

from core.game import BadComponents
from tui.words import N_, Words

_FAULTS = {
    "goods": N_("The list of goods lacks {good}, or lists it needlessly."),
    "food-and-energy": N_("The good {good} cannot be both food and energy."),
    "payment-order": N_(
        "The good {good} gives food where it can only give energy, or the other way round."
    ),
    "coins": N_("A coin must be worth 1, and the tile of several coins more than nothing."),
    "unknown-good": N_("There is no good called {good}."),
    "mode": N_("The rules for this number of players are missing: {mode}."),
    "dial": N_("The side {dial} of the wheel has the wrong number of positions: {positions}."),
    "rounds": N_("The mode {mode} must say how many rounds it has, unless two play it."),
    "phases": N_("The settlement phases of {mode} must come one after another, before the end."),
    "card-twice": N_("The card {card} is listed twice."),
    "basic-building": N_("The heartland and the list of its buildings do not agree about {card}."),
    "neutral-card": N_("The neutral landscape has a card that is not there: {card}."),
    "neutral-cards": N_(
        "The neutral landscape needs a cloister building and {needed} others, but has {others}."
    ),
    "no-cloister": N_("The heartland needs a cloister building to begin with."),
    "choice": N_("Each choice of {card} must be one kind of good, and no two alike."),
    "steps": N_("The steps of {card} do not have as many amounts as gains."),
    "mixed-payment": N_(
        "The trade of {card} may ask for food and energy, for points, or for different goods, "
        "but for one of these only."
    ),
    "nothing-paid": N_("The trade of {card} costs nothing."),
    "then-many-times": N_("What {card} allows for a payment can be paid only once."),
    "no-marker": N_("{card} produces {good}, which has no marker on the wheel."),
}


def fault(words: Words, why: BadComponents) -> str:
    """Say it in one sentence. Raises `KeyError` for a reason without words."""
    return words.t(_FAULTS[why.reason], **why.values)
