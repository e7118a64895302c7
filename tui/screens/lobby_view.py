"""Draws the lobby: the tables by groups, what the focused one is about, what else can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tui.hall.cards import TableCard
from tui.screens import lobby_words
from tui.screens.field import TextField
from tui.screens.lobby_list import DIGITS, Group, Standing, game_title, group
from tui.screens.menu import Item
from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs
from tui.widgets.frames import first_row, frame, rule, window
from tui.widgets.lines import (
    Line,
    beside,
    clean,
    columns,
    cut,
    cut_text,
    fit,
    merge,
    restyle,
    width,
    wrap,
)

NAME, GAME = 15, 20
"""Cells of the columns of a table's name and of its game, each with a blank behind."""
LIST = 80
"""The width of the list where something stands beside it."""
DETAILS = 3
"""Lines about the focused table under the list."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """All that the lobby draws from."""

    name: str
    """The visitor's name."""
    guest: bool
    present: Sequence[str]
    """The names of who is on the server now, the visitor himself too."""
    standing: Standing
    notice: str = ""
    typing: TextField | None = None
    """The search while it is written."""
    wanted: str = ""
    """What the list is narrowed by."""
    door: str = ""
    """What people write after `ssh -t` to come here; empty: not known."""


def draw(page: Page, lobby: Lobby, keys: Sequence[KeyHint]) -> list[Line]:
    """The whole lobby; a page that is too low keeps list and deeds."""
    deeds = deed_lines(page, lobby.standing)
    if page.small or page.height < 16:
        room = max(1, page.height - 2 - len(deeds))
        listed = [*list_lines(page, lobby, room), *([] for _ in range(room))][:room]
        return assemble(page, _head(page, lobby), [*listed, *deeds], keys)
    below = [*_notice(page, lobby), *deeds]
    rows = page.height - 2 - len(below)
    if page.large:
        tables = list_box(page, lobby, LIST, rows)
        side = side_boxes(page, lobby, page.width - LIST, rows)
        body = beside([(tables, LIST), (side, page.width - LIST)])
    else:
        body = [
            *list_box(page, lobby, page.width, rows - DETAILS - 1),
            *details_below(page, lobby),
        ]
    return assemble(page, _head(page, lobby), [*body, *below], keys)


def _head(page: Page, lobby: Lobby) -> Line:
    words = page.words
    here = words.n("{count} person here", "{count} people here", len(lobby.present))
    return head(page, f"Herna  {clean(lobby.name)}", here)


def _notice(page: Page, lobby: Lobby) -> list[Line]:
    text, token = lobby.notice, "text"
    if not text and lobby.guest:
        text = page.words.t("You are a guest: when you leave the server, you lose your seats.")
        token = "dim"
    return [cut([(" ", "text"), (text, token)], page.width, page.glyphs)]


def list_box(page: Page, lobby: Lobby, cells: int, height: int) -> list[Line]:
    """The tables in a frame; its title says how many wait, or what the list is narrowed by."""
    words, standing = page.words, lobby.standing
    waiting = sum(card.waits for card in standing.tables)
    title: Line = [(words.t("Tables"), "title")]
    if lobby.typing is not None:
        title += [("  /", "key"), *lobby.typing.line(24)]
    elif lobby.wanted:
        title += [("  /", "key"), (cut_text(lobby.wanted, 24, page.glyphs), "text")]
    else:
        said = lobby_words.waiting(waiting, words)
        title += [(": ", "title"), (said, "active" if waiting else "dim")]
    count = len(standing.tables)
    place = f"{standing.at + 1}/{count}" if standing.table is not None else str(count)
    body = list_lines(page, lobby, height - 2, cells - 2)
    return frame(body, cells, title, place, glyphs=page.glyphs, height=height)


def list_lines(page: Page, lobby: Lobby, height: int, cells: int | None = None) -> list[Line]:
    """As much of the list as there is room for, the focused table in sight."""
    cells = page.width if cells is None else cells
    standing = lobby.standing
    if not standing.tables:
        said = paragraphs(page, cells - 2, _nothing(page, lobby), token="dim")
        return indented(said, 1)[:height]
    rows = _rows(standing)
    focus = rows.index(standing.at) if standing.table is not None else standing.top
    # The heading above the first table is not left out of sight.
    focus = 0 if focus == 1 else focus
    standing.top = first_row(len(rows), height, focus, standing.top)
    seen = range(standing.top, standing.top + height)
    lines = [
        _row(page, standing, row, cells) if line in seen else [] for line, row in enumerate(rows)
    ]
    return window(lines, height, focus, cells, glyphs=page.glyphs, before=standing.top)


def _nothing(page: Page, lobby: Lobby) -> str:
    if lobby.wanted or lobby.typing is not None:
        return page.words.t("No table matches.")
    return page.words.t(
        "No table is open. Create one, or wait: new tables appear here by themselves."
    )


def _rows(standing: Standing) -> list[int | Group | None]:
    """What stands in each line of the list: the number of a table, a heading, or nothing."""
    rows: list[int | Group | None] = []
    before: Group | None = None
    for number, card in enumerate(standing.tables):
        here = group(card)
        if here != before:
            rows += [here] if before is None else [None, here]
            before = here
        rows.append(number)
    return rows


