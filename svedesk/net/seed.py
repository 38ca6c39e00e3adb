"""From "all ready" to a seed nobody chose: promises first, then what was promised. Pure; see `shuffle` and `terms`."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Literal, NamedTuple

from svedesk.engine.log import DeckList
from svedesk.net.shuffle import SIZE, Chance, commitment, fresh
from svedesk.net.terms import CardDigests, cards_promise, deal_digest, deck_promise
from svedesk.net.transcript import TranscriptPart
from svedesk.wire.messages_table import Reveal, ShuffleBegins, Terms


class BrokenPromise(Exception):
    """A seat's bytes or its deck are not what it promised."""


class Dealt(NamedTuple):
    """What a game was dealt from: `promises` are those of its bytes, the host's first, `cards` what the cards were
    promised to mean, `salts` what the promises of the decks were made with, `deal` and `before`, by seat, what the
    transcripts begin with."""

    chance: Chance
    promises: tuple[bytes, ...]
    cards: CardDigests = ()
    salts: tuple[bytes, ...] = ()
    deal: bytes = b""
    before: tuple[bytes, ...] = ()

    def part(self, seat: int, keys: tuple[bytes, ...]) -> TranscriptPart:
        """Whose transcript that of a seat is."""
        before = self.before[seat] if self.before else b""
        return TranscriptPart(self.chance.game, seat, keys, self.promises, self.deal, before)


class Dealing:
    """The making of one game's chance, on the host. A seat may say everything twice (it was away): what counts is what
    it said first. `terms` are without the promise of `cards`, which is made here; a dealing that goes on after its
    program was killed has the `game` and `secret` it had. `key` is the public one the host signs with, `match` what it
    is a game of, `choices` and `salts` are of the decks, as they were promised in the lobby."""

    def __init__(
        self,
        decks: Sequence[DeckList],
        terms: Terms,
        cards: CardDigests,
        *,
        game: bytes = b"",
        secret: bytes = b"",
        key: bytes = bytes(SIZE),
        began: float = 0.0,
        match: str = "",
        choices: Sequence[bytes] = (),
        salts: Sequence[bytes] = (),
    ) -> None:
        self.game, self.secret = game or fresh(), secret or fresh()
        self.decks, self.cards, self.key = tuple(decks), cards, key
        self.keys: list[bytes] = [b""] * len(decks)
        """The public keys of the seats."""
        self.before: list[bytes] = [b""] * len(decks)
        """What the transcripts of the seats came to before."""
        self.match, self._choices, self._salts = match, choices, tuple(salts)
        self.terms = terms._replace(cards=cards_promise(self.game, self.secret, cards))
        self.promise = commitment(self.game, self.secret, -1)
        self.began = began
        """Since when nothing more has come."""
        self._commitments: list[tuple[bytes, bytes]] = [(b"", b"")] * len(decks)
        """Of each seat, that of its bytes and that of its deck."""
        self._shares: list[bytes] = [b""] * len(decks)

    @property
    def commitments(self) -> tuple[tuple[bytes, bytes], ...]:
        """The seats' promises; empty ones are still to come."""
        return tuple(self._commitments)

    @property
    def stage(self) -> Literal["promises", "shares", "done"]:
        """What is waited for."""
        if not all(share for share, _ in self._commitments):
            return "promises"
        return "done" if all(self._shares) else "shares"

    def lacks(self, seat: int) -> bool:
        """Whether a seat has not said what is waited for."""
        return not (self._commitments[seat][0] if self.stage == "promises" else self._shares[seat])

    def shuffle(self, seat: int) -> ShuffleBegins:
        """The question for promises, with what is promised: the terms and the deck this seat has brought."""
        game, commitment = self.game.hex(), self.promise.hex()
        deck, key = self.decks[seat], self.key.hex()
        return ShuffleBegins(game=game, commitment=commitment, terms=self.terms, deck=deck, key=key)

    def reveal(self) -> Reveal:
        """The question for what was promised."""
        shares, decks = (tuple(promise.hex() for promise in each) for each in zip(*self._commitments, strict=True))
        keys = tuple(key.hex() for key in (self.key, *self.keys))
        return Reveal(game=self.game.hex(), commitments=shares, decks=decks, keys=keys)

    def commit(self, seat: int, promised: bytes, deck: bytes, key: bytes = bytes(SIZE), before: bytes = b"") -> bool:
        """A seat's promises, its key and what its transcript came to `before`; whether these were the last."""
        if self._commitments[seat][0]:
            return False
        self._commitments[seat], self.keys[seat], self.before[seat] = (promised, deck), key, before
        return self.stage == "shares"

    def has_shared(self, seat: int) -> bool:
        """Whether a seat has told its bytes: then it knows all keys."""
        return bool(self._shares[seat])

    def share(self, seat: int, share: bytes) -> None:
        """A seat's bytes. Before all have promised they are not taken. Raises `BrokenPromise`."""
        if self.stage == "promises" or self._shares[seat]:
            return
        promises = (
            commitment(self.game, share, seat),
            deck_promise(self.game, share, seat, self.terms, self.decks[seat]),
        )
        if not all(map(hmac.compare_digest, promises, self._commitments[seat])):
            raise BrokenPromise(seat)
        self._shares[seat] = share

    def chance(self) -> Chance:
        """What the game is dealt from, once all shares are there."""
        return Chance(self.game, self.secret, tuple(self._shares))

    def dealt(self) -> Dealt:
        """All of it, as far as it is there; the transcripts need all promises."""
        promises, decks = zip(*self._commitments, strict=True)
        deal = deal_digest(self.terms, decks, self._choices, self.match)
        promises = (self.promise, *promises)
        return Dealt(self.chance(), promises, self.cards, self._salts, deal, tuple(self.before))
