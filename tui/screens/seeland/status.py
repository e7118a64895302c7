"""The first line: game, variants, turn, players, what comes next, and the warning of the end."""

from __future__ import annotations

from tui.screens.seeland.picture import Picture
from tui.screens.table.status import FULL, NAME_SIZES, replay, shown_name
from tui.widgets.lines import Line, justify, merge, width

_GAP = ("  ", "text")
LAST_TILES = 3
"""Tiles in a pile from which on the status line warns of the end."""


def status(picture: Picture, cells: int) -> list[Line]:
    """Draw the status line; what tells least gives way first when it is too long."""
    left, right = _left(picture, FULL, with_title=True), _right(picture, with_table=picture.large)
    for title, names in (
        (True, FULL),
        *((True, size) for size in NAME_SIZES[:-1]),
        *((False, size) for size in NAME_SIZES),
    ):
        if width(left) + 2 + width(right) <= cells:
            break
        left, right = _left(picture, names, with_title=title), _right(picture, with_table=False)
    return [justify(left, right, cells, picture.glyphs)]


def _left(picture: Picture, names: int, *, with_title: bool) -> Line:
    words = picture.words
    parts: Line = []
    if with_title:
        parts = [(picture.game_words.short_title(words), "title"), *_variants(picture), _GAP]
    number = picture.turn_number
    turn = words.t("Turn {number}", number=number) if number else words.t("First mills")
    extra: Line = [(" " + words.t("(extra turn)"), "strong")] if picture.view.extra else []
    return merge(
        [*parts, (turn, "text"), *extra, *replay(picture), _GAP, *_players(picture, names)]
    )


def _variants(picture: Picture) -> Line:
    view, words = picture.view, picture.words
    if picture.large:
        names = (
            (view.tactical, words.p("variant of Seeland", "tactical")),
            (view.with_governors, words.p("variant of Seeland", "governors")),
            (view.records, words.p("variant of Seeland", "records")),
        )
        chosen = [name for on, name in names if on]
        return [("  " + " + ".join(chosen), "text")] if chosen else []
    names = (
        (view.tactical, words.p("variant of Seeland, short", "+tac")),
        (view.with_governors, words.p("variant of Seeland, short", "+gov")),
        (view.records, words.p("variant of Seeland, short", "+rec")),
    )
    return [(" " + name, "text") for on, name in names if on]


def _players(picture: Picture, names: int) -> Line:
    """Write the players in order; the one whose turn it is with a mark, capitals and the letter."""
    parts: Line = []
    large, full = picture.large, names == FULL
    for seat in picture.seats:
        active = seat == picture.view.seat and not picture.scene.seen.ended
        name = shown_name(picture, seat, names)
        if parts:
            parts.append(("  " if large else " ", "text"))
        if active:
            parts.append((picture.glyphs.active, "active"))
        text = name.upper() if active else name
        parts.append(
            (text + _letter(picture, seat, active=active) if full else text, picture.token(seat))
        )
    return parts


def _letter(picture: Picture, seat: int, *, active: bool) -> str:
    """Give the seat's letter in brackets where it helps."""
    letter = picture.scene.letters[seat]
    if not picture.large:
        return f"({letter})" if active else ""
    if picture.sitter(seat).human:
        return f" ({letter})"
    return picture.words.t(" ({letter}, bot)", letter=letter)


def _right(picture: Picture, *, with_table: bool) -> Line:
    parts: Line = [*_warning(picture), *phases(picture)]
    if with_table:
        table = picture.words.t("table: {name}", name=picture.scene.table_name)
        parts += [("   ", "text"), (table, "dim")]
    return merge(parts)


def _warning(picture: Picture) -> Line:
    """Warn of piles that are nearly empty: the game ends with an empty space of the market."""
    words, view = picture.words, picture.view
    parts: Line = []
    for text, pile in (
        (words.t("mill {count}", count=len(view.mills)), view.mills),
        (words.t("crop {count}", count=len(view.landscapes)), view.landscapes),
    ):
        if len(pile) <= LAST_TILES:
            parts += [(f"{text}!", "irreversible"), _GAP]
    return parts


def phases(picture: Picture) -> Line:
    """Write the three parts of a turn, the one of now in capitals."""
    words = picture.words
    names = (
        ("buy", words.p("part of a turn", "buy")),
        ("place", words.p("part of a turn", "place")),
        ("harvest", words.p("part of a turn", "harvest")),
    )
    now = phase(picture)
    if now == "end":
        return [(words.p("part of a turn", "END OF TURN"), "strong")]
    if now not in dict(names):
        return []
    parts: Line = []
    for name, text in names:
        if parts:
            parts.append((f" {picture.glyphs.active} ", "active"))
        parts.append((text.upper(), "strong") if name == now else (text, "dim"))
    return parts


def phase(picture: Picture) -> str:
    """Say which part of a turn is played: `buy`, `place`, `harvest`, `end`; empty beside a turn."""
    if picture.placing:
        return "place"
    return _PHASES.get(picture.prompt, "")


_PHASES = {
    "buy": "buy",
    "retreat": "buy",
    "place-mill": "place",
    "place-landscape": "place",
    "build": "place",
    "fetch": "place",
    "order": "harvest",
    "mark": "harvest",
    "walk": "harvest",
    "end": "end",
}
