"""What an environment says about a terminal."""

import pytest

from tui.terminal import DEPTHS, Depth, Terminal, read_terminal, seen_with
from tui.widgets.glyphs import ASCII, UNICODE

UTF8 = {"LANG": "cs_CZ.UTF-8"}


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"TERM": "xterm"}, Depth.SIXTEEN),
        ({"TERM": "xterm-256color"}, Depth.INDEXED),
        ({"TERM": "tmux-256color"}, Depth.INDEXED),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Depth.TRUE),
        ({"TERM": "screen", "TMUX": "/tmp/tmux", "COLORTERM": "24bit"}, Depth.TRUE),
        ({"TERM": "screen", "COLORTERM": "24bit"}, Depth.INDEXED),
        ({"TERM": "screen.xterm-256color", "COLORTERM": "truecolor"}, Depth.INDEXED),
        ({"TERM": "screen-256color"}, Depth.INDEXED),
        ({"TERM": "xterm-256color", "STY": "1.pts", "COLORTERM": "truecolor"}, Depth.INDEXED),
        ({"TERM": "screen", "COLORTERM": "24bit", "NO_COLOR": "1"}, Depth.NONE),
        ({"TERM": "alacritty"}, Depth.TRUE),
        ({"TERM": "xterm-ghostty"}, Depth.TRUE),
        ({"TERM": "xterm-kitty"}, Depth.TRUE),
        ({"TERM": "xterm-direct"}, Depth.TRUE),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, Depth.TRUE),
        ({"TERM": "xterm-256color", "WT_SESSION": "1"}, Depth.TRUE),
        (
            {
                "TERM": "xterm-256color",
                "TERM_PROGRAM": "Apple_Terminal",
                "COLORTERM": "truecolor",
            },
            Depth.INDEXED,
        ),
        ({"TERM": "linux"}, Depth.SIXTEEN),
        ({"TERM": "vt100"}, Depth.NONE),
        ({"TERM": "dumb", "COLORTERM": ""}, Depth.NONE),
        ({"TERM": "alacritty", "COLORTERM": "truecolor", "NO_COLOR": "1"}, Depth.NONE),
        ({"TERM": "alacritty", "NO_COLOR": ""}, Depth.TRUE),
    ],
)
def test_the_number_of_colours(environ: dict[str, str], depth: Depth) -> None:
    assert read_terminal(environ).depth is depth


@pytest.mark.parametrize(
    ("environ", "unicode"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, True),
        ({"LANG": "en_US.utf8"}, True),
        ({"LANG": "C.UTF-8"}, True),
        ({"LANG": "C"}, False),
        ({}, False),
        ({"LANG": "cs_CZ.ISO-8859-2"}, False),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "C", "LC_CTYPE": "de_DE.UTF-8@euro"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False),
        ({"LC_CTYPE": "C.UTF-8"}, False),
        ({"LC_CTYPE": "UTF-8"}, True),
        ({"LC_ALL": "C.UTF-8"}, True),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, True),
        ({"WT_SESSION": "1"}, True),
    ],
)
def test_ascii_where_the_locale_is_not_utf8(environ: dict[str, str], unicode: bool) -> None:
    terminal = read_terminal({"TERM": "xterm", **environ})
    assert terminal.unicode is unicode
    assert terminal.glyphs is (UNICODE if unicode else ASCII)


def test_the_linux_console_lacks_the_marks_but_not_the_letters() -> None:
    terminal = read_terminal({"TERM": "linux", **UTF8})
    assert terminal.unicode
    assert terminal.glyphs is ASCII


@pytest.mark.parametrize("name", ["dumb", "unknown", ""])
def test_some_terminals_cannot_draw(name: str) -> None:
    assert not read_terminal({"TERM": name, **UTF8}).usable
    assert not read_terminal(UTF8).usable
    assert read_terminal({"TERM": "xterm", **UTF8}).usable


def test_depths_have_words_for_the_settings() -> None:
    assert [DEPTHS[word] for word in ("none", "16", "256", "true")] == list(Depth)


def test_a_modern_terminal_is_assumed_where_nothing_is_known() -> None:
    assert Terminal().glyphs is UNICODE
    assert Terminal().depth is Depth.TRUE


def test_a_player_knows_better_how_many_colours_arrive() -> None:
    terminal = Terminal(depth=Depth.INDEXED)
    assert seen_with(terminal, "true", {}).depth is Depth.TRUE
    assert seen_with(terminal, "none", {}).depth is Depth.NONE
    assert seen_with(terminal, "", {}) == seen_with(terminal, "many", {}) == terminal
    assert seen_with(terminal, "true", {"NO_COLOR": "1"}) == terminal
