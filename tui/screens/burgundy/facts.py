"""What a rule means in the game now."""

from __future__ import annotations

from tui.screens.burgundy.picture import Picture


def facts(picture: Picture, rule: str) -> list[str]:
    """Give the lines for a rule id; none where there is nothing to say."""
    return []
