"""The path to the move being composed, and the preview of what Enter would do."""

from __future__ import annotations

from core.seeland.model import Place
from tui.screens.seeland import effects, harvests, looked, sentences
from tui.screens.seeland.legend import legend
from tui.screens.seeland.picture import Picture
from tui.screens.table import focusing, logbook
from tui.screens.table.scores import standings
from tui.widgets.frames import rule
from tui.widgets.lines import Line, Span, cut, fit, merge, width, wrap
from tui.words.log import phrase

_INDENT = 2
_SMALL_NEWS = ("seeland.refill",)
"""Rules of what is told only where there is room."""


def path(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path line, and under it the preview in two columns."""
    rows = [_path_line(picture, cells)]
    if not picture.my_turn and not picture.looking:
        told = logbook.news(picture, cells - 3, height - 1, _SMALL_NEWS)
        return [*rows, *([("  ", "text"), *row] for row in told)]
    spans = _looked(picture) if picture.looking else sentences.preview(picture)
    news = []
    if not picture.looking:
        news = logbook.beneath(picture, cells, height - 1 - len(spans), _SMALL_NEWS)
    rows += [*_columns(picture, spans, cells, height - 1 - len(news)), *news]
    return [fit(row, cells, picture.glyphs) for row in rows[:height]]


def _looked(picture: Picture) -> list[Span]:
    """Say what holds of what has the focus, else what its rule says first."""
    notes = looked.notes(picture)
    rule_says = focusing.first_sentence(picture)
    return notes or ([(rule_says, "text")] if rule_says else [])


def _columns(picture: Picture, spans: list[Span], cells: int, height: int) -> list[Line]:
    """Lay phrases in two columns, long ones over both; the signs of the map where room is left."""
    half = cells // 2
    rows: list[Line] = []
    open_row = False
    for text, token in spans:
        size = width(text)
        if open_row and size <= cells - half:
            line = rows[-1]
            rows[-1] = [*line, (" " * (half - width(line)), "text"), (text, token)]
            open_row = False
            continue
        rows.append([(" " * _INDENT, "text"), (text, token)])
        open_row = size <= half - _INDENT - 1
    rows = [
        row
        for line in rows
        for row in (wrap(line, cells - 1, _INDENT) if width(line) > cells else [line])
    ]
    rows = [
        row if not row or row[0][0].startswith(" ") else [(" " * _INDENT, "text"), *row]
        for row in rows
    ]
    if len(rows) > height:
        rows = [*rows[: height - 1], _more(picture, rows[height - 1], cells)]
    signs = legend(picture, cells - half)
    if len(rows) < height:
        rows += [[] for _ in range(height - len(rows))]
    last = rows[-1]
    if width(last) < half:
        rows[-1] = [*last, (" " * (half - width(last)), "text"), *signs]
    return rows


def _more(picture: Picture, row: Line, cells: int) -> Line:
    """Show that there is more to say than there is room."""
    more = picture.glyphs.more
    kept = cut(row, cells - 3, picture.glyphs)
    return kept if kept[-1][0].endswith(more) else merge([*kept, (" " + more, "dim")])


def _path_line(picture: Picture, cells: int) -> Line:
    mark = (picture.glyphs.active + " ", "active")
    if picture.scene.message:
        return [mark, (picture.scene.message, "strong")]
    if picture.looking:
        return cut([mark, (looked.headline(picture), "strong")], cells, picture.glyphs)
    if not picture.my_turn:
        ended = picture.scene.seen.ended and picture.scene.seen.live
        text = standings(picture) if ended else picture.waiting()
        return fit([mark, (text, "text")], cells, picture.glyphs)
    trail = steps(picture)
    line: Line = []
    for start in range(len(trail)):
        line = _trail(picture, trail[start:], cut_off=start > 0)
        if width(line) <= cells:
            return line
    return cut(line, cells, picture.glyphs)


def _trail(picture: Picture, texts: list[str], *, cut_off: bool) -> Line:
    line: Line = []
    for text in [*([picture.glyphs.more] if cut_off else []), *texts]:
        gap = " " if line else ""
        line += [(f"{gap}{picture.glyphs.active} ", "active"), (text, "text")]
    return merge(line)


def steps(picture: Picture, *, brief: bool = False) -> list[str]:
    """Name the steps that were played and those that the cursor stands for, and what follows."""
    return [*_played(picture), *_chosen(picture, brief=brief)]


def _played(picture: Picture) -> list[str]:
    """Name the steps of the open path that were played, by what the log says of them."""
    seen = picture.scene.seen
    found = []
    for number in range(seen.step - len(seen.path), seen.step):
        for line in seen.log:
            if line.step == number and line.event.kind in _TOLD:
                text = phrase(picture.voice, picture.game_words, line.event)
                found.append(text[:1].upper() + text[1:])
    return found


_TOLD = frozenset(("bought", "placed", "built", "harvested", "stored"))
"""Events that say by themselves what was done."""


def _chosen(picture: Picture, *, brief: bool) -> list[str]:
    entry = picture.scene.composer.current
    if entry is None:
        return []
    found = sentences.steps_of(picture, entry)
    texts = [sentences.step(picture, action) for action in found]
    ripe = sentences.laid(picture)
    if ripe is not None and not brief and (outcome := harvests.outcome(picture, ripe)):
        texts.append(outcome)
    elif (
        picture.chosen is not None
        and picture.tile is not None
        and found
        and isinstance(found[-1], Place)
    ):
        effect = picture.effect(picture.chosen)
        own = harvests.own_harvests(picture, effect)
        if brief and own:
            names = ", ".join(picture.box.names[one.hex] for one in own)
            texts.append(picture.words.t("Harvest {mills}", mills=names))
        elif not brief and (outcome := harvests.outcome(picture, effect)):
            texts.append(outcome)
    elif entry.allowed and not picture.complete:
        ways = picture.scene.composer.ways_of(entry)
        if len(ways) > 1:
            words = picture.words
            texts.append(words.n("choose from {count}", "choose from {count}", len(ways)))
    return texts


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the path as a title line and the preview under it."""
    words = picture.words
    rows: list[Line] = [
        rule(cells, _title(picture, cells - 20), words.t("preview"), glyphs=picture.glyphs)
    ]
    room = height - 1
    if picture.scene.message:
        rows.append([("  ", "text"), (picture.scene.message, "strong")])
        room -= 1
    if picture.my_turn or picture.looking:
        text = _paragraph(picture)
        rows += [[("  ", "text"), *row] for row in wrap(text, cells - 4)] if text else []
    news = []
    if not picture.looking:
        news = logbook.beneath(picture, cells, height - len(rows), _SMALL_NEWS)
    if news:
        rows = [*rows[: height - len(news)], *news]
    elif len(rows) < height:
        told = logbook.latest(picture, cells - 4, height - len(rows))
        rows += [[("  ", "text"), *row] for row in told]
    return rows[:height]


def _title(picture: Picture, cells: int) -> Line:
    if picture.looking:
        return cut([(looked.headline(picture), "title")], cells, picture.glyphs)
    if not picture.my_turn:
        return [(picture.waiting(), "title")]
    line: Line = []
    for text in steps(picture, brief=True):
        line += [(f" {picture.glyphs.active} " if line else "", "active"), (text, "title")]
    return cut(merge(line), cells, picture.glyphs)


def _paragraph(picture: Picture) -> Line:
    """Say everything that Enter would do, in one paragraph."""
    spans = _spans(picture)
    line: Line = []
    for text, token in spans:
        stop = "" if text.endswith((".", "?")) else "."
        line += [(" " if line else "", "text"), (text[:1].upper() + text[1:] + stop, token)]
    return line


def _spans(picture: Picture) -> list[Span]:
    if picture.looking:
        return _looked(picture)
    if picture.chosen is None or picture.tile is None:
        return sentences.preview(picture)
    return effects.long_phrases(picture, picture.chosen)
