"""The rival of the solo game: what he lays, and the comparison after each round.

Fact sheet section 9, cases 25 and 26.
"""

from __future__ import annotations

from core.burgundy.box import STACK, Box, Values
from core.burgundy.estate import has_all_types, lay, take_first
from core.burgundy.model import CLOISTER, RIVAL, Rival, State
from core.burgundy.piles import gain_vp
from core.game import Event, Note


def lay_rival(box: Box, state: State, rival: Rival, note: Note | None) -> None:
    """Turn up the rival's pile of the round and sort it into his estate."""
    cards = rival.piles.pop() if rival.piles else []
    if note:
        values: Values = {"cards": tuple(cards)}
        note(Event("rival-laid", None, "burgundy.solo", values))
    for card in cards:
        _lay_card(box, state, rival, card, note)
    cloisters = sum(box.type_of[card] == CLOISTER for card in cards)
    if cloisters:
        vp = cloisters * box.rival_cloister_vp
        gain_vp(state, vp, "burgundy.solo", note)


def _lay_card(box: Box, state: State, rival: Rival, card: int, note: Note | None) -> None:
    """Lay a card onto his open stack of its type, cloisters only onto cloisters."""
    kind = box.type_of[card]
    target = next(
        (
            index
            for index, stack in enumerate(rival.estate)
            if len(stack) < STACK and box.type_of[stack[0]] == kind
        ),
        len(rival.estate),
    )
    stack = lay(rival.estate, card, target)
    if len(stack) == STACK:
        _tell(note, "rival-triple", "burgundy.solo", type=kind)
        if take_first(state, kind, RIVAL):
            _tell(note, "rival-first", "burgundy.first", type=kind)
    if not rival.seven and state.sevens and has_all_types(box, rival.estate):
        rival.seven = state.sevens.pop()
        _tell(note, "rival-seven", "burgundy.seven", vp=rival.seven)


def _tell(note: Note | None, kind: str, rule: str, **values: int) -> None:
    if note:
        note(Event(kind, None, rule, {**values}))
