"""The key by which visitors know the server: made at the first start, kept with its data."""

from __future__ import annotations

import os
from pathlib import Path

import asyncssh

FILE = "host-key"
HostKey = asyncssh.SSHKey


class BadHostKey(Exception):
    """The file of the host key holds none, or cannot be made."""


def host_key(folder: Path) -> HostKey:
    """Read the Ed25519 key in `folder`, or make it there. Raises BadHostKey."""
    file = folder / FILE
    try:
        return asyncssh.read_private_key(file)
    except FileNotFoundError:
        return _make(file)
    except (OSError, asyncssh.KeyImportError) as error:
        raise BadHostKey(str(file)) from error


def _make(file: Path) -> HostKey:
    key = asyncssh.generate_private_key("ssh-ed25519", comment="herna")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(key.export_private_key())
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        raise BadHostKey(str(file)) from error
    return key
