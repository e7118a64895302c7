"""From a live table to documents, cheaply, because it is done after every step."""

from __future__ import annotations

from dataclasses import replace
from uuid import uuid4

from core.journal import Step
from core.table import Table
from saves.document import (
    FORCED,
    OPENS,
    REVEALED,
    UNASKED,
    Document,
    Entry,
    Result,
    Standing,
    digest_of,
    options_json,
    state_json,
)
from saves.names import clean
from saves.summary import public_scores, summary_of


class Recorder:
    """Turns one table into documents; remembers the steps it has already written.

    Use it in the thread that drives the table; documents never change and may be written in
    another.
    """

    def __init__(self, table: Table, name: str, play: str | None = None) -> None:
        """Record `table`, called `name`; `play` is that of the document it was opened from."""
        self.table = table
        self.name = name
        """Change it when the table is renamed."""
        self.play = play or uuid4().hex
        self._steps: list[Step] = []
        self._entries: list[Entry] = []
        match, game = table.match, table.game
        first = match.at(0)
        usual = first == game.setup(match.options, match.seats, match.seed)
        self._start = None if usual else state_json(game, first)

    def document(self, saved_at: float) -> Document:
        """Give the table as it stands now. `saved_at` is in seconds since 1970."""
        table = self.table
        match = table.match
        name = clean(self.name)
        snapshot = state_json(match.game, match.state)
        return Document(
            game=match.game.id,
            summary=summary_of(table, name, saved_at),
            play=self.play,
            name=name,
            options=options_json(match.options),
            seats=tuple(replace(one, name=clean(one.name)) for one in table.sitters),
            undo=table.policy,
            components=table.components,
            seed=match.seed,
            start=self._start,
            journal=tuple(self._journal()),
            remarks=tuple(match.remarks),
            talk=tuple(
                replace(one, name=clean(one.name), text=clean(one.text)) for one in table.talk
            ),
            agreed=tuple(sorted(table.agreed)),
            snapshot=snapshot,
            digest=digest_of(snapshot),
            result=result_of(table, name, self.play),
        )

    def _journal(self) -> list[Entry]:
        """Write the steps that are new since the last time."""
        journal = self.table.match.journal
        # A journal only grows at its end and is only cut there, and steps are new objects each
        # time: if the last step we know still stands in its place, all before it do.
        while self._steps:
            last = len(self._steps) - 1
            if last < len(journal) and journal[last] is self._steps[last]:
                break
            self._steps.pop()
            self._entries.pop()
        actions = self.table.game.actions
        for step in journal[len(self._steps) :]:
            flags = OPENS * step.opens + FORCED * step.forced + REVEALED * step.revealed
            flags += UNASKED * step.unasked
            action = actions.dump_python(step.action, mode="json")
            self._entries.append((step.seat, round(step.at, 3), flags, step.turn, action))
            self._steps.append(step)
        return self._entries


def from_table(table: Table, name: str, saved_at: float, play: str | None = None) -> Document:
    """Give a table as a document, once; who saves after every step keeps a `Recorder`."""
    return Recorder(table, name, play).document(saved_at)


def result_of(table: Table, name: str, play: str) -> Result | None:
    """Give how the game ended, or None while it goes on."""
    if not table.ended:
        return None
    match = table.match
    scores = public_scores(table)
    moments = [step.at for step in match.journal[-1:]] + [one.at for one in match.remarks]
    standings = tuple(
        Standing(
            name=clean(sitter.name),
            level=sitter.level,
            resigned=sitter.resigned,
            points=sheet.total,
            place=sheet.place,
        )
        for sitter, sheet in zip(table.sitters, scores.sheets, strict=True)
    )
    return Result(
        play=play,
        game=match.game.id,
        name=name,
        options=options_json(match.options),
        at=round(max(moments, default=0.0), 3),
        how="rules" if match.over else "agreement",
        standings=standings,
        tie_break=scores.tie_break if match.over else None,
        turns=match.state.turns,
        steps=match.step,
    )
