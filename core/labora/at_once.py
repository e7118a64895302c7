"""The parts of a function that happen without being asked for.

Each tells whether it opened another path, or changed what comes next so that the function
waits. Fact sheet 5 and 5.5, cases 6, 10, 11 and 22.
"""

from __future__ import annotations

from collections.abc import Callable

from core.game import Event, Note
from core.labora import display, settling
from core.labora.box import WILD, Box
from core.labora.goods import gain
from core.labora.model import (
    ABSENT,
    HOME,
    PRIOR,
    Building,
    Harvesting,
    Landing,
    Paying,
    Settling,
    State,
    Using,
    Wild,
)
from core.labora.offers import limit, owed
from core.labora.programs import PartOf, coins

FOREST, MOOR = WILD


def _do_gain(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    gain(state, state.seat, part.get, box.cards[path.card].rule, note)
    return False


def _do_show(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    have = state.players[state.seat].goods[part.pay[0][0]]
    reached = [
        money for amount, money in zip(part.amounts, part.coins, strict=True) if have >= amount
    ]
    if reached:
        gain(state, state.seat, coins(reached[-1]), box.cards[path.card].rule, note)
    return False


def _do_pay(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    due = owed(box, path, part.first, path.part - 1)
    state.pending.append(Paying(*due, 0))
    return True


def _do_grant(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    rule = box.cards[path.card].rule
    program = box.cards[path.card].program
    for number in range(part.first, path.part - 1):
        bought, times = program[number], path.counts[number]
        if bought.do == "trade":
            gain(state, state.seat, bought.get, rule, note, times)
        elif bought.do == "tiers" and times:
            gain(state, state.seat, coins(bought.coins[times - 1]), rule, note)
    return False


def _do_gate(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    if not path.counts[part.first]:
        path.part = part.jump
    return False


def _do_points(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    path.counts[path.part - 1] = limit(box, state, part)
    return False


def _do_prior_home(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    clergy = state.players[state.seat].clergy
    if clergy[PRIOR] != HOME:
        clergy[PRIOR] = HOME
        if note:
            note(Event("prior-home", state.seat, box.cards[path.card].rule))
    elif not box.rulings.locutory_with_prior_at_home:
        path.part = len(box.cards[path.card].program)
    return False


def _do_clergy_home(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    program = box.cards[path.card].program
    paid = any(
        path.counts[number] for number, one in enumerate(program) if one.do in ("trade", "tiers")
    )
    if paid or box.rulings.bathhouse_without_paying:
        player = state.players[state.seat]
        player.clergy = [HOME] * len(player.clergy)
        if note:
            rule = box.cards[path.card].rule
            note(Event("clergy-home", state.seat, rule, {"whose": state.seat}))
    return False


def _do_build(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    if not display.any_possible(box, state):
        return False
    state.pending.append(Building("", optional=True))
    return True


def _do_settle(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    if not settling.any_possible(box, state):
        return False
    state.pending.append(Settling("", ABSENT, optional=True))
    return True


def _do_fell(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    good: Wild = "wood" if part.do == "fell" else "peat"
    card = FOREST if part.do == "fell" else MOOR
    if card not in state.players[state.seat].cards.values():
        return False
    state.pending.append(Harvesting(good, ABSENT, optional=True))
    return True


def _do_land(box: Box, state: State, path: Using, part: PartOf, note: Note | None) -> bool:
    district = plot = False
    program = box.cards[path.card].program
    path.part -= 1
    while path.part < len(program) and program[path.part].do in ("district", "plot"):
        district = district or program[path.part].do == "district"
        plot = plot or program[path.part].do == "plot"
        path.part += 1
    if not (district and state.districts) and not (plot and state.plots):
        return False
    state.pending.append(Landing(districts=district, plots=plot, free=True))
    return True


AT_ONCE: dict[str, Callable[[Box, State, Using, PartOf, Note | None], bool]] = {
    "gain": _do_gain,
    "show": _do_show,
    "pay": _do_pay,
    "grant": _do_grant,
    "gate": _do_gate,
    "points": _do_points,
    "prior-home": _do_prior_home,
    "clergy-home": _do_clergy_home,
    "build": _do_build,
    "settle": _do_settle,
    "fell": _do_fell,
    "cut": _do_fell,
    "district": _do_land,
    "plot": _do_land,
}
"""Parts that are carried out without asking; True: another path was opened."""
