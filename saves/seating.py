"""What a hall keeps beside a save: who holds which seat, and who may come in.

The save knows the names at the table; whose they are is nobody's business but the hall's. It lies
beside the save as `NAME.seats`, one JSON object, written whole or not at all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import BaseModel, Field, ValidationError, model_validator
from pydantic_core import from_json

from saves.document import place_of
from saves.errors import Damaged, NewerFormat, NotASave, SaveError, writing
from saves.files import read_whole, write_whole
from saves.summary import STRICT

ENDING = ".seats"
VERSION = 1

Access = Literal["anyone", "code", "keys"]
"""Who may take a free seat: everybody, who knows the code, or whose key is on the list."""

Key = Annotated[str, Field(min_length=1, max_length=200)]


class Seating(BaseModel):
    """Who holds the seats of one table, and who may take the free ones."""

    model_config = STRICT

    seating: Literal[1] = 1
    """The format version; also the sign by which the file is known."""
    code: str
    """What is read aloud to those who may join."""
    access: Access
    invited: tuple[Key, ...]
    """The keys that may join a table for `keys`."""
    host: str
    """The key of who made the table; empty: a guest who has gone."""
    host_name: str
    holders: tuple[Key | None, ...]
    """The key that holds each seat; None: a bot's or a free seat, or a guest's of before."""
    bots: tuple[bool, ...]
    """The seats that were made for bots."""
    begun: bool
    """All seats were taken once, and moves are allowed."""
    hints: bool
    """Bots may give hints to people."""
    points_ahead: bool = True
    """Previews may tell how points change."""
    memory: bool = True
    """What was seen of hidden hands may stay on the screens."""
    settings: dict[str, str]
    """Options of the game that differ from the default, as they are written on a command line."""
    undo: Literal["honest", "free"]
    stand_ins: tuple[Annotated[int, Field(ge=0)], ...]
    """Seats that a bot plays until their holder is back."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if len(self.bots) != len(self.holders):
            raise ValueError("as many seats for bots as for holders are told")
        if any(seat >= len(self.holders) for seat in self.stand_ins):
            raise ValueError("there is no such seat")
        return self

    def free(self, seat: int) -> bool:
        """Whether a person may still take the seat."""
        return not self.bots[seat] and self.holders[seat] is None


def seating_path(save: Path) -> Path:
    """Give the file beside a save."""
    return save.with_suffix(ENDING)


def read_seating(path: Path) -> Seating:
    """Read a seating. Raises Missing, Unreadable, NotASave, NewerFormat, Damaged or Failed."""
    try:
        data = read_whole(path)
        try:
            values = from_json(data, allow_inf_nan=False)
        except ValueError as error:
            raise NotASave from error
        if not isinstance(values, dict) or not isinstance(values.get("seating"), int):
            raise NotASave
        if values["seating"] > VERSION:
            raise NewerFormat(values["seating"], VERSION)
        try:
            return Seating.model_validate_json(data, strict=True)
        except ValidationError as error:
            raise Damaged(place_of(error)) from error
    except SaveError as error:
        raise error.at(path) from error


def write_seating(path: Path, seating: Seating) -> None:
    """Write a seating, whole and to the disk. Raises ReadOnly, DiskFull, Missing or Failed."""
    write_whole(path, seating.model_dump_json(indent=1).encode() + b"\n")


def remove_seating(save: Path) -> None:
    """Delete the file beside a save, if there is one. Raises ReadOnly or Failed."""
    path = seating_path(save)
    with writing(path):
        path.unlink(missing_ok=True)
