"""What version 0.1.0 left in a player's folder opens, plays on and is listed by every later one.

`home-0.1.0` was written by that version and never changes. Where a rule is corrected, `REPLAYS`
says from which step on a save replays otherwise; it still opens where it was, and plays on.
"""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from core import games
from saves.document import load, state_json
from saves.errors import Damaged, Tampered
from saves.folders import Folders
from saves.opening import open_table, verify
from saves.recorder import Recorder
from saves.results import Results
from saves.seating import read_seating, seating_path
from saves.store import Store, read_file
from tests.saves.tables import START
from tui.cli import main
from tui.hall.stored import FOLDER, read_tables
from tui.keymap import resolve
from tui.settings import load as load_settings

HOME = Path(__file__).parent / "home-0.1.0"
LIMITED = {"vp_cards": "limited", "decline": True, "bonus_first": True}
REPLAYS: dict[str, str] = {"Other-past": "illegal"}
"""The reason of the verdict on a save whose journal does not lead to its position any more."""
MOST_STEPS = 3000


class Saved(NamedTuple):
    """What the list shows of a save, and some of its options."""

    game: str
    name: str
    turn: int
    step: int
    points: tuple[int, ...]
    options: dict[str, object]


RUNNING = {
    "Eva-Tom-Jiri": Saved(
        "struggle", "Eva, Tom, Jiří", 18, 120, (2, 3, 3), {"events": "11-4", "extra": "ask"}
    ),
    "Open-turn": Saved("struggle", "Open turn", 14, 91, (4, 5), {}),
    "Other-past": Saved("struggle", "Other past", 14, 91, (4, 5), {}),
    "Limited-points": Saved("burgundy", "Limited points", 24, 60, (7, 7), LIMITED),
    "Effect-open": Saved("burgundy", "Effect open", 59, 150, (14, 10, 13), LIMITED),
    "Bonus-later": Saved(
        "burgundy", "Bonus later", 29, 70, (13, 4), {"bonus_first": False, "clash": "choose"}
    ),
    "Alone": Saved("burgundy", "Alone", 6, 16, (0,), {"vp_cards": "limited"}),
    "Basic": Saved("seeland", "Basic", 8, 40, (21, 0), {"side": "basic"}),
    "Governors": Saved(
        "seeland", "Governors", 22, 110, (26, 66, 34), {"side": "tactical", "governors": True}
    ),
    "France": Saved("labora", "France", 6, 60, (10, 4), {"length": "short"}),
    "Building-open": Saved(
        "labora", "Building open", 12, 81, (10, 7, 14, 15), {"country": "ireland"}
    ),
    "Alone-in-Ireland": Saved("labora", "Alone in Ireland", 8, 70, (27,), {"length": "long"}),
    "Long-France": Saved("labora", "Long France", 20, 100, (14, 14, 4), {"length": "long"}),
}
ENDED = {
    "Ended-struggle": (10, 8),
    "Ended-burgundy": (18, 27),
    "Ended-seeland": (183, 187),
    "Ended-labora": (103, 85, 142),
    "Agreed": (2, 2),
}
BROKEN = {"Richer": Tampered, "Half": Damaged}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return shutil.copytree(HOME, tmp_path / "home")


def test_the_list_shows_every_save_as_it_was(home: Path) -> None:
    entries = {entry.key: entry for entry in Store(home / "saves").entries()}
    # The heads are whole in a file that was changed or cut further on.
    assert set(entries) == {*RUNNING, *ENDED, *BROKEN}
    for key, saved in RUNNING.items():
        summary = entries[key].summary
        assert summary is not None
        points = tuple(player.points for player in summary.players)
        assert (entries[key].game, summary.name, summary.turn) == (saved.game, *saved[1:3])
        assert (summary.step, points, summary.ended) == (saved.step, saved.points, False)
    for key, ended in ENDED.items():
        summary = entries[key].summary
        assert summary is not None and summary.ended
        assert tuple(player.points for player in summary.players) == ended


