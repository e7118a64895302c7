"""The rival of the solo game: his estate, his cards of the round, and the running comparison."""

from __future__ import annotations

from core.burgundy.model import RIVAL, TYPES, State
from tui.screens.burgundy.estates import compact
from tui.screens.burgundy.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, fit, merge, width
from tui.words.burgundy_cards import code, listed
from tui.words.burgundy_names import rival, type_code

PANEL = "others"


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
    words, view = picture.words, picture.view
    assert view.rival is not None
    inside = cells - 2
    ahead_of = picture.points(0) - rival_points(picture)
    codes = [type_code(words, kind) for kind in range(len(TYPES))]
    row: Line = []
    for kind in range(len(TYPES)):
        text, token = compact(picture, view.rival.estate, kind)
        row.append((text.rjust(3), token))
    laid = listed(words, picture.box, rival_round(picture))
    if width(laid) + 16 > inside:
        laid = " ".join(code(words, picture.box, card) for card in rival_round(picture))
    following = view.rival.piles[-1:] or [[]]
    count = len(following[0])
    lines: list[Line] = [
        [(" ", "text"), (comparison(picture), "gain" if ahead_of >= 0 else "loss")],
        [("".join(code_of.rjust(3) for code_of in codes), "dim")],
        merge(row),
        [(" ", "text"), (words.t("now: {cards}", cards=laid), "text")],
        [(" ", "text"), (_following(picture, count), "text")],
        [(" ", "text"), (_rival_prizes(picture), "text")],
    ]
    return frame(
        [fit(line, inside, picture.glyphs) for line in lines],
        cells,
        rival(words),
        [(words.t("VP {count}", count=rival_points(picture)), "title")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == PANEL,
    )


def _following(picture: Picture, count: int) -> str:
    words = picture.words
    if not count:
        return words.t("no pile is left for a next round")
    return words.n("next round: {count} card", "next round: {count} cards", count)


def _rival_prizes(picture: Picture) -> str:
    words, view = picture.words, picture.view
    assert view.rival is not None
    firsts = [type_code(words, kind) for kind, owner in enumerate(view.firsts) if owner == RIVAL]
    seven = f", {words.t('all-7')} {view.rival.seven}" if view.rival.seven else ""
    return words.t("firsts: {types}", types=" ".join(firsts) or "-") + seven
