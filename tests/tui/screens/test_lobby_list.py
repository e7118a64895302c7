"""The order of the lobby, and a cursor that stays where it is while the list changes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.tui.screens.lobbying import CARDS, changed, seat
from tui.hall.cards import TableCard
from tui.screens.lobby_list import Standing, arranged, group, narrowed
from tui.screens.lobby_view import line_of
from tui.screens.menu import Item
from tui.words import Words

SOME = st.lists(st.sampled_from(CARDS), unique_by=lambda card: card.id)
DEEDS = (Item("new-table", "s", "New table"), Item("quit", "q", "Quit"))


def standing(*cards: TableCard) -> Standing:
    found = Standing()
    found.take(cards, DEEDS)
    return found


def on(here: Standing) -> str:
    """The name of the table with the cursor."""
    return here.table.name if here.table is not None else ""


def named(cards: list[TableCard]) -> list[str]:
    return [card.name for card in cards]


def test_who_waits_longest_stands_first_then_what_is_mine_then_what_is_free() -> None:
    assert named(arranged(CARDS)) == [
        *("zitra", "kafe", "jaro", "les"),
        *("brod", "dvur"),
        "velky-stul",
        "vcera",
    ]
    assert [group(card) for card in arranged(CARDS)] == [
        *["mine"] * 4,
        *["open"] * 2,
        "watch",
        "ended",
    ]


def test_the_order_does_not_depend_on_how_the_hall_tells_it() -> None:
    assert arranged(reversed(CARDS)) == arranged(CARDS)


def test_a_search_looks_into_names_games_and_players_without_accents() -> None:
    words = Words("en")
    assert named(narrowed(CARDS, "jiri", words)) == ["zitra"]
    assert named(narrowed(CARDS, "EVA burg", words)) == ["dvur"]
    assert named(narrowed(CARDS, "ora", words)) == ["zitra", "vcera"]
    assert narrowed(CARDS, "", words) == list(CARDS)
    assert narrowed(CARDS, "eva nobody", words) == []


def test_the_cursor_begins_on_the_first_table_and_stays_on_its_table() -> None:
    here = standing()
    assert here.deed == DEEDS[0]
    here.take(arranged(CARDS), DEEDS)
    assert on(here) == "zitra"
    assert here.digit("7")
    moved = changed(CARDS[6], seats=(seat("mila", mine=True, to_move=True),), stage="playing")
    here.take(arranged((*CARDS[:6], moved)), DEEDS)
    assert here.table == moved
    assert here.at == 2


def test_where_a_table_was_cleared_away_the_next_one_has_the_cursor() -> None:
    here = standing(*arranged(CARDS))
    here.point_at("5")
    here.take(arranged(card for card in CARDS if card.id != "5"), DEEDS)
    assert on(here) == "dvur"
    here.point_at("8")
    here.take(arranged(CARDS[:7]), DEEDS)
    assert on(here) == "velky-stul"
    here.take([], DEEDS)
    assert here.deed == DEEDS[0]


def test_a_deed_keeps_the_cursor_when_tables_come() -> None:
    here = standing(*CARDS[:2])
    here.change_zone()
    here.step(1)
    assert here.deed == DEEDS[1]
    here.take(CARDS, DEEDS)
    assert here.deed == DEEDS[1]
    here.step(1)
    assert here.at == 0
    here.step(-1)
    assert here.deed == DEEDS[1]
    here.change_zone()
    assert here.at == 0


def test_digits_lead_to_the_first_ten_tables() -> None:
    many = [changed(CARDS[0], id=str(number)) for number in range(12)]
    here = standing(*many)
    for digit, at in [("0", 9), ("1", 0), ("2", 1)]:
        assert here.digit(digit)
        assert here.at == at
    assert not standing(*many[:3]).digit("4")


@given(
    SOME,
    SOME,
    st.integers(0, 9),
)
def test_whatever_changes_something_has_the_cursor(
    before: list[TableCard], after: list[TableCard], at: int
) -> None:
    here = standing(*arranged(before))
    here.go(min(at, len(here.ids) - 1))
    was = here.table
    here.take(arranged(after), DEEDS)
    assert (here.table is None) != (here.deed is None)
    if was is not None and was in after:
        assert here.table == was


@given(SOME)
def test_a_clicked_line_is_the_table_drawn_there(cards: list[TableCard]) -> None:
    here = standing(*arranged(cards))
    found = [line_of(here, line) for line in range(-2, 3 * len(cards) + 3)]
    assert [number for number in found if number is not None] == list(range(len(cards)))
