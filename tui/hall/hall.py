"""The tables of one server, and who may sit at them."""

from __future__ import annotations


class Hall:
    """The tables that the visitors of one server share."""
