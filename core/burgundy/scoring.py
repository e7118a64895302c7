"""Points and tie-breaks (fact sheet sections 8 and 9)."""

from __future__ import annotations

from core.burgundy.box import Box
from core.burgundy.estate import triples
from core.burgundy.model import RIVAL, Player, State
from core.game import ScoreLine, Scores, ScoreSheet


def animal_sets(animals: list[int]) -> list[int]:
    """Split animals into sets of different kinds, as large as can be; give their sizes."""
    return [sum(cards > layer for cards in animals) for layer in range(max(animals, default=0))]


def animal_points(box: Box, animals: list[int]) -> int:
    """Count the points of the animal sets."""
    return sum(box.set_vp[size] for size in animal_sets(animals))


def triple_points(box: Box, estate: list[list[int]]) -> int:
    """Count the points of the finished triples."""
    return sum(box.triple_vp[kind] for kind in triples(box, estate))


def _parts(box: Box, state: State, seat: int) -> tuple[int, ...]:
    player = state.players[seat]
    return (
        triple_points(box, player.estate),
        state.firsts.count(seat) * box.first_vp,
        player.seven,
        player.vp,
        sum(player.sold) * box.good_vp,
        animal_points(box, player.animals),
        box.start_vp if state.holder == seat else 0,
    )


_LINES = (
    ("triples", "burgundy.triple"),
    ("firsts", "burgundy.first"),
    ("seven", "burgundy.seven"),
    ("vp-cards", "burgundy.vp-cards"),
    ("goods", "burgundy.goods"),
    ("animals", "burgundy.animals"),
    ("start-card", "burgundy.start-card"),
)


def points(box: Box, state: State, seat: int) -> int:
    """Count the points that a seat would score if the game ended now."""
    return sum(_parts(box, state, seat))


def rival_parts(box: Box, state: State) -> tuple[int, int, int]:
    """Count the rival's points: triples, first-triple cards, all seven types (0 without him)."""
    if not state.rival:
        return (0, 0, 0)
    return (
        triple_points(box, state.rival.estate),
        state.firsts.count(RIVAL) * box.first_vp,
        state.rival.seven,
    )


def storage(box: Box, state: State, player: Player) -> int:
    """Count the cards left in storage, which break ties."""
    unused = 0
    if state.animals_left == "all":
        unused = sum(player.animals)
    elif state.animals_left == "outside-sets":
        unused = sum(size for size in animal_sets(player.animals) if not box.set_vp[size])
    return player.workers + player.silver + sum(player.goods) + unused


def score(box: Box, state: State) -> Scores:
    """Give all score sheets. In a solo game the first place is the player's unless he is behind.

    Ties are broken by the cards left in storage; who is equal in both shares the place.
    """
    parts = [_parts(box, state, seat) for seat in range(len(state.players))]
    totals = [sum(part) for part in parts]
    if state.rival:
        places = [1 if totals[0] >= sum(rival_parts(box, state)) else 2]
        return Scores((_sheet(0, parts[0], places[0]),))
    ranks = [
        (total, storage(box, state, player))
        for total, player in zip(totals, state.players, strict=True)
    ]
    tied = len(set(ranks)) > len(set(totals))
    return Scores(
        tuple(
            _sheet(seat, part, 1 + sum(other > ranks[seat] for other in ranks))
            for seat, part in enumerate(parts)
        ),
        "storage" if tied else None,
    )


def _sheet(seat: int, parts: tuple[int, ...], place: int) -> ScoreSheet:
    lines = tuple(
        ScoreLine(name, points, rule) for (name, rule), points in zip(_LINES, parts, strict=True)
    )
    return ScoreSheet(seat, lines, sum(parts), place)


def rival_lines(box: Box, state: State) -> tuple[ScoreLine, ...]:
    """List the parts of the rival's score; none in a game without him."""
    if not state.rival:
        return ()
    parts = zip(_LINES, rival_parts(box, state), strict=False)
    return tuple(ScoreLine(name, points, rule) for (name, rule), points in parts)
