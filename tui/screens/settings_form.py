"""The settings as rows: what each is called, what it can be, what it means. No drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tui.settings import Settings
from tui.words import LANGUAGES, N_, NP_, Words


@dataclass(frozen=True, slots=True)
class Row:
    """A setting: its field in `Settings`, its name, its choices with their names, its meaning."""

    field: str
    name: str
    choices: Mapping[str, tuple[str, str]]
    """Value as text, to context and message. Yes and no stand for a `bool`. Empty: no choices."""
    help: str


_YES_NO = {"yes": NP_("switch", "on"), "no": NP_("switch", "off")}

ROWS = (
    Row(
        "language",
        N_("Language"),
        {"en": ("", LANGUAGES["en"]), "cs": ("", LANGUAGES["cs"])},
        N_(
            "The language of everything on the screen. You can read the rules in the other one too."
        ),
    ),
    Row(
        "theme",
        N_("Colors"),
        {
            "dark": NP_("theme", "dark"),
            "light": NP_("theme", "light"),
            "contrast": NP_("theme", "high contrast"),
            "ansi": NP_("theme", "the terminal's own"),
        },
        N_("The player colors of all themes can be told apart with color blindness too."),
    ),
    Row(
        "colours",
        N_("Number of colors"),
        {
            "": NP_("colour depth", "automatic"),
            "true": NP_("colour depth", "all (24 bit)"),
            "256": NP_("colour depth", "256"),
            "16": NP_("colour depth", "16"),
            "none": NP_("colour depth", "none"),
        },
        N_("Terminals do not always report what they can do; choose what looks right."),
    ),
    Row(
        "glyphs",
        N_("Symbols"),
        {
            "": NP_("signs", "automatic"),
            "unicode": NP_("signs", "lines and marks"),
            "ascii": NP_("signs", "plain ASCII"),
        },
        N_("Plain ASCII is the safe choice if frames look crooked."),
    ),
    Row("keys", N_("Keys"), {}, N_("Enter lists all keys and lets you change them.")),
    Row(
        "confirm_end",
        N_("Ask before ending a turn"),
        {
            "always": NP_("ask", "always"),
            "useful": NP_("ask", "if something can still be done"),
            "never": NP_("ask", "never"),
        },
        N_("At an honest table, ending a turn cannot be undone."),
    ),
    Row(
        "bot_speed",
        N_("Bot speed"),
        {
            "instant": NP_("bots move", "at once"),
            "pause": NP_("bots move", "with a short pause"),
            "key": NP_("bots move", "one step per key press"),
        },
        N_("How fast bots' steps are shown. All of them are in the log."),
    ),
    Row(
        "contract",
        N_("Ora et Labora: work contracts"),
        {
            "ask": NP_("work contracts", "ask me"),
            "prior": NP_("work contracts", "the prior if free"),
            "brother": NP_("work contracts", "a lay brother if free"),
        },
        N_("Who goes when others use your building. At a table: :contract."),
    ),
    Row(
        "points_ahead",
        N_("Points in previews"),
        _YES_NO,
        N_("The preview tells how many points a step brings. Off: you count them yourself."),
    ),
    Row(
        "memory",
        N_("Seen cards"),
        _YES_NO,
        N_("Lists the cards you saw going into hidden hands. Off: you remember them yourself."),
    ),
    Row(
        "mouse",
        N_("Mouse"),
        _YES_NO,
        N_("A click does the same as Enter. With the mouse on, drag with Shift to select text."),
    ),
    Row("bell", N_("Bell"), _YES_NO, N_("Rings when your turn comes after someone else's.")),
    Row(
        "notice",
        N_("Desktop notification"),
        _YES_NO,
        N_("Asks the terminal for a notification on your turn. Not every terminal can."),
    ),
    Row(
        "clipboard",
        N_("Clipboard"),
        _YES_NO,
        N_(
            "Copies the line that others need to join your table to the clipboard. Nothing is read."
        ),
    ),
    Row(
        "czech_digits",
        N_("Czech digit row"),
        {
            "": NP_("czech digits", "follow the system"),
            **_YES_NO,
        },
        N_("On a Czech keyboard the digit row types letters; they count as 1 to 9 and 0."),
    ),
    Row(
        "cursor",
        N_("Show the cursor"),
        _YES_NO,
        N_("The terminal's cursor stays on the focused item, for screen readers and magnifiers."),
    ),
    Row("welcome", N_("First steps"), {}, N_("Enter shows the first-start pages again.")),
)


def value(row: Row, settings: Settings) -> str:
    """The chosen value of a row, as one of its choices."""
    now = getattr(settings, row.field)
    if isinstance(now, bool):
        return "yes" if now else "no"
    return str(now)


def named(row: Row, chosen: str, words: Words) -> str:
    """The name of a choice."""
    if chosen not in row.choices:
        return ""
    context, message = row.choices[chosen]
    return words.p(context, message) if context else message


def following(row: Row, now: str, by: int) -> str:
    """The choice after (1) or before (-1) `now`."""
    choices = list(row.choices)
    at = choices.index(now) if now in choices else -by
    return choices[(at + by) % len(choices)]


def stored(row: Row, chosen: str) -> object:
    """The value that `Settings` keeps for a choice."""
    if isinstance(Settings.model_fields[row.field].default, bool):
        return chosen == "yes"
    return chosen
