"""No sentence says *you is*: where a name may be the reader's, the verb does not depend on it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tui

FOLDER = Path(tui.__file__).parent
_VERB = r"(is|has|was|does|wins|takes|gets|plays|starts|loses|pays|gives|chooses|decides)\b"
_METHODS = ("t", "n", "p")


def _calls_who(node: ast.AST) -> bool:
    return any(
        isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == "who"
        for one in ast.walk(node)
    )


def _messages(call: ast.Call) -> list[str]:
    return [
        one.value
        for one in call.args
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]


def spoken(source: str) -> Iterator[tuple[str, str]]:
    """Give each message with a place that may be filled with *you*, and the name of the place."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        named = {
            target.id
            for one in ast.walk(function)
            if isinstance(one, ast.Assign) and _calls_who(one.value)
            for target in one.targets
            if isinstance(target, ast.Name)
        }
        for call in ast.walk(function):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
                continue
            if call.func.attr not in _METHODS:
                continue
            for keyword in call.keywords:
                direct = _calls_who(keyword.value)
                known = isinstance(keyword.value, ast.Name) and keyword.value.id in named
                if keyword.arg and (direct or known):
                    yield from ((message, keyword.arg) for message in _messages(call))


def wrong(message: str, place: str) -> bool:
    """Whether the message has a verb that fits a name only."""
    return re.search(r"\{" + place + r"\} " + _VERB, message) is not None


def test_the_check_finds_what_it_looks_for() -> None:
    source = 'def f(v):\n    name = v.who(1)\n    return v.words.t("{name} is away", name=name)\n'
    assert [wrong(*one) for one in spoken(source)] == [True]
    assert not wrong("Away: {name}", "name")


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem)
def test_no_message_with_you_has_a_verb_for_a_name(path: Path) -> None:
    assert [one for one in spoken(path.read_text("utf-8")) if wrong(*one)] == []


def test_messages_that_may_say_you_are_found() -> None:
    found = [one for path in FOLDER.rglob("*.py") for one in spoken(path.read_text("utf-8"))]
    assert len(found) >= 5
