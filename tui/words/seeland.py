"""Everything people read about Seeland, made from the ids the rules give."""

from __future__ import annotations

from collections.abc import Sequence

from core.game import AnyGame, BadComponents, Event, Refusal, Turn, Value
from core.seeland.box import Box
from core.seeland.components import default_components
from core.seeland.game import Seeland
from core.seeland.model import Action, State
from tui.words import N_, Words, seeland_events, seeland_refusals, seeland_turns
from tui.words.game import GameWords, Voice
from tui.words.seeland_names import space
from tui.words.seeland_steps import label, step

_PROMPTS = {
    "first-mill": N_("Place your first mill in the village"),
    "buy": N_("Move the guild master to buy a tile"),
    "retreat": N_("Choose how many guilders to take back"),
    "place-mill": N_("Place the mill tile on the map"),
    "place-landscape": N_("Place the crop tile on the map"),
    "build": N_("Build a mill on the tile, or leave it"),
    "fetch": N_("Choose the governor who comes"),
    "order": N_("Choose which mill is harvested next"),
    "mark": N_("Mark this harvest as a record, or not"),
    "walk": N_("Choose where the governor goes"),
    "end": N_("End your turn"),
}
_ENDINGS = {
    "ended": N_("The guild master stands on an empty space of the market."),
}
_TERMS = {
    "points": N_("points"),
    "mills": N_("harvests to come"),
    "figures": N_("mills left to build"),
    "guilders": N_("guilders to spend"),
    "stuivers": N_("stuivers"),
    "governors": N_("governors, kept or expected"),
    "records": N_("chances of a record"),
    "rivals": N_("less for the others"),
    "result": N_("how it ends"),
}
_SCORE_LINES = {
    "harvests": N_("Harvests"),
    "satisfied": N_("Satisfied governors"),
    "missed": N_("Disappointed governors"),
    "warehouse": N_("Warehouse"),
    "records": N_("Records"),
    "most-governors": N_("Most governors"),
    "left-governors": N_("Governors left at mills"),
}
_OPTIONS = {
    "side": (
        N_("Side of the board"),
        N_("Whether islands turn up by chance, or all land is open from the start."),
    ),
    "records": (
        N_("Records"),
        N_("Whether every player can mark two harvests for points at the end."),
    ),
    "governors": (
        N_("Governors"),
        N_("Whether governors come to mills and expect a yield."),
    ),
}
_CHOICES = {
    ("side", "basic"): N_("basic, with hidden islands"),
    ("side", "tactical"): N_("tactical, with printed land"),
    ("records", "no"): N_("without records"),
    ("records", "yes"): N_("with records"),
    ("governors", "no"): N_("without governors"),
    ("governors", "yes"): N_("with governors"),
}
_COMPONENTS = {
    "villages": N_("The map must have one village, but there are {there}."),
    "printed-mill": N_("The map and the list of printed mills do not agree about {hex}."),
    "too-few-printed-mills": N_("The village has too few mills. Needed: {needed}, given: {there}."),
    "not-connected": N_("The space {hex} is not connected to the rest of the map."),
    "mill-outside-village": N_("The printed mill {hex} does not belong to the village."),
    "no-room-at-mill": N_("There is no free space next to the printed mill {hex}."),
    "islands": N_(
        "Each island needs one tile. Islands on the map: {spaces}, island tiles: {tiles}."
    ),
    "printed-tile": N_("The map and the list of printed land do not agree about {hex}."),
    "ring-start": N_("The guild master cannot start on the space {space} of the market."),
    "no-such-space": N_("The market lacks this kind of space: {kind}."),
    "too-few-tiles": N_(
        "Too few tiles for the spaces of the kind {kind}. Needed: {needed}, given: {there}."
    ),
    "house-start": N_("The last guilder cannot lie on house {house}; there is no such house."),
    "too-few-houses": N_(
        "Too few houses for the row of guilders. Houses: {houses}, guilders: {guilders}."
    ),
    "too-few-stuivers": N_(
        "Too few stuivers for the side {side}. Needed: {needed}, given: {there}."
    ),
    "too-few-governors": N_(
        "Too few governors for the printed land. Needed: {needed}, given: {there}."
    ),
}


class SeelandWords:
    """The words of Seeland, for the map and the market in `box`."""

    id = "seeland"
    openers = frozenset(("bought", "shifted"))

    def __init__(self, box: Box) -> None:
        self.box = box

    def of(self, game: AnyGame) -> GameWords:
        """Give the words for a game. Raises `TypeError` for another game."""
        if not isinstance(game, Seeland):
            raise TypeError(game.id)
        return SeelandWords(game.box)

    def title(self, words: Words) -> str:
        """Give the full title."""
        return words.t("Seeland")

    def short_title(self, words: Words) -> str:
        """Give a title of at most 22 cells."""
        return words.p("short title", "Seeland")

    def turn_number(self, turns: int, seats: int) -> int:
        """Count the turns of all players from 1; 0 while the first mills are placed."""
        return max(0, turns - seats + 1)

    def prompt(self, voice: Voice, turn: Turn) -> str:
        """Say what the seat has to decide."""
        return voice.words.t(_PROMPTS[turn.prompt])

    def label(self, voice: Voice, action: Action) -> str:
        """Name a kind of action."""
        return label(voice.words, action)

    def step(self, voice: Voice, action: Action, view: State) -> str:
        """Name one chosen step; `view` is the position before it."""
        return step(voice.words, self.box, action, view)

    def refusal(self, voice: Voice, refusal: Refusal) -> str:
        """Say why an action is not possible now."""
        return seeland_refusals.refusal(voice, self.box, refusal)

    def event(self, voice: Voice, event: Event) -> str:
        """Tell what happened, without the one who did it."""
        return seeland_events.event(voice, self.box, event)

    def together(self, voice: Voice, events: Sequence[Event]) -> tuple[str, int]:
        """Tell a purchase with all that was done with it, or a harvest, in one phrase."""
        return seeland_turns.deed(voice, self.box, events)

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
        """Name a choice of a setting; a yes or no may be a `bool` or written."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        return words.t(_CHOICES[name, str(value)])

    def option_help(self, words: Words, name: str) -> str:
        """Explain a setting in one sentence."""
        return words.t(_OPTIONS[name][1])

    def components(self, words: Words, fault: BadComponents) -> str:
        """Say why the components of a file do not fit together."""
        shown = dict[str, object](fault.values)
        if "kind" in shown:
            shown["kind"] = space(words, str(shown["kind"]))
        return words.t(_COMPONENTS[fault.reason], **shown)


WORDS: GameWords = SeelandWords(Box(default_components()))
"""The words for the printed game."""
