"""What the lobby says about a table, in one line or a few."""

from __future__ import annotations

from collections.abc import Mapping

from tui.hall.cards import SeatCard, TableCard
from tui.screens.lobby_list import Group, Standing, group
from tui.screens.menu import Item
from tui.screens.new_game_view import UNDO_NAMES
from tui.screens.saves_view import when
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, clean
from tui.words import N_, NP_, Words
from tui.words.log import level
from tui.words.registry import for_game
from tui.words.saves import trouble

HEADINGS: Mapping[Group, str] = {
    "mine": N_("My tables"),
    "open": N_("Free seats"),
    "watch": N_("Games to watch"),
    "ended": N_("Finished games"),
}
WHAT_ENTER_DOES: Mapping[Group, tuple[str, str]] = {
    "mine": NP_("key", "to the table"),
    "open": NP_("key", "sit down"),
    "watch": NP_("key", "watch"),
    "ended": NP_("key", "replay"),
}
ACCESS = {
    "anyone": NP_("who may join", "anyone"),
    "code": NP_("who may join", "anyone with the code"),
    "keys": NP_("who may join", "people on a list"),
}
RULES: Mapping[Group, str] = {
    "mine": "house.lobby",
    "open": "house.shared-table",
    "watch": "house.watching",
    "ended": "house.replay",
}
RULES_OF_DEEDS = {
    "new-table": "house.shared-table",
    "code": "house.table-code",
    "results": "house.score",
}
HINTS = {True: NP_("hints", "allowed"), False: NP_("hints", "not allowed")}


def state(card: TableCard, words: Words) -> tuple[str, str]:
    """Say in a few words how a table stands, with the token it is drawn in."""
    if card.stage == "ended":
        return _ending(card, words), "text"
    if card.stage == "broken":
        return words.t("cannot be played"), "text"
    if card.stage == "open":
        return _free(card, words), "text"
    if card.waits:
        return words.t("your turn"), "active"
    if card.mine:
        return words.t("waiting for {names}", names=_movers(card, words)), "text"
    return f"{turn(card, words)}: {points(card)}", "text"


def _free(card: TableCard, words: Words) -> str:
    there = ", ".join(clean(seat.name) for seat in card.seats if not seat.free)
    free = words.n("{count} seat free", "{count} seats free", card.free)
    locked = words.t("with a code") if card.access == "code" and not card.mine else ""
    return "; ".join(part for part in (free, locked, there) if part)


def _movers(card: TableCard, words: Words) -> str:
    return words.join([clean(seat.name) for seat in card.seats if seat.to_move]) or "?"


def _ending(card: TableCard, words: Words) -> str:
    won = [clean(card.seats[seat].name) for seat in card.winners]
    if not won:
        return words.t("ended by agreement: {points}", points=points(card))
    return words.t("winner {names}: {points}", names=words.join(won), points=points(card))


def points(card: TableCard) -> str:
    """Name the players with their points."""
    return ", ".join(f"{clean(seat.name)} {seat.points}" for seat in card.seats)


def turn(card: TableCard, words: Words) -> str:
    """Say which turn it is, as the game counts."""
    number = for_game(card.game).turn_number(card.turn, len(card.seats))
    return words.t("turn {number}", number=number)


def seat_lines(card: TableCard, words: Words, glyphs: Glyphs) -> list[Line]:
    """Each seat with who has it, whether it is his turn, whether he is away."""
    marks = [(glyphs.active if seat.to_move else "", "active") for seat in card.seats]
    return [
        [marks[number], *_seat(card, seat, number, words)] for number, seat in enumerate(card.seats)
    ]


def _seat(card: TableCard, seat: SeatCard, number: int, words: Words) -> Line:
    if seat.free:
        return [(words.t("free seat"), "dim")]
    marks = []
    if seat.level is not None:
        marks.append(words.p("who has a seat", "bot, {level}", level=level(words, seat.level)))
    if seat.mine:
        marks.append(words.p("who has a seat", "you"))
    elif seat.guest:
        marks.append(words.p("who somebody is", "guest"))
    if seat.away and not seat.mine and card.stage != "ended":
        marks.append(words.t("away"))
    shown = f": {seat.points}" if card.stage != "open" else ""
    noted = f" ({', '.join(marks)})" if marks else ""
    return [(clean(seat.name), f"player{number + 1}"), (f"{shown}{noted}", "text")]


