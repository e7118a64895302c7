"""The compiler of the words: writes what is out of date, and only that."""

from __future__ import annotations

import os
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.pofile import PoFileError

from tui.words.compile import compile_words

PO = (
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "Key"\nmsgstr "{key}"\n'
)


def catalogue(locale: Path, key: str) -> Path:
    """Write a catalogue with one message."""
    po = locale / "cs" / "LC_MESSAGES" / "herna.po"
    po.parent.mkdir(parents=True, exist_ok=True)
    po.write_text(PO.replace("{key}", key), encoding="utf-8")
    return po


def test_a_newer_catalogue_is_compiled_again_and_a_current_one_left_alone(tmp_path: Path) -> None:
    po = catalogue(tmp_path, "Klávesa")
    mo = po.with_suffix(".mo")
    assert compile_words(tmp_path) == [mo]
    assert compile_words(tmp_path) == []
    catalogue(tmp_path, "Klíč")
    later = mo.stat().st_mtime_ns + 1_000_000_000
    os.utime(po, ns=(later, later))
    assert compile_words(tmp_path) == [mo]
    with mo.open("rb") as file:
        assert GNUTranslations(file).gettext("Key") == "Klíč"
    assert sorted(path.name for path in mo.parent.iterdir()) == ["herna.mo", "herna.po"]


def test_a_catalogue_that_cannot_be_read_stops_the_build(tmp_path: Path) -> None:
    po = catalogue(tmp_path, "Klíč")
    po.write_text('msgid "Key"\nnonsense\n', encoding="utf-8")
    with pytest.raises(PoFileError):
        compile_words(tmp_path)
    assert not po.with_suffix(".mo").exists()
