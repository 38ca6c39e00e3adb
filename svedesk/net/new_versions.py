"""Asks whether there is a newer version, where the user wants it. An answer is a number, such as 1.2.0."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest

from svedesk import __version__

ADDRESS = ""
"""Where the newest version is told, for who publishes svedesk to fill in. Empty: nobody is asked."""
PATIENCE = 10_000
"""Milliseconds an answer may take."""
LONGEST = 32
"""Bytes of an answer."""


class NewVersionCheck(QObject):
    """Asks once. `newer` tells a newer version than this; no network, or any other answer, is silence."""

    newer = Signal(str)

    def __init__(self, address: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._network = QNetworkAccessManager(self)
        request = QNetworkRequest(QUrl(address))
        request.setTransferTimeout(PATIENCE)
        request.setHeader(QNetworkRequest.KnownHeaders.UserAgentHeader, "svedesk")  # and nothing of this machine
        self._reply = self._network.get(request)
        self._reply.setReadBufferSize(LONGEST + 1)  # what is longer is left where it is
        self._reply.readyRead.connect(self._arrived)
        self._reply.finished.connect(self._answered)

    def _arrived(self) -> None:
        if self._reply.bytesAvailable() > LONGEST:
            self._reply.abort()

    def _answered(self) -> None:
        reply = self._reply
        answer = bytes(reply.readAll().data()) if reply.error() == QNetworkReply.NetworkError.NoError else b""
        reply.deleteLater()
        version = newer_version(answer)
        if version:
            self.newer.emit(version)


def newer_version(answer: bytes, than: str = __version__) -> str:
    """The version an answer names, where it is newer; else ""."""
    named = re.fullmatch(rb"(\d{1,4})\.(\d{1,4})\.(\d{1,4})\s*", answer)
    if named is None:
        return ""
    numbers = tuple(map(int, named.groups()))
    return ".".join(map(str, numbers)) if numbers > tuple(map(int, than.split("."))) else ""
