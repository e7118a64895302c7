"""How the players stand: prizes, who starts the next round, who is ahead."""

from __future__ import annotations

from core.burgundy.model import NOBODY, ROUNDS
from tui.screens.burgundy.estates import first_owner
from tui.screens.burgundy.picture import Picture
from tui.words.burgundy_names import type_code


def standing(picture: Picture, most: int) -> list[str]:
    """Say who has the prizes, who starts the next round, and who is ahead, in so many lines."""
    said = [firsts(picture), prizes(picture), *next_start(picture), ahead(picture)]
    if len(said) > most:
        del said[1]
    return said[:most]


def firsts(picture: Picture) -> str:
    """Say who has the cards of the first triples."""
    words = picture.words
    owned = [
        f"{first_owner(picture, kind)} {type_code(words, kind)}"
        for kind, owner in enumerate(picture.view.firsts)
        if owner != NOBODY
    ]
    return words.t("firsts:  {names}", names="   ".join(owned) or words.t("none yet"))


def prizes(picture: Picture) -> str:
    """Say who has a prize for all 7 types, and how many cards are swapped for a point."""
    words = picture.words
    sevens = [
        f"{picture.voice.who(seat)} {player.seven}"
        for seat, player in enumerate(picture.view.players)
        if player.seven
    ]
    swap = words.t("swap {cards}:1", cards=picture.box.swap_cards)
    prize = words.t("all 7:   {names}", names=", ".join(sevens) or words.t("none yet"))
    return f"{prize}   {swap}"


def next_start(picture: Picture) -> list[str]:
    """Say who starts the next round, as things are; nothing in the last one."""
    words, view = picture.words, picture.view
    if picture.next_start == NOBODY or view.round + 1 >= len(ROUNDS):
        return []
    name = picture.voice.who(picture.next_start)
    if view.face_down:
        return [words.t("Next start: {name} (card face down)", name=name)]
    return [words.t("Next start: {name}, unless somebody sells", name=name)]


def ahead(picture: Picture) -> str:
    """List all by their points."""
    ranked = sorted(picture.seats, key=lambda seat: -picture.points(seat))
    totals = ", ".join(f"{picture.voice.who(seat)} {picture.points(seat)}" for seat in ranked)
    return picture.words.t("Standings: {points}", points=totals)
