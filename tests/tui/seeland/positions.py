"""One position for every kind of moment, made by hand so that no change of chance moves them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from core.seeland import looking, tiles
from core.seeland.model import Action, Build, Buy, Place, State
from core.seeland.setup import SeelandOptions
from tests.tui.seeland.boards import GAME, place, player, position, sample


@dataclass(frozen=True)
class Case:
    """A position, whose eyes see it, and the keys pressed at it."""

    name: str
    make: Callable[[], State]
    keys: tuple[str, ...] = ()
    seat: int | None = 0
    changes: dict[str, Any] = field(default_factory=dict)
    mover: bool = False
    """The one who must decide sees it, whoever that is; `seat` does not count."""

    @cached_property
    def state(self) -> State:
        """The position."""
        return self.make()

    @property
    def eyes(self) -> int | None:
        """The seat that sees it."""
        turn = GAME.turn(self.state)
        return turn.seat if self.mover and turn is not None else self.seat


def played(state: State, *actions: Action) -> State:
    """Play actions at a position."""
    for action in actions:
        assert action in GAME.legal(state), action
        GAME.apply(state, action)
    return state


_LAND = {
    "E8": "R2", "F6": "C2", "G6": "R1", "F9": "C3", "G10": "M2", "H9": "T3",
    "I7": "R4", "I9": "M1",
}  # fmt: skip
_RING = {0: "M5", 2: "M0", 3: "R3", 4: "T5", 5: "M4", 6: "C6", 8: "M3", 9: "T1"}


def table_of(seats: int, **options: Any) -> State:
    """Make a position of the middle game for any number of seats, with the variants asked for."""
    mills = (["G7", "G10"], ["H8"], ["I9"], ["F8"])
    players = [
        player(merchant, mills[seat], stuivers=1, harvested=20 + 7 * seat)
        for seat, merchant in zip(range(seats), (2, 4, 3, 6), strict=False)
    ]
    options.setdefault("governors", False)
    return position(
        players,
        {**_LAND, **({} if options.get("side") == "tactical" else {"H10": "Fa", "J8": "C2*"})},
        _RING,
        SeelandOptions.model_validate(options),
        master=1,
        turns=5 * seats,
    )


def _tactical(seats: int) -> State:
    return table_of(seats, side="tactical", governors=True, records=True)


def _first(taken: Sequence[str] = ("F8",)) -> State:
    state = GAME.setup(SeelandOptions(governors=True, records=True), 3, 4)
    state.turns = len(taken)
    for seat, name in enumerate(taken):
        state.players[seat].mills.append(place(name))
    state.seat = len(taken) % 3
    return state


def _building() -> State:
    return played(sample(), Buy(2), Place(place("B10")))


def found(seats: int, wanted: Callable[[State], bool], **options: Any) -> State:
    """Play at random until a position is as wanted."""
    rng = random.Random(1)
    for seed in range(200):
        state = GAME.setup(SeelandOptions.model_validate(options), seats, seed)
        while legal := GAME.legal(state):
            if wanted(state):
                return state
            GAME.apply(state, rng.choice(legal))
        if wanted(state):
            return state
    raise LookupError


def _marking(free: bool = True) -> State:
    state = sample()
    if not free:
        state.players[1].records = [17]
    return played(state, Buy(4), Place(place("I8")))


def _pending(kind: str) -> Callable[[State], bool]:
    return lambda state: bool(state.pending) and state.pending[-1].kind == kind


def _ordering() -> State:
    return found(2, _pending("ordering"), records=True, governors=True)


def _walking() -> State:
    return found(3, _pending("walking"), governors=True)


def _end() -> State:
    return played(sample(), Buy(3), Place(place("I7")))


def _extra() -> State:
    state = _end()
    state.extra = True
    return state


def _warehouse() -> State:
    """Put the warehouse into reach of Jiří."""
    state = sample()
    for seat, merchant in enumerate((3, 6, 2, 6)):
        state.players[seat].merchant = merchant
    state.master = 5
    state.ring[1] = tiles.landscape(0, 4)
    state.landscapes.remove(tiles.landscape(0, 4))
    state.mills.append(state.ring[5])
    state.ring[5] = tiles.OPEN
    return state


def _retreating() -> State:
    return played(_warehouse(), Buy(7))


def _near_end(state: State) -> bool:
    """Whether an empty space is in reach, and another one as well."""
    offers = looking.offers(GAME.box, state)
    reach = [offer for offer in offers if offer.in_reach]
    ends = sum(offer.ends_game for offer in reach)
    return state.phase == "buy" and not state.pending and 0 < ends < len(reach)


def _late() -> State:
    return found(2, _near_end, records=True, governors=True)


def _over() -> State:
    return found(4, lambda state: state.phase == "over", records=True, governors=True)


def _placing() -> State:
    return played(sample(), Buy(4))


def _crowded(state: State) -> bool:
    counts = [len(player.mills) for player in state.players]
    return state.phase == "buy" and not state.pending and sum(counts) > 8 and max(counts) > 3


def _many_mills() -> State:
    return found(4, _crowded, records=True, governors=True)


def _fetching() -> State:
    """Let two printed governors stand beside a new mill, which the printed map does not."""
    state = _tactical(2)
    state.waiting = sorted(place(name) for name in ("A6", "B12", "C8", "D7", "F2", "I1", "K12"))
    return played(state, Buy(2), Place(place("D8")), Build())


_VARIANTS: dict[str, dict[str, Any]] = {
    "basic": {},
    "records": {"records": True},
    "governors": {"governors": True},
    "tactical": {"side": "tactical"},
}

CASES = (
    Case("buy", sample),
    Case("buy-forbidden", sample, ("down", "down", "down")),
    Case("buy-places", sample, ("3",)),
    Case("buy-mill-places", sample, ("1", "ac")),
    Case("buy-warehouse", _warehouse, ("2",)),
    Case("buy-warehouse-ways", _warehouse, ("2", "2")),
    Case("buy-end", _late, mover=True),
    Case("place", _placing, ("c",)),
    Case("first", _first, seat=1),
    Case("first-all", lambda: _first(()), ("d",)),
    Case("build", _building),
    Case("build-leave", _building, ("o",)),
    Case("mark", _marking),
    Case("mark-taken", lambda: _marking(False)),
    Case("mark-skip", _marking, ("o",)),
    Case("order", _ordering, ("b",), mover=True),
    Case("walk", _walking, ("b",), mover=True),
    Case("fetch", _fetching, ("b",)),
    Case("retreat", _retreating),
    Case("end", _end),
    Case("end-stuiver", _end, ("s",)),
    Case("end-extra", _extra),
    Case("over", _over),
    Case("many-mills", _many_mills, mover=True),
    Case("wait", sample, seat=1),
    Case("wait-for-bot", sample, seat=1, changes={"bots": (0,)}),
    Case("watch", sample, seat=None),
    Case("replay", sample, changes={"live": False}),
    *(
        Case(f"{name}-{seats}", partial(table_of, seats, **values), ("1",))
        for name, values in _VARIANTS.items()
        for seats in (2, 3, 4)
    ),
    Case("tactical-all", partial(_tactical, 2), ("1",)),
)
