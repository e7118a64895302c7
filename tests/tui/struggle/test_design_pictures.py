"""The screen against the pictures of the design, character by character.

Every line that differs is named here with the reason; what is not named must be equal.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.struggle.boards import GAME, sample, text
from tests.tui.struggle.sample import picture
from tui.keymap import KeyHint

_PICTURES = Path(__file__).parent / "pictures"

_HAND_KEEPS_PLACE = "cards of a hand stand in fixed columns, so that nothing moves when one comes"
_EVEN_KEYS = "hints of the last line stand two cells apart, as on all screens of the house"

_HOUSE: tuple[KeyHint, ...] = (
    ("Enter", "do it"),
    ("Esc", "back"),
    ("u", "undo"),
    ("i", "rule"),
    ("O", "others"),
    ("?", ""),
)

SMALL = {
    13: _HAND_KEEPS_PLACE,
    23: _EVEN_KEYS,
}
LARGE = {
    9: "Seen names what is surely held, also what was given or shown, so it does not say took",
    18: "the same",
    21: _HAND_KEEPS_PLACE + "; the log names the cards the reader may know",
    22: _HAND_KEEPS_PLACE + "; drew 3 cards",
    23: "the log says what was paid, not how many are left, which the stock says",
    28: "it is nobody's turn to think: Eva is to move",
    30: "the bar stands under the bars of the rows above",
    39: _EVEN_KEYS,
}


def _design(name: str) -> list[str]:
    return (_PICTURES / name).read_text("utf-8").splitlines()


def test_the_sample_position_is_a_possible_one() -> None:
    GAME.check(sample())


@pytest.mark.parametrize(
    ("name", "width", "height", "accepted", "house"),
    [
        ("design-80x24.txt", 80, 24, SMALL, _HOUSE[1:]),
        ("design-120x40.txt", 120, 40, LARGE, _HOUSE),
    ],
)
def test_the_screen_is_the_picture(
    name: str, width: int, height: int, accepted: dict[int, str], house: tuple[KeyHint, ...]
) -> None:
    drawn = text(picture(width, height, "m", "2", "4", house=house)).splitlines()
    design = _design(name)
    differing = {row for row, (a, b) in enumerate(zip(drawn, design, strict=True)) if a != b}
    assert differing == accepted.keys(), "\n".join(
        line for row in differing ^ accepted.keys() for line in (drawn[row], design[row])
    )
