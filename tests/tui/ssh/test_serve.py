"""The command that serves, in a process of its own, and the client that everybody has."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.terminal import PtyApp
from tests.tui.ssh.door import fingerprint, settings_file
from tests.tui.ssh.serving import SSH, Serving
from tui.cli import main
from tui.settings import Settings, save

Capture = pytest.CaptureFixture[str]
STARTS_WITHIN = 20.0


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    data = tmp_path_factory.mktemp("data")
    save(settings_file(data, "eva"), Settings(welcomed=True))
    running = Serving(data)
    yield running
    running.process.kill()
    running.process.communicate()


def test_it_says_where_and_as_whom_it_listens(serving: Serving, capsys: Capture) -> None:
    assert serving.said[0] == f"Herna is listening on 127.0.0.1, port {serving.port}.\n"
    assert main(["serve", "--fingerprint", "--data", str(serving.data)]) == 0
    known = capsys.readouterr().out.strip()
    assert known.startswith("SHA256:")
    assert serving.said[1] == f"Host key fingerprint: {known}\n"
    serving.process.send_signal(signal.SIGUSR1)
    serving.until_logged("figures here=0 visits=0 faults=0 key_p50_ms=0.0")
    busy = ["serve", "--lang", "en", "--data", str(serving.data)]
    assert main([*busy, "--port", str(serving.port)]) == 1
    assert "another" in capsys.readouterr().err


@pytest.mark.skipif(SSH is None, reason="OpenSSH's client is not installed")
def test_a_killed_client_ends_its_visit(serving: Serving, tmp_path: Path) -> None:
    with PtyApp(serving.ssh(tmp_path, terminal=True)) as app:
        app.read_until("New table", timeout=STARTS_WITHIN)
        app.signal(signal.SIGKILL)
        serving.until_logged(": lost")
    done = subprocess.run(serving.ssh(tmp_path, "ls"), capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("There is no command “ls” here")


@pytest.mark.skipif(SSH is None, reason="OpenSSH's client is not installed")
def test_the_usual_client_plays_until_the_server_stops(serving: Serving, tmp_path: Path) -> None:
    status = subprocess.run(serving.ssh(tmp_path, "status"), capture_output=True, text=True)
    assert (status.returncode, status.stdout) == (1, "No table is waiting.\n")
    with PtyApp(serving.ssh(tmp_path, terminal=True)) as app:
        seen = app.read_until("New table", timeout=STARTS_WITHIN)
        seen.chunks += app.press("r").chunks
        assert serving.stop(signal.SIGTERM) == 0
        code, last = app.end()
        seen.chunks += last.chunks
        assert code == 0
        assert seen.not_restored() == []
        assert b"The server is shutting down. You keep your seats." in last.data
    assert f"visit {fingerprint('eva')} from 127.0.0.1" in serving.log


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--host", "0.0.0.0"], "On 0.0.0.0, anyone could connect."),
        (["--host", "games.example"], "On games.example, anyone could connect."),
        (["--port", "99999"], "“99999” is not a port number."),
        (["--port", "ssh"], "“ssh” is not a port number."),
        (["--allow", "/no/such/file"], "The key list /no/such/file cannot be read."),
    ],
)
def test_what_makes_no_sense_is_refused(
    options: list[str], sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), *options]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_broken_host_key_is_named(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "host-key").write_text("nonsense")
    assert main(["serve", "--lang", "en", "--data", str(tmp_path), "--fingerprint"]) == 2
    said = capsys.readouterr().err
    assert said == f"The host key in {tmp_path / 'host-key'} cannot be read or created.\n"
