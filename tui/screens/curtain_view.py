"""What stands between two players at one keyboard: nothing hidden, and who comes next."""

from __future__ import annotations

from collections.abc import Sequence

from core.match import LogLine
from tui.keymap import key_line
from tui.play.scene import Scene
from tui.screens.page import KeyHint
from tui.widgets.frames import frame
from tui.widgets.lines import Line, clean, cut, line, merge, wrap
from tui.words import NP_, Words
from tui.words.game import GameWords, Voice
from tui.words.log import told

COLOURS = (
    NP_("seat colour", "orange"),
    NP_("seat colour", "blue"),
    NP_("seat colour", "pink"),
    NP_("seat colour", "white"),
    NP_("seat colour", "violet"),
    NP_("seat colour", "olive"),
)
"""What the colours of the seats are called, in seat order."""

BOX = 48
_TOP = 6


def draw(
    scene: Scene, game_words: GameWords, seat: int, recap: Sequence[LogLine], *, opened: bool
) -> list[Line]:
    """Draw the whole screen. `opened`: tell the recap instead of counting it."""
    words = scene.words
    place = words.t("table: {name} (hot seat)", name=clean(scene.table_name))
    head: Line = [(f"{game_words.short_title(words)}   ", "title"), (place, "text")]
    cells = min(BOX, scene.width)
    if opened:
        cells = min(scene.width - 4, 76)
        body = _recap(scene, game_words, seat, recap, cells - 4)
    else:
        news = len(told(_public_voice(scene), game_words, _public(recap)))
        body = _greeting(scene, seat, news, cells - 4)
    box = frame(body, cells, words.t("Pass the keyboard"), glyphs=scene.glyphs)
    above = max(0, min(_TOP - 1, scene.height - len(box) - 2))
    if opened:
        above = min(above, 1)
    indent = " " * max(0, (scene.width - cells) // 2)
    lines: list[Line] = [cut(head, scene.width, scene.glyphs), *([] for _ in range(above))]
    lines += [merge([(indent, "text"), *each]) for each in box]
    lines = lines[: scene.height - 1]
    lines += [[] for _ in range(scene.height - 1 - len(lines))]
    return [*lines, key_line(_keys(words, scene, seat), scene.width)]


def _greeting(scene: Scene, seat: int, news: int, cells: int) -> list[Line]:
    words, glyphs = scene.words, scene.glyphs
    name = clean(scene.seen.sitters[seat].name)
    letter, mark = scene.letters[seat], glyphs.players[seat % len(glyphs.players)]
    colour = words.p(*COLOURS[seat % len(COLOURS)])
    token = f"player{seat % len(COLOURS) + 1}"
    following = words.t("Next:") + " "
    who: Line = [
        (following, "text"),
        (name.upper(), token),
        (f"  ({letter}, {colour}, {mark})", token),
    ]
    text = words.t(
        "All hands are hidden. When only {name} can see the screen, press Enter.", name=name
    )
    told = words.n(
        "r  {count} line since your last turn",
        "r  {count} lines since your last turn",
        news,
    )
    body = [[], cut(_centred(who, cells), cells, glyphs), [], *wrap(line(text), cells), []]
    return [*_indent(body), *_indent([cut(line(told), cells, glyphs), []])]


def _recap(
    scene: Scene, game_words: GameWords, seat: int, recap: Sequence[LogLine], cells: int
) -> list[Line]:
    words = scene.words
    names = [clean(sitter.name) for sitter in scene.seen.sitters]
    lines: list[Line] = []
    for said in told(_public_voice(scene), game_words, _public(recap)):
        who = "" if said.seat is None else f"{_public_voice(scene).who(said.seat, bot=said.bot)}: "
        number = game_words.turn_number(said.turn, len(names))
        lines += wrap(line((f"{number:>3} ", "dim"), f"{who}{said.text}"), cells)
    room = max(1, scene.height - 6)
    if len(lines) > room:
        lines = [[(scene.glyphs.more, "dim")], *lines[len(lines) - room + 1 :]]
    return _indent(lines or [line(words.t("Nothing yet."))])


def _public_voice(scene: Scene) -> Voice:
    """Speak to nobody in particular: the curtain is up, anybody may be reading."""
    names = [clean(sitter.name) for sitter in scene.seen.sitters]
    return Voice(scene.words, names.__getitem__, None, scene.glyphs.minus)


def _public(recap: Sequence[LogLine]) -> list[LogLine]:
    return [LogLine(each.step, each.turn, each.event.read_by(None), each.bot) for each in recap]


def _keys(words: Words, scene: Scene, seat: int) -> list[KeyHint]:
    name = clean(scene.seen.sitters[seat].name)
    return [
        ("Enter", words.t("I am {name}", name=name)),
        ("r", words.t("recap first")),
        ("S", words.t("scores")),
        (":", words.t("command")),
        ("q", words.t("save and leave")),
    ]


def _centred(of: Line, cells: int) -> Line:
    size = sum(len(text) for text, _ in of)
    return [(" " * max(0, (cells - size) // 2), "text"), *of]


def _indent(lines: Sequence[Line]) -> list[Line]:
    return [merge([(" ", "text"), *each]) if each else [] for each in lines]
