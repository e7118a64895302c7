"""The signs the screens are drawn with, once for modern terminals and once in plain ASCII.

Texts are put together from these signs and measured afterwards; a finished line is never
translated from one set to the other, because some signs differ in width (`→` and `->`).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One complete set of signs.

    Every sign is one cell wide, except `to` and `more`, which take two cells in ASCII.
    """

    name: str
    horizontal: str
    vertical: str
    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    tee_right: str
    """A wall that goes on to the right (`├`); the other tees are named likewise."""
    tee_left: str
    tee_down: str
    tee_up: str
    cross: str
    hex_down: str
    """Joint of a hex wall from which a wall goes down."""
    hex_up: str
    active: str
    """In front of what has the turn or the focus, and between the steps of a path."""
    mark_after: str
    to: str
    filled: str
    empty: str
    top_card: str
    players: tuple[str, str, str, str, str, str]
    """The shapes of seats 1 to 6, in the order of the seats."""
    free: str
    settlement: str
    cloister: str
    minus: str
    times: str
    more: str
    """What stands where a text was cut."""
    left: str
    right: str
    up: str
    down: str


UNICODE = Glyphs(
    name="unicode",
    horizontal="─",
    vertical="│",
    top_left="┌",
    top_right="┐",
    bottom_left="└",
    bottom_right="┘",
    tee_right="├",
    tee_left="┤",
    tee_down="┬",
    tee_up="┴",
    cross="┼",
    hex_down="┬",
    hex_up="┴",
    active="▸",
    mark_after="◂",
    to="→",
    filled="■",
    empty="□",
    top_card="▲",
    players=("▲", "●", "■", "◆", "▼", "○"),
    free="·",
    settlement="◆",
    cloister="†",
    minus="−",
    times="×",
    more="…",
    left="←",
    right="→",
    up="↑",
    down="↓",
)

ASCII = Glyphs(
    name="ascii",
    horizontal="-",
    vertical="|",
    top_left="+",
    top_right="+",
    bottom_left="+",
    bottom_right="+",
    tee_right="+",
    tee_left="+",
    tee_down="+",
    tee_up="+",
    cross="+",
    hex_down=".",
    hex_up="'",
    active=">",
    mark_after="<",
    to="->",
    filled="#",
    empty=".",
    top_card="^",
    players=("^", "o", "#", "@", "v", "0"),
    free=".",
    settlement="@",
    cloister="+",
    minus="-",
    times="x",
    more="..",
    left="<",
    right=">",
    up="^",
    down="v",
)

GLYPH_SETS: dict[str, Glyphs] = {UNICODE.name: UNICODE, ASCII.name: ASCII}
"""The sets by the name that stands in the settings."""
