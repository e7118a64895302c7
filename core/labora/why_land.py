"""Why a card cannot be built, a settlement not be settled, or land not be laid.

Written apart from `building`, `settling`, `landing` and `neutral` as their oracle.
"""

from __future__ import annotations

from core.game import Refusal
from core.labora import neutral, places
from core.labora.box import Box
from core.labora.land import touches_cloister
from core.labora.model import (
    ABSENT,
    COINS,
    HOME,
    PRIOR,
    At,
    Building,
    Choose,
    District,
    Entering,
    Landing,
    Laying,
    Player,
    Plot,
    Send,
    Settling,
    Skip,
    State,
)
from core.labora.reasons import (
    RefuseStep,
    no,
    no_food_and_energy,
    no_free_building,
    no_place,
    no_place_at_all,
    no_price,
)


def refuse_building(box: Box, state: State, card: str) -> Refusal | None:
    """Why the player on turn cannot build a card; the cost is looked at first."""
    if card not in state.display:
        return no("not-in-display", "build", card=card)
    player = state.players[state.seat]
    return no_price(box, player, card) or no_place_at_all(box, player, card)


def refuse_any_building(box: Box, state: State) -> Refusal | None:
    """Why no card of the display can be built."""
    if all(refuse_building(box, state, card) for card in state.display):
        return no("nothing-to-build", "build")
    return None


def refuse_settlement(box: Box, state: State, card: str) -> Refusal | None:
    """Why the player on turn cannot build a settlement."""
    player = state.players[state.seat]
    if card not in player.settlements:
        return no("not-in-supply", "settlement", card=card)
    return no_food_and_energy(box, player, card) or no_place_at_all(box, player, card)


def refuse_any_settlement(box: Box, state: State) -> Refusal | None:
    """Why no settlement can be built."""
    if all(refuse_settlement(box, state, card) for card in state.players[state.seat].settlements):
        return no("nothing-to-settle", "settlement")
    return None


def refuse_any_land(state: State) -> Refusal | None:
    """Why no tile of land can be bought."""
    prices = [pile[0] for pile in (state.districts, state.plots) if pile]
    if not prices:
        return no("no-land-left", "land")
    coins = state.players[state.seat].goods[COINS]
    if coins < min(prices):
        return no("too-few-coins", "land", needed=min(prices), there=coins)
    return None


def refuse_build_step(
    box: Box, state: State, path: Building, action: Choose | At | Skip
) -> Refusal | None:
    """Why a step of a build action is not legal."""
    if isinstance(action, Choose) and not path.card:
        return refuse_building(box, state, action.card)
    if isinstance(action, At) and path.card:
        return no_place(box, state.players[state.seat], path.card, action.place)
    if isinstance(action, Skip) and not path.card and path.optional:
        return None
    return no("path-open", "turn", path=path.kind)


def refuse_entering(box: Box, state: State, path: Entering, action: Send | Skip) -> Refusal | None:
    """Why the new building cannot be entered."""
    if isinstance(action, Skip):
        return None
    if not isinstance(action, Send):
        return no("path-open", "turn", path=path.kind)
    if action.who != "prior":
        return no("prior-only", "prior")
    prior = state.players[state.seat].clergy[PRIOR]
    return None if prior == HOME else no("prior-out", "prior")


def refuse_settling(
    box: Box, state: State, path: Settling, action: Choose | At | Skip
) -> Refusal | None:
    """Why a step of building a settlement is not legal."""
    if isinstance(action, Choose) and not path.card:
        return refuse_settlement(box, state, action.card)
    if isinstance(action, At) and path.card and path.place == ABSENT:
        return no_place(box, state.players[state.seat], path.card, action.place)
    if isinstance(action, Skip) and not path.card and path.optional:
        return None
    return no("path-open", "turn", path=path.kind)


def refuse_landing(
    box: Box, state: State, path: Landing, action: District | Plot | Skip
) -> Refusal | None:
    """Why a tile cannot be laid like this."""
    if isinstance(action, Skip):
        return None if path.free else no("nothing-to-skip", "turn")
    if not isinstance(action, District | Plot):
        return no("path-open", "turn", path=path.kind)
    district = isinstance(action, District)
    if not (path.districts if district else path.plots):
        return no("not-offered", "land", tile=action.kind)
    pile = state.districts if district else state.plots
    if not pile:
        return no("no-land-left", "land", tile=action.kind)
    player = state.players[state.seat]
    coins = player.goods[COINS]
    if not path.free and coins < pile[0]:
        return no("too-few-coins", "land", needed=pile[0], there=coins)
    if isinstance(action, District):
        return _no_district(player, action.row)
    return _no_plot(player, action)


def _no_district(player: Player, row: int) -> Refusal | None:
    ground = player.ground
    if places.place(0, row) in ground:
        return no("row-taken", "district", row=row)
    if any(places.place(0, near) in ground for near in (row - 1, row + 1)):
        return None
    return no("gap", "district", row=row)


def _no_plot(player: Player, action: Plot) -> Refusal | None:
    x = -1 if action.side == "coast" else 5
    ground, row = player.ground, action.row
    own = [places.place(x, row), places.place(x, row + 1)]
    if any(at in ground for at in own):
        return no("row-taken", "plot", row=row)
    inward = 1 if x < 0 else -1
    beside = [at + inward for at in own]
    beside += [places.place(x, row - 1), places.place(x, row + 2)]
    if any(at in ground for at in beside):
        return None
    return no("touches-nothing", "plot", row=row)


def refuse_neutral_choice(box: Box, state: State, action: Choose) -> Refusal | None:
    """Why a building cannot be the next one of the neutral player."""
    if state.phase != "neutral":
        return no("phase", "turn", now=state.phase)
    if action.card not in state.display:
        return no("not-in-display", "neutral-player", card=action.card)
    return None


def refuse_laying(box: Box, state: State, path: Laying, action: At) -> Refusal | None:
    """Why the neutral player cannot build on a space."""
    if not isinstance(action, At):
        return no("path-open", "turn", path=path.kind)
    at = action.place
    player = state.players[neutral.SEAT]
    if at not in player.ground:
        return no("no-such-space", "landscape", place=at)
    if at in neutral.places_for(box, state, path.card):
        return None
    if refusal := no_free_building(state, places.spot(neutral.SEAT, at)):
        return refusal
    cloister = box.cards[path.card].cloister
    under = player.cards.get(at)
    if under is not None and box.cards[under].cloister != cloister:
        return no("not-alike", "neutral-player", card=path.card, under=under)
    if cloister and not touches_cloister(box, player, at):
        return no("no-cloister-beside", "cloister", card=path.card, place=at)
    return no("keeps-no-room", "neutral-player", card=path.card, place=at)


REFUSE_STEP: dict[str, RefuseStep] = {
    "building": refuse_build_step,
    "entering": refuse_entering,
    "settling": refuse_settling,
    "landing": refuse_landing,
    "laying": refuse_laying,
}
