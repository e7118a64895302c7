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
from tui.play.entries import Entry
from tui.screens.struggle.band import ENDINGS, sets, small_rows
from tui.screens.struggle.choices import choice_text
from tui.screens.struggle.menu import StruggleMenu
from tui.screens.struggle.outlook import as_builder, together
from tui.screens.struggle.path import SWAP_NAMES
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.sentences import about, group_title
from tui.screens.struggle.tableau import benefit, tableau
from tui.screens.table import pages, scores
from tui.widgets.lines import Line
from tui.words.registry import for_game
from tui.words.struggle_names import FIRST_EXPANSION, city_event, goods, item, resource


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
    lines.append([])
    lines += pages.paragraph(
        picture,
        (words.t("! reveals something hidden; at an honest table it cannot be undone."), "dim"),
    )
    return lines


def _action(picture: Picture, entry: Entry) -> list[Line]:
    words = picture.words
    name = entry_name(picture, entry)
    sign = " !" if entry.allowed and entry.reveals else ""
    head = f"{entry.key} {name}{sign}"
    if entry.refusal is not None:
        why = for_game("struggle").refusal(picture.voice, entry.refusal)
        return pages.row(picture, head, words.t("not now: {why}", why=why), "dim")
    return [*pages.row(picture, head, about(picture, entry)), *_forbidden(picture, entry)]


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
            lines += pages.row(
                picture, f"  {name}", picture.words.t("not now: {why}", why=why), "dim"
            )
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
    lines = pages.head(picture, words.t("Everything on the table"))
    for seat in picture.seats:
        lines += _whole_tableau(picture, seat)
    return lines


def _whole_tableau(picture: Picture, seat: int) -> list[Line]:
    words = picture.words
    cells = min(picture.scene.width, 80)
    lines = tableau(picture, seat, cells, 9)
    player = picture.view.players[seat]
    for expansion in player.expansions if len(player.expansions) > 1 else ():
        lines += pages.paragraph(picture, (benefit(picture, expansion), "text"))
    if player.cities:
        names = [city_event(words, event) for event in player.cities if event != UNKNOWN]
        text = words.t("Events of the cities: {events}", events=", ".join(names))
        lines += pages.paragraph(picture, (text, "dim"))
    return [*lines, []]


def _others(picture: Picture) -> list[Line]:
    words = picture.words
    title = (
        words.t("The others, and what everyone could see of their hands")
        if picture.remembers
        else words.t("Other players")
    )
    lines = pages.head(picture, title)
    for seat in picture.seats:
        if seat == picture.me:
            continue
        lines += _whole_tableau(picture, seat)
    return lines


def _hand(picture: Picture) -> list[Line]:
    words, own = picture.words, picture.own
    if own is None or picture.me is None:
        lines = pages.head(picture, words.t("Hand"))
        return [*lines, *pages.paragraph(picture, (words.t("Cards in hand are hidden."), "dim"))]
    size = sum(own.hand)
    lines = pages.head(
        picture, words.n("Your hand  {count} card", "Your hand  {count} cards", size)
    )
    for index in range(len(RESOURCES)):
        bars = picture.glyphs.filled * own.hand[index]
        lines += pages.row(
            picture, f"{index + 1} {resource(words, index)}", f"{own.hand[index]:>2}  {bars}"
        )
    builder = as_builder(picture.scene.game, picture.view, picture.me)
    lines += [[], *pages.head(picture, words.t("What you can build"))]
    lines += small_rows(picture)
    found = together(picture.box, builder)
    sets_text = sets(picture, found, picture.scene.width - pages.NAMES - 4)
    lines += ([], *pages.row(picture, words.t("Together"), sets_text))
    return lines


def _market(picture: Picture) -> list[Line]:
    words, view = picture.words, picture.view
    lines = pages.head(picture, words.t("Market, piles and stock"))
    cards = [
        f"{place + 1} {picture.glyphs.free if card == EMPTY else resource(words, card)}"
        for place, card in enumerate(view.market)
    ]
    lines += pages.row(picture, words.p("panel of the Struggle", "Market"), "   ".join(cards))
    lines += pages.row(
        picture, words.t("Deck"), words.n("{count} card", "{count} cards", len(view.deck))
    )
    pile = goods(words, view.discard) if any(view.discard) else "-"
    count = sum(view.discard)
    text = words.n("{count} card: {cards}", "{count} cards: {cards}", count, cards=pile)
    lines += pages.row(picture, words.t("Discard pile"), text)
    lines += pages.row(picture, words.t("Unseen cards"), _unseen(picture))
    lines += [[], *pages.head(picture, words.t("Cards left to build"))]
    for index, left in ((0, view.roads), (1, len(view.pile)), (2, view.knights)):
        lines += pages.row(picture, item(words, index), str(left))
    for expansion, left in enumerate(view.expansions):
        points = words.t("{count} VP", count=picture.box.expansion_vp[expansion])
        token = "text" if left else "dim"
        name = item(words, FIRST_EXPANSION + expansion)
        lines += pages.row(
            picture, name, f"{left}   {points}   {benefit(picture, expansion)}", token
        )
    return lines


def _unseen(picture: Picture) -> str:
    """Count the cards that lie in the draw pile or in a hand the reader does not see."""
    view = picture.view
    there = list(picture.box.supply[len(view.players)].resources)
    for index in range(len(RESOURCES)):
        there[index] -= view.discard[index] + view.market.count(index)
        there[index] -= sum(player.hand[index] for player in view.players)
    return goods(picture.words, there) if any(there) else "-"


def _scores(picture: Picture) -> list[Line]:
    goal = picture.words.t(
        "The first player with {points} VP on their own turn wins.", points=picture.box.goal
    )
    return scores.sheet(picture, ENDINGS, goal)


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
