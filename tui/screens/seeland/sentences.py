"""What Enter would do, in phrases, for every kind of step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.seeland import looking
from core.seeland.harvest import record_number
from core.seeland.looking import Offer
from core.seeland.model import (
    Build,
    Buy,
    EndTurn,
    Fetch,
    First,
    Harvest,
    Leave,
    Mark,
    Marking,
    Place,
    Retreat,
    Skip,
    UseStuiver,
    Walk,
)
from core.seeland.money import golden_number, to_spend
from core.seeland.scoring import record_places
from core.seeland.yields import yield_of
from tui.play.entries import Entry
from tui.screens.seeland import effects
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.status import LAST_TILES
from tui.screens.seeland.ways import in_order
from tui.widgets.lines import Span
from tui.words.seeland_names import amount, tile


def steps_of(picture: Picture, entry: Entry | None) -> tuple[Any, ...]:
    """Give the steps that a line of a list stands for; of several, those of the first."""
    if entry is None:
        return ()
    if entry.way is not None:
        return entry.way.steps
    if len(entry.actions) != 1:
        action = picture.action(entry)
        return () if action is None else (action,)
    way = picture.scene.composer.chosen()
    if way is not None and picture.scene.composer.current == entry:
        return way.steps
    return entry.actions


def step(picture: Picture, action: Any) -> str:
    """Name a step, with a capital."""
    text = picture.game_words.step(picture.voice, action, picture.view)
    return text[:1].upper() + text[1:]


def refusal(picture: Picture, entry: Entry) -> str:
    """Say why a line of a list is forbidden."""
    if entry.refusal is None:
        return ""
    return picture.game_words.refusal(picture.voice, entry.refusal)


def preview(picture: Picture) -> list[Span]:
    """List what the chosen line would do, the most important first."""
    entry = picture.scene.composer.current
    if not picture.my_turn or entry is None:
        return []
    if entry.refusal is not None:
        return [(refusal(picture, entry), "dim")]
    steps = steps_of(picture, entry)
    if picture.chosen is not None and picture.tile is not None and isinstance(steps[-1], Place):
        return effects.phrases(picture, picture.chosen)
    return about(picture, entry)


def about(picture: Picture, entry: Entry) -> list[Span]:
    """List what a line of the list would do, wherever the cursor is."""
    action = picture.action(entry)
    return [] if action is None else _NOTES[type(action)](picture, action)


def _first(picture: Picture, action: First) -> list[Span]:
    words = picture.words
    worth = yield_of(picture.box, picture.view.land, action.hex)
    text = words.t(
        "The mill is worth {value}; {open} places round it.", value=worth.mill, open=worth.open
    )
    return [(text, "text")]


def _buy(picture: Picture, action: Buy) -> list[Span]:
    offer = next(one for one in picture.offers if one.space == action.space)
    looked_at = action == picture.buying
    if offer.ends_game:
        return _ending(picture, looked_at=looked_at)
    notes = [_after_paying(picture, offer)] if offer.price else []
    if picture.box.is_warehouse[action.space]:
        notes[:0] = _warehouse(picture, offer)
    else:
        notes = [*_places(picture, action), *notes]
    if looked_at and (row := _row_note(picture)) is not None:
        notes.append(row)
    return notes


def _after_paying(picture: Picture, offer: Offer) -> Span:
    have = to_spend(picture.box, picture.view, picture.view.seat)
    text = picture.words.t(
        "Guilders {before} {to} {after}",
        before=have,
        to=picture.glyphs.to,
        after=have - offer.price,
    )
    return text, "text"


def _row_note(picture: Picture) -> Span | None:
    """Say what is in force when the payment moves the row of guilders."""
    before = golden_number(picture.box, picture.view)
    if picture.number == before or not picture.view.with_governors:
        return None
    text = picture.words.t(
        "golden number {before} {to} {after}",
        before=before,
        to=picture.glyphs.to,
        after=picture.number,
    )
    return text, "text"


def _warehouse(picture: Picture, offer: Offer) -> list[Span]:
    words, points = picture.words, picture.points(picture.view.seat)
    minus, to = picture.glyphs.minus, picture.glyphs.to
    text = words.t("VP {before} {to} {after}", before=points, to=to, after=points - offer.lost)
    back = words.t("you may take back {amount}", amount=amount(words, "guilders", offer.guilders))
    lost = f"{minus}{amount(words, 'vp', offer.lost)}"
    return [(f"{lost}: {text}", "loss"), (back, "text")]


def _places(picture: Picture, action: Buy) -> list[Span]:
    """Say how many places the tile has, and which one harvests."""
    words, box, view = picture.words, picture.box, picture.view
    code = view.ring[action.space]
    found = in_order(box, view, code)
    notes: list[Span] = [
        (words.n("{count} place for it", "{count} places for it", len(found)), "text")
    ]
    gains = {place: picture.gain(looking.effect(box, view, code, place)) for place in found}
    best = max(found, key=gains.__getitem__, default=None)
    if best is not None and gains[best]:
        text = words.t(
            "on {place} it harvests {points} VP", place=box.names[best], points=gains[best]
        )
        notes.append((text, "gain"))
    return notes


def _ending(picture: Picture, *, looked_at: bool) -> list[Span]:
    """Say that the game ends, and with which points."""
    words = picture.words
    notes: list[Span] = [(words.t("This ends the game at once."), "irreversible")]
    scores = picture.scene.previews[0].scores if looked_at and picture.scene.previews else None
    if scores is not None:
        text = ", ".join(
            f"{picture.names[sheet.seat]} {sheet.total}"
            for sheet in sorted(scores.sheets, key=lambda one: one.place)
        )
        notes.append((words.t("Final points: {points}", points=text), "text"))
    return notes


def _retreat(picture: Picture, action: Retreat) -> list[Span]:
    seat = picture.view.seat
    have = to_spend(picture.box, picture.view, seat)
    words = picture.words
    text = words.t(
        "Guilders {before} {to} {after}",
        before=have,
        to=picture.glyphs.to,
        after=have + action.guilders,
    )
    return [(text, "text")]


def _build(picture: Picture, action: Build) -> list[Span]:
    path = picture.view.pending[-1]
    place = getattr(path, "hex", 0)
    view, box = picture.view, picture.box
    tile_there = view.land[place]
    effect = looking.effect(box, view, tile_there, place)
    notes = effects.mill_notes(picture, effect)
    assert effect.built is not None
    if not effect.built.open:
        text = picture.words.t(
            "It is harvested at once: {sum}", sum=effects.short_sum(picture, effect.built)
        )
        notes.insert(0, (text, "gain" if effect.built.total else "loss"))
        notes.insert(1, effects.kinds_note(picture, effect.built))
    if effect.islands:
        notes.append((picture.words.t("What isles hide shows only then."), "irreversible"))
    spare = looking.spare_figures(box, view.players[view.seat])
    text = picture.words.t(
        "mills in stock {before} {to} {after}", before=spare, to=picture.glyphs.to, after=spare - 1
    )
    return [*notes, (text, "text")]


def _leave(picture: Picture, action: Leave) -> list[Span]:
    return [(picture.words.t("The tile is nobody's for ever; no isle turns."), "text")]


def _fetch(picture: Picture, action: Fetch) -> list[Span]:
    name = tile(picture.words, picture.view.land[action.hex])
    return [(picture.words.t("The governor of {tile} comes; the other stays.", tile=name), "text")]


def _harvest(picture: Picture, action: Harvest) -> list[Span]:
    mill = picture.owners[action.hex]
    notes: list[Span] = [
        (effects.long_sum(picture, mill.now), "text"),
        effects.kinds_note(picture, mill.now),
    ]
    change = looking.Change(mill.hex, mill.seat, mill.governed, mill.now, mill.now)
    if (note := effects.governor_note(picture, change)) is not None:
        notes.append(note)
    return notes


def _mark(picture: Picture, action: Mark) -> list[Span]:
    words, view = picture.words, picture.view
    path = view.pending[-1]
    assert isinstance(path, Marking)
    number = record_number(picture.box, view, path.seat, path.points)
    notes: list[Span] = []
    if number != path.points:
        text = words.t(
            "{points} is taken, so the marker goes on {number}.", points=path.points, number=number
        )
        notes.append((text, "text"))
    places = record_places(picture.box, picture.after)
    mine = next((one for one in places if one.seat == path.seat and one.number == number), None)
    worth = (
        words.t("It would pay {points} VP if the game ended now.", points=mine.points)
        if mine
        else words.t("It would pay nothing if the game ended now.")
    )
    return [*notes, (worth, "text"), _markers(picture, path.seat, 1), *_standing(picture)]


def _markers(picture: Picture, seat: int, used: int) -> Span:
    left = picture.box.markers - len(picture.view.players[seat].records) - used
    text = picture.words.n("{count} marker is left then", "{count} markers are left then", left)
    return text, "text"


def _standing(picture: Picture) -> list[Span]:
    """List the markers that lie now."""
    numbers = [
        f"{one.number} {picture.scene.letters[one.seat]}"
        for one in record_places(picture.box, picture.view)
    ]
    if not numbers:
        return [(picture.words.t("No marker lies yet."), "dim")]
    return [(picture.words.t("Records now: {records}", records=", ".join(numbers)), "text")]


def _skip(picture: Picture, action: Skip) -> list[Span]:
    path = picture.view.pending[-1]
    assert isinstance(path, Marking)
    return [_markers(picture, path.seat, 0), *_standing(picture)]


def _walk(picture: Picture, action: Walk) -> list[Span]:
    words = picture.words
    mill = picture.owners[action.hex]
    path = picture.view.pending[-1]
    source = getattr(path, "hex", 0)
    ways = {way.hex: way for way in looking.ways(picture.box, picture.view, source)}
    steps = amount(words, "steps", ways[action.hex].steps)
    text = words.t(
        "{name}, sum {sum}, {open} open; {steps} away",
        name=picture.names[mill.seat],
        sum=effects.now_sum(mill.now),
        open=mill.now.open,
        steps=steps,
    )
    want = words.t("There he asks for the number of the day, now {number}.", number=mill.number)
    return [(text, "text"), (want, "text")]


def _use_stuiver(picture: Picture, action: UseStuiver) -> list[Span]:
    count = picture.view.players[picture.view.seat].stuivers
    words = picture.words
    text = words.t(
        "Stuivers {before} {to} {after}", before=count, to=picture.glyphs.to, after=count - 1
    )
    return [
        (words.t("You take one more whole turn, then the next player."), "text"),
        (text, "text"),
    ]


def _end_turn(picture: Picture, action: EndTurn) -> list[Span]:
    words, view = picture.words, picture.view
    name = picture.names[(view.seat + 1) % len(picture.seats)]
    notes: list[Span] = [(words.t("Then {name} is to move.", name=name), "text")]
    if view.left >= 0 and not picture.box.is_warehouse[view.left]:
        pile = view.landscapes if picture.box.is_stall[view.left] else view.mills
        if pile:
            top = tile(words, pile[-1])
            notes.append((words.t("{tile} comes into the market.", tile=top), "text"))
        else:
            notes.append((words.t("The space that was left stays empty."), "irreversible"))
        if 0 < len(pile) <= LAST_TILES + 1:
            left = amount(words, "tiles", len(pile) - 1)
            notes.append((words.t("In the pile: {amount}", amount=left), "irreversible"))
    return notes


_NOTES: dict[type[Any], Callable[[Picture, Any], list[Span]]] = {
    First: _first,
    Buy: _buy,
    Retreat: _retreat,
    Build: _build,
    Leave: _leave,
    Fetch: _fetch,
    Harvest: _harvest,
    Mark: _mark,
    Skip: _skip,
    Walk: _walk,
    UseStuiver: _use_stuiver,
    EndTurn: _end_turn,
    Place: lambda picture, action: effects.phrases(picture, action.hex),
}