@pytest.mark.parametrize("key", RUNNING)
def test_a_running_game_opens_where_it_was_and_plays_on(key: str, home: Path) -> None:
    store, expected = Store(home / "saves"), RUNNING[key]
    save = store.open(key)
    table = save.opened.table
    assert state_json(table.game, table.match.state) == save.document.snapshot
    options = table.match.options.model_dump()
    assert options.items() >= expected.options.items()
    assert (save.opened.lost is None) == (key not in REPLAYS)
    chance, turn = random.Random(key), table.match.state.turns
    for played in range(MOST_STEPS):
        if table.match.over:
            break
        to_move = table.match.to_move
        assert to_move is not None
        step = table.match.step
        table.play(to_move, chance.choice(table.match.legal()), step, START + played)
    assert table.match.over or table.match.state.turns > turn
    save.slot.write(Recorder(table, save.document.name, save.document.play).document(START))
    save.slot.close()
    again = read_file(home / "saves" / f"{key}.json")
    assert again.snapshot == state_json(table.game, table.match.state)
    assert open_table(again).lost is None


@pytest.mark.parametrize("key", [*RUNNING, *ENDED])
def test_a_save_replays_from_its_first_step(key: str) -> None:
    found = verify(read_file(HOME / "saves" / f"{key}.json"))
    assert found.reason == REPLAYS.get(key, "")


@pytest.mark.parametrize("key", ENDED)
def test_an_ended_game_keeps_its_result(key: str) -> None:
    document = read_file(HOME / "saves" / f"{key}.json")
    table = open_table(document).table
    assert table.ended
    assert document.result is not None
    assert tuple(one.points for one in document.result.standings) == ENDED[key]


@pytest.mark.parametrize("key", BROKEN)
def test_what_cannot_be_trusted_is_refused_and_left_as_it_is(key: str, home: Path) -> None:
    file = home / "saves" / f"{key}.json"
    before = file.read_bytes()
    with pytest.raises(BROKEN[key]):
        Store(home / "saves").open(key)
    assert file.read_bytes() == before


def test_the_results_are_read() -> None:
    results = Results(HOME / "results.jsonl").all()
    found = {one.name: tuple(standing.points for standing in one.standings) for one in results}
    assert found == {
        "Ended struggle": ENDED["Ended-struggle"],
        "Ended burgundy": ENDED["Ended-burgundy"],
        "Ended seeland": ENDED["Ended-seeland"],
        "Ended labora": ENDED["Ended-labora"],
        "Agreed": ENDED["Agreed"],
    }
    assert [one.how for one in results].count("agreement") == 1
    for one in results:
        read = games.create(one.game).options.model_validate_json(json.dumps(one.options))
        assert read.model_dump(mode="json").items() >= one.options.items()


def test_the_settings_are_read_and_followed(home: Path) -> None:
    loaded = load_settings(home / "settings.json")
    assert (loaded.unreadable, loaded.ignored) == (False, ())
    settings = loaded.settings
    assert (settings.language, settings.theme, settings.glyphs) == ("cs", "light", "ascii")
    assert (settings.confirm_end, settings.bot_speed, settings.colours) == ("always", "key", "256")
    assert (settings.contract, settings.mouse, settings.welcomed) == ("brother", False, True)
    assert [(seat.name, seat.level) for seat in settings.seats] == [("Eva", ""), ("Tom", "strong")]
    keymap, clashes = resolve(settings.keys)
    assert clashes == []
    assert keymap.find("f5", "game") == "hint"


def test_a_table_of_a_server_is_read() -> None:
    tables, troubles = read_tables(HOME / FOLDER)
    assert troubles == []
    (table,) = tables
    assert (table.id, table.game, table.summary.name) == ("Friday", "seeland", "Friday")
    seating = read_seating(seating_path(HOME / FOLDER / "Friday.json"))
    assert seating.holders == ("SHA256:mila", "SHA256:karel", None)
    assert verify(load((HOME / FOLDER / "Friday.json").read_bytes())).holds


def test_the_command_line_finds_what_was_saved(capsys: pytest.CaptureFixture[str]) -> None:
    places = Folders.inside(HOME)
    assert main(["verify", str(places.saves / "Governors.json"), "--data", str(HOME)]) == 0
    assert main(["verify", str(places.saves / "Richer.json"), "--data", str(HOME)]) == 1
    assert main(["status", "--as", "karel", "--count", "--data", str(HOME)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1"
