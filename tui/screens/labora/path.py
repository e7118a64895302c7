"""The path to the move being composed, and the preview of what Enter would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.labora.model import At, Begin, Choose
from core.labora.scoring import settlement_sum
from tui.play.entries import Entry
from tui.screens.labora import looked
from tui.screens.labora.band import on_land
from tui.screens.labora.cells import signed
from tui.screens.labora.debts import debt_of, debt_text
from tui.screens.labora.picture import Picture, steps_of
from tui.screens.labora.sentences import preview
from tui.screens.labora.targets import answers, entry_text, group_text, is_group, target
from tui.screens.table import focusing, logbook
from tui.widgets.frames import rule
from tui.widgets.lines import Line, cut, fit, merge, width, wrap
from tui.words.labora_cards import name
from tui.words.labora_names import space
from tui.words.log import phrase

_INDENT = 2


def path(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path line and under it the preview; free lines tell the end of the log."""
    rows = [_path_line(picture, cells)]
    if height == 1:
        return rows
    rows += _said(picture, cells)
    rows = _with_news(picture, rows, cells, height)
    return [fit(row, cells, picture.glyphs) for row in rows]


def under_payment(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the preview of a payment, and in the last line what is said or asked."""
    told = logbook.beneath(picture, cells, 1) if height > 2 else []
    room = height - 1 - len(told)
    rows = [*[*_said(picture, cells), *([] for _ in range(height))][:room], *told]
    message = picture.scene.message
    return [*rows, cut([("  ", "text"), (message, "strong")], cells, picture.glyphs)]


def _more(picture: Picture, row: Line, cells: int) -> Line:
    """Show that there is more to say than there is room."""
    return merge([*cut(row, cells - 3, picture.glyphs), (" " + picture.glyphs.more, "dim")])


def _said(picture: Picture, cells: int) -> list[Line]:
    rows: list[Line] = []
    spans = preview(picture)
    if looked.is_looking(picture):
        notes = looked.notes(picture) or [focusing.first_sentence(picture)]
        spans = [(text, "text") for text in notes if text]
    for text, token in spans:
        line: Line = [("  ", "text"), (text, token)]
        if rows and width(rows[-1]) + width(line) <= cells:
            rows[-1] = merge([*rows[-1], *line])
        elif width(line) <= cells:
            rows.append(line)
        else:
            rows += [_set_in(row) for row in wrap(line, cells - _INDENT, _INDENT)]
    return rows


def _set_in(row: Line) -> Line:
    text = row[0][0] if row else ""
    return row if text.startswith("  ") else [("  ", "text"), *row]


def _with_news(picture: Picture, rows: list[Line], cells: int, height: int) -> list[Line]:
    """Add what the others did since the reader's last step, which has a line at least."""
    if picture.my_turn and not looked.is_looking(picture):
        told = logbook.beneath(picture, cells, height - len(rows))
    else:
        told = _news(picture, cells, height - len(rows)) if len(rows) < height else []
    room = height - len(told)
    if len(rows) > room:
        rows = [*rows[: room - 1], _more(picture, rows[room - 1], cells)]
    return [*rows, *told]


def _news(picture: Picture, cells: int, count: int) -> list[Line]:
    """Tell what the others did since the reader's last step."""
    return [_set_in(row) for row in logbook.news(picture, cells - 3, count)]


def _path_line(picture: Picture, cells: int) -> Line:
    mark = (picture.glyphs.active + " ", "active")
    if picture.scene.message and not picture.is_paying:
        return cut([mark, (picture.scene.message, "strong")], cells, picture.glyphs)
    if looked.is_looking(picture):
        return cut([mark, (looked.headline(picture), "strong")], cells, picture.glyphs)
    if not picture.my_turn:
        return cut([mark, (picture.waiting(), "text")], cells, picture.glyphs)
    trail = steps(picture)
    line: Line = []
    for start in range(len(trail)):
        line = _trail(picture, trail[start:], cut_off=start > 0)
        if width(line) <= cells:
            break
    tail = picture.words.t("Enter confirm")
    if picture.complete and not picture.is_paying and width(line) + 3 + width(tail) <= cells:
        line = [*line, ("   " + tail, "dim")]
    return cut(merge(line), cells, picture.glyphs)


def _trail(picture: Picture, texts: list[str], *, cut_off: bool) -> Line:
    line: Line = []
    for text in [*([picture.glyphs.more] if cut_off else []), *texts]:
        gap = " " if line else ""
        line += [(f"{gap}{picture.glyphs.active} ", "active"), (text, "text")]
    return merge(line)


def steps(picture: Picture) -> list[str]:
    """Name the steps that were played and those that the cursor stands for."""
    return [*played(picture), *chosen(picture)]


_SILENT = frozenset(("used", "made-straw", "turned", "marker-came"))
"""Events that the next ones say as well."""


def played(picture: Picture) -> list[str]:
    """Name the steps of the open path that were played: actions begun, and what the log says."""
    seen = picture.scene.seen
    texts = []
    begun = [step.action for step in seen.path if isinstance(step.action, Begin)]
    if begun:
        texts.append(target(picture, begun[-1]))
    unsaid: list[str] = []
    for number, step in enumerate(seen.path, seen.step - len(seen.path)):
        said = [
            phrase(picture.voice, picture.game_words, line.event)
            for line in seen.log
            if line.step == number and line.event.rule and line.event.kind not in _SILENT
        ]
        texts += said
        unsaid = [] if said else [*unsaid, *_unsaid(picture, step.action)]
    return [*texts, *unsaid]


def _unsaid(picture: Picture, action: Any) -> list[str]:
    """Name what was chosen while nothing has come of it yet: a card and its place."""
    if isinstance(action, Choose):
        return [name(picture.words, picture.box, action.card)]
    if isinstance(action, At):
        return [picture.words.t("at {space}", space=space(action.place))]
    return []


def chosen(picture: Picture) -> list[str]:
    """Name the steps that the cursor stands for."""
    entry = picture.scene.composer.current
    if entry is None:
        return []
    debt = debt_of(picture) if picture.is_paying else None
    if debt is not None:
        owed = picture.words.t("PAY {what}", what=debt_text(picture, debt.path))
        texts = [_first(picture, entry)] if debt.steps else []
        return [*texts, *answers(picture, debt.steps), owed]
    texts = [group_text(picture, entry) if is_group(entry) else _first(picture, entry)]
    found = steps_of(picture, entry)
    if picture.complete or on_land(picture):
        texts += answers(picture, found)
        if on_land(picture):
            texts[-1] = _place(picture, entry, found, texts[-1])
    elif entry.allowed and len(picture.open_ways) > 1:
        count = len(picture.open_ways)
        words = picture.words
        texts.append(words.n("choose from {count}", "choose from {count}", count))
    return texts


def _first(picture: Picture, entry: Entry) -> str:
    outer = picture.chosen_entry or entry
    key = f"{outer.key} " if outer.key.isdigit() else ""
    found = steps_of(picture, entry)
    text = target(picture, found[0]) if found else entry_text(picture, entry)
    return f"{key}{text}"


def _place(picture: Picture, entry: Entry, steps: Sequence[Any], text: str) -> str:
    """Name the chosen place with its terrain, and the others in brackets."""
    words = picture.words
    where, _, what = text.partition(" ")
    others = [way for way in picture.open_ways if way.steps != tuple(steps)]
    texts = [f"{way.key} {_where(picture, way.steps)}".strip() for way in others[:4]]
    if len(others) > 4:
        texts.append(picture.glyphs.more)
    notes = [what] if what else []
    if texts and entry.way is not None:
        notes.append(words.t("or {places}", places=", ".join(texts)))
    return words.t("at {space} ({notes})", space=where, notes="; ".join(notes))


def _where(picture: Picture, steps: Sequence[Any]) -> str:
    """Name a place, with what a settlement would score there."""
    place = next((step.place for step in steps if isinstance(step, At)), None)
    if place is None:
        return ""
    text, card = space(place), getattr(steps[0], "card", "")
    if card in picture.box.is_settlement:
        scored = settlement_sum(picture.box, picture.view.players[picture.view.seat], place, card)
        return f"{text} {picture.glyphs.settlement}{signed(picture, scored)}"
    return text


def head(picture: Picture, cells: int) -> list[Line]:
    """Draw the path as the title line of the large size."""
    words = picture.words
    right = words.t("preview") if picture.my_turn else words.t("log")
    return [rule(cells, _title(picture, cells - 20), right, glyphs=picture.glyphs)]


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the preview under the title line."""
    rows: list[Line] = []
    if picture.scene.message:
        rows.append([("  ", "text"), (picture.scene.message, "strong")])
    if picture.my_turn or looked.is_looking(picture):
        rows += _said(picture, cells)
    return _with_news(picture, rows, cells, height)


def _title(picture: Picture, cells: int) -> Line:
    if looked.is_looking(picture):
        return cut([(looked.headline(picture), "title")], cells, picture.glyphs)
    if not picture.my_turn:
        return cut([(picture.waiting(), "title")], cells, picture.glyphs)
    line: Line = []
    for text in steps(picture):
        line += [(f" {picture.glyphs.active} " if line else "", "active"), (text, "title")]
    return cut(merge(line), cells, picture.glyphs)
