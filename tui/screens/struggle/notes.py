"""What the build list says beside each kind of building: can it be built, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from core.struggle.box import CITY, FIRST_EXPANSION, KNIGHT, ROAD, SETTLEMENT
from core.struggle.model import TOWN_HALL
from tui.screens.struggle.outlook import Prospect
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import width
from tui.words import N_, NP_, Words
from tui.words.struggle_names import COST_ORDER, goods_missing, resource_code

LETTERS = "rstcx"
"""The letter of each kind of building, in the order of the list."""
_SHORT_KINDS = (
    NP_("at most 10 cells", "Road"),
    NP_("at most 10 cells", "Settle"),
    NP_("at most 10 cells", "Knight"),
    NP_("at most 10 cells", "City"),
    NP_("at most 10 cells", "Expansion"),
)
_KINDS = (
    NP_("at most 11 cells", "Road"),
    NP_("at most 11 cells", "Settlement"),
    NP_("at most 11 cells", "Knight"),
    NP_("at most 11 cells", "City"),
    NP_("at most 11 cells", "Expansion"),
)
_ANSWERS = {
    "yes": NP_("can it be built", "yes"),
    "three": NP_("can it be built", "3:1"),
    "university": NP_("can it be built", "Uni"),
    "short": NP_("can it be built", "no"),
    "missing": NP_("can it be built", "no"),
    "built": NP_("can it be built", "no"),
}
_ORDINALS = (
    NP_("ordinal", "1st"),
    NP_("ordinal", "2nd"),
    NP_("ordinal", "3rd"),
    NP_("ordinal", "4th"),
    NP_("ordinal", "5th"),
    NP_("ordinal", "6th"),
    NP_("ordinal", "7th"),
    NP_("ordinal", "8th"),
    NP_("ordinal", "9th"),
)

_LOSSES = {
    "A": N_("none left: {name} loses A, {own}"),
    "B": N_("none left: {name} loses a B, {own}"),
}
SMALL_NOTE = 34
"""Cells that a note has at the small size."""
LARGE_NOTE = 22
"""Cells that it has at the large size."""
_SHORTEST_NAME = 4


def ordinal(words: Words, number: int) -> str:
    """Write which one of a row it is; beyond the ninth as a bare number."""
    return words.p(*_ORDINALS[number - 1]) if 0 < number <= 9 else str(number)


def kind_name(words: Words, kind: int, *, short: bool) -> str:
    """Name a kind of building, in at most 10 cells or 11."""
    return words.p(*(_SHORT_KINDS if short else _KINDS)[kind])


def answer(words: Words, prospect: Prospect) -> str:
    """Say whether it can be built, in at most 3 cells."""
    return words.p(*_ANSWERS[prospect.answer])


def side(number: int) -> str:
    """Give the side of the card with this number in a stack."""
    return "A" if number % 2 else "B"


def lost_side(picture: Picture, prospect: Prospect) -> str:
    """Give the side of the card that the loser would lose."""
    player = picture.view.players[prospect.loser]
    return side(player.roads if prospect.kind == ROAD else player.knights)


def coded(words: Words, counts: Sequence[int]) -> str:
    """Write missing cards in codes: `1 Gr, 2 Or`, without numbers where all are one."""
    if max(counts) == 1:
        return ", ".join(resource_code(words, index) for index in COST_ORDER if counts[index])
    return ", ".join(
        f"{counts[index]} {resource_code(words, index)}" for index in COST_ORDER if counts[index]
    )


def points(words: Words, count: int) -> str:
    """Write a gain of points: `+1 VP`."""
    return words.t("+{count} VP", count=count)


def small_note(picture: Picture, prospect: Prospect) -> str:
    """Say what building would bring or what stands in its way, in about 37 cells."""
    words = picture.words
    if prospect.answer == "built":
        return words.t("one was built this turn")
    if prospect.answer == "missing":
        return _missing(picture, prospect)
    if prospect.answer == "short":
        missing = goods_missing(words, prospect.short)
        effect = large_effect(picture, prospect, brief=True)
        note = words.t("missing {cards}; {effect}", cards=missing, effect=effect)
        return note if width(note) <= SMALL_NOTE else words.t("missing {cards}", cards=missing)
    return _small_effect(picture, prospect)


def large_note(picture: Picture, prospect: Prospect, then: Prospect | None) -> str:
    """Say the same in about 22 cells; `then` is the prospect after the step that is shown."""
    words = picture.words
    if prospect.answer == "built":
        return words.t("built this turn")
    if prospect.answer == "missing":
        return _missing(picture, prospect)
    if prospect.answer != "short":
        return large_effect(picture, prospect)
    note = words.t("missing {cards}", cards=coded(words, prospect.short))
    if then is not None and then.answer == "short" and then.short != prospect.short:
        both = note + " | " + coded(words, then.short)
        return both if width(both) <= LARGE_NOTE else note
    return note


def _missing(picture: Picture, prospect: Prospect) -> str:
    words = picture.words
    if prospect.kind in (ROAD, KNIGHT):
        return words.t("none can be taken")
    if prospect.kind == SETTLEMENT:
        return words.t("none left")
    if prospect.kind == CITY:
        return words.t("no settlement to turn")
    own = picture.own
    if own is not None and len(own.cities) > len(own.expansions):
        return words.t("none left for you")
    return words.t("no free city")


def _small_effect(picture: Picture, prospect: Prospect) -> str:
    words, kind = picture.words, prospect.kind
    if kind in (ROAD, KNIGHT):
        return _small_stack(picture, prospect)
    gained = points(words, prospect.gain)
    if kind == SETTLEMENT and picture.view.arrow:
        return words.t("{points}, you may turn the arrow", points=gained)
    if kind == CITY:
        return words.t("{points}, then its event", points=gained)
    if kind == FIRST_EXPANSION:
        hall = _town_hall(picture, prospect)
        if hall is False:
            return words.t("on your city {points} (no Town Hall)", points=gained)
        if hall is True and len(prospect.items) > 1:
            extra = picture.box.expansion_vp[TOWN_HALL] - picture.box.city_vp
            more = f"+{extra}"
            return words.t("on your city {points}, Town Hall {more}", points=gained, more=more)
        return words.t("on your city {points}", points=gained)
    return gained


def _town_hall(picture: Picture, prospect: Prospect) -> bool | None:
    """Tell whether the Town Hall can be paid too; None if it is not in question."""
    own = picture.own
    if own is None or TOWN_HALL in own.expansions or not picture.view.expansions[TOWN_HALL]:
        return None
    return FIRST_EXPANSION + TOWN_HALL in prospect.items


def _small_stack(picture: Picture, prospect: Prospect) -> str:
    words, own_side = picture.words, side(prospect.number)
    if prospect.loser >= 0:
        return _small_loss(picture, prospect)
    which = ordinal(words, prospect.number)
    if own_side == "B":
        gained = points(words, prospect.gain)
        return words.t("your {which} is side B: {points}", which=which, points=gained)
    if prospect.kind == ROAD:
        return words.t("your {which} is side A: one more swap", which=which)
    return words.t("your {which} is side A: one more card", which=which)


def _small_loss(picture: Picture, prospect: Prospect) -> str:
    """Say who would lose a road or a knight; a long name is cut before anything else is."""
    words = picture.words
    own = points(words, prospect.gain) if prospect.number % 2 == 0 else words.t("side A")
    message = _LOSSES[lost_side(picture, prospect)]
    room = SMALL_NOTE - width(words.t(message, name="", own=own))
    name = picture.short_name(prospect.loser, max(_SHORTEST_NAME, room))
    text = words.t(message, name=name, own=own)
    return text if width(text) <= SMALL_NOTE else f"{name}: {own}"


def large_effect(picture: Picture, prospect: Prospect, *, brief: bool = False) -> str:
    """Say in about 22 cells what building brings; `brief` leaves out the small print."""
    words, kind = picture.words, prospect.kind
    if kind in (ROAD, KNIGHT):
        return _large_stack(picture, prospect)
    gained = points(words, prospect.gain)
    if kind == CITY:
        return words.t("{points}, event", points=gained)
    if brief:
        return gained
    if kind == SETTLEMENT and picture.view.arrow:
        return words.t("{points}, may turn arrow", points=gained)
    if kind == FIRST_EXPANSION:
        hall = _town_hall(picture, prospect)
        if hall is False:
            return words.t("{points}; Town Hall no", points=gained)
        if hall is True and len(prospect.items) > 1:
            extra = picture.box.expansion_vp[TOWN_HALL] - picture.box.city_vp
            return words.t("{points}; Town Hall {more}", points=gained, more=f"+{extra}")
    return gained


def _large_stack(picture: Picture, prospect: Prospect) -> str:
    words, own_side = picture.words, side(prospect.number)
    own = points(words, prospect.gain) if own_side == "B" else words.t("side A")
    if prospect.loser >= 0:
        return _large_loss(picture, prospect, own)
    if own_side == "B":
        return words.t("side B: {points}", points=own)
    if prospect.kind == ROAD:
        return words.t("side A: one more swap")
    return words.t("side A: one more card")


def _large_loss(picture: Picture, prospect: Prospect, own: str) -> str:
    words, minus = picture.words, picture.glyphs.minus
    if lost_side(picture, prospect) == "B":
        message, values = N_("{own}, {name} {minus}1 VP"), {"own": own, "minus": minus}
    else:
        message, values = N_("{own}, {name} loses A"), {"own": own}
    room = LARGE_NOTE - width(words.t(message, name="", **values))
    name = picture.short_name(prospect.loser, max(_SHORTEST_NAME, room))
    return words.t(message, name=name, **values)
