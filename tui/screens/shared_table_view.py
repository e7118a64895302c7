"""Draws the form of a shared table."""

from __future__ import annotations

from collections.abc import Sequence

from tui.screens import lobby_words, new_game_view
from tui.screens.field import TextField
from tui.screens.menu import Cursor
from tui.screens.new_game_form import Row
from tui.screens.new_game_view import LABEL, choice_line, entry_line, form_page
from tui.screens.page import KeyHint, Page, head
from tui.screens.shared_table_form import SharedForm
from tui.widgets.lines import Line, clean, cut_text, fit
from tui.words import N_, Words
from tui.words.game import GameWords

ACCESS_HELP = {
    "anyone": N_("Anyone on this server may take a free seat."),
    "code": N_("The table gets a code. Give it to the people you want to play with."),
    "keys": N_("Only the people on your list may take a free seat; they need no code."),
}
HINTS_HELP = {
    True: N_("Players may ask a bot for a hint."),
    False: N_("Bots give nobody hints."),
}
POINTS_HELP = {
    True: N_("The preview may tell how many points a step brings."),
    False: N_("Players count the points of a step themselves."),
}
MEMORY_HELP = {
    True: N_("Cards seen going into hidden hands may be listed."),
    False: N_("Players remember what they saw of hidden hands themselves."),
}
ME_HELP = N_("Your seat. Left and right take you to another one.")
FREE_HELP = N_("A free seat: someone else takes it. Left and right give it to a bot.")
GUEST_HELP = N_("Enter takes this person off the list.")
INVITE_HELP = N_(
    "Enter adds someone who is here by name, or anyone by the fingerprint of a key: SHA256:..."
)
NAME_HELP = N_("One short word that others type to come to the table. Enter edits it.")
TROUBLE = {
    "same-names": N_("Two players have the same name. Rename the bot."),
    "no-name": N_("A player needs a name."),
    "bad-name": N_("A table name is one word with at least one letter; “status” is not allowed."),
    "nobody-invited": N_("The list is empty. Invite someone, or let others join too."),
    "nobody-of-this-name": N_("Nobody here has this name now. Type the fingerprint of a key."),
    "two-of-this-name": N_("Two people here have this name. Type the fingerprint of a key."),
}


def draw(
    form: SharedForm,
    page: Page,
    game_words: GameWords,
    cursor: Cursor,
    typing: TextField | None,
    wrong: str,
    keys: Sequence[KeyHint],
) -> list[Line]:
    """The form, what the focused row means, and what stands in the way."""
    words, rows = page.words, form.rows

    def row(number: int, cells: int) -> Line:
        return row_line(form, page, game_words, rows[number], number == cursor.at, typing, cells)

    top = head(page, words.t("New table"), game_words.short_title(words))
    said = row_help(form, rows[min(cursor.at, len(rows) - 1)], game_words, words)
    return form_page(page, top, len(rows), cursor, row, said, wrong, keys)


def row_line(
    form: SharedForm,
    page: Page,
    game_words: GameWords,
    row: Row,
    here: bool,
    typing: TextField | None,
    cells: int,
) -> Line:
    """One row: the mark, what it is, and what is chosen."""
    name = _label(form, page, game_words, row, min(LABEL, cells // 2))
    if here and typing is not None:
        return entry_line(page, name[:1] if row.kind == "seat" else name, typing, cells)
    return choice_line(page, name, _value(form, page, game_words, row), here, cells)


def _label(form: SharedForm, page: Page, game_words: GameWords, row: Row, cells: int) -> Line:
    t = page.words.t
    match row.kind:
        case "seat":
            return _seat(form, page, row.number, cells)
        case "hints":
            text = t("Hints")
        case "points_ahead":
            text = t("Points in previews")
        case "memory":
            text = t("Seen cards")
        case "access":
            text = t("Who may join")
        case "guest":
            text = clean(form.guests[row.number].name) or t("a key")
        case "invite":
            text = t("Invite someone")
        case "name":
            text = t("Name of the table")
        case "start":
            return fit([(t("Open the table"), "title")], cells, page.glyphs)
        case _:
            return new_game_view.label(form.form, page, game_words, row, cells - 2)
    return fit([(text, "text")], cells, page.glyphs)


def _seat(form: SharedForm, page: Page, number: int, cells: int) -> Line:
    name = cut_text(form.name_of(number), max(1, cells - 3), page.glyphs)
    shown = (name, f"player{number + 1}") if name else (page.words.t("free seat"), "dim")
    return [(f"{number + 1}  ", "text"), *fit([shown], max(1, cells - 3), page.glyphs)]


def _value(form: SharedForm, page: Page, game_words: GameWords, row: Row) -> Line:
    words = page.words
    match row.kind:
        case "seat" if row.number == form.me:
            text = words.p("who has a seat", "you")
        case "seat" if form.is_free(row.number):
            text = words.p("who has a seat", "whoever comes")
        case "hints":
            text = words.p(*lobby_words.HINTS[form.hints])
        case "points_ahead":
            text = words.p(*lobby_words.HINTS[form.points_ahead])
        case "memory":
            text = words.p(*lobby_words.HINTS[form.memory])
        case "access":
            text = words.p(*lobby_words.ACCESS[form.access])
        case "guest":
            text = form.guests[row.number].key
        case "name":
            text = form.table_name or words.t("random name")
        case "invite" | "start":
            text = ""
        case _:
            return new_game_view.value(form.form, page, game_words, row)
    return [(text, "text")]


def row_help(form: SharedForm, row: Row, game_words: GameWords, words: Words) -> str:
    """What the focused row means, in a sentence or two."""
    match row.kind:
        case "seat" if row.number == form.me:
            return words.t(ME_HELP)
        case "seat" if form.is_free(row.number):
            return words.t(FREE_HELP)
        case "hints":
            return words.t(HINTS_HELP[form.hints])
        case "points_ahead":
            return words.t(POINTS_HELP[form.points_ahead])
        case "memory":
            return words.t(MEMORY_HELP[form.memory])
        case "access":
            return words.t(ACCESS_HELP[form.access])
        case "guest":
            return words.t(GUEST_HELP)
        case "invite":
            return words.t(INVITE_HELP)
        case "name":
            return words.t(NAME_HELP)
        case "start" if form.free:
            return words.t("Enter opens the table; the game begins when all seats are taken.")
        case _:
            return new_game_view.row_help(form.form, row, game_words, words)
