"""Names that are cut stay different."""

from __future__ import annotations

import pytest

from tui.play.short_names import short_names
from tui.widgets.glyphs import ASCII, UNICODE, Glyphs
from tui.widgets.lines import width

TABLES = (
    ("Bot 1", "Bot 2", "Bot 3"),
    ("Alexandra", "Alexandr", "Alexander", "Alena"),
    ("Jan Nov\u00e1k", "Jan Novotn\u00fd", "Jana"),
    ("\u674e\u5c0f\u9f99\u4e00", "\u674e\u5c0f\u9f99\u4e8c"),
)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
@pytest.mark.parametrize("cells", range(1, 12))
@pytest.mark.parametrize("names", TABLES)
def test_cut_names_differ_and_fit(names: tuple[str, ...], cells: int, glyphs: Glyphs) -> None:
    shown = [one for one in short_names(names, cells, glyphs) if one]
    assert len(set(shown)) == len(shown)
    assert all(width(one) <= cells for one in shown)


def test_similar_names_keep_their_ends() -> None:
    assert short_names(TABLES[0], 4, UNICODE) == ["Bo\u20261", "Bo\u20262", "Bo\u20263"]
    assert short_names(("Eva", "Bartolomej"), 4, UNICODE) == ["Eva", "Bar\u2026"]
