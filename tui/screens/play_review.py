"""A finished game weighed up by a bot: which turns gave something away, and what was better."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tui.play.looking import Look
from tui.play.scene import Scene
from tui.play.thinker import ThinkingFailed
from tui.screens.play_advice import ADVICE, told_steps
from tui.screens.play_why import Reasons
from tui.widgets.frames import rule
from tui.widgets.lines import Line, clean, line, pad, width, wrap

if TYPE_CHECKING:
    from core.bots.review import Moment, Verdict
    from tui.screens.play import PlayScreen

_LOOKS = {"?!": "active", "?": "loss", "??": "irreversible"}


class Review:
    """The marks of one game, found one after the other while somebody looks on."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._reasons = Reasons(screen)
        self._moments: list[Moment] = []
        self._done = 0
        self._marked: list[tuple[Moment, Verdict]] = []

    def open(self) -> None:
        """Show why the turn of the replay was played, and the marks.

        The first time a bot begins to look for these.
        """
        screen = self._screen
        if not screen.kept.table.ended:
            screen.desk.message = screen.house.words.t("A game can be reviewed once it is over.")
            return
        screen.look = Look(ADVICE)
        if not self._moments:
            from core.bots.review import moments

            self._moments = moments(screen.kept.table.match)
            screen.work(self._weigh, "review", exclusive=True)
        here = self._here()
        found = [verdict.better for moment, verdict in self._marked if moment == here]
        self._reasons.ask(here, found[0] if found else ())

    def _here(self) -> Moment | None:
        """Give the moment that the replay shows, if a bot may speak of it."""
        step = self._screen.desk.moments.step
        if step is None:
            return None
        for moment in self._moments:
            if moment.step <= step < moment.step + len(moment.steps):
                return moment if self._may_be_told(moment) else None
        return None

    def go(self, by: int) -> None:
        """Go to the next marked turn of the replay, or to the one before."""
        screen, words = self._screen, self._screen.house.words
        if not self._moments:
            self.open()
            return
        here = screen.desk.seen.step
        later = [one for one, _ in self._marked if (one.step - here) * by > 0]
        if not later:
            screen.desk.message = words.t(
                "No marked turn in that direction. {done}", done=self._progress()
            )
            return
        screen.desk.moments.go(min(later, key=lambda one: abs(one.step - here)).step)
        screen.desk.refresh()
        self.tell()

    def tell(self) -> None:
        """Say what was found out about the turn that is shown, if it is marked."""
        step = self._screen.desk.moments.step
        for moment, verdict in self._marked:
            if moment.step == step:
                self._screen.desk.message = self._sentence(moment, verdict)

    async def _weigh(self) -> None:
        from core.bots.review import question

        screen, table = self._screen, self._screen.kept.table
        for moment in self._moments:
            asked = question(table.match, moment, table.components)
            try:
                verdict = await screen.herna.bots.ask("review.weigh", asked, moment.steps)
            except ThinkingFailed:
                return
            self._done += 1
            if verdict.mark:
                self._marked.append((moment, verdict))
            if screen.look is not None and screen.look.letter == ADVICE:
                screen.repaint()

    def _progress(self) -> str:
        words = self._screen.house.words
        if self._done == len(self._moments):
            return ""
        return words.t(
            "{done} of {all} decisions reviewed.", done=self._done, all=len(self._moments)
        )

    def _sentence(self, moment: Moment, verdict: Verdict) -> str:
        words, screen = self._screen.house.words, self._screen
        name = clean(screen.desk.seen.sitters[moment.seat].name)
        lost = words.number(round(100 * verdict.lost))
        said = words.t(
            "{mark} {name}: winning chances down {percent}%.",
            mark=verdict.mark,
            name=name,
            percent=lost,
        )
        better = self._better(moment, verdict)
        return f"{said} {words.t('Better: {steps}.', steps=better)}" if better else said

    def _better(self, moment: Moment, verdict: Verdict) -> str:
        """Name the better line."""
        screen = self._screen
        if not self._may_be_told(moment):
            return ""
        view = screen.kept.table.match.view(moment.seat, moment.step)
        return " · ".join(told_steps(screen, view, verdict.better))

    def _may_be_told(self, moment: Moment) -> bool:
        """Whether steps of a turn may be told here.

        Those of a person elsewhere would show a hand. So would those of a bot in a turn in which
        something passed between the two that others may not know.
        """
        screen = self._screen
        match, sitters, own = screen.kept.table.match, screen.kept.table.sitters, screen.here
        if not own.one_person or moment.seat in own.seats:
            return True
        elsewhere = {
            seat
            for seat, sitter in enumerate(sitters)
            if (sitter.human or sitter.resigned) and seat not in own.seats
        }
        if moment.seat in elsewhere:
            return False
        known = match.memory(moment.seat, moment.step + len(moment.steps), since=moment.step)
        return not any(event.secret and elsewhere.intersection(event.readers) for event in known)

    def draw(self, scene: Scene) -> list[Line]:
        """Draw why the turn that is shown was played, and the list of the marks."""
        words = scene.words
        # Turns are named by the whole log; the moment that is shown has a part of it only.
        now = replace(scene, seen=self._screen.session.seen())
        lines: list[Line] = [
            *self._reasons.draw(scene),
            rule(scene.width, words.t("Weak turns"), "", glyphs=scene.glyphs),
            [],
        ]
        names = [clean(sitter.name) for sitter in scene.seen.sitters]
        cells = max(width(name) for name in names) + 2
        for moment, verdict in self._marked:
            number = self._screen.painter.turn_name(now, moment.turn)
            head: Line = [
                (f"  {number:>3} ", "dim"),
                *pad([(names[moment.seat], f"player{moment.seat + 1}")], cells),
                (f"{verdict.mark:<3}", _LOOKS[verdict.mark]),
            ]
            text = self._sentence(moment, verdict).partition(": ")[2]
            indent = width(head)
            for place, row in enumerate(wrap(line(text), max(20, scene.width - indent - 2))):
                lines.append([*(head if not place else [(" " * indent, "text")]), *row])
        if not self._marked and self._done == len(self._moments):
            lines.append(line(("  " + words.t("No mistakes were found."), "dim")))
        elif self._done < len(self._moments):
            lines += [[], line(("  " + self._progress(), "dim"))]
        return lines
