"""What a building does, in one line made from its effects."""

from __future__ import annotations

from core.labora.box import Box
from core.labora.model import GOODS
from core.labora.programs import Counted, PartOf
from tui.screens.labora.picture import Picture
from tui.words import N_, Words
from tui.words.labora_cards import any_of
from tui.words.labora_names import good_code, short_good

_USES = {
    "priors": N_("use a building with a prior"),
    "occupied": N_("use an occupied building"),
    "neighbor": N_("use a free neighbour"),
    "display": N_("use a building of the market"),
}
_SIMPLE = {
    "settle": N_("build a settlement"),
    "build": N_("build a building"),
    "fell": N_("fell trees"),
    "cut": N_("cut peat"),
    "district": N_("take a district"),
    "plot": N_("take a plot"),
    "clear": N_("discard a forest"),
    "prior-home": N_("prior comes home"),
    "clergy-home": N_("clergy comes home"),
    "raise": N_("raise a good"),
    "take-points": N_("take goods worth points"),
    "two-goods": N_("take basic goods"),
}


def function(picture: Picture, card: str) -> str:
    """Say what a building does: `1Gr → 1Fl 1Sw, up to 7`."""
    words, box = picture.words, picture.box
    texts = []
    for part in box.cards[card].program:
        text = _part(words, box, part, picture.glyphs.to)
        if text and text not in texts:
            texts.append(text)
    return words.t("Does: {what}.", what="; ".join(texts)) if texts else ""


def _codes(words: Words, goods: Counted) -> str:
    return " ".join(f"{count}{good_code(words, GOODS[good])}" for good, count in goods)


def _part(words: Words, box: Box, part: PartOf, to: str) -> str:
    match part.do:
        case "trade":
            return _trade(words, part, to)
        case "tiers":
            pairs = [
                f"{words.number(energy / 2)} {to} {coins}"
                for energy, coins in zip(part.amounts, part.coins, strict=True)
            ]
            return words.t("energy {to} coins: {pairs}", to=to, pairs=", ".join(pairs))
        case "gain":
            return f"+{_codes(words, part.get)}"
        case "show":
            good = short_good(words, part.goods[0]) if part.goods else ""
            return words.t("coins for {good} you have", good=good)
        case "choose" | "produce":
            names = any_of(words, [short_good(words, good) for good in part.goods])
            if part.do == "choose":
                return words.t("take {goods}", goods=names)
            if part.joker_only:
                return words.t("{goods} by the joker", goods=names)
            return words.t("{goods} by the wheel", goods=names)
        case "use":
            return words.t(_USES[part.which])
    message = _SIMPLE.get(part.do)
    return words.t(message) if message else ""


def _trade(words: Words, part: PartOf, to: str) -> str:
    paid = [_codes(words, part.pay)] if part.pay else []
    if part.food:
        paid.append(words.t("food {count}", count=part.food))
    if part.energy:
        paid.append(words.t("energy {count}", count=words.number(part.energy / 2)))
    if part.points:
        paid.append(words.t("goods of {count} VP", count=part.points))
    if part.kinds:
        paid.append(words.n("{count} different good", "{count} different goods", part.kinds))
    got = _codes(words, part.get)
    text = " + ".join(paid) + (f" {to} {got}" if got else f" {to}")
    if part.most > 1 and got:
        limit = (
            words.t("any number") if part.most >= 99 else words.t("up to {most}", most=part.most)
        )
        return f"{text}, {limit}"
    return text
