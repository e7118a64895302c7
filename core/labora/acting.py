"""The main actions that use clergymen and the wheel: placing, work contracts, felling, passing.

Fact sheet 4.2 and 4.3, cases 4, 5, 22, 23 and 29. Using a function is in `using`, building in
`building`.
"""

from __future__ import annotations

from core.game import Event, Note
from core.labora import converting, display, landing, neutral, settling, wheel
from core.labora.box import WILD, Apply, Box, Values
from core.labora.clergy import buildings_of, kinds_at_home, occupied, send
from core.labora.goods import fees
from core.labora.land import wild
from core.labora.model import (
    ABSENT,
    HOME,
    Action,
    At,
    Begin,
    Contracting,
    Fee,
    Harvesting,
    Landing,
    Manning,
    Pass,
    Produce,
    Send,
    Sending,
    Settling,
    Skip,
    State,
    Visit,
    Wild,
)
from core.labora.model import Building as BuildingPath
from core.labora.places import SPOTS, spot
from core.labora.using import enter

_CARD_OF = {"wood": WILD[0], "peat": WILD[1]}


def legal(box: Box, state: State) -> list[Action]:
    """List what can be begun when no path is open."""
    moves = box.moves
    found: list[Action] = []
    if state.phase == "neutral-prior":
        found += [moves.begin["contract"], moves.skip]
    elif state.actions:
        _legal_main(box, state, found)
    elif state.phase == "settle" and not state.settled and settling.any_possible(box, state):
        found.append(moves.begin["settle"])
    if state.phase != "neutral-prior" and landing.may_buy(state):
        found.append(moves.begin["land"])
    converting.add_free(box, state, found)
    if not state.actions:
        found.append(moves.end_turn)
    return found


def _legal_main(box: Box, state: State, found: list[Action]) -> None:
    moves = box.moves
    bonus = state.phase == "bonus"
    if targets(box, state):
        found.append(moves.begin["clergy"])
    if not bonus:
        if fees(box, state) and contracts(box, state):
            found.append(moves.begin["contract"])
        cards = state.players[state.seat].cards.values()
        for verb, good in (("fell", "wood"), ("cut", "peat")):
            if _CARD_OF[good] in cards:
                found.append(moves.begin[verb])
    if display.any_possible(box, state):
        found.append(moves.begin["build"])
    if not bonus:
        found.append(moves.pass_)


def targets(box: Box, state: State) -> list[int]:
    """List the buildings on which the player can place a clergyman of his own."""
    prior, brother = kinds_at_home(state, state.seat)
    if state.phase == "bonus":
        if not prior:
            return []
        return [one for seat in range(len(state.players)) for one in buildings_of(box, state, seat)]
    if not prior and not brother:
        return []
    taken = occupied(state)
    return [one for one in buildings_of(box, state, state.seat) if one not in taken]


def contracts(box: Box, state: State) -> list[int]:
    """List the buildings of others for which a work contract can be made."""
    if state.phase == "neutral-prior":
        return neutral.usable(state)
    taken = occupied(state)
    return [
        one
        for seat, player in enumerate(state.players)
        if seat != state.seat and HOME in player.clergy
        for one in buildings_of(box, state, seat)
        if one not in taken
    ]


def begin(box: Box, state: State, action: Begin, note: Note | None) -> None:
    """Begin an action; what it is about are the next steps."""
    verb = action.verb
    if verb == "land":
        state.pending.append(Landing(districts=True, plots=True, free=False))
        return
    if verb == "settle":
        state.pending.append(Settling("", ABSENT, optional=False))
        return
    state.actions -= 1
    state.chain = []
    if verb == "clergy":
        state.pending.append(Sending())
    elif verb == "contract":
        state.pending.append(Contracting(ABSENT))
    elif verb == "build":
        state.pending.append(BuildingPath("", optional=False))
    else:
        good: Wild = "wood" if verb == "fell" else "peat"
        state.pending.append(Harvesting(good, ABSENT, optional=False))


def pass_(box: Box, state: State, action: Pass, note: Note | None) -> None:
    """Fell nothing."""
    state.actions -= 1
    if box.rulings.empty_felling_moves_marker and state.wheel[box.marker["wood"]] >= 0:
        state.wheel[box.marker["wood"]] = 0
    if note:
        note(Event("passed", state.seat, "labora.pass"))


def legal_send(box: Box, state: State, path: Sending) -> list[Action]:
    """List the buildings that can be entered."""
    return [box.moves.visit(one) for one in targets(box, state)]


