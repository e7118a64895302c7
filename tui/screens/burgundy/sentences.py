"""What the preview says: cost, effect and consequence of what Enter would do, or why it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.burgundy.box import ANY
from core.burgundy.model import (
    EXTRA,
    NO_CARD,
    Acting,
    Action,
    Buy,
    EndTurn,
    Fetch,
    Keep,
    State,
    Take,
    TakeAnimal,
    TakeGood,
)
from core.game import Event
from tui.play.entries import Entry
from tui.screens.burgundy import outlook
from tui.screens.burgundy.picture import Picture
from tui.screens.burgundy.targets import die_text
from tui.screens.burgundy.ways import ByDie
from tui.screens.table import logbook
from tui.words import N_
from tui.words.burgundy_names import amount

Said = tuple[str, str]
"""A sentence and its style token."""

_ABOUT = {
    "take": N_("Take a card from the row of a die into your projects."),
    "place": N_("Place a project whose number a die shows; its effect comes at once."),
    "sell": N_("Sell all goods of one kind; you also get the start player card."),
    "hire": N_("Fill up your workers. Any die will do."),
    "earn": N_("Take silver. Any die will do."),
    "swap": N_("Give back workers and silver for victory points. Any die will do."),
    "buy": N_("Look at the top cards of the deck and keep one, once a turn."),
    "fetch": N_("Take a card that the building allows, from any row."),
    "decline": N_("Leave this effect unused."),
    "end-turn": N_("Draw the next dice card; the turn ends."),
}
_NOTHING_THERE = {
    "take": N_("The display is empty."),
    "place": N_("You have no project to place."),
    "place-free": N_("You have no project to place."),
}


def about(picture: Picture, entry: Entry) -> str:
    """Say what a kind of action is for."""
    message = _ABOUT.get(entry.group.id)
    return picture.words.t(message) if message else ""


def why_not(picture: Picture, entry: Entry) -> str:
    """Say why a line cannot be chosen now."""
    if entry.refusal is not None:
        return picture.game_words.refusal(picture.voice, entry.refusal)
    message = _NOTHING_THERE.get(entry.group.id)
    return picture.words.t(message) if message else ""


def preview(picture: Picture) -> list[Said]:
    """Give the sentences for what has the cursor, the most important one first."""
    if not picture.my_turn:
        return []
    entry = picture.scene.composer.current
    if entry is None:
        return []
    if not entry.allowed:
        return [(why_not(picture, entry), "dim")]
    if not picture.complete:
        return _before_choosing(picture, entry)
    return [*revealed(picture), *_outcome(picture)]


def _before_choosing(picture: Picture, entry: Entry) -> list[Said]:
    if len(entry.actions) > 1:
        return [(about(picture, entry), "text")]
    shown = picture.scene.composer.shown()
    if shown is None:
        return []
    card = card_of(shown.steps[0])
    said = [(picture.words.t("There is more than one way. Enter lists them."), "text")]
    return [*said, *_card_said(picture, card)] if card is not None else said


def card_of(action: Action) -> int | None:
    """Give the card that a step brings into the projects."""
    return action.card if isinstance(action, Take | Fetch | Keep) else None


def _card_said(picture: Picture, card: int) -> list[Said]:
    text = f"{outlook.placing(picture, card)} {outlook.stack(picture, card, brief=True)}"
    return [(text, "text")]


def revealed(picture: Picture) -> list[Said]:
    """Say what a step shows that is hidden now, and that it stays."""
    last = picture.scene.previews[-1] if picture.scene.previews else None
    if last is None or not last.reveals:
        return []
    text = _mystery(picture, last.action)
    if isinstance(last.action, EndTurn):
        return [(text, "text")]
    return [(f"! {text} {picture.words.t('It cannot be undone.')}", "irreversible")]


def _mystery(picture: Picture, action: object) -> str:
    words = picture.words
    match action:
        case Buy():
            silver = amount(words, "silver", picture.box.buy_silver)
            return words.n(
                "Pay {silver}, see {count} card of the deck, keep it.",
                "Pay {silver}, see {count} cards of the deck, keep one.",
                picture.box.buy_cards,
                silver=silver,
            )
        case TakeGood() | TakeAnimal():
            return words.t("The card under it turns up.")
        case EndTurn():
            return _ending(picture)
        case _:
            return ""


def _ending(picture: Picture) -> str:
    words, view = picture.words, picture.view
    following = (view.seat + 1) % len(view.players)
    if view.players[view.seat].stock:
        return words.t("You draw your next dice card; then: {name}.", name=picture.names[following])
    if view.players[following].hand:
        return words.t(
            "Your last die of the round is played; then: {name}.", name=picture.names[following]
        )
    return words.t("The round ends: the display and the dice are dealt anew.")


def _outcome(picture: Picture) -> list[Said]:
    way, after = picture.scene.composer.chosen(), picture.after
    if way is None:
        return []
    card = card_of(way.steps[0])
    if card is not None:
        return _card_said(picture, card)
    if after is None:
        return []
    told = _told(picture)
    then = _then(picture, after)
    if isinstance(way.steps[-1], EndTurn):
        return [(_ending(picture), "text")]
    return [(f"{told} {then}".strip(), "text")]


def _told(picture: Picture) -> str:
    """Tell what the steps of the preview do, as the log will."""
    events: list[Event] = [event for one in picture.scene.previews for event in one.events]
    texts = []
    while events:
        text, used = picture.game_words.together(picture.voice, events)
        texts.append(text)
        events = events[used:]
    text = "; ".join(texts)
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _then(picture: Picture, after: State) -> str:
    """Say what is to be decided next."""
    words = picture.words
    turn = picture.scene.previews[-1].turn
    if not after.pending or turn is None:
        return ""
    return words.t("Then: {prompt}.", prompt=picture.game_words.prompt(picture.voice, turn))


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
            return words.t("by the bought die {die}", die=picture.box.die_of[path.card])
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
    """Write the change of the reader's points, if there is one: `VP 11 → 15`."""
    scores = picture.scene.previews[-1].scores
    if scores is None or picture.me is None:
        return []
    before, total = picture.points(picture.me), scores.sheets[picture.me].total
    return [] if total == before else [change(picture, picture.words.t("VP"), before, total)]


