"""What is done in another thread for a window, as long as the window is open."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


class Beside(QObject):
    """Does one thing after the other; `taken` gets what came of each, in the window's thread."""

    _over = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._thread: ThreadPoolExecutor | None = None
        self._over.connect(self._take, Qt.ConnectionType.QueuedConnection)
        window.installEventFilter(self)

    def start(self, do: Callable[[], object]) -> None:
        """Do this, after what was to be done before."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "cards")
        self._thread.submit(do).add_done_callback(self._over.emit)

    def taken(self, done: Future[object]) -> None:
        """What was begun is over."""
        raise NotImplementedError

    def stop(self) -> None:
        """The window is closed: end what is done soon."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and self._thread is not None:
            self.stop()
            self._thread.shutdown(wait=True, cancel_futures=True)
            self._thread = None
        return super().eventFilter(watched, event)

    def _take(self, done: Future[object]) -> None:
        if self._thread is not None and not done.cancelled():
            self.taken(done)
