"""The path to the move being composed, and the preview of what Enter would do."""

from __future__ import annotations

from core.game import Event
from core.struggle.model import Build, Discarding, EndTurn, Pay, Waive
from tui.play.entries import Entry
from tui.screens.struggle import looked, sentences
from tui.screens.struggle.band import entry_span
from tui.screens.struggle.choices import drawing, payment_text, way_text
from tui.screens.struggle.choosing import steps_of
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.status import phase_name
from tui.screens.struggle.ways import payment_of
from tui.screens.table import focusing
from tui.screens.table.logbook import beneath
from tui.widgets.lines import Line, cut, fit, merge, width, wrap
from tui.words import NP_
from tui.words.log import phrase
from tui.words.registry import for_game

SMALL_NEWS = ("struggle.draw", "struggle.draw-extra", "struggle.swap-deck", "struggle.swap-market")
"""The rules of what changes no more than a hand."""

SWAP_NAMES = {
    "put-away": NP_("source of a swap", "deck"),
    "take-market": NP_("source of a swap", "market"),
    "take-blind": NP_("source of a swap", "player"),
    "open-library": NP_("source of a swap", "Library"),
    "use-guild": NP_("source of a swap", "Guild"),
    "end-swaps": NP_("source of a swap", "to building"),
}


def path(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path line and under it the preview, in `height` lines at the small size."""
    if focusing.is_looking(picture):
        rows = [focusing.headline(picture, looked.name(picture))]
        rows += focusing.told(picture, looked.notes(picture), cells, height - 1)
        return [fit(row, cells, picture.glyphs) for row in rows]
    preview: list[Line] = []
    for said in sentences.preview(picture):
        preview += indented([said], cells) if height > 2 else [[("  ", "text"), said]]
    room = height - 1 - len(preview)
    others = beneath(picture, cells, room, SMALL_NEWS)
    moved = picture.view.phase == "swap" and picture.scene.composer.moved
    if height - 1 - len(others) < 1 and moved:
        others = []  # who moves the cursor wants to read what Enter would do
    rows = [_path_line(picture, cells), *preview[: height - 1 - len(others)], *others]
    shown = rows[:height]
    return [
        fit(row, cells, picture.glyphs)
        for row in [*shown, *([] for _ in range(height - len(shown)))]
    ]


def indented(line: Line, cells: int) -> list[Line]:
    """Set a line in from the edge, broken between words if it is too long."""
    if width(line) <= cells - 3:
        return [[("  ", "text"), *line]]
    return [[("  ", "text"), *row] for row in wrap(line, cells - 3)]


def _path_line(picture: Picture, cells: int) -> Line:
    if picture.scene.message:
        return [(picture.glyphs.active + " ", "active"), (picture.scene.message, "strong")]
    if not picture.my_turn:
        return [(picture.glyphs.active + " ", "active"), (picture.waiting(), "text")]
    head: Line = [(picture.glyphs.active + " ", "active"), (phase_name(picture), "title")]
    if (
        picture.view.phase == "swap"
        and picture.scene.composer.level == "groups"
        and not picture.view.pending
    ):
        return _sources(picture, head, cells)
    return trail(picture, head, cells)


def _sources(picture: Picture, head: Line, cells: int) -> Line:
    """All sources of a swap in one line, with the cursor on one of them."""
    line: Line = []
    for entry in picture.scene.composer.entries:
        name = picture.words.p(*SWAP_NAMES[entry.group.id])
        line += [(" ", "text"), *entry_span(picture, entry, name, "!")]
    if width(head) + 1 + width(line) > cells:
        head = [*head[:1], (phase_name(picture, brief=True), "title")]
    gap = " " if width(head) + 1 + width(line) <= cells else ""
    return merge([*head, (gap, "text"), *line])


def trail(picture: Picture, head: Line, cells: int) -> Line:
    """The steps played and chosen, each behind a mark; the first ones give way."""
    texts = [*played(picture), *chosen(picture)]
    tail = "   " + sentences.enter(picture)
    line: Line = head
    for start in range(max(1, len(texts))):
        dots = [picture.glyphs.more] if start else []
        line = list(head)
        for text in [*dots, *texts[start:]]:
            line += [(f" {picture.glyphs.active} ", "active"), (text, "text")]
        if width(line) + width(tail) <= cells:
            break
    return merge([*cut(line, cells - width(tail), picture.glyphs), (tail, "key")])


def played(picture: Picture) -> list[str]:
    """Name the steps of the open path that were played; a payment is summed up."""
    pending = picture.view.pending
    if pending and isinstance(pending[-1], Discarding):
        return []
    seen = picture.scene.seen
    texts = []
    for number, step in enumerate(seen.path, seen.step - len(seen.path)):
        if isinstance(step.action, Build | Waive):
            texts.append(_step(picture, step.action))
        elif not isinstance(step.action, Pay):
            texts += [
                phrase(picture.voice, for_game("struggle"), event)
                for event in _told(picture, number)
            ]
    paid = payment_of([step.action for step in seen.path]).paid
    if any(paid):
        texts.append(picture.words.t("paid {cards}", cards=picture.codes(paid)))
    return texts


def _told(picture: Picture, number: int) -> list[Event]:
    """Give what a step told; what people did beside the rules, an undo before it, has no rule."""
    lines = picture.scene.seen.log
    return [line.event for line in lines if line.step == number and line.event.rule]


def _step(picture: Picture, action: object) -> str:
    return for_game("struggle").step(picture.voice, action, picture.view)


def chosen(picture: Picture) -> list[str]:
    """Name the steps that the cursor stands for."""
    composer = picture.scene.composer
    entry = composer.current
    if entry is None:
        return []
    way = composer.shown()
    if way is None:
        return [_step(picture, step) for step in steps_of(picture, entry)] or [
            group_name(picture, entry)
        ]
    if isinstance(way.steps[0], Build):
        return _building(picture, entry)
    steps = way.steps if picture.complete else way.steps[:1]
    more = entry.way is not None and way.label in ("take-market", "put-away")
    if isinstance(steps[0], EndTurn):
        return [drawing(picture, steps[0].extra)]
    views = [picture.view, *(one.after or picture.view for one in picture.scene.previews)]
    texts = [
        for_game("struggle").step(picture.voice, step, view)
        for step, view in zip(steps, views, strict=False)
    ]
    return [*texts, way_text(picture, way)[0]] if more else texts


def group_name(picture: Picture, entry: Entry) -> str:
    """Name a group whose list would open."""
    if entry.group.id in SWAP_NAMES:
        return picture.words.p(*SWAP_NAMES[entry.group.id])
    if entry.group.id == "end-turn":
        return picture.words.t("draw and end the turn")
    return sentences.group_title(picture, entry)


def _building(picture: Picture, entry: Entry) -> list[str]:
    composer = picture.scene.composer
    way = composer.shown()
    assert way is not None
    first = for_game("struggle").step(picture.voice, way.steps[0], picture.view)
    if len(way.steps) == 1:
        return [first, picture.words.t("choose the cards to pay")]
    if not picture.complete:
        return [first, picture.words.t("choose how to pay")]
    return [first, picture.words.t("pay {cards}", cards=payment_text(picture, way))]
