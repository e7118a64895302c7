"""What a tile would do on a hex, in phrases: harvests, mills that grow, isles, what is asked."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.harvest import record_number
from core.seeland.looking import Change, Effect
from core.seeland.money import to_spend
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


def kinds_note(picture: Picture, worth: Yield) -> Span:
    """Say what the crops round a mill mean for its harvest."""
    words = picture.words
    kinds = kinds_of(picture, worth)
    if not worth.kinds:
        return words.t("No crops: the harvest is worth nothing."), "loss"
    if not worth.total and len(worth.kinds) < picture.box.crops_needed:
        return words.t("Monoculture ({kinds}): worth 0 VP.", kinds=kinds), "loss"
    if worth.bonus:
        text = words.t("All crops ({kinds}): +{bonus} is in it.", kinds=kinds, bonus=worth.bonus)
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
        return words.t("(one kind: it counts, no +{bonus})", bonus=bonus)
    return words.t("(two kinds: it counts, no +{bonus})", bonus=bonus)


def grown_long(picture: Picture, change: Change) -> str:
    """Say how a mill of the player on turn grows, and what its governor will ask for."""
    words = picture.words
    text = words.t(
        "{mill} grows {before} {to} {after}, {kinds}, {open} open",
        mill=picture.hex_name(change.hex),
        before=now_sum(change.before),
        to=picture.glyphs.to,
        after=now_sum(change.after),
        kinds=kinds_of(picture, change.after),
        open=change.after.open,
    )
    if not change.governed:
        return text
    wants = words.t(
        "its governor wants the house number of that day ({number} now), else {minus}{count} VP",
        number=picture.number,
        minus=picture.glyphs.minus,
        count=picture.box.missed,
    )
    return f"{text}; {wants}"


def grown(picture: Picture, change: Change) -> Span:
    """Say how a mill grows: `J7* grows to 10 C T, 3 open, wants 20`."""
    words = picture.words
    own = change.seat == picture.view.seat
    if not own or change.before.sum == change.after.sum:
        return grown_brief(picture, change)
    kinds = kinds_of(picture, change.after)
    if not change.after.total:
        kinds = (
            words.t("{kinds}, one crop: 0 VP", kinds=kinds) if kinds else words.t("no crop: 0 VP")
        )
    values = {
        "mill": picture.hex_name(change.hex),
        "sum": now_sum(change.after),
        "kinds": kinds,
        "open": change.after.open,
    }
    if change.governed:
        text = words.t(
            "{mill} grows to {sum} {kinds}, {open} open, wants {number}",
            **values,
            number=picture.number,
        )
    else:
        text = words.t("{mill} grows to {sum} {kinds}, {open} open", **values)
    return text, "text"


def grown_brief(picture: Picture, change: Change) -> Span:
    """Say how a mill grows in few words: `J7* 5 → 10, C T, 3 open`; whose it is, if another's."""
    words = picture.words
    own = change.seat == picture.view.seat
    name = picture.hex_name(change.hex)
    before, after = now_sum(change.before), now_sum(change.after)
    grows = after if before == after else f"{before} {picture.glyphs.to} {after}"
    text = words.t(
        "{mill} {sum}, {kinds}, {open} open",
        mill=name if own else f"{picture.names[change.seat]} {name}",
        sum=grows,
        kinds=kinds_of(picture, change.after) or "-",
        open=change.after.open,
    )
    return text, "text" if own else picture.token(change.seat)


def kinds_of(picture: Picture, worth: Yield) -> str:
    """Write the crops round a mill apart from each other: `C T`."""
    return " ".join(picture.kinds([kind]) for kind in worth.kinds)


def others_harvest(picture: Picture, change: Change) -> Span:
    """Say what another player would harvest by it."""
    text = picture.words.t(
        "{name} harvests {mill}: {points} VP",
        name=picture.names[change.seat],
        mill=picture.hex_name(change.hex),
        points=change.after.total,
    )
    return text, "loss" if change.after.total else picture.token(change.seat)


def governor_note(picture: Picture, change: Change) -> Span | None:
    """Say whether the governor at a harvested mill would be satisfied."""
    if not change.governed:
        return None
    words, number = picture.words, picture.number
    if change.after.total >= number:
        text = words.t(
            "Governor wants {number}: +{count} VP", number=number, count=picture.box.satisfied
        )
        return text, "gain"
    text = words.t(
        "Governor wants {number}: {minus}{count} VP, he walks on",
        number=number,
        minus=picture.glyphs.minus,
        count=picture.box.missed,
    )
    return text, "loss"


def mill_notes(picture: Picture, effect: Effect) -> list[Span]:
    """Say what a figure on the new mill tile would bring."""
    words, box = picture.words, picture.box
    assert effect.built is not None
    notes: list[Span] = []
    around = kinds_of(picture, effect.built)
    text = words.t(
        "As a mill: {sum} {kinds}, {open} open",
        sum=now_sum(effect.built),
        kinds=around or picture.glyphs.free,
        open=effect.built.open,
    )
    notes.append((text, "text"))
    if effect.islands:
        names = " ".join(box.names[place] for place in effect.islands)
        notes.append((words.t("a mill turns {isles}", isles=names), "water"))
    if effect.coins:
        names = " ".join(box.names[place] for place in effect.coins)
        notes.append((words.t("a mill gets a stuiver from {farms}", farms=names), "gain"))
    if effect.governors:
        names = " ".join(box.names[place] for place in effect.governors)
        notes.append((words.t("a mill gets the governor of {fields}", fields=names), "text"))
    return notes


