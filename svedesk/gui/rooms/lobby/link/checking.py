"""Checking a game that is over, beside the window: it is played again, which takes longer than a window may stand
still."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, Signal

from svedesk.decks.network_decks import this_program
from svedesk.games.sve.ruleset import Sve
from svedesk.net.verify import Proof, check
from svedesk.wire.messages_table import Welcome


class Checker(QObject):
    """`checked` carries the `Verdict` of the proof asked for last. One game is checked at a time: Python lets only one
    thread run, and the window has to have its turns."""

    checked = Signal(object)
    _done = Signal(object, object)

    def __init__(self, rules: Callable[[], Sve]) -> None:
        # Qt's alone, so that a check that outlives its window never destroys it in the other thread.
        super().__init__(QCoreApplication.instance())
        self._rules = rules
        self._wanted: Proof | None = None
        self._busy = self._closed = False
        self._done.connect(self._take)

    def close(self) -> None:
        """Check no more; what is being checked is told to nobody."""
        if self._closed:
            return
        self._wanted = None
        self._closed = True
        if not self._busy:
            self.deleteLater()

    def knows_as(self, welcome: Welcome | None) -> bool:
        """Whether the host's program comes with the same cards and rules as this one, as far as it has said."""
        return welcome is None or welcome.data in ("", this_program())

    def check(self, proof: Proof) -> None:
        """Check a game, after the one that is being checked."""
        self._wanted = proof
        if not self._busy:
            self._start(proof)

    def tell(self, proof: Proof, verdict: object) -> None:
        """Called in the other thread: a verdict is there."""
        self._done.emit(proof, verdict)

    def _start(self, proof: Proof) -> None:
        self._busy = True
        # Not a pool of its own: to end one, Qt waits for its threads, and they for Python, which waits for Qt.
        QThreadPool.globalInstance().start(_Check(proof, self._rules(), self))

    def _take(self, proof: object, verdict: object) -> None:
        self._busy = False
        if self._closed:
            self.deleteLater()
        elif proof is self._wanted:
            self.checked.emit(verdict)
        elif self._wanted is not None:
            self._start(self._wanted)


class _Check(QRunnable):
    """One check. It keeps its checker alive until it is through."""

    def __init__(self, proof: Proof, rules: Sve, checker: Checker) -> None:
        super().__init__()
        self._proof, self._rules, self._checker = proof, rules, checker

    def run(self) -> None:
        self._checker.tell(self._proof, check(self._proof, self._rules))
