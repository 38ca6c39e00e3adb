"""Whether there is a newer version: one question to one address, and silence where the answer is none."""

from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from svedesk.net.new_versions import ADDRESS, NewVersionCheck, newer_version


@pytest.fixture
def answering() -> Iterator[Callable[..., str]]:
    """A server at this computer that answers so; what it was asked is in its list."""
    servers: list[HTTPServer] = []

    def start(answer: bytes, status: int = 200, asked: list[tuple[str, str | None]] | None = None) -> str:
        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if asked is not None:
                    asked.append((self.path, self.headers["User-Agent"]))
                self.send_response(status)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *words: object) -> None:
                pass

        server = HTTPServer(("127.0.0.1", 0), Answer)
        servers.append(server)
        Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/newest"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def heard(qtbot, address: str) -> list[str]:
    """What a check tells before its answer has been dealt with."""
    check = NewVersionCheck(address)
    versions: list[str] = []
    check.newer.connect(versions.append)
    with qtbot.waitSignal(check._reply.destroyed, timeout=30_000):
        pass
    return versions


def test_a_newer_version_is_told_and_nothing_of_this_machine_is_sent(qtbot, answering):
    asked: list[tuple[str, str | None]] = []
    assert heard(qtbot, answering(b"9.1.0\n", asked=asked)) == ["9.1.0"]
    assert asked == [("/newest", "svedesk")]


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"0.0.1", 200),
        (b"9.1.0", 404),
        (b"<html>Log in to this network</html>", 200),
        (b"9.1.0" * 200_000, 200),
        (b"", 200),
    ],
)
def test_any_other_answer_is_silence(qtbot, answering, answer, status):
    assert heard(qtbot, answering(answer, status)) == []


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/newest", "http://nowhere.invalid/", "nonsense", ""])
def test_without_a_network_or_an_address_there_is_silence(qtbot, address):
    assert heard(qtbot, address) == []


@pytest.mark.parametrize(
    ("answer", "than", "newer"),
    [
        (b"1.10.0", "1.9.9", "1.10.0"),
        (b"1.9.9\r\n", "1.10.0", ""),
        (b"1.0.0", "1.0.0", ""),
        (b"2.0", "1.0.0", ""),
        (b"1.0.1-beta", "1.0.0", ""),
        (b"01.2.0", "1.0.0", "1.2.0"),
    ],
)
def test_versions_are_compared_by_their_numbers(answer, than, newer):
    assert newer_version(answer, than) == newer


def test_nobody_is_asked_as_long_as_nobody_publishes_versions():
    assert ADDRESS == "" or ADDRESS.startswith("https://")
