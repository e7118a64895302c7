"""Everything people read about Ora et Labora, made from the ids the rules give."""

from __future__ import annotations

from collections.abc import Sequence

from core.game import AnyGame, BadComponents, Event, Refusal, Turn, Value
from core.labora.box import Box
from core.labora.components import default_components
from core.labora.game import Labora
from core.labora.model import Action, Pay, State, Take
from tui.words import (
    N_,
    Words,
    labora_cards,
    labora_events,
    labora_faults,
    labora_refusals,
    labora_turns,
)
from tui.words.game import GameWords, Voice
from tui.words.labora_steps import label, step

_PROMPTS = {
    "action": N_("Choose an action"),
    "settle": N_("Build a settlement, buy land, or end the turn"),
    "bonus": N_("Your action of the bonus round"),
    "neutral-build": N_("Choose what the neutral player builds next"),
    "neutral-prior": N_("Use a new building with the neutral prior, or not"),
    "neutral-place": N_("Choose where the neutral building goes"),
    "choose-own": N_("Choose the building to use"),
    "contract": N_("Choose the building of the work contract, and how you pay"),
    "choose-clergyman": N_("Choose which clergyman goes there"),
    "harvest": N_("Choose the card to clear, and the marker"),
    "choose-building": N_("Choose the building"),
    "choose-place": N_("Choose the space"),
    "enter": N_("Use the new building with the prior, or leave it empty"),
    "choose-settlement": N_("Choose the settlement and its space"),
    "land": N_("Choose where the new land goes, and which side up"),
    "amount": N_("Choose how many"),
    "pay": N_("Choose what to pay with"),
    "use-accept": N_("Use the building, or skip it"),
    "use-trade": N_("Choose how many times"),
    "use-tiers": N_("Choose how much energy you pay"),
    "use-choose": N_("Choose what you take"),
    "use-two-goods": N_("Choose a basic good"),
    "use-take-points": N_("Choose how many to take"),
    "use-produce": N_("Choose a good and a marker"),
    "use-use": N_("Choose the building whose function you use"),
    "use-clear": N_("Choose a forest to clear"),
    "use-raise": N_("Choose which good to upgrade"),
}
_ENDINGS = {
    "ended": N_("The last round is over."),
}
_TERMS = {
    "goods": N_("points of goods"),
    "economic": N_("economic values"),
    "settlements": N_("points of settlements"),
    "hoard": N_("goods to work with"),
    "prospects": N_("settlements to come"),
    "projects": N_("buildings you could build soon"),
    "ending": N_("an earlier end of the game"),
    "clergy": N_("clergymen at home"),
    "land": N_("space on the land"),
    "rivals": N_("less for the others"),
}
_SCORE_LINES = {
    "goods": N_("Goods"),
    "economic": N_("Buildings and settlements"),
}
_OPTIONS = {
    "country": (
        N_("Country"),
        N_("Whether the buildings and goods of France or of Ireland are used."),
    ),
    "length": (
        N_("Length"),
        N_("Whether a short or a long game is played; with two players, short is the normal game."),
    ),
    "second_quarry": (
        N_("Second Quarry"),
        N_("Whether four players of the short game in France have the Quarry of stack C."),
    ),
}
_CHOICES = {
    ("country", "france"): N_("France"),
    ("country", "ireland"): N_("Ireland"),
    ("length", "short"): N_("short game"),
    ("length", "long"): N_("long game"),
    ("second_quarry", "yes"): N_("with the second Quarry"),
    ("second_quarry", "no"): N_("without the second Quarry"),
}


class LaboraWords:
    """The words of Ora et Labora, for the cards in `box`."""

    id = "labora"
    openers = frozenset(("made-straw", "paid", "sent", "contract"))

    def __init__(self, box: Box) -> None:
        self.box = box

    def of(self, game: AnyGame) -> GameWords:
        """Give the words for a game. Raises `TypeError` for another game."""
        if not isinstance(game, Labora):
            raise TypeError(game.id)
        return LaboraWords(game.box)

    def title(self, words: Words) -> str:
        """Give the full title."""
        return words.t("Ora et Labora")

    def short_title(self, words: Words) -> str:
        """Give a title of at most 22 cells."""
        return words.p("short title", "Ora et Labora")

    def turn_number(self, turns: int, seats: int) -> int:
        """Count the turns of all players from 1."""
        return turns + 1

    def prompt(self, voice: Voice, turn: Turn) -> str:
        """Say what the seat has to decide."""
        return voice.words.t(_PROMPTS[turn.prompt])

    def label(self, voice: Voice, action: Action) -> str:
        """Name a kind of action."""
        return label(voice.words, action)

    def step(self, voice: Voice, action: Action, view: State) -> str:
        """Name one chosen step; `view` is the position before it. Nothing of a good is no step."""
        if isinstance(action, Pay | Take) and not action.amount:
            return ""
        return step(voice, self.box, action, view)

    def refusal(self, voice: Voice, refusal: Refusal) -> str:
        """Say why an action is not possible now."""
        return labora_refusals.refusal(voice, self.box, refusal)

    def event(self, voice: Voice, event: Event) -> str:
        """Tell what happened, without the one who did it."""
        return labora_events.event(voice, self.box, event)

    def together(self, voice: Voice, events: Sequence[Event]) -> tuple[str, int]:
        """Tell a building, a function with all it does, or a settlement, in one phrase."""
        return labora_turns.deed(voice, self.box, events)

    def ending(self, voice: Voice, reason: str) -> str:
        """Say why the play is over."""
        return voice.words.t(_ENDINGS[reason])

    def score_line(self, words: Words, line: str) -> str:
        """Name a line of the score sheet; every settlement has its own."""
        if line in _SCORE_LINES:
            return words.t(_SCORE_LINES[line])
        return labora_cards.name(words, self.box, line)

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
        """Name a choice of a setting; a yes or no may be a `bool` or written."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        return words.t(_CHOICES[name, str(value)])

    def option_help(self, words: Words, name: str) -> str:
        """Explain a setting in one sentence."""
        return words.t(_OPTIONS[name][1])

    def components(self, words: Words, fault: BadComponents) -> str:
        """Say why the components of a file do not fit together."""
        return labora_faults.fault(words, fault)


WORDS: GameWords = LaboraWords(Box(default_components()))
"""The words for the printed game."""
