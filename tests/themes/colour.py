"""Colour measures for the tests: contrast, CIELAB distance, colour blindness, reduced palettes.

Sources: WCAG 2.2 (relative luminance and contrast), IEC 61966-2-1 (sRGB), CIE 1976 (L*a*b* under
D65), Machado, Oliveira and Fernandes 2009 (colour blindness, severity 1.0), xterm's and VGA's
default colour tables.
"""

import math
from collections.abc import Mapping

from rich.color import Color, ColorType
from rich.style import Style

Rgb = tuple[int, int, int]
Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: Mapping[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)

XTERM: tuple[Rgb, ...] = (
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
)  # fmt: skip
VGA: tuple[Rgb, ...] = (
    (0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0),
    (0, 0, 170), (170, 0, 170), (0, 170, 170), (170, 170, 170),
    (85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85),
    (85, 85, 255), (255, 85, 255), (85, 255, 255), (255, 255, 255),
)  # fmt: skip
SIXTEEN: Mapping[str, tuple[Rgb, ...]] = {"xterm": XTERM, "VGA": VGA}
"""What the 16 colours look like in two terminals that stand for many."""


def rgb(colour: Color, table: tuple[Rgb, ...] = XTERM) -> Rgb:
    """A rich colour in red, green and blue (0 to 255); the 16 are looked up in a table.

    Raises:
        ValueError: for the terminal's default colour, which nobody knows.
    """
    if colour.type is ColorType.DEFAULT:
        raise ValueError("the default colour of a terminal is not known")
    if colour.triplet is not None:
        return colour.triplet.red, colour.triplet.green, colour.triplet.blue
    number = colour.number
    assert number is not None
    if number < 16:
        return table[number]
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return grey, grey, grey
    levels = (0, 95, 135, 175, 215, 255)
    cube = number - 16
    return levels[cube // 36], levels[cube // 6 % 6], levels[cube % 6]


def front_and_back(style: Style, table: tuple[Rgb, ...] = XTERM) -> tuple[Rgb, Rgb]:
    """The colours of a style's letters and of what is behind them."""
    assert style.color is not None
    assert style.bgcolor is not None
    pair = rgb(style.color, table), rgb(style.bgcolor, table)
    return (pair[1], pair[0]) if style.reverse else pair


def _linear(colour: Rgb) -> tuple[float, float, float]:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The WCAG contrast of two colours, from 1 (the same) to 21 (black and white)."""
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (_linear(one), _linear(other))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def lab(colour: Rgb, sight: str = "normal") -> tuple[float, ...]:
    """A colour in CIELAB as someone with this sight sees it."""
    seen = tuple(min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], _linear(colour)))
    x, y, z = (
        _lab_part(part / white) for part, white in zip(_times(_XYZ, seen), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_part(value: float) -> float:
    return math.cbrt(value) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: Rgb, other: Rgb, sight: str = "normal") -> float:
    """How far two colours are apart in CIELAB (about 2 is just visible)."""
    return math.dist(lab(one, sight), lab(other, sight))
