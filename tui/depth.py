"""Reduces colours for one app instead of the process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background
from textual.filter import LineFilter

from tui.terminal import Depth

_SYSTEMS = {
    Depth.SIXTEEN: ColorSystem.STANDARD,
    Depth.INDEXED: ColorSystem.EIGHT_BIT,
    Depth.TRUE: ColorSystem.TRUECOLOR,
}


class DepthFilter(LineFilter):
    """Reduces all colours to what one terminal can show; with `Depth.NONE` no colour is sent.

    Textual reduces for the whole process, and its own answer to NO_COLOR still sends greys.
    """

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self.depth = depth

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:
        """The same text with reduced styles."""
        depth = self.depth
        return [
            Segment(text, None if style is None else _reduced(style, depth), control)
            for text, style, control in segments
        ]


@lru_cache(maxsize=4096)
def _reduced(style: Style, depth: Depth) -> Style:
    """A style with fewer colours. What it means (`meta`) stays, clicks and selecting need it."""
    if depth is Depth.NONE:
        return Style(
            bold=style.bold,
            underline=style.underline,
            reverse=style.reverse,
            meta=style.meta or None,
        )
    system = _SYSTEMS[depth]
    front, back = _down(style.color, system), _down(style.bgcolor, system)
    if front == style.color and back == style.bgcolor:
        return style
    return style + Style.from_color(front, back)


def _down(color: Color | None, system: ColorSystem) -> Color | None:
    return None if color is None else color.downgrade(system)


@cache
def line_filters(depth: Depth) -> Sequence[LineFilter]:
    """What `App.get_line_filters` of an app should give, instead of what Textual's gives."""
    return (DepthFilter(depth),)
