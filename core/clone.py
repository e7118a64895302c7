"""The copy function of a dataclass, generated once from its fields.

It handles what states are made of: ints, strings, bools, None, tuples of those (shared, they
cannot change), lists and dicts of those (copied flat), dataclasses, lists of dataclasses and
unions of dataclasses (copied one by one).
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

_PLAIN = (int, str, bool, float, type(None))


def cloner(cls: type[T]) -> Callable[[T], T]:
    """Make the copy function for dataclass `cls`. Raises TypeError for a field it cannot copy."""
    made: dict[type[Any], Callable[[Any], Any]] = {}
    _make(cls, made)
    return made[cls]


def _make(cls: type[Any], made: dict[type[Any], Callable[[Any], Any]]) -> None:
    if cls in made:
        return
    made[cls] = _unready
    hints = get_type_hints(cls)
    scope: dict[str, Any] = {"made": made, "cls": cls}
    arguments = [_copying(hints[f.name], f"old.{f.name}", made) for f in fields(cls)]
    exec(f"def clone(old):\n    return cls({', '.join(arguments)})\n", scope)
    made[cls] = scope["clone"]


def _unready(old: Any) -> Any:
    raise TypeError(f"{type(old).__name__} contains itself before it is complete")


def _copying(hint: Any, source: str, made: dict[type[Any], Callable[[Any], Any]]) -> str:
    """Give the expression that copies the value at `source`, whose type is `hint`."""
    origin = get_origin(hint)
    if hint in _PLAIN or origin in (Literal, tuple):
        return source
    if is_dataclass(hint) and isinstance(hint, type):
        _make(hint, made)
        return f"made[type({source})]({source})"
    if origin in (Union, types.UnionType):
        members = [a for a in get_args(hint) if a not in _PLAIN and get_origin(a) is not Literal]
        if not members:
            return source
        for member in members:
            _copying(member, source, made)
        if len(members) == len(get_args(hint)) and all(is_dataclass(m) for m in members):
            return f"made[type({source})]({source})"
        if len(members) == 1:
            return f"(None if {source} is None else {_copying(members[0], source, made)})"
    if hasattr(hint, "__metadata__"):
        return _copying(get_args(hint)[0], source, made)
    if origin is list:
        inner = _copying(get_args(hint)[0], "item", made)
        return f"{source}[:]" if inner == "item" else f"[{inner} for item in {source}]"
    if origin is dict:
        inner = _copying(get_args(hint)[1], "item", made)
        if inner == "item":
            return f"{source}.copy()"
        return f"{{key: {inner} for key, item in {source}.items()}}"
    raise TypeError(f"cannot copy a field of type {hint!r}")
