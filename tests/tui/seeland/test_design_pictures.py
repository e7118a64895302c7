"""The screen against the pictures of the design, character by character.

Every line that differs is named here with the reason; what is not named must be equal.
"""

from __future__ import annotations

import pytest

from tests.tui.seeland.boards import GAME, sample, text
from tests.tui.seeland.golden import PICTURES
from tests.tui.seeland.sample import picture
from tui.keymap import KeyHint

_KEYS = "hints of the last line stand two cells apart, as on all screens of the house"

_SMALL: tuple[KeyHint, ...] = (
    ("Esc", "back"),
    (";", "look"),
    ("z", "zoom"),
    ("i", "rule"),
    ("u", "undo"),
    ("?", ""),
)
_LARGE: tuple[KeyHint, ...] = (
    *_SMALL[:2],
    ("gI8", "go to"),
    *_SMALL[2:4],
    ("L", "log"),
    ("u", "undo"),
    ("?", "keys"),
)

SMALL = {
    15: "sums stand under each other, whatever the length of a name",
    21: "crops stand in one order everywhere, that of the mill list",
}
LARGE = {
    0: "a local table has no link; its name gives way where there is no room",
    **dict.fromkeys(range(26, 30), "the text of a rule keeps a cell from the frame, as always"),
    36: "phrases follow each other without a break of the line",
    37: "phrases follow each other without a break of the line",
    38: "the log is told as everywhere: who, what, with what followed",
    39: _KEYS,
}


def test_the_sample_position_is_a_possible_one() -> None:
    GAME.check(sample())


@pytest.mark.parametrize(
    ("name", "width", "height", "accepted", "house"),
    [
        ("design-80x24.txt", 80, 24, SMALL, _SMALL),
        ("design-120x40.txt", 120, 40, LARGE, _LARGE),
    ],
)
def test_the_screen_is_the_picture(
    name: str, width: int, height: int, accepted: dict[int, str], house: tuple[KeyHint, ...]
) -> None:
    drawn = text(picture(width, height, "3", house=house)).splitlines()
    design = (PICTURES / name).read_text("utf-8").splitlines()
    differing = {row for row, (a, b) in enumerate(zip(drawn, design, strict=True)) if a != b}
    assert differing == accepted.keys(), "\n".join(
        line for row in differing ^ accepted.keys() for line in (drawn[row], design[row])
    )
