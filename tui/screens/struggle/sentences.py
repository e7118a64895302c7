"""What the preview says: cost, effect and consequence of what Enter would do, or why it cannot."""

from __future__ import annotations

from collections.abc import Sequence

from core.struggle.model import (
    EMPTY,
    Build,
    Discard,
    EndSwaps,
    Give,
    Pay,
    Paying,
    PutAway,
    State,
    TakeMarket,
    TurnArrow,
    Waive,
)
from tui.play.entries import Entry
from tui.screens.struggle import notes
from tui.screens.struggle.outlook import as_builder, prospects, together
from tui.screens.struggle.picture import Picture
from tui.screens.struggle.unseen import disclosed, points_change, revealed
from tui.words import N_
from tui.words.log import sentence
from tui.words.registry import for_game
from tui.words.struggle_names import resource

Said = tuple[str, str]
"""A sentence and its style token."""

_ABOUT = {
    "put-away": N_("Put a card away and draw an unseen one for it."),
    "take-market": N_("Take one of the open cards, then give one of yours for it."),
    "take-blind": N_("Take an unseen card from a player, then give one of yours back."),
    "open-library": N_("Look at a player's hand, take the card you want, give one back."),
    "use-guild": N_("Take an unseen card from a player with at least as many points as you."),
    "end-swaps": N_("End swapping and go on to building."),
    "road": N_("Side A: one more swap a turn. Side B: a point."),
    "settlement": N_("Worth a point; you may turn the destiny card."),
    "knight": N_("Side A: draw one more card. Side B: a point."),
    "city": N_("Turns a settlement over; its event affects everyone."),
    "expansion": N_("Lay an expansion on one of your cities."),
    "draw-swap": N_("Draw as many cards as you put away."),
    "waive": N_("Pay one card less, once a turn."),
    "end-turn": N_("Draw cards; the turn ends."),
}


def _open(picture: Picture) -> object:
    return picture.view.pending[-1] if picture.view.pending else None


def enter(picture: Picture) -> str:
    """Say what Enter does now; empty where it does nothing."""
    words = picture.words
    entry = picture.scene.composer.current
    if entry is None or not entry.allowed:
        return ""
    return words.t("Enter confirm") if picture.complete else words.t("Enter choose")


def group_title(picture: Picture, entry: Entry) -> str:
    """Name a kind of building, or what a group of an open path is about."""
    words = picture.words
    kinds = ("road", "settlement", "knight", "city", "expansion")
    if entry.group.id in kinds:
        return notes.kind_name(words, kinds.index(entry.group.id), short=False)
    return words.t("University") if entry.group.id == "waive" else words.t("choose")


def preview(picture: Picture) -> list[Said]:
    """Give the sentences for what has the cursor, the most important one first."""
    if not picture.my_turn:
        return _last_lines(picture)
    entry = picture.scene.composer.current
    if entry is None:
        return []
    if entry.refusal is not None:
        return picture.why(for_game("struggle").refusal(picture.voice, entry.refusal))
    if not picture.complete:
        return _before_choosing(picture, entry)
    said = revealed(picture)
    if picture.after is not None:
        first, *more = _outcome(picture, picture.after)
        said += [first, *disclosed(picture), *more]
    return said


def _last_lines(picture: Picture) -> list[Said]:
    lines = picture.scene.seen.log[-3:]
    game = for_game("struggle")
    return [
        (sentence(picture.voice, game, line.event, bot=line.bot), "dim") for line in reversed(lines)
    ]


def _before_choosing(picture: Picture, entry: Entry) -> list[Said]:
    words = picture.words
    shown = picture.scene.composer.shown()
    if shown is not None and isinstance(shown.steps[0], Build):
        return [(words.t("There are several ways to pay. Press Enter to see them."), "text")]
    if shown is not None and isinstance(shown.steps[0], TakeMarket):
        return [(words.t("Then choose what you give for it: 1-5."), "text")]
    text = about(picture, entry)
    return [(text, "text")] if text else []


def about(picture: Picture, entry: Entry) -> str:
    """Say what a kind of action is for."""
    message = _ABOUT.get(entry.group.id)
    return picture.words.t(message) if message else ""


