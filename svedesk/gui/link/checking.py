"""Checking a game that is over, beside the window: it is played again, which takes longer than a window may stand
still."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThread, QThreadPool, Signal

from svedesk.games.sve.ruleset import Sve
from svedesk.net.verify import Proof, check


class Checker(QObject):
    """`checked` carries the `Verdict` of the proof asked for last."""

    checked = Signal(object)
    _done = Signal(object, object)

    def __init__(self, rules: Sve) -> None:
        super().__init__()
        self._rules = rules
        self._wanted: Proof | None = None
        self._done.connect(self._take)
        # One at a time, and behind the window: Python lets only one thread run.
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setThreadPriority(QThread.Priority.LowestPriority)

    def check(self, proof: Proof) -> None:
        """Begin to check a game."""
        self._wanted = proof
        self._pool.start(_Check(proof, self._rules, self))

    def tell(self, proof: Proof, verdict: object) -> None:
        """Called in the other thread: a verdict is there."""
        self._done.emit(proof, verdict)

    def _take(self, proof: object, verdict: object) -> None:
        if proof is self._wanted:
            self.checked.emit(verdict)


class _Check(QRunnable):
    def __init__(self, proof: Proof, rules: Sve, checker: Checker) -> None:
        super().__init__()
        self._proof, self._rules, self._checker = proof, rules, checker

    def run(self) -> None:
        self._checker.tell(self._proof, check(self._proof, self._rules))
