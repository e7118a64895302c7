"""The measures used by the palette tests give the published values."""

import pytest
from rich.color import Color

from tests.themes.colour import SIGHTS, VGA, contrast, distance, lab, rgb


def test_contrast_of_known_pairs() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (255, 255, 255)) == pytest.approx(1)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_lab_of_known_colours() -> None:
    assert lab((255, 255, 255)) == pytest.approx((100, 0, 0), abs=0.02)
    assert lab((255, 0, 0)) == pytest.approx((53.24, 80.09, 67.20), abs=0.05)


def test_greys_look_the_same_to_everybody() -> None:
    for sight in SIGHTS:
        assert lab((128, 128, 128), sight) == pytest.approx(lab((128, 128, 128)), abs=0.1)


def test_red_and_green_come_closer_without_red_cones() -> None:
    red, green = (200, 60, 0), (110, 130, 0)
    assert distance(red, green, "protanopia") < distance(red, green) / 2


def test_numbers_become_colours() -> None:
    assert rgb(Color.from_ansi(214)) == (255, 175, 0)
    assert rgb(Color.from_ansi(244)) == (128, 128, 128)
    assert rgb(Color.parse("yellow"), VGA) == (170, 85, 0)
    with pytest.raises(ValueError):
        rgb(Color.default())
