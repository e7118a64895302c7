"""Draws the list of saved games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from saves.listing import Entry
from tui.screens.menu import Cursor
from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs, with_tilde
from tui.widgets.frames import frame
from tui.widgets.lines import Align, Line, clean, columns, cut_text, fit, merge, restyle, wrap
from tui.words import Words
from tui.words.registry import for_game
from tui.words.saves import trouble

DETAILS = 5
"""Lines under the list."""


def short_game(entry: Entry, words: Words) -> str:
    """The short title of a save's game; its id when this house does not know it."""
    try:
        return for_game(entry.game).short_title(words)
    except KeyError:
        return clean(entry.game)


def turn_number(entry: Entry) -> int:
    """The turn of a save as its game counts turns; plainly, if this house does not know it."""
    assert entry.summary is not None
    try:
        words = for_game(entry.game)
    except KeyError:
        return entry.summary.turn + 1
    return words.turn_number(entry.summary.turn, len(entry.summary.players))


def when(moment: float, words: Words) -> str:
    """A moment in the time zone of the machine."""
    return words.date(datetime.fromtimestamp(moment).astimezone())


def draw(
    page: Page, entries: Sequence[Entry], cursor: Cursor, notice: str, keys: Sequence[KeyHint]
) -> list[Line]:
    """The list, and under it more about the focused save."""
    t = page.words.t
    top = head(page, t("Saved games"), page.words.n("{count} game", "{count} games", len(entries)))
    if not entries:
        said = [with_tilde(text) for text in (t("No saved games yet."), notice) if text]
        body = indented([[], *paragraphs(page, page.width - 4, *said)], 2)
        return assemble(page, top, body, keys)
    details = DETAILS if page.height >= 16 else 0
    room = max(1, page.height - 5 - details)
    widths = _widths(page.width - 3)
    rows = [
        _row(page, entries[number], number == cursor.at, widths)
        for number in cursor.window(len(entries), room)
    ]
    rows += [[] for _ in range(room - len(rows))] if details else []
    names = [t("Table"), t("Game"), t("Turn"), t("Points"), t("Saved"), t("Players")]
    heading = _columns(page, names, widths, "dim")
    box = frame(
        [merge([(" ", "text"), *heading]), *rows],
        page.width,
        t("Saved games"),
        f"{cursor.at + 1}/{len(entries)}",
        glyphs=page.glyphs,
    )
    if not details:
        return assemble(page, top, box, keys)
    more = _details(page, entries[cursor.at])
    if notice:
        more = [*more[: DETAILS - 2], *wrap(with_tilde(notice), page.width - 4)]
    return assemble(page, top, [*box, *indented(more, 2)], keys)


def _widths(cells: int) -> list[int]:
    """Widths of the columns; names take what is left, players only where there is room."""
    game, turn, points, saved = 18, 5, 10, 18
    rest = max(10, cells - game - turn - points - saved - 4)
    if rest < 40:
        return [rest, game, turn, points, saved]
    return [rest // 2, game, turn, points, saved, rest - rest // 2 - 1]


def _columns(page: Page, texts: Sequence[str], widths: Sequence[int], token: str) -> Line:
    cells: list[Line] = []
    sizes: list[int] = []
    aligns: list[Align] = []
    # Columns without room are left out.
    for number, (text, size) in enumerate(zip(texts, widths, strict=False)):
        if number:
            cells.append([])
            sizes.append(1)
            aligns.append("left")
        cells.append([(text, token)])
        sizes.append(size)
        aligns.append("right" if number == 2 else "left")
    return columns(cells, sizes, page.glyphs, aligns)


def _row(page: Page, entry: Entry, here: bool, widths: Sequence[int]) -> Line:
    mark = page.glyphs.active if here else " "
    texts = [clean(entry.name), short_game(entry, page.words), *_summary(page, entry)]
    row = merge(
        [(mark, "active"), *_columns(page, texts, widths, "dim" if entry.error else "text")]
    )
    return restyle(fit(row, page.width - 2, page.glyphs), "cursor") if here else row


def _summary(page: Page, entry: Entry) -> list[str]:
    saved = when(entry.saved, page.words)
    if entry.summary is None:
        return ["", "", saved, page.words.t("cannot be opened")]
    players = ", ".join(clean(player.name) for player in entry.summary.players)
    points = "-".join(str(player.points) for player in entry.summary.players)
    return [str(turn_number(entry)), points, saved, players]


def _details(page: Page, entry: Entry) -> list[Line]:
    """Who plays with how many points, whose turn it is, the file; or what is wrong."""
    t = page.words.t
    cells = page.width - 4
    file = cut_text(t("File: {file}", file=entry.path.name), cells, page.glyphs)
    if entry.error is not None:
        said = with_tilde(trouble(page.words, entry.error))
        return [*wrap([(said, "loss")], cells)[: DETAILS - 1], [(file, "dim")]]
    summary = entry.summary
    assert summary is not None
    players = ", ".join(f"{clean(player.name)} {player.points}" for player in summary.players)
    lines = wrap(players, cells)[:2]
    if summary.ended:
        winners = [clean(summary.players[seat].name) for seat in summary.winners]
        state = (
            t("Game over. Winner: {names}", names=page.words.join(winners))
            if winners
            else t("The game was ended by agreement.")
        )
    else:
        mover = "" if summary.to_move is None else clean(summary.players[summary.to_move].name)
        state = t("To move: {name}", name=mover)
    return [*lines, *wrap(state, cells)[:1], [(file, "dim")]]
