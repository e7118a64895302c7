"""What a building does, in one line made from its effects."""

from __future__ import annotations

from collections.abc import Sequence

from core.labora.box import Box
from core.labora.effects import (
    ChooseGood,
    Clear,
    Effect,
    Gain,
    Goods,
    Points,
    ProduceGood,
    RaiseGood,
    Show,
    Tiers,
    Trade,
    TwoGoods,
    Use,
)
from tui.screens.labora.picture import Picture
from tui.words import N_, Words
from tui.words.labora_amounts import amount, amounts, energy
from tui.words.labora_cards import any_of
from tui.words.labora_names import good

_USES = {
    "priors": N_("use any building with a prior for free"),
    "occupied": N_("use any occupied building for free"),
    "neighbor": N_("use an unoccupied neighboring building for free"),
    "display": N_("use a building from the display for free"),
}
_SIMPLE = {
    "settle": N_("build a settlement for its price"),
    "build": N_("build a building for its price"),
    "fell": N_("fell trees"),
    "cut": N_("cut peat"),
    "district": N_("a free district"),
    "plot": N_("a free plot"),
    "prior-home": N_("bring your prior home"),
    "clergy-home": N_("bring your clergy home"),
}


def function(picture: Picture, card: str) -> str:
    """Say what a building does, as a sentence; empty for what does nothing."""
    what = does(picture, card)
    return picture.words.t("Function: {what}.", what=what) if what else ""


def does(picture: Picture, card: str) -> str:
    """Say what a building does: `1 grain → 1 flour and 1 straw, up to 7 times`."""
    words, box = picture.words, picture.box
    teller = _Teller(picture)
    texts = [teller.told(effect) for effect in effects_of(box, card)]
    if card in box.buildings and box.cards[card].raises:
        price = amount(words, "coins", box.raised_price)
        texts.append(words.t("once it is built, contracts cost {price}", price=price))
    return "; ".join(texts)


def effects_of(box: Box, card: str) -> Sequence[Effect]:
    """Give the effects of a building's function; a settlement has none."""
    components = box.components
    if card in components.basic:
        return components.basic[card].effects
    return components.buildings[card].effects if card in components.buildings else ()


class _Teller:
    """Says effects in words, for one table."""

    def __init__(self, picture: Picture) -> None:
        self.words: Words = picture.words
        self.to = picture.glyphs.to
        self.halves = picture.mode.cloister_halves
        self.basics = set(picture.box.basics)

    def told(self, effect: Effect) -> str:
        """Say an effect of a function."""
        words = self.words
        match effect:
            case Trade():
                return self._trade(effect)
            case Tiers():
                return self._tiers(effect)
            case Gain() | ChooseGood() | TwoGoods() | Points():
                return words.t("get {goods}", goods=self._got(effect))
            case Show():
                return self._show(effect)
            case ProduceGood():
                goods = any_of(words, [good(words, one) for one in effect.goods])
                if effect.joker_only:
                    return words.t("{goods} (joker)", goods=goods)
                return words.t("{goods} (wheel)", goods=goods)
            case Use():
                return words.t(_USES[effect.which])
            case Clear():
                paid = words.t("clear a forest (no wood)")
                return self._exchange(paid, effect.get, effect.then, effect.most)
            case RaiseGood():
                return self._raise(effect)
            case _:
                return words.t(_SIMPLE[effect.do])

    def _trade(self, effect: Trade) -> str:
        words = self.words
        paid = [_goods(words, effect.pay)] if effect.pay else []
        if effect.food:
            paid.append(amount(words, "food", effect.food))
        if effect.energy:
            paid.append(energy(words, round(2 * effect.energy)))
        if effect.points:
            paid.append(words.t("other goods worth {count} VP", count=effect.points))
        if effect.kinds:
            paid.append(words.n("{count} different good", "{count} different goods", effect.kinds))
        text = self._exchange(words.join(paid), effect.get, effect.then, effect.most)
        return words.t("{trade}, both together", trade=text) if effect.shares else text

    def _exchange(self, paid: str, get: Goods, then: Sequence[Effect], most: int | None) -> str:
        """Say what is paid, what is got or allowed for it, and how often it may be done."""
        got = [_goods(self.words, get)] if get else []
        got += [self._got(one) for one in then]
        return f"{paid} {self.to} {self.words.join(got)}, {self._limit(most)}"

    def _limit(self, most: int | None) -> str:
        words = self.words
        if most is None:
            return words.t("any number")
        return words.t("up to {most} times", most=most) if most > 1 else words.t("once")

    def _got(self, effect: Effect) -> str:
        """Say an effect where the words before it say already that it is got."""
        words = self.words
        match effect:
            case Gain():
                return _goods(words, effect.get)
            case ChooseGood():
                return self._choice(effect)
            case TwoGoods():
                first, *rest = effect.amounts
                texts = [words.t("{count} of a basic good", count=first)]
                texts += [words.t("{count} of another", count=count) for count in rest]
                return words.join(texts)
            case Points():
                return self._points(effect)
            case _:
                return self.told(effect)

    def _choice(self, effect: ChooseGood) -> str:
        kinds = {one for option in effect.options for one in option}
        counts = {count for option in effect.options for count in option.values()}
        if kinds == self.basics and len(counts) == 1:
            return self.words.t("{count} of a basic good", count=counts.pop())
        return any_of(self.words, [_goods(self.words, option) for option in effect.options])

    def _points(self, effect: Points) -> str:
        words = self.words
        goods = words.join([good(words, one) for one in effect.goods])
        if effect.per == "cloisters":
            count = words.number(self.halves / 2)
            return words.t(
                "{goods}, {count} VP for each of your cloister buildings",
                goods=goods,
                count=count,
            )
        return words.t("{goods}, 1 VP for each of your forests and moors", goods=goods)

    def _tiers(self, effect: Tiers) -> str:
        pairs = [
            f"{paid} {self.to} {coins}"
            for paid, coins in zip(effect.energy, effect.coins, strict=True)
        ]
        return self.words.t("energy {to} coins: {pairs}", to=self.to, pairs=", ".join(pairs))

    def _show(self, effect: Show) -> str:
        words = self.words
        pairs = [
            f"{have} {self.to} {coins}"
            for have, coins in zip(effect.amounts, effect.coins, strict=True)
        ]
        return words.t(
            "{good} (only shown) {to} coins: {pairs}",
            good=good(words, effect.good),
            to=self.to,
            pairs=", ".join(pairs),
        )

    def _raise(self, effect: RaiseGood) -> str:
        ladder = f" {self.to} ".join(good(self.words, one) for one in effect.ladder)
        return self.words.t(
            "upgrade: {ladder}, {limit}", ladder=ladder, limit=self._limit(effect.most)
        )


def _goods(words: Words, goods: Goods) -> str:
    return amounts(words, goods.items())
