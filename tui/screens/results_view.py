"""Draws the results: finished games, and what everybody has won."""

from __future__ import annotations

from collections.abc import Sequence

from saves.document import Result
from tui.screens.menu import Cursor
from tui.screens.page import KeyHint, Page, assemble, head, indented
from tui.screens.results_table import Total
from tui.screens.saves_view import when
from tui.widgets.frames import frame
from tui.widgets.lines import Line, columns, cut, fit, merge, restyle, wrap
from tui.words.log import level
from tui.words.registry import for_game

TOTALS = 7
"""Lines of the box of totals at the usual size, edges and heading included."""


def draw(
    page: Page,
    results: Sequence[Result],
    sums: Sequence[Total],
    cursor: Cursor,
    notice: str,
    keys: Sequence[KeyHint],
) -> list[Line]:
    """Totals above, the games under them."""
    t, n = page.words.t, page.words.n
    top = head(page, t("Results"), n("{count} game", "{count} games", len(results)))
    if not results:
        text = notice or t("No game has been finished yet.")
        body = indented([[], *wrap([(text, "dim")], max(1, page.width - 4))], 2)
        return assemble(page, top, body, keys)
    rows = page.height - 2
    above = min(len(sums) + 3, max(TOTALS, rows // 2)) if rows >= TOTALS + 6 else 0
    totals = totals_box(page, sums, above) if above else []
    return assemble(page, top, [*totals, *games_box(page, results, cursor, rows - above)], keys)


def totals_box(page: Page, sums: Sequence[Total], height: int) -> list[Line]:
    """Who won how often."""
    t = page.words.t
    widths = [max(10, page.width - 2 - 1 - 16 - 3 * 9), 16, 9, 9, 9]
    names = [t("Name"), "", t("Games"), t("Wins"), t("Points")]
    body = [_row(page, names, widths, "dim")]
    for one in sums:
        kind = "" if one.level is None else _bot(page, one.level)
        texts = [one.name, kind, str(one.games), str(one.wins), str(one.points)]
        body.append(_row(page, texts, widths, "text"))
    return frame(body, page.width, t("Totals"), glyphs=page.glyphs, height=height)


def _bot(page: Page, name: str) -> str:
    """A bot by its level; one that this version does not know keeps its id."""
    try:
        known = level(page.words, name)
    except KeyError:
        known = name
    return page.words.p("who has a seat", "bot, {level}", level=known)


def _row(page: Page, texts: Sequence[str], widths: Sequence[int], token: str) -> Line:
    row = columns(
        [[(text, token)] for text in texts],
        widths,
        page.glyphs,
        ["left", "left", "right", "right", "right"],
    )
    return merge([(" ", "text"), *row])


def games_box(page: Page, results: Sequence[Result], cursor: Cursor, height: int) -> list[Line]:
    """The games, the newest first, with points and a mark at who won."""
    inside = page.width - 2
    room = max(1, height - 2)
    body = []
    for number in cursor.window(len(results), room):
        here = number == cursor.at
        mark = page.glyphs.active if here else " "
        row = cut(merge([(mark, "active"), *_game(page, results[number])]), inside, page.glyphs)
        body.append(restyle(fit(row, inside, page.glyphs), "cursor") if here else row)
    return frame(
        body,
        page.width,
        page.words.t("Games"),
        f"{cursor.at + 1}/{len(results)}",
        glyphs=page.glyphs,
        height=max(3, height),
    )


def _game(page: Page, result: Result) -> Line:
    words = page.words
    try:
        title = for_game(result.game).short_title(words)
    except KeyError:
        title = result.game
    standings = ", ".join(
        f"{one.name} {one.points}" + ("*" if seat in result.winners else "")
        for seat, one in enumerate(result.standings)
    )
    if result.how == "agreement":
        standings += "  " + words.t("(ended by agreement)")
    return [(f"{when(result.at, words)}  ", "dim"), (f"{title}  ", "text"), (standings, "text")]
