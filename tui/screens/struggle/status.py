"""The first line: game, turn, players, arrow, piles. At the large size also the line of phases."""

from __future__ import annotations

from core.struggle.model import Discarding, EndTurn
from tui.screens.struggle.notes import ordinal
from tui.screens.struggle.picture import Picture
from tui.widgets.frames import rule
from tui.widgets.lines import Line, cut, justify, merge, width
from tui.words.registry import for_game

_GAP = ("  ", "text")
_FULL = 99
_SIZES = (8, 6, 5, 4, 1)
"""Cells that a name may have when there is little room; 1 stands for the seat's letter."""


def status(picture: Picture, cells: int) -> list[Line]:
    """Draw the status line; what tells least gives way first when it is too long."""
    if picture.scene.size == "large":
        return [_large(picture, cells)]
    words = picture.words
    game = for_game("struggle")
    titles = (game.short_title(words), words.p("shortest title", "Struggle"), "")
    right = _piles(picture, 2)
    for title, names in (
        (titles[0], _FULL),
        (titles[1], _FULL),
        *((titles[1], size) for size in _SIZES[:-1]),
        *((titles[2], size) for size in _SIZES),
    ):
        left = _left(picture, title, names)
        if width(left) + 1 + width(right) <= cells:
            break
    return [justify(left, right, cells, picture.glyphs)]


def _left(picture: Picture, title: str, names: int) -> Line:
    parts: Line = [(title, "title"), _GAP] if title else []
    parts += [*moment(picture), _GAP, *players(picture, names)]
    if picture.view.arrow:
        parts += [_GAP, *arrow(picture, names)]
    return merge(parts)


def moment(picture: Picture) -> Line:
    """Write the turn, and in a replay the step."""
    words = picture.words
    parts: Line = [(words.t("Turn {number}", number=picture.turn_number), "text")]
    if picture.scene.moment is not None:
        step, last = picture.scene.moment
        parts += [(" ", "text"), (words.t("replay {step}/{last}", step=step, last=last), "active")]
    return parts


def players(picture: Picture, names: int, gap: str = " ") -> Line:
    """Write all players in order; the one whose turn it is has a mark and capitals."""
    parts: Line = []
    for seat in picture.seats:
        active = seat == picture.view.seat and not picture.scene.seen.ended
        name = shown_name(picture, seat, names)
        if parts:
            parts.append((gap, "text"))
        if active:
            parts.append((picture.glyphs.active, "active"))
        parts.append((name.upper() if active else name, picture.token(seat)))
    return parts


def shown_name(picture: Picture, seat: int, names: int) -> str:
    """Give a name in full, cut, or as the seat's letter."""
    return picture.short_name(seat, names)


def arrow(picture: Picture, names: int) -> Line:
    """Write where the destiny arrow points: who would lose a road, and who a knight."""
    words = picture.words
    parts: Line = [(words.t("arrow {sign}", sign=picture.arrow) + " ", "text")]
    return [*parts, *losers(picture, names)]


def losers(picture: Picture, names: int) -> Line:
    """Write who would lose a road and, if it is another, who a knight."""
    road, knight = picture.losers
    seats = [seat for seat in dict.fromkeys((road, knight)) if seat >= 0]
    if not seats:
        return [(picture.words.t("nobody"), "dim")]
    parts: Line = []
    for seat in seats:
        if parts:
            parts.append(("/", "text"))
        parts.append((shown_name(picture, seat, names), picture.token(seat)))
    return parts


def _piles(picture: Picture, gap: int) -> Line:
    words, view = picture.words, picture.view
    deck = words.t("deck {count}", count=len(view.deck))
    discard = words.t("discard {count}", count=sum(view.discard))
    return [(deck + " " * gap + discard, "text")]


_NAME_OF_TABLE = 3
"""The part of the line that the name of the table gets at most; who is at it comes first."""


