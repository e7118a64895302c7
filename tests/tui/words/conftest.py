"""Words are compiled before anything here speaks Czech."""

from __future__ import annotations

from tui.words.compile import compile_words

compile_words()
