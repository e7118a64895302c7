"""Moving resource cards: drawing, shuffling the discard pile in, a blind card from a hand."""

from __future__ import annotations

from core.chance import below, shuffle
from core.game import Event, Note
from core.struggle.box import Values
from core.struggle.model import RESOURCES, Player, State


def counted(cards: list[int]) -> tuple[int, ...]:
    """Count a list of cards by resource; unknown cards are not counted."""
    return tuple(cards.count(resource) for resource in range(len(RESOURCES)))


def hand_size(player: Player) -> int:
    """Count the cards of a hand, known or not."""
    return sum(player.hand) + player.hidden


def draw(state: State, count: int, note: Note | None) -> list[int]:
    """Take up to `count` cards off the draw pile, shuffling the discard pile in when it runs out.

    Gives fewer cards when both piles are empty (cases 29 and 30).
    """
    deck = state.deck
    if len(deck) >= count:
        drawn = deck[-count:]
        drawn.reverse()
        del deck[-count:]
        return drawn
    drawn = deck[::-1]
    deck.clear()
    discard = state.discard
    if not any(discard):
        return drawn
    if note:
        values: Values = {"cards": tuple(discard), "before": len(drawn)}
        note(Event("reshuffled", None, "struggle.reshuffle", values))
    for resource, cards in enumerate(discard):
        deck.extend([resource] * cards)
        discard[resource] = 0
    state.rng = shuffle(state.rng, deck)
    missing = min(count - len(drawn), len(deck))
    drawn.extend(reversed(deck[-missing:]))
    del deck[-missing:]
    return drawn


def blind_card(state: State, hand: list[int]) -> int:
    """Pick a card of a hand by chance and give its resource. The hand must not be empty."""
    chosen, state.rng = below(state.rng, sum(hand))
    for resource, cards in enumerate(hand):
        if chosen < cards:
            return resource
        chosen -= cards
    raise ValueError("a blind card needs a hand")
