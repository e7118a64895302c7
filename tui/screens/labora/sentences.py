"""What the preview says: what is paid and gained, points, settlements, and what comes then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.labora.landing import may_buy
from core.labora.looking import cannot_build
from core.labora.model import GOODS, Entering, Pass, Pending, State, Using
from core.labora.places import SPOTS
from core.labora.scoring import settlement_sum
from tui.play.entries import Entry
from tui.screens.labora.cells import signed
from tui.screens.labora.functions import does
from tui.screens.labora.meanings import (
    Said,
    about,
    is_for_nothing,
    of_forbidden,
    of_steps,
    points_to_take,
)
from tui.screens.labora.picture import Picture, steps_of
from tui.screens.labora.targets import way_text
from tui.screens.labora.waste import waste_text
from tui.words.labora_cards import name
from tui.words.labora_names import space, told_good

_FEW = 4
"""So many ways are told in the preview."""


def why_not(picture: Picture, entry: Entry) -> str:
    """Say why a line cannot be chosen now."""
    if entry.refusal is None:
        return ""
    return picture.game_words.refusal(picture.voice, entry.refusal)


def preview(picture: Picture) -> list[Said]:
    """Give the sentences for what has the cursor, the most important one first."""
    entry = picture.scene.composer.current
    if not picture.my_turn or entry is None:
        return []
    if not entry.allowed:
        return [*picture.why(why_not(picture, entry)), *of_forbidden(picture, entry)]
    said = about(picture, entry)
    steps = steps_of(picture, entry)
    choice = _choice(picture)
    if choice:
        return [(choice, "text"), *of_steps(picture, entry)]
    if said and len(steps) == 1:
        return [(said, "text"), *_reminder(picture, entry)]
    found = [(text, "text") for text in (points_to_take(picture, steps[0]),) if text]
    lost = "" if picture.is_paying else waste_text(picture)
    if lost:
        found.append((picture.words.t("Wasted: {what}.", what=lost), "loss"))
    found += [(text, "text") for text in _outcome(picture)]
    if _is_for_nothing(picture, steps):
        found.append((picture.words.t("This has no effect."), "loss"))
    if not found and isinstance(steps[0], Pass):
        found.append((picture.words.t("You give up this action; nothing is felled."), "text"))
    if not isinstance(_opened(picture), Entering):
        found += of_steps(picture, entry)
    found += [(text, "text") for text in (then(picture),) if text]
    return [*found, *_reminder(picture, entry)]


def _opened(picture: Picture) -> Pending | None:
    """Give the question that Enter would open, None where the action is then over."""
    previews = picture.scene.previews if picture.complete else ()
    after = previews[-1].after if previews else None
    return after.pending[-1] if after is not None and after.pending else None


def _is_for_nothing(picture: Picture, steps: Sequence[Any]) -> bool:
    after = (
        picture.scene.previews[-1].after if picture.complete and picture.scene.previews else None
    )
    return after is not None and is_for_nothing(steps[0], picture.view, after)


def _choice(picture: Picture) -> str:
    """List the ways, where Enter would open a short list of them that is not one of places."""
    ways = picture.open_ways
    if picture.complete or not 1 < len(ways) <= _FEW or any(way.things for way in ways):
        return ""
    if any(way.label == "payment" for way in ways):
        return ""
    return picture.words.t("{ways}?", ways=" / ".join(way_text(picture, way) for way in ways))


def _reminder(picture: Picture, entry: Entry) -> list[Said]:
    """Remind of land before a settlement is built, and of what is left at the end of a turn."""
    words, view = picture.words, picture.view
    if entry.group.id == "settle" and not view.settled and may_buy(view):
        return [(words.t("You may still buy land: a, once a turn."), "strong")]
    if entry.group.id == "end-turn" and view.phase == "settle" and not view.settled:
        towns = [
            one
            for one in view.players[view.seat].settlements
            if cannot_build(picture.box, view, view.seat, one) is None
        ]
        if towns:
            return [(words.t("You can still build a settlement."), "strong")]
    return []


def _outcome(picture: Picture) -> list[str]:
    after = picture.after
    if after is None:
        after = picture.scene.previews[-1].after if picture.scene.previews else None
    if after is None:
        return []
    said = [text for text in (goods_change(picture, after), points_change(picture, after)) if text]
    towns = towns_change(picture, after) if picture.counts_points else ""
    return [text for text in ("  ".join(said), towns) if text]


def goods_change(picture: Picture, after: State) -> str:
    """Say what is paid and what is gained, and what is left of it."""
    words, seat = picture.words, picture.view.seat
    before, now = picture.view.players[seat].goods, after.players[seat].goods
    paid = _listed(picture, [(n, before[n] - now[n]) for n in range(len(GOODS))])
    gained = _listed(picture, [(n, now[n] - before[n]) for n in range(len(GOODS))])
    left = " ".join(
        f"{told_good(words, GOODS[n])} {now[n]}" for n in range(len(GOODS)) if now[n] < before[n]
    )
    texts = []
    if paid:
        texts.append(words.t("Pay {goods}; left: {left}.", goods=paid, left=left))
    if gained:
        texts.append(words.t("Get {goods}.", goods=gained))
    return " ".join(texts)


def _listed(picture: Picture, counts: list[tuple[int, int]]) -> str:
    return " ".join(
        f"{told_good(picture.words, GOODS[good])} {count}" for good, count in counts if count > 0
    )


def points_change(picture: Picture, after: State) -> str:
    """Say how the points change, if that is told: `VP 17 → 27.`"""
    seat = picture.view.seat
    scores = picture.game.score(after)
    before = picture.points(seat)
    now = scores.sheets[seat].total
    if before == now or not picture.counts_points:
        return ""
    to = picture.glyphs.to
    return picture.words.t(
        "VP {before} {to} {now}.",
        before=signed(picture, before),
        to=to,
        now=signed(picture, now),
    )


def towns_change(picture: Picture, after: State) -> str:
    """Say which settlements would score something else, or that none is beside a new building."""
    words, box, seat = picture.words, picture.box, picture.view.seat
    before, now = picture.view.players[seat], after.players[seat]
    new = [at for at in now.cards if at not in before.cards or before.cards[at] != now.cards[at]]
    texts = []
    for at, card in now.cards.items():
        if card not in box.is_settlement:
            continue
        scored = settlement_sum(box, now, at, card)
        was = settlement_sum(box, before, at, card) if at in before.cards else None
        if was is None:
            texts.append(
                words.t(
                    "{card} at {space} scores {count}.",
                    card=name(words, box, card),
                    space=space(at),
                    count=signed(picture, scored),
                )
            )
        elif was != scored:
            texts.append(
                words.t(
                    "{card} {before} {to} {now}.",
                    card=name(words, box, card),
                    before=signed(picture, was),
                    to=picture.glyphs.to,
                    now=signed(picture, scored),
                )
            )
    if not texts and any(now.cards[at] in box.is_building for at in new):
        return words.t("No settlement next to it")
    return " ".join(texts)


def then(picture: Picture) -> str:
    """Say what is to be decided next, if it belongs to the same action and is not told already.

    What a function asks is told by what it does.
    """
    path = _opened(picture)
    last = picture.scene.previews[-1] if picture.scene.previews else None
    if path is None or last is None or last.turn is None or last.after is None:
        return ""
    if isinstance(path, Entering):
        seat, at = divmod(path.spot, SPOTS)
        what = does(picture, last.after.players[seat].cards[at])
        return picture.words.t("Then your prior may: {what}.", what=what)
    if last.turn.seat != picture.me:
        name = picture.names[last.turn.seat]
        if last.turn.prompt == "choose-clergyman":
            return picture.words.t("Then {name} chooses which clergyman goes.", name=name)
        return picture.words.t("Then {name} decides.", name=name)
    if isinstance(path, Using):
        return ""
    prompt = picture.game_words.prompt(picture.voice, last.turn)
    return picture.words.t("Then: {what}", what=prompt)
