"""Who goes where another has a work contract: what the owner has settled once for all."""

from __future__ import annotations

from core.labora.model import Manning, Send
from core.table import Seen
from tui.play.scene import Contract


def habit(seen: Seen, wanted: Contract) -> Send | None:
    """Give the clergyman whom the owner of a building wants to send there, or None.

    Only for a work contract of another, and only while it is the owner who chooses.
    """
    if wanted == "ask" or not seen.my_turn or not seen.view.pending:
        return None
    asked = seen.view.pending[-1]
    if not isinstance(asked, Manning) or asked.owner != asked.seat:
        return None
    if asked.seat == seen.view.seat:
        return None
    send = Send(wanted)
    return send if send in seen.legal else None
