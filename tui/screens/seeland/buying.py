"""What a purchase would do, in phrases: price, places, the warehouse, the end of the game."""

from __future__ import annotations

from core.seeland import looking
from core.seeland.looking import Offer
from core.seeland.model import Buy, Retreat
from core.seeland.money import golden_number, left_after, to_spend
from tui.screens.seeland.picture import Picture
from tui.screens.seeland.ways import in_order
from tui.widgets.lines import Span
from tui.words.seeland_names import amount


def buy(picture: Picture, action: Buy) -> list[Span]:
    """Say what a purchase costs and what can be done with the tile."""
    offer = next(one for one in picture.offers if one.space == action.space)
    looked_at = action == picture.buying
    if offer.ends_game:
        return _ending(picture, looked_at=looked_at)
    back = _back(picture) if looked_at else 0
    notes = [_after_paying(picture, offer, back)] if offer.price or back else []
    if picture.box.is_warehouse[action.space]:
        notes[:0] = _warehouse(picture, offer)
    else:
        notes = [*_places(picture, action), *notes]
    if looked_at and (row := _row_note(picture)) is not None:
        notes.append(row)
    return notes


def _after_paying(picture: Picture, offer: Offer, back: int) -> Span:
    view = picture.view
    have = to_spend(picture.box, view, view.seat)
    after = left_after(picture.box, view, view.seat, offer.price) + back
    text = picture.words.t(
        "Guilders {before} {to} {after}", before=have, to=picture.glyphs.to, after=after
    )
    return text, "text"


def _back(picture: Picture) -> int:
    """Give the guilders that come back with the steps that Enter would play."""
    way = picture.scene.composer.chosen()
    steps = way.steps if way is not None else ()
    return sum(step.guilders for step in steps if isinstance(step, Retreat))


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
    if not offer.lost and picture.box.warehouse_points:
        return [(words.t("You have no VP to lose, so no guilders come back."), "text")]
    back = words.t("you may take back {amount}", amount=amount(words, "guilders", offer.guilders))
    lost = f"{minus}{amount(words, 'vp', offer.lost)}"
    if picture.counts_points:
        then = points - offer.lost
        lost += ": " + words.t("VP {before} {to} {after}", before=points, to=to, after=then)
    return [(lost, "loss"), (back, "text")]


def _places(picture: Picture, action: Buy) -> list[Span]:
    """Say how many places the tile has, and which one harvests."""
    words, box, view = picture.words, picture.box, picture.view
    code = view.ring[action.space]
    found = in_order(box, view, code)
    notes: list[Span] = [
        (words.n("{count} space for it", "{count} spaces for it", len(found)), "text")
    ]
    gains = {place: picture.gain(looking.effect(box, view, code, place)) for place in found}
    best = max(found, key=gains.__getitem__, default=None)
    if best is not None and gains[best] and picture.counts_points:
        text = words.t(
            "on {place} it harvests {points} VP", place=box.names[best], points=gains[best]
        )
        notes.append((text, "gain"))
    return notes


def _ending(picture: Picture, *, looked_at: bool) -> list[Span]:
    """Say that the game ends, and with which points, if that is told."""
    words = picture.words
    notes: list[Span] = [(words.t("This ends the game at once."), "irreversible")]
    scores = picture.scene.previews[0].scores if looked_at and picture.scene.previews else None
    if scores is not None and picture.counts_points:
        text = ", ".join(
            f"{picture.names[sheet.seat]} {sheet.total}"
            for sheet in sorted(scores.sheets, key=lambda one: one.place)
        )
        notes.append((words.t("Final points: {points}", points=text), "text"))
    return notes


def retreat(picture: Picture, action: Retreat) -> list[Span]:
    """Say what can be spent after guilders came back."""
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
