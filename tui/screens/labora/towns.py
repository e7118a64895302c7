"""The settlements in hand: what they take, what they are worth, where they would score most."""

from __future__ import annotations

from core.labora import places
from core.labora.landing import may_buy
from core.labora.scoring import settlement_sum
from tui.screens.labora.cells import signed
from tui.screens.labora.market import ANYWHERE, refusal, spots
from tui.screens.labora.marks import card_thing
from tui.screens.labora.picture import Picture
from tui.widgets.frames import frame
from tui.widgets.lines import Line, fit, merge, pad, width, wrap
from tui.words.labora_cards import name, short
from tui.words.labora_names import short_terrain, space


def box(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the box of the settlements that are left."""
    words = picture.words
    rows = [_row(picture, card, cells - 2) for card in picture.shown.settlements]
    notes = [[(" ", "text"), *row] for text in _notes(picture) for row in wrap(text, cells - 4)]
    room = height - 2
    lines = [*rows[:room], *notes[: max(0, room - len(rows))]]
    return frame(
        lines,
        cells,
        words.p("panel of Ora et Labora", "Settlements"),
        [(words.t("food energy"), "dim")],
        glyphs=picture.glyphs,
        height=height,
        focused=picture.scene.zone == "towns",
    )


def _row(picture: Picture, card: str, cells: int) -> Line:
    one = picture.box.cards[card]
    thing = card_thing(card)
    focused = picture.scene.zone == "towns" and picture.focused(thing)
    chosen = thing in picture.chosen_things and picture.scene.zone == "actions"
    can = refusal(picture, card) is None
    token = "cursor" if focused else "text" if can else "dim"
    energy = picture.words.number(one.energy / 2)
    sign = "" if one.terrain & ANYWHERE == ANYWHERE else _land(picture, one.terrain)
    values = f"d{signed(picture, one.dwelling)} v{signed(picture, one.economic)}"
    tail = f"{one.food:>2} {energy:>3}  {values:<6}{sign:<2}"
    room = cells - width(tail) - 2
    full = name(picture.words, picture.box, card)
    if width(full) > room:
        full = short(picture.words, picture.box, card)
    head: Line = [
        (picture.glyphs.active if chosen else " ", "active"),
        (full, token),
    ]
    return fit(
        merge([*pad(head, room + 1), (" " + tail, "text" if can else "dim")]), cells, picture.glyphs
    )


def _land(picture: Picture, mask: int) -> str:
    names = [short_terrain(picture.words, bit) for bit in places.TERRAINS.values() if bit & mask]
    return "".join(name[:1] for name in names)


def _notes(picture: Picture) -> list[str]:
    words = picture.words
    found = []
    towns = picture.shown.settlements
    can = [card for card in towns if refusal(picture, card) is None]
    if towns and len(can) == len(towns):
        found.append(words.t("you could pay for any one now"))
    elif towns:
        found.append(
            words.t("you could pay for {count} of {total} now", count=len(can), total=len(towns))
        )
    if picture.view.phase == "settle":
        if picture.my_turn and not picture.view.settled and may_buy(picture.view):
            found.append(words.t("you may still buy land"))
    elif picture.next_phase is not None:
        found.append(words.t("next chance: after round {round}", round=picture.next_phase[1]))
    return found


def best(picture: Picture, card: str, count: int = 3) -> str:
    """List the best spaces for a settlement with what it would score there."""
    player = picture.shown
    free = spots(picture, card)
    scored = [(settlement_sum(picture.box, player, at, card), at) for at in free]
    scored.sort(key=lambda one: (-one[0], one[1]))
    return ", ".join(
        f"{space(at)} {picture.glyphs.settlement} {signed(picture, points)}"
        for points, at in scored[:count]
    )
