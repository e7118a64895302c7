"""Walking through a game that was played: by step, by turn, to the ends."""

from __future__ import annotations

from typing import Literal

from tui.play.session import Session

ReplayMove = Literal["back", "forward", "turn-back", "turn-forward", "home", "live"]


class Moments:
    """Where a replay stands. `step` None means live."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.step: int | None = None

    @property
    def last(self) -> int:
        """The number of steps played so far, as far as it may be known here."""
        return self._session.last

    def walk(self, move: ReplayMove) -> None:
        """Make a move by its name."""
        {
            "back": self.back,
            "forward": self.forward,
            "turn-back": self.turn_back,
            "turn-forward": self.turn_forward,
            "home": self.home,
            "live": self.live,
        }[move]()

    def back(self) -> None:
        """One step back."""
        self._set((self.last if self.step is None else self.step) - 1)

    def forward(self) -> None:
        """One step forward; past the end it is live again."""
        if self.step is not None:
            self._set(self.step + 1)

    def turn_back(self) -> None:
        """To the start of this turn, or of the one before when it stands there."""
        here = self.last if self.step is None else self.step
        self._set(max((start for start in self._starts() if start < here), default=0))

    def turn_forward(self) -> None:
        """To the start of the next turn; past the last one it is live again."""
        if self.step is not None:
            here = self.step
            later = [start for start in self._starts() if start > here]
            self._set(min(later) if later else self.last)

    def go(self, step: int) -> None:
        """To the moment before a step; past the end it is live again."""
        self._set(step)

    def home(self) -> None:
        """To the first moment."""
        self._set(0)

    def live(self) -> None:
        """Back to the game."""
        self.step = None

    def _starts(self) -> list[int]:
        journal = self._session.table.match.journal[: self.last]
        return [
            number
            for number, step in enumerate(journal)
            if number == 0 or journal[number - 1].turn != step.turn
        ]

    def _set(self, step: int) -> None:
        step = max(0, step)
        self.step = None if step >= self.last else step
