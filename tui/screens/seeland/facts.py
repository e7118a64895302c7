"""What a rule means in the game now: one or two short lines under its page."""

from __future__ import annotations

from tui.screens.seeland.picture import Picture


def facts(picture: Picture, rule: str) -> list[str]:
    """Give the lines for a rule id; none where there is nothing to say."""
    return []
