"""The screen against the pictures of the design, character by character.

Every line that differs is named here with the reason; what is not named must be equal.
"""

from __future__ import annotations

import pytest

from tests.tui.burgundy.boards import GAME, sample, text
from tests.tui.burgundy.golden import PICTURES
from tests.tui.burgundy.sample import picture
from tui.keymap import KeyHint

_LABELS = "labels leave out letters that always act, so after d comes f, then m"
_ASLEEP = "while labels choose, the letters of the actions sleep; what is forbidden is in brackets"
_EVEN_KEYS = "hints of the last line stand two cells apart, as on all screens of the house"

_HOUSE: tuple[KeyHint, ...] = (
    ("Esc", "back"),
    ("i", "rule"),
    ("u", "undo"),
    ("Tab", "zone"),
    ("O", "others"),
    ("L", "log"),
    ("?", ""),
)

SMALL = {
    6: _LABELS,
    7: _LABELS,
    18: _ASLEEP,
    19: _ASLEEP + "; a purchase shows cards, so it carries !",
    22: "the log is told in the words and turns of the log itself",
    23: _LABELS,
}
LARGE = {
    0: "the table is named as on all screens of the house; a local table has no link",
    1: "O opens all the others in full",
    2: _LABELS,
    3: "a seat is told by its letter, which for Tom is T",
    7: "the same",
    8: "the next dice card is drawn at the end of the own turn, so Bot holds two again",
    18: "what a castle gives is told as in the display; the rule is broken between words",
    19: "the points of a triple are told for all types; c is explained where it is looked for",
    20: "the rule is broken between words",
    24: "the log says what the rules told",
    25: "the line above takes two",
    26: "the same",
    27: "the same",
    30: _ASLEEP + "; actions carry letters, never digits",
    31: "the same",
    32: "the same; all that can be sold is told with its price",
    33: "the same; the reason is a sentence",
    34: "the card is told with its row, as in the log",
    36: "the points of the triple are told too",
    39: _EVEN_KEYS,
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
    drawn = text(picture(width, height, "t", "b", house=_HOUSE)).splitlines()
    design = _design(name)
    differing = {row for row, (a, b) in enumerate(zip(drawn, design, strict=True)) if a != b}
    assert differing == accepted.keys(), "\n".join(
        line for row in differing ^ accepted.keys() for line in (drawn[row], design[row])
    )
