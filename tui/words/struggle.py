"""Everything people read about The Struggle for Catan, made from the ids the rules give."""

from __future__ import annotations

from collections.abc import Sequence

from core.game import AnyGame, BadComponents, Event, Refusal, Turn, Value
from core.struggle.model import Action, State
from tui.words import N_, Words, struggle_events, struggle_refusals, struggle_swaps
from tui.words.game import GameWords, Voice
from tui.words.struggle_steps import label, step

_PROMPTS = {
    "swap": N_("Swap cards, or go on to building"),
    "build": N_("Build, or draw and end the turn"),
    "swap-deck": N_("Put away more cards, or draw"),
    "swap-market": N_("Take another card, or give one back"),
    "swap-player": N_("Take another card, or give one back"),
    "library": N_("Choose a card from the open hand"),
    "pay": N_("Choose how to pay"),
    "arrow": N_("Turn the destiny card, or leave it"),
    "discard": N_("Discard a card to the robbers"),
}
_ENDINGS = {
    "won": N_("The goal is reached."),
    "dead-end": N_("Both piles are empty and nobody can go on; whoever has the most points wins."),
}
_TERMS = {
    "points": N_("points"),
    "rivals": N_("fewer points for the best rival"),
    "swaps": N_("swaps a turn"),
    "draws": N_("cards drawn a turn"),
    "cards": N_("cards in hand"),
    "plans": N_("what you can build soon"),
    "loose": N_("safer roads and knights"),
    "result": N_("how it ends"),
}
_SCORE_LINES = {
    "settlements": N_("Settlements"),
    "cities": N_("Cities"),
    "expansions": N_("Expansions"),
    "roads": N_("Roads on side B"),
    "knights": N_("Knights on side B"),
}
_OPTIONS = {
    "events": (
        N_("City events"),
        N_("How many settlement cards hide a robber attack and how many a market day."),
    ),
    "extra": (
        N_("Extra cards of knights"),
        N_("Whether the extra cards are always drawn, or you are asked how many you want."),
    ),
}
_CHOICES = {
    ("events", "10-5"): N_("10 robber attacks, 5 market days"),
    ("events", "11-4"): N_("11 robber attacks, 4 market days"),
    ("extra", "all"): N_("always draw all"),
    ("extra", "ask"): N_("ask each time"),
}
_COMPONENTS = {
    "no-split": N_("The split “{split}” of the city events is missing."),
    "events-per-settlement": N_(
        "Each settlement card needs one event, but in the split {split}, mark {mark}, there are"
        " {events} events for {settlements} cards."
    ),
    "no-price": N_("The price of “{item}” is empty."),
    "seats": N_("The sets of cards must be those for 2, 3, 4, 5 and 6 seats, in this order."),
    "too-few": N_("Too few cards ({kind}). Seats: {seats}, needed: {needed}, given: {there}."),
}


class StruggleWords:
    """The words of The Struggle for Catan."""

    id = "struggle"
    openers = frozenset[str]()

    def of(self, game: AnyGame) -> GameWords:
        """Give the words for a game; no card of this one is named by its components."""
        return self

    def title(self, words: Words) -> str:
        """Give the full title."""
        return words.t("The Struggle for Catan")

    def short_title(self, words: Words) -> str:
        """Give a title of at most 22 cells."""
        return words.p("short title", "Struggle for Catan")

    def turn_number(self, turns: int, seats: int) -> int:
        """Count rounds of the table from 1: everybody plays the first turn."""
        return turns // seats + 1

    def prompt(self, voice: Voice, turn: Turn) -> str:
        """Say what the seat has to decide."""
        return voice.words.t(_PROMPTS[turn.prompt])

    def label(self, voice: Voice, action: Action) -> str:
        """Name a kind of action."""
        return label(voice.words, action)

    def step(self, voice: Voice, action: Action, view: State) -> str:
        """Name one chosen step; `view` is the position before it."""
        return step(voice, action, view)

    def refusal(self, voice: Voice, refusal: Refusal) -> str:
        """Say why an action is not possible now."""
        return struggle_refusals.refusal(voice, refusal)

    def event(self, voice: Voice, event: Event) -> str:
        """Tell what happened, without the one who did it."""
        return struggle_events.event(voice, event)

    def together(self, voice: Voice, events: Sequence[Event]) -> tuple[str, int]:
        """Tell a whole exchange in one phrase, anything else event by event."""
        return struggle_swaps.swap(voice, events) or (self.event(voice, events[0]), 1)

    def ending(self, voice: Voice, reason: str) -> str:
        """Say why the play is over."""
        return voice.words.t(_ENDINGS[reason])

    def score_line(self, words: Words, line: str) -> str:
        """Name a line of the score sheet."""
        return words.t(_SCORE_LINES[line])

    def tie_break(self, words: Words, tie_break: str) -> str:
        """Say which tie-break decided; this game has none, so every id is unknown."""
        raise KeyError(tie_break)

    def term(self, words: Words, term: str) -> str:
        """Name a part of what a position is worth."""
        return words.t(_TERMS[term])

    def option(self, words: Words, name: str) -> str:
        """Name a setting of the table."""
        return words.t(_OPTIONS[name][0])

    def option_choice(self, words: Words, name: str, value: Value) -> str:
        """Name a choice of a setting."""
        return words.t(_CHOICES[name, str(value)])

    def option_help(self, words: Words, name: str) -> str:
        """Explain a setting in one sentence."""
        return words.t(_OPTIONS[name][1])

    def components(self, words: Words, fault: BadComponents) -> str:
        """Say why the components of a file do not fit together; ids are those of the file."""
        return words.t(_COMPONENTS[fault.reason], **fault.values)


WORDS: GameWords = StruggleWords()
