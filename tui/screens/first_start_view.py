"""Draws the first start: language, signs, and a first game of one's choice in ten sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from core import games
from tui.screens.menu import Item, item_lines
from tui.screens.page import KeyHint, Page, assemble, head, indented, paragraphs
from tui.widgets.glyphs import UNICODE
from tui.widgets.lines import Line, merge, wrap
from tui.words import LANGUAGES, Words
from tui.words.registry import for_game

Step = Literal["language", "signs", "game", "tale"]
STEPS: tuple[Step, ...] = ("language", "signs", "game", "tale")
TEXT = 76
RULER = 60


def items(step: Step, words: Words, game: str) -> list[Item]:
    """What can be chosen at a step; `game` is the one that a first game is offered of."""
    t = words.t
    if step == "language":
        return [
            Item(code, str(number), name)
            for number, (code, name) in enumerate(LANGUAGES.items(), 1)
        ]
    if step == "signs":
        return [
            Item("unicode", "y", t("Yes, it is straight")),
            Item("ascii", "n", t("No, use plain ASCII")),
        ]
    menu = Item("home", "m", t("Go to the menu"))
    if step == "game":
        titles = [(game, for_game(game).title(words)) for game in games.names()]
        return [
            *(Item(game, str(number), title) for number, (game, title) in enumerate(titles, 1)),
            menu,
        ]
    short = any(setting.first for setting in games.settings(games.create(game).options))
    said = (
        t("Play a short first game against an easy bot")
        if short
        else t("Play a first game against an easy bot")
    )
    return [Item("play", "p", said), menu]


def draw(
    page: Page,
    step: Step,
    game: str,
    at: int,
    said: Sequence[str],
    scroll: int,
    keys: Sequence[KeyHint],
) -> list[Line]:
    """One step; `said` is what rule pages say there, of which `scroll` lines are above."""
    t = page.words.t
    number = STEPS.index(step) + 1
    top = head(page, t("Welcome"), t("{number} of {count}", number=number, count=len(STEPS)))
    cells = max(1, min(page.width - 4, TEXT))
    choices = item_lines(page, items(step, page.words, game), at, cells)
    text = text_lines(page, step, said, cells)
    room = text_rows(page, len(choices))
    if room < 1:
        return assemble(page, top, indented(choices, min(2, page.width // 20)), keys)
    if len(text) > room:
        text = [*text[scroll : scroll + room - 1], [(page.glyphs.more, "dim")]]
    elif len(text) < room:
        text = [[], *text]
    return assemble(page, top, indented([*text, [], *choices], 2), keys)


def text_rows(page: Page, choices: int) -> int:
    """How many lines of text there is room for above the choices."""
    return page.height - 2 - choices - 1


def text_lines(page: Page, step: Step, said: Sequence[str], cells: int) -> list[Line]:
    """All that is said at a step; `said` is what the rule pages say."""
    t = page.words.t
    if step == "language":
        both = [Words(code).t("Which language would you like?") for code in LANGUAGES]
        return paragraphs(page, cells, *both)
    if step == "signs":
        asked = t("Is the box below straight, with all the marks in line under the ruler?")
        return [*paragraphs(page, cells, asked), [], *ruler(min(RULER, cells))]
    if step == "game":
        asked = t(
            "Which game would you like to play first? You will find all of them in the menu later."
        )
        return paragraphs(page, cells, asked, *said)
    lines: list[Line] = []
    for number, text in enumerate(said, 1):
        for row, told in enumerate(wrap(text.removeprefix("- "), max(3, cells - 4))):
            lines.append(merge([(f"{number:>2}  " if not row else "    ", "dim"), *told]))
    return lines


def ruler(cells: int) -> list[Line]:
    """A box of all signs under a ruler of digits; crooked where a sign is not one cell wide."""
    signs = (
        f"{UNICODE.active}{UNICODE.mark_after}{UNICODE.to}{UNICODE.filled}{UNICODE.empty}"
        f"{UNICODE.free}{UNICODE.cloister}{UNICODE.minus}{UNICODE.times}{UNICODE.more}"
        f"{UNICODE.up}{UNICODE.down}{UNICODE.left}{UNICODE.right}{''.join(UNICODE.players)}"
    )
    inside = max(0, cells - 2)
    row = (signs * (inside // len(signs) + 1))[:inside]
    digits = ("1234567890" * (cells // 10 + 1))[:cells]
    edge = UNICODE.horizontal * inside
    return [
        [(digits, "dim")],
        [(f"{UNICODE.top_left}{edge}{UNICODE.top_right}", "frame")],
        [(UNICODE.vertical, "frame"), (row, "text"), (UNICODE.vertical, "frame")],
        [(f"{UNICODE.bottom_left}{edge}{UNICODE.bottom_right}", "frame")],
        [(digits, "dim")],
    ]
