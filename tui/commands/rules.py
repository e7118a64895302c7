"""`herna rules`: prints rule pages without a full screen."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

from tui.commands.parser import Parser
from tui.rules.library import FOLDER, HOUSE, Library, load
from tui.words import Words

_WIDEST = 80


def run(words: Words, arguments: Sequence[str]) -> int:
    """Print the pages that have all the words, or the list of all pages; 1 if there is none."""
    about = words.t(
        "Prints the rules that contain all these words, in either language, with or without "
        "accents. Without words, it lists all rules."
    )
    parser = Parser(words, "herna rules", words.t("[WORDS]"), about)
    parser.section(words.p("heading of the help", "rules"))
    parser.expects(
        "words", words.t("WORDS"), words.t("words to look for, or the id of a rule"), many=True
    )
    text = " ".join(parser.read(arguments)["words"])
    library = load(_games_with_pages(), words.language)
    if not text.strip():
        print(contents(library))
        return 0
    pages = [library.page(text)] if text in library else [hit.page for hit in library.search(text)]
    if not pages:
        print(words.t("No rule contains “{text}”.", text=text), file=sys.stderr)
        return 1
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    print("\n\n\n".join("\n".join(library.plain(page, width)) for page in pages))
    return 0


def contents(library: Library) -> str:
    """List the title and the id of every page."""
    wide = max(len(page.id) for page in library.pages)
    return "\n".join(f"{page.id:{wide}}  {page.title}" for page in library.pages)


def _games_with_pages() -> list[str]:
    """List the games by their files; the registry would bring in pydantic, half of the time."""
    return sorted({path.stem for path in FOLDER.glob("*/*.md")} - {HOUSE})
