"""The actions: all kinds of the moment with their letters, or the list that is open."""

from __future__ import annotations

from collections.abc import Sequence

from core.labora.landing import may_buy
from core.labora.model import Building, Contracting, Sending, Settling
from tui.play.entries import Entry
from tui.screens.labora import market
from tui.screens.labora.land import has_legend
from tui.screens.labora.legend import summed
from tui.screens.labora.marks import space_of
from tui.screens.labora.picture import Picture
from tui.screens.labora.rivals import free_text
from tui.screens.labora.targets import entry_text, group_note, is_group
from tui.screens.table import logbook
from tui.screens.table.scores import reason, verdict
from tui.widgets.frames import rule, window
from tui.widgets.lines import Line, cut, fit, merge, pad, width
from tui.words.labora_cards import name

ENDINGS = ("ended",)
"""Events that end the game."""
_GAPS = (3, 2, 1)
_HALF = 40


def on_land(picture: Picture) -> bool:
    """Whether the open list of ways is one of places, chosen on the land."""
    composer = picture.scene.composer
    current = composer.current
    if composer.level != "ways" or current is None:
        return False
    ways = picture.open_ways
    return bool(ways) and all(any(space_of(t) for t in way.things) for way in ways)


def listed(picture: Picture) -> tuple[Entry, ...]:
    """List the entries that stand in the band: those of the open list, or of the first one."""
    composer = picture.scene.composer
    return composer.first_entries if on_land(picture) else composer.entries


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw a title and the choices under it; of a payment only the title, it has a box."""
    if picture.scene.seen.ended or not picture.my_turn:
        return _idle(picture, cells, height)
    head = rule(cells, title(picture), _right(picture), glyphs=picture.glyphs)
    if picture.is_paying:
        return [head]
    return [head, *choices(picture, cells, height - 1)]


def choices(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the choices: cards in columns, everything else one after another."""
    entries = listed(picture)
    cards = [_card(entry) for entry in entries]
    if any(cards):
        return _in_columns(picture, entries, cells, height)
    rows, cursor = flow(picture, [_piece(picture, one, True) for one in entries], cells, height)
    if len(rows) > height:
        rows, cursor = flow(
            picture, [_piece(picture, one, False) for one in entries], cells, height
        )
    return window(rows, height, cursor, cells, glyphs=picture.glyphs)


def _card(entry: Entry) -> str:
    """Give the card that a line chooses in a list of cards."""
    return entry.group.id.partition(":")[2] if entry.group.id.startswith("choose:") else ""


def _piece(picture: Picture, entry: Entry, notes: bool) -> Line:
    text = entry_text(picture, entry)
    if notes and entry.allowed and entry.way is None and is_group(entry):
        note = group_note(picture, entry)
        text = f"{text} {note}" if note else text
    return picture.entry_span(entry, text)


