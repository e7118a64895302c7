"""The first line: game and country, round, the order of turns, what comes next, the contract."""

from __future__ import annotations

from tui.screens.labora.picture import Picture
from tui.screens.table.status import FULL, NAME_SIZES, players, replay
from tui.widgets.lines import Line, justify, merge, width
from tui.words.labora_names import country, country_code, mode

_GAP = ("  ", "text")
_BEFORE_SETTLING = ("neutral", "neutral-prior", "bonus")
"""Phases that a settlement phase follows at once."""


def status(picture: Picture, cells: int) -> list[Line]:
    """Draw the status line; what tells least gives way first when it is too long."""
    left: Line = []
    right: Line = []
    for title, names, brief in (
        (True, FULL, False),
        (True, FULL, True),
        *((True, size, True) for size in NAME_SIZES[:-1]),
        *((False, size, True) for size in NAME_SIZES),
    ):
        left = _left(picture, names, with_title=title)
        right = _right(picture, brief=brief)
        if width(left) + 2 + width(right) <= cells:
            break
    return [justify(left, right, cells, picture.glyphs)]


def _left(picture: Picture, names: int, *, with_title: bool) -> Line:
    words, view = picture.words, picture.view
    parts: Line = [(picture.game_words.short_title(words), "title")] if with_title else []
    if picture.large and names == FULL:
        text = f"{country(words, view.country)}, {mode(words, view.mode)}"
        parts += [("  " + text, "text")]
    else:
        parts += [(" " if parts else "", "text"), (country_code(words, view.country), "text")]
    turn = None if picture.scene.seen.ended else view.seat
    named = [*_ordered(picture, names, turn)]
    return merge([*parts, _GAP, (moment(picture), "text"), *replay(picture), _GAP, *named])


def _ordered(picture: Picture, names: int, turn: int | None) -> Line:
    """Write the turns of the round; only the turn that is played has the mark.

    Whoever plays it has capitals wherever the name stands.
    """
    done = picture.view.done
    parts: Line = []
    for place, seat in enumerate(picture.order):
        gap = [(" " if not picture.large else "  ", "text")] if parts else []
        here = turn if place == done else None
        shown = players(picture, (seat,), names, here)
        if seat == turn:
            shown = [(text.upper(), token) for text, token in shown]
        parts += [*gap, *shown]
    return parts


def moment(picture: Picture) -> str:
    """Say the round, or the phase that interrupts it."""
    words, view = picture.words, picture.view
    match view.phase:
        case "over":
            return words.t("The end")
        case "settle":
            return words.t("Settlement phase {letter}", letter=picture.phase_letter)
        case "bonus":
            return words.t("Bonus round")
        case "neutral" | "neutral-prior":
            return words.t("Neutral player builds")
    if view.final:
        return words.t("Last turn")
    if picture.mode.rounds and picture.large:
        return words.t("Round {round} of {rounds}", round=view.round, rounds=picture.mode.rounds)
    if picture.mode.rounds:
        return words.t("Round {round}/{rounds}", round=view.round, rounds=picture.mode.rounds)
    return words.t("Round {round}", round=view.round)


def _right(picture: Picture, *, brief: bool) -> Line:
    words = picture.words
    if picture.large:
        table = words.t("table: {name}", name=picture.scene.table_name)
        return [*countdown(picture), (table, "dim")]
    parts: Line = []
    if picture.view.phase in _BEFORE_SETTLING:
        text = words.t("then settle {letter}", letter=picture.phase_letter)
        parts += [(text, "text"), _GAP]
    elif picture.next_phase is not None and picture.view.phase not in ("over", "settle"):
        letter, after = picture.next_phase
        text = words.t("Settle {letter} after {round}", letter=letter, round=after)
        if brief:
            text = words.t("{letter} after {round}", letter=letter, round=after)
        parts += [(text, "text"), _GAP]
    price = words.t("contract {price}c", price=picture.view.price)
    return merge([*parts, *countdown(picture), (price, "text")])


def countdown(picture: Picture) -> Line:
    """Count down to the end of a game of two: it ends when few buildings are left."""
    least = picture.mode.least
    if least < 0 or picture.view.stage < 4 or picture.view.phase == "over" or picture.view.final:
        return []
    left = len(picture.view.display) - least
    if left <= 0:
        return [(picture.words.t("the end follows"), "irreversible"), _GAP]
    text = picture.words.n("ends in {count} building", "ends in {count} buildings", left)
    return [(text, "irreversible" if left < 3 else "strong"), _GAP]
