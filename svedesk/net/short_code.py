"""Join codes of twelve characters, to be typed by guests on the host's own network: they need not say where it is.

Seven characters (35 bits) name the host: they begin what scrypt makes of its certificate's fingerprint. Who wants to
pass for the host has to find a certificate that begins so, at a twentieth of a second of work for each try. Four (20
bits) are the beginning of the room's secret: they let in, and are guessed only by asking the host, which soon answers
no more. The last one is a check.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

from svedesk.net.code import DIGITS, SECRET, BadCode, JoinCode, plain_digits

NAMES_HOST, LETS_IN = 7, 4
"""Characters."""
NAME = 5
"""Bytes of what names the host; the last five bits are 0."""


class ShortCode(NamedTuple):
    """`host` stands for a fingerprint, `secret` for a secret, in a `JoinCode`."""

    host: bytes
    secret: bytes

    def text(self) -> str:
        """The code as it is shown and typed."""
        digits = host_digits(self.host) + _digits(self.secret[:3], LETS_IN)
        digits += DIGITS[-_sum(digits + "0") % len(DIGITS)]
        return "-".join(digits[at : at + 4] for at in range(0, len(digits), 4))

    def at(self, *addresses: str, port: int) -> JoinCode:
        """Where to go with it."""
        return JoinCode(addresses, port, self.host, self.secret)


def short_code(code: JoinCode) -> ShortCode:
    """The short form of a code."""
    return ShortCode(host_name(code.fingerprint), short_secret(code.secret))


def read_short(text: str) -> ShortCode | None:
    """A short code as typed, None where it is none. Raises `BadCode` where a character is wrong."""
    digits = plain_digits(text)
    if len(digits) != NAMES_HOST + LETS_IN + 1 or any(digit not in DIGITS for digit in digits):
        return None
    if _sum(digits) % len(DIGITS):
        raise BadCode("code-slip")
    secret = _bytes(digits[NAMES_HOST:-1], 3).ljust(SECRET, b"\0")
    return ShortCode(_bytes(digits[:NAMES_HOST], NAME), secret)


@cache
def host_name(fingerprint: bytes) -> bytes:
    """What stands for a fingerprint in a short code."""
    salt, memory = b"svedesk short join code", 64 * 2**20
    made = hashlib.scrypt(fingerprint, salt=salt, n=2**15, r=8, p=1, maxmem=memory, dklen=NAME)
    return made[:-1] + bytes([made[-1] & 0xE0])


def host_digits(name: bytes) -> str:
    """What names a host in the open, for guests that type a short code."""
    return _digits(name, NAMES_HOST)


def short_secret(secret: bytes) -> bytes:
    """What stands for a room's secret in a short code."""
    return (secret[:2] + bytes([secret[2] & 0xF0])).ljust(SECRET, b"\0")


def _digits(data: bytes, count: int) -> str:
    number = int.from_bytes(data, "big") >> len(data) * 8 - count * 5
    return "".join(DIGITS[number >> 5 * (count - 1 - at) & 31] for at in range(count))


def _bytes(digits: str, size: int) -> bytes:
    number = 0
    for digit in digits:
        number = number << 5 | DIGITS.index(digit)
    return (number << size * 8 - len(digits) * 5).to_bytes(size, "big")


def _sum(digits: str) -> int:
    """Luhn's sum, for 32 digits: another one in any place changes it, and nearly every exchange of two neighbours."""
    total = 0
    for at, digit in enumerate(reversed(digits)):
        doubled = DIGITS.index(digit) << (at & 1)
        total += doubled // len(DIGITS) + doubled % len(DIGITS)
    return total
