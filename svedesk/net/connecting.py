"""One try to connect to a host: encrypted, and known by its fingerprint to be the right one. What went wrong is told
from what the socket says and which networks there are."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QAbstractSocket, QSsl, QSslConfiguration, QSslSocket

from svedesk.net.addresses import on_a_network, on_same_network
from svedesk.net.certificate import fingerprint
from svedesk.net.code import JoinCode, address_text
from svedesk.net.errors import Trouble
from svedesk.net.limits import Timing
from svedesk.net.short_code import NAME, host_name
from svedesk.net.timeout import Patience

_Error = QAbstractSocket.SocketError


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
        self._failed(_Error.SslHandshakeFailedError if connected else _Error.SocketTimeoutError)

    def _fail(self, trouble: Trouble) -> None:
        self.give_up()
        self._done(trouble)

    def _end(self) -> None:
        self._patience.stop()
        self._socket.encrypted.disconnect(self._encrypted)
        self._socket.errorOccurred.disconnect(self._failed)
        self.deleteLater()


def try_to_reach(code: JoinCode, on_result: Callable[[Trouble | None], object], timing: Timing | None = None) -> None:
    """Try whether a host can be reached at the first address of a code, by a connection that says nothing and takes no
    seat. `on_result` hears once what is in the way, None when the host with the code's certificate answered there."""

    def done(answer: QSslSocket | Trouble) -> None:
        if isinstance(answer, QSslSocket):
            answer.deleteLater()
        on_result(answer if isinstance(answer, Trouble) else None)

    ConnectionAttempt(code, (code.addresses[0], code.port), (timing or Timing()).connect, done).start()


def why_unreachable(error: QAbstractSocket.SocketError, address: str, port: int) -> Trouble:
    """Why no connection came about: nobody there, another network, a firewall, no network at all."""
    if error == _Error.ConnectionRefusedError:
        return Trouble("not-hosting", (address, port))
    if error == _Error.HostNotFoundError:
        return Trouble("no-such-name", (address,))
    if error == _Error.RemoteHostClosedError:
        return Trouble("hung-up", (address_text(address, port),))
    if error in (_Error.SslHandshakeFailedError, _Error.SslInternalError):
        return Trouble("not-svedesk", (address_text(address, port),))
    if address.startswith("127.") or address == "::1":
        return Trouble("not-hosting", (address, port))
    if not on_a_network():
        return Trouble("no-network")
    # In the own network a computer that is on answers, unless something there swallows what it is asked.
    return Trouble("firewall", (address, port)) if on_same_network(address) else Trouble("wrong-network", (address,))
