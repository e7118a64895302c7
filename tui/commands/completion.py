"""`herna completion`: a script by which a shell completes what is typed after `herna`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from tui.commands.completing import Option, Spoken, bash, fish, zsh
from tui.commands.parser import DESCRIBE, Described, Parser, Wrong, near
from tui.words import LANGUAGES, Words

SHELLS: dict[str, Callable[[Sequence[Spoken]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the script."""
    about = words.t(
        "Prints a script that lets the shell complete commands, options and games. For bash, "
        "put this line into ~/.bashrc: source <(herna completion bash)"
    )
    parser = Parser(words, "herna completion", words.t("SHELL"), about)
    parser.section(words.p("heading of the help", "shell"))
    parser.expects("shell", words.t("SHELL"), "bash, zsh, fish")
    shell = parser.read(arguments)["shell"]
    known = ", ".join(SHELLS)
    if shell is None:
        raise Wrong(words.t("No shell given. Choose one of: {known}.", known=known))
    if shell not in SHELLS:
        sentence = words.t(
            "There is no completion for “{shell}”. Choose one of: {known}.",
            shell=shell,
            known=known,
        )
        raise Wrong(sentence + near(words, shell, SHELLS))
    print(SHELLS[shell](_spoken(words)), end="")
    return 0


def _spoken(words: Words) -> list[Spoken]:
    """Describe every command, as its own parser does."""
    from tui.cli import COMMANDS

    found = []
    for name, command in COMMANDS.items():
        module = import_module(f"tui.commands.{command.module}")
        try:
            getattr(module, command.function)(words, [DESCRIBE])
        except Described as described:
            options, operands = _options(described.parser), _operands(described.parser)
        else:
            raise AssertionError(f"{name} did not read its arguments")
        found.append(Spoken(name, words.t(command.about), options, operands))
    return found


def _options(parser: Parser) -> tuple[Option, ...]:
    return tuple(
        Option(
            long=next(name for name in action.option_strings if name.startswith("--")),
            about=action.help or "",
            takes_value=action.nargs != 0,
            values=_values(action.dest),
            files=action.dest in _FILES,
        )
        for _, actions in parser.sections
        for action in actions
        if action.option_strings
    )


def _operands(parser: Parser) -> tuple[Option, ...]:
    return tuple(
        Option("", "", True, _values(action.dest), action.dest in _FILES)
        for _, actions in parser.sections
        for action in actions
        if not action.option_strings
    )


_FILES = {"file", "record", "allow", "data"}
"""What the shell completes by the names of files."""


def _values(what: str) -> tuple[str, ...]:
    """Give what may stand there, where that is a list."""
    from core.bots.levels import LEVELS
    from core.games import names
    from tui.cli import COMMANDS

    known: dict[str, Sequence[str]] = {
        "bots": tuple(LEVELS),
        "command": tuple(COMMANDS),
        "game": tuple(names()),
        "lang": tuple(LANGUAGES),
        "shell": tuple(SHELLS),
    }
    return tuple(known.get(what, ()))
