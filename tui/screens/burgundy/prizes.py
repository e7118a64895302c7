"""The prizes for all 7 types, and the bonuses of the round."""

from __future__ import annotations

from collections.abc import Callable

from core.burgundy.components import Bonus
from core.burgundy.model import TYPES
from tui.screens.burgundy.picture import Picture
from tui.widgets.lines import Line, cut, merge, width
from tui.words import Words
from tui.words.burgundy_cards import bonus_code
from tui.words.burgundy_names import card_type, type_code

PANEL = "round"


def there(picture: Picture) -> list[int]:
    """List the types that stand in the estate shown."""
    found = {picture.box.stack_type(stack) for stack in picture.shown.estate}
    return sorted(found)


def missing(picture: Picture) -> list[int]:
    """List the types that the estate shown lacks."""
    return [kind for kind in range(len(TYPES)) if kind not in there(picture)]


def _left(picture: Picture) -> str:
    return " ".join(map(str, reversed(picture.view.sevens))) or "-"


def _reached(picture: Picture) -> str:
    """Say what is lacking, or where that is more, what there is."""
    words = picture.words
    if picture.shown.seven:
        return words.t("(you have {count})", count=picture.shown.seven)
    lacking, having = missing(picture), there(picture)
    if not having:
        return words.t("(you have none)")
    if len(lacking) > len(having):
        codes = " ".join(type_code(words, kind) for kind in having)
        return words.t("(you have {types})", types=codes)
    codes = " ".join(type_code(words, kind) for kind in lacking)
    return words.t("(you lack {types})", types=codes)


def seven_long(picture: Picture, cells: int) -> str:
    """Say which prizes for all 7 types are left, and which types are missing, in so many cells."""
    words = picture.words
    if picture.shown.seven:
        return words.t("All 7 types: you have the bonus of {count} VP", count=picture.shown.seven)
    if not picture.view.sevens:
        return words.t("All 7 types: no bonus is left")
    whole = _with_types(picture, card_type)
    return whole if width(whole) <= cells else _with_types(picture, type_code)


def _with_types(picture: Picture, name: Callable[[Words, int], str]) -> str:
    words, left = picture.words, _left(picture)
    lacking, having = missing(picture), there(picture)
    if len(lacking) <= len(having):
        types = words.join([name(words, kind) for kind in lacking])
        return words.t(
            "All 7 types: bonus {left} left; you still need {types}", left=left, types=types
        )
    types = words.join([name(words, kind) for kind in having]) or words.t("none yet")
    return words.t("All 7 types: bonus {left} left; you have {types}", left=left, types=types)


def round_line(picture: Picture, cells: int) -> list[Line]:
    """Write the prizes for all 7 types and the choices of the round card in one line."""
    words = picture.words
    left, letter = _left(picture), picture.round
    codes = " | ".join(bonus_codes(picture))
    close = "|".join(bonus_codes(picture))
    wordings = (
        (
            words.t("All 7 types: {left}", left=left),
            words.t("Triple bonus in {round}:", round=letter),
            codes,
        ),
        (words.t("All 7: {left}", left=left), words.t("Bonus {round}:", round=letter), codes),
        (words.t("All 7: {left}", left=left), words.t("Bonus {round}:", round=letter), close),
    )
    line: Line = []
    for prizes, head, choices in wordings:
        line = [
            (" ", "text"),
            (f"{prizes} {_reached(picture)}", _token(picture, "seven")),
            ("   ", "text"),
            (f"{head} {choices}", _token(picture, "bonus")),
        ]
        if width(line) <= cells:
            break
    return [cut(merge(line), cells, picture.glyphs)]


def _token(picture: Picture, thing: str) -> str:
    return "cursor" if picture.scene.zone == PANEL and picture.focused(thing) else "text"


def bonus_codes(picture: Picture) -> list[str]:
    """List the choices of the round card: `2Si`, `2Wo`, `1Si+1Wo`."""
    choices = picture.box.bonuses[picture.view.round]
    return [bonus_code(picture.words, one) for one in choices]


def mixed_briefly(words: Words, choice: Bonus) -> str:
    """Write a choice with several things by its numbers alone: `1+1`."""
    counts = [str(count) for count in choice.model_dump().values() if count]
    return "+".join(counts) if len(counts) > 1 else bonus_code(words, choice)
