"""The estate of the reader: at the small size with the projects, at the large size alone."""

from __future__ import annotations

from core.burgundy.model import CASTLE, CLOISTER, TYPES
from tui.play.entries import Entry
from tui.screens.burgundy import parts
from tui.screens.burgundy.display import token
from tui.screens.burgundy.effects import type_effect
from tui.screens.burgundy.estates import WILD, first_owner, squares, stacks
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.prizes import seven_long
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, fit, merge, pad, width
from tui.words.burgundy_cards import short
from tui.words.burgundy_names import card_type, short_type

PANEL = "estate"
_NAME = 10
_FREE = "------"
_COLUMNS = (23, 22)
_ROWS = 4
"""Types in the left column; the others stand in the right one."""


def type_name(picture: Picture, kind: int) -> str:
    """Name a type in full if that takes at most 8 cells, else short."""
    name = card_type(picture.words, kind)
    return name if width(name) < _NAME - 1 else short_type(picture.words, kind)


def _type_token(picture: Picture, kind: int) -> str:
    return "cursor" if picture.scene.zone == PANEL and picture.focused(f"type:{kind}") else "text"


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw all types in two columns, and the projects under them."""
    words = picture.words
    kinds = range(len(TYPES))
    left = [_small_type(picture, kind, _COLUMNS[0]) for kind in kinds[:_ROWS]]
    right = [_small_type(picture, kind, _COLUMNS[1]) for kind in kinds[_ROWS:]]
    right += [[] for _ in range(len(left) - len(right))]
    rows = [merge([(" ", "text"), *a, *b]) for a, b in zip(left, right, strict=True)]
    rows.append(_projects(picture, cells - 2))
    legend = words.t(
        "{done} = triple done, {wild} = cloister", done=picture.glyphs.filled, wild=WILD
    )
    return frame(
        rows,
        cells,
        f"{_title(picture)}  {legend}",
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _title(picture: Picture) -> str:
    if picture.me is None:
        return picture.words.t("Estate of {name}", name=picture.names[picture.shown_seat])
    return picture.words.t("Your estate")


def _small_type(picture: Picture, kind: int, cells: int) -> Line:
    drawn = stacks(picture, picture.shown.estate, kind)
    name: Line = [(type_name(picture, kind), _type_token(picture, kind))]
    line = [*pad(name, _NAME), *drawn]
    owner = first_owner(picture, kind)
    first = owner or picture.words.p("the first bonus is free", "1st!")
    room = cells - width(line) - 2
    if picture.view.firsts[kind] == picture.shown_seat or room < 3:
        return fit(line, cells, picture.glyphs)
    mark = cut([(first, "gain" if not owner else "dim")], room, picture.glyphs)
    return fit([*line, (" ", "text"), *mark], cells, picture.glyphs)


def _projects(picture: Picture, cells: int) -> Line:
    """Write the projects with their numbers and the die each needs."""
    words = picture.words
    head: Line = pad([(" ", "text"), (words.t("Projects"), "title")], _NAME + 1)
    pieces = [project(picture, place) for place in range(picture.box.projects)]
    used = width(head) + sum(map(width, pieces))
    gap = max(1, min(3, (cells - used) // max(1, len(pieces) - 1)))
    line: Line = list(head)
    for place, piece in enumerate(pieces):
        line += [(" " * gap if place else "", "text"), *piece]
    return cut(merge(line), cells, picture.glyphs)


def project(picture: Picture, place: int) -> Line:
    """Write one project, or a free place: `2 C.Hall 4`, `3 ------`."""
    cards = picture.shown.projects
    if place >= len(cards):
        return [(f"{place + 1} {_FREE}", "dim")]
    card = cards[place]
    thing = f"card:{card}"
    entry: Entry | None = picture.labelled().get(thing)
    drawn = token(picture, thing, entry, projects_panel(picture))
    awake = entry is not None and entry.allowed
    return [
        (f"{place + 1} ", "key" if awake else "text"),
        (short(picture.words, picture.box, card), drawn),
    ]


def projects_panel(picture: Picture) -> str:
    """Name the panel in which the projects stand."""
    return "projects" if picture.large else PANEL


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw seven columns: stacks, the first bonus, the effect, and what is left of all 7 types."""
    columns = [_large_type(picture, kind) for kind in range(len(TYPES))]
    column = (cells - 3) // len(TYPES)
    rows: list[Line] = []
    for level in range(max(map(len, columns))):
        row: Line = [(" ", "text")]
        for lines in columns:
            row += fit(lines[level], column, picture.glyphs)
        rows.append(merge(row))
    rows.append([(" ", "text"), (seven_long(picture, cells - 3), "text")])
    words = picture.words
    total = words.t("VP {count}", count=picture.points(picture.shown_seat))
    head = f"{_title(picture)}  {total}"
    listed = parts.long(picture, cells - 8 - width(head))
    title = head + (f": {listed}" if listed else "")
    return frame(
        rows,
        cells,
        title,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _large_type(picture: Picture, kind: int) -> list[Line]:
    words = picture.words
    triples, opened = picture.stacks(picture.shown.estate, kind)
    name: Line = [(type_name(picture, kind), _type_token(picture, kind))]
    if triples:
        times = f"{triples}x" if triples > 1 else ""
        drawn: Line = [(times, "text"), (picture.glyphs.filled * 3, "gain")]
        if opened:
            drawn += [(" +" if triples == 1 else "+", "text"), (squares(picture, opened), "text")]
    else:
        drawn = [(squares(picture, opened), "text"), (f" {len(opened)}/3", "text")]
    owner = first_owner(picture, kind)
    if owner:
        first: Line = [(words.t("1st {name}", name=owner), "dim")]
    else:
        first = [(words.t("1st free"), "gain")]
    effect = type_effect(picture, kind)
    points = words.t("{count} VP/3", count=picture.box.triple_vp[kind])
    if kind == CLOISTER:
        effect = words.t("wild/{count} VP", count=picture.box.triple_vp[kind])
    notes = {
        CASTLE: words.p("die of a castle", "any die"),
        CLOISTER: words.t("{sign}=wild", sign=WILD),
    }
    return [name, drawn, first, [(effect, "text")], [(notes.get(kind, points), "dim")]]
