"""Arguments of one command, with help and complaints in the reader's language.

argparse splits the words; it writes English of its own, so it is never asked to judge them: no
types, no choices, nothing required. What is wrong is said here, in one sentence.
"""

from __future__ import annotations

import argparse
import difflib
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Never

from tui.words import LANGUAGES, Words

_TEXT_WIDTH = 78

DESCRIBE = "\0describe"
"""As the only argument: the parser is wanted itself, by `Described`. Nobody can type it."""


class Wrong(Exception):
    """An argument makes no sense; the message is the sentence for the player."""


class Described(Exception):
    """Carries the parser of a command that was asked for it."""

    def __init__(self, parser: Parser) -> None:
        super().__init__(parser.prog)
        self.parser = parser


def near(words: Words, word: str, known: Iterable[str]) -> str:
    """Give ` Did you mean "x"?`, with the blank before it, or nothing when nothing is close."""
    close = difflib.get_close_matches(word, list(known), 1, 0.5)
    return " " + words.t("Did you mean “{word}”?", word=close[0]) if close else ""


class Parser(argparse.ArgumentParser):
    """The arguments of `herna` or of one of its commands.

    `expects` and `takes` add what may be written; `read` gives what was written, as text. Global
    options (`--lang`, `--data`, `--help`) are known to every command, so their place is free.
    """

    def __init__(self, words: Words, prog: str, usage: str, about: str) -> None:
        super().__init__(
            prog=prog,
            usage=f"{prog} {usage}".rstrip(),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.words = words
        self.about = about
        self.listing = ""
        """Lines that the help shows as they are, under what it says."""
        self.sections: list[tuple[str, list[argparse.Action]]] = []

    def section(self, title: str) -> None:
        """Begin a part of the help; what is added from here on stands in it."""
        self.sections.append((title, []))

    def takes(
        self, name: str, about: str, *, value: str = "", many: bool = False, short: str = ""
    ) -> None:
        """Add an option; `value` is what the help calls its value, none makes it a switch."""
        if not value:
            names = (short, name) if short else (name,)
            action = self.add_argument(*names, action="store_true", help=about)
        else:
            how = "append" if many else "store"
            action = self.add_argument(name, action=how, metavar=value, help=about)
        self.sections[-1][1].append(action)

    def expects(self, name: str, shown: str, about: str, *, many: bool = False) -> None:
        """Add a word without a name, or all the rest of them."""
        action = self.add_argument(name, nargs="*" if many else "?", metavar=shown, help=about)
        self.sections[-1][1].append(action)

    def read(self, arguments: Sequence[str]) -> dict[str, Any]:
        """Split the arguments. Raises Wrong; exits after `--help`."""
        self._add_globals()
        if list(arguments) == [DESCRIBE]:
            raise Described(self)
        try:
            found, rest = self.parse_known_intermixed_args(arguments)
        except argparse.ArgumentError as error:
            raise Wrong(self._complaint(str(error.argument_name))) from None
        if found.help:
            print(self.format_help(), end="")
            raise SystemExit(0)
        for word in rest:
            raise Wrong(self._unknown(word))
        if found.lang is not None and found.lang not in LANGUAGES:
            raise Wrong(
                self.words.t(
                    "Unknown language “{language}”. Choose one of: {known}.",
                    language=found.lang,
                    known=", ".join(LANGUAGES),
                )
            )
        return vars(found)

    def error(self, message: str) -> Never:
        """Complain about what argparse itself found wrong; not reached by what is added here."""
        raise Wrong(message)

    def format_help(self) -> str:
        """Write usage, purpose and sections."""
        formatter = self.formatter_class(prog=self.prog)
        formatter.add_usage(self.usage, [], [], prefix=self.words.t("Usage:") + " ")
        formatter.add_text(textwrap.fill(self.about, _TEXT_WIDTH))
        formatter.add_text(self.listing)
        for title, actions in self.sections:
            formatter.start_section(title)
            formatter.add_arguments(actions)
            formatter.end_section()
        return formatter.format_help()

    def _add_globals(self) -> None:
        words = self.words
        self.section(words.p("heading of the help", "common options"))
        self.takes("--lang", words.t("language: en or cs"), value="en|cs")
        self.takes(
            "--data",
            words.t("folder for settings, saved games and logs (or set HERNA_HOME)"),
            value=words.t("FOLDER"),
        )
        self.takes("--help", words.t("show this help and exit"), short="-h")

    def _complaint(self, option: str) -> str:
        """Say what is wrong with a known option: its value is missing, or one too many."""
        for _, actions in self.sections:
            for action in actions:
                if option in action.option_strings and action.nargs == 0:
                    return self.words.t("{option} takes no value.", option=option)
        return self.words.t("{option} needs a value.", option=option)

    def _unknown(self, word: str) -> str:
        if not word.startswith("-"):
            return self.words.t(
                "{command}: unexpected argument “{word}”.", command=self.prog, word=word
            )
        option = word.partition("=")[0]
        known = [name for _, actions in self.sections for a in actions for name in a.option_strings]
        sentence = self.words.t("{command} has no option {option}.", command=self.prog, option=word)
        return sentence + near(self.words, option, known)
