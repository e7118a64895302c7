"""From the commands of the recorded games to steps of our engine, and the states compared.

A command says a whole action at once; here it becomes the steps of a path. What a command
leaves open (a function that is used by the next one, a clergyman who is named by the line
before) waits in `Translation` until then.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from core.labora import offers, places, scoring, using
from core.labora.box import CONVERTIBLE
from core.labora.game import Labora, create
from core.labora.model import (
    COIN5,
    COINS,
    GOODS,
    HOME,
    MARKERS,
    Action,
    At,
    Begin,
    Choose,
    Convert,
    District,
    DistrictSide,
    EndTurn,
    Fee,
    Pass,
    Pay,
    Plot,
    PlotSide,
    Produce,
    Raise,
    Send,
    Skip,
    State,
    Take,
    Times,
    Use,
    Verb,
    Visit,
    Who,
)
from core.labora.places import SPOTS
from core.labora.setup import LaboraOptions

RECORDED = Path(__file__).with_name("recorded")
CODES = {
    "Wo": "wood",
    "Wh": "whiskey",
    "Gn": "grain",
    "Sw": "straw",
    "Sh": "livestock",
    "Mt": "meat",
    "Cl": "clay",
    "Ce": "pottery",
    "Pt": "peat",
    "Co": "peat_coal",
    "Pn": "coins",
    "Ni": COIN5,
    "Bo": "book",
    "Sn": "stone",
    "Or": "ornament",
    "Fl": "flour",
    "Br": "bread",
    "Gp": "grapes",
    "Wn": "wine",
    "Rq": "reliquary",
    "Ma": "malt",
    "Be": "beer",
    "Jo": "joker",
}
BASIC = {"1": "clay_mound", "2": "farmyard", "3": "cloister_office"}
DRINKS: tuple[tuple[Literal["wine", "whiskey"], str, str], ...] = (
    ("wine", "Wn", "Pn"),
    ("whiskey", "Wh", "PnPn"),
)
"""What can be sold at any time, its code, and the coins it brings."""
PALACES = {"F27": "wine", "I27": "whiskey"}
"""Functions that use any occupied building, and what they cost."""
LAST_ROUND = 400
"""The records stop here, whatever the rules say."""
ONLY_COINS = ("F35", "G41")
"""Functions that are paid in coins alone."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One recorded game: its head, and each command with the state after it."""

    head: dict[str, Any]
    commands: list[tuple[str, dict[str, Any]]]


@cache
def names() -> tuple[tuple[str, str], ...]:
    """List all recorded games as file and name."""
    found = []
    for file in sorted(RECORDED.glob("*.jsonl.gz")):
        found += [(file.name, game.head["game"]) for game in games(file.name)]
    return tuple(found)


@cache
def games(file: str) -> tuple[Recorded, ...]:
    """Read all games of a file."""
    found: list[Recorded] = []
    with gzip.open(RECORDED / file, "rt", encoding="utf-8") as lines:
        for line in lines:
            one = json.loads(line)
            if "game" in one:
                found.append(Recorded(one, []))
            else:
                found[-1].commands.append((one["cmd"], one["s"]))
    return tuple(found)


def goods_in(token: str) -> Counter[str]:
    """Count the goods of a token of two-letter codes."""
    return Counter(CODES[code] for code in re.findall("[A-Z][a-z]", token))


