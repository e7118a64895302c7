"""`herna simulate` and `herna verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core import games
from tui.cli import main
from tui.commands.simulation import play_by_chance

KEYS = (
    "game options seats bots games finished steps seconds games_per_second steps_per_second"
    " max_choices mean_choices wins mean_scores unfinished_seeds"
)

Capture = pytest.CaptureFixture[str]


def simulated(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """Run `herna simulate struggle ... --json` and give what it printed."""
    assert main(["simulate", "struggle", *arguments, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_the_report_has_its_keys_in_order_and_adds_up(capsys: Capture) -> None:
    report = simulated(capsys, "--seats", "3", "--bots", "random", "--games", "8", "--seed", "4")
    assert list(report) == KEYS.split()
    assert report["options"] == {"events": "10-5", "extra": "all"}
    assert report["bots"] == ["random"] * 3
    assert report["finished"] == 8 and report["unfinished_seeds"] == []
    assert sum(report["wins"]) == pytest.approx(8, abs=0.01)
    assert max(report["mean_scores"]) <= 12
    assert report["max_choices"] > report["mean_choices"] > 1
    assert report["steps_per_second"] == pytest.approx(
        report["steps"] / report["seconds"], rel=0.01
    )


def test_the_same_seed_gives_the_same_games(capsys: Capture) -> None:
    def counted(*arguments: str) -> dict[str, Any]:
        report = simulated(capsys, *arguments)
        return {key: value for key, value in report.items() if "second" not in key}

    both = counted("--seats=2", "--games=2", "--seed=5")
    assert both == counted("--seats=2", "--games=2", "--seed=5")
    apart = [counted("--seats=2", f"--seed={seed}") for seed in (5, 6)]
    assert both["steps"] == sum(report["steps"] for report in apart)


def test_random_games_see_nothing_but_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.create("struggle")

    def forbidden(*_: object) -> None:
        raise AssertionError("not in the loop")

    for name in ("turn", "view", "clone", "check", "score", "reveals", "refusal", "candidates"):
        monkeypatch.setattr(game, name, forbidden)
    state, steps, choices, most = play_by_chance(game, game.options(), 4, 1)
    assert state.phase == "over"
    assert choices / steps < most


def test_games_that_take_too_long_are_given_up_and_listed(capsys: Capture) -> None:
    report = simulated(capsys, "--seats=2", "--games=3", "--seed=7", "--max-steps=50")
    assert report["unfinished_seeds"] == [7, 8, 9]
    assert report["finished"] == 0 and report["steps"] == 150
    assert report["wins"] == [0, 0] and report["mean_scores"] == [0, 0]


def test_bots_are_named_seat_by_seat(capsys: Capture) -> None:
    report = simulated(capsys, "--bots", "random, medium", "--max-steps=60")
    assert report["seats"] == 2
    assert report["bots"] == ["random", "medium"]
    assert report["steps"] == 60


def test_without_json_it_is_said_in_words(capsys: Capture) -> None:
    assert main(["simulate", "struggle", "--seats=2", "--max-steps=50", "--seed=3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("struggle: 0 of 1 games finished, 50 steps")
    assert out.endswith("seeds of unfinished games: 3\n")


@pytest.mark.parametrize("bots", ["random", "random,medium"])
def test_a_recorded_game_is_the_last_one_and_holds(
    bots: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "last.json"
    arguments = [f"--bots={bots}", "--seats=2", "--games=2", "--seed=2", f"--record={file}"]
    arguments += ["--max-steps=120"] if "medium" in bots else []
    simulated(capsys, *arguments)
    last = simulated(capsys, *arguments[:2], "--seed=3", *arguments[5:])
    save = json.loads(file.read_text())
    assert save["seed"] == 3
    assert len(save["journal"]) == last["steps"]
    assert main(["verify", str(file)]) == 0
    assert f"all {last['steps']} steps" in capsys.readouterr().out


def test_a_record_that_cannot_be_written_is_said_before_the_games(
    tmp_path: Path, capsys: Capture
) -> None:
    base = ["simulate", "struggle", "--seats=2", "--games=1000000"]
    assert main([*base, f"--record={tmp_path}"]) == 2
    assert "is a folder" in capsys.readouterr().err
    assert main([*base, f"--record={tmp_path}/none/save.json"]) == 2
    assert "folder does not exist" in capsys.readouterr().err


def test_verify_says_what_is_wrong(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "save.json"
    simulated(capsys, "--seats=2", f"--record={file}")
    save = file.read_text()

    def verdict(text: str) -> str:
        file.write_text(text)
        assert main(["verify", str(file)]) == 1
        out, err = capsys.readouterr()
        assert err == "" and out.count("\n") == 1
        return out

    assert "is not a complete saved game" in verdict(save[: len(save) // 2])
    assert "is not a save" in verdict("poem")
    assert "a newer version" in verdict(save.replace('"herna":1', '"herna":99', 1))
    assert "“chess”" in verdict(save.replace('"game":"struggle"', '"game":"chess"', 1))
    assert "damaged at seed" in verdict(save.replace('"seed":1', '"seed":"x"', 1))
    assert "is invalid" in verdict(save.replace('"seed":1', '"seed":2', 1))
    file.unlink()
    assert main(["verify", str(file)]) == 1
    assert "does not exist" in capsys.readouterr().out


def test_verify_says_it_in_czech(tmp_path: Path, capsys: Capture) -> None:
    assert main(["verify", str(tmp_path / "none"), "--lang", "cs"]) == 1
    assert "does not exist" not in capsys.readouterr().out
