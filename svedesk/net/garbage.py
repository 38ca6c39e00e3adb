"""Python's cyclic garbage, collected only in the thread that Qt's objects live in.

Python collects in whichever thread happens to make one object too many, also in the one that writes a save. A Qt object
that is part of a reference cycle (a window's page and the table it shows, a host and its door) is then destroyed
there; its timers can't be stopped from another thread, and Qt crashes as soon as it calls the next of them.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QObject, QTimer

EVERY = 250
"""Milliseconds between two looks at whether there is enough to collect."""

USUAL = (700, 10, 10)
"""Python's own thresholds."""


class Collector(QObject):
    """Does by a timer what Python would do by itself: see `collect_here`."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._old = 0
        """How many old objects were left the last time that all were looked through."""
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what is due by Python's own rules: by its thresholds, and everything only when there is a quarter
        more of it than was left the last time. To look through a library of ten thousand cards is felt."""
        young, middle, old = gc.get_count()
        many, often, seldom = gc.get_threshold()
        if young <= many:
            return
        if old > seldom and len(gc.get_objects(2)) > self._old * 5 // 4:
            gc.collect()
            self._old = len(gc.get_objects(2))
        else:
            gc.collect(1 if middle > often else 0)


def collect_here(application: QCoreApplication) -> Collector:
    """From now on garbage is collected by the event loop of this application, in its thread, and nowhere else. Called
    once more it changes nothing but that `gc.enable` is undone."""
    gc.disable()
    collector = application.findChild(Collector)
    return collector if isinstance(collector, Collector) else Collector(application)
