"""The screen against the pictures of the design, character by character.

Every line that differs is named here with the reason; what is not named must be equal.
"""

from __future__ import annotations

import pytest

from tests.tui.labora.boards import GAME, sample, text
from tests.tui.labora.golden import PICTURES
from tests.tui.labora.sample import picture

_ROWS = "the heartland keeps the rows 1 and 2, so that a name of a space holds for the whole game"
_SHORT = "short names are those of the glossary"
_COLUMN = "all names, costs and values of the list stand in columns"
_CODES = "costs are told in codes, so that names are not cut"
_NOT_CUT = "names that do not fit are the short ones of the glossary, not cut without a sign"
_LISTED = "while a building is chosen, the letters of the turn are not of this moment"
_SAMPLE = "points and goods are counted by the rules; buildings stand in the order of the land"

SMALL = {
    3: "the numbers say which of how many lands is drawn",
    4: _ROWS,
    5: _ROWS,
    7: _ROWS + "; " + _SHORT,
    8: _ROWS,
    10: _ROWS,
    11: _ROWS,
    16: _COLUMN + "; " + _SHORT,
    17: _COLUMN,
    18: _COLUMN + "; " + _SHORT,
    19: _COLUMN + "; why the Library has no spot is told when the cursor is on it, and on page M",
    20: _ROWS,
    22: "what a building does is told in codes, made from its effects",
    23: "hints of the last line stand in the order of all screens of the house",
}
LARGE = {
    0: "the table is named as on all screens of the house; a local table has no link",
    8: _CODES,
    9: _CODES,
    10: _ROWS + "; " + _CODES,
    11: _ROWS + "; " + _CODES,
    12: _CODES,
    13: _NOT_CUT + "; " + _CODES,
    14: _ROWS + "; " + _CODES,
    15: _ROWS,
    16: _ROWS,
    17: _NOT_CUT,
    18: _ROWS + "; the list is joined as a sentence",
    19: _ROWS + "; the same",
    27: _SAMPLE,
    28: _SAMPLE,
    29: _SAMPLE,
    30: _SAMPLE,
    32: _LISTED,
    33: _LISTED,
    34: _LISTED,
    35: _LISTED,
    36: _ROWS,
    37: "phrases of the preview are those of the small size",
    38: "the same",
    39: "hints of the last line stand in the order of all screens of the house",
}


def _design(name: str) -> list[str]:
    return (PICTURES / name).read_text("utf-8").splitlines()


def test_the_sample_position_is_a_possible_one() -> None:
    GAME.check(sample())


@pytest.mark.parametrize(
    ("name", "width", "height", "accepted"),
    [("design-80x24.txt", 80, 24, SMALL), ("design-120x40.txt", 120, 40, LARGE)],
)
def test_the_screen_is_the_picture(
    name: str, width: int, height: int, accepted: dict[int, str]
) -> None:
    drawn = text(picture(width, height, "2")).splitlines()
    design = _design(name)
    differing = {row for row, (a, b) in enumerate(zip(drawn, design, strict=True)) if a != b}
    assert differing == accepted.keys(), "\n".join(
        line for row in differing ^ accepted.keys() for line in (drawn[row], design[row])
    )
