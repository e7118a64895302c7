"""The score sheet: the parts of every score, and at the end who won and why it ended."""

from __future__ import annotations

from tui.screens.struggle.picture import Picture
from tui.widgets.frames import rule
from tui.widgets.lines import Line, fit, merge, pad, width, wrap
from tui.words.registry import for_game

_ENDINGS = ("won", "dead-end")
_LABEL = 22
_COLUMN = 9


def sheet(picture: Picture) -> list[Line]:
    """Draw the sheet with one column a player."""
    words = picture.words
    cells = picture.scene.width
    lines: list[Line] = [rule(cells, words.t("Score sheet"), glyphs=picture.glyphs), []]
    if picture.scene.seen.ended:
        for sentence in verdict(picture):
            lines += [[("  ", "text"), *row] for row in wrap([(sentence, "strong")], cells - 4)]
        lines.append([])
    sheets = picture.scene.seen.scores.sheets
    column = min(16, max(_COLUMN, (cells - _LABEL - 2) // len(sheets)))
    lines.append(_names(picture, column))
    game = for_game("struggle")
    for index, part in enumerate(sheets[0].lines):
        values = [one.lines[index].points for one in sheets]
        lines.append(_values(picture, game.score_line(words, part.id), values, column))
    dashes = picture.glyphs.horizontal * (_LABEL - 2 + column * len(sheets))
    lines.append([("  " + dashes, "frame")])
    totals = [one.total for one in sheets]
    lines.append(_values(picture, words.t("Victory points"), totals, column, "strong"))
    lines.append(_values(picture, words.t("Place"), [one.place for one in sheets], column))
    goal = words.t("The first with {points} VP on the own turn wins.", points=picture.box.goal)
    return [*lines, [], [("  " + goal, "dim")]]


def _names(picture: Picture, column: int) -> Line:
    line: Line = [(" " * _LABEL, "text")]
    for seat in picture.seats:
        shape = picture.glyphs.players[seat]
        name: Line = [(f"{shape} {picture.names[seat]}", picture.token(seat))]
        line += fit(
            fit(name, min(width(name), column - 1), picture.glyphs), column, picture.glyphs, "right"
        )
    return merge(line)


def _values(
    picture: Picture, label: str, values: list[int], column: int, token: str = "text"
) -> Line:
    line: Line = pad([("  " + label, token)], _LABEL)
    for value in values:
        shown = str(value) if value else "-"
        line += fit([(shown, token if value else "dim")], column, picture.glyphs, "right")
    return merge(line)


def verdict(picture: Picture) -> list[str]:
    """Say who has won, and why the game is over."""
    words, seen = picture.words, picture.scene.seen
    winners = [picture.names[seat] for seat in seen.scores.winners]
    total = max(one.total for one in seen.scores.sheets)
    if len(winners) > 1:
        first = words.t(
            "{names} share the win with {count} VP.", names=words.join(winners), count=total
        )
    else:
        first = words.t("{name} wins with {count} VP.", name=winners[0], count=total)
    reason = next(
        (one.event.kind for one in reversed(seen.log) if one.event.kind in _ENDINGS), None
    )
    if reason is not None:
        return [first, for_game("struggle").ending(picture.voice, reason)]
    if any(one.event.kind == "agreed-end" for one in seen.log):
        return [first, words.t("The players agreed to end the game.")]
    return [first]


def standings(picture: Picture) -> str:
    """Write everybody's points, the best first."""
    sheets = sorted(picture.scene.seen.scores.sheets, key=lambda one: one.place)
    points = ", ".join(f"{picture.names[one.seat]} {one.total}" for one in sheets)
    return picture.words.t("Points: {points}.", points=points)
