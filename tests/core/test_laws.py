"""The laws can fail: each of these broken games breaks the law that watches over it.

What the laws cannot find is a view that shows too much while `imagine` believes it: what is
hidden in a game is said by that game's own tests.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.game import BrokenInvariant, Event, Note, Refusal, Scores, ScoreSheet
from tests.core import laws
from tests.core.play import Case
from tests.core.test_games import Played
from tests.core.toy import (
    Draw,
    End,
    Give,
    Owing,
    Rob,
    Toy,
    ToyAction,
    ToyState,
)


class ShowsHands(Toy):
    """A view that keeps the hands of others."""

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        seen = super().view(state, seat)
        for shown, hand in zip(seen.hands, state.hands, strict=True):
            shown.cards, shown.hidden = hand.cards[:], hand.hidden
        return seen


class ShowsTheTopCard(Toy):
    """A view that keeps the top of the deck."""

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        seen = super().view(state, seat)
        seen.deck[-1:] = state.deck[-1:]
        return seen


class ShowsChance(Toy):
    """A view from which the next cards can be computed."""

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        seen = super().view(state, seat)
        seen.rng = state.rng
        return seen


class DrawsInSecret(Toy):
    """Drawing counts as a step that can be taken back."""

    def reveals(self, state: ToyState, action: ToyAction) -> bool:
        return False


class TellsTooMuch(Toy):
    """A secret that everybody may read."""

    def apply(self, state: ToyState, action: ToyAction, note: Note | None = None) -> None:
        super().apply(state, action, (lambda e: note(_public(e))) if note else None)


def _public(event: Event) -> Event:
    return Event(event.kind, event.seat, event.rule, event.values, event.secret)


class TellsTheDrawn(Toy):
    """Everybody reads which card was drawn."""

    def apply(self, state: ToyState, action: ToyAction, note: Note | None = None) -> None:
        super().apply(state, action, (lambda e: note(_open(e))) if note else None)


def _open(event: Event) -> Event:
    return Event(event.kind, event.seat, event.rule, {**event.values, **event.secret})


class ImaginesOneWorld(Toy):
    """Imagines always the same cards."""

    def imagine(self, view: ToyState, seat: int, memory: Sequence[Event], seed: int) -> ToyState:
        return super().imagine(view, seat, memory, 7)


class ImaginesTwice(Toy):
    """Imagines cards that are on the table."""

    def imagine(self, view: ToyState, seat: int, memory: Sequence[Event], seed: int) -> ToyState:
        world = super().imagine(view, seat, memory, seed)
        world.deck[:1] = world.hands[seat].cards[:1]
        return world


class OffersNothing(Toy):
    """No choice when nothing but the end of the turn is left."""

    def legal(self, state: ToyState) -> list[ToyAction]:
        found = super().legal(state)
        return [] if found == [End()] else found


class OffersTwice(Toy):
    """The same choice two times."""

    def legal(self, state: ToyState) -> list[ToyAction]:
        return super().legal(state) * 2


class OffersTooMuch(Toy):
    """A choice that the oracle refuses."""

    def refusal(self, state: ToyState, action: ToyAction) -> Refusal | None:
        return (
            Refusal("never", "toy.rob")
            if isinstance(action, Rob)
            else super().refusal(state, action)
        )


class RefusesTooLittle(Toy):
    """A robber may demand any card."""

    def refusal(self, state: ToyState, action: ToyAction) -> Refusal | None:
        if isinstance(action, Give) and state.pending and isinstance(state.pending[-1], Owing):
            return None
        return super().refusal(state, action)


class SharesHands(Toy):
    """Copies that share a list."""

    def clone(self, state: ToyState) -> ToyState:
        copied = super().clone(state)
        copied.deck = state.deck
        return copied


class CountsWrong(Toy):
    """Totals that are no sums."""

    def score(self, state: ToyState) -> Scores:
        sheets = super().score(state).sheets
        return Scores(tuple(ScoreSheet(s.seat, s.lines, s.total + 1, s.place) for s in sheets))


class CountsHands(Toy):
    """Points for hidden cards."""

    def score(self, state: ToyState) -> Scores:
        copied = self.clone(state)
        for hand in copied.hands:
            hand.laid += hand.cards
        return super().score(copied)


class LosesCards(Toy):
    """A card that is given is gone."""

    def apply(self, state: ToyState, action: ToyAction, note: Note | None = None) -> None:
        super().apply(state, action, note)
        if isinstance(action, Give):
            state.hands[state.seat].cards.remove(action.card)


class PeeksWhenAsked(Toy):
    """Whether drawing reveals depends on a hidden card."""

    def reveals(self, state: ToyState, action: ToyAction) -> bool:
        if isinstance(action, Draw):
            return state.deck[-1] % 2 == 1
        return super().reveals(state, action)


BROKEN: list[type[Toy]] = [
    ShowsHands,
    ShowsTheTopCard,
    ShowsChance,
    DrawsInSecret,
    TellsTooMuch,
    TellsTheDrawn,
    ImaginesOneWorld,
    ImaginesTwice,
    OffersNothing,
    OffersTwice,
    OffersTooMuch,
    RefusesTooLittle,
    SharesHands,
    CountsWrong,
    CountsHands,
    LosesCards,
    PeeksWhenAsked,
]


def put_to_the_test(game: Toy) -> None:
    """Play some games and try every law at every step."""
    for seats in game.seats:
        for seed in range(3):
            played = Played(Case(game, (), seats), seed)
            for step in range(40):
                laws.all_laws(played.position, seed + step)
                if game.turn(played.state) is None:
                    break
                laws.actions_of_other_moments_are_refused(
                    played.position, game.candidates(played.state)
                )
                if step % 8 == 0:
                    for seat in range(seats):
                        laws.the_truth_can_be_imagined(played.position, seat, 1_000)
                played.play_random(1, seed * 100 + step)


def test_the_toy_keeps_all_laws() -> None:
    put_to_the_test(Toy())


@pytest.mark.parametrize("rules", BROKEN)
def test_a_broken_game_is_found(rules: type[Toy]) -> None:
    with pytest.raises((AssertionError, BrokenInvariant)):
        put_to_the_test(rules())
