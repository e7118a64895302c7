"""A server with room for more visits than one process should have: `... DATA PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

from saves.folders import Folders
from tui.ssh.hostkey import host_key
from tui.ssh.limits import Limits
from tui.ssh.running import keep_private, log_to, serve
from tui.ssh.server import Plan
from tui.words import Words

VISITS = 120


def main() -> None:
    """Serve until a signal comes; tell in three lines when it listens."""
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    logs = Folders.inside(data).logs
    keep_private(data, logs)
    log_to(logs)
    plan = Plan(data, Words("en"), port=port, limits=Limits(visits=VISITS))
    serve(plan, host_key(data), lambda port: print(f"on port {port}\n\n", flush=True))


if __name__ == "__main__":
    main()
