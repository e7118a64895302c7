"""What there is to say about a thing on the screen that one looks at."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.looking import Offer, spare_figures
from tui.screens.seeland import harvests, market, mills, stocks
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import hex_of
from tui.widgets.lines import Span
from tui.words.seeland_names import amount, price, tile


def headline(picture: Picture) -> str:
    """Name the thing that has the focus."""
    words = picture.words
    kind, _, number = picture.scene.focus.partition(":")
    match kind:
        case "hex" | "mill":
            return _hex(picture, int(number))
        case "space":
            offer = _offer(picture, int(number))
            if offer is None:
                return words.t("Space of the guild master")
            cost = price(words, offer.price)
            return words.t("{space}: {price}", space=market.offer_name(picture, offer), price=cost)
        case "seat":
            return picture.names[int(number)]
        case _:
            return ""


def _hex(picture: Picture, place: int) -> str:
    words, view = picture.words, picture.view
    name = picture.box.names[place]
    lies = tile(words, view.land[place])
    mill = picture.owners.get(place)
    if mill is not None:
        return words.t(
            "{hex}: {tile} of {name}", hex=name, tile=lies, name=picture.names[mill.seat]
        )
    return words.t("{hex}: {tile}", hex=name, tile=lies)


def notes(picture: Picture) -> list[Span]:
    """Say what is worth knowing about the thing that has the focus."""
    kind, _, number = picture.scene.focus.partition(":")
    if kind == "mill" or hex_of(picture.scene.focus) in picture.owners:
        return _mill(picture, int(number))
    if kind == "hex":
        return _land(picture, int(number))
    if kind == "space":
        return _space(picture, int(number))
    return _player(picture, int(number)) if kind == "seat" else []


def _mill(picture: Picture, place: int) -> list[Span]:
    words = picture.words
    mill = picture.owners[place]
    vacant = " ".join(
        picture.box.names[near]
        for near in picture.box.near[place]
        if picture.view.land[near] < tiles.VILLAGE
    )
    found: list[Span] = [
        (harvests.long_sum(picture, mill.now), "text"),
        (words.t("open: {places}", places=vacant), "text"),
    ]
    if mill.governed:
        found.append((words.t("governor expects {number}", number=mill.number), "text"))
        text = words.t("if missed, {walk}", walk=stocks.walk(picture, place))
        found.append((text, "text"))
    return found


def _land(picture: Picture, place: int) -> list[Span]:
    """Say what a hex is good for: mills beside it, governor, stuiver, whether it is reached."""
    words, view = picture.words, picture.view
    found: list[Span] = []
    beside = [near for near in picture.box.near[place] if near in picture.owners]
    if beside:
        names = ", ".join(
            f"{picture.names[picture.owners[near].seat]} {picture.hex_name(near)}"
            for near in beside
        )
        found.append((words.t("Next to: {mills}", mills=names), "text"))
    if place in view.waiting:
        found.append((words.t("A governor waits here for a neighboring mill."), "text"))
    if place in view.coins:
        found.append((words.t("A stuiver waits here for a neighboring mill."), "text"))
    if place in view.loose:
        found.append((words.t("It is not connected to the village yet."), "dim"))
    if view.land[place] == tiles.OPEN and place not in view.edge:
        found.append((words.t("No developed land touches it."), "dim"))
    return found


def _space(picture: Picture, space: int) -> list[Span]:
    words = picture.words
    offer = _offer(picture, space)
    found: list[Span] = []
    if offer is None:
        return found
    if not offer.in_reach:
        found.append((words.t("Out of reach."), "dim"))
    if offer.ends_game:
        found.append((words.t("Going there ends the game at once."), "irreversible"))
    if offer.guilders:
        back = amount(words, "guilders", offer.guilders)
        found.append((words.t("{amount} may come back.", amount=back), "text"))
    return found


def _offer(picture: Picture, space: int) -> Offer | None:
    """Give what a space of the market offers; None where the guild master has come to stand.

    The focus stays on a space when somebody else moves him there.
    """
    return next((one for one in picture.offers if one.space == space), None)


def _player(picture: Picture, seat: int) -> list[Span]:
    words, player = picture.words, picture.view.players[seat]
    spare = amount(words, "mills", spare_figures(picture.box, player))
    money = amount(words, "guilders", picture.guilders.money[seat])
    on_map = " ".join(picture.hex_name(mill) for mill in player.mills) or "-"
    return [
        (words.t("{mills} in stock, on the map: {places}", mills=spare, places=on_map), "text"),
        (words.t("can spend {amount}", amount=money), "text"),
        *([(mills.records_text(picture, seat), "text")] if picture.view.records else []),
    ]
