"""What the uppercase letters open: everything there is to know, one subject a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.labora.looking import coming, hosts
from core.labora.model import COINS, GOODS
from core.labora.scoring import economic, goods_points, settlements
from tui.play.entries import Entry
from tui.screens.labora import market, store, towns
from tui.screens.labora.band import outcome
from tui.screens.labora.cells import signed
from tui.screens.labora.functions import function
from tui.screens.labora.land import grid, rows_of
from tui.screens.labora.legend import free_by_terrain, prices
from tui.screens.labora.meanings import about
from tui.screens.labora.picture import Picture
from tui.screens.labora.rivals import buildings, free_text, goods_text, rest_text
from tui.screens.labora.rondel import beam, markers, piece
from tui.screens.labora.sentences import why_not
from tui.screens.labora.targets import entry_text, group_note
from tui.screens.table import pages
from tui.widgets.lines import Line
from tui.words.labora_amounts import amounts
from tui.words.labora_cards import cost, name, terrains
from tui.words.labora_names import stage, terrain

_NAME = 24


def look(letter: str, picture: Picture) -> list[Line] | None:
    """Give all lines of the page behind a letter, title first; None if there is none."""
    page = _PAGES.get(letter)
    return None if page is None else page(picture)


def _actions(picture: Picture) -> list[Line]:
    words = picture.words
    lines = pages.head(picture, words.t("All actions"))
    if not picture.my_turn:
        return [*lines, *pages.paragraph(picture, (picture.waiting(), "text"))]
    for entry in picture.scene.composer.first_entries:
        lines += _action(picture, entry)
    return lines


def _action(picture: Picture, entry: Entry) -> list[Line]:
    head = f"{entry.key or '-'} {entry_text(picture, entry)}"
    if not entry.allowed:
        why = picture.words.t("not now: {why}", why=why_not(picture, entry))
        return pages.row(picture, head, why, "dim", _NAME)
    note = group_note(picture, entry)
    text = " ".join(part for part in (about(picture, entry), f"({note})" if note else "") if part)
    return pages.row(picture, head, text, names=_NAME)


def _land(picture: Picture, seat: int) -> list[Line]:
    """Draw a whole landscape, and say what is free on it."""
    words = picture.words
    shown = Picture(picture.scene)
    shown.__dict__["land_seat"] = seat
    count = len(rows_of(picture.view.players[seat]))
    lines = grid(shown, count)
    free = free_by_terrain(picture, seat)
    for ground, spaces in free.items():
        text = words.t(
            "Free {terrain}: {spaces}.", terrain=terrain(words, ground), spaces=", ".join(spaces)
        )
        lines += pages.paragraph(picture, (text, "text"))
    return lines


def _board(picture: Picture) -> list[Line]:
    words = picture.words
    lines = pages.head(picture, words.t("Wheel and lands"))
    wheel = ", ".join(piece(picture, number) for number in markers(picture))
    lines += pages.row(picture, words.t("Wheel"), wheel)
    lines += pages.row(picture, words.t("Beam"), beam(picture, 999))
    lines += pages.row(picture, words.t("Land"), _land_prices(picture))
    lines += [[], *_land(picture, picture.shown_seat), []]
    return [*lines, *_others(picture)]


def _land_prices(picture: Picture) -> str:
    words, view = picture.words, picture.view
    plots = words.t("plots  {prices}", prices=prices(picture, view.plots, 9))
    districts = words.t("districts {prices}", prices=prices(picture, view.districts, 9))
    return f"{plots}   {districts}"


def _others(picture: Picture) -> list[Line]:
    words = picture.words
    lines: list[Line] = []
    for seat in picture.others:
        lines += pages.row(picture, picture.name_of(seat), free_text(picture, seat))
        lines += pages.row(picture, words.t("  buildings"), buildings(picture, seat))
        lines += pages.row(picture, words.t("  goods"), goods_text(picture, seat))
        lines += pages.row(picture, words.t("  land"), rest_text(picture, seat))
        lines += _land(picture, seat)
        lines.append([])
    return lines


def _hand(picture: Picture) -> list[Line]:
    words = picture.words
    lines = pages.head(picture, words.t("Your goods and buildings"))
    for row in store.large(picture, picture.scene.width, 5):
        lines.append(row)
    lines.append([])
    seat = picture.shown_seat
    for host in sorted(hosts(picture.box, picture.view, seat), key=lambda one: one.place):
        text = function(picture, host.card)
        who = picture.standing_on(seat, host.place)
        state = words.t("occupied") if who else words.t("free")
        title = name(words, picture.box, host.card)
        lines += pages.row(picture, title, f"{state}. {text}", names=_NAME)
    return lines


def _market(picture: Picture) -> list[Line]:
    words, view = picture.words, picture.view
    count = len(view.display)
    lines = pages.head(
        picture,
        words.p("panel of Ora et Labora", "Display"),
        words.n("{count} building", "{count} buildings", count),
    )
    for card in view.display:
        lines += _card(picture, card)
    following = coming(picture.box, view)
    if following:
        lines.append([])
        text = words.t("Next: stack {stage}", stage=stage(words, view.stage + 1))
        lines += pages.paragraph(picture, (text, "title"))
        for card in following:
            lines += _card(picture, card)
    return lines


def _card(picture: Picture, card: str) -> list[Line]:
    words = picture.words
    why = market.refusal(picture, card) if card in picture.view.display else None
    parts = [cost(words, picture.box, card) + ".", market.values(picture, card) + "."]
    if picture.box.cards[card].terrain & market.ANYWHERE != market.ANYWHERE:
        where = terrains(words, picture.box, card)
        parts.append(words.t("It can stand on: {terrains}.", terrains=where))
    if why is not None:
        parts.append(picture.game_words.refusal(picture.voice, why))
    parts.append(function(picture, card))
    sign = picture.glyphs.cloister if picture.box.cards[card].cloister else ""
    title = sign + name(words, picture.box, card)
    text = " ".join(part for part in parts if part)
    return pages.row(picture, title, text, "dim" if why is not None else "text", _NAME)


def _settlements(picture: Picture) -> list[Line]:
    words = picture.words
    lines = pages.head(picture, words.t("Settlements in supply"))
    for card in picture.shown.settlements:
        why = market.refusal(picture, card)
        parts = [cost(words, picture.box, card) + ".", market.values(picture, card) + "."]
        where = towns.best(picture, card, 4)
        if where:
            parts.append(words.t("It would score: {places}.", places=where))
        if why is not None:
            parts.append(picture.game_words.refusal(picture.voice, why))
        title = name(words, picture.box, card)
        lines += pages.row(
            picture, title, " ".join(parts), "dim" if why is not None else "text", _NAME
        )
    built = settlements(picture.box, picture.shown)
    if built:
        lines.append([])
        lines += pages.paragraph(picture, (words.t("Built settlements"), "title"))
        for card, scored in built:
            title = name(words, picture.box, card)
            text = f"{picture.glyphs.settlement} = {signed(picture, scored)}"
            lines += pages.row(picture, title, text, names=_NAME)
    return lines


def _scores(picture: Picture) -> list[Line]:
    words = picture.words
    ended = picture.scene.seen.ended
    foot = "" if ended else words.t("As if the game ended now.")
    said = outcome(picture) if picture.alone else None
    lines = _sheet(picture)
    if ended:
        told = [
            row
            for one in said or outcome(picture)
            for row in pages.paragraph(picture, (one, "strong"))
        ]
        lines = [*lines[:2], *told, [], *lines[2:]]
    elif foot:
        lines += [[], *pages.paragraph(picture, (foot, "dim"))]
    return lines


def _goods_line(picture: Picture, goods: Sequence[int]) -> str:
    """Say what the goods are worth, and which ones are worth anything."""
    words, box = picture.words, picture.box
    total = words.t("goods {count}", count=goods_points(box, list(goods)))
    counted = [(GOODS[good], goods[good]) for good, _ in box.treasures if good < len(goods)]
    if goods[COINS] >= box.five:
        counted.append(("coins", goods[COINS]))
    which = amounts(words, counted)
    return f"{total} ({which})" if which else total


def _sheet(picture: Picture) -> list[Line]:
    """Write three parts for each seat; each settlement with its sum."""
    words = picture.words
    lines = pages.head(picture, words.t("Score sheet"))
    for seat in picture.seats:
        player = picture.view.players[seat]
        built = settlements(picture.box, player)
        total = picture.points(seat)
        title = words.t("VP {total}", total=total)
        if not picture.alone:
            place = words.t("place {place}", place=picture.scene.seen.scores.sheets[seat].place)
            title = f"{title}   {place}"
        lines += pages.row(picture, picture.name_of(seat), title, "strong")
        parts = [
            _goods_line(picture, player.goods),
            words.t("buildings and settlements {count}", count=economic(picture.box, player)),
        ]
        towns = [
            f"{name(words, picture.box, card)} {signed(picture, scored)}" for card, scored in built
        ]
        parts += [", ".join(towns)] if towns else []
        for part in parts:
            lines += pages.row(picture, "", part)
    return lines


_PAGES: dict[str, Callable[[Picture], list[Line]]] = {
    "A": _actions,
    "B": _board,
    "C": pages.talk_page,
    "H": _hand,
    "L": pages.log_page,
    "M": _market,
    "S": _scores,
    "V": _settlements,
}
LETTERS: Sequence[str] = tuple(_PAGES)
