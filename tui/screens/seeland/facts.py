"""What a rule means in the game now: one or two short lines under its page."""

from __future__ import annotations

from collections.abc import Callable

from core.seeland.looking import spare_figures
from core.seeland.money import golden_number, to_spend
from tui.screens.seeland import harvests, market, stocks
from tui.screens.seeland.picture import Picture
from tui.words.seeland_names import amount, price


def facts(picture: Picture, rule: str) -> list[str]:
    """Give the lines for a rule id; none where there is nothing to say."""
    found = _FACTS.get(rule.removeprefix("seeland."))
    return found(picture) if found is not None else []


def _market(picture: Picture) -> list[str]:
    words = picture.words
    names = [
        f"{market.offer_name(picture, offer)} ({price(words, offer.price)})"
        for offer in picture.offers
        if offer.in_reach
    ]
    who = picture.names[picture.view.seat]
    return [words.t("Within reach of {name}: {spaces}.", name=who, spaces=", ".join(names))]


def _money(picture: Picture) -> list[str]:
    words = picture.words
    return [
        words.t(
            "{name} can spend {amount}.",
            name=picture.names[seat],
            amount=amount(words, "guilders", picture.guilders.money[seat]),
        )
        for seat in market.order(picture)
    ]


def _row(picture: Picture) -> list[str]:
    words = picture.words
    last = [picture.names[seat] for seat in picture.guilders.seats[0]]
    holders = words.join(last)
    return [
        words.t("Merchants still on the last guilder: {names}.", names=holders),
        *_money(picture),
    ]


def _warehouse(picture: Picture) -> list[str]:
    words = picture.words
    offer = next((one for one in picture.offers if picture.box.is_warehouse[one.space]), None)
    if offer is None:
        return [words.t("The guild master is in the warehouse.")]
    return [
        words.t(
            "Going there costs {name} {price} and {points} VP; {guilders} may come back.",
            name=picture.names[picture.view.seat],
            price=price(words, offer.price),
            points=offer.lost,
            guilders=amount(words, "guilders", offer.guilders),
        )
    ]


def _piles(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    lines = [
        words.t("Mill tiles left in the pile: {count}.", count=len(view.mills)),
        words.t("Crop tiles left in the pile: {count}.", count=len(view.landscapes)),
    ]
    ends = [offer for offer in picture.offers if offer.ends_game and offer.in_reach]
    if ends:
        lines.append(words.t("An empty space is within reach: the game can end now."))
    return lines


def _mills(picture: Picture) -> list[str]:
    words = picture.words
    lines = []
    for mill in picture.mills:
        if picture.me not in (None, mill.seat):
            continue
        text = words.t(
            "{mill}: {sum}; {open} open",
            mill=picture.hex_name(mill.hex),
            sum=harvests.long_sum(picture, mill.now),
            open=mill.now.open,
        )
        lines.append(text)
    return lines


def _figures(picture: Picture) -> list[str]:
    words = picture.words
    return [
        words.t(
            "{name}: {amount} in stock.",
            name=picture.names[seat],
            amount=amount(words, "mills", spare_figures(picture.box, player)),
        )
        for seat, player in enumerate(picture.view.players)
    ]


def _stuivers(picture: Picture) -> list[str]:
    words = picture.words
    return [
        words.t(
            "{name}: {amount}.",
            name=picture.names[seat],
            amount=amount(words, "stuivers", player.stuivers),
        )
        for seat, player in enumerate(picture.view.players)
    ]


def _isles(picture: Picture) -> list[str]:
    words = picture.words
    if picture.view.tactical:
        return [words.t("On this side of the board nothing is hidden.")]
    rows = stocks.isles_left(picture)
    text = "; ".join(f"{name} {what}" for name, what in rows)
    return [words.t("Still face down: {tiles}.", tiles=text)]


def _records(picture: Picture) -> list[str]:
    if not picture.view.records:
        return [picture.words.t("This table plays without records.")]
    rows = stocks.records(picture)
    if not rows:
        return [picture.words.t("There is no marker yet.")]
    return [f"{name}: {what}" for name, what in rows]


def _governors(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    if not view.with_governors:
        return [words.t("This table plays without governors.")]
    lines = [words.t("Governors left in the market: {count}.", count=view.governors)]
    return [*lines, *(f"{name}: {what}" for name, what in stocks.governors(picture))]


def _houses(picture: Picture) -> list[str]:
    words = picture.words
    now = golden_number(picture.box, picture.view)
    later = ", ".join(map(str, picture.guilders.numbers[1:4]))
    return [words.t("In force now: {number}; then {later}.", number=now, later=later)]


def _kept(picture: Picture) -> list[str]:
    if not picture.view.with_governors:
        return [picture.words.t("This table plays without governors.")]
    words = picture.words
    return [
        words.t(
            "{name}: {amount}.",
            name=picture.names[seat],
            amount=amount(words, "governors", player.governors),
        )
        for seat, player in enumerate(picture.view.players)
    ]


def _turn(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    money = to_spend(picture.box, view, view.seat)
    return [
        words.t(
            "{name} is to move and can spend {amount}.",
            name=picture.names[view.seat],
            amount=amount(words, "guilders", money),
        )
    ]


_FACTS: dict[str, Callable[[Picture], list[str]]] = {
    "turn": _turn,
    "market": _market,
    "payment": _money,
    "row": _row,
    "warehouse": _warehouse,
    "refill": _piles,
    "end": _piles,
    "yield": _mills,
    "harvest": _mills,
    "landscape": _mills,
    "build-mill": _figures,
    "mill": _figures,
    "stuiver": _stuivers,
    "farm": _stuivers,
    "islands": _isles,
    "hidden": _isles,
    "records": _records,
    "record-places": _records,
    "governors": _governors,
    "governor-arrival": _governors,
    "governor-check": _governors,
    "governor-walk": _governors,
    "governor-left": _governors,
    "houses": _houses,
    "most-governors": _kept,
}
