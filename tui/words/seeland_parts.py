"""What follows a deed in Seeland, as a part of the line that tells it: `+1 stuiver`."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Event
from core.seeland.box import Box
from tui.words.game import Voice
from tui.words.seeland_events import gained, hex_of, lost, marked, number, tile_of
from tui.words.seeland_names import amount


def part(voice: Voice, box: Box, happened: Event) -> str:
    """Tell an event in a few words; empty for one that changed nothing.

    Raises `KeyError` for a kind that follows no deed.
    """
    return _PARTS[happened.kind](voice, box, happened)


def _shifted(voice: Voice, _: Box, happened: Event) -> str:
    count, golden = number(happened, "guilders"), number(happened, "number")
    return voice.words.t("row +{count} (number {number})", count=count, number=golden)


def _retreated(voice: Voice, _: Box, happened: Event) -> str:
    count = number(happened, "guilders")
    return f"+{amount(voice.words, 'guilders', count)}" if count else ""


def _turned(voice: Voice, box: Box, happened: Event) -> str:
    name, place = tile_of(voice, happened), hex_of(box, happened)
    return voice.words.t("island {hex} {tile}", hex=place, tile=name)


def _stuiver(voice: Voice, _: Box, __: Event) -> str:
    return f"+{amount(voice.words, 'stuivers', 1)}"


def _governor(voice: Voice, _: Box, __: Event) -> str:
    return f"+{amount(voice.words, 'governors', 1)}"


def _fetched(voice: Voice, box: Box, happened: Event) -> str:
    source, came = hex_of(box, happened, "source"), _governor(voice, box, happened)
    return voice.words.t("{governor} from {hex}", governor=came, hex=source)


def _satisfied(voice: Voice, _: Box, happened: Event) -> str:
    return _wanted(voice, happened, gained(voice, happened))


def _missed(voice: Voice, _: Box, happened: Event) -> str:
    return _wanted(voice, happened, lost(voice, happened))


def _wanted(voice: Voice, happened: Event, change: str) -> str:
    golden = number(happened, "number")
    return voice.words.t("governor expected {number}: {change}", number=golden, change=change)


def _walked(voice: Voice, box: Box, happened: Event) -> str:
    return voice.words.t("goes to {hex}", hex=hex_of(box, happened, "target"))


def _new(voice: Voice, _: Box, happened: Event) -> str:
    return voice.words.t("market: {tile}", tile=tile_of(voice, happened))


_PARTS: dict[str, Callable[[Voice, Box, Event], str]] = {
    "shifted": _shifted,
    "stored": lambda voice, box, happened: lost(voice, happened),
    "retreated": _retreated,
    "discarded": lambda voice, box, happened: voice.words.t("no space for it"),
    "turned": _turned,
    "gained-stuiver": _stuiver,
    "governor-came": _governor,
    "governor-fetched": _fetched,
    "marked": marked,
    "governor-satisfied": _satisfied,
    "governor-missed": _missed,
    "governor-walked": _walked,
    "governor-gone": lambda voice, box, happened: voice.words.t("leaves the game"),
    "refilled": _new,
}
