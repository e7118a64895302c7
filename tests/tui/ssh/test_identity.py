"""Who somebody is, and who is let in."""

from __future__ import annotations

from pathlib import Path

import asyncssh
import pytest

from tests.tui.ssh.door import KEYS, door, fingerprint
from tui.hall.visitor import Visitor
from tui.ssh.connection import Connection
from tui.ssh.hostkey import BadHostKey, host_key
from tui.ssh.identity import BadList, allowed_keys, folder_name, guest, nickname, with_key
from tui.widgets.lines import width


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("mila", "mila"),
        ("  Žofie  Nováková ", "Žofie Nováková"),
        ("e\u030cva", "ěva"),
        ("\x1b[31mred\x1b[0m", "31mred0m"),
        ("[bold]x[/bold]\\", "boldx/bold"),
        ("a\u202eb\u200bc\n\t d", "abc d"),
        ("x" * 300, "x" * 20),
        ("漢" * 30, "漢" * 10),
        ("\x00\x07", ""),
    ],
)
def test_nicknames_can_be_drawn(written: str, name: str) -> None:
    assert nickname(written) == name
    assert width(nickname(written)) <= 20


def test_who_has_no_usable_name_is_called_by_something() -> None:
    assert with_key("SHA256:abcdefghij", "\x1b").name == "key abcdef"
    assert guest("").name.startswith("guest ")


def test_guests_are_never_taken_for_each_other_nor_for_a_key() -> None:
    one, two = guest("Eva"), guest("Eva")
    assert one.key != two.key
    assert one.guest
    assert folder_name(one) != folder_name(two)
    assert "/" not in folder_name(Visitor("SHA256:a/b+c", "x"))


async def test_the_identity_is_the_key_that_was_proved(tmp_path: Path) -> None:
    async with door(tmp_path) as here, here.connect("eva", user="Mila") as client:
        await client.sit()
        (visitor,) = here.hall.present()
        assert visitor == Visitor(fingerprint("eva"), "Mila")


async def test_a_key_that_was_only_asked_about_is_nobody(tmp_path: Path) -> None:
    """A client may ask about any public key before it proves to have one, or comes as a guest."""
    async with door(tmp_path) as here:
        connection = Connection(here.server.shared)
        assert connection.validate_public_key("eva", KEYS["eva"].convert_to_public())
        assert connection.validate_public_key("eva", KEYS["tom"].convert_to_public())
        connection.auth_completed()
        assert connection.visitor == Visitor(fingerprint("tom"), "eva")
        other = Connection(here.server.shared)
        assert other.visitor is None
        assert other.validate_public_key("eva", KEYS["eva"].convert_to_public())
        assert other.visitor is None
        assert other.validate_kbdint_response("eva", ["Jan"])
        other.auth_completed()
        assert other.visitor is not None
        assert other.visitor.guest
        connection.connection_lost(None)
        other.connection_lost(None)


async def test_a_guest_says_his_name_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with door(tmp_path) as here:
        async with here.connect(None, guest_name="Jan [x]", user="nobody") as client:
            await client.sit(until="English")
            (visitor,) = here.hall.present()
            assert (visitor.name, visitor.guest) == ("Jan x", True)
            assert "you are a guest" in client.listener.asked
            seat = await client.sit(until="English")
            seat.type("\x11")
            await seat.end()
        await here.server.close()
        assert not (tmp_path / "visitors" / folder_name(visitor)).exists()


async def test_no_password_is_ever_asked_for(tmp_path: Path) -> None:
    async with door(tmp_path) as here:
        with pytest.raises(asyncssh.PermissionDenied):
            async with here.connect(None, password="secret", preferred_auth="password"):
                pass


async def test_who_is_not_on_the_list_is_told_so_once(tmp_path: Path) -> None:
    allowed = frozenset({fingerprint("eva")})
    async with door(tmp_path, allowed=allowed) as here:
        async with here.connect("eva") as client:
            await client.sit()
        client = here.connect("tom", guest_name="Tom")
        with pytest.raises(asyncssh.PermissionDenied):
            async with client:
                pass
        assert client.listener.banners == [
            "This server admits only the keys on its list, and yours is not one of them.\n"
        ]
        assert client.listener.asked == ""


def test_a_list_of_keys_is_read(tmp_path: Path) -> None:
    file = tmp_path / "keys"
    keys = [KEYS[name].export_public_key().decode().strip() for name in ("eva", "tom")]
    file.write_text(f"# friends\n{keys[0]} eva@home\n\n{keys[1]}\n")
    assert allowed_keys(file) == {fingerprint("eva"), fingerprint("tom")}
    file.write_bytes(b"\xef\xbb\xbf" + keys[0].encode() + b"\r\n")
    assert allowed_keys(file) == {fingerprint("eva")}
    file.write_text("# nobody yet\n")
    assert allowed_keys(file) == frozenset()


@pytest.mark.parametrize(
    ("written", "reason", "line"),
    [
        ("{key}\nssh-ed25519 nonsense\n", "no-key", 2),
        ("hello\n", "no-key", 1),
        ("\n\nno-pty {key}\n", "options", 3),
        ('from="192.0.2.*",command="x y" {key}\n', "options", 1),
        ("cert-authority {key}\n", "options", 1),
        ("\udcff{key}\n", "no-text", 0),
        (None, "unreadable", 0),
    ],
)
def test_what_is_wrong_with_a_list_of_keys_is_told(
    tmp_path: Path, written: str | None, reason: str, line: int
) -> None:
    file = tmp_path / "keys"
    if written is not None:
        key = KEYS["eva"].export_public_key().decode().strip()
        file.write_bytes(written.format(key=key).encode("utf-8", "surrogateescape"))
    with pytest.raises(BadList) as caught:
        allowed_keys(file)
    assert (caught.value.reason, caught.value.line) == (reason, line)


def test_the_host_key_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made = host_key(folder)
    assert made.get_algorithm() == "ssh-ed25519"
    (file,) = folder.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    assert host_key(folder).get_fingerprint() == made.get_fingerprint()
    file.write_text("nonsense")
    with pytest.raises(BadHostKey):
        host_key(folder)
    (tmp_path / "taken").write_text("")
    with pytest.raises(BadHostKey):
        host_key(tmp_path / "taken")
