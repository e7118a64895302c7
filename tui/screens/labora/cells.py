"""What stands in a cell of the land grid: terrain, card, values, clergyman, label."""

from __future__ import annotations

from core.labora import places
from core.labora.box import WILD
from core.labora.scoring import settlement_sum
from tui.screens.labora.marks import space_thing
from tui.screens.labora.picture import Mark, Picture
from tui.widgets.lines import Line, crop, cut_text, merge, pad, plain, width
from tui.words import NP_
from tui.words.labora_cards import name, short
from tui.words.labora_names import clergyman_letter, short_terrain, space, terrain

SMALL, LARGE = 7, 8
"""Cells between the walls."""
_PLAIN = {
    places.PLAINS: NP_("Ora terrain, at most 8 cells", "plains"),
    places.HILLSIDE: NP_("Ora terrain, at most 8 cells", "hillside"),
    places.COAST: NP_("Ora terrain, at most 8 cells", "coast"),
    places.MOUNTAIN: NP_("Ora terrain, at most 8 cells", "mountain"),
}


def cell(picture: Picture, seat: int, at: int) -> list[Line]:
    """Draw a space in two lines, or in three at the large size."""
    player = picture.land_view.players[seat]
    card = player.cards.get(at)
    mark = _mark(picture, seat, at)
    focused = picture.scene.zone == "land" and picture.focused(space_thing(seat, at))
    if card is not None:
        lines = _card(picture, seat, at, card, mark)
    elif player.ground[at] == places.WATER:
        lines = _water(picture, mark)
    else:
        lines = _free(picture, player.ground[at], at, mark)
    if focused:
        lines[0] = _focused(lines[0])
    return lines


def _focused(line: Line) -> Line:
    """Show the cursor of a look around on the first word of a cell."""
    text = "".join(part for part, _ in line)
    word = text.rstrip()
    return [(word or " ", "cursor"), (text[len(word) or 1 :], "text")]


def _mark(picture: Picture, seat: int, at: int) -> Mark | None:
    return picture.marks.get(space_thing(seat, at))


def label(picture: Picture, mark: Mark) -> Line:
    """Write a label: `[a]`, the chosen one `>a<`."""
    key = mark.key or picture.glyphs.free
    if mark.chosen:
        return [(f">[{key}]<" if len(key) < 2 else f">{key}<", mark.token)]
    return [(f"[{key}]", "legal")]


def _water(picture: Picture, mark: Mark | None) -> list[Line]:
    words = picture.words
    if mark is not None:
        return [_centred(label(picture, mark), mark), [(_water_name(picture), "water")], []]
    if picture.large:
        value = picture.box.water_dwelling
        text = f"{terrain(words, places.WATER).lower()} {value}"
        return [[("~" * LARGE, "water")], [(text, "water")], []]
    text = short_terrain(words, places.WATER)
    return [[(text.center(SMALL, "~"), "water")], []]


def _water_name(picture: Picture) -> str:
    return short_terrain(picture.words, places.WATER)


def _centred(sign: Line, mark: Mark) -> Line:
    """Put a label near the middle, so that it stays where it is when it is chosen."""
    return merge([("" if mark.chosen else " ", "text"), *sign])


def _free(picture: Picture, ground: int, at: int, mark: Mark | None) -> list[Line]:
    words = picture.words
    where = space(at)
    if picture.large:
        top = [(" ", "text"), *_centred(label(picture, mark), mark)] if mark else []
        return [top, [(words.p(*_PLAIN[ground]), "text")], [(where, "dim")]]
    kind = short_terrain(words, ground)
    if mark is None:
        return [[(kind, "text")], [(where, "dim")]]
    room = SMALL - width(where)
    return [
        _centred(label(picture, mark), mark),
        [(pad([(kind[:room], "text")], room)[0][0], "text"), (where, "dim")]
        if len(kind) >= room
        else merge([*pad([(kind, "text")], room), (where, "dim")]),
    ]


