"""Why a step of an effect, of a purchase or the end of the turn is not legal; an oracle too."""

from __future__ import annotations

from core.burgundy.box import FETCHES, Box
from core.burgundy.buying import INTERRUPTED
from core.burgundy.effects import path_rule
from core.burgundy.model import (
    NO_CARD,
    Acting,
    Buy,
    ChooseBonus,
    Decline,
    Drop,
    EndTurn,
    Fetch,
    Fetching,
    Gaining,
    Hall,
    Keep,
    KeepDie,
    Offering,
    PlaceFree,
    Selling,
    SellKind,
    State,
    TakeAnimal,
    TakeGood,
)
from core.burgundy.reasons import Refuse, no, no_goods, no_in_display, no_path, no_project
from core.game import Refusal


def refuse_place_free(box: Box, state: State, action: PlaceFree) -> Refusal | None:
    """Why a city hall cannot place a project."""
    return no_path(state, "hall", "city-hall") or no_project(state, action.card, "city-hall")


def refuse_fetch(box: Box, state: State, action: Fetch) -> Refusal | None:
    """Why a building cannot fetch a card."""
    if refusal := no_path(state, "fetching", "building") or no_in_display(state, action.card):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Fetching)
    kind = box.type_of[action.card]
    if kind not in FETCHES[path.building]:
        rule = path_rule(path).removeprefix("burgundy.")
        return no("wrong-type", rule, type=kind, building=path.building)
    return None


def refuse_sell_kind(box: Box, state: State, action: SellKind) -> Refusal | None:
    """Why a warehouse cannot sell a kind of goods."""
    refusal = no_path(state, "selling", "warehouse")
    return refusal or no_goods(state, action.goods, "warehouse")


def _no_pile(piles: list[list[int]], pile: int, rule: str) -> Refusal | None:
    if not 0 <= pile < len(piles):
        return no("unknown-pile", rule, pile=pile)
    return None if piles[pile] else no("pile-empty", rule, pile=pile)


def refuse_take_good(box: Box, state: State, action: TakeGood) -> Refusal | None:
    """Why the top of a pile of goods cannot be taken."""
    if refusal := no_path(state, "gaining", "goods"):
        return refusal
    path = state.pending[-1]
    if isinstance(path, Gaining) and not (path.goods or path.either):
        return no("animal-due", "animals")
    return _no_pile(state.goods, action.pile, "goods")


def refuse_take_animal(box: Box, state: State, action: TakeAnimal) -> Refusal | None:
    """Why the top of a pile of animals cannot be taken."""
    if refusal := no_path(state, "gaining", "animals"):
        return refusal
    path = state.pending[-1]
    if isinstance(path, Gaining) and not (path.animals or path.either):
        return no("good-due", "goods")
    return _no_pile(state.animals, action.pile, "animals")


def refuse_choose_bonus(box: Box, state: State, action: ChooseBonus) -> Refusal | None:
    """Why a bonus of the round cannot be chosen."""
    if refusal := no_path(state, "choosing", "bonus"):
        return refusal
    choices = len(box.bonuses[state.round])
    if not 0 <= action.choice < choices:
        return no("unknown-bonus", "bonus", choices=choices)
    return None


def refuse_buy(box: Box, state: State, action: Buy) -> Refusal | None:
    """Why no cards can be bought."""
    if state.phase == "over":
        return no("over", "end")
    if state.bought:
        return no("bought", "buy")
    silver = state.players[state.seat].silver
    if silver < box.buy_silver:
        return no("silver-short", "buy", needed=box.buy_silver, there=silver)
    if state.pending and state.pending[-1].kind not in INTERRUPTED:
        return no("path-open", "turn", path=state.pending[-1].kind)
    if not state.deck and not state.discard:
        return no("no-cards", "reshuffle")
    return None


def _no_offer(state: State, card: int) -> Refusal | None:
    if refusal := no_path(state, "offering", "buy"):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Offering)
    return None if card in path.cards else no("not-offered", "buy", card=card)


def refuse_keep(box: Box, state: State, action: Keep) -> Refusal | None:
    """Why a card cannot be kept as a project."""
    return _no_offer(state, action.card)


def refuse_keep_die(box: Box, state: State, action: KeepDie) -> Refusal | None:
    """Why a card cannot be used as a die."""
    if refusal := _no_offer(state, action.card):
        return refusal
    path = state.pending[-1]
    assert isinstance(path, Offering)
    value = box.die_of[action.card]
    if next(card for card in path.cards if box.die_of[card] == value) != action.card:
        return no("same-die", "dice", die=value)
    return None


def refuse_drop(box: Box, state: State, action: Drop) -> Refusal | None:
    """Why a project cannot be thrown out."""
    refusal = no_path(state, "dropping", "projects")
    return refusal or no_project(state, action.card, "projects")


def refuse_decline(box: Box, state: State, action: Decline) -> Refusal | None:
    """Why an effect cannot be left unused."""
    if state.phase == "over":
        return no("over", "end")
    path = state.pending[-1] if state.pending else None
    castle = isinstance(path, Acting) and path.card == NO_CARD
    if not (castle or isinstance(path, Hall | Fetching | Selling)):
        return no("nothing-to-decline", "option-decline")
    player = state.players[state.seat]
    waits = isinstance(path, Hall) and not player.projects
    empty = waits or (isinstance(path, Selling) and not any(player.goods))
    if not state.decline and not empty:
        return no("must-use", "option-decline")
    return None


def refuse_end_turn(box: Box, state: State, action: EndTurn) -> Refusal | None:
    """Why the turn cannot end."""
    if state.phase == "over":
        return no("over", "end")
    if state.pending:
        return no("path-open", "turn", path=state.pending[-1].kind)
    return None if state.acted else no("must-act", "turn")


REFUSE: dict[str, Refuse] = {
    "place-free": refuse_place_free,
    "fetch": refuse_fetch,
    "sell-kind": refuse_sell_kind,
    "take-good": refuse_take_good,
    "take-animal": refuse_take_animal,
    "choose-bonus": refuse_choose_bonus,
    "buy": refuse_buy,
    "keep": refuse_keep,
    "keep-die": refuse_keep_die,
    "drop": refuse_drop,
    "decline": refuse_decline,
    "end-turn": refuse_end_turn,
}