def _large(picture: Picture, cells: int) -> Line:
    words = picture.words
    game = for_game("struggle")
    long, short = game.title(words), game.short_title(words)
    goal = words.t("first to {points} VP", points=picture.box.goal)
    table = words.t("table: {name}", name=picture.scene.table_name)
    right = cut([(table, "dim")], cells // _NAME_OF_TABLE, picture.glyphs)
    gap = ("   ", "text")
    for title, names in ((long, _FULL), (short, _FULL), *((short, size) for size in _SIZES)):
        left: Line = [
            (title, "title"),
            gap,
            *moment(picture),
            gap,
            *_with_bots(picture, names),
            gap,
            (goal, "text"),
        ]
        if width(left) + 2 + width(right) <= cells:
            break
    return justify(merge(left), right, cells, picture.glyphs)


def _with_bots(picture: Picture, names: int) -> Line:
    parts: Line = []
    for seat in picture.seats:
        active = seat == picture.view.seat and not picture.scene.seen.ended
        name = shown_name(picture, seat, names)
        if parts:
            parts.append(("  ", "text"))
        if active:
            parts.append((picture.glyphs.active, "active"))
        parts.append((name.upper() if active else name, picture.token(seat)))
        if not picture.sitter(seat).human:
            parts.append((" " + picture.words.t("(bot)"), "dim"))
    return parts


def phase_name(picture: Picture, *, brief: bool = False) -> str:
    """Name the phase in capitals, with its number: `1 SWAP (2nd of 2)`."""
    words, view = picture.words, picture.view
    most = picture.swaps(view.seat)
    number = min(view.swaps + 1, most)
    if view.phase == "swap" and brief:
        return words.t("1 SWAP") + f" {number}/{most}"
    if view.phase == "swap":
        return words.t("1 SWAP") + " " + swap_count(picture)
    if view.pending and isinstance(view.pending[-1], Discarding):
        return words.t("ROBBERS") + " " + to_discard(picture)
    entry = picture.scene.composer.current
    if entry is not None and entry.actions and isinstance(entry.actions[0], EndTurn):
        return words.t("3 DRAW")
    return words.t("2 BUILD")


def to_discard(picture: Picture) -> str:
    """Write how many cards the reader must still give to the robbers."""
    own = picture.own
    count = 0 if own is None else sum(own.hand) - picture.box.robber_limit
    return picture.words.n("({count} to discard)", "({count} to discard)", max(0, count))


def swap_count(picture: Picture) -> str:
    """Write which swap of the turn it is: `(2nd of 2)`."""
    words, view = picture.words, picture.view
    most = picture.swaps(view.seat)
    if view.swaps >= most and not view.pending:
        return words.t("(all {count} used)", count=most)
    number = view.swaps + (not view.pending)
    return words.t("({which} of {count})", which=ordinal(words, number), count=most)


def phases(picture: Picture, cells: int) -> list[Line]:
    """Draw the line of phases with the destiny arrow at its end."""
    words, view = picture.words, picture.view
    draws = words.t("3 draw {count}", count=picture.draws(view.seat))
    swap = (
        words.t("1 SWAP") + " " + swap_count(picture) if view.phase == "swap" else words.t("1 swap")
    )
    steps = (
        ("swap", swap),
        ("build", words.t("2 BUILD") if view.phase == "build" else words.t("2 build")),
        ("draw", draws),
    )
    left: Line = []
    for phase, text in steps:
        here = view.phase == phase
        if left:
            left.append(("    ", "frame"))
        if here:
            left.append((picture.glyphs.active + " ", "active"))
        left.append((text, "active" if here else "text"))
    return [rule(cells, merge(left), _destiny(picture), glyphs=picture.glyphs)]


def _destiny(picture: Picture) -> Line:
    words = picture.words
    if not picture.view.arrow:
        return [(words.t("no destiny card with two players"), "dim")]
    way = words.t("clockwise") if picture.view.arrow > 0 else words.t("counterclockwise")
    text = words.t("destiny arrow: {sign} {way}, next loser ", sign=picture.arrow, way=way)
    return [(text, "text"), *losers(picture, _FULL)]
