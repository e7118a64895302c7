"""What the door says to who is not let in."""

from __future__ import annotations

from typing import Literal

from tui.ssh.limits import Refused
from tui.words import Words

Turned = Refused | Literal["closing"]
"""Why somebody is not let in; also: the server is being stopped."""


def refusal(words: Words, why: Turned) -> str:
    """Say why somebody is not let in."""
    t = words.t
    sentences = {
        "busy": t("Too many connection attempts right now; try again in a moment."),
        "address": t("Too many connections from your address."),
        "often": t("Too many connection attempts; wait a moment."),
        "key": t("This key already has too many open sessions; close one first."),
        "full": t("The server is full right now; try again later."),
        "closing": t("The server is shutting down; try again later."),
    }
    return sentences[why]


def greeting(words: Words) -> str:
    """Tell who comes without a key what that means."""
    return words.t(
        "Welcome to Herna. You have no SSH key, so you are a guest: you lose your seats "
        "when you leave the server."
    )


def bad_name(words: Words) -> str:
    """Tell who comes under a name that cannot be one."""
    return words.t("This user name cannot be used here: write it in plain letters and digits.")


def input_ended(words: Words) -> str:
    """Tell who has closed his input before anything could be shown."""
    return words.t("Your input has ended, so Herna was not started.")


def not_on_list(words: Words) -> str:
    """Tell who is not on the list that there is one."""
    return words.t("This server admits only the keys on its list, and yours is not one of them.")


def no_forwarding(words: Words) -> str:
    """Tell who wants to go through that there is no way."""
    return words.t("Forwarding is not allowed: this server only plays games.")
