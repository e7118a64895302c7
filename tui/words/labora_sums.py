"""What goes and what comes in Ora et Labora, as signed amounts: `−3 grain, +3 flour`."""

from __future__ import annotations

from collections.abc import Mapping

from core.labora.box import Box, Convertible
from core.labora.model import GOODS
from core.labora.programs import PartOf
from tui.words import Words
from tui.words.game import Voice
from tui.words.labora_amounts import amount, energy, in_order


def plus(words: Words, good: str, count: int) -> str:
    """Say what comes: `+3 flour`."""
    return f"+{amount(words, good, count)}"


def minus(voice: Voice, good: str, count: int) -> str:
    """Say what goes: `−3 grain`."""
    return f"{voice.minus}{amount(voice.words, good, count)}"


def changes(voice: Voice, net: Mapping[str, int]) -> str:
    """Say how goods change: first what goes, then what comes."""
    ordered = in_order(net)
    gone = [minus(voice, good, -count) for good, count in ordered if count < 0]
    come = [plus(voice.words, good, count) for good, count in ordered if count > 0]
    return ", ".join([*gone, *come])


def conversion(voice: Voice, box: Box, good: Convertible, count: int) -> str:
    """Say what turning grain into straw, or a sale, changes."""
    if good == "grain":
        return changes(voice, {"grain": -count, "straw": count})
    return changes(voice, {good: -count, "coins": count * box.sells_for[good]})


def exchange(voice: Voice, part: PartOf, times: int) -> str:
    """Say what a part of a function changes, if it is done so often.

    `part` is a trade, or one of several amounts of energy for coins.
    """
    if part.do == "tiers":
        paid = energy(voice.words, part.amounts[times - 1])
        return f"{voice.minus}{paid}, {plus(voice.words, 'coins', part.coins[times - 1])}"
    said = _paid_freely(voice, part, times)
    net = {GOODS[good]: -count * times for good, count in part.pay}
    for good, count in part.get:
        net[GOODS[good]] = net.get(GOODS[good], 0) + count * times
    fixed = changes(voice, net)
    return ", ".join([*said, fixed] if fixed else said)


def _paid_freely(voice: Voice, part: PartOf, times: int) -> list[str]:
    words = voice.words
    said = []
    if part.food:
        said.append(minus(voice, "food", part.food * times))
    if part.energy:
        said.append(f"{voice.minus}{energy(words, part.energy * times)}")
    if part.points:
        points = words.t("goods worth {count} VP", count=part.points * times)
        said.append(f"{voice.minus}{points}")
    if part.kinds:
        kinds = words.n("{count} different good", "{count} different goods", part.kinds * times)
        said.append(f"{voice.minus}{kinds}")
    return said
