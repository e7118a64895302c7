"""What has the focus while it is not the list of choices: a sign beside it, and what it is."""

from __future__ import annotations

from collections.abc import Sequence

from tui.play.scene import ACTIONS, Scene
from tui.screens.table.picture import TablePicture
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, clean, cut, fit, merge, wrap

_CURSOR = "cursor"


def is_looking(picture: TablePicture) -> bool:
    """Whether something else than the list of choices has the focus."""
    return picture.scene.zone != ACTIONS and bool(picture.scene.focus)


def marked(lines: Sequence[Line], scene: Scene, panel: str) -> list[Line]:
    """Put the cursor's sign beside the focused thing of a panel, to be seen without colours too.

    The sign takes the blank or the wall before it, else a blank after it.
    """
    found = list(lines)
    if scene.zone != panel or panel == ACTIONS:
        return found
    for row, each in enumerate(found):
        at = next((at for at, (_, token) in enumerate(each) if token == _CURSOR), None)
        if at is not None:
            found[row] = _with_sign(each, at, scene.glyphs)
            break
    return found


def _with_sign(line: Line, at: int, glyphs: Glyphs) -> Line:
    before, (text, _), after = line[:at], line[at], line[at + 1 :]
    ahead = "".join(part for part, _ in before)
    if glyphs.active in ahead[-3:] or text.startswith((glyphs.active, ">")):
        return line
    if ahead.endswith((" ", glyphs.vertical)):
        kept = (before[-1][0][:-1], before[-1][1])
        return merge([*before[:-1], kept, (glyphs.active, "active"), (text, _CURSOR), *after])
    if text.startswith(" "):
        return merge([*before, (glyphs.active + text[1:], _CURSOR), *after])
    if after and after[0][0].startswith(" "):
        rest = (after[0][0][1:], after[0][1])
        return merge([*before, (text, _CURSOR), (glyphs.mark_after, "active"), rest, *after[1:]])
    if text.endswith(" "):
        return merge([*before, (text[:-1] + glyphs.mark_after, _CURSOR), *after])
    return line


def first_sentence(picture: TablePicture) -> str:
    """Give the first sentence of the rule of what has the focus; empty if it is not known."""
    _, paragraphs = picture.scene.rule
    if not paragraphs:
        return ""
    text = clean(paragraphs[0])
    end = text.find(". ")
    return text if end < 0 else text[: end + 1]


def headline(picture: TablePicture, name: str) -> Line:
    """Name what has the focus: by its own name, else by the title of its rule."""
    title, _ = picture.scene.rule
    mark = (picture.glyphs.active + " ", "active")
    return [mark, (picture.scene.message or name or title, "strong")]


def told(picture: TablePicture, notes: Sequence[str], cells: int, height: int) -> list[Line]:
    """Say what it means: what holds of it now, then the first sentence of its rule."""
    said = [note for note in (*notes, first_sentence(picture)) if note]
    rows = [row for note in said for row in wrap([(note, "text")], cells - 4)]
    shown = [fit([("  ", "text"), *row], cells, picture.glyphs) for row in rows[:height]]
    if len(rows) > height > 0:
        more = (" " + picture.glyphs.more, "dim")
        shown[-1] = merge(
            [*cut([("  ", "text"), *rows[height - 1]], cells - 3, picture.glyphs), more]
        )
    return shown
