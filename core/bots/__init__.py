"""Players made of arithmetic: they get what their seat may know and answer with an action."""

from __future__ import annotations

from core.bots.levels import LEVELS, Bot, create

__all__ = ["LEVELS", "Bot", "create"]
