"""The actions: all kinds of the moment with their letters, or the list that is open."""

from __future__ import annotations

from collections.abc import Sequence

from tui.play.entries import Entry
from tui.screens.burgundy.boxes import actions_left
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.rival import comparison
from tui.screens.burgundy.targets import entry_text
from tui.screens.table import logbook
from tui.screens.table.scores import reason, verdict
from tui.widgets.frames import rule, window
from tui.widgets.lines import Line, fit, merge, pad, width
from tui.words import N_

ENDINGS = ("overtaken", "ended", "no-dice")
"""Events that end the game; the last of them says why."""
_IN_BOXES = frozenset(("take", "fetch"))
"""Groups whose choices are drawn in the display."""
_GAPS = (3, 2, 1)
_TITLES = {
    "place": N_("Which project"),
    "sell": N_("Which goods"),
    "swap": N_("For how many VP"),
}


def in_boxes(picture: Picture) -> bool:
    """Whether the open list is chosen from in the display."""
    composer = picture.scene.composer
    entry = composer.current
    return composer.level == "targets" and entry is not None and entry.group.id in _IN_BOXES


def listed(picture: Picture) -> tuple[Entry, ...]:
    """List the entries that stand in the band: those of the open list, or of the first one."""
    composer = picture.scene.composer
    return composer.first_entries if in_boxes(picture) else composer.entries


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the title with the hand, and the choices in a few lines."""
    if picture.scene.seen.ended or not picture.my_turn:
        return _idle(picture, cells, height)
    head = rule(cells, _left(picture), _right(picture), glyphs=picture.glyphs)
    rows, cursor = flow(picture, _pieces(picture, notes=True), cells, height - 1)
    if len(rows) > height - 1:
        rows, cursor = flow(picture, _pieces(picture, notes=False), cells, height - 1)
    shown = window(rows, height - 1, cursor, cells, glyphs=picture.glyphs)
    return _filled(picture, [head, *shown], cells, height)


def _pieces(picture: Picture, *, notes: bool) -> list[Line]:
    return [_piece(picture, entry, notes=notes) for entry in listed(picture)]


def _piece(picture: Picture, entry: Entry, *, notes: bool) -> Line:
    text = entry_text(picture, entry)
    if notes and entry.id == "buy" and entry.allowed and not picture.view.pending:
        text = picture.words.t("{action} (extra, once a turn)", action=text)
    return picture.entry_span(entry, text)


def _filled(picture: Picture, lines: Sequence[Line], cells: int, height: int) -> list[Line]:
    shown = [fit(each, cells, picture.glyphs) for each in lines[:height]]
    return [*shown, *(pad([], cells) for _ in range(height - len(shown)))]


def _left(picture: Picture) -> str:
    """Say what is in the hand; in an open path, what is to be decided."""
    turn = picture.scene.seen.turn
    if picture.view.pending and turn is not None:
        return picture.game_words.prompt(picture.voice, turn)
    return hand_text(picture)


def hand_text(picture: Picture) -> str:
    """Write the dice in the hand and how many cards are left in the stack."""
    words = picture.words
    if picture.own is None:
        return words.t("Cards in hand are hidden.")
    dice = ", ".join(words.t("die {die}", die=die) for die in picture.dice)
    left = words.n(
        "({count} card left in pile)", "({count} cards left in pile)", len(picture.own.stock)
    )
    return words.t("Your hand: {dice}", dice=dice or words.t("no die left")) + f"  {left}"


def _right(picture: Picture) -> str:
    words, composer = picture.words, picture.scene.composer
    if composer.level != "groups" and not in_boxes(picture):
        return list_title(picture)
    if picture.view.pending:
        return ", ".join(words.t("die {die}", die=die) for die in picture.dice)
    return _action_left(picture)


def _action_left(picture: Picture) -> str:
    words = picture.words
    return words.t("action done") if picture.view.acted else words.t("1 action left")


def list_title(picture: Picture) -> str:
    """Say what the open list chooses."""
    words, composer = picture.words, picture.scene.composer
    entry = composer.current
    if entry is None:
        return ""
    if composer.level == "thing":
        return words.t("What you can do with it")
    if composer.level == "ways":
        several = len({way.steps[0] for way in composer.ways_of(entry)}) > 1
        longer = any(len(way.steps) > 1 for way in composer.ways_of(entry))
        if not longer:
            return words.t("Which die")
        return words.t("How, and with which die") if several else words.t("How")
    title = _TITLES.get(entry.group.id)
    return words.t(title) if title else words.t("Choose")


def _idle(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the band while there is nothing to decide: the log, or how it ended."""
    words = picture.words
    if picture.scene.seen.ended:
        title = rule(
            cells, words.t("The game is over"), words.t("S score sheet"), glyphs=picture.glyphs
        )
        said: list[Line] = [[("  ", "text"), (one, "strong")] for one in outcome(picture)]
        return _filled(picture, [title, *said], cells, height)
    if picture.own is None:
        right = words.t("Log")
    elif picture.view.seat == picture.me:
        right = _action_left(picture)
    else:
        right = actions_left(picture)
    title = rule(cells, hand_text(picture), right, glyphs=picture.glyphs)
    rows = [[(" ", "text"), *row] for row in logbook.latest(picture, cells - 2, height - 1)]
    return _filled(picture, [title, *rows], cells, height)


def outcome(picture: Picture) -> list[str]:
    """Say who has won and why it is over; alone it is the rival who may have won."""
    words = picture.words
    if picture.view.rival is None:
        return verdict(picture, ENDINGS)
    won = bool(picture.scene.seen.scores.winners)
    said = words.t("The rival is beaten.") if won else words.t("The rival has won.")
    return [f"{said} {comparison(picture)}", *reason(picture, ENDINGS)]


def flow(
    picture: Picture, pieces: Sequence[Line], cells: int, height: int
) -> tuple[list[Line], int]:
    """Set pieces in rows with the widest gap that fits; give the rows and the one of the cursor."""
    rows: list[list[int]] = []
    gap = _GAPS[-1]
    for gap in _GAPS:
        rows = _broken([width(piece) for piece in pieces], cells - 1, gap)
        if len(rows) <= height:
            break
    column = _first_column(pieces, rows, cells - 1, gap)
    lines: list[Line] = []
    cursor = 0
    for number, row in enumerate(rows):
        line: Line = [(" ", "text")]
        for place, index in enumerate(row):
            piece = pieces[index]
            if any(token == "cursor" for _, token in piece):
                cursor = number
            last = place == len(row) - 1
            size = 0 if last else column if not place and column else width(piece) + gap
            line += pad(piece, size)
        lines.append(merge(line))
    return lines, cursor


def _broken(widths: Sequence[int], cells: int, gap: int) -> list[list[int]]:
    rows: list[list[int]] = []
    used = 0
    for index, size in enumerate(widths):
        if rows and used + gap + size <= cells:
            rows[-1].append(index)
            used += gap + size
        else:
            rows.append([index])
            used = size
    return rows


def _first_column(
    pieces: Sequence[Line], rows: Sequence[Sequence[int]], cells: int, gap: int
) -> int:
    """Give the width of the first column where rows can be lined up, else 0."""
    if len(rows) < 2:
        return 0
    firsts = [width(pieces[row[0]]) for row in rows]
    column = max([firsts[0] + gap, *(size + 1 for size in firsts[1:])])
    for row in rows:
        rest = sum(width(pieces[index]) + gap for index in row[1:]) - gap
        if len(row) > 1 and column + rest > cells:
            return 0
    return column
