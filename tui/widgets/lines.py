"""Text lines made of styled spans: measuring, cutting, padding, joining.

A span is a text and the name of a style token (see `themes`); a line is a list of spans. Nothing
here knows a terminal or a widget, so whole screens can be composed and compared as plain text.
All widths are in terminal cells.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal

from rich.cells import cell_len, split_graphemes

from tui.widgets.glyphs import Glyphs

Span = tuple[str, str]
Line = list[Span]
Part = str | Span
Align = Literal["left", "right", "centre"]

TEXT = "text"

_INVISIBLE_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_REGIONAL_A, _REGIONAL_Z = 0x1F1E6, 0x1F1FF
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_MARKS_ON_ONE_LETTER = 2
_NUMBER = re.compile(r"[+\-−]?\d+(?:[.,/]\d+)*")
"""An amount with its sign and halves (−1.5), a die or a date (3/4)."""


def line(*parts: Part) -> Line:
    """A line from its parts; a bare string gets the token `text`."""
    return [(part, TEXT) if isinstance(part, str) else part for part in parts]


def width(of: Line | str) -> int:
    """The number of cells a line or a text takes."""
    if isinstance(of, str):
        return len(of) if of.isascii() else cell_len(of)
    cells = 0
    for text, _ in of:
        cells += len(text) if text.isascii() else cell_len(text)
    return cells


def merge(of: Line) -> Line:
    """The same line with neighbours of one token joined and empty spans left out."""
    merged: Line = []
    for text, token in of:
        if not text:
            continue
        if merged and merged[-1][1] == token:
            merged[-1] = (merged[-1][0] + text, token)
        else:
            merged.append((text, token))
    return merged


def restyle(of: Line, token: str) -> Line:
    """The same text in one token, for a line that is dim or has the cursor as a whole."""
    return merge([(text, token) for text, _ in of])


def head(of: Line, cells: int) -> Line:
    """What of a line fits into so many cells, for a text that goes on elsewhere or is no sentence.

    A wide sign is never halved; a number may be.
    """
    text = "".join(piece for piece, _ in of)
    return _first(of, len(_crop_text(text, cells)))


def crop(of: Line, cells: int) -> Line:
    """The first cells of a line, without a sign for the cut.

    A wide sign is never halved, and a number that would lose digits is left out as a whole: 31 must
    not be read as 3.
    """
    if width(of) <= cells:
        return of[:]
    text = "".join(piece for piece, _ in of)
    return _first(of, _before_number(text, len(_crop_text(text, cells))))


def _before_number(text: str, end: int) -> int:
    """Move a cut that would fall into a number to its beginning."""
    for found in _NUMBER.finditer(text):
        if found.start() < end < found.end():
            return found.start()
    return end


def _first(of: Line, characters: int) -> Line:
    """The first characters of a line."""
    kept: Line = []
    for text, token in of:
        if characters <= 0:
            break
        kept.append((text[:characters], token))
        characters -= len(text)
    return kept


def _crop_text(text: str, cells: int) -> str:
    graphemes, _ = split_graphemes(text)
    used = 0
    for start, _, size in graphemes:
        if used + size > cells:
            return text[:start]
        used += size
    return text


def cut(of: Line, cells: int, glyphs: Glyphs) -> Line:
    """The line itself if it fits into so many cells, else its beginning and the sign for more."""
    if width(of) <= cells:
        return of
    sign = glyphs.more if cell_len(glyphs.more) <= cells else ""
    kept = crop(of, cells - cell_len(sign))
    token = kept[-1][1] if kept else (of[0][1] if of else TEXT)
    return merge([*kept, (sign, token)])


def cut_text(text: str, cells: int, glyphs: Glyphs) -> str:
    """`cut` for a plain text."""
    return "".join(piece for piece, _ in cut([(text, TEXT)], cells, glyphs))


def pad(of: Line, cells: int, align: Align = "left", token: str = TEXT) -> Line:
    """The line filled with spaces to so many cells; a longer line stays as it is."""
    spare = cells - width(of)
    if spare <= 0:
        return of
    before = {"left": 0, "right": spare, "centre": spare // 2}[align]
    return merge([(" " * before, token), *of, (" " * (spare - before), token)])


def fit(of: Line, cells: int, glyphs: Glyphs, align: Align = "left") -> Line:
    """The line cut or padded to exactly so many cells."""
    return pad(cut(of, cells, glyphs), cells, align)


def justify(left: Line, right: Line, cells: int, glyphs: Glyphs) -> Line:
    """`left` and `right` at the two ends of a line; when both do not fit, `left` is cut."""
    if not right:
        return fit(left, cells, glyphs)
    right = cut(right, cells, glyphs)
    room = cells - width(right)
    gap = min(1, room)
    return merge([*fit(left, room - gap, glyphs), (" " * gap, TEXT), *right])


def columns(
    cells: Sequence[Line],
    widths: Sequence[int],
    glyphs: Glyphs,
    aligns: Sequence[Align] | None = None,
) -> Line:
    """One row of a table: each cell cut and padded to the width of its column.

    Raises:
        ValueError: if the numbers of cells, widths and aligns differ.
    """
    ways: Sequence[Align] = aligns if aligns is not None else ["left"] * len(cells)
    row: Line = []
    for cell, size, way in zip(cells, widths, ways, strict=True):
        row += fit(cell, size, glyphs, way)
    return merge(row)


def beside(blocks: Sequence[tuple[Sequence[Line], int]], gap: int = 0) -> list[Line]:
    """Blocks of lines set side by side.

    Each block comes with its width, to which its lines are padded; shorter blocks are filled with
    blank lines at the bottom. Between blocks stand `gap` blank cells.
    """
    height = max((len(lines) for lines, _ in blocks), default=0)
    joined: list[Line] = []
    for row in range(height):
        parts: Line = []
        for index, (lines, size) in enumerate(blocks):
            if index:
                parts.append((" " * gap, TEXT))
            parts += pad(lines[row] if row < len(lines) else [], size)
        joined.append(merge(parts))
    return joined


def wrap(of: Line | str, cells: int, indent: int = 0) -> list[Line]:
    """A paragraph broken between words into lines of at most so many cells.

    All lines but the first begin with `indent` blanks. A word that is longer than a line is broken.

    Raises:
        ValueError: if there is no room for a single cell of text.
    """
    if cells - indent < 1:
        raise ValueError(f"no room for text in {cells} cells with an indent of {indent}")
    spans = [(of, TEXT)] if isinstance(of, str) else of
    lines: list[Line] = []
    current: Line = []
    used = 0
    for word in _words(spans):
        size = width(word)
        if current and used + 1 + size > cells:
            lines.append(merge(current))
            current, used = [], 0
        if current:
            current.append((" ", word[0][1] if word[0][1] == current[-1][1] else TEXT))
            used += 1
        elif lines and indent:
            current, used = [(" " * indent, TEXT)], indent
        while used + size > cells:
            piece = head(word, cells - used)
            lines.append(merge([*current, *piece]))
            word = _after(word, sum(len(text) for text, _ in piece))
            size = width(word)
            current, used = ([(" " * indent, TEXT)] if indent else []), indent
        current += word
        used += size
    if current or not lines:
        lines.append(merge(current))
    return lines


def _words(spans: Iterable[Span]) -> list[Line]:
    """The words of a line; one word may reach over several spans."""
    words: list[Line] = []
    open_word = False
    for text, token in spans:
        for index, piece in enumerate(text.split(" ")):
            if index:
                open_word = False
            if not piece:
                continue
            if open_word:
                words[-1].append((piece, token))
            else:
                words.append([(piece, token)])
                open_word = True
    return words


def _after(of: Line, characters: int) -> Line:
    rest: Line = []
    for text, token in of:
        if characters < len(text):
            rest.append((text[characters:], token))
        characters = max(0, characters - len(text))
    return rest


def plain(lines: Iterable[Line]) -> str:
    """The bare text of lines, without blanks at their ends, joined by line feeds."""
    return "\n".join("".join(text for text, _ in each).rstrip() for each in lines)


def clean(name: str) -> str:
    """A text from outside made safe to draw: one line, nothing invisible, nothing that steers.

    Composed to NFC. Control, bidirectional, zero-width, private and unassigned characters,
    variation selectors and skin tones go; flags become their two letters; any white space becomes
    one blank; of accents piled on one letter the first two stay.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        if category[0] == "Z" or character in "\t\n\r\v\f":
            character = " "
        elif _is_unsafe(character, category):
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks and (marks > _MARKS_ON_ONE_LETTER or not kept):
            continue
        code = ord(character)
        if _REGIONAL_A <= code <= _REGIONAL_Z:
            character = chr(ord("A") + code - _REGIONAL_A)
        kept.append(character)
    return " ".join("".join(kept).split())


