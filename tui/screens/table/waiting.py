"""What the screen says while the reader has nothing to decide."""

from __future__ import annotations

from tui.screens.table.picture import TablePicture


def waiting(picture: TablePicture) -> str:
    """Say what is going on while another seat decides, or that the game is over."""
    words, seen = picture.words, picture.scene.seen
    if not seen.live:
        return words.t("You look at an earlier moment.")
    if seen.ended or seen.turn is None:
        return words.t("The game is over.")
    name = picture.names[seen.turn.seat]
    if picture.sitter(seen.turn.seat).human:
        return words.t("{name} is to move.", name=name)
    return words.t("{name} is thinking {more}", name=name, more=picture.glyphs.more)
