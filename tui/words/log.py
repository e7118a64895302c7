"""Lines of a log: what the rules tell, and what people did at the table that no rule knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.game import Event
from core.match import LogLine
from tui.words import N_, Words
from tui.words.game import GameWords, Voice

_LEVELS = {
    "random": N_("random"),
    "easy": N_("easy"),
    "medium": N_("medium"),
    "strong": N_("strong"),
    "expert": N_("expert"),
}
_CANNOT_UNDO = {
    "nothing": N_("There is nothing to undo."),
    "revealed": N_("That cannot be undone: it showed something hidden or used chance."),
    "ended": N_("That cannot be undone: it ended the turn."),
    "others": N_("That cannot be undone: someone else has played since."),
    "over": N_("The game is over; nothing can be undone."),
}


def level(words: Words, name: str) -> str:
    """Name a level of bots. Raises `KeyError` for an unknown one."""
    return words.t(_LEVELS[name])


def cannot_undo(words: Words, reason: str) -> str:
    """Say why nothing is taken back; `reason` is that of `CannotUndo`."""
    return words.t(_CANNOT_UNDO[reason])


def _undo(voice: Voice, event: Event) -> str:
    count = event.values["steps"]
    return voice.words.n("undid {count} step", "undid {count} steps", int(str(count)))


def _resigned(voice: Voice, event: Event) -> str:
    name = level(voice.words, str(event.values["level"]))
    return voice.words.t("handed the seat to a bot ({level})", level=name)


def _stands_in(voice: Voice, event: Event) -> str:
    name = level(voice.words, str(event.values["level"]))
    if event.seat == voice.reader:
        return voice.words.t("are away; a bot plays for now ({level})", level=name)
    return voice.words.t("is away; a bot plays for now ({level})", level=name)


def _came_back(voice: Voice, event: Event) -> str:
    return voice.words.t("came back to the table")


def _hint(voice: Voice, event: Event) -> str:
    return voice.words.t("asked a bot for a hint")


def _agreed_end(voice: Voice, event: Event) -> str:
    return voice.words.t("The players agreed to end the game.")


def _restored(voice: Voice, event: Event) -> str:
    return voice.words.t("The saved game was damaged; the game continues from an earlier copy.")


_REMARKS: dict[str, Callable[[Voice, Event], str]] = {
    "undo": _undo,
    "resigned": _resigned,
    "stands-in": _stands_in,
    "came-back": _came_back,
    "hint": _hint,
    "agreed-end": _agreed_end,
    "restored": _restored,
}


def phrase(voice: Voice, game: GameWords, event: Event) -> str:
    """Tell an event without the one who did it; the log has a column for the name."""
    remark = _REMARKS.get(event.kind)
    return game.event(voice, event) if remark is None else remark(voice, event)


def sentence(voice: Voice, game: GameWords, event: Event, *, bot: bool = False) -> str:
    """Tell an event with the one who did it; `bot`: one that plays in a person's seat."""
    text = phrase(voice, game, event)
    if event.seat is None:
        return text
    return voice.words.t("{who} {did}", who=voice.who(event.seat, bot=bot), did=text)


@dataclass(frozen=True, slots=True)
class Told:
    """A line of a log as it is read: who did it, and what; with its step, turn and rule."""

    step: int
    turn: int
    seat: int | None
    text: str
    rule: str
    bot: bool = False
    """A bot did it in the seat of a person."""


def told(voice: Voice, game: GameWords, lines: Sequence[LogLine]) -> list[Told]:
    """Tell a log in as few lines as can be: what belongs together in a turn becomes one."""
    found = []
    at = 0
    while at < len(lines):
        first = lines[at]
        events = [line.event for line in _same_turn(lines, at)]
        if first.event.kind in _REMARKS:
            text, used = phrase(voice, game, first.event), 1
        else:
            text, used = game.together(voice, events)
        rule = _rule(game, events[:used])
        found.append(Told(first.step, first.turn, first.event.seat, text, rule, first.bot))
        at += used
    return found


def _rule(game: GameWords, events: Sequence[Event]) -> str:
    """Give the rule of a line that tells `events`."""
    return next((one.rule for one in events if one.kind not in game.openers), events[0].rule)


def _same_turn(lines: Sequence[LogLine], at: int) -> Sequence[LogLine]:
    end = at
    first = lines[at]
    while end < len(lines) and (lines[end].turn, lines[end].bot) == (first.turn, first.bot):
        end += 1
    return lines[at:end]
