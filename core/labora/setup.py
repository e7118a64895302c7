"""From options, seats and a seed to the first state (fact sheet section 1)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from core.chance import seeded
from core.game import Options
from core.labora.box import Box
from core.labora.model import GOODS, HOME, MARKERS, Mode, Player, State
from core.labora.rounds import begin_round

_AT_START = ("clay", "coins", "grain", "livestock", "wood", "peat", "joker")
SECOND_QUARRY = "F29"


class LaboraOptions(Options):
    """The settings of a table."""

    country: Literal["france", "ireland"] = Field(
        default="france", json_schema_extra={"rule": "labora.option-country"}
    )
    """Which buildings and goods are played with."""
    length: Literal["short", "long"] = Field(
        default="long", json_schema_extra={"rule": "labora.option-length", "first": "short"}
    )
    """Two players: short is the normal game. Alone there is one length."""
    second_quarry: bool = Field(
        default=True, json_schema_extra={"rule": "labora.option-second-quarry"}
    )
    """Whether four players of the short game in France play with the second Quarry."""


def mode_of(options: LaboraOptions, seats: int) -> Mode:
    """Give the mode that seats and length make."""
    short = options.length == "short"
    if seats == 1:
        return "solo"
    if seats == 2:
        return "2" if short else "2long"
    if seats == 3:
        return "3short" if short else "3"
    return "4short" if short else "4"


def setup(box: Box, options: LaboraOptions, seats: int, seed: int) -> State:
    """Lay out land, display and wheel, and begin the first round. Seat 0 starts."""
    mode = mode_of(options, seats)
    rules = box.modes[mode]
    deck = box.deck(options.country, mode)
    if mode == "4short" and not options.second_quarry:
        deck = [card for card in deck if card != SECOND_QUARRY]
    players = [_player(box, mode) for _ in range(seats)]
    if mode == "solo":
        neutral = _player(box, mode)
        neutral.settlements = []
        neutral.cards = {
            at: card for at, card in box.neutral_cards.items() if card in box.basic or card in deck
        }
        deck = [card for card in deck if card not in neutral.cards.values()]
        players.append(neutral)
    stage_of = {card: box.cards[card].stage for card in deck}
    state = State(
        rng=seeded(seed),
        turns=0,
        pending=[],
        country=options.country,
        mode=mode,
        phase="action",
        round=0,
        seat=0,
        actions=0,
        done=0,
        bought=False,
        settled=False,
        stage=0,
        final=False,
        idle=0,
        wheel=[0 if marker in _AT_START else HOME for marker in MARKERS],
        price=box.price,
        display=[card for card in deck if not stage_of[card]],
        stacks=[card for card in deck if stage_of[card]],
        districts=list(rules.districts),
        plots=list(rules.plots),
        wonders=box.wonders,
        players=players,
        chain=[],
        fresh=[],
        covered=[],
    )
    begin_round(box, state, None)
    return state


def _player(box: Box, mode: Mode) -> Player:
    rules = box.modes[mode]
    goods = [0] * len(GOODS)
    for good, amount in rules.start:
        goods[good] = amount
    return Player(
        goods=goods,
        clergy=[HOME] * (1 + rules.brothers),
        ground=dict(box.heart_ground),
        cards={at: card for at, card in box.heart_cards.items() if at not in rules.bare},
        settlements=[card for card in box.settlements if not box.cards[card].stage],
    )
