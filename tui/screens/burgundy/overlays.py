"""What the uppercase letters open: everything there is to know, one subject a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tui.play.entries import Entry
from tui.screens.burgundy import tables
from tui.screens.burgundy.band import ENDINGS, hand_text, outcome
from tui.screens.burgundy.facts import facts
from tui.screens.burgundy.large_band import note
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.rival import comparison
from tui.screens.burgundy.sentences import about, why_not
from tui.screens.burgundy.targets import entry_text, target
from tui.screens.table import pages, scores
from tui.widgets.lines import Line
from tui.words.burgundy_names import rival


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
    sign = " !" if entry.allowed and entry.reveals else ""
    head = f"{entry.key} {entry_text(picture, entry)}{sign}"
    if not entry.allowed:
        why = words.t("not now: {why}", why=why_not(picture, entry))
        return pages.row(picture, head, why, "dim", _NAME)
    text = " ".join(part for part in (about(picture, entry), note(picture, entry)) if part)
    return [*pages.row(picture, head, text, names=_NAME), *_forbidden(picture, entry)]


_NAME = 26


def _forbidden(picture: Picture, entry: Entry) -> list[Line]:
    """Write the choices of an allowed kind of action that are forbidden, with the reason."""
    if entry.group.inline:
        return []
    game, view = picture.game, picture.view
    legal = {(a.kind, _about(a)) for a in picture.scene.seen.legal}
    lines: list[Line] = []
    told = set()
    for action in game.candidates(view):
        key = (action.kind, _about(action))
        if action.kind != entry.group.id or key in legal or key in told or key[1] is None:
            continue
        told.add(key)
        refusal = game.refusal(view, action)
        if refusal is None:
            continue
        why = picture.game_words.refusal(picture.voice, refusal)
        name = f"    {target(picture, action)}"
        lines += pages.row(picture, name, picture.words.t("not now: {why}", why=why), "dim", _NAME)
    return lines


def _about(action: object) -> object:
    """Give the card or the goods of an action; None for one that is about neither."""
    return getattr(action, "card", getattr(action, "goods", None))


def _board(picture: Picture) -> list[Line]:
    words = picture.words
    lines = pages.head(picture, words.t("Everything on the table"))
    lines += [*tables.display(picture), [], *tables.prizes(picture), []]
    for seat in picture.seats:
        lines += tables.player(picture, seat)
    return [*lines, *tables.rival_estate(picture)]


def _others(picture: Picture) -> list[Line]:
    words = picture.words
    if picture.view.rival is not None:
        lines = pages.head(picture, rival(words), comparison(picture))
        lines += tables.rival_estate(picture)
        return lines
    lines = pages.head(picture, words.t("Other players"))
    for seat in picture.others:
        lines += tables.player(picture, seat)
    return lines


def _hand(picture: Picture) -> list[Line]:
    lines = pages.head(picture, hand_text(picture))
    if picture.own is None:
        return lines
    lines += tables.player(picture, picture.shown_seat)
    for rule in ("burgundy.projects", "burgundy.goods", "burgundy.animals", "burgundy.swap"):
        lines += [
            row for text in facts(picture, rule) for row in pages.paragraph(picture, (text, "text"))
        ]
        lines.append([])
    return lines


def _market(picture: Picture) -> list[Line]:
    lines = pages.head(picture, picture.words.t("Display and piles"))
    return [*lines, *tables.display(picture), [], *tables.piles(picture)]


def _scores(picture: Picture) -> list[Line]:
    words = picture.words
    foot = words.t("As if the game ended now.") if not picture.scene.seen.ended else ""
    if picture.view.rival is None:
        return scores.sheet(picture, ENDINGS, foot)
    lines = scores.sheet(picture, ENDINGS, foot, said=outcome(picture))
    lines += [[], *pages.head(picture, rival(words), comparison(picture))]
    for part in picture.game.rival_score(picture.view):
        name = picture.game_words.score_line(words, part.id)
        lines += pages.row(picture, name, str(part.points or "-"))
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
