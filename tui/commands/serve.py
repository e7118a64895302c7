"""`herna serve`: opens the door to everybody who comes by SSH."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.folders import Folders, folders
from tui.commands.parser import Parser, Wrong
from tui.words import Words

if TYPE_CHECKING:
    from tui.ssh.hostkey import HostKey
    from tui.ssh.identity import BadListReason
    from tui.ssh.server import Plan

HOST, PORT = "127.0.0.1", 2222
ADMINS = "admins"
"""The file of keys, beside the host key, whose owners may ask for the server's figures."""
_HIGHEST_PORT = 65535


def run(words: Words, arguments: Sequence[str]) -> int:
    """Serve until a signal comes."""
    found = _read(words, arguments)
    if sys.platform == "win32":
        raise Wrong(words.t("The server runs only on Linux, macOS or another Unix."))
    places = folders(found["data"])
    data = places.saves.parent
    key = _host_key(words, data)
    if found["fingerprint"]:
        print(key.get_fingerprint())
        return 0
    return _serve(words, _plan(words, found, data), places, key)


def _read(words: Words, arguments: Sequence[str]) -> dict[str, Any]:
    t = words.t
    about = t(
        "Hosts games over SSH: players connect with ssh -p 2222 NAME@HOST. They are known "
        "by their SSH keys; anyone without a key is a guest. Stop it with Ctrl+C: every "
        "game is saved."
    )
    parser = Parser(words, "herna serve", t("[options]"), about)
    parser.section(words.p("heading of the help", "server"))
    parser.takes(
        "--host", t("address to listen on (default {host})", host=HOST), value=t("ADDRESS")
    )
    parser.takes("--port", t("port to listen on (default {port})", port=PORT), value="N")
    parser.takes(
        "--name",
        t("address that others type to connect, if it differs from the one above"),
        value=t("HOST[:PORT]"),
    )
    parser.takes("--allow", t("let in only the SSH keys in this file"), value=t("FILE"))
    parser.takes("--public", t("let anyone connect, also from other machines"))
    parser.takes("--fingerprint", t("show the fingerprint of the server and exit"))
    return parser.read(arguments)


def _plan(words: Words, found: dict[str, Any], data: Path) -> Plan:
    from tui.ssh.server import Plan

    host = HOST if found["host"] is None else found["host"]
    allowed = None if found["allow"] is None else _allowed(words, Path(found["allow"]))
    if allowed is None and not found["public"] and not _is_this_machine(host):
        raise Wrong(
            words.t(
                "On {host}, anyone could connect. Add --public to allow that, or --allow "
                "FILE to admit only your friends' keys.",
                host=host,
            )
        )
    admins = data / ADMINS
    return Plan(
        data=data,
        words=words,
        host=host,
        port=PORT if found["port"] is None else _port(words, found["port"]),
        name="" if found["name"] is None else _name(words, found["name"]),
        allowed=allowed,
        admins=_keys(words, admins) if admins.exists() else frozenset(),
    )


def _serve(words: Words, plan: Plan, places: Folders, key: HostKey) -> int:
    from saves.errors import InUse, SaveError
    from tui.ssh.running import keep_private, log_to, serve
    from tui.words.saves import trouble

    def ready(port: int) -> None:
        print(words.t("Herna is listening on {host}, port {port}.", host=plan.host, port=port))
        print(words.t("Host key fingerprint: {fingerprint}", fingerprint=key.get_fingerprint()))
        print(words.t("Log: {folder}", folder=places.logs), flush=True)

    try:
        keep_private(plan.data, places.logs)
        log_to(places.logs)
        serve(plan, key, ready)
    except InUse:
        said = words.t(
            "Another server is already running on {folder}: stop it first, or choose another "
            "folder with --data.",
            folder=plan.data,
        )
        print(said, file=sys.stderr)
        return 1
    except SaveError as error:
        print(trouble(words, error), file=sys.stderr)
        return 1
    except OSError as error:
        print(
            words.t("The server cannot start: {reason}", reason=error.strerror or error),
            file=sys.stderr,
        )
        return 1
    return 0


def _host_key(words: Words, data: Path) -> HostKey:
    from tui.ssh.hostkey import BadHostKey, host_key

    try:
        return host_key(data)
    except BadHostKey as error:
        raise Wrong(
            words.t("The host key in {file} cannot be read or created.", file=error)
        ) from None


def _allowed(words: Words, file: Path) -> frozenset[str]:
    keys = _keys(words, file)
    if not keys:
        raise Wrong(
            words.t("There is no key in {file}, so nobody could connect.", file=file),
        )
    return keys


def _keys(words: Words, file: Path) -> frozenset[str]:
    from tui.ssh.identity import BadList, allowed_keys

    try:
        return allowed_keys(file)
    except BadList as error:
        raise Wrong(_bad_list(words, file, error.reason, error.line)) from None


def _bad_list(words: Words, file: Path, reason: BadListReason, line: int) -> str:
    t = words.t
    match reason:
        case "unreadable":
            return t("The key list {file} cannot be read.", file=file)
        case "no-text":
            return t("The key list {file} is not a text in UTF-8.", file=file)
        case "no-key":
            return t("The key list {file} has no public key in line {line}.", file=file, line=line)
        case "options":
            return t(
                "The key list {file} has options before the key in line {line}: remove them, "
                "because they would have no effect.",
                file=file,
                line=line,
            )


def _name(words: Words, text: str) -> str:
    from tui.ssh.server import public_name

    try:
        public_name(text, PORT)
    except ValueError:
        raise Wrong(
            words.t("“{text}” is not an address: write HOST or HOST:PORT.", text=text)
        ) from None
    return text


def _port(words: Words, text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= _HIGHEST_PORT:
        raise Wrong(words.t("“{text}” is not a port number.", text=text))
    return int(text)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
