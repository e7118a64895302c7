"""A server with room for more visitors than usual, and how long its event loop was held up."""

from __future__ import annotations

import sys
import time
from asyncio import base_events
from pathlib import Path
from typing import Any

import asyncssh

from tui.ssh import running
from tui.ssh.limits import Limits
from tui.ssh.server import Plan
from tui.words import Words

LONG = 0.02
"""Seconds of the processor; longer rounds of the event loop are told."""


def watch() -> None:
    """Tell on stderr what the longer rounds of the event loop cost: a key waits for one of them."""
    usual = base_events.BaseEventLoop._run_once  # type: ignore[attr-defined]

    def run_once(self: Any) -> None:
        begun = time.thread_time()
        usual(self)
        spent = time.thread_time() - begun
        if spent > LONG:
            print(f"held {1000 * spent:.0f}", file=sys.stderr, flush=True)

    base_events.BaseEventLoop._run_once = run_once  # type: ignore[attr-defined]


def main(data: Path) -> None:
    """Serve on a free port, which is written to stdout."""
    limits = Limits(visits=150)

    def ready(port: int) -> None:
        watch()
        print(port, flush=True)

    plan = Plan(data, Words("en"), port=0, limits=limits)
    running.serve(
        plan,
        asyncssh.generate_private_key("ssh-ed25519"),
        ready,
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
