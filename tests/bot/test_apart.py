"""A process apart does not hear Ctrl+C, from its first moment on."""

import os
import signal

import pytest

from svedesk.bot.apart import start_apart, wait_until_ready


@pytest.fixture(autouse=True)
def python_hears():
    """Also where the tests were started by a shell that ignores Ctrl+C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def echo(link, first: str) -> None:
    link.send(first)
    link.send(link.recv())


@pytest.mark.skipif(os.name != "posix", reason="Ctrl+C is no signal elsewhere")
def test_ctrl_c_does_not_reach_a_process_that_only_just_begins():
    process, link = start_apart(echo, "here")
    os.kill(process.pid, signal.SIGINT)
    wait_until_ready(process, link)
    assert link.recv() == "here"
    os.kill(process.pid, signal.SIGINT)
    link.send("still here")
    assert link.recv() == "still here"
    process.join()
    assert process.exitcode == 0


def test_the_process_that_starts_one_hears_ctrl_c_as_before():
    process, _ = start_apart(echo, "here")
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    process.kill()
    process.join()
