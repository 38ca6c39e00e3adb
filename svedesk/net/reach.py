"""Whether a host can be reached at an address: a connection that says nothing and takes no seat."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QAbstractSocket, QSsl, QSslConfiguration, QSslSocket

from svedesk.net.certificate import fingerprint
from svedesk.net.code import JoinCode, address_text
from svedesk.net.connect_errors import why_unreachable
from svedesk.net.errors import Trouble
from svedesk.net.limits import Timing
from svedesk.net.timeout import Patience


class ReachTest(QObject):
    """Tries the first address of a code. `told` hears once what is in the way, None when the host with the code's
    certificate answered there."""

    def __init__(self, code: JoinCode, told: Callable[[Trouble | None], None], timing: Timing | None = None) -> None:
        super().__init__(QCoreApplication.instance())  # it lives until it knows
        self._code, self._told, self._at = code, told, (code.addresses[0], code.port)
        self._socket = QSslSocket(QCoreApplication.instance())
        config = QSslConfiguration.defaultConfiguration()
        config.setProtocol(QSsl.SslProtocol.TlsV1_2OrLater)
        config.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)  # the fingerprint tells
        self._socket.setSslConfiguration(config)
        self._socket.encrypted.connect(self._answered)
        self._socket.errorOccurred.connect(self._failed)
        self._patience = Patience((timing or Timing()).connect, self._waited, self)

    def start(self) -> None:
        """Try."""
        if not QSslSocket.supportsSsl():
            self._end(Trouble("no-tls"))
            return
        self._patience.start()
        self._socket.connectToHostEncrypted(*self._at)

    def _answered(self) -> None:
        found = fingerprint(self._socket.peerCertificate())
        right = not self._code.fingerprint or hmac.compare_digest(found, self._code.fingerprint)
        self._end(None if right else Trouble("wrong-host", (address_text(*self._at),)))

    def _failed(self, error: QAbstractSocket.SocketError) -> None:
        self._end(why_unreachable(error, *self._at))

    def _waited(self) -> None:
        connected = self._socket.state() == QAbstractSocket.SocketState.ConnectedState
        late = QAbstractSocket.SocketError
        self._failed(late.SslHandshakeFailedError if connected else late.SocketTimeoutError)

    def _end(self, trouble: Trouble | None) -> None:
        self._patience.stop()
        self._socket.encrypted.disconnect(self._answered)
        self._socket.errorOccurred.disconnect(self._failed)
        self._socket.deleteLater()
        self.deleteLater()
        self._told(trouble)
