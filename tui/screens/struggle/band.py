"""The actions band: what can be built, or the list that is open, in the same lines."""

from __future__ import annotations

from core.struggle.model import Discarding, Paying, Swapping, Turning
from tui.play.entries import Entry
from tui.screens.struggle import notes
from tui.screens.struggle.choices import choice_lines, list_title
from tui.screens.struggle.choosing import in_boxes
from tui.screens.struggle.outlook import Prospect, as_builder, prospects, together
from tui.screens.struggle.picture import Picture
from tui.screens.table.logbook import latest
from tui.screens.table.scores import standings, verdict
from tui.widgets.frames import rule, window
from tui.widgets.lines import Line, fit, line, merge, pad, width
from tui.words.struggle_names import goods

ENDINGS = ("won", "dead-end")
"""Events that end the game and say why."""


def band(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the band: its title line and the lines under it."""
    if shows_list(picture):
        return _list(picture, cells, height)
    if picture.scene.seen.ended or picture.me is None:
        return _filled(_told(picture, cells, height), cells, height, picture)
    large = picture.scene.size == "large"
    lines = [rule(cells, _title(picture), _ends(picture, large=large), glyphs=picture.glyphs)]
    lines += _large_rows(picture) if large else small_rows(picture)
    return _filled(lines, cells, height, picture)


def shows_list(picture: Picture) -> bool:
    """Whether the band shows an open list instead of what can be built."""
    composer = picture.scene.composer
    if not picture.my_turn or composer.current is None:
        return False
    if composer.level != "groups":
        return not in_boxes(picture)
    pending = picture.view.pending
    return bool(pending) and _listed(pending[-1])


def _listed(path: Swapping | Paying | Turning | Discarding) -> bool:
    """Whether the choices of an open path carry no number of the market or the own hand."""
    if isinstance(path, Swapping):
        return path.looking
    return isinstance(path, Paying | Turning)


def _told(picture: Picture, cells: int, height: int) -> list[Line]:
    """What a watcher reads instead of a hand's prospects: the log; at the end who has won."""
    words = picture.words
    if picture.scene.seen.ended:
        title = rule(
            cells, words.t("The game is over"), words.t("S score sheet"), glyphs=picture.glyphs
        )
        told = [*verdict(picture, ENDINGS), standings(picture)]
        return [title, *([("  ", "text"), (one, "strong")] for one in told)]
    title = rule(cells, words.t("Log"), words.t("L full  , . step"), glyphs=picture.glyphs)
    return [title, *([(" ", "text"), *row] for row in latest(picture, cells - 2, height - 1))]


def _filled(lines: list[Line], cells: int, height: int, picture: Picture) -> list[Line]:
    shown = [fit(each, cells, picture.glyphs) for each in lines[:height]]
    return [*shown, *(pad([], cells) for _ in range(height - len(shown)))]


def _title(picture: Picture) -> str:
    words = picture.words
    if picture.scene.size == "large":
        return words.t("What you can build")
    if picture.view.seat == picture.me:
        return words.t("What you can build now")
    return words.t("What you could build")


def _ends(picture: Picture, *, large: bool) -> Line:
    """The right title: the choices that stand in no box, or what the columns mean."""
    words = picture.words
    entries = _aside(picture)
    if entries:
        spans = [part for one in entries for part in (*_aside_span(picture, one), ("  ", "frame"))]
        return merge(spans[:-1])
    if large and picture.after is not None:
        swap = picture.view.phase == "swap"
        after = words.t("now | after this swap") if swap else words.t("now | after this step")
        return line((after, "title"))
    return line((words.t("each kind once a turn"), "title"))


def _aside(picture: Picture) -> list[Entry]:
    """List the choices beside the market, the hand and what can be built."""
    composer = picture.scene.composer
    if not picture.my_turn or composer.current is None:
        return []
    if composer.level == "ways" and in_boxes(picture):
        return [one for one in composer.entries if one.way is not None and len(one.way.steps) == 1]
    first = composer.first_entries
    if picture.view.pending:
        return [one for one in first if not one.group.inline]
    if picture.view.phase == "swap":
        return []
    return [one for one in first if one.group.id in ("use-guild", "end-turn")]


def _aside_span(picture: Picture, entry: Entry) -> Line:
    words = picture.words
    if entry.way is not None:
        return entry_span(picture, entry, words.p("key", "one more first"))
    if entry.group.id == "end-turn":
        draws = picture.draws(picture.view.seat)
        return entry_span(picture, entry, words.t("Draw {count} and end", count=draws))
    names = {
        "use-guild": words.p("action", "Guild"),
        "open-library": words.p("key", "Library"),
        "draw-swap": words.p("key", "draw"),
    }
    return entry_span(picture, entry, names.get(entry.group.id) or words.p("key", "one more"))


def letters_awake(picture: Picture) -> bool:
    """Whether the letters of the first list act now: no list of labels is open."""
    composer = picture.scene.composer
    return composer.level == "groups" or all(entry.key.isdigit() for entry in composer.entries)


def entry_span(picture: Picture, entry: Entry, text: str, mark: str = " !") -> Line:
    """Write an entry inside a line: cursor, key, name, and `!` if it cannot be undone.

    What is forbidden stands in brackets, so that it is told apart without colours too.
    """
    chosen = picture.scene.composer.current == entry and picture.scene.zone == "actions"
    token = "cursor" if chosen else "text" if entry.allowed else "dim"
    before = picture.glyphs.active if chosen else " " if entry.allowed else "("
    spans: Line = [(before, "active" if chosen else token)]
    if letters_awake(picture):
        spans += [(entry.key, "key" if entry.allowed else "dim"), (" ", "text")]
    spans.append((text, token))
    if not entry.allowed:
        spans.append((")", "dim"))
    elif entry.reveals:
        spans.append((mark, "irreversible"))
    return spans


def _now_and_then(
    picture: Picture,
) -> tuple[tuple[Prospect, ...], tuple[Prospect, ...] | None]:
    assert picture.me is not None
    game, box = picture.scene.game, picture.box
    now = prospects(box, as_builder(game, picture.view, picture.me))
    if picture.after is None or picture.after.phase == "over":
        return now, None
    return now, prospects(box, as_builder(game, picture.after, picture.me))


def _head(picture: Picture, prospect: Prospect) -> Line:
    """The mark and the letter of a row; both sleep while the letter does nothing."""
    letter = notes.LETTERS[prospect.kind]
    composer = picture.scene.composer
    awake = picture.my_turn and picture.view.phase == "build" and not picture.view.pending
    current = composer.current
    chosen = awake and current is not None and composer.level == "groups" and current.key == letter
    mark = picture.glyphs.active if chosen else " "
    token = "key" if awake and prospect.possible else "dim"
    return [(" ", "text"), (mark, "active"), (letter, token), (" ", "text")]


def _name_token(picture: Picture, prospect: Prospect, head: Line) -> str:
    if head[1][0] != " ":
        return "cursor"
    return "text" if prospect.possible else "dim"


def small_rows(picture: Picture) -> list[Line]:
    """Write what can be built, one kind a line, in 80 cells."""
    now, _ = _now_and_then(picture)
    rows = []
    for prospect in now:
        head = _head(picture, prospect)
        name = notes.kind_name(picture.words, prospect.kind, short=True)
        token = "text" if prospect.possible else "dim"
        row = [
            *head,
            *pad([(name, _name_token(picture, prospect, head))], 11),
            *pad([(goods(picture.words, prospect.price), token)], 26),
            *pad([(notes.answer(picture.words, prospect), _answer_token(prospect))], 5),
            (notes.small_note(picture, prospect), token),
        ]
        rows.append(merge(row))
    return rows


def _answer_token(prospect: Prospect) -> str:
    return "legal" if prospect.possible else "dim"


def _large_rows(picture: Picture) -> list[Line]:
    words = picture.words
    now, then = _now_and_then(picture)
    rows = []
    for index, prospect in enumerate(now):
        later = then[index] if then is not None else None
        head = _head(picture, prospect)
        name = notes.kind_name(words, prospect.kind, short=False)
        token = "text" if prospect.possible else "dim"
        row = [
            *head,
            *pad([(name, _name_token(picture, prospect, head))], 12),
            *pad([(goods(words, prospect.price), token)], 25),
            *pad([(notes.answer(words, prospect), _answer_token(prospect))], 3),
            *_later(picture, prospect, later),
            (notes.large_note(picture, prospect, later), token),
        ]
        rows.append(merge(row))
    rows.append(_together(picture))
    return rows


def _later(picture: Picture, prospect: Prospect, later: Prospect | None) -> Line:
    if later is None:
        return pad([], 8)
    text = notes.answer(picture.words, later)
    token = _answer_token(later)
    if later.possible != prospect.possible:
        text, token = text.upper(), "gain" if later.possible else "loss"
    return pad([(" | ", "frame"), (text, token)], 8)


def _together(picture: Picture) -> Line:
    words = picture.words
    assert picture.me is not None
    game, box = picture.scene.game, picture.box
    now = together(box, as_builder(game, picture.view, picture.me))
    parts: Line = pad([("  ", "text"), (words.t("Together"), "dim")], _NOW)
    if picture.after is None or picture.after.phase == "over":
        return merge([*parts, (sets(picture, now, _NOTE_END - _NOW), "text")])
    then = together(box, as_builder(game, picture.after, picture.me))
    parts += [(sets(picture, now, _THEN - _NOW - 1), "text")]
    rest = (sets(picture, then, _NOTE_END - _THEN - 3), "text")
    return merge([*pad(merge(parts), _THEN), ("|  ", "frame"), rest])


_NOW, _THEN, _NOTE_END = 16, 45, 74
"""Columns of the large list: where sets now and after the step begin, and where they end."""


def sets(picture: Picture, found: tuple[tuple[int, ...], ...], cells: int) -> str:
    """Write as many sets of kinds as there is room for, by their letters: `r+x, r+t or s`."""
    words = picture.words
    texts = ["+".join(notes.LETTERS[kind] for kind in kinds) for kinds in found]
    if not texts:
        return words.t("nothing yet")
    for count in range(len(texts), 0, -1):
        shown = texts[:count]
        text = shown[0]
        if count > 1:
            text = words.t("{list} or {last}", list=", ".join(shown[:-1]), last=shown[-1])
        if count < len(texts):
            text = ", ".join([*shown, picture.glyphs.more])
        if width(text) <= cells:
            return text
    return texts[0]


def _list(picture: Picture, cells: int, height: int) -> list[Line]:
    composer = picture.scene.composer
    entries = composer.entries
    count = picture.words.n(
        "{count} choice", "{count} choices", sum(one.allowed for one in entries)
    )
    title = rule(cells, list_title(picture), count, glyphs=picture.glyphs)
    rows = choice_lines(picture, cells)
    shown = window(rows, height - 1, composer.cursor, cells, glyphs=picture.glyphs)
    return _filled([title, *shown], cells, height, picture)
