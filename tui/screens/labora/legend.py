"""What stands beside the land: whose it is, prices of land, signs, points."""

from __future__ import annotations

from core.labora import places
from core.labora.neutral import SEAT as NEUTRAL
from core.labora.scoring import economic, goods_points, settlements
from tui.screens.labora.cells import signed
from tui.screens.labora.picture import Picture
from tui.widgets.lines import Line, cut_text, merge, width
from tui.words.labora_names import space

_NAME = 8
"""Cells of the name of a land's owner."""
_ROOM = 19
"""Cells beside the land."""
_SHOWN = 3
"""Prices of land that are listed; more are told of by the sign for more."""


def points(picture: Picture) -> tuple[int, int, int]:
    """Give the points of the land's owner: of goods, of buildings, of settlements."""
    box, player = picture.box, picture.view.players[picture.land_seat]
    towns = sum(count for _, count in settlements(box, player))
    return goods_points(box, player.goods), economic(box, player), towns


def summed(picture: Picture) -> str:
    """Write the points of the land's owner with their three parts: `VP 5 = 0+8−3`."""
    first, *rest = points(picture)
    total = picture.words.t("VP {total}", total=signed(picture, first + sum(rest)))
    parts = [f"{'' if one < 0 else '+'}{signed(picture, one)}" for one in rest]
    return f"{total} = {first}{''.join(parts)}"


def prices(picture: Picture, left: list[int], count: int = _SHOWN, comma: str = "") -> str:
    """List the next prices of a kind of land: `4 5 5 …`; a dash when all is sold."""
    if not left:
        return "-"
    more = f"{'' if comma else ' '}{picture.glyphs.more}" if len(left) > count else ""
    return f"{comma} ".join(map(str, left[:count])) + more


def whose(picture: Picture) -> str:
    """Say whose land is drawn, and which of how many."""
    seat = picture.land_seat
    own = seat == picture.me
    name = picture.words.p("land", "Mine") if own else picture.name_of(seat)
    if seat >= len(picture.names):
        name = picture.words.p("neutral player, at most 8 cells", "Neutral")
    name = cut_text(name, _NAME, picture.glyphs)
    place = picture.lands.index(seat) + 1
    return f"{name} {place}/{len(picture.lands)}"


def is_neutral(picture: Picture) -> bool:
    """Tell whether the neutral land is drawn, which does not grow and scores nothing."""
    return picture.alone and picture.land_seat == NEUTRAL


def small(picture: Picture) -> dict[int, Line]:
    """Give the notes by the line of the grid beside which they stand."""
    words, glyphs, view = picture.words, picture.glyphs, picture.view
    player = view.players[picture.land_seat]
    bare = not any(ground == places.MOUNTAIN for ground in player.ground.values())
    looks: Line = []
    if len(picture.lands) > 1:
        looks = [(f" {glyphs.active}", "active"), ("O", "key")]
        hint = f" {words.t('others')}"
        if width(f"{whose(picture)}{hint}") + 3 <= _ROOM:
            looks.append((hint, "text"))
    plots = prices(picture, view.plots)
    districts = prices(picture, view.districts, 2)
    lines: dict[int, Line] = {
        0: [(whose(picture), picture.token_of(picture.land_seat)), *looks],
        6: [(words.t("P prior  b brother"), "dim")],
        7: [(words.t("d dwelling v VP"), "dim")],
        8: [(f"{glyphs.cloister} {words.t('cloister')}", "dim")],
    }
    if is_neutral(picture):
        return lines
    lines |= {
        3: [(words.t("plots  {prices}", prices=plots), "text")],
        4: [(words.t("districts {prices}", prices=districts), "text")],
        9: [(summed(picture), "strong")],
    }
    if bare:
        lines[2] = [(words.t("no mountain yet:"), "text")]
    return lines


def title(picture: Picture) -> str:
    """Give the title of the land at the large size."""
    if picture.land_seat == picture.me:
        return picture.words.t("Your land")
    return picture.words.t("Land of {name}", name=picture.name_of(picture.land_seat))


def prices_title(picture: Picture) -> Line:
    """Write the others and the prices of land into the title."""
    words, view = picture.words, picture.view
    names = ", ".join(picture.name_of(seat) for seat in picture.others)
    parts: Line = [("O", "key"), (f" {names}   ", "text")] if names else []
    plots = words.t("plot {prices}", prices=prices(picture, view.plots, comma=","))
    districts = words.t("district {prices}", prices=prices(picture, view.districts, 2, comma=","))
    return merge([*parts, (f"{plots}   {districts}", "text")])


def large(picture: Picture) -> dict[int, Line]:
    """Give the notes by the line of the grid beside which they stand."""
    words, glyphs = picture.words, picture.glyphs
    player = picture.view.players[picture.land_seat]
    goods, built, towns = points(picture)
    total = goods + built + towns
    now = words.t("VP now {total}", total=total)
    lines: dict[int, Line] = {
        5: [(words.t("d dwelling value"), "dim")],
        6: [(words.t("v victory points"), "dim")],
        7: [(f"{glyphs.cloister} {words.t('cloister')}", "dim")],
        8: [(f"{glyphs.settlement} {words.t('settlement')}", "dim")],
    }
    if is_neutral(picture):
        return lines
    lines |= {
        10: [(now, "strong")],
        11: [(words.t("goods {goods}, build {build},", goods=goods, build=built), "text")],
        12: [(words.t("settlements {count}", count=towns), "text")],
    }
    if not any(ground == places.MOUNTAIN for ground in player.ground.values()):
        lines[1] = [(words.t("no mountain yet"), "text")]
        lines[2] = [(words.t("(plots bought here"), "dim")]
        lines[3] = [(words.t("go in H and I)"), "dim")]
    return lines


def free_by_terrain(picture: Picture, seat: int) -> dict[int, list[str]]:
    """List the free spaces of a land by their terrain."""
    player = picture.view.players[seat]
    found: dict[int, list[str]] = {}
    for at in sorted(player.ground):
        if at not in player.cards:
            found.setdefault(player.ground[at], []).append(space(at))
    return found
