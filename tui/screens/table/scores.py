"""The score sheet: the parts of every score, and at the end who won and why it ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tui.screens.table.picture import TablePicture
from tui.widgets.frames import rule
from tui.widgets.lines import Line, fit, merge, pad, width, wrap

_LABEL = 22
_COLUMN = 9
_WIDEST = 16


def sheet(
    picture: TablePicture,
    endings: Collection[str],
    foot: str = "",
    said: Sequence[str] | None = None,
) -> list[Line]:
    """Draw the sheet with one column a player, a sentence of the game under it.

    `endings` are the events of the game that end it; `said` is what is told of the end instead of
    who has won.
    """
    words = picture.words
    cells = picture.scene.width
    lines: list[Line] = [rule(cells, words.t("Score sheet"), glyphs=picture.glyphs), []]
    if picture.scene.seen.ended:
        for sentence in verdict(picture, endings) if said is None else said:
            lines += [[("  ", "text"), *row] for row in wrap([(sentence, "strong")], cells - 4)]
        lines.append([])
    sheets = picture.scene.seen.scores.sheets
    labels = _labels(picture)
    size = max([_LABEL, *(width(label) + 3 for label in labels)])
    column = min(_WIDEST, max(_COLUMN, (cells - size - 2) // len(sheets)))
    lines.append(_names(picture, size, column))
    for index, label in enumerate(labels):
        values = [one.lines[index].points for one in sheets]
        lines.append(_values(picture, pad([("  " + label, "text")], size), values, column))
    dashes = picture.glyphs.horizontal * (size - 2 + column * len(sheets))
    lines.append([("  " + dashes, "frame")])
    totals = [one.total for one in sheets]
    total = pad([("  " + words.t("Victory points"), "strong")], size)
    lines.append(_values(picture, total, totals, column))
    place = pad([("  " + words.t("Place"), "text")], size)
    lines.append(_values(picture, place, [one.place for one in sheets], column))
    if foot:
        lines.append([])
        lines += [[("  ", "text"), *row] for row in wrap([(foot, "dim")], cells - 4)]
    return lines


def _labels(picture: TablePicture) -> list[str]:
    parts = picture.scene.seen.scores.sheets[0].lines
    return [picture.game_words.score_line(picture.words, part.id) for part in parts]


def _names(picture: TablePicture, size: int, column: int) -> Line:
    line: Line = [(" " * size, "text")]
    for seat in picture.seats:
        shape = picture.glyphs.players[seat]
        name: Line = [(f"{shape} {picture.names[seat]}", picture.token(seat))]
        line += fit(
            fit(name, min(width(name), column - 1), picture.glyphs), column, picture.glyphs, "right"
        )
    return merge(line)


def _values(picture: TablePicture, label: Line, values: list[int], column: int) -> Line:
    token = label[0][1]
    line: Line = list(label)
    for value in values:
        shown = picture.voice.number(value) if value else "-"
        line += fit([(shown, token if value else "dim")], column, picture.glyphs, "right")
    return merge(line)


def verdict(picture: TablePicture, endings: Collection[str]) -> list[str]:
    """Say who has won, which tie-break decided, and why the game is over."""
    words, scores = picture.words, picture.scene.seen.scores
    winners = [picture.names[seat] for seat in scores.winners]
    total = max(one.total for one in scores.sheets)
    if any(line.event.kind == "agreed-end" for line in picture.scene.seen.log):
        # Nobody has won then; the result that is kept says the same.
        names = words.join(winners)
        return [words.t("Everyone agreed to end the game. Ahead on points: {names}.", names=names)]
    if len(winners) > 1:
        first = words.t(
            "{names} share the win with {count} VP.", names=words.join(winners), count=total
        )
    else:
        first = words.t("{name} wins with {count} VP.", name="".join(winners), count=total)
    said = [first]
    if scores.tie_break is not None and len(winners) == 1:
        said.append(picture.game_words.tie_break(words, scores.tie_break))
    return [*said, *reason(picture, endings)]


def standings(picture: TablePicture) -> str:
    """Write everybody's points, the best first."""
    sheets = sorted(picture.scene.seen.scores.sheets, key=lambda one: one.place)
    points = ", ".join(
        f"{picture.names[one.seat]} {picture.voice.number(one.total)}" for one in sheets
    )
    return picture.words.t("Points: {points}.", points=points)


def reason(picture: TablePicture, endings: Collection[str]) -> list[str]:
    """Say why the game is over, in a sentence or none."""
    log = picture.scene.seen.log
    found = next((one.event.kind for one in reversed(log) if one.event.kind in endings), None)
    return [] if found is None else [picture.game_words.ending(picture.voice, found)]
