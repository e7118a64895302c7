"""The recorded games, played by our engine: every number must be the same."""

from __future__ import annotations

import pytest

from tests.core.labora.comparing import LAST_ROUND, final_scores, ours, softened
from tests.core.labora.records import games, names
from tests.core.labora.translation import Translation

LIBERTIES = {
    "2p-france-short-100": ["F27 uses clay_mound", "F27 uses cloister_office"],
    "2p-ireland-long-102": ["I27 uses I40", "I27 uses farmyard"],
    "2p-ireland-short-100": ["G41 gives no change", "G41 gives no change"],
}
"""Where the records do what the rulings refuse: a Palace that uses an unoccupied building (case
9) or one that was used before in this action (fact sheet 4.5), and coins without change."""


@pytest.mark.parametrize(("file", "name"), names())
def test_recorded(file: str, name: str) -> None:
    recorded = next(game for game in games(file) if game.head["game"] == name)
    played = Translation.of(recorded)
    for number, (command, after, comparable) in enumerate(played.run()):
        if comparable:
            mine = ours(played)
            record = softened(mine, after, played)
            assert mine == record, (number, command)
            if number % 10 == 0:
                played.game.check(played.state)
    last = recorded.commands[-1][1]
    assert played.state.phase == "over" or last["round"] == LAST_ROUND
    scores = [{**one, "settlements": sorted(one["settlements"])} for one in last["score"]]
    assert final_scores(played) == scores[: len(recorded.head["seats"])][: played.people]
    assert sorted(set(played.liberties)) == sorted(set(LIBERTIES.get(name, [])))
