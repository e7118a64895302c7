"""A line of text being edited: what keys do to it, and how it is drawn."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from tui.widgets.lines import Line, clean, head, width

LONGEST = 200
"""Characters a field takes; more are refused, so that nobody pastes a book into a name."""


@dataclass(slots=True)
class TextField:
    """A text and where the cursor stands in it (characters before the cursor)."""

    text: str = ""
    at: int = 0

    @classmethod
    def holding(cls, text: str) -> TextField:
        """Give a field with the cursor behind `text`."""
        return cls(text, len(text))

    @property
    def value(self) -> str:
        """The text made safe to keep and to draw."""
        return clean(self.text)

    def insert(self, typed: str) -> None:
        """Put typed or pasted text at the cursor; a combining accent joins the letter before it."""
        flat = "".join(" " if sign in "\t\r\n" else sign for sign in typed)
        safe = "".join(sign for sign in flat if unicodedata.category(sign) != "Cc")
        before = unicodedata.normalize("NFC", self.text[: self.at] + safe)
        after = self.text[self.at :]
        if len(before) + len(after) <= LONGEST:
            self.text, self.at = before + after, len(before)

    def press(self, key: str, character: str | None) -> bool:
        """Do what a key does in a field and tell whether it meant anything here."""
        match key:
            case "left":
                self.at = max(0, self.at - 1)
            case "right":
                self.at = min(len(self.text), self.at + 1)
            case "home":
                self.at = 0
            case "end":
                self.at = len(self.text)
            case "backspace":
                self.text = self.text[: max(0, self.at - 1)] + self.text[self.at :]
                self.at = max(0, self.at - 1)
            case "delete":
                self.text = self.text[: self.at] + self.text[self.at + 1 :]
            case "ctrl+u":
                self.text, self.at = self.text[self.at :], 0
            case _ if character is not None and character.isprintable():
                self.insert(character)
            case _:
                return False
        return True

    def line(self, cells: int) -> Line:
        """Draw the field in so many cells with the cursor in sight."""
        before, after = self.text[: self.at], self.text[self.at :]
        under = after[:1] or " "
        while before and width(before) + width(under) > cells:
            before = before[1:]
        room = cells - width(before) - width(under)
        rest = head([(after[1:], "text")], room)
        return [(before, "text"), (under, "cursor"), *rest]
