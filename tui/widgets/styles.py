"""From style tokens to what the terminal library draws: rich styles and Textual themes."""

from functools import lru_cache

from rich.style import Style
from textual.theme import Theme

from themes.palettes import PALETTES, Look, Palette
from tui.terminal import Depth


def _at(look: Look, depth: Depth) -> str:
    if depth is Depth.TRUE:
        return look.true
    return look.indexed if depth is Depth.INDEXED else look.named


@lru_cache(maxsize=1024)
def _style(palette_name: str, token: str, depth: Depth) -> Style:
    palette = PALETTES["none" if depth is Depth.NONE else palette_name]
    style = Style.parse(_at(palette.looks[token], depth))
    ground = _at(palette.ground, depth)
    if style.bgcolor is None and ground:
        style = Style.parse(f"on {ground}") + style
    return style


def rich_style(palette: Palette, token: str, depth: Depth) -> Style:
    """How a token looks in a palette at a number of colours, the ground included.

    Without colours (`Depth.NONE`) every palette looks like the palette `none`.

    Raises:
        KeyError: if no such token exists.
    """
    return _style(palette.name, token, depth)


def textual_theme(palette: Palette) -> Theme:
    """The palette as a theme for those widgets that Textual draws itself (fields, lists).

    The theme is called `herna-` and the palette's name, since Textual has names of its own.
    """
    if palette.ground.true in ("", "default"):
        return Theme(
            name=f"herna-{palette.name}",
            ansi=True,
            dark=palette.dark,
            primary="ansi_default",
            secondary="ansi_default",
            warning="ansi_default",
            error="ansi_default",
            success="ansi_default",
            accent="ansi_default",
            foreground="ansi_default",
            background="ansi_default",
            surface="ansi_default",
            panel="ansi_default",
            boost="ansi_default",
            # Textual's own styles ask for these two in every theme of this kind.
            variables={"ansi-background": "ansi_default", "ansi-foreground": "ansi_default"},
        )
    return Theme(
        name=f"herna-{palette.name}",
        dark=palette.dark,
        primary=_front(palette, "link"),
        secondary=_front(palette, "player5"),
        warning=_front(palette, "irreversible"),
        error=_front(palette, "loss"),
        success=_front(palette, "legal"),
        accent=_front(palette, "active"),
        foreground=_front(palette, "text"),
        background=palette.ground.true,
        surface=palette.ground.true,
        panel=palette.ground.true,
        variables={
            "block-cursor-background": _front(palette, "active"),
            "block-cursor-foreground": palette.ground.true,
            "border": _front(palette, "active"),
            "border-blurred": _front(palette, "frame"),
            "input-cursor-background": _front(palette, "text"),
            "input-cursor-foreground": palette.ground.true,
        },
    )


def _front(palette: Palette, token: str) -> str:
    """The colour of a token's letters in true colour, without its attributes."""
    colour = Style.parse(palette.looks[token].true).color
    if colour is None:
        raise ValueError(f"{token} has no colour in palette {palette.name}")
    return colour.name
