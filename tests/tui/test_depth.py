"""Colours are reduced to what a terminal can show, and nothing else is lost."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from tui.depth import DepthFilter, line_filters
from tui.terminal import Depth


def _filtered(depth: Depth, style: Style) -> Style:
    (segment,) = DepthFilter(depth).apply([Segment("a", style)], Color.parse("black"))
    assert segment.style is not None
    return segment.style


def test_a_filter_keeps_what_a_style_means() -> None:
    style = Style.parse("bold italic #E69F00 on #101418") + Style.from_meta({"@click": "x"})
    for depth in Depth:
        assert _filtered(depth, style).meta == {"@click": "x"}
        assert _filtered(depth, style).bold
    assert _filtered(Depth.TRUE, style) == style
    assert _filtered(Depth.NONE, style).color is None
    assert not _filtered(Depth.NONE, style).italic
    indexed = _filtered(Depth.INDEXED, style)
    assert indexed.color is not None
    assert indexed.color.number == 178


def test_text_without_style_passes() -> None:
    segments = DepthFilter(Depth.NONE).apply([Segment("a")], Color.parse("black"))
    assert segments == [Segment("a", None)]


def test_each_depth_has_one_filter() -> None:
    assert line_filters(Depth.SIXTEEN) is line_filters(Depth.SIXTEEN)
