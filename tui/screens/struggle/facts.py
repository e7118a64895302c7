"""What a rule means in the game now: one or two short lines under its page."""

from __future__ import annotations

from collections.abc import Callable

from core.struggle.box import CITY, FIRST_EXPANSION, KNIGHT, ROAD, SETTLEMENT
from core.struggle.model import (
    CHURCH,
    CITADEL,
    LIBRARY,
    MERCHANT_GUILD,
    TOWN_HALL,
    UNIVERSITY,
)
from tui.screens.struggle import notes
from tui.screens.struggle.outlook import as_builder, prospects
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.sentences import sets_text
from tui.words.struggle_names import item


def facts(picture: Picture, rule: str) -> list[str]:
    """Give the lines for a rule id; none where there is nothing to say."""
    name = rule.removeprefix("struggle.")
    if name in _EXPANSIONS:
        return _expansion(picture, _EXPANSIONS[name])
    if name in _KINDS:
        return _kind(picture, _KINDS[name])
    found = _FACTS.get(name)
    return found(picture) if found is not None else []


_EXPANSIONS = {
    "library": LIBRARY,
    "university": UNIVERSITY,
    "town-hall": TOWN_HALL,
    "church": CHURCH,
    "citadel": CITADEL,
    "merchant-guild": MERCHANT_GUILD,
}
_KINDS = {
    "build-road": ROAD,
    "build-settlement": SETTLEMENT,
    "build-knight": KNIGHT,
    "build-city": CITY,
    "build-expansion": FIRST_EXPANSION,
}


def _expansion(picture: Picture, expansion: int) -> list[str]:
    words, view = picture.words, picture.view
    owners = [
        picture.names[seat] for seat in picture.seats if expansion in view.players[seat].expansions
    ]
    name = item(words, FIRST_EXPANSION + expansion)
    left = words.n(
        "{count} left in the stock.", "{count} left in the stock.", view.expansions[expansion]
    )
    lines = [f"{name}: {left}"]
    if owners:
        lines.append(words.t("Owner: {names}.", names=", ".join(owners)))
    return lines


def _kind(picture: Picture, kind: int) -> list[str]:
    words = picture.words
    if picture.me is None:
        return []
    prospect = prospects(picture.box, as_builder(picture.scene.game, picture.view, picture.me))[
        kind
    ]
    note = notes.small_note(picture, prospect)
    if prospect.possible:
        return [words.t("You can build it: {note}.", note=note)]
    return [words.t("You cannot build it now: {note}.", note=note)]


def _swaps(picture: Picture) -> list[str]:
    words = picture.words
    if picture.me is None:
        return []
    lines = [
        words.n(
            "You may swap {count} card a turn.",
            "You may swap {count} cards a turn.",
            picture.swaps(picture.me),
        )
    ]
    if picture.view.seat == picture.me and picture.view.phase == "swap":
        used = picture.view.swaps
        lines.append(words.n("{count} of them is used.", "{count} of them are used.", used))
    return lines


def _draws(picture: Picture) -> list[str]:
    if picture.me is None:
        return []
    count = picture.draws(picture.me)
    return [
        picture.words.n("You draw {count} card a turn.", "You draw {count} cards a turn.", count)
    ]


def _owner(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    lines = []
    for kind, stock, loser in (
        (0, view.roads, picture.losers[0]),
        (2, view.knights, picture.losers[1]),
    ):
        name = item(words, kind)
        if stock:
            lines.append(words.t("{item}: {count} in the stock.", item=name, count=stock))
        elif loser < 0:
            lines.append(words.t("{item}: none left, nobody can lose one.", item=name))
        else:
            who = picture.names[loser]
            lines.append(
                words.t("{item}: none left; next to lose one: {name}.", item=name, name=who)
            )
    return lines


def _destiny(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    if not view.arrow:
        return [words.t("With two players there is no destiny card.")]
    way = words.t("clockwise") if view.arrow > 0 else words.t("counterclockwise")
    return [
        words.t("The arrow points {sign} {way}.", sign=picture.arrow, way=way),
        *_owner(picture),
    ]


def _points(picture: Picture) -> list[str]:
    words = picture.words
    totals = ", ".join(f"{picture.names[seat]} {picture.points(seat)}" for seat in picture.seats)
    return [words.t("Points now: {points}.", points=totals)]


def _robbers(picture: Picture) -> list[str]:
    words, limit = picture.words, picture.box.robber_limit
    rich = [picture.names[seat] for seat in picture.seats if picture.cards(seat) > limit]
    return [
        words.n(
            "More than {count} card now: {names}.",
            "More than {count} cards now: {names}.",
            limit,
            names=", ".join(rich) or "-",
        )
    ]


def _piles(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    return [
        words.t(
            "Deck {deck}, discard pile {discard}.",
            deck=len(view.deck),
            discard=sum(view.discard),
        )
    ]


def _payable(picture: Picture) -> list[str]:
    if picture.me is None:
        return []
    sets = sets_text(picture, picture.view, short=False, most=3)
    return [picture.words.t("With your hand: {sets}.", sets=sets)]


_FACTS: dict[str, Callable[[Picture], list[str]]] = {
    "swap": _swaps,
    "swap-deck": _piles,
    "swap-market": _swaps,
    "swap-player": _swaps,
    "swap-none": _swaps,
    "draw": _draws,
    "draw-extra": _draws,
    "owner": _owner,
    "protected": _owner,
    "sides": _owner,
    "destiny": _destiny,
    "goal": _points,
    "points": _points,
    "end": _points,
    "event-robber": _robbers,
    "reshuffle": _piles,
    "cost": _payable,
    "three-for-one": _payable,
    "build": _payable,
}
