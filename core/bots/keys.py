"""What makes two positions the same: a hashable value generated from a dataclass's fields.

It takes the fields that `core.clone` copies: plain values, tuples of them, lists and dicts,
dataclasses and unions of them.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

_PLAIN = (int, str, bool, float, type(None))

Key = Callable[[Any], Hashable]

_MADE: dict[type[Any], Key] = {}
"""All that were made so far."""


def keyer(cls: type[Any]) -> Key:
    """Make the function that gives equal values for equal instances of dataclass `cls`.

    Raises TypeError for a field that it cannot read.
    """
    if cls not in _MADE:
        made: dict[type[Any], Key] = {}
        _make(cls, made)
        _MADE[cls] = made[cls]
    return _MADE[cls]


def _make(cls: type[Any], made: dict[type[Any], Key]) -> None:
    if cls in made:
        return
    made[cls] = hash
    hints = get_type_hints(cls)
    scope: dict[str, Any] = {"made": made}
    parts = [_reading(hints[f.name], f"one.{f.name}", made) for f in fields(cls)]
    exec(f"def key(one):\n    return ({', '.join(parts)},)\n", scope)
    made[cls] = scope["key"]


def _reading(hint: Any, source: str, made: dict[type[Any], Key]) -> str:
    """Give the expression for the hashable form of the value at `source`."""
    origin = get_origin(hint)
    if hint in _PLAIN or origin in (Literal, tuple):
        return source
    if is_dataclass(hint) and isinstance(hint, type):
        _make(hint, made)
        return f"made[type({source})]({source})"
    if hasattr(hint, "__metadata__"):
        return _reading(get_args(hint)[0], source, made)
    if origin in (Union, types.UnionType):
        forms = {_reading(member, source, made) for member in get_args(hint)}
        if forms == {source}:
            return source
        whole = forms - {source}
        if len(whole) == 1:
            return whole.pop() if len(forms) == 1 else f"({source} and {whole.pop()})"
    if origin is list:
        inner = _reading(get_args(hint)[0], "item", made)
        return f"tuple({source})" if inner == "item" else f"tuple([{inner} for item in {source}])"
    if origin is dict:
        inner = _reading(get_args(hint)[1], "item", made)
        return f"tuple(sorted([(key, {inner}) for key, item in {source}.items()]))"
    raise TypeError(f"cannot compare a field of type {hint!r}")
