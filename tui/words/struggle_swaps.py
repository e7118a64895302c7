"""A whole exchange of The Struggle for Catan told in one phrase, out of its single events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.game import Event
from tui.words.game import Voice
from tui.words.struggle_events import NOTHING, number, numbers, one_card
from tui.words.struggle_names import change, resource_object

_SOURCES = {
    "put-away": "deck",
    "took-market": "market",
    "took-blind": "player",
    "took-seen": "player",
}
_ANSWERS = {"deck": "drew-swap", "market": "gave-market", "player": "gave-player"}


def swap(voice: Voice, events: Sequence[Event]) -> tuple[str, int] | None:
    """Tell the exchange that `events` begin with, and how many events it has.

    None when they begin with something else, or the exchange is not finished there.
    """
    source = _SOURCES.get(events[0].kind)
    if source is None:
        return None
    taken = list(takewhile(lambda event: _SOURCES.get(event.kind) == source, events))
    answers = 1 if source == "deck" else len(taken)
    given = events[len(taken) : len(taken) + answers]
    if len(given) < answers or any(event.kind != _ANSWERS[source] for event in given):
        return None
    tell = {"deck": _with_deck, "market": _with_market, "player": _with_player}[source]
    return tell(voice, taken, given), len(taken) + answers


def _sum(events: Sequence[Event]) -> tuple[int, ...]:
    """Count the cards of events about one card each."""
    return tuple(sum(cards) for cards in zip(NOTHING, *map(one_card, events), strict=True))


def _with_deck(voice: Voice, away: Sequence[Event], answer: Sequence[Event]) -> str:
    lost, drew = _sum(away), answer[0]
    if "cards" in drew.secret:
        both = change(voice, lost, numbers(drew, "cards"))
        return voice.words.t("swapped with the deck: {change}", change=both)
    return voice.words.n(
        "swapped with the deck: {change}, {count} new card",
        "swapped with the deck: {change}, {count} new cards",
        number(drew, "count"),
        change=change(voice, lost, NOTHING),
    )


def _with_market(voice: Voice, taken: Sequence[Event], given: Sequence[Event]) -> str:
    words = voice.words
    if len(taken) == 1:
        return words.t(
            "gave {given} for {taken} at the market",
            given=resource_object(words, number(given[0], "resource")),
            taken=resource_object(words, number(taken[0], "resource")),
        )
    both = change(voice, _sum(given), _sum(taken))
    return words.t("swapped with the market: {change}", change=both)


def _with_player(voice: Voice, taken: Sequence[Event], given: Sequence[Event]) -> str:
    words, partner, count = voice.words, number(taken[0], "partner"), len(taken)
    lost, gained = _sum(given), _sum(taken)
    if sum(gained) < count:
        return words.n(
            "swapped {count} card with {name}",
            "swapped {count} cards with {name}",
            count,
            name=voice.names(partner),
        )
    both = change(voice, lost, gained)
    if partner == voice.reader:
        return words.t("swapped with you: {change}", change=both)
    return words.t("swapped with {name}: {change}", name=voice.names(partner), change=both)
