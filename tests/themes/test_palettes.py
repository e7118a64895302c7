"""Every text can be read and every seat told apart, computed for each theme and colour depth."""

from itertools import combinations

import pytest
from rich.style import Style

from tests.themes.colour import SIGHTS, SIXTEEN, contrast, distance, front_and_back
from themes.palettes import (
    ANSI,
    CONTRAST,
    DARK,
    GROUNDS,
    LIGHT,
    NONE,
    PALETTES,
    PLAYERS,
    TOKENS,
    Palette,
)
from tui.terminal import Depth
from tui.widgets.styles import rich_style, textual_theme

PAINTED = (DARK, LIGHT, CONTRAST)
"""The palettes that paint their own ground, so that their colours are known."""

LEAST_CONTRAST = 4.5
LEAST_CONTRAST_HIGH = 7.0
LEAST_CONTRAST_OF_LINES = 3.0
LEAST_DISTANCE = 16.0


def _name(value: object) -> str:
    return value.name if isinstance(value, Palette | Depth) else str(value)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=_name)
def test_a_palette_knows_exactly_the_tokens(palette: Palette) -> None:
    assert set(palette.looks) == set(TOKENS)
    assert len(set(TOKENS)) == len(TOKENS)


@pytest.mark.parametrize("palette", PAINTED, ids=_name)
@pytest.mark.parametrize("depth", [Depth.TRUE, Depth.INDEXED], ids=_name)
@pytest.mark.parametrize("token", TOKENS)
def test_texts_can_be_read(palette: Palette, depth: Depth, token: str) -> None:
    front, back = front_and_back(rich_style(palette, token, depth))
    least = LEAST_CONTRAST_OF_LINES if token == "frame" else LEAST_CONTRAST
    if palette is CONTRAST and depth is Depth.TRUE:
        least = LEAST_CONTRAST_HIGH
    assert contrast(front, back) >= least


@pytest.mark.parametrize("palette", PAINTED, ids=_name)
@pytest.mark.parametrize("table", SIXTEEN)
@pytest.mark.parametrize("token", TOKENS)
def test_texts_can_be_read_in_sixteen_colours(palette: Palette, table: str, token: str) -> None:
    style = rich_style(palette, token, Depth.SIXTEEN)
    assert contrast(*front_and_back(style, SIXTEEN[table])) >= LEAST_CONTRAST


@pytest.mark.parametrize("palette", PAINTED, ids=_name)
@pytest.mark.parametrize("depth", [Depth.TRUE, Depth.INDEXED], ids=_name)
@pytest.mark.parametrize("sight", SIGHTS)
def test_players_stay_apart(palette: Palette, depth: Depth, sight: str) -> None:
    fronts = [front_and_back(rich_style(palette, token, depth))[0] for token in PLAYERS]
    assert min(distance(a, b, sight) for a, b in combinations(fronts, 2)) >= LEAST_DISTANCE


@pytest.mark.parametrize("palette", PAINTED, ids=_name)
@pytest.mark.parametrize("depth", [Depth.TRUE, Depth.INDEXED], ids=_name)
@pytest.mark.parametrize("sight", SIGHTS)
def test_grounds_stay_apart(palette: Palette, depth: Depth, sight: str) -> None:
    backs = [front_and_back(rich_style(palette, token, depth))[1] for token in GROUNDS]
    assert min(distance(a, b, sight) for a, b in combinations(backs, 2)) >= LEAST_DISTANCE


@pytest.mark.parametrize("palette", [*PAINTED, ANSI], ids=_name)
def test_players_differ_in_sixteen_colours(palette: Palette) -> None:
    styles = [rich_style(palette, token, Depth.SIXTEEN) for token in PLAYERS]
    assert len(set(styles)) == len(PLAYERS)


@pytest.mark.parametrize("depth", [Depth.INDEXED, Depth.SIXTEEN], ids=_name)
@pytest.mark.parametrize("palette", PAINTED, ids=_name)
@pytest.mark.parametrize("token", TOKENS)
def test_reduced_looks_use_only_what_is_there(palette: Palette, depth: Depth, token: str) -> None:
    style = rich_style(palette, token, depth)
    for colour in (style.color, style.bgcolor):
        assert colour is not None
        assert colour.number is not None
        assert colour.number < depth


@pytest.mark.parametrize("token", TOKENS)
def test_without_colour_no_colour_is_sent(token: str) -> None:
    for palette in PALETTES.values():
        style = rich_style(palette, token, Depth.NONE)
        assert style.color is None
        assert style.bgcolor is None
        assert style == rich_style(NONE, token, Depth.NONE)


def test_without_colour_cursor_and_legal_places_still_differ() -> None:
    styles = {rich_style(NONE, token, Depth.NONE) for token in ("text", "legal", "cursor")}
    assert styles == {Style(), Style(bold=True), Style(reverse=True)}


@pytest.mark.parametrize("token", TOKENS)
def test_the_terminals_own_colours_are_the_sixteen(token: str) -> None:
    for depth in (Depth.TRUE, Depth.INDEXED, Depth.SIXTEEN):
        style = rich_style(ANSI, token, depth)
        numbers = [each.number for each in (style.color, style.bgcolor) if each is not None]
        assert all(number is None or number < 16 for number in numbers)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=_name)
def test_every_palette_is_a_textual_theme(palette: Palette) -> None:
    theme = textual_theme(palette)
    assert theme.name == f"herna-{palette.name}"
    assert theme.dark == palette.dark
    assert theme.to_color_system().generate()["background"]
