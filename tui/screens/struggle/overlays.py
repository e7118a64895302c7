"""What the uppercase letters open: everything there is to know, one subject a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.struggle.model import (
    EMPTY,
    RESOURCES,
    UNKNOWN,
    Build,
    OpenLibrary,
    TakeBlind,
    UseGuild,
)
from tui.play.composer import Entry
from tui.screens.struggle import logbook, scores
from tui.screens.struggle.band import sets, small_rows
from tui.screens.struggle.choices import choice_text
from tui.screens.struggle.menu import StruggleMenu
from tui.screens.struggle.outlook import as_builder, together
from tui.screens.struggle.path import SWAP_NAMES
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.sentences import about, group_title, waiting
from tui.screens.struggle.side import talk_lines
from tui.screens.struggle.tableau import benefit, tableau
from tui.widgets.frames import rule
from tui.widgets.lines import Line, merge, pad, width, wrap
from tui.words.registry import for_game
from tui.words.struggle_names import FIRST_EXPANSION, city_event, goods, item, resource

_NAME = 18


def look(letter: str, picture: Picture) -> list[Line] | None:
    """Give all lines of the page behind a letter, title first; None if there is none."""
    page = _PAGES.get(letter)
    return None if page is None else page(picture)


def _head(picture: Picture, title: str, right: str = "") -> list[Line]:
    return [rule(picture.scene.width, title, right, glyphs=picture.glyphs), []]


def _paragraph(picture: Picture, *spans: tuple[str, str], indent: int = 2) -> list[Line]:
    rows = wrap(list(spans), max(20, picture.scene.width - 2 - indent))
    return [merge([(" " * indent, "text"), *row]) for row in rows]


def _row(picture: Picture, name: str, text: str, token: str = "text") -> list[Line]:
    """Write a name and beside it a text that may take several lines."""
    first = pad([("  " + name, "strong")], _NAME + 2)
    room = max(20, picture.scene.width - _NAME - 4)
    rows = [[(text, token)]] if width(text) <= room else wrap([(text, token)], room)
    return [
        merge([*(first if not place else [(" " * (_NAME + 2), "text")]), *row])
        for place, row in enumerate(rows)
    ]


def _actions(picture: Picture) -> list[Line]:
    words = picture.words
    lines = _head(picture, words.t("All actions of this moment"))
    if not picture.my_turn:
        return [*lines, *_paragraph(picture, (waiting(picture), "text"))]
    for entry in picture.scene.composer.first_entries:
        lines += _action(picture, entry)
    lines.append([])
    lines += _paragraph(picture, (words.t("! shows something hidden; it cannot be undone."), "dim"))
    return lines


def _action(picture: Picture, entry: Entry) -> list[Line]:
    words = picture.words
    name = entry_name(picture, entry)
    sign = " !" if entry.allowed and entry.reveals else ""
    head = f"{entry.key} {name}{sign}"
    if entry.refusal is not None:
        why = for_game("struggle").refusal(picture.voice, entry.refusal)
        return _row(picture, head, words.t("not now: {why}", why=why), "dim")
    return [*_row(picture, head, about(picture, entry)), *_forbidden(picture, entry)]


def _forbidden(picture: Picture, entry: Entry) -> list[Line]:
    """Write the choices of an allowed kind of action that are forbidden, with the reason."""
    game, view = picture.scene.game, picture.view
    menu = StruggleMenu(game)
    lines: list[Line] = []
    for action in game.candidates(view):
        if entry.group.inline or menu.group_of(action) != entry.group.id:
            continue
        refusal = game.refusal(view, action)
        name = target_name(picture, action)
        if refusal is not None and name:
            why = for_game("struggle").refusal(picture.voice, refusal)
            lines += _row(picture, f"  {name}", picture.words.t("not now: {why}", why=why), "dim")
    return lines


def target_name(picture: Picture, action: object) -> str:
    """Name what an action points at where several of its kind stand side by side."""
    match action:
        case Build(item=index):
            return item(picture.words, index)
        case TakeBlind(partner=seat) | OpenLibrary(partner=seat) | UseGuild(partner=seat):
            return picture.names[seat]
        case _:
            return ""


def entry_name(picture: Picture, entry: Entry) -> str:
    """Name a line of the first list."""
    if entry.group.id in SWAP_NAMES:
        return picture.words.p(*SWAP_NAMES[entry.group.id])
    if entry.group.id == "end-turn":
        return picture.words.t("draw and end")
    if entry.group.inline:
        return choice_text(picture, entry)[0]
    return group_title(picture, entry)


def _board(picture: Picture) -> list[Line]:
    words = picture.words
    lines = _head(picture, words.t("Everything that lies on the table"))
    for seat in picture.seats:
        lines += _whole_tableau(picture, seat)
    return lines


def _whole_tableau(picture: Picture, seat: int) -> list[Line]:
    words = picture.words
    cells = min(picture.scene.width, 80)
    lines = tableau(picture, seat, cells, 9)
    player = picture.view.players[seat]
    for expansion in player.expansions if len(player.expansions) > 1 else ():
        lines += _paragraph(picture, (benefit(picture, expansion), "text"))
    if player.cities:
        names = [city_event(words, event) for event in player.cities if event != UNKNOWN]
        text = words.t("Events of the cities: {events}", events=", ".join(names))
        lines += _paragraph(picture, (text, "dim"))
    return [*lines, []]


def _others(picture: Picture) -> list[Line]:
    words = picture.words
    lines = _head(picture, words.t("The others, and what everybody could see of their hands"))
    for seat in picture.seats:
        if seat == picture.me:
            continue
        lines += _whole_tableau(picture, seat)
    return lines


def _hand(picture: Picture) -> list[Line]:
    words, own = picture.words, picture.own
    if own is None or picture.me is None:
        lines = _head(picture, words.t("Hand"))
        return [*lines, *_paragraph(picture, (words.t("Hands are hidden."), "dim"))]
    size = sum(own.hand)
    lines = _head(picture, words.n("Your hand  {count} card", "Your hand  {count} cards", size))
    for index in range(len(RESOURCES)):
        bars = picture.glyphs.filled * own.hand[index]
        lines += _row(
            picture, f"{index + 1} {resource(words, index)}", f"{own.hand[index]:>2}  {bars}"
        )
    builder = as_builder(picture.scene.game, picture.view, picture.me)
    lines += [[], *_head(picture, words.t("What you can build"))]
    lines += small_rows(picture)
    found = together(picture.box, builder)
    lines += (
        [],
        *_row(picture, words.t("Together"), sets(picture, found, picture.scene.width - _NAME - 4)),
    )
    return lines


def _market(picture: Picture) -> list[Line]:
    words, view = picture.words, picture.view
    lines = _head(picture, words.t("Market, piles and stock"))
    cards = [
        f"{place + 1} {picture.glyphs.free if card == EMPTY else resource(words, card)}"
        for place, card in enumerate(view.market)
    ]
    lines += _row(picture, words.t("Market"), "   ".join(cards))
    lines += _row(
        picture, words.t("Draw pile"), words.n("{count} card", "{count} cards", len(view.deck))
    )
    pile = goods(words, view.discard) if any(view.discard) else "-"
    count = sum(view.discard)
    text = words.n("{count} card: {cards}", "{count} cards: {cards}", count, cards=pile)
    lines += _row(picture, words.t("Discard pile"), text)
    lines += _row(picture, words.t("Not in sight"), _unseen(picture))
    lines += [[], *_head(picture, words.t("Cards left to build"))]
    for index, left in ((0, view.roads), (1, len(view.pile)), (2, view.knights)):
        lines += _row(picture, item(words, index), str(left))
    for expansion, left in enumerate(view.expansions):
        points = words.t("{count} VP", count=picture.box.expansion_vp[expansion])
        token = "text" if left else "dim"
        name = item(words, FIRST_EXPANSION + expansion)
        lines += _row(picture, name, f"{left}   {points}   {benefit(picture, expansion)}", token)
    return lines


def _unseen(picture: Picture) -> str:
    """Count the cards that lie in the draw pile or in a hand the reader does not see."""
    view = picture.view
    there = list(picture.box.supply[len(view.players)].resources)
    for index in range(len(RESOURCES)):
        there[index] -= view.discard[index] + view.market.count(index)
        there[index] -= sum(player.hand[index] for player in view.players)
    return goods(picture.words, there) if any(there) else "-"


def _log(picture: Picture) -> list[Line]:
    lines = _head(picture, picture.words.t("Log, the newest first"))
    return [*lines, *logbook.whole(picture, picture.scene.width - 2)]


def _talk(picture: Picture) -> list[Line]:
    words = picture.words
    lines = _head(picture, words.t("Table talk"))
    said = picture.scene.seen.talk
    if not said:
        return [*lines, *_paragraph(picture, (words.t("Nobody has said anything yet."), "dim"))]
    for one in said:
        lines += [
            merge([("  ", "text"), *row])
            for row in talk_lines(picture, one, picture.scene.width - 4)
        ]
    return lines


def _scores(picture: Picture) -> list[Line]:
    return scores.sheet(picture)


_PAGES: dict[str, Callable[[Picture], list[Line]]] = {
    "A": _actions,
    "B": _board,
    "C": _talk,
    "H": _hand,
    "L": _log,
    "M": _market,
    "O": _others,
    "S": _scores,
}
LETTERS: Sequence[str] = tuple(_PAGES)
