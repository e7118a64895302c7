"""Where the cursor starts: on nothing that a player would regret having confirmed at once."""

from __future__ import annotations

import pytest

from core.struggle.model import Give, TakeMarket
from tests.tui.play.tables import table
from tests.tui.preselecting import SEATS, check_preselected, confirmed, gives
from tui.play.composer import Composer
from tui.screens.registry import painter_for


@pytest.mark.parametrize("game", SEATS)
def test_the_preselected_choice_is_neither_the_worst_nor_a_gift(game: str) -> None:
    check_preselected(game, 40, seed=100)


def test_a_market_card_is_not_paid_with_itself() -> None:
    at = table(None, None, None)
    menu = painter_for(at.game).menu
    seen = at.seen(0)
    hand = seen.view.players[0].hand
    for take in (one for one in seen.legal if isinstance(one, TakeMarket)):
        gives_back = [way for way in menu.ways(seen.view, take) if isinstance(way.steps[-1], Give)]
        first = gives_back[0].steps[-1]
        assert isinstance(first, Give)
        assert hand[first.resource], "the first way pays with a card that was there before"


def test_a_tile_is_not_laid_where_another_player_scores_while_other_places_are_free() -> None:
    found = 0
    for seed in range(7, 12):
        at = table(None, None, None, game="seeland", seed=seed)
        menu, match = painter_for(at.game).menu, at.match
        while not match.over and match.step < 120:
            seat = match.to_move
            assert seat is not None
            seen = at.seen(seat)
            composer = Composer(at.game, menu)
            composer.update(seen)
            for entry in composer.first_entries:
                ways = composer.ways_of(entry)
                harmful = [gives(at.game, seen, way) for way in ways]
                if len(ways) < 3 or not any(harmful) or sum(not one for one in harmful) < 2:
                    continue
                composer.point(entry.id)
                assert not gives(at.game, seen, confirmed(composer)), f"{seed}, {match.step}"
                found += 1
                composer.update(seen)
                while composer.back():
                    pass
            rates = at.game.priors(seen.view, seen.legal)
            match.play(seat, seen.legal[rates.index(max(rates))], match.step, 0.0)
    assert found, "no position was put to the test"
