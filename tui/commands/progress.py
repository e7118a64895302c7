"""How far a long command is: a bar on a terminal's standard error, and nothing anywhere else."""

from __future__ import annotations

import time
from types import TracebackType
from typing import TYPE_CHECKING, Self, TextIO

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_BAR = 24
"""Cells."""
_PAUSE = 0.1
"""Seconds between two pictures, however fast things get done."""


class Bar:
    """A bar for `total` things, taken away at the end. Where nobody looks, it draws nothing."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._progress: Progress | None = None
        self._task: TaskID | None = None
        self._total = total
        self._next = 0.0
        if not stream.isatty():
            return
        # Only here: most commands are read by other programs and need not wait for it.
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        self._progress = Progress(
            BarColumn(_BAR),
            MofNCompleteColumn(),
            TextColumn("{task.description}", markup=False),
            console=Console(file=stream),
            transient=True,
            # A thread of its own would take time from what is measured.
            auto_refresh=False,
        )
        self._task = self._progress.add_task("", total=total)

    def __enter__(self) -> Self:
        if self._progress is not None:
            self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def tell(self, done: int, text: str = "") -> None:
        """Show how many things are done, and a few words."""
        if self._progress is not None and self._task is not None:
            now = time.monotonic()
            due = now >= self._next or done == self._total
            self._progress.update(self._task, completed=done, description=text, refresh=due)
            if due:
                self._next = now + _PAUSE
