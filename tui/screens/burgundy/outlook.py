"""What a card would bring: its effect when it is placed, and what its stack would become."""

from __future__ import annotations

from core.burgundy.box import STACK
from core.burgundy.model import CLOISTER, KNOWLEDGE, MINE, NOBODY, PASTURE, SHIP
from tui.screens.burgundy.picture import Picture
from tui.words import N_
from tui.words.burgundy_cards import effect, name
from tui.words.burgundy_names import amount, card_type

_SHORT = (
    N_("Your 1st {type} of 3."),
    N_("Your 2nd {type} of 3."),
    N_("Your 3rd {type} = {gains}"),
)
_LONG = (
    N_("First {type} of three."),
    N_("Second {type} of three."),
    N_("Third {type}: {gains}."),
)


def placing(picture: Picture, card: int) -> str:
    """Say what placing a card gives."""
    words, box = picture.words, picture.box
    kind, effects = box.type_of[card], box.effects
    gains = {
        MINE: ("silver", effects.mine_silver),
        KNOWLEDGE: ("workers", effects.knowledge_workers),
        SHIP: ("goods", effects.ship_goods),
        PASTURE: ("animals", effects.pasture_animals),
    }
    called = name(words, box, card)
    if kind in gains:
        return words.t(
            "{card}: placing it gives {gain}.", card=called, gain=amount(words, *gains[kind])
        )
    return words.t("{card}, when placed: {effect}.", card=called, effect=effect(words, box, card))


def stack(picture: Picture, card: int, *, brief: bool) -> str:
    """Say the how manieth card of its stack it would be, and what a triple brings."""
    kind = picture.box.type_of[card]
    if kind == CLOISTER:
        return _wild(picture)
    _, opened = picture.stacks(picture.shown.estate, kind)
    words = picture.words
    called = card_type(words, kind)
    message = (_SHORT if brief else _LONG)[min(len(opened), STACK - 1)]
    gains = triple(picture, kind, brief=brief)
    return words.t(message, type=called.lower(), gains=gains)


def triple(picture: Picture, kind: int, *, brief: bool) -> str:
    """Say what a triple of a type brings, as things are."""
    words, box = picture.words, picture.box
    first = picture.view.firsts[kind] == NOBODY
    if not picture.counts_points:
        bonus = [words.t("1st bonus")] if first else []
        parts = [words.t("triple"), *bonus, words.t("{round} bonus", round=picture.round)]
        return ", ".join(parts)
    if brief:
        parts = [words.t("triple")]
        if first:
            parts.append(words.t("1st ({count} VP)", count=box.first_vp))
        return " + ".join([*parts, words.t("{round} bonus", round=picture.round)])
    parts = [words.t("triple {count} VP", count=box.triple_vp[kind])]
    if first:
        parts.append(words.t("1st bonus {count} VP", count=box.first_vp))
    return ", ".join([*parts, words.t("{round} bonus", round=picture.round)])


def _wild(picture: Picture) -> str:
    """Say which open stacks a cloister would finish."""
    words, box = picture.words, picture.box
    kinds = [
        card_type(words, box.stack_type(each))
        for each in picture.shown.estate
        if len(each) == STACK - 1
    ]
    if kinds:
        return words.t("It can finish: {types}.", types=", ".join(kinds))
    return words.t("It can stand in for a card of any open stack.")


def needed(picture: Picture, card: int) -> str:
    """Say which dice will place a project: `you need a 3 (or 2, 4 with one worker)`."""
    words, box = picture.words, picture.box
    die = box.die_of[card]
    near = sorted(
        value for value in range(1, len(box.row_steps)) if box.card_steps[value][card] == 1
    )
    return words.t(
        "Later: to place {card} you need a {die} (or {near} with one worker).",
        card=f"{name(words, box, card)} {die}",
        die=die,
        near=", ".join(map(str, near)),
    )