def visit_own(box: Box, state: State, action: Visit, note: Note | None) -> None:
    """Enter a building; the player chooses the clergyman if there is a choice."""
    state.pending.pop()
    where = spot(action.seat, action.place)
    if state.phase == "bonus":
        _enter(box, state, state.seat, True, where, note)
    else:
        _choose_clergyman(box, state, state.seat, state.seat, where, note)


def _choose_clergyman(
    box: Box, state: State, chooser: int, owner: int, where: int, note: Note | None
) -> None:
    prior, brother = kinds_at_home(state, owner)
    if prior and brother:
        state.pending.append(Manning(chooser, owner, where))
    else:
        _enter(box, state, owner, prior, where, note)


def _enter(box: Box, state: State, owner: int, prior: bool, where: int, note: Note | None) -> None:
    send(state, owner, prior, where, note)
    enter(box, state, where, note)


def legal_man(box: Box, state: State, path: Manning) -> list[Action]:
    """List the clergymen that can be chosen."""
    return box.moves.send[:]


def man(box: Box, state: State, action: Send, note: Note | None) -> None:
    """Place the chosen clergyman."""
    path = state.pending.pop()
    assert isinstance(path, Manning)
    _enter(box, state, path.owner, action.who == "prior", path.spot, note)


def legal_contract(box: Box, state: State, path: Contracting) -> list[Action]:
    """List the buildings of others, or the ways to pay for the one that was chosen."""
    if path.spot == ABSENT:
        return [box.moves.visit(one) for one in contracts(box, state)]
    return fees(box, state)


def choose_contract(box: Box, state: State, action: Visit, note: Note | None) -> None:
    """Choose the building of a work contract."""
    path = state.pending[-1]
    assert isinstance(path, Contracting)
    path.spot = spot(action.seat, action.place)


def pay_contract(box: Box, state: State, action: Fee, note: Note | None) -> None:
    """Pay the work contract: coins to the owner (alone: to the supply), gifts to the supply."""
    path = state.pending.pop()
    assert isinstance(path, Contracting)
    owner = path.spot // SPOTS
    amount = state.price if action.good == "coins" else 1
    number = box.number[action.good]
    state.players[state.seat].goods[number] -= amount
    if action.good == "coins" and state.mode != "solo":
        state.players[owner].goods[number] += amount
    if note:
        values: Values = {"owner": owner, "place": path.spot % SPOTS}
        paid: Values = {"good": action.good, "amount": amount}
        note(Event("contract", state.seat, "labora.contract", {**values, **paid}))
    if state.phase == "neutral-prior":
        _enter(box, state, owner, True, path.spot, note)
        return
    chooser = state.seat if state.mode == "solo" else owner
    _choose_clergyman(box, state, chooser, owner, path.spot, note)


def legal_harvest(box: Box, state: State, path: Harvesting) -> list[Action]:
    """List the cards that can be taken, or the markers with which the chosen one is taken."""
    if path.place != ABSENT:
        return wheel.choices(box, state, (path.good,), joker_only=False)
    places = wild(state.players[state.seat], _CARD_OF[path.good])
    found = [box.moves.at[at] for at in places]
    return [*found, box.moves.skip] if path.optional else found


def choose_harvest(box: Box, state: State, action: At, note: Note | None) -> None:
    """Choose the forest or moor card; with no marker left for it, it goes for nothing."""
    path = state.pending[-1]
    assert isinstance(path, Harvesting)
    path.place = action.place
    if not wheel.can_produce(state, path.good, box.marker[path.good]):
        state.pending.pop()
        _clear(state, path, note)


def harvest(box: Box, state: State, action: Produce, note: Note | None) -> None:
    """Take the card away and its good by the wheel."""
    path = state.pending.pop()
    assert isinstance(path, Harvesting)
    rule = _clear(state, path, note)
    wheel.produce(box, state, path.good, action.joker, rule, note)


def _clear(state: State, path: Harvesting, note: Note | None) -> str:
    """Take the card away; gives the rule it was taken by."""
    card = state.players[state.seat].cards.pop(path.place)
    rule = "labora.fell" if path.good == "wood" else "labora.cut"
    if note:
        values: Values = {"card": card, "place": path.place}
        note(Event("cleared", state.seat, rule, values))
    return rule


def skip(box: Box, state: State, action: Skip, note: Note | None) -> None:
    """Leave out what the open path offers, or do without the neutral prior."""
    if state.pending:
        state.pending.pop()
    else:
        state.actions = 0


APPLY: dict[str, Apply] = {"begin": begin, "pass": pass_, "skip": skip}
