"""Puts the events of one deed of Ora et Labora into words, as `tui.words.labora_turns` finds them.

A deed has stretches, each with a head (`built Windmill at D1`) and what came of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from core.game import Event
from core.labora.box import Box
from core.labora.model import ABSENT
from tui.words.game import Voice
from tui.words.labora_amounts import amounts, in_order
from tui.words.labora_events import (
    bonus,
    card_of,
    cleared,
    cleric_of,
    event,
    goods_of,
    number,
    produced,
)
from tui.words.labora_sums import changes

PREPARES = ("made-straw", "paid")
"""What comes before a building or a settlement that it pays for."""


class Telling:
    """What was told of a deed so far."""

    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.box = box
        self.functions: list[str] = []
        """The cards whose function was used in this deed."""
        self.cleric: Event | None = None
        """Somebody who was placed; the card he uses comes next."""
        self._net: Counter[str] = Counter()
        self._stretches: list[tuple[str, list[str]]] = []
        self._built = ""

    def add(self, one: Event) -> None:
        """Tell one more event, which belongs to the deed."""
        _TELL.get(one.kind, Telling._head)(self, one)

    def text(self) -> str:
        """Give the phrase."""
        self._settle_accounts()
        if self.cleric is not None:
            self._stretches.append((event(self.voice, self.box, self.cleric), []))
        words = self.voice.words
        told = [
            words.t("{deed}: {more}", deed=head, more=", ".join(items)) if items else head
            for head, items in self._stretches
        ]
        return "; ".join(told)

    def _settle_accounts(self) -> None:
        """Write down what was paid and taken since the last time."""
        change = changes(self.voice, self._net)
        self._net.clear()
        if change and self._stretches:
            self._stretches[-1][1].append(change)
        elif change:
            self._stretches.append((change, []))

    def _head(self, one: Event) -> None:
        self._settle_accounts()
        self._stretches.append((event(self.voice, self.box, one), []))

    def _paid(self, one: Event) -> None:
        self._net.subtract(goods_of(one))

    def _gained(self, one: Event) -> None:
        self._net.update(goods_of(one))

    def _made_straw(self, one: Event) -> None:
        self._net.update({"grain": -number(one, "amount"), "straw": number(one, "amount")})

    def _sold(self, one: Event) -> None:
        self._net[str(one.values["good"])] -= number(one, "amount")
        self._net["coins"] += number(one, "coins")

    def _item(self, text: str) -> None:
        self._settle_accounts()
        self._stretches[-1][1].append(text)

    def _produced(self, one: Event) -> None:
        self._item(produced(self.voice, self.box, one))

    def _bonus(self, one: Event) -> None:
        self._item(bonus(self.voice, self.box, one))

    def _prior_home(self, _: Event) -> None:
        self._item(self.voice.words.t("prior back"))

    def _clergy_home(self, _: Event) -> None:
        self._item(self.voice.words.t("all clergymen back"))

    def _cleared(self, one: Event) -> None:
        self._settle_accounts()
        self._stretches.append((cleared(self.voice, self.box, one), []))

    def _sent(self, one: Event) -> None:
        self._settle_accounts()
        self.cleric = one

    def _used(self, one: Event) -> None:
        self._settle_accounts()
        self._stretches.append((self._use(one), []))
        self.functions.append(str(one.values["card"]))
        self.cleric = None

    def _use(self, one: Event) -> str:
        """Say who uses which card; one that was just built is not named again."""
        words, card = self.voice.words, card_of(self.voice, self.box, one)
        if self.cleric is None:
            if number(one, "owner") == ABSENT:
                return words.t("{card} from the display", card=card)
            return words.t("then {card}", card=card)
        who = cleric_of(self.voice, self.cleric)
        if str(one.values["card"]) == self._built:
            return words.t("with the {who}", who=who)
        if self._stretches:
            return words.t("{card} ({who})", card=card, who=who)
        return words.t("used {card} ({who})", card=card, who=who)

    def _put(self, one: Event) -> None:
        """Tell of a building or settlement, with what was paid for it in brackets."""
        head = event(self.voice, self.box, one)
        paid = +Counter({good: -count for good, count in self._net.items()})
        if self._net and min(self._net.values()) < 0:
            more = +self._net
            cost = amounts(self.voice.words, in_order(paid))
            if more:
                cost = changes(self.voice, self._net)
            head = self.voice.words.t("{deed} ({how})", deed=head, how=cost)
            self._net.clear()
        self._stretches.append((head, []))
        self._built = str(one.values["card"])


_TELL: dict[str, Callable[[Telling, Event], None]] = {
    "paid": Telling._paid,
    "gained": Telling._gained,
    "made-straw": Telling._made_straw,
    "sold": Telling._sold,
    "produced": Telling._produced,
    "bonus": Telling._bonus,
    "prior-home": Telling._prior_home,
    "clergy-home": Telling._clergy_home,
    "cleared": Telling._cleared,
    "sent": Telling._sent,
    "used": Telling._used,
    "built": Telling._put,
    "settled": Telling._put,
}
"""How an event is told; one of another kind is a stretch of its own."""
