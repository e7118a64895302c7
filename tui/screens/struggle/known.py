"""What everybody could see of the hidden hands, read from the log."""

from __future__ import annotations

from core.game import Event
from core.struggle.model import RESOURCES
from tui.screens.struggle.picture import Picture
from tui.words.struggle_names import resource


def surely(picture: Picture, seat: int) -> list[int]:
    """Count the cards of each resource that a seat surely holds.

    A card seen to come into the hand stays there until one of its kind, or an unseen card, leaves.
    """
    sure = [0] * len(RESOURCES)
    for line in picture.scene.seen.log:
        _follow(sure, line.event, seat)
    most = picture.cards(seat)
    while sum(sure) > most:
        sure[max(range(len(sure)), key=sure.__getitem__)] -= 1
    return sure


def _follow(sure: list[int], event: Event, seat: int) -> None:
    if event.kind in _GAINS and event.seat == seat:
        _gain(sure, event)
    elif event.kind in _LOSSES and event.seat == seat:
        _lose(sure, event)
    elif event.kind == "gave-player" and event.values.get("partner") == seat:
        _gain(sure, event)
    elif event.kind in _TAKES and event.values.get("partner") == seat:
        _lose(sure, event)
    elif event.kind == "opened-library" and event.values.get("partner") == seat:
        hand = event.secret.get("hand")
        if isinstance(hand, tuple):
            sure[:] = [int(str(count)) for count in hand]
    elif event.kind == "built" and event.seat == seat:
        paid = event.values.get("paid")
        assert isinstance(paid, tuple)
        for index, count in enumerate(paid):
            sure[index] = max(0, sure[index] - int(str(count)))


_GAINS = frozenset(("took-market", "took-blind", "took-seen", "used-guild", "drew", "drew-swap"))
_LOSSES = frozenset(("put-away", "gave-market", "gave-player", "discarded"))
_TAKES = frozenset(("took-blind", "took-seen", "used-guild"))


def _resource(event: Event) -> int | None:
    value = event.values.get("resource", event.secret.get("resource"))
    return value if isinstance(value, int) else None


def _gain(sure: list[int], event: Event) -> None:
    index = _resource(event)
    if index is not None:
        sure[index] += 1


def _lose(sure: list[int], event: Event) -> None:
    """A known card goes; an unknown one could be any, so one of each kind is doubted."""
    index = _resource(event)
    if index is not None:
        sure[index] = max(0, sure[index] - 1)
        return
    sure[:] = [max(0, count - 1) for count in sure]


def known_names(picture: Picture, seat: int) -> str:
    """Name the cards a seat surely holds: `Grain, 2 Ore`; empty if none is known."""
    names = [
        resource(picture.words, index)
        if count == 1
        else f"{count} {resource(picture.words, index)}"
        for index, count in enumerate(surely(picture, seat))
        if count
    ]
    return ", ".join(names)


def known_text(picture: Picture, seat: int) -> str:
    """Say which cards a seat surely holds: `holds Grain, 2 Ore`; empty if none is known."""
    names = known_names(picture, seat)
    return picture.words.t("has {cards}", cards=names) if names else ""
