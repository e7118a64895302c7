"""Pages behind letters, facts beside rules, and what the preview says."""

from __future__ import annotations

import pytest

from tests.tui.labora.boards import (
    BOX,
    IVA,
    PAINTER,
    put,
    sample,
    scene,
    seen_of,
    text,
)
from tests.tui.labora.positions import (
    CASES,
    Case,
    begun,
    contract,
    entering,
    paying,
    settling,
    solo,
)
from tests.tui.scenes import CS, EN
from tui.screens.labora.overlays import LETTERS
from tui.widgets.lines import plain
from tui.words import Words


def _page(letter: str, words: Words = EN) -> str:
    lines = PAINTER.look(letter, scene(seen_of(sample(), IVA), words=words))
    assert lines is not None
    return plain(lines)


def test_the_market_tells_costs_reasons_and_what_comes_next() -> None:
    page = _page("M")
    assert "Windmill" in page
    assert "It can stand on: Hillside or Coast." in " ".join(page.split())
    assert "must touch a cloister" in " ".join(page.split())
    assert "Next: stack B" in page
    assert "Shipyard" in page


def test_settlements_are_told_with_a_forecast_for_the_best_spaces() -> None:
    page = _page("V")
    assert "Farming Village" in page
    assert "It would score:" in page
    assert "B1 ◆ 4" in " ".join(page.split())
    assert "Built settlements" in page


def test_all_lands_stand_on_one_page() -> None:
    page = _page("B")
    assert "Tom" in page
    assert "Ota" in page
    assert "Grapev." in page
    assert "└" in page


def test_the_score_sheet_has_three_parts_and_each_settlement() -> None:
    page = _page("S")
    assert "goods 2 (6 coins)" in page
    assert "Shanty Town 5" in page


@pytest.mark.parametrize("words", [EN, CS], ids=str)
@pytest.mark.parametrize("case", CASES, ids=lambda one: one.name)
def test_facts_can_be_asked_for_every_rule_of_a_moment(case: Case, words: Words) -> None:
    one = scene(seen_of(case.make(), case.seat, **case.changes), words=words)
    rules = {thing.rule for thing in PAINTER.things(one)}
    rules |= {entry.group.rule for entry in one.composer.first_entries}
    rules |= {card.rule for card in BOX.cards.values()}
    for rule in sorted(rules):
        assert "" not in PAINTER.facts(one, rule)
    for letter in LETTERS:
        assert PAINTER.look(letter, one)


def test_facts_tell_a_building_of_the_market_from_one_that_stands() -> None:
    one = scene(seen_of(sample(), IVA))
    market = " ".join(PAINTER.facts(one, "labora.windmill"))
    assert "In the display for 3 wood and 2 clay." in market
    assert "You could build it at B1, B2, G0." in market
    standing = " ".join(PAINTER.facts(one, "labora.stone-merchant"))
    assert "Mine: at E1, occupied (lay brother)." in standing


def test_the_preview_says_payment_points_and_what_comes_then() -> None:
    drawn = text(scene(seen_of(begun("build"), IVA), "2"))
    assert "Pay Wood 3 Clay 2; left: Wood 0 Clay 3.  VP 17 → 27." in drawn
    assert "Then your prior may: 1 grain → 1 flour and 1 straw, up to 7 times." in drawn
    assert "Grain" in text(scene(seen_of(entering(), IVA)))


def test_a_settlement_phase_reminds_of_land_and_a_payment_warns_of_waste() -> None:
    state = settling()
    assert "you may still buy land" in text(scene(seen_of(state, IVA)))
    drawn = text(scene(seen_of(paying(), IVA)))
    assert "surplus is lost" in drawn
    assert "wasted" not in drawn


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize(
    ("words", "land"), [(EN, "buy land"), (CS, "koupit krajinu")], ids=["en", "cs"]
)
def test_land_is_told_of_until_a_settlement_was_built(
    words: Words, land: str, size: tuple[int, int]
) -> None:
    state = settling()
    width, height = size
    drawn = text(scene(seen_of(state, IVA), words=words, width=width, height=height))
    assert land in drawn
    state.settled = True
    drawn = text(scene(seen_of(state, IVA), words=words, width=width, height=height))
    assert land not in drawn


@pytest.mark.parametrize(
    ("words", "then"),
    [
        (EN, "Then Tom chooses which clergyman goes."),
        (CS, "Který duchovní půjde, pak vybere: Tom."),
    ],
    ids=["en", "cs"],
)
def test_the_preview_of_a_contract_says_whose_choice_comes_then(words: Words, then: str) -> None:
    drawn = text(scene(seen_of(contract(), IVA), "a", words=words))
    assert then in " ".join(drawn.split())


@pytest.mark.parametrize(
    ("words", "town"), [(EN, "Shanty Town"), (CS, "Město z chatrčí")], ids=["en", "cs"]
)
def test_the_score_sheet_writes_points_below_zero_with_the_minus_sign(
    words: Words, town: str
) -> None:
    state = sample()
    put(state, IVA, E1="S01")
    page = PAINTER.look("S", scene(seen_of(state, IVA), words=words))
    assert page is not None
    assert f"{town} −4," in plain(page)
    assert " -4" not in plain(page)


def test_alone_the_neutral_player_is_named_and_the_goal_counts() -> None:
    seen = seen_of(solo(), 0)
    assert "neutral player" in text(scene(seen))
    state = solo()
    state.phase = "over"
    page = PAINTER.look("S", scene(seen_of(state, 0)))
    assert page is not None
    assert "500" in plain(page)
