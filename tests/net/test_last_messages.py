"""The last thing that is said on a connection is heard: whoever says it waits for the other end to close."""

from dataclasses import replace

from net.lan import QUICK
from PySide6.QtNetwork import QAbstractSocket

PATIENT = replace(QUICK, linger=60.0, away=60.0, drop=60.0)
CONNECTED = QAbstractSocket.SocketState.ConnectedState


def begun(lan, qtbot):
    table = lan(timing=PATIENT)
    links = [table.guest(name, code, timing=PATIENT) for name, code in (("Aya", "SD01"), ("Ben", "SD02"))]
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    return table, *links


def test_a_host_closes_once_its_goodbye_was_heard_and_not_before(lan, qtbot):
    table, aya, ben = begun(lan, qtbot)
    ben.peer.socket.blockSignals(True)  # busy with something else
    table.host.close()
    qtbot.waitUntil(lambda: aya.state == "closed" and table.host.connections == 1)
    ben._beats()  # closed while this lies unread, the goodbye would be forgotten
    qtbot.wait(100)
    assert table.host.connections == 1
    ben.peer.socket.blockSignals(False)
    ben.peer.start()
    qtbot.waitUntil(lambda: ben.state == "closed")
    assert [link.trouble.key for link in (aya, ben)] == ["host-left", "host-left"]
    qtbot.waitUntil(lambda: table.host.connections == 0)


def test_a_guest_that_leaves_is_known_to_have_left_though_the_host_is_busy(lan, qtbot):
    table, aya, ben = begun(lan, qtbot)
    left = ben.peer
    (at_host,) = [guest.peer for guest in table.host._guests if guest.name == "Ben"]
    at_host.socket.blockSignals(True)
    aya.talk.say("wait")  # this reaches Ben, who is gone already
    ben.leave()
    qtbot.wait(100)
    assert left.socket.state() == CONNECTED
    at_host.socket.blockSignals(False)
    at_host.start()
    qtbot.waitUntil(lambda: table.room.chairs[ben.seat].left)
    qtbot.waitUntil(lambda: table.host.connections == 1)


def test_who_does_not_close_after_the_last_word_is_closed(lan, qtbot):
    table = lan()
    aya = table.guest("Aya")
    qtbot.waitUntil(lambda: aya.state == "joined")
    aya.peer.socket.blockSignals(True)
    table.host.close()
    assert table.host.connections == 1
    qtbot.waitUntil(lambda: table.host.connections == 0)
