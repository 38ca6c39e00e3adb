"""One try to connect to a host: encrypted, and known by its fingerprint to be the right one."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QAbstractSocket, QSsl, QSslConfiguration, QSslSocket

from svedesk.net.certificate import fingerprint
from svedesk.net.code import JoinCode, address_text
from svedesk.net.connect_errors import why_unreachable
from svedesk.net.errors import Trouble
from svedesk.net.short_code import NAME, host_name
from svedesk.net.timeout import Patience


class ConnectionAttempt(QObject):
    """Tries the host of a code at one address and port, for so many seconds. `done` hears once what came of it: the
    socket, which is then its own, or what was in the way."""

    def __init__(
        self, code: JoinCode, end: tuple[str, int], seconds: float, done: Callable[[QSslSocket | Trouble], None]
    ) -> None:
        super().__init__(QCoreApplication.instance())  # it lives until it knows
        self._code, self._to, self._done = code, end, done
        self._socket = QSslSocket(QCoreApplication.instance())
        config = QSslConfiguration.defaultConfiguration()
        config.setProtocol(QSsl.SslProtocol.TlsV1_2OrLater)
        # No authority vouches for a host: its fingerprint does, see `_encrypted`.
        config.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        self._socket.setSslConfiguration(config)
        self._socket.encrypted.connect(self._encrypted)
        self._socket.errorOccurred.connect(self._failed)
        self._patience = Patience(seconds, self._waited, self)

    def start(self) -> None:
        """Try."""
        if not QSslSocket.supportsSsl():
            self._fail(Trouble("no-tls"))
            return
        self._patience.start()
        self._socket.connectToHostEncrypted(*self._to)

    def give_up(self) -> None:
        """Try no more. Not by `abort`: Qt may be in the middle of a handshake, and crashes."""
        self._end()
        self._socket.deleteLater()

    def _encrypted(self) -> None:
        shown, known = fingerprint(self._socket.peerCertificate()), self._code.fingerprint
        if known and not hmac.compare_digest(host_name(shown) if len(known) == NAME else shown, known):
            self._fail(Trouble("wrong-host", (address_text(*self._to),)))
            return
        self._end()
        self._done(self._socket)

    def _failed(self, error: QAbstractSocket.SocketError) -> None:
        self._fail(why_unreachable(error, *self._to))

    def _waited(self) -> None:
        connected = self._socket.state() == QAbstractSocket.SocketState.ConnectedState
        late = QAbstractSocket.SocketError
        self._failed(late.SslHandshakeFailedError if connected else late.SocketTimeoutError)

    def _fail(self, trouble: Trouble) -> None:
        self.give_up()
        self._done(trouble)

    def _end(self) -> None:
        self._patience.stop()
        self._socket.encrypted.disconnect(self._encrypted)
        self._socket.errorOccurred.disconnect(self._failed)
        self.deleteLater()
