"""A preview says what an action would do, and nothing that its seat cannot know."""

from __future__ import annotations

import pytest

from core.game import Event
from core.preview import Preview, preview
from tests.core.play import dumped
from tests.core.toy import Draw, Gamble, Open, Pick, Put, Toy, ToyOptions, ToyState

TOY = Toy()


def position() -> ToyState:
    return TOY.setup(ToyOptions(), 2, 1)


def test_a_preview_is_what_happens() -> None:
    state = position()
    for action in (Open(), Pick(state.hands[0].cards[0]), Put()):
        view = TOY.view(state, 0)
        looked = preview(TOY, view, 0, action)
        events: list[Event] = []
        TOY.apply(state, action, events.append)
        assert looked == Preview(
            action,
            False,
            TOY.view(state, 0),
            TOY.score(TOY.view(state, 0)),
            TOY.turn(state),
            tuple(event.read_by(0) for event in events),
        )


def test_a_preview_changes_nothing() -> None:
    view = TOY.view(position(), 0)
    before = dumped(TOY, view)
    preview(TOY, view, 0, Open())
    assert dumped(TOY, view) == before


@pytest.mark.parametrize("steps", [[Draw()], [Open(), Pick(-1), Gamble()]])
def test_what_reveals_shows_nothing(steps: list[Draw | Open | Pick | Gamble]) -> None:
    state = position()
    for action in steps[:-1]:
        if isinstance(action, Pick):
            action = Pick(state.hands[0].cards[0])
        TOY.apply(state, action)
    looked = preview(TOY, TOY.view(state, 0), 0, steps[-1])
    assert looked == Preview(steps[-1], True, None, None, None, ())
