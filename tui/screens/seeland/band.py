"""The actions of the moment: a title and a line at the small size, a box at the large one."""

from __future__ import annotations

from core.seeland import tiles
from core.seeland.looking import spare_figures
from core.seeland.model import Building, Fetching, Marking, Ordering, Walking
from tui.play.entries import Entry
from tui.screens.seeland import effects, harvests, sentences
from tui.screens.seeland.picture import Picture
from tui.screens.table import logbook
from tui.screens.table.scores import standings, verdict
from tui.widgets.frames import first_row, rule
from tui.widgets.lines import Line, cut, merge, width, wrap
from tui.words.seeland_names import amount, tile

ENDINGS = ("ended",)
"""Events that end a game."""
_GAP = "    "


def small(picture: Picture, cells: int, height: int) -> list[Line]:
    """Draw the band of the small size."""
    if picture.scene.seen.ended:
        head = rule(
            cells,
            picture.words.t("The game is over"),
            picture.words.t("S score sheet"),
            glyphs=picture.glyphs,
        )
        return [head, *told_end(picture, cells)]
    if not picture.my_turn:
        head = rule(cells, picture.words.t("Log"), glyphs=picture.glyphs)
        told = logbook.latest(picture, cells - 2, height - 1)
        return [head, *([(" ", "text"), *line] for line in told)]
    head = rule(cells, title(picture), count(picture), glyphs=picture.glyphs)
    return [head, *_items(picture, cells, height - 1)]


def told_end(picture: Picture, cells: int) -> list[Line]:
    """Say who has won and why it is over, then the points of all."""
    sentences = " ".join(verdict(picture, ENDINGS)), standings(picture)
    return [
        [(" ", "text"), *row] for one in sentences for row in wrap([(one, "strong")], cells - 2)
    ]


def title(picture: Picture) -> str:
    """Say what is being chosen."""
    words, view = picture.words, picture.view
    if picture.scene.seen.ended:
        return words.t("The game is over")
    if not picture.my_turn:
        return picture.waiting()
    composer = picture.scene.composer
    path = view.pending[-1] if view.pending else None
    if composer.level == "thing":
        return words.t("What you can do there")
    if picture.placing and picture.tile is not None:
        return _placing_title(picture, picture.tile)
    if isinstance(path, Building):
        name = tile(words, view.land[path.hex])
        return words.t(
            "{tile} on {hex}: build a mill, or leave it?",
            tile=name,
            hex=picture.box.names[path.hex],
        )
    if isinstance(path, Marking):
        name = picture.box.names[path.hex]
        return words.t("Harvest of {mill}: {points} VP. Mark it?", mill=name, points=path.points)
    if isinstance(path, Ordering):
        return words.t("Which mill is harvested next?")
    if isinstance(path, Walking):
        return words.t("Where does the governor of {mill} go?", mill=picture.box.names[path.hex])
    if isinstance(path, Fetching):
        return words.t("Which governor comes to {mill}?", mill=picture.box.names[path.hex])
    turn = picture.scene.seen.turn
    assert turn is not None
    return picture.game_words.prompt(picture.voice, turn)


def _placing_title(picture: Picture, code: int) -> str:
    words, view = picture.words, picture.view
    name = tile(words, code)
    if tiles.is_landscape(code) and view.players[view.seat].mills:
        return words.t("Place {tile}: next to one of your mills", tile=name)
    return words.t("Place {tile}: next to developed land", tile=name)


def count(picture: Picture) -> str:
    """Say how much there is to choose from."""
    words, view = picture.words, picture.view
    if not picture.my_turn:
        return ""
    if picture.placing:
        return words.n("{count} space", "{count} spaces", max(1, len(picture.targets)))
    path = view.pending[-1] if view.pending else None
    if isinstance(path, Building):
        return amount(words, "mills", spare_figures(picture.box, view.players[view.seat]))
    if isinstance(path, Marking):
        left = picture.box.markers - len(view.players[path.seat].records)
        return words.n("{count} marker left", "{count} markers left", left)
    if picture.prompt == "buy":
        reach = sum(offer.in_reach for offer in picture.offers)
        return words.n("{count} within reach", "{count} within reach", reach)
    return ""


def entry_text(picture: Picture, entry: Entry) -> str:
    """Name a line of a list."""
    place = next((hex_ for hex_, one in picture.targets.items() if one == entry), None)
    if place is not None:
        return place_text(picture, entry, place)
    if entry.id == entry.group.id:
        return group_text(picture, entry.group.id)
    steps = entry.way.steps[-1:] if entry.way is not None else entry.actions[:1]
    action = steps[0] if steps else picture.action(entry)
    return entry.label if action is None else sentences.step(picture, action)