def _card(picture: Picture, seat: int, at: int, card: str, mark: Mark | None) -> list[Line]:
    words, box = picture.words, picture.box
    if card in WILD:
        lines: list[Line] = [[(name(words, box, card), "text")], []]
        return _with_mark(picture, lines, mark)
    cloister = box.cards[card].cloister
    cells = LARGE if picture.large else SMALL
    room = cells - cloister
    full = name(words, box, card) if picture.large else short(words, box, card)
    shown = (
        full if width(full) <= room else plain([crop([(short(words, box, card), "text")], room)])
    )
    if picture.large and width(full) > room:
        shown = cut_text(full, room, picture.glyphs) if width(shown) < room - 1 else shown
    token = picture.token_of(seat) if card in box.is_settlement else "strong"
    title: Line = [(picture.glyphs.cloister if cloister else "", "title"), (shown, token)]
    if card in box.is_settlement:
        return _with_mark(picture, [merge(title), *_settlement(picture, seat, at, card)], mark)
    return _with_mark(picture, [merge(title), *_values(picture, seat, at, card)], mark)


def _settlement(picture: Picture, seat: int, at: int, card: str) -> list[Line]:
    scored = settlement_sum(picture.box, picture.land_view.players[seat], at, card)
    sign = picture.glyphs.settlement
    if not picture.large:
        return [[(sign, "strong"), (f" = {signed(picture, scored)}", "text")]]
    scores = picture.words.p("settlement in the land, at most 6 cells", "scores")
    here = picture.words.p("settlement in the land, at most 4 cells", "here")
    return [
        [(sign, "strong"), (f" {scores}", "text")],
        [(f"{signed(picture, scored)} {here}", "text")],
    ]


def _values(picture: Picture, seat: int, at: int, card: str) -> list[Line]:
    one = picture.box.cards[card]
    who = picture.standing_on(seat, at)
    if picture.large:
        text = f"d{signed(picture, one.dwelling)}"
        text = f"{text}{' ' * max(0, 4 - width(text))}v{signed(picture, one.economic)}"
        free = picture.words.p("nobody stands on a building, at most 8 cells", "free")
        names = {
            "prior": picture.words.p("prior on a building, at most 8 cells", "prior"),
            "brother": picture.words.p("lay brother on a building, at most 8 cells", "brother"),
        }
        return [[(text, "text")], [(names.get(who, free), "active" if who else "dim")]]
    return [values_line(picture, one.dwelling, one.economic, who)]


def values_line(picture: Picture, dwelling: int, economic: int, who: str) -> Line:
    """Write `d3 v0 b`, closer together where numbers are long."""
    low, high = f"d{signed(picture, dwelling)}", f"v{signed(picture, economic)}"
    letter = "" if not who else _letter(picture, who)
    for text in (f"{low} {high} {letter}".rstrip(), f"{low} {high}{letter}"):
        if width(text) <= SMALL:
            break
    else:
        text = f"{low}{high}{letter}"
    body = text[: len(text) - len(letter)]
    return [(body, "text"), (letter, "active")]


def _letter(picture: Picture, who: str) -> str:
    return clergyman_letter(picture.words, "prior" if who == "prior" else "brother")


def signed(picture: Picture, number: int) -> str:
    """Write a number with the minus of the glyphs."""
    return f"{picture.glyphs.minus}{-number}" if number < 0 else str(number)


def _with_mark(picture: Picture, lines: list[Line], mark: Mark | None) -> list[Line]:
    """Put the label of a card into its last line, before what fits beside it."""
    while len(lines) < (3 if picture.large else 2):
        lines.append([])
    if mark is None:
        return lines
    cells = LARGE if picture.large else SMALL
    sign = label(picture, mark)
    rest = "".join(text for text, _ in lines[-1])
    room = cells - width(sign)
    if width(rest) > room:
        rest = rest.replace(" ", "")
    lines[-1] = [*sign, (rest, "text")] if width(rest) <= room else sign
    return lines
