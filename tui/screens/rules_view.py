"""Draws the rules: the list of what was found at the left, one page at the right."""

from __future__ import annotations

from collections.abc import Sequence

from tui.rules.library import Page as RulePage
from tui.screens.page import KeyHint, Page, assemble, head, indented
from tui.screens.rules_lookup import Lookup
from tui.widgets.frames import frame
from tui.widgets.lines import Line, beside, crop, fit, justify, line, merge, restyle, width, wrap
from tui.words import Words

LIST_WIDTH = 30
LARGE_LIST_WIDTH = 42
NOTE_LINES = 3
WIDEST_TEXT = 76
"""Longer lines are hard to read."""


def draw(
    lookup: Lookup,
    page: Page,
    title: str,
    keys: Sequence[KeyHint],
    above: Sequence[KeyHint] = (),
) -> list[Line]:
    """The whole screen, with some keys in the head; on a narrow page the list is left out."""
    right = "   ".join(f"{key} {meaning}" for key, meaning in above)
    top = head(page, page.words.t("Rules  {game}", game=title), right)
    rows = max(0, page.height - 2)
    left = LARGE_LIST_WIDTH if page.width >= 110 else LIST_WIDTH
    cells = page.width - left
    if cells < 30:
        return assemble(page, top, page_box(lookup, page, page.width, rows), keys)
    boxes = beside(
        [
            (list_box(lookup, page, left, rows), left),
            (page_box(lookup, page, cells, rows), cells),
        ]
    )
    return assemble(page, top, boxes, keys)


def list_box(lookup: Lookup, page: Page, cells: int, rows: int) -> list[Line]:
    """The pages found, and where one came from."""
    inside = cells - 2
    notes = _notes(lookup, page, inside)
    height = rows - 2
    room = max(3, height - len(notes))
    if len(lookup.hits) <= room:
        listed = range(len(lookup.hits))
    else:
        listed = lookup.cursor.window(len(lookup.hits), room)
    body = [_hit(lookup, page, number, inside) for number in listed]
    if not lookup.hits:
        body = [line(" ", (page.words.t("Nothing found"), "dim"))]
    body += notes
    title = page.words.t("Found {count}", count=len(lookup.hits))
    return frame(
        body,
        cells,
        title,
        _search_title(lookup, cells - len(title) - 9),
        glyphs=page.glyphs,
        height=max(2, rows),
        focused=lookup.typing is not None,
    )


def _search_title(lookup: Lookup, cells: int) -> Line | str:
    if lookup.typing is not None:
        return lookup.typing.line(max(1, cells))
    return lookup.query


def _hit(lookup: Lookup, page: Page, number: int, cells: int) -> Line:
    found = lookup.library.page(lookup.hits[number])
    here = number == lookup.cursor.at
    mark = page.glyphs.active if here else " "
    kind = lookup.library.kind(found)
    # A title is worth more than its kind where there is no room for both.
    both = width(found.title) + width(kind) + 2 <= cells
    right = line((kind, "dim")) if both else []
    row = justify(line((mark, "active"), found.title), right, cells, page.glyphs)
    return restyle(row, "cursor") if here else row


def _notes(lookup: Lookup, page: Page, cells: int) -> list[Line]:
    """Where the rules were opened from, the way back, and other words that find this page."""
    t = page.words.t
    library = lookup.library
    blocks: list[list[Line]] = []
    if lookup.opened_from:
        blocks.append(
            [
                line((t("Opened for:"), "dim")),
                *wrap(lookup.opened_from, cells - 2),
            ]
        )
    if lookup.trail:
        way = [
            line(f"{number} ", library.page(page_id).title)
            for number, page_id in enumerate(reversed(lookup.trail[-4:]), 1)
        ]
        blocks.append([line((t("Back (Backspace)"), "dim")), *way])
    words = ", ".join(lookup.page.words)
    if words:
        blocks.append(
            _at_most(page, wrap(t("Search words: {words}", words=words), cells - 2), cells)
        )
    return [
        fit(each, cells, page.glyphs) if each else []
        for block in blocks
        for each in ([], *indented(block, 1))
    ]


def _at_most(page: Page, lines: list[Line], cells: int) -> list[Line]:
    """The first lines, the last of them with the sign for more if there are others."""
    shown = lines[:NOTE_LINES]
    if len(lines) > NOTE_LINES:
        rest = cells - 2 - width(page.glyphs.more) - 1
        shown[-1] = merge([*crop(shown[-1], rest), (f" {page.glyphs.more}", "text")])
    return [restyle(each, "dim") for each in shown]


def page_box(lookup: Lookup, page: Page, cells: int, rows: int) -> list[Line]:
    """The rule that is open, scrolled so that all of it can be read."""
    shown = lookup.page
    height = max(0, rows - 2)
    text = page_lines(lookup, page, min(cells - 4, WIDEST_TEXT))
    lookup.scroll = max(0, min(lookup.scroll, len(text) - height))
    visible = text[lookup.scroll : lookup.scroll + height]
    return frame(
        indented(visible, 1),
        cells,
        shown.title,
        _part(page.words, lookup.scroll, height, len(text)),
        glyphs=page.glyphs,
        height=max(2, rows),
    )


def _part(words: Words, scroll: int, height: int, count: int) -> str:
    """Which part of a long page is in sight."""
    if count <= height:
        return ""
    last = min(count, scroll + height)
    return words.t("lines {first}-{last} of {count}", first=scroll + 1, last=last, count=count)


def page_lines(lookup: Lookup, page: Page, cells: int) -> list[Line]:
    """A rule page in the order of all rule pages, broken between words."""
    words = Words(lookup.language)
    rule = lookup.page
    lines = _paragraphs(rule.body, cells, 0)
    facts = lookup.facts(rule.id)
    if facts:
        lines += [[], [(page.words.t("In your game now"), "title")], *_paragraphs(facts, cells, 1)]
    if rule.forgotten:
        lines += [[], [(words.t("Often forgotten"), "title")]]
        lines += _paragraphs(rule.forgotten, cells, 1)
    lines += _links(lookup, words, cells)
    lines += _source(rule, words, cells, gap=not lookup.links)
    return lines


def _paragraphs(texts: Sequence[str], cells: int, left: int) -> list[Line]:
    lines: list[Line] = []
    for number, text in enumerate(texts):
        item = text.startswith("- ")
        if number and not item and not left:
            lines.append([])
        lines += indented(wrap(text, max(3, cells - left), 2 if item else 0), left)
    return lines


def _links(lookup: Lookup, words: Words, cells: int) -> list[Line]:
    if not lookup.links:
        return []
    label = words.t("See also") + "  "
    rows: list[Line] = [[(label, "dim")]]
    for number, page_id in enumerate(lookup.links, 1):
        link: Line = [(f"{number}", "key"), (f" {lookup.library.page(page_id).title}", "text")]
        begun = width(rows[-1]) > width(label)
        if begun and width(rows[-1]) + 3 + width(link) > cells:
            rows.append([(" " * width(label), "text")])
            begun = False
        rows[-1] = merge([*rows[-1], ("   " if begun else "", "text"), *link])
    return [[], *rows]


def _source(rule: RulePage, words: Words, cells: int, *, gap: bool) -> list[Line]:
    if not rule.source:
        return []
    label = words.t("Rulebook") + "  "
    text = wrap(rule.source, max(8, cells - width(label)))
    rows: list[Line] = [
        merge([(label if not number else " " * width(label), "dim"), *row])
        for number, row in enumerate(text)
    ]
    return [[], *rows] if gap else rows