def change(picture: Picture, name: str, before: int, after: int) -> str:
    """Write a change of a number: `silver 3 → 4`."""
    return f"{name} {before} {picture.glyphs.to} {after}"


def last_lines(picture: Picture, count: int) -> list[str]:
    """Tell the latest of the log in phrases: `D4 Bot placed Pasture 3`."""
    found = []
    for one in reversed(logbook.recent(picture, count)):
        who = f"{picture.voice.who(one.seat)} " if one.seat is not None else ""
        found.append(f"{picture.turn_name(one.turn)} {who}{one.text}.".replace("..", "."))
    return found[:count]


def steps_of(picture: Picture, entry: Entry) -> Sequence[Any]:
    """Give the steps that a line of a list stands for, also when it is forbidden now."""
    if entry.way is not None:
        return entry.way.steps
    if len(entry.actions) == 1:
        return (entry.actions[0],)
    action = picture.action(entry) if not entry.actions else None
    return () if action is None else (action,)


def large_preview(picture: Picture) -> list[Said]:
    """Give the sentences for the large size: what a card needs later, and what can be undone."""
    said = preview(picture)
    way = picture.scene.composer.chosen()
    if way is None or not picture.my_turn:
        return said
    card = card_of(way.steps[0])
    if card is not None:
        later = f"{outlook.needed(picture, card)} {outlook.stack(picture, card, brief=False)}"
        said = [(later, "text")]
    if picture.after is not None and not isinstance(way.steps[-1], EndTurn):
        said.append((_undoing(picture), "dim"))
    return said


def _undoing(picture: Picture) -> str:
    """Say how long the step can be taken back."""
    words = picture.words
    if picture.view.bought:
        return words.t("You can undo this until you end the turn.")
    return words.t(
        "You can undo this until you end the turn; drawing cards with silver cannot be undone."
    )


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
