"""Background work: results arrive in the window's thread, queues keep their order, failures are told."""

from collections.abc import Iterator
from threading import Event, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from svedesk.cards.report import ProgressWatch
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.kit.tasks import Tasks


@pytest.fixture
def tasks(qtbot: QtBot) -> Iterator[Tasks]:
    made = Tasks()
    yield made
    made.close()


def test_work_is_done_elsewhere_and_its_result_arrives_here(qtbot: QtBot, tasks: Tasks) -> None:
    seen: list[tuple[bool, bool]] = []
    tasks.start(
        lambda: current_thread() is main_thread(),
        done=lambda there: seen.append((there, current_thread() is main_thread())),
    )
    qtbot.waitUntil(lambda: seen == [(False, True)])


def test_work_of_one_queue_is_done_in_order_and_one_at_a_time(qtbot: QtBot, tasks: Tasks) -> None:
    begun, go_on, done = [], Event(), []

    def work(number: int) -> int:
        begun.append(number)
        go_on.wait(10)
        return number

    for number in range(3):
        tasks.start(lambda number=number: work(number), done=done.append, queue="one")
    tasks.start(lambda: "other", done=done.append, queue="two")
    qtbot.waitUntil(lambda: done == ["other"])
    assert begun == [0]
    go_on.set()
    qtbot.waitUntil(lambda: done == ["other", 0, 1, 2])


def test_progress_is_told_and_cancelled_work_stops(qtbot: QtBot, tasks: Tasks) -> None:
    ends: list[str] = []
    begun = Event()

    def work(watch: ProgressWatch) -> None:
        while True:
            watch.step(1, 2)
            begun.set()

    task = tasks.start_watched(work, done=lambda _: ends.append("done"), stopped=lambda: ends.append("stopped"))
    with qtbot.waitSignal(task.progressed) as told:
        begun.wait(10)
    assert told.args == [1, 2]
    task.cancel()
    qtbot.waitUntil(lambda: ends == ["stopped"])


def test_what_could_not_be_done_is_told(qtbot: QtBot, tasks: Tasks) -> None:
    failed: list[DamagedFile] = []

    def work() -> None:
        raise DamagedFile("file-missing", "odd.svedesk")

    tasks.start(work, failed=failed.append)
    qtbot.waitUntil(lambda: len(failed) == 1)


def test_a_mistake_of_the_program_is_not_hidden(qtbot: QtBot, tasks: Tasks) -> None:
    with qtbot.captureExceptions() as raised:
        task = tasks.start(lambda: {}[0])
        with qtbot.waitSignal(task.ended):
            pass
    assert [kind for kind, _, _ in raised] == [KeyError]


def test_after_the_end_nothing_arrives_and_nothing_begins(qtbot: QtBot, tasks: Tasks) -> None:
    seen: list[object] = []
    go_on = Event()
    tasks.start_watched(lambda watch: go_on.wait(10), done=seen.append, queue="one")
    tasks.start(lambda: seen.append("waited"), queue="one")
    go_on.set()
    tasks.close()
    tasks.start(lambda: seen.append("late"))
    qtbot.wait(0)
    assert seen == []
