"""What all connections of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tui.bots import Bots
from tui.hall.hall import Hall
from tui.ssh.figures import Figures
from tui.ssh.limits import Admission
from tui.ssh.memory import Tidying
from tui.ssh.refusals import Refusals
from tui.words import Words

if TYPE_CHECKING:
    from tui.ssh.connection import Connection
    from tui.ssh.visit import Visit

HOUR, MINUTE = 3600.0, 60.0
VISITORS = "visitors"
"""The folder, among the server's data, of what belongs to visitors."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long somebody may do nothing, in seconds."""

    table: float = 2 * HOUR
    lobby: float = 15 * MINUTE
    warning: float = MINUTE
    """So long before the end he is warned."""
    look: float = 5.0
    """How often it is looked."""


@dataclass(slots=True)
class Shared:
    """One server's tables, bots, counts and rules of the house."""

    data: Path
    words: Words
    """For who has not said yet which language he reads."""
    hall: Hall
    bots: Bots
    admission: Admission
    figures: Figures
    tidying: Tidying
    refusals: Refusals
    door: Callable[[str], str]
    """The command by which others come, if this address is how the server was reached."""
    allowed: frozenset[str] | None = None
    """Fingerprints of the keys that are let in; None: everybody is."""
    admins: frozenset[str] = frozenset()
    """Fingerprints of the keys that may ask for figures."""
    patience: Patience = field(default_factory=Patience)
    starts: asyncio.Semaphore = field(init=False)
    visits: set[Visit] = field(default_factory=set)
    connections: set[Connection] = field(default_factory=set)
    closing: bool = False
    """The server is being stopped: nobody is let in any more."""

    def __post_init__(self) -> None:
        self.starts = asyncio.Semaphore(self.admission.limits.starts)

    def figures_line(self) -> str:
        """All figures in one line, with what is counted for whoever is here."""
        booked = {
            "admitted": self.admission.visits,
            "present": len(self.hall.present()),
            "connections": len(self.connections),
            "loose": self.admission.loose,
        }
        return self.figures.line(len(self.visits), booked)

    @property
    def visitors(self) -> Path:
        """The folder of what belongs to visitors."""
        return self.data / VISITORS