def terms(card: TableCard, words: Words) -> list[str]:
    """Say what is agreed at a table: who may join, taking back, hints, settings of the game."""
    said: list[str] = []
    if card.stage == "broken":
        return said
    if card.stage == "open":
        said.append(words.t("may join: {who}", who=words.p(*ACCESS[card.access])))
    said.append(words.t("undo: {how}", how=words.p(*UNDO_NAMES[card.policy])))
    if not card.hints:
        said.append(words.t("no hints"))
    if not card.points_ahead:
        said.append(words.t("no points in previews"))
    if not card.memory:
        said.append(words.t("seen cards are not listed"))
    game = for_game(card.game)
    for name, value in (card.options or {}).items():
        chosen = value == "yes" if value in ("yes", "no") else value
        said.append(f"{game.option(words, name)}: {game.option_choice(words, name, chosen)}")
    if card.watchers:
        said.append(words.n("{count} watching", "{count} watching", card.watchers))
    return said


def broken(card: TableCard, words: Words) -> str:
    """Say why a table cannot be played, and who can help."""
    said = "" if card.trouble is None else trouble(words, card.trouble) + " "
    return said + words.t("The server's operator can help.")


def made(card: TableCard, words: Words) -> str:
    """Say who made a table, and when something last happened there; or why it cannot be played."""
    if card.stage == "broken":
        return broken(card, words)
    time = when(card.changed, words)
    if card.stage == "ended":
        return words.t("host: {name}; finished {time}", name=clean(card.host), time=time)
    if card.stage == "playing":
        return words.t("host: {name}; last step {time}", name=clean(card.host), time=time)
    return words.t("host: {name}", name=clean(card.host))


def call(card: TableCard, words: Words, door: str) -> str:
    """Say how others come to a table: the code if there is one, and the line they type."""
    line = invitation(card.name, door)
    if card.access == "code" and card.code:
        return words.t("Code {code}; others join with: {line}", line=line, code=card.code)
    return words.t("Others join with: {line}", line=line)


def calls(card: TableCard, words: Words, door: str) -> list[str]:
    """Say the same in paragraphs, the line that is typed in one of its own."""
    said = [words.t("Others join with this line:"), invitation(card.name, door)]
    if card.access == "code" and card.code:
        said.append(words.t("Code to read aloud: {code}", code=card.code))
    return said


def invitation(table: str, door: str) -> str:
    """The line that leads straight to a table from a shell."""
    return f"{door} -t {table}"


def waiting(count: int, words: Words) -> str:
    """Say how many tables wait for the visitor."""
    if not count:
        return words.t("none waiting for you")
    return words.n("{count} waiting for you", "{count} waiting for you", count)


def deeds(words: Words) -> list[Item]:
    """What can be done in the lobby beside the tables, each with its letter and its meaning."""
    t = words.t
    return [
        Item("new-table", "s", t("New table"), t("Choose a game, its seats and who may join.")),
        Item(
            "code",
            "c",
            t("Join by code"),
            t("For anyone who was given a code or the name of a table."),
        ),
        Item("look-rules", "r", t("Rules"), t("The rules of all games, and how to play here.")),
        Item("results", "w", t("Results"), t("Finished games, and how often each player won.")),
        Item("settings", "p", t("Settings"), t("Language, colors, symbols, keys, bell.")),
        Item("quit", "q", t("Quit"), t("You keep your seats; the games go on.")),
    ]


def rule(standing: Standing) -> str:
    """Give the rule page of what has the cursor."""
    card, deed = standing.table, standing.deed
    if card is not None:
        locked = group(card) == "open" and card.access == "code"
        return "house.table-code" if locked else RULES[group(card)]
    return RULES_OF_DEEDS.get(deed.id, "house.lobby") if deed is not None else "house.lobby"
