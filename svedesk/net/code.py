"""Addresses and join codes: where the host listens, what its certificate's fingerprint begins with, and the secret
that lets in.

Written in Crockford's base 32 (no I, L, O, U; those are read as the digits they look like), in groups of five, with a
check at the end so that a slip of the finger is told from a wrong code.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
from typing import NamedTuple

FINGERPRINT = 10
"""Bytes of the certificate's SHA-256 in a code: who wants to pass for the host has to find another certificate that
begins so."""
SECRET = 8
"""Bytes. Guessed only by asking the host, a lifetime long."""
MOST_ADDRESSES = 3
LONGEST_NAME = 63
"""Characters of a host's name in a code."""
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("ILOU", "110V")
_VERSION, _ANYWHERE = 1, 2
"""Codes with IPv4 addresses alone, and with others: as long as the first will do, older programs can read them."""
_NAME = 0x80
_CHECK = 2
_ADDRESS = re.compile(r"\[(?P<six>[^\[\]]+)\](?::(?P<at>\d{1,5}))?|(?P<name>[^:\[\]]+)(?::(?P<port>\d{1,5}))?")
_HOST_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*\.?", re.IGNORECASE)


class BadCode(ValueError):
    """What was typed is no join code; `key` says why: "code-form", "code-slip" or "code-newer"."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class JoinCode(NamedTuple):
    """`addresses` are IPv4, IPv6 or names of computers, most promising first."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes
    secret: bytes

    def text(self) -> str:
        """The code as it is shown and typed."""
        addresses = self.addresses[:MOST_ADDRESSES]
        version = _VERSION if all(map(_is_four, addresses)) else _ANYWHERE
        packed = b"".join(_packed(address, version) for address in addresses)
        head = bytes([version << 4 | len(addresses)])
        body = head + packed + self.port.to_bytes(2, "big") + self.fingerprint + self.secret
        digits = _base32(body + hashlib.sha256(body).digest()[:_CHECK])
        return "-".join(digits[at : at + 5] for at in range(0, len(digits), 5))

    def at(self, address: str, port: int = 0) -> JoinCode:
        """The same host at another address (typed by hand, or found on the network)."""
        return self._replace(addresses=(address,), port=port or self.port)


def read_code(text: str) -> JoinCode:
    """A join code as typed: case, spaces and dashes do not matter. Raises `BadCode`."""
    digits = plain_digits(text)
    if not digits or len(digits) > 400 or any(digit not in DIGITS for digit in digits):
        raise BadCode("code-form")
    bits = len(digits) * 5
    number = 0
    for digit in digits:
        number = number << 5 | DIGITS.index(digit)
    data = (number >> bits % 8).to_bytes(bits // 8, "big")
    if len(data) > FINGERPRINT + SECRET and data[0] >> 4 > _ANYWHERE:
        raise BadCode("code-newer")
    body, check = data[:-_CHECK], data[-_CHECK:]
    addresses, end = _unpacked(body)
    if len(body) != end + 2 + FINGERPRINT + SECRET or not addresses:
        raise BadCode("code-form")
    if bits % 8 >= 5 or number & (1 << bits % 8) - 1:
        raise BadCode("code-slip")  # a digit too many, or one whose spare bits are not 0
    if hashlib.sha256(body).digest()[:_CHECK] != check or any(not is_address(address) for address in addresses):
        raise BadCode("code-slip")
    rest = body[end:]
    return JoinCode(addresses, int.from_bytes(rest[:2], "big"), rest[2 : 2 + FINGERPRINT], rest[2 + FINGERPRINT :])


def plain_digits(text: str) -> str:
    """A code without what does not matter in it: case, spaces, dashes, letters that look like digits."""
    return "".join(text.upper().split()).replace("-", "").translate(_READ_AS)


def read_address(text: str) -> tuple[str, int]:
    """An address as typed, with its port (0: none): "192.168.1.20:47800", "my.example.org", "2001:db8::1", or
    "[2001:db8::1]:47800". Raises `BadCode`."""
    text = text.strip()
    match = None if text.count(":") > 1 and text[0] != "[" else _ADDRESS.fullmatch(text)
    address = (match["six"] or match["name"]) if match else text
    port = int(match["at"] or match["port"] or 0) if match else 0
    is_six = match is None or match["six"] is not None
    if port > 65535 or not is_address(address) or is_six != (":" in address):
        raise BadCode("address-form")
    return address, port


def address_text(address: str, port: int = 0) -> str:
    """An address as people write it."""
    if not port:
        return address
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def is_address(text: str) -> bool:
    """Whether this may be an address or the name of a computer."""
    try:
        return bool(ipaddress.ip_address(text))
    except ValueError:
        name = len(text) <= LONGEST_NAME and _HOST_NAME.fullmatch(text) is not None
        return name and not text.replace(".", "").isdigit()  # 1.2.3 is a slip, not a name


def _is_four(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).version == 4
    except ValueError:
        return False


def _packed(address: str, version: int) -> bytes:
    try:
        known = ipaddress.ip_address(address)
        if "%" in address:
            raise ValueError  # it means nothing without its interface
    except ValueError:
        return bytes([_NAME | len(address)]) + address.encode("ascii")
    return known.packed if version == _VERSION else bytes([known.version]) + known.packed


def _unpacked(body: bytes) -> tuple[tuple[str, ...], int]:
    """The addresses of a code, and where in it they end; none where the bytes make no sense."""
    version, count = (body[0] >> 4, body[0] & 15) if body else (0, 0)
    if version not in (_VERSION, _ANYWHERE) or not 1 <= count <= MOST_ADDRESSES:
        return (), 0
    addresses, at = [], 1
    for _ in range(count):
        kind = 4 if version == _VERSION else next(iter(body[at : at + 1]), 0)
        at += version == _ANYWHERE
        length = {4: 4, 6: 16}.get(kind, kind & ~_NAME if kind & _NAME else 0)
        part = body[at : at + length]
        if not length or len(part) < length:
            return (), 0
        addresses.append(part.decode("ascii", "replace") if kind & _NAME else str(ipaddress.ip_address(part)))
        at += length
    return tuple(addresses), at


def _base32(data: bytes) -> str:
    length = -(-len(data) * 8 // 5)
    number = int.from_bytes(data, "big") << (length * 5 - len(data) * 8)
    return "".join(DIGITS[number >> 5 * (length - 1 - at) & 31] for at in range(length))
