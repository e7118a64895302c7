"""The path to the move being composed, and the preview of what Enter would do."""

from __future__ import annotations

from tui.play.entries import Entry
from tui.screens.burgundy import costs, looked, sentences
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.targets import answers, group_text, target
from tui.screens.table import focusing
from tui.screens.table.logbook import beneath, news
from tui.widgets.frames import rule
from tui.widgets.lines import Line, cut, fit, merge, width, wrap
from tui.words import NP_
from tui.words.log import phrase

_GAP = "   "
_SMALL = ("burgundy.hire", "burgundy.earn", "burgundy.dice")
"""The rules of what changes no more than a store."""
_NAMES = {
    "take": NP_("first step of a path", "Take"),
    "fetch": NP_("first step of a path", "Take"),
    "place": NP_("first step of a path", "Place"),
    "place-free": NP_("first step of a path", "Place"),
    "sell": NP_("first step of a path", "Sell"),
    "sell-kind": NP_("first step of a path", "Sell"),
    "swap": NP_("first step of a path", "Swap"),
    "take-good": NP_("first step of a path", "Goods"),
    "take-animal": NP_("first step of a path", "Animal"),
    "choose-bonus": NP_("first step of a path", "Bonus"),
    "onto": NP_("first step of a path", "Place"),
    "keep": NP_("first step of a path", "Bought card"),
    "keep-die": NP_("first step of a path", "Bought card"),
    "drop": NP_("first step of a path", "Projects full"),
    "hand-in": NP_("first step of a path", "Give back"),
}
_BARE = frozenset(("hire", "earn", "buy", "end-turn", "decline"))
"""Groups whose name says all."""
_TOLD = frozenset(("sell", "sell-kind", "drop"))
"""Groups whose targets say what is done with them."""


