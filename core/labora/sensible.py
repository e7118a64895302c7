"""The steps of the game alone that are worth looking at: few of the many legal ones.

Payments go with what is worth least, spaces are the most promising ones, and what never helps
is left out. Where several are alike, chance chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from core.labora import offers
from core.labora.box import WILD, Box
from core.labora.model import (
    ABSENT,
    COINS,
    FIVE,
    GRAIN,
    STRAW,
    Action,
    Player,
    State,
)
from core.labora.outlook import LAND, Outlook
from core.labora.places import COAST, HILLSIDE, NEAR, PLAINS, WATER

_PLACES = 2
"""Spaces tried for a card."""
_TILES = 2
"""Ways tried to lay a tile of each kind."""
_SCARCE = {PLAINS: 0.0, HILLSIDE: 1.5, COAST: 1.5}
"""What is lost when a card that could stand elsewhere takes such a space."""
_USUAL = 3.5
"""The dwelling value that is expected where nothing stands yet."""
_WATER, _BARREN = 3.0, -1.0
_BESIDE_CLOISTER = 0.7
"""What is lost when another building takes a space beside a cloister building."""
_COVERED = 2.0
"""What is lost, beside its worth, with a neutral building on which another is laid."""
_MIXING = 4.0
"""How far chance mixes the order in which the neutral player builds, in worths of cards."""


class Guide:
    """Chooses the steps, by what `outlook` says goods and cards are worth."""

    def __init__(self, box: Box, outlook: Outlook, chance: Random) -> None:
        self.box = box
        self.outlook = outlook
        self.chance = chance
        self._of: dict[str, Callable[[State, Any, list[Action]], list[Action]]] = {
            "sending": _every,
            "manning": _manning,
            "contracting": _contracting,
            "harvesting": self._harvesting,
            "building": self._building,
            "entering": _plain,
            "settling": self._settling,
            "landing": self._landing,
            "converting": self._converting,
            "using": self._using,
            "paying": self._paying,
            "laying": self._laying,
        }

    def steps(self, state: State, legal: list[Any]) -> list[Action]:
        """Give the steps of `legal` to look at; at least one."""
        if len(legal) == 1:
            return legal
        if state.pending:
            path = state.pending[-1]
            steps = [action for action in legal if action.kind != "convert"]
            return self._of[path.kind](state, path, steps or legal)
        if state.phase == "neutral":
            return [self._next_neutral(state, legal)]
        found = [
            action
            for action in legal
            if action.kind not in ("pass", "convert")
            and not (action.kind == "begin" and action.verb == "land")
        ]
        return found or legal

    def extras(self, state: State, legal: list[Any]) -> list[Action]:
        """Give the extra steps of `legal` to look at: they change the stage of no position."""
        sells = self._needs_sale(state)
        return [
            action
            for action in legal
            if (action.kind == "begin" and action.verb == "land")
            or (sells and action.kind == "convert" and action.good != "grain")
        ]

    def _next_neutral(self, state: State, legal: list[Any]) -> Action:
        worth = self.outlook.moment(state).neutral
        draw = self.chance.random
        found: Action = min(legal, key=lambda one: worth[one.card] + _MIXING * draw())
        return found

    def _missing(self, state: State) -> list[int]:
        """List the sums that are missing for what costs money."""
        coins = state.players[0].goods[COINS]
        prices = [
            amount
            for card in state.display
            for good, amount in self.box.cards[card].cost
            if good == COINS
        ]
        if not state.bought:
            prices += state.districts[:1] + state.plots[:1]
        return sorted({price - coins for price in prices if price > coins})

    def _needs_sale(self, state: State) -> bool:
        goods, box = state.players[0].goods, self.box
        sale = sum([goods[box.number[good]] * coins for good, coins in box.sells_for.items()])
        return bool(sale) and any(missing <= sale for missing in self._missing(state))

    def _converting(self, state: State, path: Any, legal: list[Action]) -> list[Action]:
        if path.good == "grain":
            return legal[-1:]
        each = self.box.sells_for[path.good]
        amounts = sorted({-(-missing // each) for missing in self._missing(state)})
        return [legal[one - 1] for one in amounts if one <= len(legal)] or legal[:1]

    def _harvesting(self, state: State, path: Any, legal: list[Action]) -> list[Action]:
        if path.place != ABSENT:
            return legal
        spaces = _of_kind(legal, "at")
        if len(spaces) <= _PLACES:
            return spaces
        player = state.players[0]
        spaces.sort(key=lambda one: self._for_settlement(player, one.place))
        return [spaces[0], spaces[-1]]

    def _building(self, state: State, path: Any, legal: list[Any]) -> list[Action]:
        if not path.card or len(legal) <= _PLACES:
            return legal
        player = state.players[0]
        draw = self.chance.random
        return sorted(
            legal,
            key=lambda one: draw() - self._for_building(player, one.place, path.card),
        )[:_PLACES]

    def _settling(self, state: State, path: Any, legal: list[Action]) -> list[Action]:
        if not path.card or len(legal) <= _PLACES:
            return legal
        player = state.players[0]
        choosy = not self.box.cards[path.card].terrain & PLAINS
        draw = self.chance.random

        def cost(one: Any) -> float:
            lost = 0.0 if choosy else _SCARCE[player.ground[one.place]]
            return draw() + lost - self._for_settlement(player, one.place)

        return sorted(legal, key=cost)[:_PLACES]

    def _for_settlement(self, player: Player, at: int) -> float:
        """Say how good a space is for a settlement."""
        cards, ground, dwelling = player.cards, player.ground, self.box.dwelling
        found = 0.0
        for near in NEAR[at]:
            card = cards.get(near)
            if card is not None:
                found += _USUAL if card in WILD else dwelling[card]
            elif near in ground:
                terrain = ground[near]
                found += _WATER if terrain == WATER else _USUAL if terrain & LAND else _BARREN
        return found

    def _for_building(self, player: Player, at: int, name: str) -> float:
        """Say how good a space is for a building, if settlements come beside it."""
        box = self.box
        cards, ground, card = player.cards, player.ground, box.cards[name]
        gain = card.dwelling - _USUAL
        found = -_SCARCE.get(ground[at], 0.0) if card.terrain & PLAINS else 0.0
        for near in NEAR[at]:
            other = cards.get(near)
            if other is None:
                if near in ground and ground[near] & LAND:
                    found += 0.5 * gain + 0.5 * card.cloister
            elif other in box.is_settlement:
                found += 1.3 * gain
            elif other in WILD:
                found += 0.3 * gain
            elif not card.cloister and box.cards[other].cloister:
                found -= _BESIDE_CLOISTER
        return found

    def _landing(self, state: State, path: Any, legal: list[Action]) -> list[Action]:
        found: list[Action] = []
        for kind in ("district", "plot"):
            ways = _of_kind(legal, kind)
            found += self.chance.sample(ways, _TILES) if len(ways) > _TILES else ways
        return found or legal

    def _using(self, state: State, path: Any, legal: list[Action]) -> list[Action]:
        part = offers.part_of(self.box, path)
        do = part.do
        if do == "accept":
            return legal[:1]
        if do in ("trade", "tiers"):
            return self._times(path, legal)
        if do == "take-points":
            amounts = _of_kind(legal, "take")
            return [amounts[-1], amounts[0]]
        if do == "clear":
            player = state.players[0]
            spaces = _of_kind(legal, "at")
            best = max(spaces, key=lambda one: self._for_settlement(player, one.place))
            return [best, *_of_kind(legal, "skip")]
        return [one for one in legal if one.kind != "convert"]

    def _times(self, path: Any, legal: list[Action]) -> list[Action]:
        amounts = _of_kind(legal, "times")
        most = len(amounts) - 1
        if not most:
            return [one for one in legal if one.kind != "convert" or one.good != "grain"]
        found = [amounts[most], amounts[(most + 1) // 2], amounts[0]]
        program = self.box.cards[path.card].program
        if sum(one.do in ("trade", "tiers") for one in program) == 1:
            found.pop()
        return list(dict.fromkeys(found))

    def _paying(self, state: State, path: Any, legal: list[Any]) -> list[Action]:
        asked, goods = path.good, state.players[0].goods
        ways = self._kinds(state, asked) if path.kinds else self._amounts(state, path)
        owed = path.kinds or self._owed(path)[0]
        wanted = 0
        for _, good, each in sorted(ways):
            have = 1 if path.kinds else goods[good]
            used = min(have, -(-owed // each))
            if good == asked:
                wanted = used
                break
            owed -= used * each
            if owed <= 0:
                break
        return [min(legal, key=lambda one: abs(one.amount - wanted))]

    def _owed(self, path: Any) -> tuple[int, tuple[int, ...]]:
        """Give what is owed in the unit of the good that is asked, and what goods are in it."""
        box = self.box
        if path.points:
            return path.points, box.points
        if path.good != FIVE and path.energy and box.energy[path.good]:
            return path.energy, box.energy
        return path.food, box.food

    def _amounts(self, state: State, path: Any) -> list[tuple[float, int, int]]:
        """List what can be paid: the loss for each unit, the good, its units."""
        goods, moment = state.players[0].goods, self.outlook.moment(state)
        unit = self._owed(path)[1]
        found = [
            (max(0.0, moment.last(good, goods[good])) / unit[good], good, unit[good])
            for good in range(path.good, len(goods))
            if unit[good] and goods[good]
        ]
        if unit is self.box.energy and path.good <= STRAW and goods[GRAIN] and not goods[STRAW]:
            found.append((moment.last(GRAIN, goods[GRAIN]), STRAW, unit[STRAW]))
        return found

    def _kinds(self, state: State, asked: int) -> list[tuple[float, int, int]]:
        goods, moment = state.players[0].goods, self.outlook.moment(state)
        found = [
            (moment.last(good, goods[good]), good, 1)
            for good in range(asked, len(goods))
            if goods[good]
        ]
        five = self.box.five
        if goods[COINS] > five:
            found.append((five * moment.last(COINS, goods[COINS]), FIVE, 1))
        if asked <= STRAW and not goods[STRAW] and goods[GRAIN] > 1:
            found.append((moment.last(GRAIN, goods[GRAIN]), STRAW, 1))
        return found

    def _laying(self, state: State, path: Any, legal: list[Any]) -> list[Action]:
        worth = self.outlook.moment(state).neutral
        cards = state.players[1].cards
        draw = self.chance.random

        def cost(one: Any) -> float:
            under = cards.get(one.place)
            return draw() + (0.0 if under is None else _COVERED + worth[under])

        return [min(legal, key=cost)]


def _of_kind(legal: list[Action], kind: str) -> list[Any]:
    return [one for one in legal if one.kind == kind]


def _every(state: State, path: Any, legal: list[Action]) -> list[Action]:
    return legal


def _plain(state: State, path: Any, legal: list[Action]) -> list[Action]:
    return [one for one in legal if one.kind != "convert"]


def _manning(state: State, path: Any, legal: list[Action]) -> list[Action]:
    """The own prior or a brother; of the neutral player's, the prior waits for new buildings."""
    return legal[1:] if path.owner else legal


def _contracting(state: State, path: Any, legal: list[Action]) -> list[Action]:
    return legal if path.spot == ABSENT else legal[:1]
