"""The command line: finds the command, hands it its arguments, says what is wrong with them.

A command's module is imported when the command is asked for, so none waits for what it does not
need. Exit status: 0 done, 1 what was asked about does not hold or could not be written, 2 a wrong
argument or no terminal, 128 + N stopped by signal N.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import NamedTuple

from saves.folders import folders
from tui import __version__, streams
from tui.commands.parser import Parser, Wrong, near
from tui.first_look import read as first_look
from tui.surroundings import language
from tui.words import LANGUAGES, N_, Words


class Command(NamedTuple):
    """Where a command is found, and what the help says of it."""

    module: str
    function: str
    usage: str
    about: str


COMMANDS = {
    "arena": Command(
        "arena", "run", N_("GAME ..."), N_("let bots play each other and compare them")
    ),
    "completion": Command(
        "completion", "run", N_("SHELL"), N_("print a completion script for a shell")
    ),
    "games": Command("games", "run", "", N_("list games, player counts and settings")),
    "help": Command("help", "run", N_("[COMMAND]"), N_("show what a command does")),
    "new": Command("play", "new", N_("GAME --seat NAME ..."), N_("open a new table")),
    "resume": Command("play", "resume", N_("[NAME]"), N_("continue the last game, or a named one")),
    "rules": Command("rules", "run", N_("[WORDS]"), N_("search the rules")),
    "serve": Command("serve", "run", N_("[options]"), N_("host games over SSH")),
    "simulate": Command("simulate", "run", N_("GAME ..."), N_("let bots play whole games")),
    "status": Command("status", "run", "", N_("list tables waiting for a move, and whose it is")),
    "verify": Command("verify", "run", N_("FILE ..."), N_("check saved games")),
    "where": Command("where", "run", "", N_("show where saved games, settings and logs are")),
}

_WITH_VALUE = ("--lang", "--data")
_NOT_WRITTEN = 1
_WRONG_ARGUMENT = 2
_INTERRUPTED = 130
_PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `herna` and give its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    streams.make_usable()
    words = Words(_language(given))
    try:
        try:
            return _run(words, given)
        finally:
            sys.stdout.flush()
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return _WRONG_ARGUMENT
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        streams.give_up_output()
        return _PIPE_CLOSED
    except streams.Unwritable as trouble:
        streams.give_up_output()
        print(streams.reason(words, trouble), file=sys.stderr)
        return _NOT_WRITTEN


def _run(words: Words, given: list[str]) -> int:
    before, rest = _split(given)
    if {"--version", "-V"} & set(before):
        print(f"herna {__version__}")
        return 0
    if not rest:
        return open_app(words, before)
    name, *own = rest
    if name not in COMMANDS:
        raise unknown(words, name)
    return run_command(words, name, [*before, *own])


def unknown(words: Words, name: str) -> Wrong:
    """Say that there is no such command."""
    sentence = words.t("Unknown command: {name}.", name=name)
    return Wrong(sentence + (near(words, name, COMMANDS) or " " + words.t("Try herna --help.")))


def run_command(words: Words, name: str, arguments: list[str]) -> int:
    """Run one of the commands with all its arguments; give its exit status."""
    command = COMMANDS[name]
    module = import_module(f"tui.commands.{command.module}")
    status: int = getattr(module, command.function)(words, arguments)
    return status


def _language(given: list[str]) -> str:
    """Give the language to answer in, even if the arguments turn out to be wrong."""
    asked = _value(given, "--lang")
    if asked in LANGUAGES:
        return asked
    return first_look(folders(_value(given, "--data")).settings).language or language(os.environ)


def _value(given: list[str], option: str) -> str:
    """Give what stands after the last `option`, or an empty string."""
    found = ""
    for word, following in pairwise([*given, ""]):
        if word == option:
            found = following
        elif word.startswith(f"{option}="):
            found = word.partition("=")[2]
    return found


def _split(given: list[str]) -> tuple[list[str], list[str]]:
    """Part the options before the command from the command and what follows it."""
    index = 0
    while index < len(given) and given[index].startswith("-"):
        index += 2 if given[index] in _WITH_VALUE else 1
    return given[:index], given[index:]


def open_app(words: Words, arguments: list[str]) -> int:
    """Open the app, or show the help of the whole program."""
    about = words.t(
        "Board games in the terminal. Without a command, the app opens. Run herna COMMAND "
        "--help for details."
    )
    parser = Parser(words, "herna", words.t("[--lang en|cs] [--data FOLDER] [COMMAND ...]"), about)
    parser.listing = "\n".join([words.t("commands:"), *_listed(words)])
    parser.section(words.p("heading of the help", "options"))
    parser.takes("--version", words.t("show the version and exit"), short="-V")
    found = parser.read(arguments)
    from tui.commands.play import open_home

    return open_home(found)


def _listed(words: Words) -> list[str]:
    shown = [
        (f"{name} {words.t(command.usage) if command.usage else ''}".rstrip(), command.about)
        for name, command in COMMANDS.items()
    ]
    wide = max(len(usage) for usage, _ in shown)
    return [f"  {usage:{wide}}  {words.t(about)}" for usage, about in shown]
