"""Using a building: its function runs part by part until a part needs a decision.

Fact sheet 4.5, 5 and 5.5. A part with nothing to decide is carried out or passed over at once,
so a function that can have no effect asks nothing.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora import wheel
from core.labora.at_once import AT_ONCE
from core.labora.box import Apply, Box, Values
from core.labora.goods import gain, spend
from core.labora.model import (
    ABSENT,
    At,
    Choose,
    Produce,
    Raise,
    Skip,
    State,
    Take,
    Times,
    Use,
    Using,
    Visit,
)
from core.labora.offers import card_at, legal_choices, link, part_of, points_place
from core.labora.places import SPOTS, spot
from core.labora.programs import PartOf


def enter(box: Box, state: State, where: int, note: Note | None) -> None:
    """Use the building on a spot."""
    _open(box, state, card_at(state, where), where, note)


def use_also(box: Box, state: State, card: str, where: int, note: Note | None) -> None:
    """Use a building as a part of the function of another one, without asking again."""
    _open(box, state, card, where, note)
    path = _path(state)
    program = box.cards[card].program
    if program and program[0].do == "accept":
        path.part = 1


def _open(box: Box, state: State, card: str, where: int, note: Note | None) -> None:
    state.chain.append(link(box, card, where))
    state.pending.append(Using(card, where, 0, [0] * len(box.cards[card].program), ""))
    if note:
        values: Values = {"card": card, "owner": where // SPOTS if where != ABSENT else ABSENT}
        note(Event("used", state.seat, box.cards[card].rule, values))


def go_on(box: Box, state: State, path: Using, note: Note | None) -> bool:
    """Carry out the parts that need no decision; tells whether the function gave way."""
    program = box.cards[path.card].program
    while path.part < len(program):
        part = program[path.part]
        at_once = AT_ONCE.get(part.do)
        if at_once is None:
            if legal_choices(box, state, path, part):
                return False
            path.part += 1
            continue
        path.part += 1
        if at_once(box, state, path, part, note):
            return True
    state.pending.pop()
    return True


def times(box: Box, state: State, action: Times, note: Note | None) -> None:
    """Do a trade so often; what is paid freely is asked after it."""
    path = _path(state)
    part = part_of(box, path)
    number = path.part
    path.counts[number] += action.amount
    rule = box.cards[path.card].rule
    if action.amount:
        spend(state, state.seat, part.pay, rule, note, action.amount)
        if part.do == "trade" and not part.is_free:
            gain(state, state.seat, part.get, rule, note, action.amount)
    if not (part.endless and action.amount == part.most):
        path.part += 1


def take(box: Box, state: State, action: Take, note: Note | None) -> None:
    """Take the chosen good."""
    path = _path(state)
    part = part_of(box, path)
    got = ((box.number[action.good], action.amount),)
    gain(state, state.seat, got if action.amount else (), box.cards[path.card].rule, note)
    if part.do == "take-points":
        path.counts[points_place(box, path)] -= action.amount * box.points[got[0][0]]
    path.last = action.good
    path.part += 1


def raise_good(box: Box, state: State, action: Raise, note: Note | None) -> None:
    """Turn one good into the next better one."""
    path = _path(state)
    part = part_of(box, path)
    better = part.goods[part.goods.index(action.good) + 1]
    rule = box.cards[path.card].rule
    spend(state, state.seat, ((box.number[action.good], 1),), rule, note)
    gain(state, state.seat, ((box.number[better], 1),), rule, note)
    _count(path, part)


def clear(box: Box, state: State, action: At, note: Note | None) -> None:
    """Discard a forest card and take what the function gives for it."""
    path = _path(state)
    part = part_of(box, path)
    rule = box.cards[path.card].rule
    card = state.players[state.seat].cards.pop(action.place)
    if note:
        note(Event("cleared", state.seat, rule, {"card": card, "place": action.place}))
    gain(state, state.seat, part.get, rule, note)
    _count(path, part)


def _count(path: Using, part: PartOf) -> None:
    path.counts[path.part] += 1
    if path.counts[path.part] == part.most:
        path.part += 1


def produce(box: Box, state: State, action: Produce, note: Note | None) -> None:
    """Take a good by the wheel."""
    path = _path(state)
    path.part += 1
    rule = box.cards[path.card].rule
    wheel.produce(box, state, action.good, action.joker, rule, note)


def visit(box: Box, state: State, action: Visit, note: Note | None) -> None:
    """Use the function of another building."""
    _path(state).part += 1
    where = spot(action.seat, action.place)
    use_also(box, state, card_at(state, where), where, note)


def choose(box: Box, state: State, action: Choose, note: Note | None) -> None:
    """Use the function of a building in the display."""
    _path(state).part += 1
    use_also(box, state, action.card, ABSENT, note)


def use(box: Box, state: State, action: Use, note: Note | None) -> None:
    """Use the function of the building that was entered."""
    _path(state).part += 1


def skip(box: Box, state: State, action: Skip, note: Note | None) -> None:
    """Leave out the part that runs, or the whole function if that was asked."""
    path = _path(state)
    if part_of(box, path).do == "accept":
        path.part = len(box.cards[path.card].program)
    else:
        path.part += 1


def _path(state: State) -> Using:
    path = state.pending[-1]
    assert isinstance(path, Using)
    return path


APPLY: dict[str, Apply] = {
    "times": times,
    "take": take,
    "raise": raise_good,
    "at": clear,
    "produce": produce,
    "visit": visit,
    "choose": choose,
    "use": use,
    "skip": skip,
}