def asked_next(picture: Picture, effect: Effect, *, brief: bool = False) -> Span | None:
    """Say what the player will be asked then."""
    words, view = picture.words, picture.view
    own = own_harvests(picture, effect)
    if effect.built is not None:
        if picture.own is not None and len(picture.own.mills) >= picture.box.figures:
            return words.t("No mill left: the tile stays empty."), "loss"
        if brief:
            return words.t("Next: build a mill, or leave the tile?"), "text"
        return words.t("Asked next: build a mill, or leave the tile?"), "text"
    if view.records and own:
        worth = own[0].after.total
        number = record_number(picture.box, view, view.seat, worth)
        if number is not None:
            if brief:
                return words.t("Next: mark {number}?", number=number), "text"
            return words.t("Asked next: mark {number} as a record?", number=number), "text"
    return None


def outcome(picture: Picture, effect: Effect) -> str:
    """Say the main thing a tile would do, for the line of the path."""
    words = picture.words
    own, others = own_harvests(picture, effect), others_harvests(picture, effect)
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


def phrases(picture: Picture, place: int) -> list[Span]:
    """List what a tile would do on a hex, the most important first."""
    effect = picture.effect(place)
    own, others = own_harvests(picture, effect), others_harvests(picture, effect)
    found: list[Span] = []
    for change in own:
        found.append(kinds_note(picture, change.after))
        if (note := governor_note(picture, change)) is not None:
            found.append(note)
    found += [others_harvest(picture, one) for one in (others if own else others[1:])]
    if effect.built is not None:
        found += mill_notes(picture, effect)
    mine = [one for one in effect.grown if one.seat == picture.view.seat]
    found += [grown(picture, one) for one in mine]
    if (asked := asked_next(picture, effect)) is not None:
        found.append(asked)
    found += [grown(picture, one) for one in effect.grown if one.seat != picture.view.seat]
    if not tiles.is_mill(picture.tile or tiles.OPEN) and not effect.harvests and not effect.grown:
        found.append((picture.words.t("No mill with a figure touches it."), "dim"))
    return found


def long_phrases(picture: Picture, place: int) -> list[Span]:
    """List all that a tile would do on a hex, with every sum written out."""
    words, to = picture.words, picture.glyphs.to
    effect = picture.effect(place)
    own = own_harvests(picture, effect)
    found: list[Span] = []
    for change in own:
        total = f"{picture.hex_name(change.hex)}: {long_sum(picture, change.after)}"
        found.append((f"{total} {why_no_bonus(picture, change.after)}".rstrip(), "text"))
        if (note := governor_note(picture, change)) is not None:
            found.append(note)
    cost = _guilders(picture)
    if own:
        points = picture.points(picture.view.seat)
        gain = sum(change.after.total for change in own)
        text = words.t(
            "VP {before} {to} {after}, mill back", before=points, to=to, after=points + gain
        )
        found.append((f"{text}, {cost}" if cost else text, "gain" if gain else "text"))
    found += [others_harvest(picture, one) for one in others_harvests(picture, effect)]
    if effect.built is not None:
        found += mill_notes(picture, effect)
    found += [
        (grown_long(picture, one), "text") for one in effect.grown if one.seat == picture.view.seat
    ]
    found += [grown(picture, one) for one in effect.grown if one.seat != picture.view.seat]
    if (asked := asked_next(picture, effect, brief=True)) is not None:
        found.append(asked)
    if cost and not own:
        found.append((cost[:1].upper() + cost[1:], "text"))
    return found


def _guilders(picture: Picture) -> str:
    """Say what a purchase costs that is looked at; empty when the tile is bought already."""
    if picture.buying is None:
        return ""
    space = picture.buying.space
    price = next(offer.price for offer in picture.offers if offer.space == space)
    have = to_spend(picture.box, picture.view, picture.view.seat)
    if not price:
        return ""
    return picture.words.t(
        "guilders {before} {to} {after}", before=have, to=picture.glyphs.to, after=have - price
    )


def target_note(picture: Picture, place: int, *, brief: bool = False) -> str:
    """Say in a few words what a place would do, for the list: `ends H8, beside J7*`."""
    words, box = picture.words, picture.box
    effect = picture.effect(place)
    parts = [
        words.t("ends {mill}", mill=picture.hex_name(change.hex))
        if change.seat == picture.view.seat
        else words.t(
            "ends {mill} of {name}",
            mill=picture.hex_name(change.hex),
            name=picture.scene.letters[change.seat],
        )
        for change in effect.harvests
    ]
    if effect.islands:
        names = " ".join(box.names[spot] for spot in effect.islands)
        parts.append(words.t("isles {places}", places=names))
    own = [one for one in effect.grown if one.seat == picture.view.seat]
    beside = [picture.hex_name(one.hex) for one in own]
    beside += [
        f"{picture.scene.letters[one.seat]} {picture.hex_name(one.hex)}"
        for one in effect.grown
        if one.seat != picture.view.seat
    ]
    if beside:
        names = ", ".join(beside)
        parts.append(names if brief and not parts else words.t("beside {mills}", mills=names))
    return ", ".join(parts)
