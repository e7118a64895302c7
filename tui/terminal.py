"""What the player's terminal can show, read from its environment variables.

The environment is always an argument: over SSH each visitor brings his own. Nothing here touches
the process or imports the terminal library.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum

from tui.widgets.glyphs import ASCII, UNICODE, Glyphs


class Depth(IntEnum):
    """How many colours are sent."""

    NONE = 0
    SIXTEEN = 16
    INDEXED = 256
    TRUE = 1 << 24


DEPTHS: Mapping[str, Depth] = {
    "none": Depth.NONE,
    "16": Depth.SIXTEEN,
    "256": Depth.INDEXED,
    "true": Depth.TRUE,
}
"""The depths by the word a setting or a switch uses."""

_TRUE_COLOUR_TERMINALS = (
    "alacritty",
    "contour",
    "foot",
    "ghostty",
    "iterm2",
    "kitty",
    "rio",
    "wezterm",
    "xterm-ghostty",
    "xterm-kitty",
)
_TRUE_COLOUR_PROGRAMS = frozenset({"ghostty", "iTerm.app", "vscode", "WezTerm"})
_COLOURLESS_TERMINALS = ("vt52", "vt100", "vt102", "vt220", "vt320")
_CANNOT_DRAW = frozenset({"", "dumb", "unknown"})


@dataclass(frozen=True, slots=True)
class Terminal:
    """What the app needs to know about a terminal."""

    depth: Depth = Depth.TRUE
    unicode: bool = True
    """Whether letters outside ASCII arrive; without it accents are left out."""
    line_glyphs: bool = True
    """Whether box lines and marks can be drawn as such."""
    usable: bool = True
    """Whether it can draw a screen at all; False for `TERM=dumb`."""

    @property
    def glyphs(self) -> Glyphs:
        """The set of signs to draw with, unless the player chose one."""
        return UNICODE if self.line_glyphs else ASCII


def read_terminal(environ: Mapping[str, str]) -> Terminal:
    """The terminal that an environment describes.

    `NO_COLOR` (when not empty) wins over everything else about colour; the choice of ASCII follows
    from a locale that is not UTF-8 and from the Linux console, which lacks most marks.
    """
    name = environ.get("TERM", "")
    windows = "WT_SESSION" in environ
    unicode = windows or _is_utf8(environ)
    return Terminal(
        depth=_depth(environ, name, windows),
        unicode=unicode,
        line_glyphs=unicode and name != "linux",
        usable=windows or name not in _CANNOT_DRAW,
    )


def seen_with(terminal: Terminal, colours: str, environ: Mapping[str, str]) -> Terminal:
    """The same terminal with the depth a player chose, a word of `DEPTHS`; `NO_COLOR` still wins.

    Any other word leaves it as it is.
    """
    if colours not in DEPTHS or environ.get("NO_COLOR"):
        return terminal
    return replace(terminal, depth=DEPTHS[colours])


def _is_utf8(environ: Mapping[str, str]) -> bool:
    """Whether the first locale variable that is set names UTF-8, as C libraries look them up.

    Where the locale is C, Python itself sets LC_CTYPE as it starts; that tells nothing about the
    terminal.
    """
    plain = environ.get("LANG", "") in ("", "C", "POSIX")
    for variable in ("LC_ALL", "LC_CTYPE", "LANG"):
        value = environ.get(variable)
        if value and not (variable == "LC_CTYPE" and plain and value in _SET_BY_PYTHON):
            name = value.lower().replace("-", "")
            return name == "utf8" or name.partition(".")[2].startswith("utf8")
    return False


_SET_BY_PYTHON = ("C.UTF-8", "C.utf8")


def _in_gnu_screen(environ: Mapping[str, str], name: str) -> bool:
    """Whether GNU screen is between us and the terminal, which knows no true colours.

    COLORTERM is inherited from the terminal around it and says nothing about what gets through.
    """
    if "TMUX" in environ or name in _COLOURLESS_TERMINALS or name in _CANNOT_DRAW:
        return False
    return "STY" in environ or name == "screen" or name.startswith(("screen.", "screen-"))


def _depth(environ: Mapping[str, str], name: str, windows: bool) -> Depth:
    if environ.get("NO_COLOR"):
        return Depth.NONE
    program = environ.get("TERM_PROGRAM", "")
    if program == "Apple_Terminal":
        return Depth.INDEXED
    if _in_gnu_screen(environ, name):
        return Depth.INDEXED
    if (
        windows
        or environ.get("COLORTERM", "").lower() in {"truecolor", "24bit"}
        or program in _TRUE_COLOUR_PROGRAMS
        or name in _TRUE_COLOUR_TERMINALS
        or name.endswith("-direct")
    ):
        return Depth.TRUE
    if "256color" in name:
        return Depth.INDEXED
    if name in _CANNOT_DRAW or name in _COLOURLESS_TERMINALS:
        return Depth.NONE
    return Depth.SIXTEEN
