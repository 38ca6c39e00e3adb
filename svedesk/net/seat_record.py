"""What a seat keeps of the game it plays, to check it afterwards."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from typing import NamedTuple

from svedesk.engine.log import DeckList
from svedesk.net.shuffle import commitment, fresh
from svedesk.net.terms import deal_digest, deck_promise
from svedesk.net.transcript import SigningKey, TranscriptPart
from svedesk.wire.messages_table import Opening, Terms
from svedesk.wire.net_kept import Agreement, Did, Entry, Note, Proof, read_kept


class Sight(NamedTuple):
    """What a seat was shown at one length of the log: the digest of its view, how many log lines it had with their
    digest, whether, as far as it knows, what came just before may have been done by hand, and the host's promise of
    the log (see `LogPromises`)."""

    digest: str
    lines: int
    chain: str
    by_hand: bool
    log: str = ""


@dataclass(slots=True)
class SeatRecord:
    """One game as a seat takes part in it. `own` are the bytes it puts in, `host` the host's promise, `deck` what it
    plays, by `terms` (None in a game of protocol 3 or before). `again` counts the deals before that were broken off
    once this seat's bytes were told, and never opened."""

    seat: int
    game: bytes
    host: bytes
    own: bytes = field(default_factory=fresh)
    promises: tuple[bytes, ...] = ()
    terms: Terms | None = None
    deck: DeckList | None = None
    decks: tuple[bytes, ...] = ()
    again: int = 0
    opened: bool = False
    results: tuple[int, ...] = ()
    """The games of the match that were over when this one was dealt."""
    key: bytes = b""
    """The secret of the key this seat signs with; none in a game of protocol 5 or before."""
    public: tuple[bytes, ...] = ()
    """The public keys of all, the host's first."""
    chosen: tuple[bytes, ...] = ()
    """The promises of decks that this seat had seen before it showed its own."""
    choices: tuple[bytes, ...] = ()
    """Those of the lobby when the game was dealt."""
    match: str = ""
    """What it is a game of (see `match_terms`)."""
    before: bytes = b""
    """What the transcript of the deal before came to."""
    entries: list[Entry] = field(default_factory=list)
    """Its transcript."""
    seen: dict[int, Sight] = field(default_factory=dict)
    answers: dict[int, set[tuple[int, ...]]] = field(default_factory=dict)
    """What this seat has answered in the game as it stands, by how long the log was."""
    undone: dict[int, set[tuple[int, ...]]] = field(default_factory=dict)
    """What it had answered before that was taken back: no answer any more, unless it is done again by agreement."""
    length: int = 0
    """How long the log was when this seat saw the table last."""
    over: bool = False
    winner: int | None = None
    """Who has won, as this seat was shown it (-1: nobody), where it has been shown."""
    shown: dict[int, str] = field(default_factory=dict)
    """Lines of the log that tell what can't be unseen, each with the digest of the log up to it."""
    passing: list[tuple[int, int]] = field(default_factory=list)
    """From which entry to which questions may be passed for this seat (-1: it has not ended)."""
    agreed: dict[str, int] = field(default_factory=dict)
    """How often something may be done that this seat has asked for or agreed to; -1: always."""
    breaches: list[tuple[str, int]] = field(default_factory=list)
    """What was done all the same, and how long the log was then."""
    by_hand: set[tuple[int, str]] = field(default_factory=set)
    """Every log that was read while the rules were off, by its entries and its digest: an undo or a redo may lead there
    again once the rules are on."""

    did: list[Did] = field(default_factory=list)
    """Everything this seat has done by hand, or wanted to."""

    @property
    def promise(self) -> bytes:
        """The promise of the own bytes."""
        return commitment(self.game, self.own, self.seat)

    @property
    def deck_promise(self) -> bytes:
        """The promise of the own deck."""
        assert self.terms is not None
        assert self.deck is not None
        return deck_promise(self.game, self.own, self.seat, self.terms, self.deck)

    @property
    def shared(self) -> bool:
        """Whether the own bytes may have been told."""
        return bool(self.promises)

    def revealed(self, promises: tuple[bytes, ...], decks: tuple[bytes, ...], keys: tuple[bytes, ...]) -> bool:
        """Take everyone's promises and keys; False when the own ones are not among them, or others came before: then
        the own bytes are not told."""
        if self.promises and (self.promises, self.decks, self.public) != (promises, decks, keys):
            return False
        if not self.seat < len(promises) == len(decks) == len(keys) - 1 or keys[:1] != self.public[:1]:
            return False
        if keys[self.seat + 1] != SigningKey(self.key).public:
            return False
        own = zip((promises[self.seat], decks[self.seat]), (self.promise, self.deck_promise), strict=True)
        if not all(hmac.compare_digest(*pair) for pair in own):
            return False
        self.promises, self.decks, self.public = promises, decks, keys
        return True

    @property
    def signs(self) -> bool:
        """Whether what is said is signed: all keys are known."""
        return len(self.public) > 1

    @property
    def part(self) -> TranscriptPart:
        """Whose transcript it is."""
        deal = deal_digest(self.terms, self.decks, self.choices, self.match) if self.terms and self.match else b""
        return TranscriptPart(self.game, self.seat, self.public, (self.host, *self.promises), deal, self.before)

    def take(self, note: Note) -> None:
        """Take a note in: of now, or from a file after the program was killed."""
        if note.what == "entry":
            self.entries.append(Entry(*note.content))
        elif note.what == "saw":
            self._saw(note.at, Sight(*note.content))
        elif note.what == "said":
            self.answers.setdefault(note.at, set()).add(tuple(note.content))
        elif note.what == "did":
            did = read_kept(str(note.content[0]), Did)
            if did is not None:
                self.did.append(did)
        elif note.what == "undid":
            did = read_kept(str(note.content[0]), Did)
            if did in self.did:
                self.did.remove(did)
        elif note.what == "denied":
            self.answers.get(note.at, set()).discard(tuple(note.content))
        elif note.what == "redone":
            for at in [at for at in self.undone if at < note.at]:
                self.answers.setdefault(at, set()).update(self.undone.pop(at))
        elif note.what == "over":
            self.over, self.winner = True, note.content[0] if note.content else None
        elif note.what == "shown":
            self.shown[note.at] = str(note.content[0])
        elif note.what == "unseen":
            self.shown.pop(note.at, None)
        elif note.what == "passes" and not self.passes:
            self.passing.append((note.at, -1))
        elif note.what == "pauses" and self.passes:
            self.passing[-1] = (self.passing[-1][0], note.at)
        elif note.what == "may":
            what, count = note.content
            if self.agreed.get(what, 0) >= 0:
                self.agreed[what] = -1 if count < 0 else count
        elif note.what == "breach":
            self.breaches.append((str(note.content[0]), note.at))

    @property
    def passes(self) -> bool:
        """Whether questions may be passed for this seat now."""
        return bool(self.passing) and self.passing[-1][1] < 0

    def may(self, *what: str) -> bool:
        """Whether any of these was asked for or agreed to."""
        return any(self.agreed.get(kind, 0) for kind in what)

    def _saw(self, at: int, sight: Sight) -> None:
        """A view after so many log entries; what was seen further on has been taken back."""
        for later in [entry for entry in self.seen if entry > at]:
            del self.seen[later]
        if at < self.length:
            for gone in [entry for entry in self.answers if entry >= at]:
                self.undone[gone] = self.answers.pop(gone)
            # Where passing goes on it goes on from here as well; where it had ended it is not taken up again.
            spans = [(min(begun, at), ended if ended < 0 else min(ended, at)) for begun, ended in self.passing]
            self.passing = [(begun, ended) for begun, ended in spans if begun != ended]
        self.length = at
        self.seen[at] = sight
        if sight.by_hand:
            self.by_hand.add((at, sight.chain))

    def proof(self, opening: Opening) -> Proof:
        """Everything together, once the host has opened its part; an opening without a game is none."""
        agreement = None
        if self.terms is not None and self.deck is not None:
            agreement = Agreement(
                self.terms,
                self.deck,
                self.decks,
                opening.cards,
                self.again,
                tuple((at, *sight[1:4]) for at, sight in sorted(self.seen.items())),
                tuple((at, answer) for at, given in sorted(self.answers.items()) for answer in sorted(given)),
                bool(self.passing),
                tuple(self.breaches),
                tuple(self.did),
                tuple(self.passing),
                tuple((at, sight.log) for at, sight in sorted(self.seen.items())),
                self.public,
                tuple(self.entries),
                opening.signed,
                self.chosen,
                tuple(map(bytes.fromhex, opening.salts)),
                self.choices,
                self.match,
                self.before,
            )
        return Proof(
            self.seat,
            self.own,
            self.game,
            (self.host, *self.promises),
            tuple((at, sight.digest) for at, sight in sorted(self.seen.items())),
            bytes.fromhex(opening.secret),
            tuple(bytes.fromhex(share) for share in opening.shares),
            opening.saved,
            agreement,
        )
