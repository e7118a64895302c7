"""What the signs of the map mean."""

from __future__ import annotations

from core.seeland import tiles
from tui.screens.seeland.picture import Picture
from tui.widgets.lines import Line, Span, merge, width
from tui.words.seeland_names import tile_one


def legend(picture: Picture, cells: int) -> Line:
    """Explain the signs of the small map in one line, as many as fit."""
    words, glyphs, view = picture.words, picture.glyphs, picture.view
    farm = tile_one(words, tiles.FARM)
    signs: list[Span] = []
    if view.with_governors:
        signs.append((words.p("sign of the map", "* governor"), "text"))
    signs.append((f"{glyphs.free} " + words.p("sign of the map", "free"), "dim"))
    if not view.tactical:
        signs.append((words.p("sign of the map", "? island"), "water"))
    else:
        signs.append((words.p("sign of the map", "$ stuiver"), "text"))
    signs.append((words.p("sign of the map", "{farm} farm", farm=farm), "text"))
    for gap in ("   ", "  "):
        line: Line = []
        for text, token in signs:
            if width(line) + len(gap if line else "") + width(text) <= cells:
                line += [(gap if line else "", "text"), (text, token)]
        if len(line) == 2 * len(signs):
            break
    return merge(line)


def box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Explain the signs of the large map."""
    words, glyphs, view = picture.words, picture.glyphs, picture.view
    seat = view.seat
    letter, name = picture.scene.letters[seat], picture.names[seat]
    mill = tile_one(words, tiles.mill(5))
    isle = "~?~ " + words.p("sign of the map", "island")
    rows: list[tuple[str, str]] = [
        (
            words.t("{sign} {letter}  mill 5 of {name}", sign=mill, letter=letter, name=name),
            words.p("sign of the map", "* governor") if view.with_governors else "",
        ),
        (
            words.t("12{free}1  sum now, open", free=glyphs.free),
            isle if not view.tactical else words.p("sign of the map", "$ stuiver"),
        ),
        (words.t("gray I7  name of a free space"), ""),
        (
            words.t("Cab Rap Tul  crops"),
            words.t("Farm  no VP"),
        ),
    ]
    column = 25
    return [
        merge([(f"{left:<{column}}" if right else left, "dim"), (right, "dim")])
        for left, right in rows[:height]
    ]
