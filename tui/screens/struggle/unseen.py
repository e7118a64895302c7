"""What the preview says of a step that shows something hidden: its cost, and whether it stays."""

from __future__ import annotations

from core.struggle.model import (
    Build,
    DrawSwap,
    EndTurn,
    Give,
    OpenLibrary,
    Pay,
    PutAway,
    Swapping,
    TakeBlind,
    TakeSeen,
    UseGuild,
    Waive,
)
from tui.screens.struggle.picture import Picture


def revealed(picture: Picture) -> list[tuple[str, str]]:
    """Say what a step costs that shows something hidden, and whether it stays."""
    last = picture.scene.previews[-1] if picture.scene.previews else None
    if last is None or not last.reveals:
        return []
    text = _mystery(picture, last.action)
    return [(f"! {text} {picture.scene.finality}", "irreversible")]


def disclosed(picture: Picture) -> list[tuple[str, str]]:
    """Say who sees a card by a step that shows its own player nothing new, if it is final then."""
    words, last = picture.words, picture.scene.previews[-1]
    path = picture.view.pending[-1] if picture.view.pending else None
    way = picture.scene.composer.shown()
    if not isinstance(path, Swapping) or path.source != "player" or way is None:
        return []
    if not picture.scene.composer.final(way):
        return []
    match last.action:
        case Give():
            text = words.t("Sees the card: {name}.", name=picture.names[path.partner])
        case TakeSeen():
            text = words.t("Sees which card you take: {name}.", name=picture.names[path.partner])
        case _:
            return []
    return [(f"! {text} {picture.scene.finality}", "irreversible")]


def _mystery(picture: Picture, action: object) -> str:
    words = picture.words
    match action:
        case PutAway():
            return words.t("An unseen card comes from the deck.")
        case DrawSwap():
            path = picture.view.pending[-1] if picture.view.pending else None
            count = path.taken if isinstance(path, Swapping) else 0
            count += sum(isinstance(one.action, PutAway) for one in picture.scene.previews)
            return words.n(
                "{count} unseen card comes from the deck.",
                "{count} unseen cards come from the deck.",
                count,
            )
        case TakeBlind(partner=seat):
            return words.t("A blind card from {name}; you give one back.", name=picture.names[seat])
        case OpenLibrary(partner=seat):
            return words.t("You see the cards of this player: {name}.", name=picture.names[seat])
        case UseGuild(partner=seat):
            return words.t("A blind card from {name}, nothing in return.", name=picture.names[seat])
        case EndTurn(extra=extra):
            count = picture.box.draw + extra
            return words.n("You draw {count} card.", "You draw {count} cards.", count)
        case Pay() | Waive() | Build():
            return _city(picture)
        case _:
            return ""


def _city(picture: Picture) -> str:
    words, box = picture.words, picture.box
    if not picture.counts_points:
        return words.t("Then an event for everyone: robbers or market day.")
    total = picture.points(picture.view.seat)
    more = box.city_vp - box.settlement_vp
    change = points_change(picture, total, total + more)
    return words.t("{points}, then an event for everyone: robbers or market day.", points=change)


def points_change(picture: Picture, before: int, after: int) -> str:
    """Write a change of points: `VP 5 → 6`."""
    return picture.words.t(
        "VP {before} {to} {after}", before=before, to=picture.glyphs.to, after=after
    )