def _row(page: Page, standing: Standing, row: int | Group | None, cells: int) -> Line:
    if row is None:
        return []
    if isinstance(row, int):
        return table_line(page, standing.tables[row], row, cells, here=row == standing.at)
    return [(" ", "text"), (page.words.t(lobby_words.HEADINGS[row]), "dim")]


def line_of(standing: Standing, line: int) -> int | None:
    """Give the number of the table that stands in a line of the list, or None for a heading."""
    rows = _rows(standing)
    row = rows[line] if 0 <= line < len(rows) else None
    return row if isinstance(row, int) else None


def table_line(page: Page, card: TableCard, number: int, cells: int, *, here: bool) -> Line:
    """One table: digit, name, game, how it stands."""
    digit = str((number + 1) % DIGITS) if number < DIGITS else " "
    said, token = lobby_words.state(card, page.words)
    rest = max(1, cells - 3 - NAME - GAME)
    title = cut_text(clean(game_title(card, page.words, short=True)), GAME - 1, page.glyphs)
    row = columns(
        [
            [(page.glyphs.active if here else " ", "active"), (digit, "key")],
            [(cut_text(clean(card.name), NAME - 1, page.glyphs), "text")],
            [(title, "text")],
            [(said, token)],
        ],
        [3, NAME, GAME, rest],
        page.glyphs,
    )
    return restyle(fit(row, cells, page.glyphs), "cursor") if here else row


def details_below(page: Page, lobby: Lobby) -> list[Line]:
    """What the focused table is about, in lines of its own under the list."""
    lines = _about(page, lobby, page.width - 4)
    lines = [*lines, *([] for _ in range(DETAILS))][:DETAILS]
    return [rule(page.width, _focused(lobby), glyphs=page.glyphs), *indented(lines, 2)]


def _focused(lobby: Lobby) -> str:
    """The name of what has the cursor."""
    card, deed = lobby.standing.table, lobby.standing.deed
    if card is not None:
        return clean(card.name)
    return deed.label if deed is not None else ""


def side_boxes(page: Page, lobby: Lobby, cells: int, height: int) -> list[Line]:
    """The same beside the list, with more room, and who is here."""
    about = indented(_about(page, lobby, cells - 4), 1)
    names = page.words.join([clean(name) for name in lobby.present])
    present = indented(paragraphs(page, cells - 4, names), 1)
    low = min(max(3, len(present) + 2), height // 3)
    return [
        *frame(about, cells, _focused(lobby), glyphs=page.glyphs, height=height - low),
        *frame(present, cells, page.words.t("Here now"), glyphs=page.glyphs, height=low),
    ]


def _about(page: Page, lobby: Lobby, cells: int) -> list[Line]:
    words, card = page.words, lobby.standing.table
    if card is None:
        deed = lobby.standing.deed
        return paragraphs(page, cells, deed.note if deed is not None else "", token="dim")
    game = clean(game_title(card, words))
    first = f"{game}, {lobby_words.turn(card, words)}" if card.stage == "playing" else game
    terms = "; ".join(lobby_words.terms(card, words))
    seats = lobby_words.seat_lines(card, words, page.glyphs)
    if not page.large:
        row = merge([span for seat in seats for span in (*seat, ("   ", "text"))])
        said = [cut(row, cells, page.glyphs), cut([(terms, "dim")], cells, page.glyphs)]
        return [*said, *_last(page, lobby, card, cells)]
    said = [*wrap(first, cells), []]
    for seat in seats:
        said += wrap(merge(seat), cells, 2)
    return [*said, [], *wrap([(terms, "dim")], cells), [], *_last(page, lobby, card, cells)]


def _last(page: Page, lobby: Lobby, card: TableCard, cells: int) -> list[Line]:
    """How others come to a table that is not full; else who made it."""
    words = page.words
    if card.mine and card.stage == "open":
        said: Line = [(lobby_words.call(card, words, lobby.door), "text")]
    else:
        said = [(lobby_words.made(card, words), "dim")]
    return wrap(said, cells, 2) if page.large else [cut(said, cells, page.glyphs)]


def deed_lines(page: Page, standing: Standing) -> list[Line]:
    """What else can be done, each with its letter, in as few lines as they need."""
    return [
        cut(merge([span for _, deed in row for span in deed]), page.width, page.glyphs)
        for row in _deed_rows(page, standing)
    ]


def deed_at(page: Page, standing: Standing, row: int, column: int) -> int | None:
    """Give the number of the deed that stands in a cell of the page, or None."""
    rows = _deed_rows(page, standing)
    line = row - (page.height - 1 - len(rows))
    end = 0
    for number, deed in rows[line] if 0 <= line < len(rows) else []:
        end += width(deed)
        if column < end:
            return number
    return None


def _deed_rows(page: Page, standing: Standing) -> list[list[tuple[int, Line]]]:
    """The deeds as they are drawn, with their numbers, line by line."""
    rows: list[list[tuple[int, Line]]] = [[]]
    used = 0
    for number, deed in enumerate(standing.deeds):
        drawn = _deed(page, deed, standing.at == len(standing.tables) + number)
        if used and used + width(drawn) > page.width:
            rows.append([])
            used = 0
        rows[-1].append((number, drawn))
        used += width(drawn)
    return rows


def _deed(page: Page, deed: Item, here: bool) -> Line:
    row: Line = [
        (page.glyphs.active if here else " ", "active"),
        (deed.key, "key"),
        (f" {deed.label}", "text"),
    ]
    return [*(restyle(row, "cursor") if here else row), (" ", "text")]