def _outcome(picture: Picture, after: State) -> list[Said]:
    words = picture.words
    last = picture.scene.previews[-1]
    if after.phase == "over" and picture.view.phase != "over":
        total = last.scores.sheets[picture.view.seat].total if last.scores else picture.box.goal
        return [(words.t("This wins the game with {count} VP.", count=total), "gain")]
    match last.action:
        case EndSwaps():
            return _ending_swaps(picture)
        case TurnArrow():
            return _arrow(picture, after)
        case Pay() | Waive():
            return _paid(picture, after)
        case Build():
            return [(words.t("You choose the payment card by card."), "text")]
        case TakeMarket() | PutAway():
            return [(_hand(picture, after), "text")]
        case Give() | Discard():
            return [
                (_hand(picture, after) + ": " + prospects_text(picture, after), "text"),
                *_market_then(picture, after),
            ]
        case _:
            return [(_hand(picture, after), "text")]


def _hand(picture: Picture, after: State) -> str:
    assert picture.me is not None
    hand = picture.codes(after.players[picture.me].hand)
    return picture.words.t("Hand then {cards}", cards=hand or picture.words.t("empty"))


def prospects_text(picture: Picture, after: State) -> str:
    """Say what could be built then, and what no longer: `Road+Knight, no Expansion`."""
    words = picture.words
    lost = lost_kinds(picture, after)
    text = sets_text(picture, after, short=True, most=2)
    if not lost:
        return text
    names = "/".join(notes.kind_name(words, kind, short=True) for kind in lost)
    return words.t("{sets}, no {kinds}", sets=text, kinds=names)


def sets_text(picture: Picture, state: State, *, short: bool, most: int) -> str:
    """Write the sets of kinds that could be built: `Settle+Knight or Road+Knight`."""
    words = picture.words
    assert picture.me is not None
    found = together(picture.box, as_builder(picture.scene.game, state, picture.me))[:most]
    plus = "+" if short else " + "
    texts = [
        plus.join(notes.kind_name(words, kind, short=short) for kind in kinds) for kinds in found
    ]
    return words.t(" or ").join(texts) if texts else words.t("nothing to build")


def lost_kinds(picture: Picture, after: State) -> list[int]:
    """List the kinds that could be built now and not then."""
    assert picture.me is not None
    game, box, me = picture.scene.game, picture.box, picture.me
    now = prospects(box, as_builder(game, picture.view, me))
    then = prospects(box, as_builder(game, after, me))
    return [a.kind for a, b in zip(now, then, strict=True) if a.possible and not b.possible]


def _market_then(picture: Picture, after: State) -> list[Said]:
    """The second sentence of a swap, where there is room for it."""
    words = picture.words
    if after.market == picture.view.market or EMPTY in after.market:
        return []
    cards = ", ".join(resource(words, card) for card in after.market)
    return [(words.t("Market after: {cards}.", cards=cards), "text")]


def _ending_swaps(picture: Picture) -> list[Said]:
    words = picture.words
    left = picture.swaps(picture.view.seat) - picture.view.swaps
    said = [
        (
            words.t(
                "Then you build: {sets}.", sets=sets_text(picture, picture.view, short=True, most=2)
            ),
            "text",
        )
    ]
    if left > 0:
        unused = words.n("{count} swap stays unused.", "{count} swaps stay unused.", left)
        said[0] = (said[0][0] + " " + unused, "text")
    return said


def _arrow(picture: Picture, after: State) -> list[Said]:
    words = picture.words
    sign = picture.glyphs.right if after.arrow > 0 else picture.glyphs.left
    way = words.t("clockwise") if after.arrow > 0 else words.t("counterclockwise")
    return [(words.t("The arrow then points {sign} {way}.", sign=sign, way=way), "text")]


def _paid(picture: Picture, after: State) -> list[Said]:
    path = after.pending[-1] if after.pending else None
    if isinstance(path, Paying):
        return [(_hand(picture, after), "text")]
    then = sets_text(picture, after, short=True, most=2)
    points = f"{changes(picture)}. " if picture.counts_points else ""
    return [(f"{points}{_hand(picture, after)}: {then}", "text")]


def changes(picture: Picture) -> str:
    """Write whose points change and how: `VP 5 → 6, Tom 6 → 5`."""
    last = picture.scene.previews[-1]
    if last.scores is None:
        return ""
    totals: Sequence[int] = [sheet.total for sheet in last.scores.sheets]
    own = picture.view.seat
    parts = [points_change(picture, picture.points(own), totals[own])]
    parts += [
        f"{picture.names[seat]} {picture.points(seat)} {picture.glyphs.to} {totals[seat]}"
        for seat in picture.seats
        if seat != own and totals[seat] != picture.points(seat)
    ]
    return ", ".join(parts)
