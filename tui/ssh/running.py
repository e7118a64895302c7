"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from importlib import import_module
from logging.handlers import RotatingFileHandler
from pathlib import Path
from pkgutil import walk_packages

import asyncssh

import core
import saves
import tui.hall
import tui.play
import tui.rules
import tui.screens
import tui.widgets
from core import games
from saves.errors import SaveError
from saves.folders import Folders
from saves.results import Results
from tui.hall.hall import Hall
from tui.hall.stored import FOLDER
from tui.hall.visitor import Visitor
from tui.play.thinker import Thinker
from tui.rules.library import load as load_pages
from tui.screens.registry import painter_for
from tui.ssh.arrivals import event_loop
from tui.ssh.collecting import measure_collecting
from tui.ssh.identity import folder_name
from tui.ssh.memory import leave_to_the_system, settle
from tui.ssh.server import Plan, Server
from tui.ssh.shared import VISITORS
from tui.textual_compat import streams_left_alone
from tui.words import LANGUAGES, Words
from tui.words.registry import for_game
from tui.words.saves import trouble

LOG = logging.getLogger("herna.server")
LOG_FILE = "server.log"
LOG_BYTES, LOG_FILES = 1_000_000, 5
MOST_PROCESSES = 4
"""In which bots think."""
_STOPPING = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def keep_private(data: Path, logs: Path) -> None:
    """See to it that nobody else on this machine reads what visitors play. Raises OSError.

    What is made from now on is for this user only; so is what lies there from earlier. The folder
    itself is left as it is if it exists: more may lie in it.
    """
    os.umask(0o077)
    data.mkdir(parents=True, exist_ok=True)
    for folder in (data / FOLDER, data / VISITORS, logs):
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    for file in logs.glob(f"{LOG_FILE}*"):
        file.chmod(0o600)


def log_to(folder: Path) -> None:
    """Write the log into files in `folder` and to stderr. Raises OSError."""
    form = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    for handler in (
        RotatingFileHandler(folder / LOG_FILE, maxBytes=LOG_BYTES, backupCount=LOG_FILES),
        logging.StreamHandler(),
    ):
        handler.setFormatter(form)
        logging.getLogger().addHandler(handler)
    LOG.setLevel(logging.INFO)
    logging.getLogger("asyncssh").setLevel(logging.ERROR)


def serve(plan: Plan, key: asyncssh.SSHKey, ready: Callable[[int], None]) -> None:
    """Run until a signal stops it; `ready` gets the port. Raises OSError and SaveError."""
    with streams_left_alone(), asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(_serve(plan, key, ready))


async def _serve(plan: Plan, key: asyncssh.SSHKey, ready: Callable[[int], None]) -> None:
    _import_screens()
    settle()
    measure_collecting()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in _STOPPING:
        loop.add_signal_handler(number, stop.set)
    bots = Thinker(min(os.cpu_count() or 1, MOST_PROCESSES))
    hall = Hall(
        plan.data / FOLDER,
        time.time,
        bots.answer,
        results=lambda key: results_of(plan.data, key),
        noted=note_trouble,
    )
    try:
        await hall.start()
        try:
            await _listen(Server(plan, key, hall, bots), ready, stop)
        finally:
            await hall.close()
    finally:
        bots.close()
    LOG.info("stopped")
    leave_to_the_system()


def note_trouble(table: str, error: SaveError | None) -> None:
    """Write into the log what is wrong with the save of a table, or that it is well again."""
    if error is None:
        LOG.info("table %s is saved again", table)
    else:
        LOG.warning("table %s: %s", table, trouble(Words("en"), error))


def results_of(data: Path, key: str) -> Results:
    """Give the place for the results of a visitor of the server whose folder is `data`."""
    return Results(Folders.inside(data / VISITORS / folder_name(Visitor(key, ""))).results)


async def _listen(server: Server, ready: Callable[[int], None], stop: asyncio.Event) -> None:
    def note_figures() -> None:
        LOG.info("figures %s", server.shared.figures_line())

    await server.start()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, note_figures)
    LOG.info("listening on port %d", server.port)
    ready(server.port)
    try:
        await stop.wait()
    finally:
        LOG.info("stopping")
        await server.close()


def _import_screens() -> None:
    """Import and read what the first visitors, and with them all others, would wait for."""
    for package in (core, saves, tui.hall, tui.play, tui.rules, tui.screens, tui.widgets):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for name in games.names():
        painter_for(games.create(name))
        for_game(name)
    for language in LANGUAGES:
        load_pages(games.names(), language)
