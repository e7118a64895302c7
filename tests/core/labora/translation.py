"""From the commands of the recorded games to steps of our engine.

A command says a whole action at once; here it becomes the steps of a path. What a command
leaves open (a function that is used by the next one, a clergyman who is named by the line
before) waits in `Translation` until then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from core.labora import offers, places, using
from core.labora.box import CONVERTIBLE
from core.labora.game import create
from core.labora.model import (
    COIN5,
    COINS,
    GOODS,
    HOME,
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
    Plot,
    PlotSide,
    Produce,
    Send,
    Skip,
    Times,
    Verb,
    Visit,
    Who,
)
from core.labora.places import SPOTS
from core.labora.setup import LaboraOptions
from tests.core.labora.answering import Function, Payment, Stepping
from tests.core.labora.records import Recorded, goods_in

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


@dataclass(slots=True)
class Translation(Stepping):
    """A recorded game that is played by our engine."""

    recorded: Recorded = field(kw_only=True)
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

    @classmethod
    def of(cls, recorded: Recorded) -> Translation:
        """Make the first state of a recorded game."""
        config = recorded.head["config"]
        options = LaboraOptions(
            country=config["country"], length="short" if config["length"] == "short" else "long"
        )
        game = create()
        return cls(game.setup(options, config["players"], 0), game, recorded=recorded)

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
