"""The production wheel: a ruler of two lines, or unrolled in a box."""

from __future__ import annotations

from core.labora.model import ABSENT, JOKER, MARKERS
from core.labora.wheel import after_turn
from tui.screens.labora.marks import marker_thing
from tui.screens.labora.picture import Picture
from tui.screens.table.status import FULL, NAME_SIZES, shown_name
from tui.widgets.frames import frame
from tui.widgets.lines import Line, fit, merge, pad, width
from tui.words.labora_names import clergyman_letter, good_code, marker, neutral, stage

ORDER = ("wood", "clay", "peat", "grain", "livestock", "coins", "grapes", "stone", "joker")
"""The markers as they are read: what is built and burnt with first."""
_COLUMN = 8
_GAP = ("  ", "text")


def markers(picture: Picture) -> list[int]:
    """List the numbers of the markers of this game."""
    known = picture.box.goods_of[picture.view.country]
    numbers = [MARKERS.index(name) for name in ORDER]
    late = {MARKERS.index("grapes"), MARKERS.index("stone")}
    entering = {one for found in picture.mode.enters.values() for one in found}
    return [
        one
        for one in numbers
        if one == JOKER or (MARKERS[one] in known and (one not in late or one in entering))
    ]


def values(picture: Picture, number: int) -> tuple[int, int]:
    """Give what a marker is worth now and after the next turn of the wheel; ABSENT: not there."""
    here = picture.view.wheel[number]
    then = after_turn(picture.view, here)
    dial = picture.mode.dial
    return (
        dial[here] if here != ABSENT else ABSENT,
        dial[then] if then != ABSENT else ABSENT,
    )


def entry_round(picture: Picture, number: int) -> int | None:
    """Give the round in which a marker enters, if it still does."""
    for turn, entering in picture.mode.enters.items():
        if number in entering and turn > picture.view.round:
            return turn
    return None


def piece(picture: Picture, number: int) -> str:
    """Write a marker with what it is worth now and next: `Wood 2>3`."""
    words = picture.words
    name = marker(words, MARKERS[number])
    now, then = values(picture, number)
    if now != ABSENT:
        return f"{name} {now}>{'-' if then == ABSENT else then}"
    coming = entry_round(picture, number)
    if coming is not None:
        return words.t("{good} in R{round}", good=name, round=coming)
    return f"{name} -"


def _pieces(picture: Picture) -> list[Line]:
    found: list[Line] = []
    for number in markers(picture):
        thing = marker_thing(MARKERS[number])
        focused = picture.scene.zone == "wheel" and picture.focused(thing)
        chosen = thing in picture.chosen_things and picture.scene.zone == "actions"
        token = "cursor" if focused else "legal" if chosen else "text"
        found.append([(piece(picture, number), token)])
    return found


def small(picture: Picture, cells: int) -> list[Line]:
    """Draw two lines: every marker now and next round, and who is free at home."""
    first: Line = [(picture.words.t("Wheel now>next"), "title")]
    second: Line = []
    full = False
    for one in _pieces(picture):
        if not full and width(first) + 2 + width(one) <= cells:
            first += [_GAP, *one]
        else:
            full = True
            second += [_GAP, *one]
    room = cells - width(second)
    return [merge(first), merge([*second, *free_clergy(picture, room)])]


def free_clergy(picture: Picture, room: int) -> Line:
    """Say which clergymen are at home, with names as long as there is room."""
    words = picture.words
    line: Line = []
    for lead, gap, names in (
        (words.t("Free clergy:"), 3, FULL),
        *((words.t("Free clergy:"), 2, size) for size in NAME_SIZES),
        *((words.p("free clergy, short", "Free"), 1, size) for size in NAME_SIZES[-2:]),
        (words.p("free clergy, short", "Free"), 1, 0),
    ):
        line = [(lead, "dim")]
        for place, seat in enumerate(picture.lands):
            line += [(" " * (gap if place else 1), "text"), *_at_home(picture, seat, names)]
        if width(line) + 1 <= room:
            break
    spare = room - width(line)
    return [(" " * max(1, min(5, spare)), "text"), *line]


def _at_home(picture: Picture, seat: int, names: int) -> Line:
    words = picture.words
    prior, brothers = picture.clergy_home(seat)
    letters = [clergyman_letter(words, "prior")] * prior
    letters += [clergyman_letter(words, "brother")] * brothers
    if seat >= len(picture.names):
        name = words.p("neutral player, short", "ntr") if names != FULL else neutral(words).lower()
    elif seat == picture.me:
        name = picture.voice.who(seat)
    else:
        name = shown_name(picture, seat, max(1, names))
    shown = ("" if not names else " ").join(letters) or "-"
    return [(name, picture.token_of(seat)), (" " + shown, "text")]


