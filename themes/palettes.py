"""The colours of the app: what each style token looks like in each theme.

A token names a meaning (`legal`, `player3`); a palette says how it looks, three times: in true
colour, from the 256 colours, from the 16 colours of a terminal. A look is written as rich writes
styles (`bold #009E73`, `color(36)`, `black on bright_yellow`). A look without `on` stands on the
palette's ground, which the app paints itself.

The numbers are those of the design's table. Where a computed check (contrast of 4.5, colour
distance of 16, see the tests) failed in a reduced palette, the nearest colour that passes it
stands here:

- 256 colours, dark: player 3 is 169, not 175; cabbage and tulip ground are 23 and 90, not 22
  and 132.
- 16 colours on black: plain red, yellow, magenta, all blues and bright black are too dark in common
  terminals, so loss is bright red, player 1 bright yellow, player 3 bright magenta, player 5 white
  on blue, dim white under bright white text.
- 16 colours on white: yellow, cyan and green are too light, so they become grounds under black.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

TOKENS = (
    "text",
    "strong",
    "title",
    "frame",
    "dim",
    "active",
    "key",
    "link",
    "legal",
    "cursor",
    "gain",
    "loss",
    "irreversible",
    "player1",
    "player2",
    "player3",
    "player4",
    "player5",
    "player6",
    "cabbage",
    "rape",
    "tulip",
    "water",
)
"""Every name a span may carry."""

PLAYERS = ("player1", "player2", "player3", "player4", "player5", "player6")
GROUNDS = ("cabbage", "rape", "tulip", "water")


class Look(NamedTuple):
    """One token three times: in true colour, in 256 colours, in 16 colours."""

    true: str
    indexed: str
    named: str


@dataclass(frozen=True, slots=True)
class Palette:
    """A theme's colours: the ground of the screen and a look for each of `TOKENS`."""

    name: str
    dark: bool
    ground: Look
    looks: Mapping[str, Look]


DARK = Palette(
    name="dark",
    dark=True,
    ground=Look("#101418", "color(233)", "black"),
    looks={
        "text": Look("#E4E6E8", "color(254)", "bright_white"),
        "strong": Look("bold #F2F2F2", "bold color(255)", "bold bright_white"),
        "title": Look("bold #E4E6E8", "bold color(254)", "bold bright_white"),
        "frame": Look("#6A7178", "color(243)", "white"),
        "dim": Look("#7C848C", "color(244)", "white"),
        "active": Look("bold #F0E442", "bold color(227)", "bold bright_yellow"),
        "key": Look("bold #F0E442", "bold color(227)", "bold bright_yellow"),
        "link": Look("underline #56B4E9", "underline color(74)", "underline cyan"),
        "legal": Look("bold #009E73", "bold color(36)", "bold green"),
        "cursor": Look("#101418 on #F0E442", "color(16) on color(227)", "black on bright_yellow"),
        "gain": Look("#56B4E9", "color(74)", "cyan"),
        "loss": Look("#D55E00", "color(166)", "bright_red"),
        "irreversible": Look("bold #D55E00", "bold color(166)", "bold bright_red"),
        "player1": Look("#E69F00", "color(214)", "bright_yellow"),
        "player2": Look("#56B4E9", "color(74)", "cyan"),
        "player3": Look("#CC79A7", "color(169)", "bright_magenta"),
        "player4": Look("#F2F2F2", "color(255)", "bright_white"),
        "player5": Look("#8A7CFF", "color(105)", "bright_white on blue"),
        "player6": Look("#8A8F4A", "color(101)", "underline bright_white"),
        "cabbage": Look("#F2F2F2 on #1E5B2A", "color(255) on color(23)", "bright_white"),
        "rape": Look("#F2F2F2 on #6B6100", "color(255) on color(58)", "bright_white"),
        "tulip": Look("#F2F2F2 on #9A3F78", "color(255) on color(90)", "bright_white"),
        "water": Look("#F2F2F2 on #0A2340", "color(255) on color(17)", "bright_cyan"),
    },
)

