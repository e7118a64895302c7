"""Why a step of a building's function, or of a payment, is not legal.

Written apart from `using` and `paying` as their oracle.
"""

from __future__ import annotations

from core.game import Refusal
from core.labora import goods as stock
from core.labora.box import ASKED, WILD, Box
from core.labora.clergy import occupied, priors
from core.labora.model import (
    ABSENT,
    COINS,
    FIVE,
    GRAIN,
    STRAW,
    WONDER,
    Action,
    At,
    Choose,
    Pay,
    Paying,
    Produce,
    Raise,
    Skip,
    State,
    Take,
    Times,
    Use,
    Using,
    Visit,
)
from core.labora.offers import card_at, is_of_use, link, owed, part_of, points_left
from core.labora.paying import MOST as MOST_PAID
from core.labora.paying import kinds_from
from core.labora.places import NEAR, SPOTS, spot
from core.labora.programs import PartOf
from core.labora.reasons import RefuseStep, no, no_building
from core.labora.why_acting import no_marker

_SKIPPED = ("accept", "produce", "use", "clear", "raise")
"""Parts that are left out by a step of their own; of trades one does none."""


def refuse_using(box: Box, state: State, path: Using, action: Action) -> Refusal | None:
    """Why the part that runs does not allow this step."""
    part = part_of(box, path)
    do = part.do
    if isinstance(action, Skip):
        return None if do in _SKIPPED else no("nothing-to-skip", "turn")
    if isinstance(action, Use) and do == "accept":
        return None
    if isinstance(action, Times) and do in ("trade", "tiers"):
        return _no_times(box, state, path, part, action.amount)
    if isinstance(action, Take):
        return _no_take(box, path, part, action)
    if isinstance(action, Produce) and do == "produce":
        if action.good not in part.goods or (part.joker_only and not action.joker):
            return no("other-good", "wheel", good=action.good)
        return no_marker(box, state, action)
    if isinstance(action, Visit) and do == "use" and part.which != "display":
        return _no_visit(box, state, path, part, action)
    if isinstance(action, Choose) and do == "use" and part.which == "display":
        if action.card not in state.display:
            return no("not-in-display", "use", card=action.card)
        return _no_chain(state, action.card)
    if isinstance(action, At) and do == "clear":
        if state.players[state.seat].cards.get(action.place) != WILD[0]:
            return no("no-card-there", "fell", card=WILD[0], place=action.place)
        return None
    if isinstance(action, Raise) and do == "raise":
        if action.good not in part.goods[:-1]:
            return no("other-good", "use", good=action.good)
        if not state.players[state.seat].goods[box.number[action.good]]:
            return no("no-goods", "use", good=action.good)
        return None
    return no("path-open", "turn", path=f"{path.kind}-{do}")


def _no_times(box: Box, state: State, path: Using, part: PartOf, amount: int) -> Refusal | None:
    if amount == 0:
        return None
    goods = state.players[state.seat].goods[:]
    if part.do == "tiers":
        if not 0 < amount <= len(part.amounts):
            return no("limit", "use", most=len(part.amounts))
        return _no_energy(box, goods, 0, part.amounts[amount - 1])
    limit = part.most - (path.counts[path.part - 1] if part.shares else 0)
    if not 0 < amount <= limit:
        return no("limit", "use", most=limit)
    for good, each in part.get:
        if good == WONDER and each * amount > state.wonders:
            return no("no-wonders", "wonder", there=state.wonders)
    if part.needs and not is_of_use(box, state, path, part):
        return no("no-effect", "use")
    for good, each in part.pay:
        if good == STRAW and goods[STRAW] < each * amount:
            goods[GRAIN] -= each * amount - goods[STRAW]
            goods[STRAW] = each * amount
        goods[good] -= each * amount
    short = next((good for good, left in enumerate(goods) if left < 0), None)
    if short is not None:
        price = dict(part.pay)
        asked = short if short in price else STRAW
        needed = amount * price[asked]
        return no("too-few", "use", good=ASKED[asked], needed=needed, there=needed + goods[short])
    return _no_free_price(box, path, part, goods, amount)


def _no_free_price(
    box: Box, path: Using, part: PartOf, goods: list[int], amount: int
) -> Refusal | None:
    if not part.is_free:
        return None
    food, energy, points, kinds = owed(box, path, part.first, path.part + 1)
    kinds += part.kinds * amount
    points += part.points * amount
    if part.kinds and (there := kinds_from(goods, 0, box.five)) < kinds:
        return no("too-few-kinds", "different-goods", needed=kinds, there=there)
    if part.points and (there := stock.points(box, goods)) < points:
        return no("too-few-points", "payment", needed=points, there=there)
    if part.kinds or part.points:
        return None
    return _no_energy(box, goods, food + part.food * amount, energy + part.energy * amount)


def _no_energy(box: Box, goods: list[int], food: int, energy: int) -> Refusal | None:
    """Refuse when food and energy (in half units) cannot be paid; spare grain may be straw."""
    there = stock.food(box, goods)
    if there < food:
        return no("too-little-food", "payment", needed=food, there=there)
    grain = goods[GRAIN]
    while grain and there - (goods[GRAIN] - grain + 1) * box.food[GRAIN] >= food:
        grain -= 1
    halves = stock.energy(box, goods) + (goods[GRAIN] - grain) * box.energy[STRAW]
    if halves < energy:
        return no("too-little-energy", "payment", needed=energy, there=halves)
    return None


