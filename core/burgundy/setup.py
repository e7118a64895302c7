"""From options, seats and a seed to the first state (fact sheet sections 2 and 9)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from core.burgundy.box import Box
from core.burgundy.components import TableOf
from core.burgundy.model import NOBODY, TYPES, UNLIMITED, Player, Rival, State
from core.burgundy.piles import halves
from core.burgundy.rounds import deal_dice, lay_display
from core.burgundy.solo import lay_rival
from core.chance import seeded, shuffle
from core.game import Options


class BurgundyOptions(Options):
    """The settings of a table: every point that the rulebook leaves open."""

    workers: Literal["short", "last-two"] = Field(
        default="short", json_schema_extra={"rule": "burgundy.option-workers"}
    )
    """Start workers of two and three players: the list of four cut short, or two for the last."""
    clash: Literal["own-first", "choose"] = Field(
        default="own-first", json_schema_extra={"rule": "burgundy.option-clash"}
    )
    """Whether a card may go onto cloisters while its type has an open stack."""
    vp_cards: Literal["unlimited", "limited"] = Field(
        default="unlimited", json_schema_extra={"rule": "burgundy.option-vp-cards"}
    )
    """Whether the VP cards can run out."""
    animals: Literal["outside-sets", "all", "none"] = Field(
        default="outside-sets", json_schema_extra={"rule": "burgundy.option-animals"}
    )
    """Which animals count as unused in the tie-break."""
    decline: bool = Field(default=False, json_schema_extra={"rule": "burgundy.option-decline"})
    """Whether the effects of castles and buildings may be left unused."""
    bonus_first: bool = Field(
        default=True, json_schema_extra={"rule": "burgundy.option-bonus-first"}
    )
    """Whether the bonus of a triple comes before the effect of the card that finished it."""


def setup(box: Box, options: BurgundyOptions, seats: int, seed: int) -> State:
    """Shuffle everything, deal and lay out. Seat 0 starts."""
    table = box.tables[seats]
    rng = seeded(seed)
    deck = list(range(box.cards))
    rng = shuffle(rng, deck)
    goods = [kind for kind, cards in enumerate(box.goods) for _ in range(cards)]
    rng = shuffle(rng, goods)
    animals = [kind for kind, cards in enumerate(box.animals) for _ in range(cards)]
    rng = shuffle(rng, animals)
    workers = table.workers_last_two if options.workers == "last-two" else table.workers
    players = [_player(box, goods, animals, workers[seat]) for seat in range(seats)]
    solo = seats == 1
    state = State(
        rng=rng,
        turns=0,
        pending=[],
        seat=0,
        phase="play",
        round=0,
        players=players,
        deck=deck,
        discard=[],
        display=[],
        goods=halves(goods),
        animals=halves(animals),
        firsts=[NOBODY] * len(TYPES),
        sevens=sorted(table.sevens),
        rival=_rival(box, deck) if solo else None,
        start=0,
        holder=NOBODY if solo else 0,
        face_down=False,
        acted=False,
        bought=False,
        vp_left=box.vp_cards if options.vp_cards == "limited" else UNLIMITED,
        clash=options.clash,
        animals_left=options.animals,
        decline=options.decline,
        bonus_first=options.bonus_first,
    )
    _begin(box, state, table)
    return state


def _begin(box: Box, state: State, table: TableOf) -> None:
    if state.rival:
        lay_rival(box, state, state.rival, None)
    lay_display(box, state, table.display, None)
    deal_dice(box, state, box.dice, None)


def _player(box: Box, goods: list[int], animals: list[int], workers: int) -> Player:
    own_goods = [goods.pop() for _ in range(box.start_goods)]
    own_animals = [animals.pop() for _ in range(box.start_animals)]
    return Player(
        hand=[],
        stock=[],
        projects=[],
        estate=[],
        goods=[own_goods.count(kind) for kind in range(len(box.goods))],
        sold=[0] * len(box.goods),
        animals=[own_animals.count(kind) for kind in range(len(box.animals))],
        silver=box.start_silver,
        workers=workers,
        vp=0,
        seven=0,
    )


def _rival(box: Box, deck: list[int]) -> Rival:
    piles = [[deck.pop() for _ in range(cards)] for cards in box.rival_piles]
    return Rival(piles=piles[::-1], estate=[], seven=0)
