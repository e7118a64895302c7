"""`herna simulate`: bots play games to the end, as fast as they can, and are counted."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saves.errors import SaveError
from saves.recorder import from_table
from saves.store import write_file
from tui.commands.parser import Parser, Wrong
from tui.commands.progress import Bar
from tui.commands.simulation import MOST_STEPS, RANDOM, Plan, Tally, replay_last, simulate
from tui.commands.tables import read_box, read_level, read_number, read_seats
from tui.words import Words
from tui.words.saves import trouble

_NOT_WRITTEN = 1


def run(words: Words, arguments: Sequence[str]) -> int:
    """Play, count and print."""
    found = _parser(words).read(arguments)
    plan = _plan(words, found)
    record = None if found["record"] is None else _record_file(words, found["record"])
    with Bar(sys.stderr, plan.games) as bar:
        tally = simulate(plan, bar.tell)
    print(json.dumps(report(plan, tally)) if found["json"] else tell(words, plan, tally))
    return 0 if record is None else _record(words, plan, record)


def _parser(words: Words) -> Parser:
    about = words.t(
        "Lets bots play whole games and counts the results. One bot name fills all seats. "
        "Game number n is shuffled with seed + n − 1."
    )
    parser = Parser(words, "herna simulate", words.t("GAME --seats N [options]"), about)
    parser.section(words.p("heading of the help", "games"))
    parser.expects("game", words.t("GAME"), words.t("the game; see herna games"))
    parser.takes("--seats", words.t("how many seats"), value="N")
    parser.takes("--bots", words.t("one bot per seat, or one name for all (random)"), value="A,B")
    parser.takes("--games", words.t("number of games (1)"), value="N")
    parser.takes("--seed", words.t("seed for shuffling the cards (1)"), value="N")
    parser.takes(
        "--set", words.t("a setting; see herna games"), value=words.t("KEY=VALUE"), many=True
    )
    parser.takes("--max-steps", words.t("abandon a game after N steps (20000)"), value="N")
    parser.takes("--json", words.t("print one JSON object"))
    parser.takes("--record", words.t("write the last game to a save file"), value=words.t("FILE"))
    return parser


def _plan(words: Words, found: dict[str, Any]) -> Plan:
    box = read_box(words, found["game"], found["set"] or [])
    names = (found["bots"] or RANDOM).split(",")
    bots = tuple(read_level(words, name.strip()) for name in names)
    if found["seats"] is None and len(bots) == 1:
        raise Wrong(words.t("Number of seats missing. Give it with --seats."))
    seats = len(bots) if found["seats"] is None else read_number(words, "--seats", found["seats"])
    read_seats(words, box.game, seats)
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise Wrong(
            words.t(
                "--bots needs one name for each seat, or one for all. "
                "Seats: {seats}, names: {bots}.",
                bots=len(bots),
                seats=seats,
            )
        )

    def number(name: str, usual: int, least: int | None = None) -> int:
        text = found[name.strip("-").replace("-", "_")]
        return usual if text is None else read_number(words, name, text, least)

    return Plan(
        box,
        bots,
        games=number("--games", 1, 1),
        seed=number("--seed", 1),
        most_steps=number("--max-steps", MOST_STEPS, 1),
    )


def _record_file(words: Words, name: str) -> Path:
    """Find fault with the file before the games are played, not after it."""
    file = Path(name)
    if file.is_dir():
        raise Wrong(words.t("{file} is a folder, not a file.", file=file))
    if not file.absolute().parent.is_dir():
        raise Wrong(words.t("{file} cannot be written: its folder does not exist.", file=file))
    return file


def _record(words: Words, plan: Plan, file: Path) -> int:
    """Write the last game to a file; give the exit status."""
    name = f"{plan.box.game.id} {plan.seed + plan.games - 1}"
    document = from_table(replay_last(plan), name, time.time())
    try:
        write_file(file, document)
    except SaveError as error:
        print(trouble(words, error.at(file)), file=sys.stderr)
        return _NOT_WRITTEN
    return 0


def report(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Give what `--json` prints. Means are of the finished games, rates of all; 0 if none."""
    seconds = tally.seconds or 1e-9
    return {
        "game": plan.box.game.id,
        "options": plan.box.options.model_dump(mode="json"),
        "seats": plan.seats,
        "bots": list(plan.bots),
        "games": plan.games,
        "finished": tally.finished,
        "steps": tally.steps,
        "seconds": round(tally.seconds, 6),
        "games_per_second": round(plan.games / seconds, 1),
        "steps_per_second": round(tally.steps / seconds, 1),
        "max_choices": tally.most_choices,
        "mean_choices": round(tally.choices / max(tally.steps, 1), 2),
        "wins": [round(wins, 3) for wins in tally.wins],
        "mean_scores": [round(points / max(tally.finished, 1), 2) for points in tally.points],
        "unfinished_seeds": tally.unfinished,
    }


def tell(words: Words, plan: Plan, tally: Tally) -> str:
    """Say the report in some lines."""
    told = report(plan, tally)
    lines = [
        words.t(
            "{game}: {finished} of {games} games finished, {steps} steps in {seconds} s",
            game=told["game"],
            finished=tally.finished,
            games=plan.games,
            steps=tally.steps,
            seconds=words.number(round(tally.seconds, 2)),
        ),
        words.t(
            "{games:.0f} games and {steps:.0f} steps per second",
            games=told["games_per_second"],
            steps=told["steps_per_second"],
        ),
        words.t(
            "{mean} options per decision on average, {most} at most",
            mean=words.number(told["mean_choices"]),
            most=tally.most_choices,
        ),
    ]
    for seat, level in enumerate(plan.bots):
        lines.append(
            words.t(
                "seat {seat}, {level}: {wins} won, {points} points on average",
                seat=seat + 1,
                level=level,
                wins=words.number(tally.wins[seat]),
                points=words.number(told["mean_scores"][seat]),
            )
        )
    if tally.unfinished:
        seeds = ", ".join(str(seed) for seed in tally.unfinished)
        lines.append(words.t("seeds of unfinished games: {seeds}", seeds=seeds))
    return "\n".join(lines)
