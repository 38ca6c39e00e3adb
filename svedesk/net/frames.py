"""A stream of bytes as frames: four bytes of length, most significant first, then so many bytes. Pure."""

from __future__ import annotations

LARGEST_TO_HOST = 32_768
"""Bytes of a frame a guest may send. A deck is under 3 kB."""
LARGEST_TO_GUEST = 4_200_000
"""Bytes of a frame the host may send. An update is under 20 kB; the opening of a game holds all of its log."""
_HEAD = 4


class BadFrame(ValueError):
    """Bytes that are no frames; the connection can't go on."""


def framed(payload: bytes) -> bytes:
    """A payload as a frame."""
    return len(payload).to_bytes(_HEAD, "big") + payload


class FrameReader:
    """Takes frames out of bytes as they arrive. `largest` bounds a payload, and so what is ever kept."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._begun = bytearray()

    @property
    def inside(self) -> bool:
        """Whether a frame has begun that is not whole yet."""
        return bool(self._begun)

    def feed(self, data: bytes) -> list[bytes]:
        """The payloads that are whole now. Raises `BadFrame` at the first length that is 0 or too large; payloads
        before it are lost, as the connection is."""
        self._begun += data
        whole = []
        at = 0
        while len(self._begun) - at >= _HEAD:
            length = int.from_bytes(self._begun[at : at + _HEAD], "big")
            if not 0 < length <= self._largest:
                raise BadFrame(f"a frame of {length} bytes")
            if len(self._begun) - at < _HEAD + length:
                break
            whole.append(bytes(self._begun[at + _HEAD : at + _HEAD + length]))
            at += _HEAD + length
        del self._begun[:at]
        return whole
