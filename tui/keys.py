"""The one table of keys. Screens, the last line, the `?` page and the documents are made from it.

Lowercase acts, UPPERCASE looks, digits and shown letters choose, Enter does it, Esc takes one step
back. A key is written as it is printed (`?`, `g`, `A`) or by its name (`enter`, `ctrl+r`).
Which letter belongs to which action of a game is no matter of this table: games and lists give
letters to their choices, from `CHOICE_LETTERS`. `python -m tui.keys --markdown` prints the table.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from tui.words import N_, NP_

KEPT_LETTERS = frozenset("eghijklnquz")
"""Lowercase letters that always mean what this table says and never stand for a choice."""

LABELS = "abcdfmoprstvwxy"
"""The letters put in front of targets, in this order."""

CHOICE_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz") - KEPT_LETTERS
"""The letters that actions of a game may carry."""

UNBINDABLE = frozenset(
    {f"ctrl+{letter}" for letter in "abhijms"}
    | {"ctrl+[", "ctrl+left_square_bracket"}
    | {f"alt+{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"}
)
"""Keys that terminals, shells or tmux take for themselves."""

DIGITS = "1234567890"
CZECH_DIGITS: Mapping[str, str] = dict(zip("+ěščřžýáíé", DIGITS, strict=True))
"""What the digit row types on a Czech keyboard without Shift."""

EVERYWHERE = "everywhere"

SCOPES: Mapping[str, tuple[str, ...]] = {
    "dialog": (),
    "menu": ("house",),
    "first-start": ("house", "menu"),
    "home": ("house", "menu"),
    "lobby": ("house", "menu"),
    "shared-table": ("house", "menu"),
    "new-game": ("house", "menu"),
    "saves": ("house", "menu"),
    "keys": ("house", "menu"),
    "settings": ("house", "menu"),
    "curtain": ("house", "menu"),
    "page": ("house", "text"),
    "help": ("house", "text"),
    "log": ("house", "text"),
    "results": ("house", "text"),
    "scores": ("house", "text"),
    "rules": ("house", "text"),
    "replay": ("house",),
    "game": ("house",),
    "map": ("house", "game"),
    "land": ("house", "game", "map"),
}
"""The situations a person can be in, each with the broader ones it belongs to."""


@dataclass(frozen=True, slots=True)
class Key:
    """One action and the keys that do it."""

    id: str
    """Names it in the settings."""
    keys: tuple[str, ...]
    """The most important first; that one is shown."""
    section: str
    label: str
    short: tuple[str, str]
    """Context and message for the last line of a screen."""
    scopes: tuple[str, ...]
    """Where it works: `everywhere`, or names of `SCOPES` or of their broader scopes."""
    does: str = ""
    """The name screens know the action by; empty: the id."""
    also: str = ""
    """For an action without a plain key: the id of the one that offers the same."""

    @property
    def action(self) -> str:
        """The name screens know the action by."""
        return self.does or self.id


MOVE = N_("Cursor")
ACT = N_("Play")
LOOK = N_("View")
FIND = N_("Rules and search")
TIME = N_("History")
HOUSE = N_("General")
SECTIONS: tuple[str, ...] = (MOVE, ACT, LOOK, FIND, TIME, HOUSE)

_LISTS = ("dialog", "menu", "game", "text")

KEYS: tuple[Key, ...] = (
    Key("up", ("up", "k"), MOVE, N_("up"), NP_("key", "up"), _LISTS),
    Key("down", ("down", "j"), MOVE, N_("down"), NP_("key", "down"), _LISTS),
    Key("left", ("left", "h"), MOVE, N_("left, less"), NP_("key", "left"), _LISTS),
    Key("right", ("right", "l"), MOVE, N_("right, more"), NP_("key", "right"), _LISTS),
    Key(
        "next-zone", ("tab",), MOVE, N_("next panel"), NP_("key", "panel"),
        ("dialog", "menu", "game", "text"),
    ),
    Key(
        "previous-zone", ("shift+tab",), MOVE, N_("previous panel"), NP_("key", "prev. panel"),
        ("dialog", "menu", "game", "text"), also="next-zone",
    ),
    Key("first", ("home",), MOVE, N_("to the first (also gg)"), NP_("key", "first"),
        ("menu", "game", "text"), also="goto"),
    Key("last", ("G", "end"), MOVE, N_("to the last"), NP_("key", "last"),
        ("menu", "game", "text")),
    Key("page-up", ("pageup",), MOVE, N_("page up"), NP_("key", "page up"),
        ("menu", "game", "text"), also="up"),
    Key("page-down", ("pagedown",), MOVE, N_("page down"), NP_("key", "page down"),
        ("menu", "game", "text"), also="down"),
    Key("next-legal", ("n",), MOVE, N_("next legal target"), NP_("key", "next"), ("game",)),
    Key("previous-legal", ("N",), MOVE, N_("previous legal target"),
        NP_("key", "previous"), ("game",)),
    Key("look-around", (";",), MOVE, N_("inspect: move the cursor over the whole table"),
        NP_("key", "inspect"), ("game",)),
    Key("goto", ("g",), MOVE, N_("go to a space or card by name; gg: to the first"),
        NP_("key", "go to"), ("menu", "game", "text")),
    Key("zoom", ("z",), MOVE, N_("map: whole or zoomed in"), NP_("key", "zoom"), ("map",)),
    Key("enter", ("enter", "space"), ACT, N_("confirm what the preview shows"),
        NP_("key", "confirm"),
        (EVERYWHERE,)),
    Key("back", ("escape", "backspace"), ACT, N_("cancel or close"), NP_("key", "back"),
        (EVERYWHERE,)),
    Key("undo", ("u",), ACT, N_("undo the last step"), NP_("key", "undo"), ("game",)),
    Key("redo", ("ctrl+r", "="), ACT, N_("redo"), NP_("key", "redo"), ("game",)),
    Key("undo-turn", ("ctrl+u", "U"), ACT, N_("undo the whole turn"), NP_("key", "undo turn"),
        ("game",)),
    Key("end", ("e",), ACT, N_("end the turn or the phase"), NP_("key", "end"), ("game",)),
    Key("saves.rename", ("r",), ACT, N_("rename the saved game"), NP_("key", "rename"), ("saves",),
        does="rename"),
    Key("saves.delete", ("d",), ACT, N_("delete the saved game"), NP_("key", "delete"), ("saves",),
        does="delete"),
    Key("saves.export", ("x",), ACT, N_("export the saved game to a file"),
        NP_("key", "export"), ("saves",), does="export"),
    Key("saves.import", ("m",), ACT, N_("import a saved game from a file"),
        NP_("key", "import"), ("saves",), does="import"),
    Key("keys.add", ("a",), ACT, N_("add a key for the action"), NP_("key", "add key"),
        ("keys",), does="add"),
    Key("keys.usual", ("x",), ACT, N_("reset the action to its default keys"),
        NP_("key", "reset keys"),
        ("keys",), does="usual"),
    Key("look-actions", ("A",), LOOK, N_("actions"), NP_("key", "actions"), ("game",)),
    Key("look-board", ("B",), LOOK, N_("board"), NP_("key", "board"), ("game",)),
    Key("look-chat", ("C",), LOOK, N_("chat"), NP_("key", "chat"), ("game",)),
    Key("look-hand", ("H",), LOOK, N_("hand, storage or goods"), NP_("key", "hand"), ("game",)),
    Key("look-log", ("L",), LOOK, N_("log"), NP_("key", "log"), ("game", "replay")),
    Key("look-market", ("M",), LOOK, N_("market or display"), NP_("key", "market"), ("game",)),
    Key("look-others", ("O",), LOOK, N_("other players"), NP_("key", "others"), ("game", "replay")),
    Key("look-rules", ("R",), LOOK, N_("rules"), NP_("key", "rules"), ("house", "game", "replay")),
    Key("look-scores", ("S",), LOOK, N_("scores"), NP_("key", "scores"), ("game", "replay")),
    Key("look-settlements", ("V",), LOOK, N_("settlements"), NP_("key", "settlements"),
        ("land",)),
    Key("look-recap", ("T",), LOOK, N_("what happened since your last turn"),
        NP_("key", "recap"), ("game",)),
    Key("hint", ("W",), LOOK, N_("ask a bot for a hint; after the game, its review"),
        NP_("key", "hint"), ("game",)),
    Key("rule", ("i", "f1"), FIND, N_("rule for the focused item (again: close)"),
        NP_("key", "rule"), ("menu", "game", "replay", "rules")),
    Key("search", ("/", "ctrl+f"), FIND, N_("search rules, cards, log and tables"),
        NP_("key", "search"), ("menu", "game", "replay", "text")),
    Key("next-hit", ("n",), FIND, N_("next match"), NP_("key", "next"), ("text",)),
    Key("previous-hit", ("N",), FIND, N_("previous match"), NP_("key", "previous"), ("text",)),
    Key("page-language", ("c",), FIND, N_("show the page in the other language"),
        NP_("key", "language"),
        ("rules",)),
    Key("step-back", (",",), TIME, N_("previous step (view only)"),
        NP_("key", "step back"), ("game",)),
    Key("step-forward", (".",), TIME, N_("next step (view only)"), NP_("key", "step forward"),
        ("game",)),
    Key("replay.back", ("left", ",", "h"), TIME, N_("previous step (view only)"),
        NP_("key", "step back"),
        ("replay",), does="step-back"),
    Key("replay.forward", ("right", ".", "l"), TIME, N_("next step (view only)"),
        NP_("key", "step forward"), ("replay",), does="step-forward"),
    Key("replay.turn-back", ("pageup", "up", "k"), TIME, N_("previous turn"),
        NP_("key", "prev. turn"), ("replay",), does="turn-back"),
    Key("replay.turn-forward", ("pagedown", "down", "j"), TIME, N_("next turn"),
        NP_("key", "next turn"), ("replay",), does="turn-forward"),
    Key("replay.start", ("home", "g"), TIME, N_("to the start of the game"), NP_("key", "start"),
        ("replay",), does="start"),
    Key("replay.finish", ("end", "G"), TIME, N_("to the last step"), NP_("key", "last"),
        ("replay",), does="finish"),
    Key("replay.why", ("W",), TIME, N_("why this turn was played, and the bot's review"),
        NP_("key", "why"), ("replay",), does="hint"),
    Key("replay.next-mark", ("n",), TIME, N_("next turn marked by the bot"),
        NP_("key", "next mark"), ("replay",), does="next-mark"),
    Key("replay.previous-mark", ("N",), TIME, N_("previous turn marked by the bot"),
        NP_("key", "prev. mark"), ("replay",), does="previous-mark"),
    Key("command", (":",), HOUSE, N_("command line: steps in words, save, theme, export"),
        NP_("key", "command"), ("house",)),
    Key("help", ("?",), HOUSE, N_("all keys for this screen"), NP_("key", "keys"), ("house",)),
    Key("palette", ("ctrl+p",), HOUSE, N_("command palette"), NP_("key", "palette"), ("house",),
        also="command"),
    Key("quit", ("q",), HOUSE, N_("leave the table, close the screen"),
        NP_("key", "leave"), ("house",)),
    Key("leave", ("ctrl+q", "ctrl+c"), HOUSE, N_("save and leave"), NP_("key", "save and leave"),
        (EVERYWHERE,), also="quit"),
    Key("redraw", ("ctrl+l",), HOUSE, N_("redraw the screen"),
        NP_("key", "redraw"), (EVERYWHERE,), also="command"),
    Key("suspend", ("ctrl+z",), HOUSE, N_("suspend the program (at home; fg brings it back)"),
        NP_("key", "suspend"), (EVERYWHERE,), also="command"),
    Key("mouse", ("ctrl+t",), HOUSE, N_("mouse on or off (off: the terminal selects text)"),
        NP_("key", "mouse"), (EVERYWHERE,), also="command"),
)  # fmt: skip
"""Every action that has keys of its own."""

_NAMED = frozenset(
    (
        *("backspace", "delete", "down", "end", "enter", "escape", "home", "insert"),
        *("left", "pagedown", "pageup", "right", "space", "tab", "up"),
    )
)
_RENAMED = {
    "at": "@",
    "backslash": "\\",
    "greater_than_sign": ">",
    "hyphen_minus": "-",
    "less_than_sign": "<",
    "minus": "-",
    "newline": "enter",
    "plus": "+",
    "return": "enter",
    "slash": "/",
    "underscore": "_",
}


def canonical(key: str) -> str:
    """A key as this table writes it, from the name the terminal library gives it.

    `question_mark` is `?`, `full_stop` is `.`; letters and names like `enter` stay.
    """
    if key in _RENAMED:
        return _RENAMED[key]
    if len(key) == 1 or key in _NAMED or "+" in key:
        return key
    try:
        return unicodedata.lookup(key.replace("_", " ").upper())
    except KeyError:
        return key


def digit(key: str, czech: bool) -> str | None:
    """The digit that a key stands for where a digit can choose, or None.

    With `czech` the row `+ěščřžýáíé` counts as `1` to `9` and `0`, with Caps Lock too.
    """
    key = canonical(key)
    if len(key) != 1:
        return None
    if key in DIGITS:
        return key
    return CZECH_DIGITS.get(key.lower()) if czech else None


def labels(count: int) -> tuple[str, ...]:
    """So many labels to put in front of targets: all of one letter, or all of two.

    Raises:
        ValueError: if there are more targets than pairs of letters.
    """
    if count <= len(LABELS):
        return tuple(LABELS[:count])
    pairs = tuple(first + second for first, second in product(LABELS, repeat=2))
    if count > len(pairs):
        raise ValueError(f"no labels for {count} targets")
    return pairs[:count]


def belongs(scope: str) -> frozenset[str]:
    """A scope with the broader ones it belongs to.

    Raises:
        KeyError: if there is no such scope.
    """
    return frozenset({scope, EVERYWHERE, *SCOPES[scope]})


if __name__ == "__main__":
    from tui.keymap import main

    sys.exit(main(sys.argv[1:]))
