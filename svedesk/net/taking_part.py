"""A seat's part in a deal: it promises bytes, its deck and what is dealt by, and tells its bytes once all have
promised. Pure; the host's part is in `seed`."""

from __future__ import annotations

from svedesk.engine.log import DeckList
from svedesk.net.errors import Trouble
from svedesk.net.match import Match
from svedesk.net.seat_record import SeatRecord
from svedesk.net.terms import same_cards
from svedesk.net.transcript import SigningKey, new_secret
from svedesk.net.witness import Witness
from svedesk.wire.messages import Commit, Share
from svedesk.wire.messages_table import Lobby, Reveal, ShuffleBegins, Terms, Welcome


class TakingPart:
    """What one seat says as it is dealt to; `witness` keeps the record of it."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness
        self._brought: list[DeckList] = []
        """The decks that were chosen since the last game was dealt: the host may have missed the last of them."""

    def brings(self, deck: DeckList) -> None:
        """The seat has chosen a deck."""
        self._brought.append(deck)

    def shuffle(
        self, asked: ShuffleBegins, seat: int, welcome: Welcome | None, lobby: Lobby | None
    ) -> tuple[Commit | None, Trouble | None]:
        """What this seat promises, None when it is to be dealt to otherwise than it was `said`, and what its player is
        to be told."""
        record = before = self._witness.record
        trouble = None
        terms, game = asked.terms, bytes.fromhex(asked.game)
        if record is None or record.game != game:
            deck = asked.deck
            if welcome is not None and lobby is not None and not _as_said(terms, welcome, lobby):
                return None, Trouble("other-terms")
            if self._brought and not any(same_cards(deck, brought) for brought in self._brought):
                return None, Trouble("other-deck")
            again = record.again + 1 if record is not None and record.shared and not record.opened else 0
            record = SeatRecord(seat, game, bytes.fromhex(asked.commitment), terms=terms, deck=deck, again=again)
            record.key, record.public = before.key if before is not None else b"", (bytes.fromhex(asked.key),)
            record.key = record.key or new_secret()
            record.results = lobby.match.results if lobby is not None else ()
            self._witness.begin(record)
            self._brought = [deck]
            self._witness.write()  # bytes that were promised must not be lost with this program
            trouble = Trouble("dealt-again", (again,)) if again else None
            if before is not None and before.seen and not before.over and not before.may("restart"):
                self._witness.breach("restart")
        elif record.terms != terms or record.public[:1] != (bytes.fromhex(asked.key),):
            return None, Trouble("other-terms")
        own, own_deck, key = record.promise.hex(), record.deck_promise.hex(), SigningKey(record.key).public.hex()
        return Commit(game=asked.game, commitment=own, deck=own_deck, key=key), trouble

    def reveal(self, asked: Reveal) -> Share | None:
        """This seat's bytes, None where its promises are not among those of all."""
        record = self._witness.record
        if record is None or asked.game != record.game.hex():
            return None
        shares, decks, keys = (tuple(map(bytes.fromhex, each)) for each in (asked.commitments, asked.decks, asked.keys))
        if not record.revealed(shares, decks, keys):
            return None
        self._witness.signs_from_now()
        self._witness.write()
        return Share(game=asked.game, share=record.own.hex())


def _as_said(terms: Terms, welcome: Welcome, lobby: Lobby) -> bool:
    """Whether a game is dealt by what all were told."""
    match = lobby.match
    begins = Match(match.best_of, match.results).first(match.first), match.chooser
    announced = (welcome.game, welcome.rules, welcome.form, *begins, welcome.data)
    return (terms.game, terms.edition, terms.form, terms.first, terms.chooser, terms.data) == announced
