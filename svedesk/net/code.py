"""Join codes: where the host listens, what its certificate's fingerprint begins with, and the secret that lets in.

Written in Crockford's base 32 (no I, L, O, U; those are read as the digits they look like), in groups of five, with a
check at the end so that a slip of the finger is told from a wrong code.
"""

from __future__ import annotations

import hashlib
import ipaddress
from typing import NamedTuple

FINGERPRINT = 10
"""Bytes of the certificate's SHA-256 in a code: who wants to pass for the host has to find another certificate that
begins so."""
SECRET = 8
"""Bytes. Guessed only by asking the host, which lets each address try five times a minute."""
MOST_ADDRESSES = 3
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("ILOU", "110V")
_VERSION = 1
_CHECK = 2


class BadCode(ValueError):
    """What was typed is no join code; `key` says why: "code-form", "code-slip" or "code-newer"."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class JoinCode(NamedTuple):
    """`addresses` are IPv4, most promising first."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes
    secret: bytes

    def text(self) -> str:
        """The code as it is shown and typed."""
        packed = b"".join(ipaddress.IPv4Address(address).packed for address in self.addresses[:MOST_ADDRESSES])
        head = bytes([_VERSION << 4 | len(packed) // 4])
        body = head + packed + self.port.to_bytes(2, "big") + self.fingerprint + self.secret
        digits = _base32(body + hashlib.sha256(body).digest()[:_CHECK])
        return "-".join(digits[at : at + 5] for at in range(0, len(digits), 5))

    def at(self, address: str, port: int = 0) -> JoinCode:
        """The same host at another address (typed by hand, or found on the network)."""
        return self._replace(addresses=(address,), port=port or self.port)


def read_code(text: str) -> JoinCode:
    """A join code as typed: case, spaces and dashes do not matter. Raises `BadCode`."""
    digits = "".join(text.upper().split()).replace("-", "").translate(_READ_AS)
    if not digits or len(digits) > 80 or any(digit not in _DIGITS for digit in digits):
        raise BadCode("code-form")
    bits = len(digits) * 5
    number = 0
    for digit in digits:
        number = number << 5 | _DIGITS.index(digit)
    data = (number >> bits % 8).to_bytes(bits // 8, "big")
    if len(data) > FINGERPRINT + SECRET and data[0] >> 4 > _VERSION:
        raise BadCode("code-newer")
    body, check = data[:-_CHECK], data[-_CHECK:]
    count = body[0] & 15 if body else 0
    if len(body) != 1 + 4 * count + 2 + FINGERPRINT + SECRET or not 1 <= count <= MOST_ADDRESSES:
        raise BadCode("code-form")
    if bits % 8 >= 5 or number & (1 << bits % 8) - 1:
        raise BadCode("code-slip")  # a digit too many, or one whose spare bits are not 0
    if hashlib.sha256(body).digest()[:_CHECK] != check or body[0] >> 4 != _VERSION:
        raise BadCode("code-slip")
    addresses = tuple(str(ipaddress.IPv4Address(body[1 + 4 * at : 5 + 4 * at])) for at in range(count))
    rest = body[1 + 4 * count :]
    return JoinCode(addresses, int.from_bytes(rest[:2], "big"), rest[2 : 2 + FINGERPRINT], rest[2 + FINGERPRINT :])


def _base32(data: bytes) -> str:
    length = -(-len(data) * 8 // 5)
    number = int.from_bytes(data, "big") << (length * 5 - len(data) * 8)
    return "".join(_DIGITS[number >> 5 * (length - 1 - at) & 31] for at in range(length))
