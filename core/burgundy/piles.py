"""Cards that come from a pile: the deck, goods and animals, VP cards."""

from __future__ import annotations

from core.burgundy.box import Values
from core.burgundy.model import UNLIMITED, State
from core.chance import shuffle
from core.game import Event, Note


def draw(state: State, count: int, note: Note | None) -> list[int]:
    """Take up to `count` cards off the deck, the first drawn first.

    When the deck runs out the discard pile is shuffled in (case 24); fewer cards come when that
    is empty too.
    """
    deck = state.deck
    if len(deck) >= count:
        drawn = deck[len(deck) - count :]
        drawn.reverse()
        del deck[len(deck) - count :]
        return drawn
    drawn = deck[::-1]
    deck.clear()
    if not state.discard:
        return drawn
    if note:
        values: Values = {"cards": tuple(sorted(state.discard)), "before": len(drawn)}
        note(Event("reshuffled", None, "burgundy.reshuffle", values))
    deck += state.discard
    state.discard.clear()
    state.rng = shuffle(state.rng, deck)
    return drawn + draw(state, count - len(drawn), note)


def halves(things: list[int]) -> list[list[int]]:
    """Split a pile in two, the upper half first; with an odd number it has one card more."""
    lower = len(things) // 2
    return [things[lower:], things[:lower]]


def take_top(piles: list[list[int]], pile: int) -> int:
    """Take the top of a pile; when that empties it, the other pile is split (case 23).

    The upper half stays where it is.
    """
    thing = piles[pile].pop()
    if not piles[pile]:
        piles[1 - pile], piles[pile] = halves(piles[1 - pile])
    return thing


def shows_next(piles: list[list[int]], pile: int) -> bool:
    """Tell whether taking the top of a pile will turn up a card that was hidden."""
    return len(piles[pile]) > 1 or len(piles[1 - pile]) > 1


def gain_vp(state: State, count: int, rule: str, note: Note | None) -> None:
    """Give VP cards to the player on turn, fewer when the table limits them and they run out."""
    if state.vp_left != UNLIMITED:
        count = min(count, state.vp_left)
        state.vp_left -= count
    state.players[state.seat].vp += count
    _tell(state, "vp", count, rule, note)


def gain_silver(state: State, count: int, rule: str, note: Note | None) -> None:
    """Give silver to the player on turn."""
    state.players[state.seat].silver += count
    _tell(state, "silver", count, rule, note)


def gain_workers(state: State, count: int, rule: str, note: Note | None) -> None:
    """Give workers to the player on turn, without a limit (case 4)."""
    state.players[state.seat].workers += count
    _tell(state, "workers", count, rule, note)


def _tell(state: State, what: str, count: int, rule: str, note: Note | None) -> None:
    if note:
        note(Event("gained", state.seat, rule, {"what": what, "count": count}))
