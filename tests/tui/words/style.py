"""The style of the words as rules that a text keeps or breaks; `style.toml` holds the lists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core import games
from tui.rules.library import FOLDER
from tui.words.extract import read

ROOT = Path(__file__).parents[3]
GAMES = games.names()

_COUNTED = (
    "workers|cards|actions|points|hints|bots|coins|guilders|markers|places|spaces|steps|tiles"
    "|mills|buildings"
)
_COUNTS = "count|needed|there|seats|limit"
_INSERTED = "price|coins|goods|cost|cards|amounts?|what|tile|land|terrains|guilders|resource"
_BEFORE_INSERTED = (
    "za|stojí|chce|má|zisk|placeno|prodej|[Pp]latba|[Uu]místit|Zisk|Máte|utratit|vrátit|zaplaceno"
    "|vzato|koupit"
)


@dataclass(frozen=True, slots=True)
class Text:
    """Something that a user may read, and where it comes from."""

    where: str
    language: str
    game: str | None
    text: str
    context: str = ""
    single: bool = False
    """Whether it is a message that has no plural form."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern that no text of a language (and game) may hold; `finds` is a text that does."""

    language: str
    pattern: str
    instead: str
    finds: str
    game: str | None = None

    def broken_by(self, text: Text) -> str | None:
        """Give the words that break the rule."""
        if text.language != self.language or self.game not in (None, text.game):
            return None
        found = re.search(self.pattern, re.sub(r"\{\w+", "{", text.text))
        return found and found[0]


RULES = tuple(
    Rule(**entry)
    for entry in tomllib.loads(Path(__file__).with_name("style.toml").read_text("utf-8"))["rule"]
)


def faults(text: Text) -> Iterator[str]:
    """Say what is wrong with a text."""
    for rule in RULES:
        if found := rule.broken_by(text):
            yield f"“{found}”, write: {rule.instead}"
    yield from _typography(text)
    if text.language == "cs" and (
        inserted := re.search(rf"\b(?:{_BEFORE_INSERTED}) \{{(?:{_INSERTED})\}}", text.text)
    ):
        yield f"a noun is inserted without a colon: {inserted[0]}"
    if text.single and (counted := re.search(rf"\{{(?:{_COUNTS})\}} (?:{_COUNTED})\b", text.text)):
        yield f"counts without plural forms: {counted[0]}"
    width = re.search(r"at most (\d+) cells", text.context)
    if width and "{" not in text.text and len(text.text) > int(width[1]):
        yield f"is wider than its column: {len(text.text)} cells"


def _typography(text: Text) -> Iterator[str]:
    if '"' in text.text:
        yield "straight quotes"
    if re.search(r"\d ?x\b(?! ?=)|\bx ?\d|\}x\b|(?<=\s)x\{", text.text):
        yield "x for ×"
    options_left_out = re.sub(r"(?:ssh|--).*", "", text.text)
    if re.search(r"(?<![\w{}.)/:\]-])-\d", options_left_out):
        yield "a hyphen for the minus sign"


def texts() -> Iterator[Text]:
    """Give all messages in both languages, the lines of the rule pages, and those of README."""
    yield from _messages()
    for path in sorted(FOLDER.glob("*/*.md")):
        yield from page_lines(path, path.parent.name)
    yield from page_lines(ROOT / "README.md", "en")


def _messages() -> Iterator[Text]:
    for message in read("cs"):
        if not message.id:
            continue
        ids = (message.id,) if isinstance(message.id, str) else message.id
        forms = (message.string,) if isinstance(message.string, str) else message.string or ()
        files = [file for file, _ in message.locations]
        for language, spoken in (("en", ids), ("cs", forms)):
            for text in spoken:
                single = language == "en" and len(ids) == 1
                yield Text(files[0], language, game_of(files), text, message.context or "", single)


def game_of(files: list[str]) -> str | None:
    """Give the game whose modules alone use a message."""
    owners = {
        next((game for game in GAMES if re.search(rf"/{game}[/._]", file)), None) for file in files
    }
    return owners.pop() if len(owners) == 1 else None


def page_lines(path: Path, language: str) -> Iterator[Text]:
    """Give the lines of a document without code, the table of keys, links and search words."""
    text = re.sub(r"(?s)<!-- keys -->.*?<!-- /keys -->|```.*?```", "", path.read_text("utf-8"))
    text = re.sub(r"(?m)^(?:See also|Words|Kind|Rulebook):.*$", "", text)
    game = path.stem if path.stem in GAMES else None
    where = path.relative_to(ROOT).as_posix()
    for line in re.sub(r"`[^`\n]*`", "`code`", text).splitlines():
        if line:
            yield Text(where, language, game, line)
