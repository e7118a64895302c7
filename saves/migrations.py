"""From older save formats to the one of today, one function a step.

A change of the format adds 1 to `FORMAT` and a function to `STEPS`. It gets the whole document of
the format before and gives that of the next, as plain JSON values; the version is set by
`migrate`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from saves.errors import Damaged, NewerFormat, NotASave

FORMAT = 1

Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: Mapping[int, Step] = {}
"""By the version from which a step leads to the next."""


def version_of(data: object, target: int = FORMAT) -> int:
    """Read the format version of a document.

    Raises NotASave, NewerFormat, or Damaged for one that never was.
    """
    if not isinstance(data, dict) or "herna" not in data:
        raise NotASave
    version = data["herna"]
    if type(version) is not int or version < 1:
        raise Damaged("herna")
    if version > target:
        raise NewerFormat(version, target)
    return version


def migrate(
    data: dict[str, Any], steps: Mapping[int, Step] = STEPS, target: int = FORMAT
) -> dict[str, Any]:
    """Bring a document to format `target`. Raises as `version_of`, and Damaged.

    A step that does not find what it needs in a broken document may raise LookupError,
    TypeError, ValueError or AttributeError; that too becomes Damaged.
    """
    for version in range(version_of(data, target), target):
        try:
            data = {**steps[version](data), "herna": version + 1}
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise Damaged("") from error
    return data
