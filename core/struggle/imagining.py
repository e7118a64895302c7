"""A full state made up from what a seat sees and remembers."""

from __future__ import annotations

from collections.abc import Sequence

from core.chance import seeded, shuffle
from core.game import Event
from core.struggle.box import Box
from core.struggle.cards import counted
from core.struggle.model import EMPTY, EVENTS, State
from core.struggle.remembering import Memory, remember


def imagine(box: Box, copy: State, events: Sequence[Event], seed: int) -> State:
    """Fill in what `copy` of a view, which is changed, does not know. Same seed, same state.

    What is remembered yields where it does not fit the view (a memory that is not whole).
    """
    memory = remember(box, len(copy.players), events, seeded(seed))
    left = _not_seen(box, copy)
    for player, known in zip(copy.players, memory.known, strict=True):
        for resource, cards in enumerate(known):
            sure = min(cards - player.hand[resource], left[resource], player.hidden)
            if sure > 0:
                player.hand[resource] += sure
                player.hidden -= sure
                left[resource] -= sure
    rng = _imagine_deck(copy, left, memory)
    rng = _imagine_hands(copy, left, rng)
    copy.rng = _imagine_events(box, copy, rng) or 1
    return copy


def _cards(counts: Sequence[int]) -> list[int]:
    return [resource for resource, cards in enumerate(counts) for _ in range(cards)]


def _imagine_deck(copy: State, left: list[int], memory: Memory) -> int:
    """Lay the draw pile of cards that can lie in it, and take them out of `left`."""
    fresh = memory.fresh or left
    pool = _cards([min(most, cards) for most, cards in zip(fresh, left, strict=True)])
    if len(pool) < len(copy.deck):
        pool = _cards(left)
    rng = shuffle(memory.rng, pool)
    copy.deck = pool[: len(copy.deck)]
    for resource in copy.deck:
        left[resource] -= 1
    return rng


def _imagine_hands(copy: State, left: list[int], rng: int) -> int:
    """Deal what is left to the hands."""
    pool = _cards(left)
    rng = shuffle(rng, pool)
    for player in copy.players:
        for _ in range(player.hidden):
            player.hand[pool.pop()] += 1
        player.hidden = 0
    return rng


def _not_seen(box: Box, view: State) -> list[int]:
    """Count the resource cards that the view does not show."""
    left = list(box.supply[len(view.players)].resources)
    market = counted([card for card in view.market if card != EMPTY])
    for shown in (view.discard, market, *(player.hand for player in view.players)):
        for resource, cards in enumerate(shown):
            left[resource] -= cards
    return left


def _imagine_events(box: Box, copy: State, rng: int) -> int:
    """Deal the events nobody has seen to the settlements and the pile."""
    left = list(box.supply[len(copy.players)].events[copy.events])
    for player in copy.players:
        for event in player.cities:
            left[event] -= 1
    events = [event for event in range(len(EVENTS)) for _ in range(left[event])]
    rng = shuffle(rng, events)
    for player in copy.players:
        player.settlements = [events.pop() for _ in player.settlements]
    copy.pile = events
    return rng
