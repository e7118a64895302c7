"""Why a turn of a finished game was played: what a bot sees in it, and in the best other line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tui.play.scene import Scene
from tui.play.thinker import ThinkingFailed
from tui.screens.play_advice import ADVICE, hanging, told_advice
from tui.widgets.frames import rule
from tui.widgets.lines import Line, clean, line

if TYPE_CHECKING:
    from core.bots.hints import Advice
    from core.bots.review import Moment
    from tui.screens.play import PlayScreen


class Reasons:
    """Asks a bot about turns that were played, and draws what it says."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._asked: Moment | None = None
        self._better: tuple[Any, ...] = ()
        """What a review found better; empty where it has found nothing so far."""
        self._found: dict[tuple[Moment, tuple[Any, ...]], tuple[Advice, ...]] = {}
        """What was said; nothing where the bot could not be asked."""

    def ask(self, moment: Moment | None, better: tuple[Any, ...]) -> None:
        """Ask about a turn beside what was better, unless the bot has spoken of it already."""
        screen = self._screen
        self._asked, self._better = moment, better
        screen.workers.cancel_group(screen, "why")
        if moment is not None and (moment, better) not in self._found:
            from core.bots.review import question

            table = screen.kept.table
            asked = question(table.match, moment, table.components)
            screen.work(partial(self._ask, moment, better, asked), "why")

    async def _ask(self, moment: Moment, better: tuple[Any, ...], question: Any) -> None:
        screen = self._screen
        try:
            found = await screen.herna.bots.ask("hints.why", question, moment.steps, better)
        except ThinkingFailed:
            found = ()
        self._found[moment, better] = found
        if screen.look is not None and screen.look.letter == ADVICE:
            screen.repaint()

    def draw(self, scene: Scene) -> list[Line]:
        """Draw what is known of the turn that was asked about; nothing if none was."""
        moment, words, screen = self._asked, scene.words, self._screen
        if moment is None:
            return []
        name = clean(scene.seen.sitters[moment.seat].name)
        lines: list[Line] = [
            rule(
                scene.width, words.t("Why {name} played this", name=name), "", glyphs=scene.glyphs
            ),
            [],
        ]
        found = self._found.get((moment, self._better))
        if found is None:
            return [*lines, line(("  " + words.t("The bot is thinking."), "dim")), []]
        if not found:
            return [*lines, line(("  " + words.t("The bot has no suggestion."), "dim")), []]
        view = screen.kept.table.match.view(moment.seat, moment.step)
        heads = (words.t("Played:"), words.t("Alternatives:"))
        for head, advice in zip(heads, found, strict=False):
            lines += told_advice(screen, scene, f"  {head} ", view, advice)
        said = (
            words.t(
                "The numbers show how much better off the player should be some turns "
                "later, counting likely future points."
            )
            if len(scene.seen.sitters) == 1
            else words.t(
                "The numbers are the expected change of the lead over the next turns, "
                "counting likely future points; opponents' turns are estimated."
            )
        )
        return [*lines, *hanging(("  ", "text"), (said, "dim"), scene.width), []]
