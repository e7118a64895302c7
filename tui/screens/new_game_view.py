"""Draws the form of a new table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.game import Value
from core.games import Setting
from tui.screens.field import TextField
from tui.screens.menu import Cursor
from tui.screens.new_game_form import Form, Row
from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs
from tui.widgets.frames import frame
from tui.widgets.lines import Line, cut, cut_text, fit, merge, restyle, width
from tui.words import N_, NP_, Words
from tui.words.game import GameWords
from tui.words.log import level

LABEL = 24
"""Cells of the column with what is chosen; the choices stand behind it."""
HELP_LINES = 3

UNDO_NAMES = {
    "honest": NP_("undo policy", "honest"),
    "free": NP_("undo policy", "free"),
}
UNDO_HELP = {
    "honest": N_(
        "You can undo your own steps until something hidden is revealed or the turn ends."
    ),
    "free": N_("You can go back as far as you like, even past the bots' turns."),
}
LEVEL_HELP = {
    "": N_(
        "A person at this keyboard. Enter edits the name; the letter marks the player on the "
        "screen."
    ),
    "random": N_("A bot that plays any legal action at random."),
    "easy": N_("A bot that makes mistakes."),
    "medium": N_("A bot that thinks its own turn through to the end."),
    "strong": N_("A bot that looks ahead."),
    "expert": N_("The strongest bot."),
}
TROUBLE = {
    "same-names": N_("Two players have the same name. Rename one of them."),
    "bad-seed": N_("A seed is a number of up to 18 digits."),
    "no-name": N_("A player needs a name."),
}


def draw(
    form: Form,
    page: Page,
    game_words: GameWords,
    cursor: Cursor,
    typing: TextField | None,
    trouble: str,
    keys: Sequence[KeyHint],
) -> list[Line]:
    """The form, what the focused row means, and what stands in the way."""
    words, rows = page.words, form.rows

    def row(number: int, cells: int) -> Line:
        here = number == cursor.at
        return row_line(form, page, game_words, rows[number], here, typing, cells)

    wrong = words.t(TROUBLE[trouble]) if trouble else ""
    said = row_help(form, rows[cursor.at], game_words, words)
    top = head(page, words.t("New game"), game_words.short_title(words))
    return form_page(page, top, len(rows), cursor, row, said, wrong, keys)


def form_page(
    page: Page,
    top: Line,
    count: int,
    cursor: Cursor,
    row: Callable[[int, int], Line],
    said: str,
    wrong: str,
    keys: Sequence[KeyHint],
) -> list[Line]:
    """A form of `count` rows in a box, and under it what is `said`, or what is `wrong`."""
    cells = min(page.width, 100)
    help_rows = HELP_LINES if page.height >= 16 else 0
    height = max(1, min(count, page.height - 2 - 2 - help_rows))
    body = [row(number, cells - 2) for number in cursor.window(count, height)]
    title = page.words.t("Table")
    box = frame(body, cells, title, glyphs=page.glyphs) if page.height >= 8 else body
    if not help_rows:
        return assemble(page, top, box, keys)
    lines = paragraphs(page, cells - 4, wrong or said, token="loss" if wrong else "dim")
    return assemble(page, top, [*box, *indented(lines, 2)], keys)


def row_line(
    form: Form,
    page: Page,
    game_words: GameWords,
    row: Row,
    here: bool,
    typing: TextField | None,
    cells: int,
) -> Line:
    """One row: the mark, what it is, and what is chosen."""
    label_cells = min(LABEL, cells // 2)
    name = label(form, page, game_words, row, label_cells - 2)
    if here and typing is not None:
        before = name if row.kind != "seat" else _seat_mark(form, row)
        return entry_line(page, before, typing, cells)
    return choice_line(page, name, value(form, page, game_words, row), here, cells)


def choice_line(page: Page, name: Line, chosen: Line, here: bool, cells: int) -> Line:
    """A row with its name and what is chosen."""
    room = max(0, cells - min(LABEL, cells // 2) - 2)
    mark: Line = [(page.glyphs.active if here else " ", "active"), (" ", "text")]
    line = fit(merge([*mark, *name, *cut(chosen, room, page.glyphs)]), cells, page.glyphs)
    return restyle(line, "cursor") if here else line


def entry_line(page: Page, before: Line, typing: TextField, cells: int) -> Line:
    """A row whose text is being written, behind what stands before it."""
    entry = typing.line(max(1, cells - 4 - width(before)))
    return merge([(page.glyphs.active, "active"), (" ", "text"), *before, ("> ", "key"), *entry])


def label(form: Form, page: Page, game_words: GameWords, row: Row, cells: int) -> Line:
    """The name of a row, in so many cells and two."""
    t = page.words.t
    if row.kind == "seat":
        name = cut_text(form.playing[row.number].name, max(1, cells - 5), page.glyphs)
        return fit(
            [*_seat_mark(form, row), (name, f"player{row.number + 1}")], cells + 2, page.glyphs
        )
    text = {
        "game": t("Game"),
        "players": t("Players"),
        "option": game_words.option(page.words, row.name) if row.kind == "option" else "",
        "undo": t("Undo"),
        "seed": t("Seed"),
        "start": t("Start the game"),
    }[row.kind]
    return fit([(text, "title" if row.kind == "start" else "text")], cells + 2, page.glyphs)


def _seat_mark(form: Form, row: Row) -> Line:
    letter = form.letters[row.number]
    return [(f"{row.number + 1} ", "text"), (letter, f"player{row.number + 1}"), ("  ", "text")]


def value(form: Form, page: Page, game_words: GameWords, row: Row) -> Line:
    """What is chosen in a row."""
    words = page.words
    match row.kind:
        case "game":
            text = game_words.title(words)
        case "players":
            text = str(form.count)
        case "seat":
            text = level_name(form.playing[row.number].level, words)
        case "option":
            setting = _setting(form, row)
            text = game_words.option_choice(words, row.name, typed(form, setting))
        case "undo":
            text = words.p(*UNDO_NAMES[form.undo])
        case "seed":
            text = words.t("chosen at random") if form.seed is None else str(form.seed)
        case _:
            text = ""
    return [(text, "text")]


def level_name(chosen: str, words: Words) -> str:
    """Who has a seat: a person, or a bot of some level."""
    if not chosen:
        return words.p("who has a seat", "person")
    return words.p("who has a seat", "bot, {level}", level=level(words, chosen))


def _setting(form: Form, row: Row) -> Setting:
    return next(each for each in form.settings if each.name == row.name)


def typed(form: Form, setting: Setting) -> Value:
    """The chosen value of a setting as the game's words take it: a `bool` for yes and no."""
    chosen = form.value(setting)
    return chosen == "yes" if set(setting.choices) == {"no", "yes"} else chosen


def row_help(form: Form, row: Row, game_words: GameWords, words: Words) -> str:
    """What the focused row means, in a sentence or two."""
    match row.kind:
        case "game":
            return f"{words.t('The game to play.')} {_first_game(form, words)}".rstrip()
        case "players":
            return words.t("How many people and bots play.")
        case "seat":
            return words.t(LEVEL_HELP[form.playing[row.number].level])
        case "option":
            return game_words.option_help(words, row.name)
        case "undo":
            return words.t(UNDO_HELP[form.undo])
        case "seed":
            return words.t(
                "The same seed deals the same cards. Enter edits it, left or right makes it random."
            )
        case _:
            return f"{words.t('Enter opens the table.')} {_first_game(form, words)}".rstrip()


def _first_game(form: Form, words: Words) -> str:
    """Say what is offered to who has not played the game yet; empty if something else stands."""
    if not form.for_a_first_game:
        return ""
    if any(setting.first for setting in form.settings):
        return words.t("For a first game: easy bots and the short game.")
    return words.t("For a first game: easy bots.")
