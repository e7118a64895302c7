"""What the door says to who is not let in."""

from __future__ import annotations

from typing import Literal

from tui.ssh.limits import Refused
from tui.words import Words


def refusal(words: Words, why: Refused | Literal["closing"]) -> str:
    """Say why somebody is not let in."""
    t = words.t
    sentences = {
        "busy": t("Too many are knocking just now; try again in a moment."),
        "address": t("There are too many connections from your address."),
        "often": t("You knock too often; wait a moment."),
        "key": t("You are here with this key too often already; leave somewhere else first."),
        "full": t("All places are taken just now; try again later."),
        "closing": t("The server is being stopped; try again later."),
    }
    return sentences[why]


def greeting(words: Words) -> str:
    """Tell who comes without a key what that means."""
    return words.t(
        "Welcome to Herna. You have no SSH key, so you are a guest: your seats are lost"
        " when you leave the server."
    )


def not_on_list(words: Words) -> str:
    """Tell who is not on the list that there is one."""
    return words.t("Only keys on the list of this server are let in, and yours is not on it.")


def no_forwarding(words: Words) -> str:
    """Tell who wants to go through that there is no way."""
    return words.t("Nothing is forwarded here: this server only plays games.")
