"""What a step costs and changes, in numbers."""

from __future__ import annotations

from core.burgundy.box import ANY
from core.burgundy.model import EXTRA, NO_CARD, Acting
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.targets import die_text
from tui.screens.burgundy.ways import ByDie


def cost(picture: Picture) -> str:
    """Say which die is paid and which one stays: `pay die 3, keep die 5`."""
    words = picture.words
    way = picture.scene.composer.shown()
    if way is None or not isinstance(way.steps[0], ByDie):
        return ""
    first = way.steps[0]
    if first.die == EXTRA:
        path = picture.path
        if isinstance(path, Acting) and path.card != NO_CARD:
            return words.t("with the bought die {die}", die=picture.box.die_of[path.card])
        return words.t("free action")
    paid = words.t("pay {die}", die=die_text(picture, first))
    kept = [die for slot, die in enumerate(picture.dice) if slot != first.die]
    if not kept or ANY in kept:
        return paid
    return f"{paid}, " + words.t("keep die {die}", die=kept[0])


def changes(picture: Picture) -> list[str]:
    """Write what changes: `projects 2 → 3 of 3`, `silver 3 → 4`, `VP 11 → 15`."""
    words, after, own = picture.words, picture.after, picture.own
    if after is None or own is None or picture.me is None:
        return []
    then = after.players[picture.me]
    found = points_change(picture)
    if len(then.projects) > len(own.projects):
        most = words.t("of {count}", count=picture.box.projects)
        text = change(picture, words.t("projects"), len(own.projects), len(then.projects))
        found.append(f"{text} {most}")
    for name, before, later in (
        (words.t("silver"), own.silver, then.silver),
        (words.t("workers"), own.workers, then.workers),
    ):
        if before != later:
            found.append(change(picture, name, before, later))
    return found


def points_change(picture: Picture) -> list[str]:
    """Write the change of the reader's points, if there is one to tell: `VP 11 → 15`."""
    scores = picture.scene.previews[-1].scores
    if scores is None or picture.me is None or not picture.counts_points:
        return []
    before, total = picture.points(picture.me), scores.sheets[picture.me].total
    return [] if total == before else [change(picture, picture.words.t("VP"), before, total)]


def change(picture: Picture, name: str, before: int, after: int) -> str:
    """Write a change of a number: `silver 3 → 4`."""
    return f"{name} {before} {picture.glyphs.to} {after}"


def large_cost(picture: Picture) -> list[str]:
    """Write the cost, and what is left of everything that can be paid or gained."""
    words, after, own = picture.words, picture.after, picture.own
    paid = [words.t("Pay: {cost}", cost=text) for text in [_large_die(picture)] if text]
    if after is None or own is None or picture.me is None:
        return paid
    then = after.players[picture.me]
    most = words.t("of {count}", count=picture.box.projects)
    projects = change(picture, words.t("Projects"), len(own.projects), len(then.projects))
    texts = [
        *paid,
        change(picture, words.p("before a number", "Workers"), own.workers, then.workers),
        change(picture, words.p("before a number", "Silver"), own.silver, then.silver),
        f"{projects} {most}",
    ]
    return [*texts, *points_change(picture)]


def _large_die(picture: Picture) -> str:
    """Say which die is paid, and what the other one is left for."""
    words = picture.words
    way = picture.scene.composer.shown()
    if way is None or not isinstance(way.steps[0], ByDie) or way.steps[0].die == EXTRA:
        return cost(picture)
    paid = die_text(picture, way.steps[0])
    kept = [die for slot, die in enumerate(picture.dice) if slot != way.steps[0].die]
    if not kept:
        return paid
    return words.t("{die} (leaves die {other} for next turn)", die=paid, other=kept[0])
