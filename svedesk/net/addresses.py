"""This PC's addresses on its networks: to be told to guests, to broadcast on, to judge another's by."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface


class Local(NamedTuple):
    """One address of this PC: its network, where that network's broadcasts go ("" where it has none: IPv6 has
    not), and the name of its interface, which addresses that only mean something within a network need."""

    address: str
    network: ipaddress.IPv4Network | ipaddress.IPv6Network
    broadcast: str
    interface: str
    loopback: bool


def local_addresses() -> tuple[Local, ...]:
    """All IPv4 addresses of networks that are up."""
    return tuple(_addresses(QAbstractSocket.NetworkLayerProtocol.IPv4Protocol))


def ipv6_addresses() -> tuple[Local, ...]:
    """All IPv6 addresses of networks that are up, without that of the computer itself."""
    six = _addresses(QAbstractSocket.NetworkLayerProtocol.IPv6Protocol)
    return tuple(local for local in six if not local.loopback)


def addresses_to_tell() -> tuple[str, ...]:
    """Addresses guests may reach this PC at, the most likely first: IPv6 where there is nothing else, which makes
    codes longer; that of the computer itself when there is no network."""
    outside = [local.address for local in local_addresses() if not local.loopback]
    # Home and office networks first, addresses that a system gave itself for want of a better one last.
    ordered = sorted(outside, key=lambda address: (address.startswith("169.254."), not _private(address)))
    six = [local.address for local in ipv6_addresses() if not ipaddress.IPv6Address(local.address).is_link_local]
    return tuple(ordered) or tuple(six) or ("127.0.0.1",)


def neighbourhood(address: str) -> str:
    """What limits by address count: an IPv4 address, or the 64 bits of an IPv6 address that one household has all
    addresses of."""
    if ":" not in address:
        return address
    return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False))


def on_a_network() -> bool:
    """Whether this PC is on any network but its own."""
    return any(not local.loopback for local in local_addresses()) or bool(ipv6_addresses())


def on_same_network(address: str) -> bool:
    """Whether an address belongs to a network this PC is on."""
    try:
        wanted = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(wanted in local.network for local in (*local_addresses(), *ipv6_addresses()))


def _private(address: str) -> bool:
    return ipaddress.IPv4Address(address).is_private


def _addresses(protocol: QAbstractSocket.NetworkLayerProtocol) -> Iterator[Local]:
    up = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    for interface in QNetworkInterface.allInterfaces():
        loops = bool(interface.flags() & QNetworkInterface.InterfaceFlag.IsLoopBack)
        for entry in interface.addressEntries() if interface.flags() & up == up else ():
            if entry.ip().protocol() == protocol:
                address = entry.ip().toString().partition("%")[0]
                network = ipaddress.ip_network(f"{address}/{max(entry.prefixLength(), 0)}", strict=False)
                yield Local(address, network, entry.broadcast().toString(), interface.name(), loops)
