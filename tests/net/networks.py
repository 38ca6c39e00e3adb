"""What tests of networks need of the computer they run on, found out by trying."""

import socket

import pytest

from svedesk.net.addresses import local_addresses


def _has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


needs_addresses = pytest.mark.skipif(
    not local_addresses(), reason="Qt is told of no network here, not even the computer's own (Wine 10)"
)
"""Games are looked for on the networks that the system tells of."""
needs_ipv6 = pytest.mark.skipif(not _has_ipv6(), reason="there is no IPv6 here")
