"""Bots that nobody has named can be told apart by their first letter."""

from __future__ import annotations

import pytest

from tui.play.bot_names import bot_names
from tui.play.names import likeness


@pytest.mark.parametrize("taken", [(), ("Eva",), ("Ádám", "\u0415v\u0430", "Player")])
def test_first_letters_differ(taken: tuple[str, ...]) -> None:
    names = [*bot_names(6, taken), *taken]
    assert len(names) == 6 + len(taken)
    assert len({likeness(name)[0] for name in names}) == len(names)


def test_more_than_there_are_letters_are_refused() -> None:
    with pytest.raises(ValueError, match="100"):
        bot_names(100)
