"""A full state made up from what a seat sees and remembers."""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.box import Box
from core.burgundy.checks import action_cards
from core.burgundy.model import UNKNOWN, State
from core.burgundy.remembering import Memory, remember
from core.chance import seeded, shuffle
from core.game import Event

Place = tuple[list[int], int]
"""A pile and an index in it, where a hidden card lies."""


def imagine(box: Box, copy: State, events: Sequence[Event], seed: int) -> State:
    """Fill in what `copy` of a view, which is changed, does not know. Same seed, same state.

    What is remembered yields where it does not fit the view (a memory that is not whole).
    """
    rng = seeded(seed)
    held = [player.goods for player in copy.players] + [player.sold for player in copy.players]
    rng = _imagine_things(copy.goods, held, box.goods, rng)
    rng = _imagine_things(copy.animals, [p.animals for p in copy.players], box.animals, rng)
    memory = remember(box, len(copy.players), events)
    copy.rng = _imagine_cards(box, copy, memory, rng) or 1
    return copy


def _imagine_things(
    piles: list[list[int]], held: list[list[int]], total: tuple[int, ...], rng: int
) -> int:
    """Deal what is left of the goods or animals under the tops of their piles."""
    tops = [pile[-1] for pile in piles if pile]
    left = [
        thing
        for thing, count in enumerate(total)
        for _ in range(count - tops.count(thing) - sum(each[thing] for each in held))
    ]
    rng = shuffle(rng, left)
    for pile in piles:
        for index, thing in enumerate(pile):
            if thing == UNKNOWN:
                pile[index] = left.pop()
    return rng


def _hidden_places(copy: State, memory: Memory) -> dict[int, list[Place]]:
    """List the places of hidden action cards by the shuffle their cards come from."""
    found: dict[int, list[Place]] = {}
    found[memory.shuffle] = [(copy.deck, index) for index in range(len(copy.deck))]
    if copy.rival:
        found.setdefault(0, []).extend(
            (pile, index) for pile in copy.rival.piles for index in range(len(pile))
        )
    for player, shuffles in zip(copy.players, memory.hands, strict=True):
        places = [(player.hand, index) for index in range(len(player.hand))]
        places += [(player.stock, index) for index in reversed(range(len(player.stock)))]
        known = shuffles + [0] * (len(places) - len(shuffles))
        for place, number in zip(places, known[: len(places)], strict=True):
            if place[0][place[1]] == UNKNOWN:
                found.setdefault(number, []).append(place)
    return found


def _imagine_cards(box: Box, copy: State, memory: Memory, rng: int) -> int:
    """Deal the cards nobody sees to the places where they can lie."""
    seen = set(action_cards(copy))
    unseen: dict[int, list[int]] = {}
    for card in range(box.cards):
        if card not in seen:
            unseen.setdefault(memory.shuffled.get(card, 0), []).append(card)
    places = _hidden_places(copy, memory)
    numbers = sorted({*unseen, *places})
    if any(len(unseen.get(n, ())) != len(places.get(n, ())) for n in numbers):
        unseen = {0: sorted(card for cards in unseen.values() for card in cards)}
        places = {0: [place for number in numbers for place in places.get(number, ())]}
        numbers = [0]
    for number in numbers:
        cards = unseen.get(number, [])
        rng = shuffle(rng, cards)
        for (pile, index), card in zip(places.get(number, []), cards, strict=True):
            pile[index] = card
    return rng
