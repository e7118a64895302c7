"""What is said about saves that cannot be opened, written or believed: one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves import errors
from saves.opening import Verdict
from tui.words import Words


def trouble(words: Words, error: errors.SaveError) -> str:
    """Say what is wrong, and with which file, if the words may name one."""
    named = error.path is not None and words.names_files
    file = str(error.path) if named else words.t("The file")
    return _TROUBLES[type(error)](words, file, error)


def verdict(words: Words, found: Verdict) -> str:
    """Say whether a replayed save holds; steps are counted from 1."""
    step = found.step + 1
    match found.reason:
        case "":
            return words.n(
                "The saved game is valid: its {count} step replays correctly.",
                "The saved game is valid: all {count} steps replay correctly.",
                found.step,
            )
        case "illegal":
            return words.t("The saved game is invalid: step {step} breaks the rules.", step=step)
        case "seat":
            return words.t(
                "The saved game is invalid: at step {step} another seat was to decide.", step=step
            )
        case "over":
            return words.t(
                "The saved game is invalid: the game had ended before step {step}.", step=step
            )
        case "marks":
            return words.t(
                "The saved game is invalid: its record of step {step} is not what happened.",
                step=step,
            )
        case _:
            return words.t("The saved game is invalid: its steps lead to another position.")


def _damaged(words: Words, file: str, error: Any) -> str:
    if not error.where:
        return words.t("{file} is not a complete saved game; its end is missing.", file=file)
    return words.t("{file} is damaged at {where}.", file=file, where=error.where)


def _failed(words: Words, file: str, error: Any) -> str:
    if error.code == "EISDIR":
        return words.t("{file} is a folder, not a file.", file=file)
    return words.t("{file}: the system refused ({code}).", file=file, code=error.code or "?")


_TROUBLES: dict[type[errors.SaveError], Callable[[Words, str, Any], str]] = {
    errors.NotASave: lambda words, file, _: words.t("{file} is not a saved game.", file=file),
    errors.NewerFormat: lambda words, file, _: words.t(
        "{file} was saved by a newer version of Herna.", file=file
    ),
    errors.UnknownGame: lambda words, file, error: words.t(
        "{file} is a saved game of “{game}”, which is not available here.",
        file=file,
        game=error.game,
    ),
    errors.Damaged: _damaged,
    errors.Tampered: lambda words, file, error: words.t(
        "{file} was changed by hand or damaged and cannot be trusted ({what}).",
        file=file,
        what=error.what,
    ),
    errors.Missing: lambda words, file, _: words.t("{file} does not exist.", file=file),
    errors.AlreadyThere: lambda words, file, _: words.t(
        "{file} already exists and is not overwritten.", file=file
    ),
    errors.InUse: lambda words, file, _: words.t("{file} is open in another window.", file=file),
    errors.ReadOnly: lambda words, file, _: words.t("{file} cannot be written.", file=file),
    errors.Unreadable: lambda words, file, _: words.t(
        "{file} cannot be read: permission denied.", file=file
    ),
    errors.DiskFull: lambda words, file, _: words.t(
        "{file} was not written: the disk is full.", file=file
    ),
    errors.Failed: _failed,
}
