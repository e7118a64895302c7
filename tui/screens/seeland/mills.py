"""The players and their mills on the map: in one band, or in two boxes at the large size."""

from __future__ import annotations

from core.seeland.looking import Mill, spare_figures
from tui.screens.seeland.lists import in_sight
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_thing
from tui.widgets.frames import frame, rule
from tui.widgets.lines import Line, fit, merge, width

_KINDS = 3
_GAP = "   "


def band(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the band of the small size: a title, then a line or two for each player."""
    words, view = picture.words, picture.view
    left = words.t("Mills on the map: space, sum now, kinds, open")
    rows, focus = _rows(picture, cells)
    shown = in_sight(picture, rows, height - 1, focus)
    counts = [
        words.t("mill {count}", count=len(view.mills)),
        words.t("crop {count}", count=len(view.landscapes)),
    ]
    if view.with_governors:
        counts.append(words.p("governors left", "gov {count}", count=view.governors))
    right = words.t("left: {counts}", counts=" ".join(counts))
    return [rule(cells, left, right, glyphs=picture.glyphs), *shown]


def _rows(picture: Picture, cells: int) -> tuple[list[Line], int]:
    """Write all rows, and say which one has the focus."""
    rows: list[Line] = []
    focus = 0
    for seat in picture.seats:
        head: Line = [*player_line(picture, seat), ("  | ", "frame")]
        lines = _mill_rows(picture, seat, cells - width(head))
        for number, line in enumerate(lines):
            if any(token == "cursor" for _, token in [*(head if not number else []), *line]):
                focus = len(rows)
            indent: Line = [(" " * (width(head) - 2), "text"), ("| ", "frame")]
            rows.append(merge([*(indent if number else head), *line]))
    return rows, focus


def _mill_rows(picture: Picture, seat: int, room: int) -> list[Line]:
    names = max((width(picture.hex_name(mill.hex)) for mill in picture.mills), default=3)
    items = [_mill(picture, mill, max(3, names)) for mill in picture.mills if mill.seat == seat]
    rows: list[Line] = [[]]
    for item in items:
        if rows[-1] and width(rows[-1]) + len(_GAP) + width(item) > room:
            rows.append([])
        rows[-1] = [*rows[-1], *([(_GAP, "text")] if rows[-1] else []), *item]
    return rows


def _mill(picture: Picture, mill: Mill, names: int) -> Line:
    """Write a mill: `H8  12 RT  1`."""
    focused = picture.focused(f"mill:{mill.hex}")
    token = "cursor" if focused else picture.token(mill.seat)
    kinds = picture.kinds(mill.now.kinds)
    return [
        (f"{picture.hex_name(mill.hex):<{names}}", token),
        (f" {mill.now.sum - mill.now.bonus:>2} {kinds:<{_KINDS}} {mill.now.open}", "text"),
    ]


def player_line(picture: Picture, seat: int, *, brief: bool = False) -> Line:
    """Write what a player has: `▸J 24 VP  mills 2  St 2  Gov 0  Rec 24 --`."""
    words, player = picture.words, picture.view.players[seat]
    active = seat == picture.view.seat and not picture.scene.seen.ended
    focused = picture.focused(f"seat:{seat}")
    digits = max(2, *(len(str(picture.points(one))) for one in picture.seats))
    spare = spare_figures(picture.box, player)
    parts: Line = [
        (picture.glyphs.active if active else " ", "active"),
        (picture.scene.letters[seat], "cursor" if focused else picture.token(seat)),
        (f" {picture.points(seat):>{digits}}", "strong"),
        (f" {words.p('victory points, short', 'VP')}", "text"),
        ("  " + words.p("figures in stock", "mills {count}", count=spare), "text"),
        ("  " + words.p("stuivers, short", "St {count}", count=player.stuivers), "text"),
    ]
    if picture.view.with_governors:
        text = words.p("governors kept, short", "Gov {count}", count=player.governors)
        parts.append(("  " + text, "text"))
    if picture.view.records:
        text = words.p("harvest markers, short", "Rec") + " " + _records(picture, seat, brief=brief)
        parts.append(("  " + text, "text"))
    return merge(parts)


def _records(picture: Picture, seat: int, *, brief: bool) -> str:
    """Write the numbers of the harvest markers, `--` for one that is not used."""
    numbers = [f"{number:>2}" for number in picture.view.players[seat].records]
    if brief:
        return " ".join(numbers) or "-"
    return " ".join([*numbers, *["--"] * (picture.box.markers - len(numbers))])


def records_text(picture: Picture, seat: int) -> str:
    """Write the numbers of the harvest markers behind the name of the variant: `Rec 24 --`."""
    name = picture.words.p("harvest markers, short", "Rec")
    return f"{name} {_records(picture, seat, brief=False)}"


def players_box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the players at the large size."""
    words = picture.words
    rows = _boxed([player_line(picture, seat, brief=True) for seat in picture.seats], cells)
    if picture.view.with_governors:
        text = words.t("governors left in the market {count}", count=picture.view.governors)
        rows.append([(" " + text, "text")])
    right: Line = [(words.t("O shows one"), "key")]
    return frame(rows, cells, words.t("Players"), right, glyphs=picture.glyphs, height=height)


def _boxed(lines: list[Line], cells: int) -> list[Line]:
    """Fit the lines of players into a box: single blanks where there is too little room."""
    if all(width(line) <= cells - 3 for line in lines):
        return [[(" ", "text"), *line] for line in lines]
    return [[(text.replace("  ", " "), token) for text, token in line] for line in lines]


def mills_box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the mills at the large size; it scrolls when there are many."""
    words = picture.words
    rows: list[Line] = []
    focus = 0
    for mill in picture.mills:
        focused = picture.focused(f"mill:{mill.hex}") or picture.focused(hex_thing(mill.hex))
        if focused:
            focus = len(rows)
        rows.append(_mill_row(picture, mill))
    right = words.p("title of a list", "sum now, kinds")
    left = words.t("Mills on the map")
    lines = in_sight(picture, rows, height - 2, focus)
    return frame(lines, cells, left, right, glyphs=picture.glyphs, height=height)


def _mill_row(picture: Picture, mill: Mill) -> Line:
    words = picture.words
    focused = picture.focused(f"mill:{mill.hex}")
    token = "cursor" if focused else picture.token(mill.seat)
    name = fit([(picture.hex_name(mill.hex), token)], 7, picture.glyphs)
    value = words.t("mill {value}", value=mill.now.mill)
    total = words.p("of a mill", "sum {count}", count=f"{mill.now.sum - mill.now.bonus:>2}")
    vacant = words.p("places round a mill", "open {count}", count=mill.now.open)
    kinds = f"{picture.kinds(mill.now.kinds):<{_KINDS}}"
    return merge(
        [
            (" ", "text"),
            (picture.scene.letters[mill.seat], picture.token(mill.seat)),
            ("  ", "text"),
            *name,
            (f"{value}  {total}   {kinds}  {vacant}", "text"),
        ]
    )
