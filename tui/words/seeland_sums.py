"""How the yield of a mill in Seeland comes about, as a sum that can be followed."""

from __future__ import annotations

from collections.abc import Sequence

from core.seeland import tiles
from tui.words import Words
from tui.words.seeland_names import tile


def addition(words: Words, mill: int, fields: Sequence[int], bonus: int, points: int) -> str:
    """Write a yield with all its parts: `5 + Tulip 3 + Rape 4 = 12 VP`.

    `mill` is the value of the mill, `fields` are the crop tiles around it, `points` is what it all
    is worth. Where that is less than the sum, the crops are too few, and the text says so.
    """
    parts = [str(mill), *(tile(words, field) for field in fields)]
    if bonus:
        parts.append(words.t("bonus {count}", count=bonus))
    return _with_result(words, " + ".join(parts), mill, fields, bonus, points)


def short_addition(words: Words, mill: int, fields: Sequence[int], bonus: int, points: int) -> str:
    """Write the same with numbers alone: `5+3+4 = 12 VP`; a bonus stands apart: `5+3+4 +5`."""
    text = "+".join(map(str, (mill, *(tiles.VALUES[field] for field in fields))))
    if bonus:
        text += f" +{bonus}"
    return _with_result(words, text, mill, fields, bonus, points)


def _with_result(
    words: Words, text: str, mill: int, fields: Sequence[int], bonus: int, points: int
) -> str:
    if points == mill + sum(tiles.VALUES[field] for field in fields) + bonus:
        return words.t("{sum} = {points} VP", sum=text, points=points)
    return words.t(
        "{sum}, {why}: {points} VP", sum=text, why=why_nothing(words, fields), points=points
    )


def why_nothing(words: Words, fields: Sequence[int]) -> str:
    """Say why a harvest with these crop tiles around the mill is worth nothing."""
    kinds = {tiles.CROP_OF[field] for field in fields}
    if not kinds:
        return words.t("but no crops")
    if len(kinds) == 1:
        return words.t("but one crop only")
    return words.t("but too few crops")
