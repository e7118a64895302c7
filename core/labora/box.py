"""The components in the form the rules read at every step: plain tuples and ready-made actions.

Made once from a `Components`. Nothing in it changes afterwards; the action objects are shared by
all lists that `legal` gives, nobody may change them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.game import Note, Value
from core.labora import places
from core.labora.components import OPEN_END, Components
from core.labora.model import COIN5, FIVE, GOODS, MARKERS, State, Verb
from core.labora.model import Convertible as Convertible
from core.labora.model import Mode as ModeName
from core.labora.moves import Moves
from core.labora.programs import Counted, Program, compiled, counted

Values = dict[str, Value]
CONVERTIBLE: tuple[Convertible, ...] = ("grain", "wine", "whiskey")
VERBS: tuple[Verb, ...] = ("clergy", "contract", "fell", "cut", "build", "settle", "land")
WILD = ("forest", "moor")
ASKED = (*GOODS, COIN5)
"""What a payment can ask for, in its order."""


@dataclass(frozen=True, slots=True)
class Card:
    """A building or a settlement as the rules read it."""

    id: str
    rule: str
    cloister: bool
    economic: int
    dwelling: int
    program: Program
    cost: Counted = ()
    terrain: int = 0
    stage: int = -1
    """The stack; -1: it belongs to the heartland."""
    raises: bool = False
    food: int = 0
    energy: int = 0
    """In half units."""


@dataclass(frozen=True, slots=True)
class Mode:
    """What is laid out and when things happen in one mode."""

    dial: tuple[int, ...]
    start: Counted
    brothers: int
    enters: dict[int, tuple[int, ...]]
    """The markers that enter, by round."""
    phases: dict[int, int]
    """The stage that a settlement phase of this round deals, 1 to 4."""
    rounds: int
    """0: open."""
    districts: tuple[int, ...]
    plots: tuple[int, ...]
    cloister_halves: int
    """Half points of a cloister building in the House of the Brotherhood."""
    round_goods: tuple[Counted, ...]
    bare: tuple[int, ...]
    least: int
    """Two players: the game ends with so few buildings in the display."""


class Box:
    """Everything the rules need to know of the components."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.moves = Moves(VERBS, CONVERTIBLE, ASKED)
        self._read_goods(components)
        self._read_cards(components)
        self._read_land(components)
        self.modes: dict[str, Mode] = {
            mode: self._mode(components, mode) for mode in components.modes
        }
        self.decks: dict[tuple[str, str], tuple[str, ...]] = {
            (country, mode): _deck(components, country, mode)
            for country in ("france", "ireland")
            for mode in components.modes
        }
        """The buildings of each country and mode, in the order of their stacks."""
        contract = components.contract
        self.price, self.raised_price, self.gifts = (
            contract.price,
            contract.raised,
            contract.gifts,
        )
        self.water_dwelling = components.water_dwelling
        self.wonders = components.wonders
        self.goal = components.solo_goal
        self.idle_turns = components.ends.idle_turns
        self.rulings = components.rulings

    def _read_goods(self, components: Components) -> None:
        goods = [components.goods[good] for good in ASKED]
        self.food = tuple(good.food for good in goods[:FIVE])
        self.energy = tuple(round(good.energy * 2) for good in goods[:FIVE])
        """In half units."""
        self.points = tuple(good.points for good in goods)
        self.five = goods[FIVE].coins
        """What a 5-coin tile is worth."""
        self.sells_for = {good: components.goods[good].coins for good in ("wine", "whiskey")}
        self.foods = tuple((n, food) for n, food in enumerate(self.food) if food)
        self.fuels = tuple((n, energy) for n, energy in enumerate(self.energy) if energy)
        self.treasures = tuple((n, points) for n, points in enumerate(self.points) if points)
        self.basics = tuple(good for good in GOODS if components.goods[good].basic)
        self.goods_of = {
            country: tuple(
                good for good in GOODS if components.goods[good].country in (None, country)
            )
            for country in ("france", "ireland")
        }
        """The goods that exist in each country."""
        self.number = {good: number for number, good in enumerate(ASKED)}
        self.marker = {good: number for number, good in enumerate(MARKERS)}

    def _read_cards(self, components: Components) -> None:
        self.cards: dict[str, Card] = {}
        """All buildings and settlements."""
        for card, one in components.basic.items():
            self.cards[card] = Card(
                card,
                f"labora.{one.name}",
                one.cloister,
                one.economic,
                one.dwelling,
                compiled(one.effects),
            )
        for card, building in components.buildings.items():
            self.cards[card] = Card(
                card,
                f"labora.{building.name}",
                building.cloister,
                building.economic,
                building.dwelling,
                compiled(building.effects),
                counted(building.cost),
                _mask(building.terrain),
                building.stage,
                building.raises_contracts,
            )
        for card, town in components.settlements.items():
            self.cards[card] = Card(
                card,
                f"labora.{town.name}",
                False,
                town.economic,
                town.dwelling,
                (),
                terrain=_mask(town.terrain),
                stage=town.stage,
                food=town.food,
                energy=2 * town.energy,
            )
        self.economic = {name: card.economic for name, card in self.cards.items()}
        """The economic value of everything that can lie on a landscape."""
        self.dwelling = {name: card.dwelling for name, card in self.cards.items()}
        for name in WILD:
            self.economic[name] = self.dwelling[name] = 0
        self.basic = tuple(components.basic)
        self.buildings = tuple(components.buildings)
        self.settlements = tuple(components.settlements)
        self.is_building = frozenset((*self.basic, *self.buildings))
        self.is_settlement = frozenset(self.settlements)

    def _read_land(self, components: Components) -> None:
        self.heart_ground = {
            places.place(x, y): places.TERRAINS[letter]
            for y, letters in enumerate(components.heartland.ground)
            for x, letter in enumerate(letters)
        }
        self.heart_cards = _placed(components.heartland.cards)
        self.neutral_cards = _placed(components.neutral.cards)
        self.sides = {
            side: (
                tuple(places.TERRAINS[letter] for letter in face.ground),
                face.cards,
            )
            for side, face in (
                ("hills", components.districts.hills),
                ("plains", components.districts.plains),
            )
        }
        """Terrain and cards of both sides of a district, from left to right."""

    def _mode(self, components: Components, mode: ModeName) -> Mode:
        rules = components.modes[mode]
        enters: dict[int, list[int]] = {}
        for marker, turn in (("grapes", rules.grapes), ("stone", rules.stone)):
            if turn is not None:
                enters.setdefault(turn, []).append(MARKERS.index(marker))
        ends = {"2": components.ends.two, "2long": components.ends.two_long}
        return Mode(
            dial=components.dials[rules.dial],
            start=counted(rules.start),
            brothers=rules.brothers,
            enters={turn: tuple(markers) for turn, markers in enters.items()},
            phases={turn: stage for stage, turn in enumerate(rules.phases, 1)},
            rounds=rules.rounds or 0,
            districts=rules.districts,
            plots=rules.plots,
            cloister_halves=round(2 * rules.cloister_points),
            round_goods=tuple(map(counted, rules.round_goods)),
            bare=tuple(_placed(dict.fromkeys(rules.bare, ""))),
            least=ends[mode] if mode in OPEN_END else -1,
        )

    def deck(self, country: str, mode: str) -> list[str]:
        """List the buildings of a country that a mode uses, in the order of their stacks."""
        return list(self.decks[country, mode])


def _deck(components: Components, country: str, mode: str) -> tuple[str, ...]:
    cards = components.buildings
    used = [card for card, one in cards.items() if country in one.countries and mode in one.modes]
    return tuple(sorted(used, key=lambda card: (cards[card].stage, cards[card].number)))


def _mask(letters: str) -> int:
    return sum({places.TERRAINS[letter] for letter in letters})


def _placed(cards: dict[str, Any]) -> dict[int, Any]:
    found = {}
    for where, card in cards.items():
        x, y = where.split(",")
        found[places.place(int(x), int(y))] = card
    return found


Apply = Callable[[Box, State, Any, Note | None], None]
"""What carries out an action of one kind, or a step of one kind of open path."""