@dataclass(slots=True)
class Translation:
    """A recorded game that is played by our engine."""

    recorded: Recorded
    game: Labora = field(default_factory=create)
    who: Literal["prior", "brother", ""] = ""
    """The clergyman that was named for the next placing."""
    waiting: list[str] = field(default_factory=list)
    """Commands given in the middle of an action; we play them after it."""
    unheard: str = ""
    """A Palace that was paid although no building can be used by it."""
    surplus: int = 0
    """Coins that the records lose where change should be given."""
    liberties: list[str] = field(default_factory=list)
    """Where the records do what our rules refuse."""
    later: list[str] = field(default_factory=list)
    """The commands that follow in this action."""
    sold: bool = False
    """Wine or whiskey was sold before the contract, for the function that is used after it."""
    acted: bool = False
    """The main action was begun."""
    steps: list[Action] = field(default_factory=list)
    state: State = field(init=False)

    def __post_init__(self) -> None:
        config = self.recorded.head["config"]
        options = LaboraOptions(
            country=config["country"], length="short" if config["length"] == "short" else "long"
        )
        self.state = self.game.setup(options, config["players"], 0)

    def play(self, action: Action) -> None:
        """Do a step that must be legal."""
        legal = self.game.legal(self.state)
        assert action in legal, f"{action} is not among {legal}; open: {self.state.pending}"
        self.steps.append(action)
        self.game.apply(self.state, action)

    def run(self) -> Iterator[tuple[str, dict[str, Any], bool]]:
        """Play command by command.

        Yields each with the state that should follow, and whether ours is the same by now.
        """
        commands = self.recorded.commands
        for index, (command, after) in enumerate(commands):
            self.later = []
            for later, _ in commands[index + 1 :]:
                self.later.append(later)
                if later == "COMMIT":
                    break
            if self.later or after["round"] < LAST_ROUND:
                self._do(command, [later.split()[0] for later in self.later])
            yield command, after, not self.waiting and not self.sold

    @property
    def people(self) -> int:
        """How many players have a score."""
        return 1 if self.state.mode == "solo" else len(self.state.players)

    @property
    def top(self) -> Any:
        """The open path."""
        return self.state.pending[-1] if self.state.pending else None

    def _do(self, command: str, ahead: list[str]) -> None:
        word, *rest = command.split()
        if word in ("START", "CONFIG"):
            return
        if word in ("WITH_PRIOR", "WITH_LAYBROTHER"):
            who: Who = "prior" if word == "WITH_PRIOR" else "brother"
            if self.top is not None and self.top.kind == "manning":
                self.play(Send(who))
                self._after(ahead)
            else:
                self.who = who
            return
        if word not in ("BUY_DISTRICT", "BUY_PLOT", "CONVERT", "USE"):
            self.who = ""
        getattr(self, f"_{word.lower()}")(rest)
        self._after(ahead)

    def _after(self, ahead: list[str]) -> None:
        """Close what no command of this action goes on with."""
        while self.top is not None:
            if self.top.kind in ("manning", "laying") or self._goes_on(self.top, ahead):
                return
            self._decline()
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            self._do(one, ahead)

    def _decline(self) -> None:
        self.play(Skip() if Skip() in self.game.legal(self.state) else Times(0))

    def _goes_on(self, path: Any, ahead: list[str]) -> bool:
        if path.kind in ("entering", "using"):
            return "USE" in ahead
        if path.kind == "harvesting":
            return ("FELL_TREES" if path.good == "wood" else "CUT_PEAT") in ahead
        if path.kind == "landing":
            return (path.districts and "BUY_DISTRICT" in ahead) or (
                path.plots and "BUY_PLOT" in ahead
            )
        return {"building": "BUILD", "settling": "SETTLE"}.get(path.kind) in ahead

    # --- commands ---------------------------------------------------------------------------

    def _commit(self, rest: list[str]) -> None:
        assert self.top is None and not self.waiting
        state = self.state
        if state.phase == "neutral-prior":
            self.play(Skip())
        acted, self.acted = self.acted, False
        if state.phase in ("action", "bonus") and not acted:
            self.play(Pass())
        if not state.actions and state.phase != "over":
            self.play(EndTurn())

    def _begin(self, verb: Verb) -> None:
        if verb not in ("land", "settle"):
            self.acted = True
        self.play(Begin(verb))

    def _find(self, name: str) -> int:
        """Give the spot of a building on a landscape, or HOME."""
        if name.startswith("L"):
            seat = self.recorded.head["seats"].index(name[1])
            card = BASIC[name[2]]
            players = [(seat, self.state.players[seat])]
        else:
            card, players = name, list(enumerate(self.state.players))
        for seat, player in players:
            for at, one in player.cards.items():
                if one == card:
                    return places.spot(seat, at)
        return HOME

    def _use(self, rest: list[str]) -> None:
        where = self._find(rest[0])
        top = self.top
        if self.sold:
            self.sold = False
            rest = [rest[0], rest[1].replace("Wn", "Pn").replace("Wh", "PnPn"), *rest[2:]]
        elif rest[0] in ONLY_COINS and len(rest) > 1:
            rest = [rest[0], self._sell_first(*rest[:2]), *rest[2:]]
        if top is None and self.unheard:
            self._force(self.unheard, where)
            Function(self, rest[1:]).play()
            return
        if top is None and self.acted:
            return  # nothing of the function was left to decide
        if top is None:
            self._begin("clergy")
            self.play(Visit(*divmod(where, SPOTS)))
            if self.top is not None and self.top.kind == "manning":
                self.play(Send("prior" if self.who == "prior" else "brother"))
        elif top.kind == "entering":
            assert top.spot == where
            self.play(Send("prior"))
        elif top.kind == "using":
            self._use_open(rest[0], where)
        Function(self, rest[1:]).play()
        if rest[0] in PALACES and len(rest) > 1 and self.top is None:
            self.unheard = rest[0]
            self.state.players[self.state.seat].goods[GOODS.index(PALACES[rest[0]])] -= 1
        if self.surplus:
            self.state.players[self.state.seat].goods[COINS] -= self.surplus
            self.liberties.append(f"{rest[0]} gives no change")
            self.surplus = 0

    def _force(self, card: str, where: int) -> None:
        """Let the function of `card` use a building that our rules refuse."""
        box, state = self.game.box, self.state
        used = offers.card_at(state, where)
        self.liberties.append(f"{card} uses {used}")
        self.unheard = ""
        using.use_also(box, state, used, where, None)
        while self.top is not None and self.top.kind == "using":
            if not using.go_on(self.game.box, self.state, self.top, None):
                return

    def _sell_first(self, card: str, token: str) -> str:
        """Sell the wine and whiskey with which coins are paid; give the token in coins.

        The records then give no change, against the rules: the surplus is taken from us too.
        """
        goods = goods_in(token)
        if goods["wine"] or goods["whiskey"]:
            paid = goods["coins"] + 5 * goods[COIN5] + goods["wine"] + 2 * goods["whiskey"]
            price = 5 if card == "G41" else (paid - 5) // 10 * 10 + 5
            self.surplus = paid - price
        for good, code, coins in DRINKS:
            if sold := goods_in(token)[good]:
                self.play(Convert(good))
                self.play(Times(sold))
                token = token.replace(code, coins)
        return token

    def _use_open(self, name: str, where: int) -> None:
        path = self.top
        part = offers.part_of(self.game.box, path)
        if part.do != "use" or (path.spot == where and name not in ("I40", "F40")):
            return
        step = Choose(name) if where == HOME else Visit(*divmod(where, SPOTS))
        if step in self.game.legal(self.state):
            self.play(step)
        elif path.spot != where:
            path.part += 1
            self._force(path.card, where)

    def _work_contract(self, rest: list[str]) -> None:
        goods = goods_in(rest[1])
        used = next((one.split() for one in self.later if one.startswith("USE ")), [])
        if used[1:2] == rest[:1] and rest[0] in ONLY_COINS and len(used) > 2:
            self._sell_first(*used[1:3])
            self.sold = bool(
                self.surplus or goods_in(used[2])["wine"] or goods_in(used[2])["whiskey"]
            )
        self._begin("contract")
        self.play(Visit(*divmod(self._find(rest[0]), SPOTS)))
        gifts = [good for good, _, _ in DRINKS if goods[good]]
        self.play(Fee(gifts[0] if gifts else "coins"))
        if self.top is not None and self.top.kind == "manning" and self.state.mode == "solo":
            self.play(Send("prior" if "WITH_PRIOR" in rest else "brother"))

    def _build(self, rest: list[str]) -> None:
        where = places.place(int(rest[1]), int(rest[2]))
        if self.top is None and self.state.phase != "neutral":
            self._begin("build")
        self.play(Choose(rest[0]))
        self.play(At(where))

    def _fell_trees(self, rest: list[str]) -> None:
        self._harvest("fell", "wood", rest)

    def _cut_peat(self, rest: list[str]) -> None:
        self._harvest("cut", "peat", rest)

    def _harvest(self, verb: Any, good: str, rest: list[str]) -> None:
        while self.top is not None and not (
            self.top.kind == "harvesting" and self.top.good == good
        ):
            self._decline()
        if self.top is None:
            self._begin(verb)
        self.play(At(places.place(int(rest[0]), int(rest[1]))))
        self.play(Produce(good, "Jo" in rest))

    def _buy_district(self, rest: list[str]) -> None:
        side: DistrictSide = "hills" if rest[1] == "HILLS" else "plains"
        self._buy(f"BUY_DISTRICT {' '.join(rest)}", District(int(rest[0]), side))

    def _buy_plot(self, rest: list[str]) -> None:
        side: PlotSide = "coast" if rest[1] == "COAST" else "mountain"
        self._buy(f"BUY_PLOT {' '.join(rest)}", Plot(int(rest[0]), side))

    def _buy(self, command: str, action: Action) -> None:
        landing = self.top is not None and self.top.kind == "landing"
        if landing and action not in self.game.legal(self.state):
            self._decline()
        if self.top is None:
            self._begin("land")
        if self.top.kind == "landing":
            self.play(action)
        else:
            self.waiting.append(command)

    def _settle(self, rest: list[str]) -> None:
        if self.state.phase == "neutral-prior":
            if self.top is not None:
                self.waiting.append(f"SETTLE {' '.join(rest)}")
                return
            self.play(Skip())
        if self.top is None:
            self._begin("settle")
        self.play(Choose("S0" + rest[0][2]))
        self.play(At(places.place(int(rest[1]), int(rest[2]))))
        Payment(self, goods_in(rest[3]) if len(rest) > 3 else Counter()).play()

    def _convert(self, rest: list[str]) -> None:
        goods = goods_in(rest[0])
        for good in CONVERTIBLE:
            if goods[good]:
                self.play(Convert(good))
                self.play(Times(goods[good]))