LIGHT = Palette(
    name="light",
    dark=False,
    ground=Look("#FAFAF7", "color(231)", "bright_white"),
    looks={
        "text": Look("#1C2024", "color(234)", "black"),
        "strong": Look("bold #101418", "bold color(233)", "bold black"),
        "title": Look("bold #1C2024", "bold color(234)", "bold black"),
        "frame": Look("#7C848C", "color(244)", "black"),
        "dim": Look("#6A7178", "color(242)", "blue"),
        "active": Look("bold #7A4B00", "bold color(94)", "bold black"),
        "key": Look("bold #7A4B00", "bold color(94)", "bold black"),
        "link": Look("underline #0068A0", "underline color(24)", "underline blue"),
        "legal": Look("bold #00664B", "bold color(23)", "bold black on bright_green"),
        "cursor": Look("#FAFAF7 on #8A5A00", "color(231) on color(94)", "bright_white on black"),
        "gain": Look("#0068A0", "color(24)", "black on bright_cyan"),
        "loss": Look("#A34700", "color(130)", "red"),
        "irreversible": Look("bold #A34700", "bold color(130)", "bold red"),
        "player1": Look("#9A5B00", "color(130)", "black on bright_yellow"),
        "player2": Look("#0068A0", "color(24)", "black on bright_cyan"),
        "player3": Look("#9C2F6B", "color(89)", "magenta"),
        "player4": Look("#2E3338", "color(236)", "black"),
        "player5": Look("#7A2BD6", "color(92)", "bright_white on blue"),
        "player6": Look("#4F2D09", "color(52)", "underline black"),
        "cabbage": Look("#1C2024 on #A5E1C1", "color(234) on color(115)", "black"),
        "rape": Look("#1C2024 on #EFE69F", "color(234) on color(229)", "black"),
        "tulip": Look("#1C2024 on #CEA5C2", "color(234) on color(182)", "black"),
        "water": Look("#1C2024 on #D6E6F2", "color(234) on color(195)", "blue"),
    },
)

CONTRAST = Palette(
    name="contrast",
    dark=True,
    ground=Look("#000000", "color(16)", "black"),
    looks={
        "text": Look("#FFFFFF", "color(231)", "bright_white"),
        "strong": Look("bold #FFFFFF", "bold color(231)", "bold bright_white"),
        "title": Look("bold #FFFFFF", "bold color(231)", "bold bright_white"),
        "frame": Look("#FFFFFF", "color(231)", "bright_white"),
        "dim": Look("#B4B4B4", "color(249)", "white"),
        "active": Look("bold #FFFF5F", "bold color(227)", "bold bright_yellow"),
        "key": Look("bold #FFFF5F", "bold color(227)", "bold bright_yellow"),
        "link": Look("underline #7AD4FF", "underline color(81)", "underline bright_cyan"),
        "legal": Look("bold #00E8A8", "bold color(49)", "bold bright_green"),
        "cursor": Look(
            "bold #000000 on #FFFF5F", "bold color(16) on color(227)", "black on bright_yellow"
        ),
        "gain": Look("#7AD4FF", "color(81)", "bright_cyan"),
        "loss": Look("#FF8A50", "color(209)", "bright_red"),
        "irreversible": Look("bold #FF8A50", "bold color(209)", "bold bright_red"),
        "player1": Look("#FFB000", "color(214)", "bright_yellow"),
        "player2": Look("#7AD4FF", "color(81)", "cyan"),
        "player3": Look("#FD89D7", "color(212)", "bright_magenta"),
        "player4": Look("#FFFFFF", "color(231)", "bright_white"),
        "player5": Look("#B09CFF", "color(141)", "bright_white on blue"),
        "player6": Look("#A8B04A", "color(143)", "underline bright_white"),
        "cabbage": Look("#FFFFFF on #124A1F", "color(231) on color(23)", "bright_white"),
        "rape": Look("#FFFFFF on #5A5000", "color(231) on color(58)", "bright_white"),
        "tulip": Look("#FFFFFF on #8F2F6C", "color(231) on color(90)", "bright_white"),
        "water": Look("#FFFFFF on #0A2340", "color(231) on color(17)", "bright_cyan"),
    },
)


def _same(look: str) -> Look:
    """A look that is the same however many colours the terminal has."""
    return Look(look, look, look)


ANSI = Palette(
    name="ansi",
    dark=True,
    ground=_same("default"),
    looks={
        "text": _same("default"),
        "strong": _same("bold default"),
        "title": _same("bold default"),
        "frame": _same("default"),
        "dim": _same("bright_black"),
        "active": _same("bold default"),
        "key": _same("bold default"),
        "link": _same("underline cyan"),
        "legal": _same("bold green"),
        "cursor": _same("black on yellow"),
        "gain": _same("cyan"),
        "loss": _same("red"),
        "irreversible": _same("bold red"),
        "player1": _same("yellow"),
        "player2": _same("cyan"),
        "player3": _same("magenta"),
        "player4": _same("bold default"),
        "player5": _same("bright_blue"),
        "player6": _same("underline default"),
        "cabbage": _same("default"),
        "rape": _same("default"),
        "tulip": _same("default"),
        "water": _same("blue"),
    },
)
"""The terminal's own 16 colours on its own ground; how they look is up to the terminal."""

NONE = Palette(
    name="none",
    dark=True,
    ground=_same(""),
    looks={
        **{token: _same("") for token in TOKENS},
        "strong": _same("bold"),
        "title": _same("bold"),
        "active": _same("bold"),
        "key": _same("bold"),
        "link": _same("underline"),
        "legal": _same("bold"),
        "cursor": _same("reverse"),
        "irreversible": _same("bold"),
    },
)
"""No colour at all (`NO_COLOR`): signs and letters carry everything, bold and reverse help."""

PALETTES: Mapping[str, Palette] = {
    palette.name: palette for palette in (DARK, LIGHT, CONTRAST, ANSI, NONE)
}
"""The palettes by the name that stands in the settings."""
