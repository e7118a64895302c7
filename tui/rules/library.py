"""Reads the rule pages, finds them by words in any language, and prints them without a screen."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tui.words import LANGUAGES, NP_, Words

FOLDER = Path(__file__).parent
HOUSE = "house"

KINDS = {
    "basics": NP_("kind of rule", "basics"),
    "setup": NP_("kind of rule", "setup"),
    "action": NP_("kind of rule", "action"),
    "card": NP_("kind of rule", "card"),
    "building": NP_("kind of rule", "building"),
    "good": NP_("kind of rule", "good"),
    "settlement": NP_("kind of rule", "settlement"),
    "event": NP_("kind of rule", "event"),
    "scoring": NP_("kind of rule", "scoring"),
    "table": NP_("kind of rule", "table"),
    "app": NP_("kind of rule", "app"),
}

_HEADING = re.compile(r"^## +(?P<title>.+?) +\{#(?P<id>[a-z0-9.-]+)\}\s*$")
_FIELD = re.compile(r"^(?P<key>Kind|Often forgotten|See also|Rulebook|Words): *(?P<text>.*)$", re.S)
_TITLE_START, _TITLE_WORD, _SYNONYM, _BODY = range(4)


class BadPage(Exception):
    """A rule file that does not follow the format of `tui.rules`; the argument says where."""


@dataclass(frozen=True, slots=True)
class Page:
    """One rule. A paragraph that begins with `- ` is an item of a list."""

    id: str
    title: str
    kind: str
    body: tuple[str, ...]
    forgotten: tuple[str, ...]
    see_also: tuple[str, ...]
    source: str
    words: tuple[str, ...]

    @property
    def game(self) -> str:
        """The game it belongs to, or `house`."""
        return self.id.partition(".")[0]

    @property
    def brief(self) -> str:
        """Its first sentence."""
        return re.split(r"(?<=\.) ", self.body[0].removeprefix("- "), maxsplit=1)[0]


@dataclass(frozen=True, slots=True)
class Hit:
    """A page that was found; a smaller rank is nearer to what was asked."""

    page: Page
    rank: int
    line: str
    """The paragraph in which the words stand, or the first one."""


def fold(text: str) -> str:
    """Give a text without case and accents, as it is compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _tokens(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[0-9a-z]+", fold(text)))


@dataclass(frozen=True, slots=True)
class _Index:
    """What a page can be found by: tokens of title, synonyms and text in all languages."""

    page: Page
    title: tuple[str, ...]
    synonyms: frozenset[str]
    body: frozenset[str]

    def rank(self, asked: tuple[str, ...]) -> int | None:
        """Say how near the page is to the asked tokens; None if one of them is nowhere."""
        ranks = [self._rank_of(token) for token in asked]
        if None in ranks:
            return None
        if self.title[: len(asked) - 1] == asked[:-1] and self._starts(asked):
            return _TITLE_START
        return max(_TITLE_WORD, *(rank for rank in ranks if rank is not None))

    def _starts(self, asked: tuple[str, ...]) -> bool:
        last = len(asked) - 1
        return len(self.title) > last and self.title[last].startswith(asked[last])

    def _rank_of(self, token: str) -> int | None:
        for rank, field in (
            (_TITLE_WORD, self.title),
            (_SYNONYM, self.synonyms),
            (_BODY, self.body),
        ):
            if any(word.startswith(token) for word in field):
                return rank
        return None


class Library:
    """The pages of the house and of some games in one language. Never changes."""

    def __init__(
        self, pages: tuple[Page, ...], others: dict[str, list[Page]], words: Words
    ) -> None:
        """Keep `pages`; `others` are the same pages in other languages, by id."""
        self.pages = pages
        self.words = words
        self._by_id = {page.id: page for page in pages}
        self._index = [_index(page, others.get(page.id, [])) for page in pages]

    def page(self, page_id: str) -> Page:
        """Give a page. Raises `KeyError` for an id that has none."""
        return self._by_id[page_id]

    def __contains__(self, page_id: object) -> bool:
        return page_id in self._by_id

    def search(self, text: str) -> list[Hit]:
        """Find pages that have all words of `text`, the nearest first; all pages for no words.

        Case and accents do not matter, a word's beginning is enough, and words of every language
        of the house are found. Only if nothing is found, up to three last letters of long words
        are let go, one after the other, because Czech changes the ends of words.
        """
        asked = _tokens(text)
        if not asked:
            return [Hit(page, _BODY, page.brief) for page in self.pages]
        for less in range(4):
            found = self._hits(tuple(_without_end(token, less) for token in asked))
            if found:
                return found
        return []

    def _hits(self, asked: tuple[str, ...]) -> list[Hit]:
        found = []
        for index in self._index:
            rank = index.rank(asked)
            if rank is not None:
                found.append(Hit(index.page, rank, _line_with(index.page, asked)))
        return sorted(found, key=lambda hit: hit.rank)

    def plain(self, page: Page, width: int) -> list[str]:
        """Write a page as lines of at most `width` cells, for a terminal without a screen."""
        t = self.words
        lines = _wrapped(page.title, width)
        for paragraph, before in zip(page.body, ("", *page.body), strict=False):
            if not (before and paragraph.startswith("- ")):
                lines.append("")
            lines += _wrapped(paragraph, width)
        if page.forgotten:
            lines += ["", t.t("Often forgotten")]
            lines += [line for text in page.forgotten for line in _wrapped(text, width, " ")]
        if page.see_also:
            titles = ", ".join(self.page(other).title for other in page.see_also)
            lines += ["", *_wrapped(t.t("See also: {pages}", pages=titles), width)]
        if page.source:
            lines += ["", *_wrapped(t.t("Source: {source}", source=page.source), width)]
        return lines

    def kind(self, page: Page) -> str:
        """Name the kind of a page, as it stands beside its title in a list."""
        return self.words.p(*KINDS[page.kind])


def _index(page: Page, others: list[Page]) -> _Index:
    synonyms: set[str] = set()
    body: set[str] = set()
    for one in (page, *others):
        for text in (*one.words, one.title, one.id):
            synonyms.update(_tokens(text))
        for text in (*one.body, *one.forgotten):
            body.update(_tokens(text))
    return _Index(page, _tokens(page.title), frozenset(synonyms), frozenset(body))


def _without_end(token: str, less: int) -> str:
    """Let go of the last letters of a word, but leave four."""
    return token[: max(len(token) - less, min(len(token), 4))]


def _line_with(page: Page, asked: tuple[str, ...]) -> str:
    """Give the paragraph of a page that has the asked words, or its first sentence."""
    for text in (*page.body, *page.forgotten):
        tokens = _tokens(text)
        if all(any(word.startswith(token) for word in tokens) for token in asked):
            return text
    return page.brief


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    hanging = indent + ("  " if text.startswith("- ") else "")
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=hanging)


