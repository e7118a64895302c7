"""What is said about saves that cannot be opened, written or believed: one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves import errors
from saves.opening import Verdict
from tui.words import Words


def trouble(words: Words, error: errors.SaveError) -> str:
    """Say what is wrong, and with which file."""
    file = words.t("The file") if error.path is None else str(error.path)
    return _TROUBLES[type(error)](words, file, error)


def verdict(words: Words, found: Verdict) -> str:
    """Say whether a replayed save holds; steps are counted from 1."""
    step = found.step + 1
    match found.reason:
        case "":
            return words.n(
                "The save holds: its {count} step leads where it says.",
                "The save holds: its {count} steps lead where it says.",
                found.step,
            )
        case "illegal":
            return words.t("The save does not hold: step {step} breaks the rules.", step=step)
        case "seat":
            return words.t(
                "The save does not hold: at step {step} another seat was to decide.", step=step
            )
        case "over":
            return words.t(
                "The save does not hold: the game had ended before step {step}.", step=step
            )
        case "marks":
            return words.t(
                "The save does not hold: what it says about step {step} is not what happened.",
                step=step,
            )
        case _:
            return words.t("The save does not hold: its steps lead to another position.")


def _damaged(words: Words, file: str, error: Any) -> str:
    if not error.where:
        return words.t("{file} is not a whole save; its end is missing.", file=file)
    return words.t("{file} is damaged at {where}.", file=file, where=error.where)


def _failed(words: Words, file: str, error: Any) -> str:
    if error.code == "EISDIR":
        return words.t("{file} is a folder, not a file.", file=file)
    return words.t("{file}: the system refused ({code}).", file=file, code=error.code or "?")


_TROUBLES: dict[type[errors.SaveError], Callable[[Words, str, Any], str]] = {
    errors.NotASave: lambda words, file, _: words.t("{file} is not a save.", file=file),
    errors.NewerFormat: lambda words, file, _: words.t(
        "{file} was saved by a newer version of Herna.", file=file
    ),
    errors.UnknownGame: lambda words, file, error: words.t(
        '{file} is a save of the game "{game}", which is not here.', file=file, game=error.game
    ),
    errors.Damaged: _damaged,
    errors.Tampered: lambda words, file, error: words.t(
        "{file} was changed by hand or damaged and cannot be trusted ({what}).",
        file=file,
        what=error.what,
    ),
    errors.Missing: lambda words, file, _: words.t("{file} does not exist.", file=file),
    errors.AlreadyThere: lambda words, file, _: words.t(
        "{file} is there already and is not overwritten.", file=file
    ),
    errors.InUse: lambda words, file, _: words.t("{file} is open in another window.", file=file),
    errors.ReadOnly: lambda words, file, _: words.t("{file} cannot be written.", file=file),
    errors.Unreadable: lambda words, file, _: words.t("{file} may not be read.", file=file),
    errors.DiskFull: lambda words, file, _: words.t(
        "{file} was not written: the disk is full.", file=file
    ),
    errors.Failed: _failed,
}
