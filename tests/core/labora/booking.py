"""A balance of everybody's goods that is kept by the events alone, to compare with the state."""

from __future__ import annotations

from typing import Any

from core.game import Event
from core.labora.model import COIN5, GOODS, State


class Balance:
    """What every seat must have, if the events tell every change of goods."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.events = events
        """What has happened since the last comparison; emptied by it."""
        self.alone = state.mode == "solo"
        self.held = [dict(zip(GOODS, player.goods, strict=True)) for player in state.players]

    def check(self, state: State) -> None:
        """Book the events and compare. Fails where a change was not told, or told wrongly."""
        for event in self.events:
            self._book(event)
        self.events.clear()
        for seat, player in enumerate(state.players):
            assert dict(zip(GOODS, player.goods, strict=True)) == self.held[seat], seat

    def _add(self, seat: int | None, good: str, amount: int) -> None:
        assert seat is not None
        if good == COIN5:
            good, amount = "coins", amount * 5
        self.held[seat][good] += amount

    def _book(self, event: Event) -> None:
        values: dict[str, Any] = event.values
        seat = event.seat
        if event.kind in ("gained", "paid"):
            for good, amount in values.items():
                self._add(seat, good, amount if event.kind == "gained" else -amount)
        elif event.kind == "produced":
            self._add(seat, values["good"], values["amount"])
        elif event.kind == "bonus":
            for one in range(len(self.held)):
                self._add(one, values["good"], 1)
        elif event.kind == "round-goods":
            for one in range(len(self.held)):
                for good, amount in values.items():
                    self._add(one, good, amount)
        elif event.kind == "made-straw":
            self._add(seat, "grain", -values["amount"])
            self._add(seat, "straw", values["amount"])
        elif event.kind == "sold":
            self._add(seat, values["good"], -values["amount"])
            self._add(seat, "coins", values["coins"])
        elif event.kind == "land":
            self._add(seat, "coins", -values["price"])
        elif event.kind == "contract":
            self._add(seat, values["good"], -values["amount"])
            if values["good"] == "coins" and not self.alone:
                self._add(values["owner"], "coins", values["amount"])
