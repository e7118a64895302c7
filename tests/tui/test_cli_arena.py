"""`herna arena`: who plays whom is read with care, the result is told in words and as JSON."""

from __future__ import annotations

import io
import json

import pytest

from core.bots.arena import Contest, Entrant, Pairing, Standings, play, seated
from tui.cli import main
from tui.commands.arena import Progress
from tui.words import Words


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["arena", *arguments])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_it_says_who_wins_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        capsys, "burgundy", "--seats", "3", "--bots", "easy,random", "--games", "4", "--seed", "2"
    )
    assert status == 0
    first, easy, random = out.splitlines()
    assert first.startswith("burgundy, 3 seats: 6 games in "), "rounded up to whole deals"
    assert easy.startswith("easy: ")
    assert "% won (" in easy
    assert "points on average" in random


def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("struggle", "--bots", "strong@3,easy", "--games", "2", "--jobs", "2", "--json")
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    told = json.loads(out)
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("struggle", 2, 2, 1)
    strong, easy = told["bots"]
    assert strong["bot"] == "strong@3"
    assert strong["wins"] + easy["wins"] == 2
    assert strong["low"] <= strong["share"] <= strong["high"]
    assert strong["longest_seconds"] >= strong["mean_seconds"] > 0
    assert told["unfinished"] == 0
    assert not told["settled"]


def test_it_stops_when_the_bound_is_passed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("burgundy", "--bots", "easy,random", "--games", "200", "--bound", "20")
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    assert "Stopped early" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("struggle",), "Which bots?"),
        (("struggle", "--bots", "strong@x,easy"), "strong needs a whole number"),
        (("struggle", "--bots", "strong@xs,easy"), 'strong needs a number, not "x"'),
        (("struggle", "--bots", "medium@3,easy"), "The bot medium takes no budget."),
        (("struggle", "--bots", "genius,easy"), 'There is no bot "genius"'),
        (("struggle", "--bots", "easy,easy,easy", "--seats", "2"), "3 bots do not fit on 2 seats."),
        (("struggle", "--bots", "strong,easy", "--budget", "1", "--iterations", "2"), "exclude"),
        (
            ("struggle", "--bots", "strong,easy", "--budget", "0"),
            '--budget needs a number, not "0"',
        ),
        (("struggle", "--bots", "strong,easy", "--bound", "half"), "--bound needs a number"),
        (("struggle", "--bots", "easy", "--seats", "9"), "cannot be played with 9 seats"),
        (("struggle", "--bots", "strong,easy", "--games", "0"), "--games must be at least 1"),
    ],
)
def test_what_makes_no_sense_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


class Screen(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_bar_shows_how_far_it_is_where_somebody_looks() -> None:
    pairing = Pairing("burgundy", (), None, seated([Entrant("easy"), Entrant("random")], 2))
    contest = Contest(pairing, 4)
    standings = Standings.of(pairing)
    standings.add(pairing, play(pairing, 0, 1, None))
    seen, unseen = Screen(), io.StringIO()
    for stream in (seen, unseen):
        progress = Progress(Words("en"), contest, stream)
        progress.tell(standings)
        progress.clear()
    assert "[######..................] 1/4  easy: " in seen.getvalue()
    assert seen.getvalue().endswith("\r\x1b[K")
    assert unseen.getvalue() == ""
