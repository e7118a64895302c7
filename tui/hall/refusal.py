"""Why the hall does not do what a visitor wants, as a reason id. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "no-table",
    "wrong-code",
    "full",
    "not-invited",
    "ended",
    "already-seated",
    "too-many-tables",
    "hall-full",
    "too-often",
    "guest",
    "not-host",
    "begun",
    "name-taken",
    "bad-name",
    "no-seat",
    "in-use",
    "broken",
    "not-saved",
    "closing",
]


class HallRefusal(Exception):
    """The hall refuses; `values` belong into the sentence about it."""

    def __init__(self, reason: Reason, **values: object) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.values = values
