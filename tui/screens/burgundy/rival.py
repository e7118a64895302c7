"""The rival of the solo game: his estate, his cards of the round, and the running comparison."""

from __future__ import annotations

from core.burgundy.model import RIVAL, TYPES, State
from tui.screens.burgundy.estates import compact
from tui.screens.burgundy.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, fit, merge, width, wrap
from tui.words.burgundy_cards import code, listed
from tui.words.burgundy_names import rival, type_code

PANEL = "others"
_LAID = 2
"""Lines for the cards of this round and the next."""


def rival_points(picture: Picture) -> int:
    """Give the points of the solo rival."""
    return sum(part.points for part in picture.game.rival_score(picture.view))


def rival_round(picture: Picture) -> list[int]:
    """List the cards that the rival laid at the start of this round."""
    view: State = picture.view
    assert view.rival is not None
    if not view.round:
        return [card for stack in view.rival.estate for card in stack]
    for line in reversed(picture.scene.seen.log):
        if line.event.kind == "rival-laid":
            cards = line.event.values["cards"]
            assert isinstance(cards, tuple)
            return [int(card) for card in cards]
    return []


def comparison(picture: Picture) -> str:
    """Say who is ahead of the rival, and by how much."""
    words = picture.words
    own, his = picture.points(0), rival_points(picture)
    who = picture.voice.who(0)
    sign = "+" if own >= his else picture.glyphs.minus
    return words.t(
        "{who} {own} : {his} {rival}  ({difference})",
        who=who,
        own=own,
        his=his,
        rival=rival(words),
        difference=f"{sign}{abs(own - his)}",
    )


def box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the estate of the rival, his pile of the round, and the running comparison."""
    words = picture.words
    inside = cells - 2
    lines: list[Line] = [
        [(" ", "text"), (comparison(picture), _comparison_token(picture))],
        *_estate(picture),
        *_laid(picture, inside),
        [(" ", "text"), (_rival_prizes(picture), "text")],
        *_parts(picture),
    ]
    return frame(
        [fit(line, inside, picture.glyphs) for line in lines[: height - 2]],
        cells,
        rival(words),
        [(words.t("VP {count}", count=rival_points(picture)), "title")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _comparison_token(picture: Picture) -> str:
    if picture.scene.zone == PANEL and picture.focused("rival"):
        return "cursor"
    return "gain" if picture.points(0) >= rival_points(picture) else "loss"


def _estate(picture: Picture) -> list[Line]:
    """Draw the types, and under each how many of his cards lie there."""
    rival_of = picture.view.rival
    assert rival_of is not None
    codes = "".join(type_code(picture.words, kind).rjust(3) for kind in range(len(TYPES)))
    row: Line = []
    for kind in range(len(TYPES)):
        text, token = compact(picture, rival_of.estate, kind)
        row.append((text.rjust(3), token))
    return [[(codes, "dim")], merge(row)]


def _laid(picture: Picture, cells: int) -> list[Line]:
    """Name the cards of the round, and how many come in the next; in two lines."""
    words, box = picture.words, picture.box
    cards = rival_round(picture)
    laid = words.t("now: {cards}", cards=listed(words, box, cards) or "-")
    if width(laid) + 2 > cells:
        laid = words.t("now: {cards}", cards=" ".join(code(words, box, card) for card in cards))
    rows = wrap([(laid, "text")], cells - 2, 2)
    rival_of = picture.view.rival
    assert rival_of is not None
    if len(rows) < _LAID:
        count = len(rival_of.piles[-1]) if rival_of.piles else 0
        rows.append([(_following(picture, count), "text")])
    return [merge([(" ", "text"), *row]) for row in rows[:_LAID]]


def _parts(picture: Picture) -> list[Line]:
    """Write the parts of his points, for boxes with room for it."""
    words = picture.words
    return [
        [(f" {picture.game_words.score_line(words, part.id)} {part.points}", "dim")]
        for part in picture.game.rival_score(picture.view)
    ]


def _following(picture: Picture, count: int) -> str:
    words = picture.words
    if not count:
        return words.t("no pile left for another round")
    return words.n("next round: {count} card", "next round: {count} cards", count)


def _rival_prizes(picture: Picture) -> str:
    words, view = picture.words, picture.view
    assert view.rival is not None
    firsts = [type_code(words, kind) for kind, owner in enumerate(view.firsts) if owner == RIVAL]
    seven = f", {words.t('all-7')} {view.rival.seven}" if view.rival.seven else ""
    return words.t("firsts: {types}", types=" ".join(firsts) or "-") + seven
