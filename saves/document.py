"""The save file: one JSON document, as a pydantic model.

The file is made of one line a field, and one a step of the journal, so that people and tools can
look into it. The order of the fields matters: a list of saves reads only the first kilobyte.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, ValidationError
from pydantic_core import from_json, to_json

from core.final import UndoPolicy
from core.game import AnyGame, Options
from core.match import Remark
from core.table import Sitter, Talk
from saves.errors import Damaged, NotASave
from saves.migrations import FORMAT, migrate, version_of
from saves.summary import HEAD, STRICT, Summary

Json = dict[str, Any]

Entry = tuple[int, float, int, int, Json]
"""A step of the journal: seat, seconds since 1970, flags, turns finished before it, action."""

OPENS, FORCED, REVEALED, UNASKED = 1, 2, 4, 8
"""The flags of an entry, to be added up; see `core.match.Step`."""

_START = b'{"herna":'


class Standing(BaseModel):
    """How one seat came out."""

    model_config = STRICT

    name: str
    level: str | None
    """The level of the bot that held the seat at the end; None for a person."""
    resigned: bool
    """A person left the seat to that bot."""
    points: int
    place: int


class Result(BaseModel):
    """How a game ended."""

    model_config = STRICT

    play: str
    """The same for all results and saves of one play."""
    game: str
    name: str
    """The name of the table."""
    options: Json
    at: float
    """When the last thing happened, in seconds since 1970."""
    how: Literal["rules", "agreement"]
    standings: tuple[Standing, ...]
    tie_break: str | None
    turns: int
    steps: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody when the end was agreed on."""
        if self.how == "agreement":
            return ()
        return tuple(seat for seat, one in enumerate(self.standings) if one.place == 1)


class Document(BaseModel):
    """A whole save."""

    model_config = STRICT

    herna: Literal[1] = 1
    """The format version; also the sign by which a save is known."""
    game: str
    summary: Summary
    play: str
    """Made up when a table begins; tells copies of one play from other plays."""
    name: str
    """The name of the table, whole."""
    options: Json
    seats: tuple[Sitter, ...]
    undo: UndoPolicy
    components: Json | None
    """All that lies in the box if it is not what the game comes with."""
    seed: int
    start: Json | None
    """The state before the first step, if it is not the one the seed gives."""
    journal: tuple[Entry, ...]
    remarks: tuple[Remark, ...]
    talk: tuple[Talk, ...]
    agreed: tuple[Annotated[int, Field(ge=0)], ...]
    """Seats that want to end the game now."""
    snapshot: Json
    digest: str
    """Of the snapshot; see `digest_of`."""
    result: Result | None


class Head(BaseModel):
    """The part of a document that a list reads."""

    game: str
    summary: Summary


def digest_of(snapshot: Json) -> str:
    """Give the digest of a state's JSON, the same in every process and for every key order."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def state_json(game: AnyGame, state: Any) -> Json:
    """Write a state as JSON values."""
    written: Json = game.states.dump_python(state, mode="json")
    return written


def options_json(options: Options) -> Json:
    """Write the options of a table as JSON values."""
    return options.model_dump(mode="json")


def dump(document: Document) -> bytes:
    """Write a document; equal documents give equal bytes."""
    lines = []
    for name in Document.model_fields:
        value = getattr(document, name)
        if name == "journal":
            steps = b",\n".join(map(to_json, value))
            lines.append(b'"journal":[\n%b\n]' % steps if value else b'"journal":[]')
        elif name == "talk":
            lines.append(b'"talk":%b' % to_json([_said(one) for one in value]))
        else:
            lines.append(b'"%b":%b' % (name.encode(), to_json(value)))
    return b"{%b}\n" % b",\n".join(lines)


def _said(talk: Talk) -> Json:
    """Write what was said; a role is written only where there is one, as it always was."""
    said = asdict(talk)
    if not talk.guest:
        del said["guest"]
    return said


def load(data: bytes) -> Document:
    """Read a document of this or an older format. Raises NotASave, NewerFormat or Damaged."""
    try:
        values = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise (Damaged("") if _looks_like_a_save(data) else NotASave()) from error
    if version_of(values) < FORMAT:
        data = to_json(migrate(values))
    try:
        return Document.model_validate_json(data, strict=True, extra="forbid")
    except ValidationError as error:
        raise Damaged(place_of(error)) from error


def load_head(data: bytes) -> Head | None:
    """Read game and summary from the first kilobyte of a file; None: read the whole file.

    Raises NotASave, NewerFormat or Damaged.
    """
    try:
        values = from_json(data[:HEAD], allow_partial=True)
    except ValueError as error:
        raise (Damaged("") if _looks_like_a_save(data) else NotASave()) from error
    if not isinstance(values, dict) or "herna" not in values:
        raise (Damaged("") if _looks_like_a_save(data) else NotASave())
    if version_of(values) < FORMAT:
        return None
    try:
        return Head.model_validate_json(to_json(values))
    except ValidationError as error:
        raise Damaged(place_of(error)) from error


def place_of(error: ValidationError, before: str = "") -> str:
    """Give the path of the first field that is wrong, like `journal.12.3`."""
    place = (before, *(str(part) for part in error.errors(include_url=False)[0]["loc"]))
    return ".".join(part for part in place if part)


def _looks_like_a_save(data: bytes) -> bool:
    return data.startswith(_START) or _START.startswith(data)
