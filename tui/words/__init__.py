"""Everything the house says to people, in the language of the reader.

Language is a value that is handed on (`Words`), never a setting of the process: many people with
different languages may share one process. English is the source language; other languages live
in gettext catalogues under `locale`, compiled from the `.po` beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path

DOMAIN = "herna"
LOCALE = Path(__file__).parent / "locale"
LANGUAGES = {"en": "English", "cs": "Čeština"}
"""The languages of the house by code, each under the name its speakers give it."""


def N_(message: str) -> str:
    """Mark a message of a table for the catalogue; `Words.t` translates it when it is shown."""
    return message


def NP_(context: str, message: str) -> tuple[str, str]:
    """Mark a message with its context for the catalogue: `words.p(*NP_("verb", "Place"))`."""
    return context, message


@cache
def _translations(language: str, folder: Path) -> NullTranslations:
    """Give the catalogue of a language; one that was never compiled leaves English."""
    if language == "en":
        return NullTranslations()
    return translation(DOMAIN, folder, [language], fallback=True)


class Words:
    """The words of one language. Cheap to make: catalogues are read once and never change."""

    __slots__ = ("_translations", "language", "names_files")

    def __init__(self, language: str, folder: Path = LOCALE, *, names_files: bool = True) -> None:
        """Speak `language`, a code of `LANGUAGES`; anything else is answered in English.

        Words for visitors of a server name no files: those would be the server's.
        """
        self.names_files = names_files
        self.language = language if language in LANGUAGES else "en"
        self._translations = _translations(self.language, folder)

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other._translations is self._translations

    def __hash__(self) -> int:
        return hash(self.language)

    def t(self, message: str, /, **values: object) -> str:
        """Translate a message and fill in its `{name}` places."""
        return _fill(self._translations.gettext(message), values)

    def n(self, singular: str, plural: str, count: int, /, **values: object) -> str:
        """Translate by count, which is also there as `{count}`."""
        text = self._translations.ngettext(singular, plural, count)
        return text.format_map({"count": count, **values})

    def p(self, context: str, message: str, /, **values: object) -> str:
        """Translate a message that means different things in different places."""
        return _fill(self._translations.pgettext(context, message), values)

    def number(self, value: float) -> str:
        """Write a number without needless digits; a half is `0.5`, in Czech `0,5`."""
        if value == int(value):
            return str(int(value))
        digits = f"{value:.2f}".rstrip("0")
        return digits.replace(".", self.p("decimal mark", "."))

    def join(self, items: Sequence[str]) -> str:
        """Write a list in a sentence: `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.t("{list} and {last}", list=", ".join(items[:-1]), last=items[-1])

    def date(self, moment: datetime) -> str:
        """Write day and time to the minute, in the time zone that `moment` has."""
        return self.t(
            "{year}-{month:02}-{day:02} {hour:02}:{minute:02}",
            year=moment.year,
            month=moment.month,
            day=moment.day,
            hour=moment.hour,
            minute=moment.minute,
        )


def _fill(text: str, values: dict[str, object]) -> str:
    """Put values into a translated text. Values are never read as places themselves."""
    return text.format_map(values) if values else text
