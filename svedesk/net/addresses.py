"""This computer's addresses on its networks: to be told to guests, to broadcast on, to judge another's by. IPv4."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface


class Local(NamedTuple):
    """One address of this computer: its network, and where that network's broadcasts go ("" where it has none)."""

    address: str
    network: ipaddress.IPv4Network
    broadcast: str
    loopback: bool


def local_addresses() -> tuple[Local, ...]:
    """All addresses of networks that are up."""
    return tuple(_all())


def addresses_to_tell() -> tuple[str, ...]:
    """Addresses guests may reach this computer at, the most likely first; that of the computer itself when there is no
    network."""
    outside = [one.address for one in local_addresses() if not one.loopback]
    # Home and office networks first, addresses that a system gave itself for want of a better one last.
    ordered = sorted(outside, key=lambda address: (address.startswith("169.254."), not _private(address)))
    return tuple(ordered) or ("127.0.0.1",)


def neighbourhood(address: str) -> str:
    """What limits by address count: an IPv4 address, or the 64 bits of an IPv6 address that one household has all
    addresses of."""
    if ":" not in address:
        return address
    return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False))


def on_a_network() -> bool:
    """Whether this computer is on any network but its own."""
    return any(not one.loopback for one in local_addresses())


def on_same_network(address: str) -> bool:
    """Whether an address belongs to a network this computer is on."""
    try:
        wanted = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    return any(wanted in one.network for one in local_addresses())


def _private(address: str) -> bool:
    return ipaddress.IPv4Address(address).is_private


def _all() -> Iterator[Local]:
    up = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    for interface in QNetworkInterface.allInterfaces():
        if interface.flags() & up != up:
            continue
        loopback = bool(interface.flags() & QNetworkInterface.InterfaceFlag.IsLoopBack)
        for entry in interface.addressEntries():
            if entry.ip().protocol() != QAbstractSocket.NetworkLayerProtocol.IPv4Protocol:
                continue
            address, length = entry.ip().toString(), max(entry.prefixLength(), 0)
            network = ipaddress.IPv4Network(f"{address}/{length}", strict=False)
            yield Local(address, network, entry.broadcast().toString(), loopback)
