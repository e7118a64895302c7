"""The first line: game, round and turn, the players in order, who starts next, the piles."""

from __future__ import annotations

from core.burgundy.model import NOBODY, ROUNDS
from tui.screens.burgundy.picture import Picture
from tui.screens.table.status import FULL, NAME_SIZES, players, replay, shown_name
from tui.widgets.lines import Line, justify, merge, width

_GAP = ("  ", "text")


def status(picture: Picture, cells: int) -> list[Line]:
    """Draw the status line; what tells least gives way first when it is too long."""
    if picture.large:
        return [_large(picture, cells)]
    words = picture.words
    short = words.p("shortest title", "Burgundy")
    right = _right(picture, FULL)
    left: Line = []
    for title, names in (
        (short, FULL),
        *((short, size) for size in NAME_SIZES[:-1]),
        *(("", size) for size in NAME_SIZES),
    ):
        left, right = _left(picture, title, names), _right(picture, names)
        if width(left) + 2 + width(right) <= cells:
            break
    return [justify(left, right, cells, picture.glyphs)]


def _left(picture: Picture, title: str, names: int) -> Line:
    parts: Line = [(title, "title"), _GAP] if title else []
    return merge([*parts, *_moment(picture, picture.round), _GAP, *_players(picture, names)])


def _moment(picture: Picture, letter: str) -> Line:
    words = picture.words
    text = words.t("Round {round}", round=letter)
    turn = words.t("Turn {turn}/{turns}", turn=picture.turn_of_round, turns=picture.box.dice)
    return [(text, "text"), _GAP, (turn, "text"), *replay(picture)]


def _players(picture: Picture, names: int) -> Line:
    turn = None if picture.scene.seen.ended else picture.view.seat
    return players(picture, picture.order, names, turn)


def _right(picture: Picture, names: int) -> Line:
    words, view = picture.words, picture.view
    parts: Line = []
    if picture.next_start != NOBODY and view.round + 1 < len(ROUNDS):
        name = shown_name(picture, picture.next_start, names)
        parts += [
            (words.t("next start:") + " ", "text"),
            (name, picture.token(picture.next_start)),
            _GAP,
        ]
    deck = words.t("deck {count}", count=len(view.deck))
    discard = words.p("discard pile, short", "disc {count}", count=len(view.discard))
    return merge([*parts, (f"{deck}  {discard}", "text")])


def _large(picture: Picture, cells: int) -> Line:
    words, view = picture.words, picture.view
    game = picture.game_words
    letters = f"{picture.round} ({ROUNDS[0]}-{ROUNDS[-1]})"
    deck = words.t("deck {count}", count=len(view.deck))
    discard = words.t("discard {count}", count=len(view.discard))
    piles = f"{deck}  {discard}"
    table = words.t("table: {name}", name=picture.scene.table_name)
    left: Line = []
    for title, names in (
        (words.p("long title", "Castles of Burgundy (cards)"), FULL),
        (game.short_title(words), FULL),
        *((game.short_title(words), size) for size in NAME_SIZES),
    ):
        moment = _moment(picture, letters)
        left = [(title, "title"), _GAP, *moment, _GAP, *_players(picture, names)]
        left = merge([*left, ("   ", "text"), (piles, "text")])
        if width(left) + 2 + width(table) <= cells:
            break
    return justify(left, [(table, "dim")], cells, picture.glyphs)
