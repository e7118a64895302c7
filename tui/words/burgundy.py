"""Everything people read about The Castles of Burgundy, made from the ids the rules give."""

from __future__ import annotations

from collections.abc import Sequence

from core.burgundy.box import Box
from core.burgundy.components import default_components
from core.burgundy.game import Burgundy
from core.burgundy.model import Action, State
from core.game import AnyGame, BadComponents, Event, Refusal, Turn, Value
from tui.words import N_, Words, burgundy_chains, burgundy_events, burgundy_refusals
from tui.words.burgundy_steps import label, step
from tui.words.game import GameWords, Voice

_PROMPTS = {
    "action": N_("Play a die and take an action"),
    "end-turn": N_("End the turn, or buy cards first"),
    "free-action": N_("Castle: choose one more action"),
    "extra-action": N_("Choose an action for the bought card"),
    "city-hall": N_("City Hall: place one more project"),
    "fetch": N_("Take a card from the display"),
    "warehouse": N_("Warehouse: choose which goods to sell"),
    "gain": N_("Choose the pile to take from"),
    "bonus": N_("Choose a bonus of the round"),
    "onto": N_("Choose where in the estate the card goes"),
    "offer": N_("Choose one of the bought cards"),
    "drop": N_("Choose the project to discard"),
}
_ENDINGS = {
    "ended": N_("All rounds have been played."),
    "overtaken": N_("At the end of the round the rival was ahead."),
    "no-dice": N_("Too few cards were left for a new round."),
}
_TERMS = {
    "points": N_("points"),
    "rivals": N_("fewer points for the best rival"),
    "triples": N_("unfinished triples"),
    "projects": N_("projects and dice that fit"),
    "saved": N_("silver and workers"),
    "goods": N_("goods to sell"),
    "animals": N_("animals for more sets"),
    "seven": N_("all 7 types within reach"),
    "survival": N_("safety from the rival"),
    "result": N_("how it ends"),
}
_SCORE_LINES = {
    "triples": N_("Triples"),
    "firsts": N_("First bonuses"),
    "seven": N_("All 7 types"),
    "vp-cards": N_("VP cards"),
    "goods": N_("Sold goods"),
    "animals": N_("Animals"),
    "start-card": N_("Start player card"),
}
_TIE_BREAKS = {
    "storage": N_("The tie was broken by the cards left in storage."),
}
_OPTIONS = {
    "workers": (
        N_("Workers at the start"),
        N_("How many workers each seat starts with when two or three play."),
    ),
    "clash": (
        N_("Own stack or cloisters"),
        N_("Whether a card may go onto cloisters while a stack of its own type is open."),
    ),
    "vp_cards": (
        N_("Victory point cards"),
        N_("Whether the victory point cards can run out."),
    ),
    "animals": (
        N_("Animals in a tie"),
        N_("Which animals count among the cards in storage when points are equal."),
    ),
    "decline": (
        N_("Skipping effects"),
        N_("Whether the effect of a castle or a building may be skipped."),
    ),
    "bonus_first": (
        N_("Bonus before effect"),
        N_("Whether the bonus of a triple comes before the effect of its last card."),
    ),
}
_CHOICES = {
    ("workers", "short"): N_("0, 1 and 0, 1, 1"),
    ("workers", "last-two"): N_("the last seat has 2"),
    ("clash", "own-first"): N_("own stack first"),
    ("clash", "choose"): N_("you choose"),
    ("vp_cards", "unlimited"): N_("never run out"),
    ("vp_cards", "limited"): N_("22 points, as in the box"),
    ("animals", "outside-sets"): N_("those not in a scoring set"),
    ("animals", "all"): N_("all animals"),
    ("animals", "none"): N_("no animals"),
    ("decline", "no"): N_("effects must be used"),
    ("decline", "yes"): N_("effects may be skipped"),
    ("bonus_first", "yes"): N_("bonus first"),
    ("bonus_first", "no"): N_("effect first"),
}
_COMPONENTS = {
    "goods-die": N_("Each die must sell exactly one kind of goods, but {die} does not."),
    "rounds": N_("Wrong number of round cards. Needed: {needed}, given: {there}."),
    "empty-bonus": N_("Choice {choice} of the round card {round} is empty."),
    "rival-piles": N_("Wrong number of piles for the rival. Needed: {needed}, given: {there}."),
    "seats": N_("The tables must be those for 1, 2, 3 and 4 seats, in this order."),
    "workers": N_("The list “{list}” for {seats} seats must have as many numbers as seats."),
    "too-few": N_("Too few cards ({kind}). Seats: {seats}, needed: {needed}, given: {there}."),
}


class BurgundyWords:
    """The words of The Castles of Burgundy, for the components in `box`."""

    id = "burgundy"
    openers = frozenset(("played",))

    def __init__(self, box: Box) -> None:
        self.box = box

    def of(self, game: AnyGame) -> GameWords:
        """Give the words for a game. Raises `TypeError` for another game."""
        if not isinstance(game, Burgundy):
            raise TypeError(game.id)
        return BurgundyWords(game.box)

    def title(self, words: Words) -> str:
        """Give the full title."""
        return words.t("The Castles of Burgundy: The Card Game")

    def short_title(self, words: Words) -> str:
        """Give a title of at most 22 cells."""
        return words.p("short title", "Castles of Burgundy")

    def turn_number(self, turns: int, seats: int) -> int:
        """Count rounds of the table from 1: everybody plays the first turn."""
        return turns // seats + 1

    def prompt(self, voice: Voice, turn: Turn) -> str:
        """Say what the seat has to decide."""
        if turn.prompt == "hand-in":
            # The menu has the same English as a label, which Czech words as an infinitive.
            return voice.words.p("what to decide", "Choose what to give back")
        return voice.words.t(_PROMPTS[turn.prompt])

    def label(self, voice: Voice, action: Action) -> str:
        """Name a kind of action."""
        return label(voice.words, self.box, action)

    def step(self, voice: Voice, action: Action, view: State) -> str:
        """Name one chosen step; `view` is the position before it."""
        return step(voice.words, self.box, action, view)

    def refusal(self, voice: Voice, refusal: Refusal) -> str:
        """Say why an action is not possible now."""
        return burgundy_refusals.refusal(voice, self.box, refusal)

    def event(self, voice: Voice, event: Event) -> str:
        """Tell what happened, without the one who did it."""
        return burgundy_events.event(voice, self.box, event)

    def together(self, voice: Voice, events: Sequence[Event]) -> tuple[str, int]:
        """Tell a deed with the die it was played for and all that it brought in one phrase."""
        return burgundy_chains.deed(voice, self.box, events)

    def ending(self, voice: Voice, reason: str) -> str:
        """Say why the play is over."""
        return voice.words.t(_ENDINGS[reason])

    def score_line(self, words: Words, line: str) -> str:
        """Name a line of the score sheet."""
        return words.t(_SCORE_LINES[line])

    def tie_break(self, words: Words, tie_break: str) -> str:
        """Say which tie-break decided."""
        return words.t(_TIE_BREAKS[tie_break])

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
        """Say why the components of a file do not fit together; ids are those of the file."""
        return words.t(_COMPONENTS[fault.reason], **fault.values)


WORDS: GameWords = BurgundyWords(Box(default_components()))
"""The words for the printed game."""
