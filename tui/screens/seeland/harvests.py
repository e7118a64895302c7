"""What a harvest brings and why, in phrases: sums, crops, the governor, the record."""

from __future__ import annotations

from core.seeland import looking
from core.seeland.harvest import record_number
from core.seeland.looking import Change, Effect
from core.seeland.model import State
from core.seeland.yields import Yield
from tui.screens.seeland.picture import Picture
from tui.widgets.lines import Span
from tui.words.seeland_sums import addition, short_addition


def now_sum(worth: Yield) -> str:
    """Write what a mill comes to now, its bonus apart: `10`, `13+5`."""
    bare = str(worth.sum - worth.bonus)
    return f"{bare}+{worth.bonus}" if worth.bonus else bare


def short_sum(picture: Picture, worth: Yield) -> str:
    """Write a yield as numbers: `5+3+4+5 = 17 VP`."""
    return short_addition(picture.words, worth.mill, worth.fields, worth.bonus, worth.total)


def long_sum(picture: Picture, worth: Yield) -> str:
    """Write a yield with the names of the tiles."""
    return addition(picture.words, worth.mill, worth.fields, worth.bonus, worth.total)


def own_harvests(picture: Picture, effect: Effect) -> list[Change]:
    """Give the harvests of the player on turn."""
    return [one for one in effect.harvests if one.seat == picture.view.seat]


def others_harvests(picture: Picture, effect: Effect) -> list[Change]:
    """Give the harvests that others would have."""
    return [one for one in effect.harvests if one.seat != picture.view.seat]


def kinds_of(picture: Picture, worth: Yield) -> str:
    """Write the crops round a mill apart from each other: `C T`."""
    return " ".join(picture.kinds([kind]) for kind in worth.kinds)


def kinds_note(picture: Picture, worth: Yield) -> Span:
    """Say what the crops round a mill mean for its harvest."""
    words = picture.words
    kinds = kinds_of(picture, worth)
    if not worth.kinds:
        return words.t("No crops: the harvest scores nothing."), "loss"
    if not worth.total and len(worth.kinds) < picture.box.crops_needed:
        return words.t("Monoculture ({kinds}): 0 VP.", kinds=kinds), "loss"
    if worth.bonus:
        text = words.t("All crops ({kinds}): includes +{bonus}.", kinds=kinds, bonus=worth.bonus)
        return text, "gain"
    bonus = picture.box.bonus
    if len(worth.kinds) == 1:
        text = words.t("One kind ({kinds}): counts, but no +{bonus}.", kinds=kinds, bonus=bonus)
    else:
        text = words.t("Two kinds ({kinds}): counts, but no +{bonus}.", kinds=kinds, bonus=bonus)
    return text, "text"


def why_no_bonus(picture: Picture, worth: Yield) -> str:
    """Say behind a sum why it has no bonus; empty where the sum says it all."""
    if worth.bonus or not worth.total:
        return ""
    words, bonus = picture.words, picture.box.bonus
    if len(worth.kinds) == 1:
        return words.t("(one kind: counts, no +{bonus})", bonus=bonus)
    return words.t("(two kinds: counts, no +{bonus})", bonus=bonus)


def others_harvest(picture: Picture, change: Change) -> Span:
    """Say what another player would harvest by it."""
    words, name, mill = picture.words, picture.names[change.seat], picture.hex_name(change.hex)
    if not picture.counts_points:
        return words.t("{name} harvests {mill}", name=name, mill=mill), picture.token(change.seat)
    points = change.after.total
    text = words.t("{name} harvests {mill}: {points} VP", name=name, mill=mill, points=points)
    return text, "loss" if points else picture.token(change.seat)


def governor_note(
    picture: Picture, change: Change, then: State | None, *, scored: bool = False
) -> Span | None:
    """Say whether the governor at a harvested mill will be satisfied, and where else he goes.

    `then` is the position at that moment, None if it is not known; `scored` says whether the
    points are on the track already.
    """
    if not change.governed:
        return None
    words, number = picture.words, picture.number
    if change.after.total >= number:
        text = words.t(
            "Governor expects {number}: +{count} VP", number=number, count=picture.box.satisfied
        )
        return text, "gain"
    have = picture.points(change.seat) + (0 if scored else change.after.total)
    text = words.t(
        "Governor expects {number}: {minus}{count} VP, {walk}",
        number=number,
        minus=picture.glyphs.minus,
        count=min(picture.box.missed, have),
        walk=_walk(picture, change, then),
    )
    return text, "loss"


def _walk(picture: Picture, change: Change, then: State | None) -> str:
    """Say where a dissatisfied governor goes."""
    words = picture.words
    if then is None:
        return words.t("walks on")
    ways = looking.ways(picture.box, then, change.hex)
    nearest = [way for way in ways if way.steps == ways[0].steps]
    if not nearest:
        return words.t("leaves the game")
    if len(nearest) > 1:
        names = "/".join(picture.box.names[way.hex] for way in nearest)
        return words.t("to {mills}", mills=names)
    mill = f"{picture.box.names[nearest[0].hex]} {picture.scene.letters[nearest[0].seat]}"
    return words.t("goes to {mill}", mill=mill)


def harvest_notes(picture: Picture, effect: Effect, then: State | None) -> list[Span]:
    """Explain the harvests that an effect brings, but for what the path says of them."""
    own, others = own_harvests(picture, effect), others_harvests(picture, effect)
    found: list[Span] = []
    for change in own if picture.counts_points else ():
        kinds = kinds_note(picture, change.after)
        if len(own) > 1:
            name = picture.hex_name(change.hex)
            kinds = f"{name}: {short_sum(picture, change.after)}", kinds[1]
        found.append(kinds)
        if (note := governor_note(picture, change, then)) is not None:
            found.append(note)
    return [*found, *(others_harvest(picture, one) for one in (others if own else others[1:]))]


def harvested(picture: Picture, own: list[Change]) -> str:
    """Say which mills of the player on turn are harvested, without the points."""
    names = ", ".join(picture.box.names[one.hex] for one in own)
    return picture.words.t("Harvest {mills}, mills back", mills=names)


def asked_mark(picture: Picture, change: Change, *, brief: bool = False) -> Span | None:
    """Say that the player will be asked for a record of a harvest."""
    words, view = picture.words, picture.view
    worth = change.after.total
    number = record_number(picture.box, view, view.seat, worth) if view.records else None
    if number is None:
        return None
    if brief:
        return words.t("Next: mark {number}?", number=number), "text"
    return words.t("Then choose: mark {number} as a record?", number=number), "text"


def outcome(picture: Picture, effect: Effect) -> str:
    """Say the main thing a tile would do, for the line of the path."""
    words = picture.words
    own, others = own_harvests(picture, effect), others_harvests(picture, effect)
    if own and not picture.counts_points:
        return harvested(picture, own)
    if len(own) == 1:
        return words.t(
            "Harvest {mill} now: {sum}, mill back",
            mill=picture.box.names[own[0].hex],
            sum=short_sum(picture, own[0].after),
        )
    if own:
        parts = ", ".join(f"{picture.box.names[one.hex]} {one.after.total}" for one in own)
        total = sum(one.after.total for one in own)
        return words.t("Harvest {mills}: {points} VP, mills back", mills=parts, points=total)
    if others:
        return others_harvest(picture, others[0])[0]
    return ""