def path(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path line and under it the preview; free lines tell the end of the log."""
    if focusing.is_looking(picture):
        seen = focusing.told(picture, looked.notes(picture), cells, height - 1)
        seen = [focusing.headline(picture, looked.name(picture)), *seen]
        return [fit(row, cells, picture.glyphs) for row in seen]
    rows = [_path_line(picture, cells)]
    long = height > 3
    for text, token in sentences.preview(picture):
        said: Line = [("  ", "text"), (text, token)]
        rows += wrap(said, cells - 1, 2) if long or width(said) > cells else [said]
    rows = [row if number == 0 else _indented(row) for number, row in enumerate(rows)]
    told = beneath(picture, cells, height - len(rows), _SMALL)
    if not told and len(rows) < height:
        told = _latest(picture, cells, height - len(rows))
    rows = [*rows[: height - len(told)], *told]
    return [fit(row, cells, picture.glyphs) for row in rows[:height]]


def _indented(row: Line) -> Line:
    text = row[0][0] if row else ""
    return row if text.startswith("  ") else [("  ", "text"), *row]


def _latest(picture: Picture, cells: int, count: int) -> list[Line]:
    """Tell what the others did since the reader's last step, or else the end of the log."""
    said = news(picture, cells - 3, count, _SMALL)
    if said:
        return [_indented(row) for row in said]
    phrases = sentences.last_lines(picture, 2 * count)
    rows: list[str] = []
    for text in phrases:
        if rows and width(rows[-1]) + 2 + width(text) <= cells:
            rows[-1] += f"  {text}"
        else:
            rows.append(f"  {text}")
    return [[(row, "dim")] for row in rows[:count]]


def _path_line(picture: Picture, cells: int) -> Line:
    mark = (picture.glyphs.active + " ", "active")
    if picture.scene.message:
        return [mark, (picture.scene.message, "strong")]
    if not picture.my_turn:
        return [mark, (picture.waiting(), "text")]
    tail = [text for text in (costs.cost(picture), *costs.changes(picture)) if text]
    trail = steps(picture)
    for start in range(len(trail)):
        line = _trail(picture, trail[start:], cut_off=start > 0)
        text = "".join(_GAP + part for part in tail)
        if width(line) + width(text) <= cells:
            return merge([*line, (text, "text")])
    return cut(merge([*line, (text, "text")]), cells, picture.glyphs)


def _trail(picture: Picture, texts: list[str], *, cut_off: bool) -> Line:
    line: Line = []
    for text in [*([picture.glyphs.more] if cut_off else []), *texts]:
        gap = " " if line else ""
        line += [(f"{gap}{picture.glyphs.active} ", "active"), (text, "text")]
    return line


def steps(picture: Picture) -> list[str]:
    """Name the steps that were played and those that the cursor stands for."""
    return [*played(picture), *chosen(picture)]


def played(picture: Picture) -> list[str]:
    """Name the steps of the open path that were played, by what the log says of them."""
    seen = picture.scene.seen
    texts = []
    for number in range(seen.step - len(seen.path), seen.step):
        texts += [
            phrase(picture.voice, picture.game_words, line.event)
            for line in seen.log
            if line.step == number and line.event.kind not in _SILENT
        ]
    return texts


_SILENT = frozenset(("played", "gained", "first", "triple", "seven", "got-start"))
"""Events that follow from others or that the next one says as well."""


def chosen(picture: Picture) -> list[str]:
    """Name the steps that the cursor stands for."""
    entry = picture.scene.composer.current
    if entry is None:
        return []
    if entry.group.id in _BARE:
        return [group_text(picture, entry)]
    names = {**_NAMES, **_LARGE} if picture.large else _NAMES
    texts = [picture.words.p(*names[entry.group.id])]
    found = sentences.steps_of(picture, entry)
    if not found:
        return [*texts, *_open(picture, entry)]
    texts = [*([] if entry.group.id in _TOLD else texts), target(picture, found[0])]
    way = picture.scene.composer.shown()
    if way is not None and picture.complete:
        texts += answers(picture, way.steps)
    elif way is not None:
        texts.append(picture.words.t("choose how"))
    return texts


def _open(picture: Picture, entry: Entry) -> list[str]:
    """Say how much there is to choose from."""
    if not entry.allowed:
        return []
    words = picture.words
    count = len(entry.actions)
    return [words.n("choose from {count}", "choose from {count}", count)]


_LARGE = {
    "take": NP_("first step of a path", "Take a card"),
    "fetch": NP_("first step of a path", "Take a card"),
    "place": NP_("first step of a path", "Place a project"),
    "place-free": NP_("first step of a path", "Place a project"),
    "sell": NP_("first step of a path", "Sell goods"),
    "sell-kind": NP_("first step of a path", "Sell goods"),
}


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path as a title line and the preview under it."""
    rows: list[Line] = [
        rule(cells, _title(picture, cells - 20), _right(picture), glyphs=picture.glyphs)
    ]
    if picture.scene.message:
        rows.append([("  ", "text"), (picture.scene.message, "strong")])
    if focusing.is_looking(picture):
        rows += focusing.told(picture, looked.notes(picture), cells, height - len(rows))
    elif picture.my_turn:
        rows += _price(picture)
        for text, token in sentences.large_preview(picture):
            rows += [_indented(row) for row in wrap([("  ", "text"), (text, token)], cells - 3, 2)]
        told = beneath(picture, cells, height - len(rows), _SMALL)
        rows = [*rows[: height - len(told)], *told]
    else:
        rows += _latest(picture, cells, height - 1)
    return rows[:height]


def _right(picture: Picture) -> Line:
    words = picture.words
    return [(words.t("preview") if picture.my_turn else words.t("log"), "title")]


def _title(picture: Picture, cells: int) -> Line:
    if focusing.is_looking(picture):
        title, _ = picture.scene.rule
        return cut([(looked.name(picture) or title, "title")], cells, picture.glyphs)
    if not picture.my_turn:
        return [(picture.waiting(), "title")]
    line: Line = []
    for text in steps(picture):
        line += [(f" {picture.glyphs.active} " if line else "", "active"), (text, "title")]
    return cut(merge(line), cells, picture.glyphs)


def _price(picture: Picture) -> list[Line]:
    texts = costs.large_cost(picture)
    return [[("  " + "     ".join(texts), "text")]] if texts else []
