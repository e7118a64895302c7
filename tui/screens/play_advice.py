"""A hint on the game screen: the two lines a bot likes best, and what speaks for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tui.play.looking import Look
from tui.play.scene import Scene
from tui.play.thinker import ThinkingFailed
from tui.widgets.frames import rule
from tui.widgets.glyphs import Glyphs
from tui.widgets.lines import Line, Span, clean, line, width, wrap
from tui.words import Words

if TYPE_CHECKING:
    from core.bots.hints import Advice
    from tui.screens.play import PlayScreen

ADVICE = "W"
"""The key that opens it."""


class Adviser:
    """Asks a bot for the player who is to move, and draws what it says."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._asked: tuple[int | None, int] | None = None
        """The seat and the decision that the advice is about."""
        self._found: tuple[Advice, ...] | None = None
        """None while the bot thinks."""

    def open(self) -> None:
        """Show the hint for this decision; the bot is asked once for each."""
        screen = self._screen
        seen, words = screen.desk.seen, screen.house.words
        if not screen.company.hints:
            screen.desk.message = words.t("Hints are not allowed at this table.")
            return
        question = None
        if seen.my_turn and seen.seat is not None and screen.here.fresh:
            question = screen.kept.table.consultation(seen.seat)
        if question is None:
            screen.desk.message = words.t("Hints are only for the player whose turn it is.")
            return
        screen.look = Look(ADVICE)
        if self._asked != (seen.seat, seen.step):
            self._asked, self._found = (seen.seat, seen.step), None
            screen.work(partial(self._ask, question), "hint", exclusive=True)

    @property
    def count(self) -> int:
        """How many suggestions can be taken by their numbers now."""
        seen = self._screen.desk.seen
        current = self._asked == (seen.seat, seen.step) and seen.my_turn
        return len(self._found or ()) if current else 0

    def take(self, number: int) -> bool:
        """Choose what a suggestion begins with; False where there is none of the number."""
        if not 1 <= number <= self.count:
            return False
        assert self._found is not None
        self._screen.look = None
        self._screen.desk.take_up(self._found[number - 1].steps)
        return True

    def close(self) -> None:
        """Stop the bot, if it still thinks; nobody waits for it."""
        if self._found is None and self._asked is not None:
            self._asked = None
            self._screen.workers.cancel_group(self._screen, "hint")

    async def _ask(self, question: Any) -> None:
        screen = self._screen
        try:
            self._found = await screen.herna.bots.ask("hints.hint", question)
        except ThinkingFailed:
            self._found = ()
        if self._found:
            with screen.here.acting():
                screen.kept.table.note_hint(question.seat, screen.clock())
        screen.repaint()

    def draw(self, scene: Scene) -> list[Line]:
        """Draw the page."""
        words, seen = scene.words, scene.seen
        lines: list[Line] = [rule(scene.width, words.t("Hint"), "", glyphs=scene.glyphs), []]
        if self._asked != (seen.seat, seen.step):
            return [*lines, line(("  " + words.t("The game has moved on since."), "dim"))]
        if self._found is None:
            return [*lines, line(("  " + words.t("The bot is thinking."), "dim"))]
        if not self._found:
            return [*lines, line(("  " + words.t("The bot has no suggestion."), "dim"))]
        for number, advice in enumerate(self._found, 1):
            lines += told_advice(self._screen, scene, f"  {number}  ", seen.view, advice)
        for said in self._meaning(words, alone=len(seen.sitters) == 1):
            lines += hanging(("  ", "text"), (said, "dim"), scene.width)
        return lines

    def _meaning(self, words: Words, *, alone: bool) -> list[str]:
        """Say what the points mean."""
        if not alone:
            return [
                words.t(
                    "The numbers are the expected change of your lead over the next turns, "
                    "counting likely future points; opponents' turns are estimated."
                )
            ]
        said = [
            words.t(
                "The numbers show how much better off you should be some turns later, "
                "counting likely future points."
            )
        ]
        if self._found and self._found[0].planned:
            said.append(
                words.t(
                    "The first suggestion starts a plan for the whole game, which looks "
                    "further ahead."
                )
            )
        return said


def told_advice(
    screen: PlayScreen, scene: Scene, head: str, view: Any, advice: Advice
) -> list[Line]:
    """Draw a line that starts from a view, what it is worth, and what speaks for it."""
    words = scene.words
    steps = " · ".join(told_steps(screen, view, advice.steps))
    points = words.t("{points} VP", points=signed(words, scene.glyphs, advice.points))
    lines = hanging((head, "key"), (steps, "text"), scene.width)
    blank = " " * width(head)
    lines.append([(blank, "text"), (points, "strong")])
    if advice.reasons:
        names = [screen.desk.game_words.term(words, name) for name in advice.reasons]
        said = words.t("Advantages: {reasons}.", reasons=words.join(names))
        lines += hanging((blank, "text"), (said, "text"), scene.width)
    return [*lines, []]


def hanging(head: Span, text: Span, cells: int) -> list[Line]:
    """Break a text into lines that stand to the right of a head."""
    indent = width(head[0])
    rows = wrap([text], max(20, cells - indent - 2))
    blank = (" " * indent, "text")
    return [[blank if place else head, *row] for place, row in enumerate(rows)]


def counted(screen: PlayScreen) -> list[Line]:
    """Say for the score sheet how often each seat was advised; nothing if nobody was."""
    words, table = screen.house.words, screen.kept.table
    taken = [
        words.n("{name}: {count} hint", "{name}: {count} hints", count, name=clean(sitter.name))
        for sitter, count in zip(table.sitters, table.hints(), strict=True)
        if count
    ]
    return [[], line(("  " + ", ".join(taken), "dim"))] if taken else []


def told_steps(screen: PlayScreen, view: Any, steps: Sequence[Any]) -> list[str]:
    """Name the steps of a line that starts from a view; none but the last reveals."""
    desk, game = screen.desk, screen.kept.table.game
    state = game.clone(view)
    found: list[str] = []
    for number, step in enumerate(steps, 1):
        said = desk.game_words.step(desk.voice, step, state)
        if said and said not in found[-1:]:
            found.append(said)
        if number < len(steps):
            game.apply(state, step)
    return found


def signed(words: Words, glyphs: Glyphs, number: float) -> str:
    """Write a number with its sign, to a tenth."""
    rounded = round(number, 1)
    sign = glyphs.minus if rounded < 0 else "+" if rounded > 0 else ""
    return f"{sign}{words.number(abs(rounded))}"
