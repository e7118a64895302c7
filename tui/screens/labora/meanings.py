"""What a step means that the change of goods does not tell: functions, land, where to settle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.labora.model import (
    Choose,
    District,
    Entering,
    Manning,
    Plot,
    Send,
    State,
    Take,
    Times,
    Using,
    Visit,
)
from core.labora.offers import part_of, points_left
from core.labora.places import SPOTS, TERRAINS
from tui.play.entries import Entry
from tui.screens.labora.functions import function
from tui.screens.labora.picture import Picture, steps_of
from tui.screens.labora.towns import best
from tui.words import N_
from tui.words.labora_amounts import amount
from tui.words.labora_cards import name, terrains
from tui.words.labora_names import terrain

Said = tuple[str, str]
"""A sentence and its style token."""
_ABOUT = {
    "clergy": N_("Place a clergyman on one of your buildings and use it."),
    "contract": N_("Pay another player, whose clergyman then uses a building for you."),
    "build": N_("Pay for a building from the display and place it on your land."),
    "settle": N_("Pay food and energy for a settlement; it scores the dwelling values around it."),
    "fell": N_("Clear a forest on your land and take as much wood as the wheel shows."),
    "cut": N_("Clear a moor on your land and take as much peat as the wheel shows."),
    "land": N_("Buy the next district or plot: once a turn, before or after you settle."),
    "convert:grain": N_("Turn grain into straw, one for one, whenever you like."),
    "convert:wine": N_("Sell wine for coins; unsold, it is worth points at the end."),
    "convert:whiskey": N_("Sell whiskey for coins; unsold, it is worth points at the end."),
}
_IN_BONUS = {
    "clergy": N_(
        "Place your prior on any building, even an occupied one or another player's, and use it."
    ),
}
_ALONE = {
    "contract": N_("Pay to the supply, and a neutral clergyman uses a building for you."),
}
_WITH_NEUTRAL_PRIOR = {
    "contract": N_("Pay to the supply, and the neutral prior uses a new building for you."),
}


def about(picture: Picture, entry: Entry) -> str:
    """Say what a kind of action is for."""
    kinds = [_ABOUT]
    if picture.alone:
        kinds.append(_ALONE)
    if picture.view.phase == "neutral-prior":
        kinds.append(_WITH_NEUTRAL_PRIOR)
    if picture.view.phase == "bonus":
        kinds.append(_IN_BONUS)
    messages = [kind[entry.group.id] for kind in kinds if entry.group.id in kind]
    return picture.words.t(messages[-1]) if messages else ""


def of_forbidden(picture: Picture, entry: Entry) -> list[Said]:
    """Say where a card goes that cannot be chosen, and what it does."""
    action = picture.action(entry)
    if not isinstance(action, Choose):
        return []
    mask = terrains(picture.words, picture.box, action.card)
    text = picture.words.t("It can stand on: {terrains}.", terrains=mask)
    return [(text, "dim"), *_dim(function(picture, action.card))]


def of_steps(picture: Picture, entry: Entry) -> list[Said]:
    """Say what the steps of an entry are about: the building used, the new land, the places."""
    steps = steps_of(picture, entry)
    card = _building(picture, steps)
    if card:
        return _dim(function(picture, card))
    for step in steps:
        if isinstance(step, District | Plot):
            return _dim(_land(picture, step))
        if isinstance(step, Choose) and step.card in picture.box.is_settlement:
            return [] if picture.complete else _dim(_forecast(picture, step.card))
    return []


def _dim(text: str) -> list[Said]:
    return [(text, "dim")] if text else []


def _building(picture: Picture, steps: Sequence[Any]) -> str:
    """Give the building that these steps build, enter or use; the one that runs, if no other."""
    path, players = picture.path, picture.view.players
    if isinstance(path, Entering | Manning) and isinstance(steps[0], Send):
        return players[path.spot // SPOTS].cards[path.spot % SPOTS]
    found = ""
    for step in steps:
        if isinstance(step, Choose):
            found = step.card
        elif isinstance(step, Visit):
            found = players[step.seat].cards.get(step.place, "")
        if found in picture.box.is_building:
            return found
    return path.card if isinstance(path, Using) else ""


def _land(picture: Picture, step: District | Plot) -> str:
    """Say what a tile of land brings, from left to right."""
    words = picture.words
    names = {letter: terrain(words, bit) for letter, bit in TERRAINS.items()}
    if isinstance(step, District):
        ground, cards = picture.box.sides[step.side]
        spaces = [
            name(words, picture.box, card) if card else terrain(words, bit)
            for bit, card in zip(ground, cards, strict=True)
        ]
    elif step.side == "coast":
        spaces = [names["W"], names["C"], names["W"], names["C"]]
    else:
        spaces = [names["H"], names["H"], names["M"]]
    return words.t("It brings: {spaces}.", spaces=", ".join(spaces))


def _forecast(picture: Picture, card: str) -> str:
    places = best(picture, card)
    return picture.words.t("It would score: {places}.", places=places) if places else ""


def points_to_take(picture: Picture, step: object) -> str:
    """Say for how many points goods may still be taken, where they are chosen one by one."""
    path = picture.path
    if not isinstance(path, Using) or not isinstance(step, Take):
        return ""
    if part_of(picture.box, path).do != "take-points":
        return ""
    left = amount(picture.words, "vp", points_left(picture.box, path))
    return picture.words.t("You may take goods worth {points}.", points=left)


def is_for_nothing(step: object, before: State, after: State) -> bool:
    """Tell whether a step of a function pays and brings neither goods nor anything else."""
    if not isinstance(step, Times) or not step.amount or len(after.pending) >= len(before.pending):
        return False
    mine, now = before.players[before.seat], after.players[before.seat]
    pairs = list(zip(mine.goods, now.goods, strict=True))
    lost = any(new < old for old, new in pairs) and not any(new > old for old, new in pairs)
    same = (mine.cards, mine.ground, mine.clergy) == (now.cards, now.ground, now.clergy)
    return lost and same and before.turns == after.turns