def large(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the wheel unrolled, a column for each position, and what the beam will pass."""
    words = picture.words
    dial = picture.mode.dial
    heads = [words.t("gives"), words.t("now"), "", words.t("beam")]
    size = max(9, max(map(width, heads)) + 2)
    column = min(_COLUMN, (cells - 4 - size) // len(dial))
    rows: list[Line] = [pad([(" " + heads[0], "dim")], size)]
    rows[0] += [(f" {value:>2}".ljust(column), "text") for value in dial]
    rows += _marker_rows(picture, heads, size, column)
    room = cells - width(heads[3]) - 6
    rows.append([(f" {heads[3]}  ", "dim"), (beam(picture, room), "text")])
    right = words.t(
        "after each round every marker moves one step right; at {last} it stays", last=dial[-1]
    )
    if picture.alone:
        right = words.t(
            "every turn all markers move one step right; past the end they leave the game"
        )
    return frame(
        [fit(merge(row), cells - 2, picture.glyphs) for row in rows],
        cells,
        words.t("Production wheel, unrolled"),
        right,
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "wheel",
    )


def _marker_rows(picture: Picture, heads: list[str], size: int, column: int) -> list[Line]:
    """Write the markers under their positions; those that share one, in a second line."""
    stacks: dict[int, list[int]] = {}
    for number in markers(picture):
        at = picture.view.wheel[number]
        if at != ABSENT:
            stacks.setdefault(at, []).append(number)
    rows: list[Line] = []
    for level in range(2):
        line: Line = pad([(" " + heads[1 + level], "dim")], size)
        for at in range(len(picture.mode.dial)):
            line += _stacked(picture, stacks.get(at, []), level, column)
        rows.append(line)
    return rows


def _stacked(picture: Picture, stack: list[int], level: int, column: int) -> Line:
    """Write the marker of one level; more than two of them are named by their codes."""
    half = max(1, (len(stack) + 1) // 2)
    here = stack[:half] if not level else stack[half:]
    if not here:
        return [(" " * column, "text")]
    texts = [marker(picture.words, MARKERS[one]) for one in here]
    if len(texts) > 1:
        texts = [_code(picture, one) for one in here]
    parts: Line = []
    for number, text in zip(here, texts, strict=True):
        thing = marker_thing(MARKERS[number])
        focused = picture.scene.zone == "wheel" and picture.focused(thing)
        shown = text.upper() if number == JOKER and len(texts) == 1 else text
        token = "cursor" if focused else "strong" if number == JOKER else "text"
        parts.append((shown, token))
    return pad(fit(merge(parts), min(width(parts), column), picture.glyphs), column)


def _code(picture: Picture, number: int) -> str:
    """Name a marker in two letters."""
    if number == JOKER:
        return picture.words.p("joker, two letters", "Jo")
    return good_code(picture.words, MARKERS[number])


def beam(picture: Picture, cells: int) -> str:
    """List what is still to come: settlement phases, markers that enter, the end."""
    words, view = picture.words, picture.view
    to = f" {picture.glyphs.active} "
    coming: list[tuple[int, str]] = []
    for turn, number in picture.mode.phases.items():
        if turn > view.round:
            text = f"{turn - 1} {stage(words, number)}"
            if not coming:
                text = words.t(
                    "{round} then settlement {letter}", round=turn - 1, letter=stage(words, number)
                )
            coming.append((2 * turn - 1, text))
    for number in markers(picture):
        turn_in = entry_round(picture, number)
        if turn_in is not None:
            name = marker(words, MARKERS[number])
            text = words.t("{round} {good} joins", round=turn_in, good=name)
            coming.append((2 * turn_in, text))
    texts = [text for _, text in sorted(coming)]
    if picture.mode.rounds and not picture.alone:
        text = words.t("{round} end, bonus round, settlement E", round=picture.mode.rounds)
        texts.append(text)
    elif picture.mode.rounds:
        texts.append(words.t("{round} end", round=picture.mode.rounds))
    now = words.t("round {round}", round=view.round)
    while len(texts) > 1 and width(to.join([now, *texts])) > cells:
        texts[-2:] = [picture.glyphs.more]
    return to.join([now, *texts])
