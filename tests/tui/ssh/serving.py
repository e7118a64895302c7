"""`herna serve` in a process of its own."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import asyncssh

from tests.tui.ssh.door import KEYS

MUST_STOP_WITHIN = 5.0
SSH = shutil.which("ssh")


class Serving:
    """`herna serve` on a free port; or another `program`, which takes the folder and the port."""

    def __init__(self, data: Path, *options: str, program: str | None = None) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        serve = ["tui", "serve", "--lang", "en", "--data", str(data), "--port", str(self.port)]
        command = serve if program is None else [program, str(data), str(self.port)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # the log is there too; nobody would empty a pipe
            text=True,
        )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline() for _ in range(3)]

    @property
    def log(self) -> str:
        """What stands in the log."""
        return (self.data / "logs" / "server.log").read_text("utf-8")

    def until_logged(self, wanted: str) -> None:
        deadline = time.monotonic() + MUST_STOP_WITHIN
        while wanted not in self.log:
            assert time.monotonic() < deadline, self.log
            time.sleep(0.02)

    def stop(self, number: signal.Signals) -> int:
        """End it, and give its exit status."""
        self.process.send_signal(number)
        return self.process.wait(MUST_STOP_WITHIN)

    def ssh(
        self, folder: Path, *command: str, name: str = "eva", terminal: bool = False
    ) -> list[str]:
        """The client's command line, with the key of that name."""
        key = folder / name
        key.write_bytes(KEYS[name].export_private_key())
        key.chmod(0o600)
        options = {
            "IdentityFile": str(key),
            "IdentitiesOnly": "yes",
            "IdentityAgent": "none",
            "StrictHostKeyChecking": "yes",
            "UserKnownHostsFile": str(folder / "known"),
            "LogLevel": "ERROR",
        }
        (folder / "known").write_text(f"[127.0.0.1]:{self.port} {self._host_key()}\n")
        given = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
        switches = ["-tt"] if terminal else ["-T"]
        target = ["-F", "none", "-p", str(self.port), *switches, f"{name}@127.0.0.1"]
        return [str(SSH), *given, *target, *command]

    def _host_key(self) -> str:
        key = asyncssh.read_private_key(self.data / "host-key")
        return key.export_public_key().decode().strip()
