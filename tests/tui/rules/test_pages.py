"""The rule pages: the same in every language, whole, linked, and one for every id in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from core import games
from tests.tui.rules import cases, cases_burgundy, cases_labora, cases_seeland
from tests.tui.words.spoken import GAME, played
from tui.rules.library import FOLDER, HOUSE, KINDS, Library, load
from tui.words import LANGUAGES

ROOT = Path(__file__).parents[3]
GAMES = tuple(sorted({path.stem for path in FOLDER.glob("*/*.md")} - {HOUSE}))
FIRST_GAMES = [f"{game}.first-game" for game in GAMES]
NAMED = re.compile(rf"\"((?:{'|'.join((*GAMES, HOUSE))})\.[a-z-]+)\"")
CASES = {
    "struggle": (cases.CASES, 34),
    "burgundy": (cases_burgundy.CASES, 27),
    "seeland": (cases_seeland.CASES, 29),
    "labora": (cases_labora.CASES, 30),
}
"""The page of each case of a fact sheet, and how many cases it has."""
WANTED = {
    "struggle": (
        "first-game goal setup players two-players five-six turn swap swap-deck swap-market"
        " swap-player swap-none build build-road build-settlement build-knight build-city"
        " build-expansion cost three-for-one once sides owner protected destiny draw draw-extra"
        " reshuffle event-robber event-market library university town-hall church citadel"
        " merchant-guild end points dead-end hidden resources option-events option-extra unverified"
    ),
    "burgundy": (
        "first-game goal cards setup players display round turn dice workers silver buy"
        " project projects take place sell hire earn swap types castle mine cloister"
        " knowledge ship pasture building carpenter church market watchtower bank barn warehouse"
        " city-hall chain triple first seven bonus wild goods animals piles vp-cards"
        " start-card round-end reshuffle end points tie solo filip hidden option-workers"
        " option-clash option-vp-cards option-animals option-decline option-bonus-first unverified"
    ),
    "seeland": (
        "first-game goal setup players map tiles first-mill turn market payment row warehouse"
        " refill develop developed landscape mill build-mill islands farm no-place harvest yield"
        " harvest-order stuiver end points tie records record-places governors houses"
        " governor-arrival governor-check governor-walk governor-left most-governors tactical"
        " hidden option-side option-records option-governors unverified"
    ),
    "labora": (
        "first-game goal setup players long-game short-game two-players two-players-long solo"
        " neutral-player neutral-build neutral-prior round turn wheel joker production clergy"
        " clergy-return prior contract gift fell cut pass build building-cost display landscape"
        " terrain neighbor cloister land district plot forest moor free straw sell goods payment"
        " different-goods use chain settlements settlement settlement-cost settlement-phase"
        " bonus-round"
        " bonus-production round-goods end stalled points goods-points economic settlement-points"
        " tie hidden option-country option-length option-second-quarry rulings unverified"
    ),
    "house": (
        "play preview undo reveals curtain bots hints saves resign agreement replay keys seats"
        " score lobby shared-table table-code watching second-screen"
    ),
}


def library(language: str) -> Library:
    return load(GAMES, language)


def test_every_game_has_pages() -> None:
    assert set(games.names()) <= set(GAMES) == set(CASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_agreed_pages_are_there(language: str) -> None:
    wanted = {f"{game}.{name}" for game, names in WANTED.items() for name in names.split()}
    assert wanted <= {page.id for page in library(language).pages}


def test_same_pages_in_every_language_in_the_same_order() -> None:
    orders = {tuple(page.id for page in library(language).pages) for language in LANGUAGES}
    assert len(orders) == 1
    for page in library("en").pages:
        other = library("cs").page(page.id)
        assert (page.kind, page.see_also) == (other.kind, other.see_also)
        assert len(page.body) == len(other.body), page.id
        assert len(page.forgotten) == len(other.forgotten), page.id
        assert page.title != other.title
        assert page.body != other.body


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_is_whole(language: str) -> None:
    pages = library(language)
    assert len({page.id for page in pages.pages}) == len(pages.pages)
    for page in pages.pages:
        assert page.kind in KINDS
        assert bool(page.source) == (page.game != HOUSE), page.id
        assert page.words, page.id
        assert page.see_also, page.id
        assert page.id not in page.see_also
        assert page.brief.endswith((".", ":")) or page.body[0].startswith("- "), page.id
        assert not re.search(r"[*_`\[\]{}]", " ".join(page.body + page.forgotten)), page.id
        for other in page.see_also:
            assert other in pages, f"{page.id} links to {other}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_in_the_code_has_a_page(language: str) -> None:
    named: set[str] = set()
    for folder in ("core", "saves", "tui"):
        for path in (ROOT / folder).rglob("*.py"):
            named.update(NAMED.findall(path.read_text("utf-8")))
    assert named
    modules = {f"{game}.{module}" for game in GAMES for module in ("game", "model")}
    assert {rule for rule in named - modules if rule not in library(language)} == set()


def rules_of_refusals() -> set[str]:
    """Collect the rules that the Struggle's refusals name, without the game's prefix."""
    found = set[str]()
    for path in (ROOT / "core" / "struggle").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                least = {"no": 2, "no_path": 2, "no_partner": 1}.get(node.func.id)
                if least is not None and len(texts) >= least:
                    found.add(f"struggle.{texts[-1]!s}")
    return found


def test_every_refusal_leads_to_a_page() -> None:
    rules = rules_of_refusals()
    assert len(rules) > 15
    assert {rule for rule in rules if rule not in library("en")} == set()


def test_every_played_event_prompt_and_score_leads_to_a_page() -> None:
    rules = {event.rule for _, _, events in played() for event in events}
    for before, _, _ in played()[::5]:
        turn = GAME.turn(before)
        assert turn is not None
        rules.add(turn.rule)
        rules.update(line.rule for line in GAME.score(before).sheets[0].lines)
    rules.update(setting.rule for setting in games.settings(GAME.options))
    assert {rule for rule in rules if rule not in library("cs")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_case_is_answered(game: str) -> None:
    pages, count = CASES[game]
    assert sorted(pages) == list(range(1, count + 1))
    for language in LANGUAGES:
        assert {rule for rule in pages.values() if rule not in library(language)} == set()


def test_our_own_addition_says_so() -> None:
    assert "our addition" in " ".join(library("en").page("struggle.dead-end").body)
    assert "přidali my" in " ".join(library("cs").page("struggle.dead-end").body)


def test_every_page_can_be_reached_by_links() -> None:
    pages = library("en")
    reached, open_pages = set[str](), list(FIRST_GAMES)
    while open_pages:
        page_id = open_pages.pop()
        if page_id not in reached:
            reached.add(page_id)
            open_pages += pages.page(page_id).see_also
    assert {page.id for page in pages.pages} == reached


@pytest.mark.parametrize("page", FIRST_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_first_game_has_ten_sentences(language: str, page: str) -> None:
    assert len(library(language).page(page).body) == 10
