"""How long another program is waited for: only time in which this one ran counts."""

import time

import pytest
from net.lan import QUICK, deck
from PySide6.QtCore import QObject, QTimer

from svedesk.net.guest import GuestLink
from svedesk.net.timeout import TICKS, Patience


def stand_still(seconds: float) -> None:
    """This program does nothing else, as when the machine slept or was busy."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass


@pytest.fixture
def parent():
    return QObject()


def test_patience_ends_once(qtbot, parent):
    ended = []
    patience = Patience(0.04, lambda: ended.append(patience.waits), parent)
    patience.start()
    assert patience.waits
    qtbot.waitUntil(lambda: ended != [])
    qtbot.wait(100)
    assert ended == [False]


def test_who_is_started_again_waits_wholly_and_who_is_stopped_for_ever(qtbot, parent):
    ended = []
    again, stopped = (Patience(0.2, lambda name=name: ended.append(name), parent) for name in ("again", "stopped"))
    began = time.monotonic()
    again.start()
    stopped.start()
    QTimer.singleShot(120, parent, again.start)
    QTimer.singleShot(120, parent, stopped.stop)
    qtbot.waitUntil(lambda: ended != [])
    assert time.monotonic() - began > 0.3
    assert ended == ["again"]


@pytest.mark.slow
def test_time_in_which_this_program_stood_still_counts_as_one_part(qtbot, parent):
    ended, ticks = [], []
    patience = Patience(0.2, lambda: ended.append(True), parent)
    patience._timer.timeout.connect(lambda: ticks.append(bool(ended)))
    patience.start()
    stand_still(0.5)
    qtbot.waitUntil(lambda: ended != [])
    assert not ticks[0], "the time was up, but nobody had listened"
    assert len(ticks) == TICKS


@pytest.mark.slow_after_first
@pytest.mark.parametrize("at", ["connecting", "encrypted", "joined"])
def test_a_guest_whose_machine_stood_still_blames_nobody(lan, qtbot, at):
    table = lan()
    table.guest("Aya")
    ben = GuestLink(table.code, "Ben", timing=QUICK)
    table.guests.append(ben)
    troubles = []
    ben.follow(lambda news: troubles.append(news.trouble) if news.trouble else None)
    ben.join()
    if at == "encrypted":
        qtbot.waitUntil(lambda: ben.peer is not None)
    elif at == "joined":
        qtbot.waitUntil(lambda: ben.state == "joined")
    stand_still(2 * max(QUICK.connect, QUICK.hello, QUICK.away))
    qtbot.waitUntil(lambda: ben.state == "joined")
    ben.choose_deck(deck("SD02"))
    ben.ready()
    qtbot.waitUntil(lambda: ben.playing)
    assert troubles == []
    assert table.host.refused == {}
