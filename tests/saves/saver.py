"""A process that plays and saves without end, to be killed.

`python -m tests.saves.saver FOLDER SEED` prints the mark of the play and its number of steps after
each write that came back. It goes on with the save in the folder; after the end of a game a new
one follows in the same place.
"""

from __future__ import annotations

import sys
from pathlib import Path

from saves.recorder import Recorder
from saves.store import Store
from tests.saves.tables import START, new_table, play

NAME = "Friday"


def run(folder: Path, seed: int) -> None:
    """Play, save, and tell."""
    store = Store(folder)
    if store.entries():
        save = store.open(NAME)
        slot, recorder = save.slot, Recorder(save.opened.table, NAME, save.document.play)
    else:
        slot, recorder = store.begin(NAME), Recorder(new_table(4, seed), NAME)
    while True:
        if recorder.table.ended:
            seed += 1
            recorder = Recorder(new_table(4, seed), NAME)
        play(recorder.table, 1, seed + recorder.table.match.step)
        slot.write(recorder.document(START))
        print(recorder.play, recorder.table.match.step, flush=True)


if __name__ == "__main__":
    run(Path(sys.argv[1]), int(sys.argv[2]))