def _blocks(lines: Iterable[str]) -> Iterator[str]:
    """Join lines to paragraphs: a blank line, a list item or a key word begins a new one."""
    block: list[str] = []
    for line in lines:
        new = not line.strip() or line.startswith("- ") or _FIELD.match(line)
        if new and block:
            yield " ".join(block)
            block = []
        if line.strip():
            block.append(line.strip())
    if block:
        yield " ".join(block)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _page(page_id: str, title: str, lines: list[str]) -> Page:
    body: list[str] = []
    fields: dict[str, list[str]] = {}
    for block in _blocks(lines):
        field = _FIELD.match(block)
        if field is None:
            body.append(block)
        else:
            fields.setdefault(field["key"], []).append(field["text"])
    kind = "".join(fields.get("Kind", []))
    if not body or kind not in KINDS:
        raise BadPage(page_id)
    return Page(
        page_id,
        title,
        kind,
        tuple(body),
        tuple(fields.get("Often forgotten", [])),
        _listed(", ".join(fields.get("See also", []))),
        " ".join(fields.get("Rulebook", [])),
        _listed(", ".join(fields.get("Words", []))),
    )


def parse(text: str) -> tuple[Page, ...]:
    """Read the pages of one file. Raises `BadPage` for one without text or kind."""
    pages: list[tuple[str, str, list[str]]] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            pages.append((heading["id"], heading["title"], []))
        elif line.startswith("## "):
            raise BadPage(line)
        elif pages:
            pages[-1][2].append(line)
    return tuple(_page(*page) for page in pages)


@cache
def _file(name: str, language: str) -> tuple[Page, ...]:
    path = FOLDER / language / f"{name}.md"
    if not path.is_file():
        raise KeyError(name)
    return parse(path.read_text("utf-8"))


@cache
def _library(names: tuple[str, ...], language: str) -> Library:
    others: dict[str, list[Page]] = {}
    for other in LANGUAGES.keys() - {language}:
        for name in names:
            for page in _file(name, other):
                others.setdefault(page.id, []).append(page)
    pages = tuple(page for name in names for page in _file(name, language))
    return Library(pages, others, Words(language))


def load(game_ids: Iterable[str], language: str) -> Library:
    """Give the pages of some games and of the house, read once per language.

    An unknown language is English. Raises `KeyError` for a game without pages.
    """
    return _library((*game_ids, HOUSE), Words(language).language)