def _in_columns(picture: Picture, entries: Sequence[Entry], cells: int, height: int) -> list[Line]:
    """Draw cards in two columns, read downwards; other choices come behind them."""
    columns = 2 if cells >= 2 * _HALF else 1
    size = cells // columns - (columns > 1)
    cursor = 0
    deep = max(height, -(-len(entries) // columns))
    rows = []
    for number, entry in enumerate(entries):
        card = _card(entry)
        room = size if number // deep < columns - 1 else cells - size * (columns - 1) - 2
        if card:
            rows.append(market.entry_row(picture, entry, card, room))
        else:
            rows.append(_piece(picture, entry, True))
    current = picture.scene.composer.current
    for number, entry in enumerate(entries):
        if current is not None and entry.group == current.group:
            cursor = number
    lines: list[Line] = []
    for number in range(min(deep, len(rows))):
        line: Line = []
        for column in range(columns):
            at = number + column * deep
            if at < len(rows):
                line = [*pad(line, column * size), *rows[at]]
        lines.append(merge(line))
    return window(lines, height, cursor % deep, cells, glyphs=picture.glyphs)


def title(picture: Picture) -> str:
    """Say what is to be decided."""
    words, view = picture.words, picture.view
    path = picture.path
    composer = picture.scene.composer
    if picture.is_visiting:
        return visited(picture)
    if composer.level == "thing":
        return words.t("What you can do with it")
    if composer.level == "ways" and not on_land(picture):
        return _asked(picture)
    if isinstance(path, Building) and not path.card:
        count = len(view.display)
        return words.n("Build: {count} in the display", "Build: {count} in the display", count)
    if isinstance(path, Settling) and not path.card:
        return words.t("Settle: which settlement")
    if isinstance(path, Sending):
        return words.t("Send clergy: which building")
    if isinstance(path, Contracting):
        return words.t("Contract: which building")
    turn = picture.scene.seen.turn
    if (picture.path is not None or view.phase.startswith("neutral")) and turn is not None:
        text = picture.game_words.prompt(picture.voice, turn)
        used = _used(picture)
        return f"{used}: {text}" if used else text
    return words.t("Actions")


def visited(picture: Picture) -> str:
    """Name the land that is looked at, with who is free on it."""
    name = picture.words.t("Land of {name}", name=picture.name_of(picture.land_seat))
    return f"{name}: {free_text(picture, picture.land_seat)}"


def _asked(picture: Picture) -> str:
    """Say what an open list of ways asks: what comes after the steps that all of them share."""
    ways = [way.steps for way in picture.open_ways]
    view = picture.game.clone(picture.view)
    for steps in zip(*ways, strict=False):
        if len(set(steps)) > 1:
            break
        picture.game.apply(view, steps[0])
    turn = picture.game.turn(view)
    assert turn is not None
    return picture.game_words.prompt(picture.voice, turn)


def _used(picture: Picture) -> str:
    """Name the building whose function runs."""
    for path in reversed(picture.view.pending):
        if path.kind == "using":
            return name(picture.words, picture.box, path.card)
    return ""


def _right(picture: Picture) -> str:
    words = picture.words
    if any(_card(entry) for entry in listed(picture)):
        return words.t("d dwelling  v VP")
    parts = [] if has_legend(picture, picture.scene.width) else [summed(picture)]
    if picture.view.pending:
        return "".join(parts)
    left = picture.view.actions
    if picture.view.phase == "action":
        parts.append(words.n("{count} action left", "{count} actions left", left))
    if picture.view.phase == "settle" and not picture.view.settled and may_buy(picture.view):
        parts.append(words.t("you may still buy land"))
    return "  ".join(parts)


def _idle(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the band while there is nothing to decide: the log, or how it ended."""
    words = picture.words
    if picture.scene.seen.ended:
        head = rule(
            cells, words.t("The game is over"), words.t("S score sheet"), glyphs=picture.glyphs
        )
        said: list[Line] = [[("  ", "text"), (one, "strong")] for one in outcome(picture)]
        return [head, *(cut(one, cells, picture.glyphs) for one in said)][:height]
    title = visited(picture) if picture.is_visiting else words.t("Log")
    head = rule(cells, title, glyphs=picture.glyphs)
    rows = [[(" ", "text"), *row] for row in logbook.latest(picture, cells - 2, height - 1)]
    return [head, *rows]


def outcome(picture: Picture) -> list[str]:
    """Say who has won and why it is over; alone it is the goal that counts."""
    words = picture.words
    if not picture.alone:
        return verdict(picture, ENDINGS)
    points, goal = picture.points(0), picture.box.goal
    if points >= goal:
        said = words.t("You reached the goal of {goal} VP: {points}.", goal=goal, points=points)
    else:
        said = words.t("You missed the goal of {goal} VP: {points}.", goal=goal, points=points)
    return [said, *reason(picture, ENDINGS)]


def flow(
    picture: Picture, pieces: Sequence[Line], cells: int, height: int
) -> tuple[list[Line], int]:
    """Set pieces in rows with the widest gap that fits; give the rows and the one of the cursor."""
    rows: list[list[int]] = []
    gap = _GAPS[-1]
    for gap in _GAPS:
        rows = _broken([min(width(piece), cells - 4) for piece in pieces], cells - 3, gap)
        if len(rows) <= height:
            break
    lines: list[Line] = []
    cursor = 0
    for number, row in enumerate(rows):
        line: Line = [(" ", "text")]
        for place, index in enumerate(row):
            piece = cut(pieces[index], cells - 4, picture.glyphs)
            if any(token == "cursor" for _, token in piece):
                cursor = number
            last = place == len(row) - 1
            line += piece if last else pad(piece, width(piece) + gap)
        lines.append(fit(merge(line), cells, picture.glyphs))
    return lines, cursor


def _broken(widths: Sequence[int], cells: int, gap: int) -> list[list[int]]:
    rows: list[list[int]] = []
    used = 0
    for index, size in enumerate(widths):
        if rows and used + gap + size <= cells:
            rows[-1].append(index)
            used += gap + size
        else:
            rows.append([index])
            used = size
    return rows
