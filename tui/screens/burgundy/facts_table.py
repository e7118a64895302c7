"""What rules about the table mean now: dice, piles, the round, the rival, the settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from core.burgundy.model import ROUNDS, UNLIMITED
from core.game import Value
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.rival import comparison, rival_round
from tui.screens.burgundy.standing import next_start
from tui.screens.burgundy.store import pile_top
from tui.words.burgundy_cards import listed


def _dice(picture: Picture) -> list[str]:
    words = picture.words
    if picture.own is None:
        return []
    dice = ", ".join(map(str, picture.dice)) or "-"
    left = len(picture.own.stock)
    return [
        words.t("Your dice now: {dice}.", dice=dice),
        words.n(
            "{count} card is left in your dice pile.",
            "{count} cards are left in your dice pile.",
            left,
        ),
    ]


def _round(picture: Picture) -> list[str]:
    words = picture.words
    turn = words.t(
        "Round {round} of {last}, turn {turn} of {turns}.",
        round=picture.round,
        last=ROUNDS[-1],
        turn=picture.turn_of_round,
        turns=picture.box.dice,
    )
    return [turn, *next_start(picture)]


def _piles(picture: Picture) -> list[str]:
    words, view = picture.words, picture.view
    lines = []
    for sort, piles, title in (
        ("goods", view.goods, words.t("Goods")),
        ("animals", view.animals, words.t("Animals")),
    ):
        tops = ", ".join(
            words.t("{top} (pile of {count})", top=pile_top(picture, sort, pile), count=len(cards))
            for pile, cards in enumerate(piles)
        )
        lines.append(f"{title}: {tops}")
    return lines


def _hidden(picture: Picture) -> list[str]:
    words = picture.words
    return [
        words.t(
            "{name}: {hand} dice cards in hand, {stock} in the dice pile.",
            name=picture.names[seat],
            hand=len(picture.view.players[seat].hand),
            stock=len(picture.view.players[seat].stock),
        )
        for seat in picture.others
    ]


def _rival(picture: Picture) -> list[str]:
    if picture.view.rival is None:
        return []
    words = picture.words
    laid = listed(words, picture.box, rival_round(picture)) or "-"
    return [comparison(picture), words.t("Laid out this round: {cards}.", cards=laid)]


def _setting(name: str, value: Callable[[Picture], Value]) -> Callable[[Picture], list[str]]:
    """Make what says how the table has settled an open point."""

    def told(picture: Picture) -> list[str]:
        choice = picture.game_words.option_choice(picture.words, name, value(picture))
        return [picture.words.t("At this table: {choice}.", choice=choice)]

    return told


FACTS: Mapping[str, Callable[[Picture], list[str]]] = {
    "dice": _dice,
    "turn": _dice,
    "round": _round,
    "round_end": _round,
    "piles": _piles,
    "hidden": _hidden,
    "solo": _rival,
    "filip": _rival,
    "option_clash": _setting("clash", lambda picture: picture.view.clash),
    "option_animals": _setting("animals", lambda picture: picture.view.animals_left),
    "option_decline": _setting("decline", lambda picture: picture.view.decline),
    "option_bonus_first": _setting("bonus_first", lambda picture: picture.view.bonus_first),
    "option_vp_cards": _setting(
        "vp_cards",
        lambda picture: "unlimited" if picture.view.vp_left == UNLIMITED else "limited",
    ),
}
"""By the name of the rule without the game's prefix."""
