"""Recorded games as text: a change of the rules that changes one must be explained.

`python -m tests.core.golden` records them anew; read the difference before you commit it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from core.game import Event
from core.games import chosen, create, settings
from core.match import Match
from core.notation import read, write
from tests.core.play import Case, cases, dumped, random_match

FOLDER = Path(__file__).parent
_TRIES = 60
"""Random games of which the shortest is recorded."""


def file_of(case: Case) -> Path:
    """Say where the recorded game of a case lies."""
    return FOLDER / f"{case.game.id}-{case.seats}.txt"


def recorded(match: Match) -> str:
    """Write a finished match: what it was set to, each step with its events, the final sheet."""
    game = match.game
    lines = [
        f"game {game.id}",
        f"seats {match.seats}",
        f"seed {match.seed}",
        *(f"set {one.name} {_chosen(match, one.name)}" for one in settings(game.options)),
        "",
    ]
    told: dict[int, list[Event]] = {}
    for line in match.log(None):
        told.setdefault(line.step, []).append(line.event)
    turn = 0
    for number, step in enumerate(match.journal):
        if step.turn != turn:
            turn = step.turn
            lines.append(f"  state {_fingerprint(match, number)}")
        marks = ("!" if step.revealed else "") + ("=" if step.forced else "")
        events = " ".join(event.kind for event in told.get(number, []))
        lines.append(f"{step.seat}{marks}: {write(step.action)} > {events}".rstrip(" >"))
    lines += ["", f"state {_fingerprint(match, match.step)}"]
    scores = game.score(match.state)
    for sheet in scores.sheets:
        parts = " ".join(f"{line.id}={line.points}" for line in sheet.lines)
        lines.append(f"score {sheet.seat}: {parts} total={sheet.total} place={sheet.place}")
    return "\n".join([*lines, f"tie-break {scores.tie_break or '-'}", ""])


def _chosen(match: Match, name: str) -> str:
    value = getattr(match.options, name)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _fingerprint(match: Match, step: int) -> str:
    return hashlib.sha256(dumped(match.game, match.at(step))).hexdigest()[:12]


def replayed(text: str) -> Match:
    """Play the match that `recorded` wrote."""
    head, steps, _ = text.split("\n\n")
    said: dict[str, str] = {}
    written: dict[str, str] = {}
    for line in head.splitlines():
        name, *values = line.split()
        if name == "set":
            written[values[0]] = values[1]
        else:
            said[name] = values[0]
    game = create(said["game"])
    match = Match(game, chosen(game.options, written), int(said["seats"]), int(said["seed"]))
    for number, line in enumerate(one for one in steps.splitlines() if not one.startswith(" ")):
        seat, action = line.partition(" > ")[0].split(": ")
        match.play(int(seat.rstrip("!=")), read(game, action), number, 0.0)
    return match


def record_all() -> None:
    """Record a game of every case; a short one, but with many kinds of actions."""
    for case in cases():
        played = [random_match(case, seed) for seed in range(_TRIES)]
        best = min(played, key=lambda match: match.step - 40 * _kinds(match))
        file_of(case).write_text(recorded(best), encoding="utf-8")


def _kinds(match: Match) -> int:
    return len({step.action.kind for step in match.journal})
