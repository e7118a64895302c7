"""What the uppercase letters open: everything there is to know, one subject a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.seeland import tiles
from core.seeland.looking import spare_figures
from tui.play.entries import Entry
from tui.screens.seeland import effects, harvests, market, sentences, stocks
from tui.screens.seeland.band import ENDINGS, entry_text
from tui.screens.seeland.picture import Picture
from tui.screens.table import pages, scores
from tui.widgets.lines import Line, merge
from tui.words.seeland_names import amount, price, tile

_NAME = 26


def look(letter: str, picture: Picture) -> list[Line] | None:
    """Give all lines of the page behind a letter, title first; None if there is none."""
    page = _PAGES.get(letter)
    return None if page is None else page(picture)


def _rows(
    picture: Picture, rows: Sequence[tuple[str, str]], names: int = pages.NAMES
) -> list[Line]:
    return [line for name, text in rows for line in pages.row(picture, name, text, names=names)]


def _actions(picture: Picture) -> list[Line]:
    words = picture.words
    lines = pages.head(picture, words.t("All actions"))
    if not picture.my_turn:
        return [*lines, *pages.paragraph(picture, (picture.waiting(), "text"))]
    for entry in picture.scene.composer.first_entries:
        name = entry_text(picture, entry)
        sign = " !" if entry.allowed and entry.reveals else ""
        head = f"{entry.key or '-'} {name}{sign}"
        if entry.refusal is not None:
            text = words.t("not now: {why}", why=sentences.refusal(picture, entry))
            lines += pages.row(picture, head, text, "dim", _NAME)
        else:
            lines += pages.row(picture, head, _about(picture, entry), names=_NAME)
    lines.append([])
    return lines + pages.paragraph(
        picture,
        (words.t("! reveals something hidden; at an honest table it cannot be undone."), "dim"),
    )


def _about(picture: Picture, entry: Entry) -> str:
    """Say what a line of the first list would do, as if the cursor were on it."""
    place = next((spot for spot, one in picture.targets.items() if one == entry), None)
    if place is not None and picture.tile is not None:
        return "; ".join(text for text, _ in effects.phrases(picture, place))
    return "; ".join(text for text, _ in sentences.about(picture, entry))


def _board(picture: Picture) -> list[Line]:
    """Write the map by rows, for those who cannot or do not want to see it as a picture."""
    words, view = picture.words, picture.view
    lines = pages.head(picture, words.t("The map, row by row"))
    rows: dict[int, list[str]] = {}
    for place, (row, _) in enumerate(picture.spots):
        lies = view.land[place]
        if lies != tiles.OPEN:
            rows.setdefault(row, []).append(_on_hex(picture, place))
    for texts in rows.values():
        letter = texts[0][0]
        lines += pages.row(picture, letter, ", ".join(texts), names=3)
    vacant = [picture.box.names[place] for place in view.edge]
    lines.append([])
    text = words.t("Free next to developed land: {places}", places=" ".join(vacant))
    lines += pages.paragraph(picture, (text, "text"))
    if view.loose:
        loose = " ".join(picture.box.names[place] for place in view.loose)
        text = words.t("Printed land not developed yet: {places}", places=loose)
        lines += pages.paragraph(picture, (text, "text"))
    return lines


def _on_hex(picture: Picture, place: int) -> str:
    """Say what lies on a hex: `H8 Mill 5 of Jiří`."""
    words, view = picture.words, picture.view
    text = f"{picture.box.names[place]} {tile(words, view.land[place])}"
    mill = picture.owners.get(place)
    if mill is not None:
        text += f" ({picture.names[mill.seat]})"
    if place in view.governed or place in view.waiting:
        text += " " + words.t("with a governor")
    if place in view.coins:
        text += " " + words.t("with a stuiver")
    return text


def _hand(picture: Picture) -> list[Line]:
    words = picture.words
    if picture.me is None:
        lines = pages.head(picture, words.t("What you have"))
        return [*lines, *pages.paragraph(picture, (words.t("You are only watching."), "dim"))]
    lines = pages.head(picture, words.t("What you have"))
    return [*lines, *_player(picture, picture.me)]


def _player(picture: Picture, seat: int) -> list[Line]:
    """Write all that a player has, with every mill taken apart."""
    words, player = picture.words, picture.view.players[seat]
    lines: list[Line] = [merge([("  ", "text"), picture.named(seat)])]
    rows = [
        (words.t("Points"), str(picture.points(seat))),
        (words.t("Mills in stock"), str(spare_figures(picture.box, player))),
        (words.t("Guilders to spend"), str(picture.guilders.money[seat])),
        (words.t("Stuivers"), str(player.stuivers)),
    ]
    if picture.view.with_governors:
        rows.append((words.t("Governors kept"), str(player.governors)))
    if picture.view.records:
        rows.append((words.t("Records"), ", ".join(map(str, player.records)) or "-"))
    for mill in picture.mills:
        if mill.seat == seat:
            rows.append(_mill(picture, mill.hex))
    return [*lines, *_rows(picture, rows, 22), []]


def _mill(picture: Picture, place: int) -> tuple[str, str]:
    """Take a mill apart: its sum now, and the places that are still open."""
    words, view = picture.words, picture.view
    mill = picture.owners[place]
    vacant = [near for near in picture.box.near[place] if view.land[near] < tiles.VILLAGE]
    text = words.t(
        "{sum}; open: {places}",
        sum=harvests.long_sum(picture, mill.now),
        places=" ".join(picture.box.names[near] for near in vacant) or "-",
    )
    if mill.governed:
        text += "; " + words.t("governor expects {number}", number=mill.number)
    return words.t("Mill {hex}", hex=picture.hex_name(place)), text


def _others(picture: Picture) -> list[Line]:
    lines = pages.head(picture, picture.words.t("Other players"))
    for seat in picture.seats:
        if seat != picture.me:
            lines += _player(picture, seat)
    return lines


def _market(picture: Picture) -> list[Line]:
    words, view = picture.words, picture.view
    lines = pages.head(picture, words.t("Market, guilders and piles"))
    names = []
    for steps, offer in enumerate(picture.offers, 1):
        text = price(words, offer.price)
        if offer.ends_game:
            text += ", " + words.t("the game ends")
        if picture.box.is_warehouse[offer.space]:
            text += ", " + words.t(
                "{minus}{points} VP, take back {amount}",
                minus=picture.glyphs.minus,
                points=offer.lost,
                amount=amount(words, "guilders", offer.guilders),
            )
        if not offer.in_reach:
            text += ", " + words.t("out of reach")
        names.append((f"{steps} {market.offer_name(picture, offer)}", text))
    lines += _rows(picture, names)
    lines += [[], *([("  ", "text"), *line] for line in market.guilders(picture)), []]
    tops = [
        (words.t("Open mill"), view.mills),
        (words.t("Open crop"), view.landscapes),
    ]
    lines += _rows(picture, [(name, tile(words, pile[-1]) if pile else "-") for name, pile in tops])
    lines += [[], *pages.head(picture, words.t("Left in the piles: number and kinds"))]
    return [*lines, *_rows(picture, stocks.left_of(picture))]


def _scores(picture: Picture) -> list[Line]:
    words, view = picture.words, picture.view
    lines = scores.sheet(picture, ENDINGS)
    if picture.scene.seen.ended:
        return lines
    if view.records:
        lines += [[], *pages.head(picture, words.t("Records, if the game ended now"))]
        lines += _rows(picture, stocks.records(picture) or [("-", "")])
    if view.with_governors:
        lines += [[], *pages.head(picture, words.t("Governors, and where they would go"))]
        lines += _rows(picture, stocks.governors(picture) or [("-", "")])
    lines += [[], *pages.head(picture, words.t("Left in the piles: number and kinds"))]
    lines += _rows(picture, stocks.left_of(picture))
    if not view.tactical:
        lines += [[], *pages.head(picture, words.t("Still under the islands"))]
        lines += _rows(picture, stocks.isles_left(picture))
    return lines


_PAGES: dict[str, Callable[[Picture], list[Line]]] = {
    "A": _actions,
    "B": _board,
    "C": pages.talk_page,
    "H": _hand,
    "L": pages.log_page,
    "M": _market,
    "O": _others,
    "S": _scores,
}
LETTERS: Sequence[str] = tuple(_PAGES)
