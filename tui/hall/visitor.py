"""Who has come through the door of a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Visitor:
    """One visitor. The key is the identity; the name is only what others call him."""

    key: str
    """`SHA256:...`, the fingerprint of his public key; of a guest, something made up."""
    name: str
    """A nickname without control characters or markup, at most 20 cells wide."""
    guest: bool = False
    """He came without a key: his seats are lost when he leaves."""
