"""What the operator of a server is told, and what his visitors are not."""

from __future__ import annotations

import logging
import os
import signal
from pathlib import Path

import asyncssh
import pytest
from asyncssh.saslprep import saslprep

from saves.errors import DiskFull
from tests.tui.ssh.door import KEYS, door, fingerprint
from tests.tui.ssh.serving import Serving
from tui.cli import main
from tui.hall.visitor import Visitor
from tui.house import House
from tui.ssh.server import public_name
from tui.start import Start
from tui.words import Words
from tui.words.saves import trouble

Capture = pytest.CaptureFixture[str]


def own_list(folder: Path, *lines: str) -> str:
    file = folder / "keys"
    file.write_text("".join(f"{line}\n" for line in lines))
    return str(file)


async def test_who_comes_is_a_line_with_his_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        async with door(tmp_path) as here, here.connect("eva", user="Mila[b]") as client:
            await client.sit()
    lines = [r.getMessage() for r in caplog.records if r.name == "herna.server"]
    (line,) = [line for line in lines if "has come" in line]
    assert line == f"Milab has come: {fingerprint('eva')} from 127.0.0.1"


async def test_figures_tell_who_is_counted(tmp_path: Path) -> None:
    admins = frozenset({fingerprint("eva")})
    async with door(tmp_path, admins=admins) as here, here.connect("eva") as client:
        await client.sit()
        _, said, _ = await client.run("figures")
        assert said.split()[0] == "here=1"
        assert said.split()[-4:] == ["admitted=1", "present=1", "connections=1", "loose=0"]


@pytest.mark.parametrize("user", ["a\u0007b", "\u05d0x", "\ue000", "x" * 1500])
async def test_a_user_name_that_cannot_be_one_ends_in_a_plain_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: str
) -> None:
    calls = iter([lambda name: name])  # the client's, which would refuse it as well

    def prepare(name: str) -> str:
        return next(calls, saslprep)(name)

    monkeypatch.setattr("asyncssh.connection.saslprep", prepare)
    async with door(tmp_path) as here:
        with pytest.raises(asyncssh.DisconnectError) as caught:
            async with here.connect("eva", user=user):
                pass
        assert caught.value.reason.startswith("This user name cannot be used here")


def test_a_path_of_the_server_is_never_shown_to_visitors(tmp_path: Path) -> None:
    error = DiskFull().at(tmp_path / "hall" / "t.json")
    start = Start(data=tmp_path)
    visitor = House(start, {}, visitor=Visitor("SHA256:x", "eva"))
    assert str(tmp_path) not in trouble(visitor.words, error)
    visitor.change(language="cs")
    assert str(tmp_path) not in trouble(visitor.words, error)
    assert str(tmp_path) in trouble(House(start, {}).words, error)


@pytest.mark.parametrize(
    ("name", "host", "port"),
    [
        ("play.example.org", "play.example.org", 2222),
        ("play.example.org:22", "play.example.org", 22),
        ("192.0.2.7:2200", "192.0.2.7", 2200),
        ("[2001:db8::7]:22", "2001:db8::7", 22),
        ("2001:db8::7", "2001:db8::7", 2222),
    ],
)
def test_the_public_name_is_read(name: str, host: str, port: int) -> None:
    assert public_name(name, 2222) == (host, port)


@pytest.mark.parametrize("name", ["", "a b", "-x", "h:", "h:0", "h:70000", "h:x", "[::1]22", "h;x"])
def test_what_is_no_public_name_is_refused(name: str, tmp_path: Path, capsys: Capture) -> None:
    with pytest.raises(ValueError):
        public_name(name, 2222)
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), f"--name={name}"]) == 2
    assert "is not an address: write HOST or HOST:PORT." in capsys.readouterr().err


async def test_others_type_the_public_name(tmp_path: Path) -> None:
    async with door(tmp_path, name="play.example.org:22") as here:
        assert here.server.shared.door("10.0.0.5") == "ssh play.example.org"
    async with door(tmp_path, name="play.example.org:2200") as here:
        assert here.server.shared.door("10.0.0.5") == "ssh -p 2200 play.example.org"
    async with door(tmp_path, name="play.example.org") as here:
        told = f"ssh -p {here.server.port} play.example.org"
        assert here.server.shared.door("10.0.0.5") == told


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([], "There is no key in {file}, so nobody could connect."),
        (["# none"], "There is no key in {file}, so nobody could connect."),
        (["", "nonsense"], "The key list {file} has no public key in line 2."),
        (["no-pty {key}"], "The key list {file} has options before the key in line 1: remove"),
    ],
)
def test_a_list_that_would_lock_out_everybody_is_refused_with_the_reason(
    lines: list[str], sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    key = KEYS["eva"].export_public_key().decode().strip()
    file = own_list(tmp_path, *(line.format(key=key) for line in lines))
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--allow", file]) == 2
    assert capsys.readouterr().err.startswith(sentence.format(file=file))


def test_what_the_server_keeps_is_for_its_user_only_and_a_second_one_says_so(
    tmp_path: Path, capfd: Capture
) -> None:
    data = tmp_path / "data"
    logs = data / "logs"
    logs.mkdir(parents=True)
    (logs / "server.log.1").write_text("from earlier")
    os.chmod(logs, 0o755)
    os.chmod(logs / "server.log.1", 0o644)
    serving = Serving(data)
    try:
        second = ["serve", "--lang", "en", "--data", str(data), "--port", "0"]
        before = os.umask(0o022)
        handlers = list(logging.getLogger().handlers)
        try:
            assert main(second) == 1
        finally:
            os.umask(before)
            for handler in set(logging.getLogger().handlers) - set(handlers):
                logging.getLogger().removeHandler(handler)
                handler.close()
        assert f"Another server is already running on {data}" in capfd.readouterr().err
        modes = {
            path: path.stat().st_mode & 0o777 for path in data.rglob("*") if not path.is_symlink()
        }
        wrong = {
            str(path): oct(mode)
            for path, mode in modes.items()
            if mode != (0o700 if path.is_dir() else 0o600)
        }
        assert wrong == {}
        assert len(modes) >= 5
    finally:
        serving.stop(signal.SIGTERM)


def test_words_for_visitors_are_equal_to_others() -> None:
    assert Words("en", names_files=False) == Words("en")
