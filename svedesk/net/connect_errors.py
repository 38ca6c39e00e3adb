"""What went wrong when a host could not be reached, told from what the socket says and which networks there are."""

from __future__ import annotations

from PySide6.QtNetwork import QAbstractSocket

from svedesk.net.addresses import on_a_network, on_same_network
from svedesk.net.code import address_text
from svedesk.net.errors import Trouble

_Error = QAbstractSocket.SocketError


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
