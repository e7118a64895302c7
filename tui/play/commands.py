"""The `:` line: the same moves in words, and what has no key of its own.

A line is a command word with its argument, or an action in the game's notation (`pay 1 2`).
Command words are the same in every language, as the notation is.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any

from core.game import AnyGame
from core.notation import BadNotation, read
from tui.words import N_, Words


@dataclass(frozen=True, slots=True)
class CommandWord:
    """A command: its word, what stands after it (empty: nothing), and what it does."""

    word: str
    argument: str
    meaning: str


COMMANDS = (
    CommandWord("save", N_("name"), N_("name and save this game")),
    CommandWord("export", N_("file"), N_("export the game to a file")),
    CommandWord("theme", N_("name"), N_("change the theme")),
    CommandWord("lang", "en|cs", N_("change the language")),
    CommandWord("seat", N_("name"), N_("hand a seat to a bot, or take it back")),
    CommandWord("say", N_("text"), N_("send a chat message")),
    CommandWord("end", "", N_("agree to end the game now")),
    CommandWord("rules", N_("words"), N_("look something up in the rules")),
    CommandWord("go", N_("step"), N_("view the game as it was before a step")),
    CommandWord("hint", "", N_("ask a bot for a hint")),
    CommandWord(
        "contract",
        "ask|prior|brother",
        N_("who goes when others use your building (Ora et Labora)"),
    ),
    CommandWord("undo", "", N_("undo one step")),
    CommandWord("redo", "", N_("redo")),
    CommandWord("quit", "", N_("save and leave")),
)
"""All command words, in the order of the help."""


class BadCommand(Exception):
    """The line means nothing; the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command word with its argument (stripped, may be empty)."""

    word: str
    argument: str


def parse(line: str, game: AnyGame, words: Words) -> Command | Any:
    """Read a line as a `Command` or as an action of `game`. Raises BadCommand."""
    word, _, argument = line.strip().partition(" ")
    known = {command.word: command for command in COMMANDS}
    if word in known:
        return Command(word, argument.strip())
    try:
        return read(game, line)
    except BadNotation:
        near = difflib.get_close_matches(word, known, 1)
        if near:
            raise BadCommand(
                words.t("Unknown command: {word}. Did you mean {near}?", word=word, near=near[0])
            ) from None
        raise BadCommand(
            words.t("Unknown command: {word}. Commands: {all}.", word=word, all=", ".join(known))
        ) from None
