"""Whole tables for the pages: the display, a player with everything, the rival, the piles."""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.box import NO_BUILDING
from core.burgundy.model import TYPES
from tui.screens.burgundy.estates import first_owner, squares
from tui.screens.burgundy.facts import facts
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.prices import long
from tui.screens.burgundy.prizes import bonus_codes
from tui.screens.burgundy.rival import rival_round
from tui.screens.burgundy.standing import next_start
from tui.screens.table import pages
from tui.widgets.lines import Line, merge, pad, width, wrap
from tui.words.burgundy_cards import effect, full, goods_code, listed, name
from tui.words.burgundy_names import ANIMAL_ORDER, amount, animal, card_type, rival

_CARD = 26
_PRICE = 12
_NAME = 22


def display(picture: Picture) -> list[Line]:
    """Write every card of the display with its price and its effect."""
    words, box = picture.words, picture.box
    lines: list[Line] = []
    for row, cards in enumerate(picture.view.display):
        price = long(picture, picture.row_price(row))
        head: Line = pad([(f"  {row + 1} ", "key"), price], _PRICE + 4)
        if not cards:
            lines.append([*head, (picture.glyphs.free, "dim")])
        for number, card in enumerate(cards):
            start = head if not number else [(" " * (_PRICE + 4), "text")]
            cell = pad([(full(words, box, card), "text")], _CARD)
            room = max(_CARD, picture.scene.width - width([*head, *cell]))
            rows = wrap([(_effect(picture, card), "dim")], room)
            lines.append(merge([*start, *cell, *rows[0]]))
            indent = (" " * width([*start, *cell]), "text")
            lines += [merge([indent, *more]) for more in rows[1:]]
    return lines


def _effect(picture: Picture, card: int) -> str:
    """Say what a card does, and for a building that it is one."""
    words, box = picture.words, picture.box
    text = effect(words, box, card)
    if box.building_of[card] == NO_BUILDING:
        return text
    return f"{card_type(words, box.type_of[card])}: {text}"


def prizes(picture: Picture) -> list[Line]:
    """Write the prizes that are left, the bonuses of the round, who starts next."""
    words = picture.words
    left = " ".join(map(str, reversed(picture.view.sevens))) or "-"
    lines = pages.row(picture, words.t("All 7 types"), left, names=_NAME)
    firsts = ", ".join(
        f"{card_type(words, kind)}: {first_owner(picture, kind) or words.t('free')}"
        for kind in range(len(TYPES))
    )
    lines += pages.row(picture, words.t("First bonuses"), firsts, names=_NAME)
    head = words.t("Triple bonus in {round}:", round=picture.round).rstrip(":")
    lines += pages.row(picture, head, " | ".join(bonus_codes(picture)), names=_NAME)
    for text in next_start(picture):
        lines += pages.paragraph(picture, (text, "text"))
    return lines


def player(picture: Picture, seat: int) -> list[Line]:
    """Write everything that lies before a player."""
    words, box = picture.words, picture.box
    one = picture.view.players[seat]
    total = words.t("{count} VP", count=picture.points(seat))
    parts = ", ".join(
        f"{picture.game_words.score_line(words, part.id)} {part.points}"
        for part in picture.parts(seat)
        if part.points
    )
    head: Line = [("  ", "text"), picture.named(seat), (f"   {total}", "strong")]
    lines = [merge(head)]
    if parts:
        lines += pages.paragraph(picture, (parts, "dim"), indent=4)
    lines += pages.row(picture, words.t("Estate"), _estate(picture, one.estate))
    lines += pages.row(picture, words.t("Projects"), listed_full(picture, one.projects))
    goods = ", ".join(
        f"{goods_code(box, kind)}: {count}" for kind, count in enumerate(one.goods) if count
    )
    sold = words.t("sold {count}", count=sum(one.sold))
    lines += pages.row(picture, words.t("Goods"), f"{goods or '-'}   {sold}")
    animals = ", ".join(
        f"{animal(words, kind)} {one.animals[kind]}" for kind in ANIMAL_ORDER if one.animals[kind]
    )
    lines += pages.row(picture, words.t("Animals"), animals or "-")
    kept = (amount(words, "silver", one.silver), amount(words, "workers", one.workers))
    lines += pages.row(picture, words.t("Storage"), ", ".join(kept))
    cards = words.t(
        "{hand} in hand, {stock} in the dice pile", hand=len(one.hand), stock=len(one.stock)
    )
    return [*lines, *pages.row(picture, words.t("Dice cards"), cards), []]


def _estate(picture: Picture, estate: Sequence[list[int]]) -> str:
    """Write stack after stack with what is in it: `Mine ■■□ (Mine, Mine)`."""
    words, box = picture.words, picture.box
    texts = []
    for stack in estate:
        kind = card_type(words, box.stack_type(stack))
        cards = ", ".join(name(words, box, card) for card in stack)
        plain = all(name(words, box, card) == kind for card in stack)
        texts.append(f"{kind} {squares(picture, stack)}" + ("" if plain else f" ({cards})"))
    return ", ".join(texts) or "-"


def listed_full(picture: Picture, cards: Sequence[int]) -> str:
    """Name cards in full in a list."""
    return ", ".join(full(picture.words, picture.box, card) for card in cards) or "-"


def rival_estate(picture: Picture) -> list[Line]:
    """Write the estate of the rival and what he laid in this round; nothing without him."""
    words, view = picture.words, picture.view
    if view.rival is None:
        return []
    lines = pages.row(picture, rival(words), _estate(picture, view.rival.estate))
    laid = listed(words, picture.box, rival_round(picture)) or "-"
    lines += pages.row(picture, words.t("This round"), laid)
    piles = ", ".join(str(len(pile)) for pile in reversed(view.rival.piles)) or "-"
    return [*lines, *pages.row(picture, words.t("Piles to come"), piles)]


def piles(picture: Picture) -> list[Line]:
    """Write what is known of all piles."""
    rows = [text for rule in ("piles", "reshuffle") for text in facts(picture, f"burgundy.{rule}")]
    return [line for text in rows for line in pages.paragraph(picture, (text, "text"))]
