"""The log as people read it: the steps of one swap are one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from core.game import Event
from core.match import LogLine
from core.struggle.model import RESOURCES
from tui.screens.struggle.picture import Picture
from tui.widgets.lines import Line, Span, merge, pad, width, wrap
from tui.words.log import phrase
from tui.words.registry import for_game
from tui.words.struggle_names import change, goods

_SWAPS = {
    "put-away": "deck",
    "drew-swap": "deck",
    "took-market": "market",
    "gave-market": "market",
    "took-blind": "player",
    "took-seen": "player",
    "gave-player": "player",
}


@dataclass(slots=True)
class Told:
    """A line of the log: who did what in which turn."""

    turn: int
    seat: int | None
    step: int
    events: list[Event] = field(default_factory=list)


def told(lines: Iterable[LogLine]) -> list[Told]:
    """Put the events of one exchange together; every other event stands alone."""
    found: list[Told] = []
    for line in lines:
        if found and _continues(found[-1], line.event):
            found[-1].events.append(line.event)
        else:
            found.append(Told(line.turn, line.event.seat, line.step, [line.event]))
    return found


def _continues(last: Told, event: Event) -> bool:
    source = _SWAPS.get(event.kind)
    before = last.events[-1]
    if source is None or _SWAPS.get(before.kind) != source or last.seat != event.seat:
        return False
    if source == "deck":
        return before.kind != "drew-swap"
    taken = sum(one.kind in _TAKEN for one in last.events)
    given = len(last.events) - taken
    return taken > given and before.values.get("partner") == event.values.get("partner")


_TAKEN = frozenset(("took-market", "took-blind", "took-seen"))
_GAINED = _TAKEN | {"drew-swap"}


def words_of(picture: Picture, one: Told) -> str:
    """Tell a line of the log without the one who did it."""
    if len(one.events) == 1:
        return phrase(picture.voice, for_game("struggle"), one.events[0])
    return _swap(picture, one.events)


def _swap(picture: Picture, events: Sequence[Event]) -> str:
    words = picture.words
    lost, gained = [0] * len(RESOURCES), [0] * len(RESOURCES)
    hidden = 0
    for event in events:
        cards = _cards(event)
        hidden += not any(cards)
        side = gained if event.kind in _GAINED else lost
        for index, count in enumerate(cards):
            side[index] += count
    source = _SWAPS[events[0].kind]
    if source == "market":
        if any(lost):
            return words.t(
                "gave {lost} for {gained} at the market",
                lost=goods(words, lost),
                gained=goods(words, gained),
            )
        return words.t("took {gained} at the market", gained=goods(words, gained))
    if source == "deck":
        return words.t(
            "swapped with the deck: {change}", change=change(picture.voice, lost, gained)
        )
    return _with_player(picture, events, lost, gained, hidden)


def _with_player(
    picture: Picture, events: Sequence[Event], lost: list[int], gained: list[int], hidden: int
) -> str:
    words = picture.words
    partner = int(str(events[0].values["partner"]))
    count = sum(event.kind in _TAKEN for event in events)
    if hidden:
        if partner == picture.me:
            return words.n("swapped a card with you", "swapped {count} cards with you", count)
        return words.n(
            "swapped a card with {name}",
            "swapped {count} cards with {name}",
            count,
            name=picture.names[partner],
        )
    moved = change(picture.voice, lost, gained)
    if partner == picture.me:
        return words.t("swapped with you: {change}", change=moved)
    return words.t("swapped with {name}: {change}", name=picture.names[partner], change=moved)


def _cards(event: Event) -> list[int]:
    """Count the cards of one event by resource; none if the reader may not know them."""
    counts = [0] * len(RESOURCES)
    cards = event.secret.get("cards")
    if isinstance(cards, tuple):
        return [int(str(count)) for count in cards]
    one = event.values.get("resource", event.secret.get("resource"))
    if isinstance(one, int):
        counts[one] = 1
    return counts


def line_of(picture: Picture, one: Told, names: int, cells: int, *, cut: bool) -> list[Line]:
    """Write one line of the log: turn, name, what happened; wrapped unless it may be cut."""
    number = one.turn // len(picture.seats) + 1
    who: Span = ("", "text")
    if one.seat is not None:
        who = (picture.voice.who(one.seat), picture.token(one.seat))
    head: Line = [(f"{number:>2} ", "dim"), *pad([who], names + 2)]
    body: Span = (words_of(picture, one), "text")
    if cut:
        return [merge([*head, body])]
    indent = width(head)
    rows = wrap([body], max(10, cells - indent))
    return [
        merge([*(head if not place else [(" " * indent, "text")]), *row])
        for place, row in enumerate(rows)
    ]


def name_width(picture: Picture) -> int:
    """Give the width of the longest name that the log shows."""
    return max(width(picture.voice.who(seat)) for seat in picture.seats)


def latest(picture: Picture, cells: int, count: int) -> list[Line]:
    """Write the latest lines of the log, the newest first."""
    names = name_width(picture)
    lines = told(picture.scene.seen.log)
    return [
        row
        for one in reversed(lines[-count:] if count else [])
        for row in line_of(picture, one, names, cells, cut=True)
    ]


def whole(picture: Picture, cells: int) -> list[Line]:
    """Write the whole log, the oldest first."""
    names = name_width(picture)
    return [
        row
        for one in told(picture.scene.seen.log)
        for row in line_of(picture, one, names, cells, cut=False)
    ]
