"""What Enter would do, in phrases, for every kind of step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from core.seeland import looking
from core.seeland.harvest import record_number
from core.seeland.looking import Effect
from core.seeland.model import (
    Build,
    Building,
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
    State,
    UseStuiver,
    Walk,
)
from core.seeland.scoring import record_places
from core.seeland.yields import yield_of
from tui.play.entries import Entry
from tui.screens.seeland import buying, effects, harvests
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.status import LAST_TILES
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
        return picture.why(refusal(picture, entry))
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
        "The mill is worth {value}; free spaces around it: {open}.",
        value=worth.mill,
        open=worth.open,
    )
    return [(text, "text")]


def laid(picture: Picture) -> Effect | None:
    """Say what the mill tile on the map does as the cursor wants it, with a figure or without.

    None at other moments.
    """
    path = picture.view.pending[-1] if picture.view.pending else None
    entry = picture.scene.composer.current
    if not isinstance(path, Building) or entry is None:
        return None
    effect = looking.effect(picture.box, picture.view, picture.view.land[path.hex], path.hex)
    built, seat = effect.built, picture.view.seat
    if built is None or built.open or not isinstance(picture.action(entry), Build):
        return effect
    change = looking.Change(path.hex, seat, bool(effect.governors), built, built)
    own = sum(one.seat == seat for one in effect.harvests)
    return replace(effect, harvests=(*effect.harvests[:own], change, *effect.harvests[own:]))


def _build(picture: Picture, action: Build) -> list[Span]:
    view, box, words = picture.view, picture.box, picture.words
    effect = laid(picture)
    assert effect is not None
    notes = _ripe(picture, effect, _with_figure(picture, effect))
    notes += effects.mill_notes(picture, effect)
    if effect.islands:
        notes.append((words.t("What the islands hide is revealed only then."), "irreversible"))
    spare = looking.spare_figures(box, view.players[view.seat])
    text = words.t(
        "mills in stock {before} {to} {after}", before=spare, to=picture.glyphs.to, after=spare - 1
    )
    return [*notes, (text, "text")]


def _leave(picture: Picture, action: Leave) -> list[Span]:
    effect = laid(picture)
    assert effect is not None
    text = picture.words.t("The tile will never have an owner; no island turns.")
    return [*_ripe(picture, effect, picture.view), (text, "text")]


def _with_figure(picture: Picture, effect: Effect) -> State | None:
    """Give the position with a figure on the new mill; None if isles hide what comes with it."""
    if effect.islands:
        return None
    then = picture.game.clone(picture.view)
    place = then.pending[-1].hex if isinstance(then.pending[-1], Building) else 0
    then.players[then.seat].mills.append(place)
    then.governed += [place] * bool(effect.governors)
    return then


def _ripe(picture: Picture, effect: Effect, then: State | None) -> list[Span]:
    """Explain the harvests that follow."""
    notes = harvests.harvest_notes(picture, effect, then)
    own = harvests.own_harvests(picture, effect)
    asked = harvests.asked_mark(picture, own[0]) if own else None
    return [*notes, *([asked] if asked is not None else [])]


def _fetch(picture: Picture, action: Fetch) -> list[Span]:
    name = tile(picture.words, picture.view.land[action.hex])
    return [(picture.words.t("The governor of {tile} comes; the other stays.", tile=name), "text")]


def _harvest(picture: Picture, action: Harvest) -> list[Span]:
    mill = picture.owners[action.hex]
    notes: list[Span] = [
        (harvests.long_sum(picture, mill.now), "text"),
        harvests.kinds_note(picture, mill.now),
    ]
    return [*notes, *_governor(picture, action.hex)]


def _governor(picture: Picture, place: int, *, scored: bool = False) -> list[Span]:
    """Say what the governor of a mill on the map will do at its harvest."""
    mill = picture.owners[place]
    change = looking.Change(mill.hex, mill.seat, mill.governed, mill.now, mill.now)
    note = harvests.governor_note(picture, change, picture.view, scored=scored)
    return [note] if note is not None else []


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
        words.t("It would score {points} VP if the game ended now.", points=mine.points)
        if mine
        else words.t("It would score nothing if the game ended now.")
    )
    governor = _governor(picture, path.hex, scored=True)
    markers = _markers(picture, path.seat, 1)
    return [*notes, (worth, "text"), *governor, markers, *_standing(picture)]


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
        return [(picture.words.t("There is no marker yet."), "dim")]
    return [(picture.words.t("Records now: {records}", records=", ".join(numbers)), "text")]


def _skip(picture: Picture, action: Skip) -> list[Span]:
    path = picture.view.pending[-1]
    assert isinstance(path, Marking)
    governor = _governor(picture, path.hex, scored=True)
    return [*governor, _markers(picture, path.seat, 0), *_standing(picture)]


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
        sum=harvests.now_sum(mill.now),
        open=mill.now.open,
        steps=steps,
    )
    want = words.t(
        "There the governor will expect the golden number in force then, now {number}.",
        number=mill.number,
    )
    return [(text, "text"), (want, "text")]


def _use_stuiver(picture: Picture, action: UseStuiver) -> list[Span]:
    count = picture.view.players[picture.view.seat].stuivers
    words = picture.words
    text = words.t(
        "Stuivers {before} {to} {after}", before=count, to=picture.glyphs.to, after=count - 1
    )
    return [
        (words.t("You get one more whole turn, then the next player."), "text"),
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
            notes.append((words.t("{tile} enters the market.", tile=top), "text"))
        else:
            notes.append((words.t("The space you left stays empty."), "irreversible"))
        if 0 < len(pile) <= LAST_TILES + 1:
            left = amount(words, "tiles", len(pile) - 1)
            notes.append((words.t("In the pile: {amount}", amount=left), "irreversible"))
    return notes


_NOTES: dict[type[Any], Callable[[Picture, Any], list[Span]]] = {
    First: _first,
    Buy: buying.buy,
    Retreat: buying.retreat,
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
