"""`herna help`: what `--help` shows, by another word."""

from __future__ import annotations

from collections.abc import Sequence

from tui.commands.parser import Parser
from tui.words import Words


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the help of a command, or of the whole program."""
    from tui.cli import COMMANDS, open_app, run_command, unknown

    about = words.t("Shows what a command does, or lists all commands.")
    parser = Parser(words, "herna help", words.t("[COMMAND]"), about)
    parser.section(words.p("heading of the help", "command"))
    parser.expects("command", words.t("COMMAND"), words.t("the command; none lists them all"))
    named = parser.read(arguments)["command"]
    if named is None:
        return open_app(words, ["--help"])
    if named not in COMMANDS:
        raise unknown(words, named)
    return run_command(words, named, ["--help"])
