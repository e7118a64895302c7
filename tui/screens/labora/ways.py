"""The complete ways to do a step: what it asks for at once is part of the way.

A step that leaves one answer takes it along. Where there are several, one question is branched
into ways; what comes after it is asked later, but for payments, which are put together whole. The
ways are found by walking the rules on copies of the view, so none can be invented.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.labora.game import Labora
from core.labora.model import (
    Action,
    At,
    Begin,
    Building,
    Choose,
    Contracting,
    Convert,
    Fee,
    Harvesting,
    Laying,
    Manning,
    Pay,
    Paying,
    Send,
    Settling,
    State,
    Visit,
)
from tui.play.menu import Way
from tui.screens.labora.marks import free_labels, space_thing
from tui.screens.labora.presets import presets

_GIFT = 1000.0
"""The price of paying a contract with wine or whiskey: never without being asked for."""
_CLERGY_KEYS = {"prior": "p", "brother": "b"}
_EXPANDED = (Visit, Choose, At, Begin)
"""Steps whose questions are answered in the same path."""


def ways_of(game: Labora, view: State, action: Action) -> tuple[Way, ...]:
    """List the complete ways to do a legal action, cheapest first; at least one."""
    if isinstance(action, Begin) and action.verb not in ("fell", "cut"):
        return (Way((action,), action.kind, 0.0),)
    if isinstance(action, Pay):
        return _paid(game, view, ())
    after = game.clone(view)
    seat = view.seat
    game.apply(after, action)
    steps, after = _forced(game, after, seat, (action,))
    if _is_paying(after, seat):
        return _paid(game, after, steps)
    if isinstance(action, Begin) and len(steps) == 1:
        return (Way(steps, action.kind, 0.0),)
    if not isinstance(action, _EXPANDED) or not _asks(after, seat):
        return (Way(steps, action.kind, 0.0),)
    return _branched(game, after, seat, steps)


def _branched(game: Labora, view: State, seat: int, steps: tuple[Action, ...]) -> tuple[Way, ...]:
    answers = _answers(game, view)
    keys = _keys(view, answers)
    found = []
    for answer, key in zip(answers, keys, strict=True):
        after = game.clone(view)
        game.apply(after, answer)
        more, _ = _forced(game, after, seat, (*steps, answer))
        found.append(Way(more, answer.kind, _price(answer), key, _things(view, answer)))
    return tuple(sorted(found, key=lambda way: way.price))


def _forced(
    game: Labora, view: State, seat: int, steps: tuple[Action, ...]
) -> tuple[tuple[Action, ...], State]:
    """Take along what is asked at once and leaves one answer; `view` is changed."""
    while _asks(view, seat):
        answers = _answers(game, view)
        if len(answers) != 1:
            break
        steps = (*steps, answers[0])
        game.apply(view, answers[0])
    return steps, view


def _answers(game: Labora, view: State) -> list[Action]:
    """List what answers the open question; a conversion only comes before the answer."""
    return [one for one in game.legal(view) if not isinstance(one, Convert)]


def _asks(view: State, seat: int) -> bool:
    """Tell whether the open question belongs to the step that opened it."""
    if not view.pending or view.seat != seat:
        return False
    match view.pending[-1]:
        case Manning(seat=chooser):
            return chooser == seat
        case Contracting(spot=spot):
            return spot >= 0
        case Building(card=card) | Settling(card=card):
            return bool(card)
        case Harvesting(optional=optional):
            return not optional
        case Laying():
            return True
    return False


def _is_paying(view: State, seat: int) -> bool:
    return bool(view.pending) and isinstance(view.pending[-1], Paying) and view.seat == seat


def _paid(game: Labora, view: State, steps: tuple[Action, ...]) -> tuple[Way, ...]:
    """List ready-made payments; none is taken unasked while another one is possible."""
    path, goods = view.pending[-1], view.players[view.seat].goods
    assert isinstance(path, Paying)
    found = presets(game.box, goods, path)
    return tuple(
        Way((*steps, *one.payment.steps), "payment", 0.0, str(place))
        for place, one in enumerate(found, 1)
    )


def _price(answer: Action) -> float:
    return _GIFT if isinstance(answer, Fee) and answer.good != "coins" else 0.0


def _keys(view: State, answers: Sequence[Action]) -> Sequence[str]:
    if all(isinstance(answer, At) for answer in answers):
        return free_labels(len(answers), ())
    return [
        _CLERGY_KEYS[answer.who] if isinstance(answer, Send) else str(number)
        for number, answer in enumerate(answers, 1)
    ]


def _things(view: State, answer: Action) -> tuple[str, ...]:
    if isinstance(answer, At):
        return (space_thing(ground_seat(view), answer.place),)
    return ()


def ground_seat(view: State) -> int:
    """Give the seat on whose landscape a space is chosen now."""
    path = view.pending[-1] if view.pending else None
    return 1 if isinstance(path, Laying) else view.seat
