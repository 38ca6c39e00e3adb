"""Ctrl+C and a polite end are heard between two events, and once."""

import os
import signal

import pytest
from PySide6.QtCore import QTimer

from svedesk.net.interrupts import interrupts

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a program can't send itself Ctrl+C elsewhere")


@pytest.fixture(autouse=True)
def python_hears():
    """Also where the tests were started by a shell that ignores Ctrl+C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_heard_when_what_is_done_has_been_done(qtbot, number):
    heard, done = [], []

    def act() -> None:
        os.kill(os.getpid(), number)
        done.append(len(heard))

    with interrupts(heard.append):
        QTimer.singleShot(0, act)
        qtbot.waitUntil(lambda: heard == [number])
    assert done == [0]


def test_a_second_one_ends_the_program_even_if_it_stands_still(qtbot):
    before = signal.getsignal(signal.SIGINT)
    with interrupts(lambda number: None):
        os.kill(os.getpid(), signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    assert signal.getsignal(signal.SIGINT) is before


def test_afterwards_nothing_is_heard(qtbot):
    heard = []
    with interrupts(heard.append):
        pass
    with pytest.raises(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)
    qtbot.wait(0)
    assert heard == []
