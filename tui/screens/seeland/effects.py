"""What a tile would do on a hex, in phrases: mills that grow, isles, what is asked."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.looking import Change, Effect
from core.seeland.model import State
from core.seeland.money import left_after, to_spend
from core.seeland.yields import Yield
from tui.screens.seeland.harvests import (
    asked_mark,
    governor_note,
    harvest_notes,
    harvested,
    kinds_of,
    long_sum,
    now_sum,
    others_harvest,
    others_harvests,
    own_harvests,
    short_sum,
    why_no_bonus,
)
from tui.screens.seeland.picture import Picture
from tui.widgets.lines import Span


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
        "its governor will expect the golden number in force then (now {number}), else "
        "{minus}{count} VP",
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
            "{mill} grows to {sum} {kinds}, {open} open, expects {number}",
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


def _then(picture: Picture, place: int) -> State | None:
    """Give the position with a field laid; None for a mill, as a figure may stand on it or not."""
    assert picture.tile is not None
    if tiles.is_mill(picture.tile):
        return None
    then = picture.game.clone(picture.view)
    then.land[place] = picture.tile
    return then


def _built(picture: Picture, worth: Yield) -> Span:
    """Say what the new mill comes to, or what it brings at once when it is surrounded."""
    words = picture.words
    if not worth.open:
        if not picture.counts_points:
            return words.t("A mill is harvested at once."), "text"
        text = words.t("A mill is harvested at once: {sum}", sum=short_sum(picture, worth))
        return text, "gain" if worth.total else "loss"
    text = words.t(
        "As a mill: {sum} {kinds}, {open} open",
        sum=now_sum(worth),
        kinds=kinds_of(picture, worth) or "-",
        open=worth.open,
    )
    return text, "text"


def mill_notes(picture: Picture, effect: Effect) -> list[Span]:
    """Say what a figure on the new mill tile would bring."""
    words, box = picture.words, picture.box
    assert effect.built is not None
    notes: list[Span] = []
    if effect.built.open or picture.placing:
        notes.append(_built(picture, effect.built))
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
    words = picture.words
    own = own_harvests(picture, effect)
    if effect.built is not None:
        if picture.own is not None and len(picture.own.mills) >= picture.box.figures:
            return words.t("No mill left: the tile stays empty."), "loss"
        if brief:
            return words.t("Next: build a mill, or leave the tile?"), "text"
        return words.t("Then choose: build a mill, or leave the tile."), "text"
    return asked_mark(picture, own[0], brief=brief) if own and picture.counts_points else None


def phrases(picture: Picture, place: int) -> list[Span]:
    """List what a tile would do on a hex, the most important first."""
    effect = picture.effect(place)
    found = harvest_notes(picture, effect, _then(picture, place))
    if effect.built is not None:
        found += mill_notes(picture, effect)
    mine = [one for one in effect.grown if one.seat == picture.view.seat]
    found += [grown(picture, one) for one in mine]
    if (asked := asked_next(picture, effect)) is not None:
        found.append(asked)
    found += [grown(picture, one) for one in effect.grown if one.seat != picture.view.seat]
    if not tiles.is_mill(picture.tile or tiles.OPEN) and not effect.harvests and not effect.grown:
        found.append((picture.words.t("It touches no mill with an owner."), "dim"))
    return found


def long_phrases(picture: Picture, place: int) -> list[Span]:
    """List all that a tile would do on a hex, with every sum written out."""
    words, to = picture.words, picture.glyphs.to
    effect, then = picture.effect(place), _then(picture, place)
    own = own_harvests(picture, effect)
    found: list[Span] = []
    for change in own if picture.counts_points else ():
        total = f"{picture.hex_name(change.hex)}: {long_sum(picture, change.after)}"
        found.append((f"{total} {why_no_bonus(picture, change.after)}".rstrip(), "text"))
        if (note := governor_note(picture, change, then)) is not None:
            found.append(note)
    cost = _guilders(picture)
    if own and not picture.counts_points:
        found.append((harvested(picture, own), "text"))
    elif own:
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
    if cost and not (own and picture.counts_points):
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
    after = left_after(picture.box, picture.view, picture.view.seat, price)
    return picture.words.t(
        "guilders {before} {to} {after}", before=have, to=picture.glyphs.to, after=after
    )


def target_note(picture: Picture, place: int, *, brief: bool = False) -> str:
    """Say in a few words what a place would do, for the list: `ends H8, beside J7*`."""
    words, box = picture.words, picture.box
    effect = picture.effect(place)
    parts = [
        words.t("completes {mill}", mill=picture.hex_name(change.hex))
        if change.seat == picture.view.seat
        else words.t(
            "completes {mill} of {name}",
            mill=picture.hex_name(change.hex),
            name=picture.scene.letters[change.seat],
        )
        for change in effect.harvests
    ]
    if effect.islands:
        names = " ".join(box.names[spot] for spot in effect.islands)
        parts.append(words.t("islands {places}", places=names))
    own = [one for one in effect.grown if one.seat == picture.view.seat]
    beside = [picture.hex_name(one.hex) for one in own]
    beside += [
        f"{picture.scene.letters[one.seat]} {picture.hex_name(one.hex)}"
        for one in effect.grown
        if one.seat != picture.view.seat
    ]
    if beside:
        names = ", ".join(beside)
        parts.append(names if brief and not parts else words.t("next to {mills}", mills=names))
    return ", ".join(parts)
