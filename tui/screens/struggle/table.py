"""The table at a glance: one row a player, as the small screen has it."""

from __future__ import annotations

from collections.abc import Sequence

from core.struggle.model import Player
from tui.screens.struggle.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Align, Line, Span, columns, cut_text, fit, width
from tui.words.struggle_names import FIRST_EXPANSION, short_item, tiny_item

_ALIGNS: tuple[Align, ...] = (
    "left",
    "right",
    "centre",
    "centre",
    "centre",
    "left",
    "left",
    "left",
    "centre",
    "centre",
)
_WIDTHS = (7, 2, 5, 6, 4, 13, 8, 7, 5, 5)
"""The columns as long as nothing is wider: name, points, cards, ... draws."""
_GAPS = (0, 0, 1, 2, 1, 2, 1, 1, 2, 2)
_SHORTEST_NAME = 5


def table(picture: Picture, cells: int, height: int, *, open_below: bool = False) -> list[Line]:
    """Draw the box. `open_below`: its floor is the roof of the box under it."""
    words = picture.words
    rows = [_row(picture, seat) for seat in picture.seats]
    lines = _aligned(picture, [_header(picture), *rows], cells - 2)
    drawn = frame(
        lines,
        cells,
        words.t("Table  first to {points} VP", points=picture.box.goal),
        words.t("A = active side, B = 1 VP; last one is on top"),
        glyphs=picture.glyphs,
        height=height + open_below,
        focused=picture.scene.zone == "table",
    )
    return drawn[:height]


def _header(picture: Picture) -> list[Line]:
    words = picture.words
    texts = (
        "",
        words.t("VP"),
        words.p("table column", "Cards"),
        words.p("table column", "Settle"),
        words.p("table column", "City"),
        words.p("table column", "Expansion"),
        words.p("table column", "Roads"),
        words.p("table column", "Knights"),
        words.p("table column", "Swaps"),
        words.p("table column", "Draws"),
    )
    return [[(text, "dim")] for text in texts]


def _row(picture: Picture, seat: int) -> list[Line]:
    player = picture.view.players[seat]
    token = picture.token(seat)
    plain = (
        str(picture.points(seat)),
        str(picture.cards(seat)),
        _count(len(player.settlements)),
        _count(len(player.cities) - len(player.expansions)),
        expansions(picture, player),
    )
    numbers = (str(picture.swaps(seat)), str(picture.draws(seat)))
    return [
        name_cell(picture, seat),
        *([(text, "text")] for text in plain),
        stack(picture, player.roads, token),
        stack(picture, player.knights, token),
        *([(text, "text")] for text in numbers),
    ]


def name_cell(picture: Picture, seat: int) -> Line:
    """Write a name with the mark of the focus or of the turn before it."""
    active = seat == picture.view.seat and not picture.scene.seen.ended
    name = picture.names[seat].upper() if active else picture.names[seat]
    focused = picture.scene.zone == "table" and picture.scene.focus == f"seat:{seat}"
    mark: Span = (picture.glyphs.active if active else " ", "active")
    return [(" ", "text"), mark, (name, "cursor" if focused else picture.token(seat))]


def stack(picture: Picture, count: int, token: str) -> Line:
    """Draw roads or knights by their sides; many stand close, very many are counted."""
    if not count:
        return [("-", "dim")]
    if count <= 4:
        return picture.stack(count, token)
    if count <= 8:
        return picture.stack(count, token, gap="")
    times = picture.glyphs.times
    return [(f"A{times}{(count + 1) // 2} B{times}{count // 2}", token)]


def expansions(picture: Picture, player: Player) -> str:
    """Name the expansions of a player: a single one with its points, several short."""
    words = picture.words
    owned = player.expansions
    if not owned:
        return "-"
    if len(owned) == 1:
        points = picture.box.expansion_vp[owned[0]]
        name = short_item(words, FIRST_EXPANSION + owned[0])
        return words.t("{expansion} {points}VP", expansion=name, points=points)
    return " ".join(tiny_item(words, FIRST_EXPANSION + expansion) for expansion in owned)


def _count(cards: int) -> str:
    return str(cards) if cards else "-"


def _aligned(picture: Picture, rows: Sequence[list[Line]], cells: int) -> list[Line]:
    widths, gaps = _fitted(rows, cells - 1)
    glyphs = picture.glyphs
    lines = []
    for row in rows:
        name = row[0]
        if width(name) > widths[0]:
            text = cut_text(name[-1][0], widths[0] - 2, glyphs) if len(name) > 1 else ""
            name = [*name[:-1], (text, name[-1][1])]
        spaced: Line = []
        for cell, size, gap, align in zip([name, *row[1:]], widths, gaps, _ALIGNS, strict=True):
            spaced += [(" " * gap, "text"), *columns([cell], [size], glyphs, [align])]
        lines.append(fit(spaced, cells, glyphs))
    return lines


def _fitted(rows: Sequence[list[Line]], cells: int) -> tuple[list[int], list[int]]:
    """Give columns and gaps their room: what is spare goes first, names give way last."""
    needed = [max(width(row[index]) for row in rows) for index in range(len(_WIDTHS))]
    needed[0] += 1
    widths = [max(own, need) for own, need in zip(_WIDTHS, needed, strict=True)]
    gaps = list(_GAPS)
    over = sum(widths) + sum(gaps) - cells
    for index in (6, 5, 7, 0):
        spare = min(max(0, over), max(0, widths[index] - needed[index]))
        widths[index] -= spare
        over -= spare
    for index in (9, 8, 5, 3):
        if over > 0:
            gaps[index] -= 1
            over -= 1
    if over > 0:
        spare = min(over, max(0, widths[0] - 2 - _SHORTEST_NAME))
        widths[0] -= spare
        over -= spare
    if over > 0:
        widths[5] -= over
    return widths, gaps
