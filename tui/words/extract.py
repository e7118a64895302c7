"""Keeps the catalogues in step with the code. A tool for developers; it needs Babel.

`python -m tui.words.extract --missing` lists what is wrong with each catalogue, what is not
translated included. `--update` rewrites the catalogues in the order of the code, without unused
messages. One that is not translated stays out of the file until somebody writes it there: an
empty entry would win over a translation that another branch adds further down.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from tui.words import DOMAIN, LANGUAGES, LOCALE

CODE = Path(__file__).parents[1]
"""The folder whose messages are collected."""

_METHODS = {"t": (None, 0, None), "n": (None, 0, 1), "p": (0, 1, None)}
_MARKS = {"N_": (None, 0, None), "NP_": (0, 1, None)}

_HEADER = r"""msgid ""
msgstr ""
"Project-Id-Version: Herna\n"
"Language: {language}\n"
"Plural-Forms: {plural_forms}\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"

"""
"""Written by hand: the one of Babel carries dates and people, which would change every time."""


class Key(NamedTuple):
    """What names a message in a catalogue."""

    context: str | None
    singular: str
    plural: str | None


def _places(call: ast.Call) -> tuple[int | None, int, int | None] | None:
    """Tell which arguments of a call are context, message and plural; None for other calls."""
    match call.func:
        case ast.Attribute(attr=name):
            return _METHODS.get(name.removeprefix("_"))
        case ast.Name(id=name):
            # A method is often given a short name first: `t = words.t`.
            return _MARKS.get(name, _METHODS.get(name))
    return None


def _text(call: ast.Call, index: int | None) -> str | None:
    """Give the argument at `index` if it is a plain string."""
    if index is None or index >= len(call.args):
        return None
    match call.args[index]:
        case ast.Constant(value=str(text)):
            return text
    return None


def messages_of(source: str) -> Iterator[Key]:
    """Find the messages of a module. Calls whose message is a variable are marked elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (places := _places(node)) is not None:
            context, singular, plural = (_text(node, index) for index in places)
            complete = (context is None) == (places[0] is None)
            if singular and complete and (plural is None) == (places[2] is None):
                yield Key(context, singular, plural)


def messages(folder: Path = CODE) -> dict[Key, list[str]]:
    """Give all messages below `folder` with the modules that use them."""
    found: dict[Key, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        for key in messages_of(path.read_text("utf-8")):
            files = found.setdefault(key, [])
            if name not in files:
                files.append(name)
    return found


def path_of(language: str, folder: Path = LOCALE) -> Path:
    """Say where the catalogue of a language lies."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str, folder: Path = LOCALE) -> Catalog:
    """Read a catalogue; raises `ValueError` when the file is not a sound catalogue."""
    with path_of(language, folder).open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN, abort_invalid=True)


def _key(message: Message) -> Key:
    if isinstance(message.id, str):
        return Key(message.context, message.id, None)
    singular, plural = message.id
    return Key(message.context, singular, plural)


def _forms(message: Message) -> list[str]:
    if isinstance(message.string, str):
        return [message.string]
    return [form or "" for form in message.string or ()]


def names_in(text: str) -> set[str]:
    """Give the names of the places in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _faults(message: Message, forms_needed: int) -> Iterator[str]:
    """Say what is wrong with one translation."""
    forms = _forms(message)
    if message.fuzzy:
        yield "is fuzzy"
    if not all(forms) or (message.pluralizable and len(forms) != forms_needed):
        yield "lacks a form" if any(forms) else "is not translated"
        return
    singular, plural = _key(message)[1:]
    wanted = names_in(singular) | names_in(plural or "")
    for form in forms:
        names = names_in(form)
        if names != wanted and not (message.pluralizable and names | {"count"} == wanted):
            yield f"has other places: {form}"
        if bool(re.match(r"\s", form)) != bool(re.match(r"\s", singular)):
            yield f"begins with other space: {form}"


def _shown(key: Key) -> str:
    """Write a key for a list of faults."""
    return repr(key.singular) + (f" in the context {key.context!r}" if key.context else "")


def problems(catalog: Catalog, wanted: dict[Key, list[str]]) -> list[str]:
    """List everything that keeps a catalogue from being whole, one line a fault."""
    known = {_key(message): message for message in catalog if message.id}
    lines = [f"not in the catalogue: {_shown(key)}" for key in wanted.keys() - known.keys()]
    lines += [f"unused: {_shown(key)}" for key in known.keys() - wanted.keys()]
    for key in wanted.keys() & known.keys():
        faults = _faults(known[key], catalog.num_plurals)
        lines += [f"{fault}: {_shown(key)}" for fault in faults]
    return sorted(lines)


def updated(catalog: Catalog, wanted: dict[Key, list[str]]) -> Catalog:
    """Give the catalogue of all wanted messages that are translated."""
    known = {_key(message): message.string for message in catalog if any(_forms(message))}
    fresh = Catalog(locale=catalog.locale, domain=DOMAIN)
    for key, files in sorted(wanted.items(), key=lambda item: (item[1], item[0][1])):
        if key in known:
            fresh.add(
                key.singular if key.plural is None else (key.singular, key.plural),
                known[key],
                locations=[(name, 0) for name in files],
                context=key.context,
            )
    return fresh


def write(catalog: Catalog, language: str, folder: Path = LOCALE) -> None:
    """Write a catalogue beside the old one and put it in its place."""
    path = path_of(language, folder)
    beside = path.with_suffix(".new")
    header = _HEADER.format(language=language, plural_forms=catalog.plural_forms)
    with beside.open("wb") as file:
        file.write(header.encode())
        write_po(file, catalog, width=98, omit_header=True, include_lineno=False)
    beside.replace(path)


def main(arguments: list[str]) -> int:
    """Run the tool; 1 when `--missing` found something."""
    parser = argparse.ArgumentParser(description="Keep the catalogues in step with the code.")
    parser.add_argument("--missing", action="store_true", help="list what is wrong")
    parser.add_argument("--update", action="store_true", help="rewrite the catalogues")
    asked = parser.parse_args(arguments)
    wanted = messages()
    found = 0
    for language in LANGUAGES.keys() - {"en"}:
        if asked.update:
            write(updated(read(language), wanted), language)
        lines = problems(read(language), wanted) if asked.missing else []
        found += len(lines)
        print(*(f"{language}: {line}" for line in lines), sep="\n", end="\n" if lines else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
