"""What the preview says: cost, effect and consequence of what Enter would do, or why it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.burgundy.ending import ends_game
from core.burgundy.model import (
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
from tui.screens.table import logbook
from tui.words import N_
from tui.words.burgundy_names import amount

Said = tuple[str, str]
"""A sentence and its style token."""

_ABOUT = {
    "take": N_("Take a card from the die's row; it becomes a project."),
    "place": N_("Place a project whose number a die shows; its effect happens at once."),
    "sell": N_("Sell all goods of one kind; you also get the start player card."),
    "hire": N_("Fill up your workers. Any die will do."),
    "earn": N_("Take silver. Any die will do."),
    "swap": N_("Swap workers and silver for victory points. Any die will do."),
    "buy": N_("Look at the top cards of the deck and keep one, once a turn."),
    "fetch": N_("Take a card the building allows, from any row."),
    "decline": N_("Skip this effect."),
    "end-turn": N_("Draw the next dice card; this ends the turn."),
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
        return picture.why(why_not(picture, entry))
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
    said = [(picture.words.t("There is more than one way. Press Enter to see them."), "text")]
    return [*said, *_card_said(picture, card)] if card is not None else said


def card_of(action: Action) -> int | None:
    """Give the card that a step brings into the projects."""
    return action.card if isinstance(action, Take | Fetch | Keep) else None


def _card_said(picture: Picture, card: int) -> list[Said]:
    text = f"{outlook.placing(picture, card)} {outlook.stack(picture, card, brief=True)}"
    return [(text, "text")]


def revealed(picture: Picture) -> list[Said]:
    """Say what a step shows that is hidden now, and whether it stays."""
    last = picture.scene.previews[-1] if picture.scene.previews else None
    if last is None or not last.reveals:
        return []
    text = _mystery(picture, last.action)
    if isinstance(last.action, EndTurn):
        return [(text, "text")]
    return [(f"! {text} {picture.scene.finality}", "irreversible")]


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
            return words.t("The card under it is revealed.")
        case EndTurn():
            return _ending(picture)
        case _:
            return ""


def _ending(picture: Picture) -> str:
    words, view = picture.words, picture.view
    following = (view.seat + 1) % len(view.players)
    if view.players[view.seat].stock:
        return words.t(
            "You draw your next dice card. Next to play: {name}.", name=picture.names[following]
        )
    if view.players[following].hand:
        return words.t(
            "That was your last die of the round. Next to play: {name}.",
            name=picture.names[following],
        )
    if ends_game(picture.box, view):
        return words.t("The round ends, and with it the game.")
    return words.t("The round ends: a new display and new dice are dealt.")


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


def last_lines(picture: Picture, count: int) -> list[str]:
    """Tell the latest of the log in phrases: `D4 Bot placed Pasture 3`."""
    found = []
    for one in reversed(logbook.recent(picture, count)):
        who = f"{picture.voice.who(one.seat, bot=one.bot)} " if one.seat is not None else ""
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
    stays = picture.scene.composer.final(way)
    if picture.after is not None and not isinstance(way.steps[-1], EndTurn) and not stays:
        said.append((_undoing(picture), "dim"))
    return said


def _undoing(picture: Picture) -> str:
    """Say how long the step can be taken back."""
    words = picture.words
    if picture.scene.seen.policy == "free":
        return words.t("You can undo this until the game ends.")
    return words.t("You can undo this until you end the turn or reveal something hidden.")
