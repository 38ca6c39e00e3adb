"""What tests of programs and networks need of the computer they run on, found out by trying."""

import ctypes
import socket
import sys

import pytest

from svedesk.net.addresses import local_addresses


def _has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


def _in_wine() -> bool:
    return sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


needs_addresses = pytest.mark.skipif(
    not local_addresses(), reason="Qt is told of no network here, not even the computer's own (Wine 10)"
)
"""Games are looked for on the networks that the system tells of."""
needs_ipv6 = pytest.mark.skipif(not _has_ipv6(), reason="there is no IPv6 here")
needs_resets = pytest.mark.skipif(
    _in_wine(), reason="Wine 10 does not tell Qt that a connection was reset; Python's sockets are told"
)
needs_crashes = pytest.mark.skipif(_in_wine(), reason="Wine 10 starts a debugger at a crash, which never ends")
