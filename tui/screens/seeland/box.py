"""The actions of the moment at the large size: a box with every choice and what it does."""

from __future__ import annotations

from core.seeland import tiles
from tui.play.entries import Entry
from tui.screens.seeland import band, effects, harvests, market
from tui.screens.seeland.picture import Picture
from tui.screens.table import logbook
from tui.widgets.frames import first_row, frame
from tui.widgets.lines import Line, Span, fit, merge, width, wrap
from tui.words.seeland_names import tile

_LOG = 20
"""Lines of the log that any box has room for."""


def box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the large size: every choice with what it does."""
    lines, focus = _rows(picture, cells - 2)
    room = height - 2
    start = first_row(len(lines), room, focus)
    shown = lines[start : start + room]
    right = band.count(picture)
    if len(lines) > room:
        right = f"{right} {picture.glyphs.up}{picture.glyphs.down}".strip()
    return frame(shown, cells, _title(picture), right, glyphs=picture.glyphs, height=height)


def _title(picture: Picture) -> str:
    """Say what is being chosen in few words, as the list says the rest."""
    words = picture.words
    if picture.placing and picture.tile is not None:
        return words.t("Place {tile}", tile=tile(words, picture.tile))
    if picture.my_turn and picture.prompt == "buy" and picture.scene.composer.level == "groups":
        return words.t("Buy")
    return band.title(picture)


def _rows(picture: Picture, cells: int) -> tuple[list[Line], int]:
    if picture.scene.seen.ended:
        return band.told_end(picture, cells), 0
    if not picture.my_turn:
        told = logbook.latest(picture, cells - 2, _LOG)
        return [[(" ", "text"), *row] for row in told], 0
    rows: list[Line] = []
    focus = 0
    for entry in picture.scene.composer.entries:
        if entry == picture.scene.composer.current:
            focus = len(rows)
        rows += _entry(picture, entry, cells)
    rows += _foot(picture, cells)
    return rows, focus


def _entry(picture: Picture, entry: Entry, cells: int) -> list[Line]:
    place = next((spot for spot, one in picture.targets.items() if one == entry), None)
    if place is None:
        return _plain_entry(picture, entry, cells)
    chosen = entry == picture.scene.composer.current
    head: Line = [
        (picture.glyphs.active if chosen else " ", "active"),
        (f"{entry.key} ", "key"),
        (f"{picture.box.names[place]:<4}", "strong" if chosen else "text"),
    ]
    indent = width(head)
    notes = _notes(picture, entry, place)
    rows: list[Line] = []
    for note in notes or [[]]:
        for part in wrap(note, cells - indent - 1) if note else [[]]:
            rows.append(merge([*(head if not rows else [(" " * indent, "text")]), *part]))
    return rows


def _ended(picture: Picture, mill: str, points: int) -> Span:
    words = picture.words
    if not picture.counts_points:
        return words.t("completes {mill}", mill=mill), "text"
    text = words.t("completes {mill}: +{points} VP now", mill=mill, points=points)
    return text, "gain" if points else "loss"


def _notes(picture: Picture, entry: Entry, place: int) -> list[Line]:
    """Say what a place does, a line for each part of it."""
    words = picture.words
    if picture.tile is None or entry.group.id not in ("buy", "place"):
        return [[(band.place_text(picture, entry, place).partition(" ")[2], "text")]]
    effect = picture.effect(place)
    lines: list[Line] = []
    for change in effect.harvests:
        name = picture.hex_name(change.hex)
        if change.seat == picture.view.seat:
            lines.append([_ended(picture, name, change.after.total)])
        else:
            lines.append([harvests.others_harvest(picture, change)])
    if effect.built is not None:
        text = words.t(
            "mill {sum} {kinds}, {open} open",
            sum=harvests.now_sum(effect.built),
            kinds=picture.kinds(effect.built.kinds) or "-",
            open=effect.built.open,
        )
        lines.append([(text, "text")])
    for change in effect.grown:
        lines.append([effects.grown_brief(picture, change)])
    if effect.islands:
        names = " ".join(picture.box.names[spot] for spot in effect.islands)
        lines.append([(words.t("islands {places}", places=names), "water")])
    beside = [
        near
        for near in picture.box.near[place]
        if tiles.is_mill(picture.view.land[near]) and near not in picture.owners
    ]
    if beside and effect.built is None and not effect.harvests:
        names = ", ".join(picture.box.names[near] for near in beside)
        lines.append([(words.t("next to {mills}, no owner", mills=names), "dim")])
    return lines


def _plain_entry(picture: Picture, entry: Entry, cells: int) -> list[Line]:
    if entry.group.id == "buy" and entry.way is None:
        action = picture.action(entry)
        offer = next((one for one in picture.offers if action and one.space == action.space), None)
        if offer is not None:
            return [market.offer_line(picture, offer, in_zone=False)]
    line = picture.entry_span(entry, band.entry_text(picture, entry))
    return [fit(line, cells, picture.glyphs)]


def _foot(picture: Picture, cells: int) -> list[Line]:
    """Say why there are no more places."""
    words, view = picture.words, picture.view
    if not picture.placing or picture.tile is None or not tiles.is_landscape(picture.tile):
        return []
    if not view.players[view.seat].mills:
        return []
    text = words.t("No other space touches your mills")
    return [[(" ", "text"), *row] for row in wrap([(text, "dim")], cells - 1)]
