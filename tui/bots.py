"""What an app asks of its bots: at home each app has its own, on a server all share some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from core.table import Question


class Bots(Protocol):
    """Finds actions and advice without holding up the event loop."""

    async def answer(self, question: Question) -> Any:
        """Give the action a bot chooses. Raises ThinkingFailed."""

    async def ask(self, task: str, *given: Any) -> Any:
        """Call a function of `core.bots`, named `module.function`, which is also told the clock.

        Cancelling stops it. Raises ThinkingFailed.
        """

    async def warm_up(self) -> None:
        """Get ready, so that the first answer comes at once."""

    def close(self) -> None:
        """Stop; what is being thought about fails, and nothing is answered any more."""