def group_text(picture: Picture, group: str) -> str:
    """Name a kind of action, possible or not."""
    moves = picture.box.moves
    known = (*moves.building, *moves.marking, moves.use_stuiver, moves.end_turn)
    action = next(one for one in known if one.kind == group)
    return picture.game_words.label(picture.voice, action)


def place_text(picture: Picture, entry: Entry, place: int, *, brief: bool = False) -> str:
    """Name a place of a list with what it does, or what stands there."""
    name = picture.hex_name(place)
    if picture.tile is not None and entry.group.id in ("buy", "place"):
        note = effects.target_note(picture, place, brief=brief)
    elif (mill := picture.owners.get(place)) is not None:
        whose = "" if mill.seat == picture.view.seat else f"{picture.names[mill.seat]} "
        note = f"{whose}{harvests.now_sum(mill.now)} {picture.kinds(mill.now.kinds)}"
    else:
        lies = picture.view.land[place]
        note = tile(picture.words, lies) if lies >= tiles.VILLAGE else ""
    return f"{name} {note}".rstrip()


def _items(picture: Picture, cells: int, height: int) -> list[Line]:
    """Write the lines of the open list side by side, the chosen one in sight."""
    shown = _shown(picture)
    items = [_item(picture, entry) for entry in shown]
    rows = _flow(items, cells)
    if len(rows) == height + 1:
        rows = _closer(picture, shown, items, cells, height) or rows
    current = next(
        (n for n, entry in enumerate(shown) if entry == picture.scene.composer.current), 0
    )
    lines = _in_sight(picture, rows, height, current, cells)
    return [merge([(" ", "text"), *line]) for line in lines]


def _shown(picture: Picture) -> list[Entry]:
    """Give the lines to list; purchases stand in the market."""
    composer = picture.scene.composer
    if composer.level == "thing":
        return list(composer.entries)
    return [entry for entry in composer.entries if entry.group.id != "buy" or entry.way]


def _closer(
    picture: Picture, shown: list[Entry], items: list[Line], cells: int, height: int
) -> list[list[tuple[int, Line]]] | None:
    """Say less of the last lines, so that all are in sight; None where that does not help."""
    brief = list(items)
    for number in range(len(shown) - 1, 0, -1):
        brief[number] = _item(picture, shown[number], brief=True)
        rows = _flow(brief, cells)
        if len(rows) <= height:
            return rows
    return None


def _flow(items: list[Line], cells: int) -> list[list[tuple[int, Line]]]:
    """Lay items into rows; each keeps its number."""
    rows: list[list[tuple[int, Line]]] = [[]]
    used = 0
    for number, item in enumerate(items):
        size = width(item)
        if rows[-1] and used + len(_GAP) + size > cells - 2:
            rows.append([])
            used = 0
        used += size + (len(_GAP) if rows[-1] else 0)
        rows[-1].append((number, item))
    return rows


def _in_sight(
    picture: Picture, rows: list[list[tuple[int, Line]]], height: int, current: int, cells: int
) -> list[Line]:
    here = next((n for n, row in enumerate(rows) if any(at == current for at, _ in row)), 0)
    start = first_row(len(rows), height, here)
    found = []
    for row in rows[start : start + height]:
        line: Line = []
        for _, item in row:
            line += [*([(_GAP, "text")] if line else []), *item]
        found.append(cut(line, cells - 4, picture.glyphs))
    if start > 0 and found:
        found[0] = [*found[0], (" " + picture.glyphs.up, "dim")]
    if start + height < len(rows) and found:
        found[-1] = [*found[-1], (" " + picture.glyphs.down, "dim")]
    return found


def _item(picture: Picture, entry: Entry, *, brief: bool = False) -> Line:
    """Write one line of the list; places have their cursor on the map."""
    place = next((spot for spot, one in picture.targets.items() if one == entry), None)
    if place is None:
        return picture.entry_span(entry, entry_text(picture, entry))
    chosen = entry == picture.scene.composer.current
    text = place_text(picture, entry, place, brief=brief)
    name, _, note = text.partition(" ")
    return [
        (picture.glyphs.active if chosen else "", "active"),
        (entry.key, "key"),
        (" ", "text"),
        (name, "strong" if chosen else "text"),
        (f" {note}" if note else "", "text"),
    ]
