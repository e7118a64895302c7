"""`herna arena`: bots against each other, each deal from every seat, and how sure that is."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from copy import deepcopy
from typing import Any

from core.bots.arena import Contest, Entrant, Pairing, Standing, Standings, hold, seated
from tui.commands.parser import Parser, Wrong
from tui.commands.processes import Processes, Stopped, stoppable
from tui.commands.progress import Bar
from tui.commands.tables import read_box, read_level, read_number, read_seats
from tui.words import Words

_SEARCHES = ("strong", "expert")
_PROCESS_DIED = 1


def run(words: Words, arguments: Sequence[str]) -> int:
    """Play, count and print."""
    found = _parser(words).read(arguments)
    contest = _contest(words, found)
    jobs = _number(words, found, "--jobs", 1, 1)
    started = time.monotonic()
    status, standings = _hold(words, contest, jobs)
    seconds = time.monotonic() - started
    if found["json"]:
        print(json.dumps(report(contest, standings, seconds)))
    else:
        print(tell(words, contest, standings, seconds))
    if status == _PROCESS_DIED:
        print(words.t("One of the processes playing the games has died."), file=sys.stderr)
    return status


def _hold(words: Words, contest: Contest, jobs: int) -> tuple[int, Standings]:
    """Play as long as nothing stops it; give the exit status and what came of the games."""
    standings, status = Standings.of(contest.pairing), 0

    def told(now: Standings) -> None:
        nonlocal standings
        # A copy, since whatever stops the contest may do so in the middle of counting a game.
        standings = deepcopy(now)
        bar.tell(now.games, _share(words, now.kinds[0]))

    with Bar(sys.stderr, contest.games) as bar:
        try:
            with stoppable(), Processes(jobs) as processes:
                standings = hold(contest, processes, jobs, told)
        except Stopped as stopped:
            status = stopped.status
        except BrokenProcessPool:
            status = _PROCESS_DIED
    return status, standings


def _parser(words: Words) -> Parser:
    about = words.t(
        "Lets bots play each other, every deal from every seat, and reports how often the "
        "first bot wins and how certain that is (Wilson's 95% interval; a tie is shared). "
        "The last bot named fills all remaining seats. A bot can have its own budget: "
        "strong@0.1s thinks for a tenth of a second, strong@64 tries 64 lines."
    )
    parser = Parser(words, "herna arena", words.t("GAME --seats N --bots A,B [options]"), about)
    parser.section(words.p("heading of the help", "games"))
    parser.expects("game", words.t("GAME"), words.t("the game; see herna games"))
    parser.takes("--seats", words.t("how many seats"), value="N")
    parser.takes("--bots", words.t("the bots, the one being tested first"), value="A,B")
    parser.takes("--games", words.t("number of games, rounded up to whole deals (20)"), value="N")
    parser.takes("--seed", words.t("seed of the first deal (1)"), value="N")
    parser.takes(
        "--set", words.t("a setting; see herna games"), value=words.t("KEY=VALUE"), many=True
    )
    parser.section(words.p("heading of the help", "bots"))
    parser.takes(
        "--budget",
        words.t("processor seconds per decision"),
        value=words.t("SECONDS"),
    )
    parser.takes(
        "--iterations", words.t("lines tried per decision, instead of a time limit"), value="N"
    )
    parser.section(words.p("heading of the help", "run"))
    parser.takes("--jobs", words.t("games played in parallel (1)"), value="N")
    parser.takes(
        "--bound",
        words.t("stop once the first bot surely wins more, or less, than this percentage"),
        value=words.t("PERCENT"),
    )
    parser.takes("--json", words.t("print one JSON object"))
    return parser


def _number(words: Words, found: dict[str, Any], name: str, usual: int, least: int) -> int:
    text = found[name.strip("-")]
    return usual if text is None else read_number(words, name, text, least)


def _contest(words: Words, found: dict[str, Any]) -> Contest:
    box = read_box(words, found["game"], found["set"] or [])
    if found["bots"] is None:
        raise Wrong(words.t("No bots given. Name them with --bots."))
    seconds = _decimal(words, "--budget", found["budget"], above=0.0)
    iterations = None
    if found["iterations"] is not None:
        iterations = read_number(words, "--iterations", found["iterations"], 1)
    if seconds is not None and iterations is not None:
        raise Wrong(words.t("--budget and --iterations cannot be used together."))
    entrants = [
        _entrant(words, name.strip(), seconds, iterations) for name in found["bots"].split(",")
    ]
    seats = len(entrants)
    if found["seats"] is not None:
        seats = read_number(words, "--seats", found["seats"])
    read_seats(words, box.game, seats)
    if len(entrants) > seats:
        raise Wrong(
            words.t("Too many bots ({bots}) for {seats} seats.", bots=len(entrants), seats=seats)
        )
    games = _number(words, found, "--games", 20, 1)
    percent = _decimal(words, "--bound", found["bound"], above=-1.0)
    components = None if box.components is None else json.dumps(box.components, sort_keys=True)
    written = tuple(sorted(box.written.items()))
    return Contest(
        Pairing(box.game.id, written, components, seated(entrants, seats)),
        games=-(-games // seats) * seats,
        seed=_number(words, found, "--seed", 1, 0),
        bound=None if percent is None else percent / 100,
        clock=time.thread_time,
    )


def _decimal(words: Words, option: str, text: str | None, above: float) -> float | None:
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = above
    if not above < number < 1e6:
        raise Wrong(words.t("{option} needs a number, not “{text}”.", option=option, text=text))
    return number


def _entrant(words: Words, written: str, seconds: float | None, iterations: int | None) -> Entrant:
    """Read `level`, `level@64` or `level@0.1s`."""
    name, at, own = written.partition("@")
    level = read_level(words, name)
    if at:
        if level not in _SEARCHES:
            raise Wrong(words.t("The bot {bot} has no budget to set.", bot=level))
        if own.endswith("s"):
            return Entrant(level, seconds=_decimal(words, name, own[:-1], above=0.0))
        return Entrant(level, iterations=read_number(words, name, own, 1))
    if level not in _SEARCHES:
        return Entrant(level)
    return Entrant(level, seconds, iterations)


def _percent(words: Words, share: float) -> str:
    return words.number(round(100 * share, 1))


def _share(words: Words, standing: Standing) -> str:
    low, high = standing.interval
    return words.t(
        "{bot}: {share}% won ({low} to {high})",
        bot=standing.entrant,
        share=_percent(words, standing.share),
        low=_percent(words, low),
        high=_percent(words, high),
    )


def _stopped(contest: Contest, standings: Standings) -> bool:
    """Whether it was broken off before it came to an end."""
    return standings.games < contest.games and not standings.settled


def report(contest: Contest, standings: Standings, seconds: float) -> dict[str, Any]:
    """Give what `--json` prints. Shares and bounds are parts of 1, times are seconds."""
    return {
        "game": contest.pairing.game,
        "options": dict(contest.pairing.written),
        "seats": contest.pairing.seats,
        "seed": contest.seed,
        "games": standings.games,
        "bound": contest.bound,
        "settled": standings.settled,
        "stopped": _stopped(contest, standings),
        "unfinished": standings.unfinished,
        "mean_turns": round(standings.turns / max(1, standings.games), 1),
        "seconds": round(seconds, 3),
        "bots": [
            {
                "bot": str(one.entrant),
                "seats": one.seats,
                "wins": round(one.wins, 3),
                "share": round(one.share, 4),
                "low": round(one.interval[0], 4),
                "high": round(one.interval[1], 4),
                "mean_points": round(one.mean_points, 2),
                "choices": one.choices,
                "mean_seconds": round(one.mean_seconds, 4),
                "longest_seconds": round(one.longest, 4),
            }
            for one in standings.kinds
        ],
    }


def tell(words: Words, contest: Contest, standings: Standings, seconds: float) -> str:
    """Say the report in some lines."""
    lines = [
        words.t(
            "{game}, {seats} seats: {games} games in {seconds} s",
            game=contest.pairing.game,
            seats=contest.pairing.seats,
            games=standings.games,
            seconds=words.number(round(seconds, 1)),
        )
    ]
    for one in standings.kinds if standings.games else []:
        points = words.t(
            "{points} points on average; {mean} ms per decision, {longest} ms at most",
            points=words.number(round(one.mean_points, 1)),
            mean=words.number(round(1000 * one.mean_seconds, 1)),
            longest=words.number(round(1000 * one.longest, 1)),
        )
        lines += [_share(words, one), f"  {points}"]
    if standings.settled:
        lines.append(words.t("Stopped early: the whole interval lies on one side of the bound."))
    if _stopped(contest, standings):
        lines.append(
            words.t(
                "Stopped after {played} of {count} games.",
                played=standings.games,
                count=contest.games,
            )
        )
    if standings.unfinished:
        lines.append(words.t("abandoned as endless: {count}", count=standings.unfinished))
    return "\n".join(lines)
