"""The transcript of a game: all that host and seat said to each other that counts, in one order, each entry bound to
those before by a hash. The host signs what it tells; a seat signs what it does, over what it was told last. Pure.

Both ends keep it, and neither can change it: what was cut out, swapped, repeated or signed by another does not fit what
the other end signed after it. A connection that is lost takes with it what was on its way; a seat that is back says
what it had last, and both go on from there. Nothing has to be kept for that on the host, which may have been killed.
"""

from __future__ import annotations

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from svedesk.desk.desk import Mode
from svedesk.wire.messages import Answer, GameAct
from svedesk.wire.messages_codec import plain
from svedesk.wire.messages_table import Denied, Requests, Signed, Times, UpdatePacket
from svedesk.wire.net_kept import Entry

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

TAG = b"svedesk transcript 1"
Told = UpdatePacket | Denied | Requests | Times
"""What the host signs."""
_UNSIGNED = {"v", "type", "act", "row", "sign", "serial"}
"""Fields of an act that are not content: a serial is different after a restart of the host."""


class SigningKey:
    """An Ed25519 key, made anew for each room."""

    def __init__(self, seed: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.public: bytes = self._key.public_key().public_bytes_raw()

    def sign(self, content: bytes) -> str:
        """The signature, as it is sent."""
        return urlsafe_b64encode(self._key.sign(content)).decode().rstrip("=")


def new_secret() -> bytes:
    """32 random bytes, of a key, a salt or to tell connections apart; a game is not dealt from them."""
    return os.urandom(32)


def is_signed(key: bytes, content: bytes, signature: str) -> bool:
    """Whether this is the signature of the owner of this key."""
    from cryptography.exceptions import InvalidSignature

    try:
        _public_key(key).verify(urlsafe_b64decode(signature + "=="), content)
    except (InvalidSignature, ValueError):
        return False
    return True


@lru_cache(32)
def _public_key(key: bytes) -> Ed25519PublicKey:
    """To read a key takes a third as long as to check a signature. Raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    return Ed25519PublicKey.from_public_bytes(key)


class TranscriptPart(NamedTuple):
    """Whose transcript it is: the game, the seat, the public keys and the promises of all, the host's first; what the
    game is dealt by (see `terms.deal_digest`), and what the transcript of the seat's deal before came to."""

    game: bytes
    seat: int
    keys: tuple[bytes, ...]
    promises: tuple[bytes, ...]
    deal: bytes = b""
    before: bytes = b""

    def start(self, since: str) -> bytes:
        """What the transcript begins with on a connection."""
        dealt = (*self.keys, *self.promises, self.deal, self.before)
        return _hashed(b" start", self.game, bytes([self.seat]), *dealt, since.encode())

    def act(self, head: bytes, content: str, seat: int = -1) -> bytes:
        """What is signed of an act, of this seat or another."""
        return b"".join((TAG, b" act", self.game, bytes([self.seat if seat < 0 else seat]), head, content.encode()))


class TranscriptRow(NamedTuple):
    """What has been told so far: the head of the transcript then, how long the log was, the digest of the table."""

    head: bytes
    at: int = 0
    digest: str = ""


class HostTranscript:
    """The host's end, on one connection."""

    def __init__(self, part: TranscriptPart, since: str, key: SigningKey) -> None:
        self.part, self._key = part, key
        self.rows = [TranscriptRow(part.start(since))]
        self._head = self.rows[0].head

    def tells(self, content: str) -> str:
        """The signature of what is told now."""
        self._head = _after(self._head, "told", content)
        self.rows.append(_row(self._head, content, self.rows[-1]))
        return self._key.sign(TAG + b" told" + self._head)

    def hears(self, act: GameAct) -> Signed | None:
        """An act of the seat; None where it is not signed."""
        row = self.rows[act.row] if act.row < len(self.rows) else self.rows[-1]
        content = act_content(act, row)
        self._head = _after(self._head, "act", content)
        if not is_signed(self.part.keys[self.part.seat + 1], self.part.act(row.head, content), act.sign):
            return None
        return _signed(self.part.seat, act.act, row, act.sign)

    def is_of_now(self, act: GameAct) -> bool:
        """Whether an act was done at the table that was told last, whatever else was told since."""
        return act.row < len(self.rows) and self.rows[act.row][1:] == self.rows[-1][1:]


class Transcript:
    """A seat's end, from its beginning; `row_count` is how often the host has told something."""

    def __init__(self, part: TranscriptPart, entries: Iterable[Entry] = ()) -> None:
        self.part = part
        self.row_count = 0
        self.rows = [TranscriptRow(part.start(""))]
        self._head = self.rows[0].head
        self._sent: list[tuple[int, str]] = []
        """Acts that the host has not taken up, as far as it has told."""
        for entry in entries:
            self.take(entry, trusted=True)

    @property
    def has_begun(self) -> bool:
        """Whether anything was told on this connection."""
        return len(self.rows) > 1

    @property
    def head(self) -> bytes:
        """What all of it comes to so far."""
        return self._head

    def since(self, nonce: str) -> str:
        """What a seat says that comes back: what it had last, and something new."""
        return _hashed(b" back", self._head if self.row_count else b"", nonce.encode()).hex()

    def take(self, entry: Entry, *, trusted: bool = False) -> bool:
        """Take the next entry in; False, and nothing changes, where its signature does not fit."""
        if entry.what != "act" and (entry.row or (entry.what == "back" and entry.sign)):
            return False
        if entry.what == "back":
            self._head = self.part.start(self.since(entry.content))
            self.rows, self._sent = [TranscriptRow(self._head)], []
            return True
        if entry.what == "act":
            if not 0 <= entry.row < len(self.rows):
                return False
            signed = self.part.act(self.rows[entry.row].head, entry.content)
            if not trusted and not is_signed(self.part.keys[self.part.seat + 1], signed, entry.sign):
                return False
            self._sent.append((number_of(entry.content), entry.content))
            return True
        head, did = self._head, number_of(entry.content)
        for number, content in self._sent:
            head = _after(head, "act", content) if number <= did else head
        head = _after(head, "told", entry.content)
        if not trusted and not is_signed(self.part.keys[0], TAG + b" told" + head, entry.sign):
            return False
        self._head, self._sent = head, [sent for sent in self._sent if sent[0] > did]
        self.rows.append(_row(head, entry.content, self.rows[-1]))
        self.row_count += 1
        return True

    def signs(self, act: GameAct, key: SigningKey) -> Entry:
        """The entry of an act that is about to be sent."""
        content = act_content(act, self.rows[-1])
        return Entry("act", content, len(self.rows) - 1, key.sign(self.part.act(self.rows[-1].head, content)))


def wrong_entry(part: TranscriptPart, entries: Sequence[Entry]) -> int | None:
    """The first entry whose signature does not fit all that was before it; None where all do."""
    transcript = Transcript(part)
    for at, entry in enumerate(entries):
        try:
            if not transcript.take(entry):
                return at
        except (ValueError, LookupError, TypeError):
            return at
    return None


def taken_up(entries: Iterable[Entry]) -> set[int]:
    """How long the log was at the answers of a seat that the host has taken up, of the table as it stands."""
    sent: dict[int, int] = {}
    own: set[int] = set()
    for entry in entries:
        fields: list[Any] = json.loads(entry.content) if entry.what != "back" else [0, "back"]
        if fields[1] == "back":
            sent.clear()
        elif fields[1] == "answer":
            sent[fields[0]] = fields[2]
        elif fields[1] == "denied":
            sent.pop(fields[0], None)
        elif fields[1] == "table":
            number, at, cause = fields[0], fields[2], fields[-1]
            done = {sent.pop(act) for act in tuple(sent) if act <= number}
            own = {answered for answered in own | (done if cause == "answer" else set()) if answered < at}
    return own


def last_mode(entries: Sequence[Entry]) -> Mode | None:
    """Whether the rules were on at the table that was told last; None before one was."""
    tables = (json.loads(entry.content) for entry in reversed(entries) if entry.what == "told")
    mode = next((fields[7] for fields in tables if fields[1] == "table"), None)
    return "manual" if mode == "manual" else "rules" if mode else None


def told_tables(entries: Iterable[Entry]) -> Iterator[tuple[object, ...]]:
    """The tables that were told: length of the log, digest, log lines and their digest, promise of the log."""
    for entry in entries:
        fields: list[object] = json.loads(entry.content) if entry.what == "told" else []
        if len(fields) == 9 and fields[1] == "table":
            yield tuple(fields[2:7])


def act_content(act: GameAct, row: TranscriptRow) -> str:
    """What counts of an act, and of the table it was done at: that of an answer has to be the same."""
    fields = {name: value for name, value in plain(act).items() if name not in _UNSIGNED}
    return _written(act.act, act.type, row.at, row.digest if isinstance(act, Answer) else "", fields)


def told_content(message: Told, did: int, lines: Sequence[str]) -> str:
    """What counts of what the host tells, `lines` being the digests of the log up to each of its lines."""
    if isinstance(message, UpdatePacket):
        log = (len(lines), lines[-1] if lines else "", message.log)
        return _written(did, "table", message.at, message.digest, *log, message.mode, message.cause)
    if isinstance(message, Denied):
        return _written(message.act, "denied")
    if isinstance(message, Times):
        return _written(did, "times", message.left, message.runs, message.away, message.grace, message.claims)
    waiting = [(wish.id, wish.seat, wish.what) for wish in message.waiting]
    wish = message.settled
    return _written(did, "asked", waiting, (wish.seat, wish.what) if wish else None, message.outcome)


def is_signed_act(
    part: TranscriptPart, signed: Signed, digest: str = "", answer: tuple[int, ...] | None = None
) -> bool:
    """Whether a seat has signed this answer at the table with this digest; without one, that it gives up."""
    if signed.seat >= len(part.keys) - 1:
        return False
    what, fields = ("concede", {}) if answer is None else ("answer", {"answer": answer})
    content = _written(signed.number, what, signed.at, digest, fields)
    head = urlsafe_b64decode(signed.head + "=")
    return is_signed(part.keys[signed.seat + 1], part.act(head, content, signed.seat), signed.sign)


def own_signed(part: TranscriptPart, entries: Iterable[Entry]) -> Iterator[Signed]:
    """What a seat has signed by its own transcript of what are entries of the log."""
    transcript = Transcript(part)
    for entry in entries:
        if entry.what == "act" and json.loads(entry.content)[1] in ("answer", "concede"):
            yield _signed(part.seat, number_of(entry.content), transcript.rows[entry.row], entry.sign)
        transcript.take(entry, trusted=True)


def _signed(seat: int, number: int, row: TranscriptRow, sign: str) -> Signed:
    return Signed(seat, number, row.at, urlsafe_b64encode(row.head).decode().rstrip("="), sign)


def deal_before(before: bytes, game: bytes) -> bytes:
    """What a deal comes to that was broken off before anything was signed."""
    return _hashed(b" deal", before, game)


def number_of(content: str) -> int:
    """The number of the act an entry is, or of the last that was taken up when it was told."""
    number = json.loads(content)[0]
    if type(number) is not int:
        raise TypeError("no number")
    return number


def _row(head: bytes, content: str, before: TranscriptRow) -> TranscriptRow:
    fields = json.loads(content)
    return (
        TranscriptRow(head, fields[2], fields[3])
        if fields[1] == "table"
        else TranscriptRow(head, before.at, before.digest)
    )


def _after(head: bytes, what: str, content: str) -> bytes:
    return _hashed(b" " + what.encode(), head, content.encode())


def _hashed(what: bytes, *parts: bytes) -> bytes:
    return hashlib.sha256(TAG + what + b"".join(parts)).digest()


def _written(*fields: object) -> str:
    return json.dumps(fields, ensure_ascii=True, separators=(",", ":"))
