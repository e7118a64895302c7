"""Compile the catalogues: each `.po` under `locale` becomes the `.mo` that gettext reads.

`python -m tui.words.compile` does it in a checkout and touches only what is out of date. The
build hook does the same for a wheel, so this module imports nothing of ours.
"""

from __future__ import annotations

import os
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parent / "locale"


def compile_words(locale: Path = LOCALE) -> list[Path]:
    """Write the `.mo` of every newer `.po` under `locale`; give the files written.

    Raises PoFileError for a catalogue that cannot be read, and OSError for a full disk.
    """
    return [_compile(po) for po in sorted(locale.glob("*/LC_MESSAGES/*.po")) if _stale(po)]


def _stale(po: Path) -> bool:
    mo = po.with_suffix(".mo")
    return not mo.exists() or mo.stat().st_mtime_ns <= po.stat().st_mtime_ns


def _compile(po: Path) -> Path:
    """Write beside and rename, so that an app that starts meanwhile never reads half a file."""
    with po.open("rb") as source:
        catalog = read_po(source, locale=po.parent.parent.name, abort_invalid=True)
    mo = po.with_suffix(".mo")
    beside = mo.with_suffix(f".{os.getpid()}.tmp")
    try:
        with beside.open("wb") as target:
            write_mo(target, catalog)
        beside.replace(mo)
    finally:
        beside.unlink(missing_ok=True)
    return mo


if __name__ == "__main__":
    compile_words()
