"""Why something cannot be done now in Ora et Labora, a sentence for each reason."""

from __future__ import annotations

from core.game import Refusal
from core.labora.box import Box
from tui.words import N_
from tui.words.game import Voice

_PLAIN = {
    "over": N_("The game is over."),
}


def refusal(voice: Voice, box: Box, why: Refusal) -> str:
    """Say it in one sentence. Raises `KeyError` for a reason without words."""
    return voice.words.t(_PLAIN[why.reason])