class Payment:
    """The goods of a command, paid where our engine asks for them."""

    def __init__(self, translation: Translation, goods: Counter[str]) -> None:
        self.of = translation
        self.goods = goods

    def play(self) -> None:
        """Answer every question of the payment."""
        of = self.of
        while of.top is not None and of.top.kind == "paying":
            asked = of.game.legal(of.state)[0]
            assert isinstance(asked, Pay)
            of.play(Pay(asked.good, self._amount(asked.good)))

    def _amount(self, good: str) -> int:
        goods, path = self.goods, self.of.top
        if path.kinds or path.points:
            amount = goods[good]
            if path.points and good == COIN5:
                amount = (goods["coins"] + 5 * goods[COIN5]) // 5
                goods["coins"] = 0
            goods[good] = 0
            return amount
        amount = goods[good]
        goods[good] = 0
        return amount


class Function:
    """The goods of a USE command, given as answers to the parts of the function."""

    def __init__(self, translation: Translation, tokens: list[str]) -> None:
        self.of = translation
        self.tokens = tokens
        self.first = goods_in(tokens[0]) if tokens and not _is_number(tokens[0]) else Counter()
        self.second = goods_in(tokens[1]) if len(tokens) > 1 else Counter()
        self.spots = _spots(tokens)
        self.card = translation.top.card if translation.top else ""

    def play(self) -> None:
        """Answer until the function is over or waits for another command."""
        of = self.of
        depth = len(of.state.pending)
        if not depth or of.top.kind != "using":
            return
        while len(of.state.pending) >= depth:
            top = of.top
            if top.kind == "paying":
                Payment(of, self.first).play()
            elif top.kind != "using":
                return
            else:
                part = offers.part_of(of.game.box, top)
                if part.do == "use":
                    return
                of.play(self._answer(part))

    def _answer(self, part: Any) -> Action:
        do = part.do
        if do == "accept":
            return Use()
        if do in ("trade", "tiers"):
            return Times(self._times(part))
        if do == "choose":
            return self._choice()
        if do in ("two-goods", "take-points"):
            return self._amounts(part)
        if do == "produce":
            return self._produced()
        if do == "clear":
            return At(self.spots.pop(0)) if self.spots else Skip()
        assert do == "raise"
        for index, token in enumerate(self.tokens):
            if token:
                self.tokens[index] = token[2:]
                return Raise(CODES[token[:2]])
        return Skip()

    def _choice(self) -> Action:
        options = self.of.game.legal(self.of.state)
        for group in (self.second, self.first):
            for one in options:
                if isinstance(one, Take) and group[one.good]:
                    group[one.good] = max(0, group[one.good] - one.amount)
                    return one
        raise AssertionError(f"nothing chosen: {self.tokens}")

    def _amounts(self, part: Any) -> Action:
        if part.do == "take-points":
            return Take(part.goods[0], self.second[part.goods[0]])
        good, amount = next(
            (good, amount) for good, amount in self.second.items() if amount == part.amounts[0]
        )
        return Take(good, amount)

    def _produced(self) -> Action:
        options = [one for one in self.of.game.legal(self.of.state) if isinstance(one, Produce)]
        joker = bool(self.first["joker"]) or all(one.joker for one in options)
        fitting = [one for one in options if one.joker == joker]
        named = [one for one in fitting if self.first[one.good]]
        return (named or fitting)[0]

    def _times(self, part: Any) -> int:
        """Find how often the goods named pay for this."""
        reserved = self.card == "F20" and part.food and self.first["wine"] > 0
        self.first["wine"] -= int(reserved)
        times = self._covered_times(part)
        self.first["wine"] += int(reserved)
        return times

    def _covered_times(self, part: Any) -> int:
        state = self.of.state
        money = self.first["coins"] + 5 * self.first[COIN5]
        most = max(one.amount for one in self.of.game.legal(state) if isinstance(one, Times))
        goods = [self.first[good] for good in GOODS]
        goods[COINS] = money
        for times in range(most, 0, -1):
            if self._covers(goods, part, times):
                for good, amount in part.pay:
                    self._drop(GOODS[good], amount * times)
                return times
        return 0

    def _covers(self, goods: list[int], part: Any, times: int) -> bool:
        box = self.of.game.box
        left = goods[:]
        for good, amount in part.pay:
            left[good] -= amount * times
            if left[good] < 0:
                return False
        if part.do == "tiers":
            return bool(sum(left[n] * each for n, each in box.fuels) >= part.amounts[times - 1])
        food = sum(left[n] * each for n, each in box.foods)
        energy = sum(left[n] * each for n, each in box.fuels)
        kinds = sum(1 for amount in self.first.values() if amount)
        enough = food >= part.food * times and energy >= part.energy * times
        return bool(enough and kinds >= part.kinds * times)

    def _drop(self, good: str, amount: int) -> None:
        if good == "coins":
            while amount > self.first["coins"]:
                self.first["coins"] += 5
                self.first[COIN5] -= 1
        self.first[good] -= amount


