"""Hosted games that are closing: their last messages to guests may still be on the way."""

from __future__ import annotations

import time

from PySide6.QtCore import QEventLoop, QTimer

from svedesk.gui.rooms.lobby.link.hosting import LocalHost

LONGEST = 0.6
"""Seconds a closing window waits at most for them."""


class ClosingGames:
    """Keeps closed games alive until they were heard."""

    def __init__(self) -> None:
        self._closing: list[LocalHost] = []

    def close(self, hosting: LocalHost) -> None:
        """Close a game for all."""
        hosting.close()
        self._closing = [*(game for game in self._closing if game.host.connections), hosting]

    def wait(self) -> None:
        """Let what is left go out, for the program is about to end."""
        until, loop = time.monotonic() + LONGEST, QEventLoop()
        while time.monotonic() < until and any(game.host.connections for game in self._closing):
            QTimer.singleShot(20, loop, loop.quit)
            loop.exec()