def _is_unsafe(character: str, category: str) -> bool:
    code = ord(character)
    return (
        category[0] == "C"
        or character in _INVISIBLE_LETTERS
        or code in _SKIN_TONES
        or code == 0x034F
        or 0xFE00 <= code <= 0xFE0F
        or 0xE0100 <= code <= 0xE01EF
    )


_ASCII = str.maketrans(
    "\u00d7\u2212\u2010\u2011\u2013\u2014\u201c\u201d\u201e\u201a\u2018\u2019\u2026\u00b7",
    "x-----\"\"\"'''..",
)
"""Signs of sentences that have a usual stand-in of one cell where only ASCII can be shown."""


def fold(text: str) -> str:
    """The text in ASCII, cell for cell, for terminals that cannot show more.

    Accents go (`Jiří` becomes `Jiri`), signs of sentences become those of a typewriter (`“3×”`
    becomes `"3x"`), what has no ASCII letter becomes `?` in each of its cells.
    """
    if text.isascii():
        return text
    folded: list[str] = []
    for character in text.translate(_ASCII):
        size = cell_len(character)
        if size == 0:
            continue
        bare = unicodedata.normalize("NFKD", character)[0]
        folded.append(bare if bare.isascii() and size == 1 else "?" * size)
    return "".join(folded)