def _is_number(token: str) -> bool:
    return re.fullmatch("-?[0-9]+", token) is not None


def _spots(tokens: list[str]) -> list[int]:
    numbers = [int(token) for token in tokens if _is_number(token)]
    return [places.place(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


# --- states compared ------------------------------------------------------------------------


def ours(translation: Translation) -> dict[str, Any]:
    """Say of our state what the records say of theirs."""
    state = translation.state
    return {
        "round": state.round,
        "wheel": {
            {"coins": "coin"}.get(name, name): position
            for name, position in zip(MARKERS, state.wheel, strict=True)
            if position != HOME
        },
        "contract_cost": state.price,
        "display": sorted(state.display),
        "districts_left": state.districts,
        "plots_left": state.plots,
        "wonders_left": state.wonders,
        "players": [_player(translation, seat) for seat in range(len(state.players))],
    }


def _player(translation: Translation, seat: int) -> dict[str, Any]:
    player = translation.state.players[seat]
    return {
        "goods": {good: amount for good, amount in zip(GOODS, player.goods, strict=True) if amount},
        "prior": _where(player.clergy[0]),
        "brothers": sorted(_where(spot) for spot in player.clergy[1:]),
        "cards": {_xy(at): card for at, card in player.cards.items()},
        "settlements": sorted(player.settlements),
        "ground": {_xy(at): ground for at, ground in player.ground.items()},
    }


def _xy(at: int) -> str:
    return f"{places.column(at)},{places.row(at)}"


def _where(spot: int) -> str:
    if spot == HOME:
        return "home"
    return f"{spot // SPOTS}:{_xy(spot % SPOTS)}"


def theirs(record: dict[str, Any], translation: Translation) -> dict[str, Any]:
    """Say the same of a recorded state."""
    players = [_recorded_player(one, translation) for one in record["players"]]
    if len(players) == 2 and translation.state.mode == "solo":
        players[1]["settlements"] = []
        players[1]["goods"] = {}
    return {
        "round": record["round"],
        "wheel": record["wheel"],
        "contract_cost": record["contract_cost"],
        "display": sorted(record["display"]),
        "districts_left": record["districts_left"],
        "plots_left": record["plots_left"],
        "wonders_left": record["wonders_left"],
        "players": players,
    }


def _recorded_player(record: dict[str, Any], translation: Translation) -> dict[str, Any]:
    goods = dict(record["goods"])
    coins = goods.pop("coin1", 0) + 5 * goods.pop("coin5", 0)
    if coins:
        goods["coins"] = coins
    at = record.get("at", {})
    clergy = {who: at.get(who, "home") for who in (*record["home"], *at)}
    return {
        "goods": goods,
        "prior": clergy.pop("P", "gone"),
        "brothers": sorted(clergy.values()),
        "cards": record["cards"],
        "settlements": sorted(record["settlements"]),
        "ground": _ground(record, translation),
    }


def _ground(record: dict[str, Any], translation: Translation) -> dict[str, int]:
    box = translation.game.box
    ground = {_xy(at): terrain for at, terrain in box.heart_ground.items()}
    for row, side in record.get("districts", {}).items():
        for x, terrain in enumerate(box.sides[side.lower()][0]):
            ground[f"{x},{row}"] = terrain
    for row in record.get("coast", ()):
        ground[f"-1,{row}"] = places.COAST
        ground[f"-2,{row}"] = places.WATER
    for row in record.get("mountain", ()):
        ground[f"5,{row}"] = ground[f"5,{int(row) + 1}"] = places.HILLSIDE
        ground[f"6,{row}"] = places.MOUNTAIN
    return ground


def softened(
    mine: dict[str, Any], record: dict[str, Any], translation: Translation
) -> dict[str, Any]:
    """Say of a record what `theirs` says, but where it speaks otherwise than the rules.

    In the bonus round two clergymen can stand on one card, and the record shows the last one.
    The neutral clergy come home when the next phase begins, in the record with the next command.
    A finished long game of two players has counted one round more.
    """
    found, state = theirs(record, translation), translation.state
    rounds = translation.game.box.modes[state.mode].rounds
    if state.mode == "2long" and record["mode"] == "end":
        found["round"] = mine["round"]
    if state.mode == "solo" and record["mode"] == "neutral" and state.phase == "settle":
        for clergy in ("prior", "brothers"):
            found["players"][1][clergy] = mine["players"][1][clergy]
    for ours_, theirs_ in zip(mine["players"], found["players"], strict=True):
        if theirs_["prior"] == "gone":
            theirs_["prior"] = ours_["prior"]
        shown, there = Counter(theirs_["brothers"]), Counter(ours_["brothers"])
        if 0 < rounds < record["round"] and shown <= there:
            theirs_["brothers"] = ours_["brothers"]
    return found


def final_scores(translation: Translation) -> list[dict[str, Any]]:
    """Give our score sheets in the form of the last record."""
    box = translation.game.box
    sheets = translation.game.score(translation.state).sheets
    return [
        {
            "goods": sheet.lines[0].points,
            "economic": sheet.lines[1].points,
            "settlements": sorted(points for _, points in scoring.settlements(box, player)),
            "total": sheet.total,
        }
        for sheet, player in zip(sheets, translation.state.players, strict=False)
    ]