def _no_take(box: Box, path: Using, part: PartOf, action: Take) -> Refusal | None:
    good, amount = action.good, action.amount
    if part.do == "choose":
        options = tuple(zip(part.goods, part.amounts, strict=True))
        return None if (good, amount) in options else no("not-offered", "use", good=good)
    if part.do == "two-goods":
        if good not in box.basics or amount != part.amounts[0]:
            return no("not-offered", "use", good=good)
        return no("other-good", "use", good=good) if good == path.last else None
    if part.do != "take-points":
        return no("path-open", "turn", path=f"{path.kind}-{part.do}")
    if good != part.goods[0]:
        return no("not-offered", "use", good=good)
    left = points_left(box, path)
    if not 0 <= amount * box.points[box.number[good]] <= left or amount > 99:
        return no("too-many-points", "use", left=left)
    return None


def _no_visit(box: Box, state: State, path: Using, part: PartOf, action: Visit) -> Refusal | None:
    if refusal := no_building(box, state, action.seat, action.place):
        return refusal
    where = spot(action.seat, action.place)
    if part.which == "neighbor":
        if path.spot == ABSENT:
            return no("not-beside", "neighbor", place=action.place)
        seat, at = divmod(path.spot, SPOTS)
        if seat != action.seat or action.place not in NEAR[at]:
            return no("not-beside", "neighbor", place=action.place)
        if where in occupied(state):
            return no("occupied", "neighbor", place=action.place)
    elif part.which == "priors" and where not in priors(state):
        return no("no-prior-there", "use", place=action.place)
    elif part.which == "occupied" and where not in occupied(state):
        return no("not-occupied", "use", place=action.place)
    return _no_chain(state, link(box, card_at(state, where), where))


def _no_chain(state: State, card: str) -> Refusal | None:
    return no("used-already", "chain", card=card.split()[0]) if card in state.chain else None


def refuse_paying(box: Box, state: State, path: Paying, action: Pay) -> Refusal | None:
    """Why so much of a good cannot be paid now."""
    if not isinstance(action, Pay):
        return no("path-open", "turn", path=path.kind)
    if action.good != ASKED[path.good]:
        return no("other-good-asked", "payment", good=action.good, asked=ASKED[path.good])
    goods = state.players[state.seat].goods[:]
    amount, good = action.amount, path.good
    if not amount >= 0:
        return no("too-few", "payment", good=action.good, needed=amount, there=0)
    if amount and path.kinds and amount > 1:
        return no("one-of-a-kind", "different-goods", good=action.good)
    if good == STRAW and goods[STRAW] < amount:
        goods[GRAIN] -= amount - goods[STRAW]
        goods[STRAW] = amount
    goods[COINS if good == FIVE else good] -= amount * (box.five if good == FIVE else 1)
    if min(goods) < 0:
        return no("too-few", "payment", good=action.good, needed=amount, there=0)
    left = _left_to_pay(box, path, good, amount)
    if amount and not _is_owed(box, path, good, amount - 1):
        return no("too-much", "payment", good=action.good)
    if not _rest_can_be_paid(box, goods, good, left):
        return no("rest-not-paid", "payment", good=action.good)
    if amount > MOST_PAID and _fewer_do(box, state, path, amount - MOST_PAID - 1):
        return no("too-much", "payment", good=action.good)
    return None


def _is_owed(box: Box, path: Paying, good: int, paid: int) -> bool:
    """Tell whether one more of a good would pay anything after `paid` of it."""
    if path.kinds:
        return path.kinds > paid
    if path.points:
        return path.points > paid * box.points[good]
    if good == FIVE:
        return path.food > paid * box.five
    if path.energy and box.energy[good]:
        return path.energy > paid * box.energy[good]
    return path.food > paid * box.food[good]


def _left_to_pay(box: Box, path: Paying, good: int, amount: int) -> tuple[int, int, int, int]:
    """Give food, energy, points and kinds that are owed after paying so much."""
    if path.kinds:
        return 0, 0, 0, path.kinds - amount
    if path.points:
        return 0, 0, max(0, path.points - amount * box.points[good]), 0
    food, energy = path.food, path.energy
    if good == FIVE:
        food -= amount * box.five
    elif path.energy and box.energy[good]:
        energy -= amount * box.energy[good]
    else:
        food -= amount * box.food[good]
    return max(0, food), max(0, energy), 0, 0


def _rest_can_be_paid(
    box: Box, goods: list[int], paid: int, left: tuple[int, int, int, int]
) -> bool:
    """Tell whether the goods after `paid` cover what is left."""
    food, energy, points, kinds = left
    if kinds:
        return kinds_from(goods, paid + 1, box.five) >= kinds
    if points:
        later = [stock.held(box, goods, good) * each for good, each in box.treasures if good > paid]
        return sum(later) >= points
    eaten = sum(goods[good] * each for good, each in box.foods if good > paid)
    if paid >= COINS:
        eaten += goods[COINS] // box.five * box.five if paid < FIVE else 0
    burned = sum(goods[good] * each for good, each in box.fuels if good > paid)
    return eaten >= food and burned >= energy


def _fewer_do(box: Box, state: State, path: Paying, amount: int) -> bool:
    return refuse_paying(box, state, path, Pay(ASKED[path.good], amount)) is None


REFUSE_STEP: dict[str, RefuseStep] = {"using": refuse_using, "paying": refuse_paying}
