"""Prices as they stand on rows and projects."""

from __future__ import annotations

from tui.screens.burgundy.picture import Picture, Price
from tui.widgets.lines import Span
from tui.words.burgundy_cards import price
from tui.words.burgundy_names import workers_code


def short(picture: Picture, of: Price | None) -> Span:
    """Write a price in 4 cells: `3`, `3+1w`, `(2w)` where workers are missing."""
    words = picture.words
    if of is None:
        return "", "text"
    if not of.possible:
        return f"({workers_code(words, of.workers)})", "dim"
    if not of.dice:
        return words.p("price", "free"), "legal"
    return price(words, of.dice[0], of.workers), "legal"


def long(picture: Picture, of: Price | None) -> Span:
    """Write a price in 9 cells: `die 3`, `die 3 +1w`, `3|5 +1w`, `needs 2w`."""
    words = picture.words
    if of is None:
        return "", "text"
    workers = workers_code(words, of.workers)
    if not of.possible:
        return words.t("needs {workers}", workers=workers), "dim"
    if not of.dice:
        return words.p("price", "free"), "legal"
    more = f" +{workers}" if of.workers else ""
    if len(of.dice) > 1:
        return "|".join(map(str, of.dice)) + more, "legal"
    return words.p("price", "die {die}", die=of.dice[0]) + more, "legal"
