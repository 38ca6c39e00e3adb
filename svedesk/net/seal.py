"""What a host keeps of a game that is still being played, sealed: its person can look at every file of this PC,
and would see the other player's hand in a save.

It is encrypted with a key that is written down nowhere. That key is locked up once for each guest, with what follows
from the token that brings this guest back to its seat: of tokens the host keeps hashes only. So a host that was started
again goes on as soon as one of its guests is back, and not before. Pure.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from svedesk.desk.kept_games import says_finished
from svedesk.wire.net_kept import SealedModel

_SIZE, _NONCE = 32, 12


class CannotOpen(Exception):
    """Something sealed is not for this token, or damaged."""


class Seal(NamedTuple):
    """A key, and its locks by the hash of the token that opens each."""

    key: bytes
    locks: tuple[tuple[bytes, bytes], ...]

    def close(self, content: bytes, now: datetime) -> SealedModel:
        """Something sealed, as it is kept."""
        sealed = base64.b64encode(_encrypted(self.key, content)).decode()
        return SealedModel(saved_at=now, locks=self.locks, content=sealed)

    def close_save(self, save: bytes) -> bytes:
        """A save as it is kept: sealed, until the game is over and everything has been shown."""
        return save if says_finished(save) else self.close(save, datetime.now(UTC)).model_dump_json().encode()

    def close_line(self, content: bytes) -> bytes:
        """Something that is kept beside it, as a line."""
        return base64.b64encode(_encrypted(self.key, content))

    def open_line(self, line: bytes) -> bytes | None:
        """What is in such a line, None for one that is damaged."""
        try:
            return _decrypted(self.key, base64.b64decode(line, validate=True))
        except (ValueError, CannotOpen):
            return None


def token_key(token: str) -> bytes:
    """The key that follows from a seat's token."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), _SIZE, salt=None, info=b"svedesk sealed save").derive(bytes.fromhex(token))


def seal_for(tokens: Mapping[bytes, bytes], before: Seal | None) -> Seal | None:
    """The seal for those who hold the tokens with these hashes, each with its key (empty where it has not come back
    yet): the one there was `before` if it is for them already, None for nobody."""
    old = dict(before.locks) if before is not None else {}
    if before is not None and old.keys() == tokens.keys():
        return before
    waits = [token for token, key in tokens.items() if not key and token in old]
    data_key = before.key if before is not None and waits else secrets.token_bytes(_SIZE)
    locks = [(token, old[token]) for token in waits]
    locks += [(token, _encrypted(key, data_key)) for token, key in tokens.items() if key]
    return Seal(data_key, tuple(locks)) if locks else None


def opened(sealed: SealedModel, token: str) -> tuple[bytes, Seal]:
    """What is in it, and the seal it had. Raises `CannotOpen`."""
    lock = dict(sealed.locks).get(hashlib.sha256(bytes.fromhex(token)).digest())
    if lock is None:
        raise CannotOpen
    key = _decrypted(token_key(token), lock)
    return _decrypted(key, base64.b64decode(sealed.content)), Seal(key, sealed.locks)


def _encrypted(key: bytes, content: bytes) -> bytes:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    nonce = secrets.token_bytes(_NONCE)
    return nonce + ChaCha20Poly1305(key).encrypt(nonce, content, None)


def _decrypted(key: bytes, content: bytes) -> bytes:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    try:
        return ChaCha20Poly1305(key).decrypt(content[:_NONCE], content[_NONCE:], None)
    except (InvalidTag, ValueError) as error:
        raise CannotOpen from error
