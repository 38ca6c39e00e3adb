"""A seat's part in a deal: it promises bytes, its deck and what is dealt by, and tells its bytes once all have
promised. Pure; the host's part is in `seed`."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.log import DeckList
from svedesk.engine.origin import CardNote
from svedesk.net.deck_cards import told_cards
from svedesk.net.errors import Trouble
from svedesk.net.frames import LARGEST_TO_HOST
from svedesk.net.match import Match
from svedesk.net.seat_record import SeatRecord
from svedesk.net.terms import as_begun, choice_promise, match_terms, same_cards
from svedesk.net.transcript import SigningKey, new_secret
from svedesk.net.witness import Witness
from svedesk.wire.messages import ChooseDeck, Commit, PromiseDeck, Share
from svedesk.wire.messages_codec import write_message
from svedesk.wire.messages_table import Lobby, MatchModel, Reveal, ShuffleBegins, Welcome


class TakingPart:
    """What one seat says as it is dealt to; `witness` keeps the record of it."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness
        self._brought: list[DeckList] = []
        """The decks that were chosen since the last game was dealt: the host may have missed the last of them."""
        self._choice: ChooseDeck | None = None
        """The deck that is promised and not shown yet."""
        self._chosen: tuple[bytes, ...] = ()
        """Everyone's promises as this seat has shown its deck, since the last game was dealt."""
        self._last_results: tuple[int, ...] = ()
        """The results of the match as they were told last before a game is dealt: those who are away may lose it."""

    def brings(
        self, deck: DeckList, form: str, cards: Iterable[CardNote], *, by_hand: bool, at_once: bool
    ) -> PromiseDeck | None:
        """The seat has chosen a deck: its promise. None for one of too many cards to be shown to another program."""
        salt = new_secret()
        choice = ChooseDeck(deck=deck, salt=salt.hex(), form=form, cards=told_cards(cards))
        if not at_once and len(write_message(choice)) > LARGEST_TO_HOST:
            return None
        self._brought.append(deck)
        self._choice = choice
        return PromiseDeck(promise=choice_promise(salt, deck).hex(), name=deck.name[:200], by_hand=by_hand)

    def shows(self, lobby: Lobby, seat: int, *, at_once: bool) -> ChooseDeck | None:
        """The deck that was promised, to be shown `at_once` to one's own program, and to another once all have promised
        theirs and are ready: a host that knew it before could choose its own by it."""
        self._last_results = lobby.match.results if lobby.phase in ("lobby", "over") else self._last_results
        choice, ready = self._choice, all(chair.ready and chair.promise for chair in lobby.chairs)
        if choice is None or lobby.phase not in ("lobby", "over") or not (at_once or ready):
            return None
        if lobby.chairs[seat].promise != choice_promise(bytes.fromhex(choice.salt), choice.deck).hex():
            return None  # the lobby is of before it was promised
        if not at_once:
            self._chosen = self._chosen or _promises(lobby)
        self._choice = None
        return choice

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
            match = match_terms(lobby.match) if lobby is not None else ""
            if welcome is not None and lobby is not None and not _as_said(asked, welcome, lobby, before):
                return None, Trouble("other-terms")
            if self._brought and not any(same_cards(deck, brought) for brought in self._brought):
                return None, Trouble("other-deck")
            # What was opened before it was shown was thrown away as well.
            opened = record is not None and record.opened and record.seen
            again = record.again + 1 if record is not None and record.shared and not opened else 0
            record = SeatRecord(seat, game, bytes.fromhex(asked.commitment), terms=terms, deck=deck, again=again)
            record.key, record.public = before.key if before is not None else b"", (bytes.fromhex(asked.key),)
            record.key = record.key or new_secret()
            record.results = lobby.match.results if lobby is not None else ()
            known = before.chosen if before is not None and not before.opened else ()
            record.chosen, self._chosen = _chosen(lobby, seat, known or self._chosen), ()
            record.choices, record.match = _promises(lobby) if lobby is not None else (), match
            record.before = self._witness.head
            self._witness.begin(record)
            self._brought = [deck]
            self._witness.write()  # bytes that were promised must not be lost with this program
            trouble = Trouble("dealt-again", (again,)) if again else None
            if before is not None and before.seen and not before.over and not before.may("restart"):
                self._witness.breach("restart")
            if before is not None and not self._counts(before, record.results):
                self._witness.breach("result")
        elif record.terms != terms or record.public[:1] != (bytes.fromhex(asked.key),):
            return None, Trouble("other-terms")
        own, own_deck, key = record.promise.hex(), record.deck_promise.hex(), SigningKey(record.key).public.hex()
        own_before = record.before.hex()
        return Commit(game=asked.game, commitment=own, deck=own_deck, key=key, before=own_before), trouble

    def _counts(self, before: SeatRecord, results: tuple[int, ...]) -> bool:
        """Whether a game is dealt after the results that this seat has seen; after a match that was over, another."""
        if not before.match or (before.over and before.winner is None):
            return True  # not known here
        best_of = MatchModel.model_validate_json(before.match).best_of
        known = before.results if not before.over or before.winner is None else (*before.results, before.winner)
        return results == (() if Match(best_of, max(known, self._last_results, key=len)).over else known)

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


def _promises(lobby: Lobby) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(chair.promise) for chair in lobby.chairs)


def _chosen(lobby: Lobby | None, seat: int, known: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """The promises of the decks, those of others as they were once this seat's deck was `known`."""
    promises = _promises(lobby) if lobby is not None else ()
    others = known if len(known) == len(promises) else promises
    return tuple(now if at == seat else then for at, (now, then) in enumerate(zip(promises, others, strict=True)))


def _as_said(asked: ShuffleBegins, welcome: Welcome, lobby: Lobby, before: SeatRecord | None) -> bool:
    """Whether a game is dealt by what all were told, a later one of a match by what the one before was, and signed with
    the same key."""
    match, terms = lobby.match, asked.terms
    if before is not None and before.match and match.results:
        same = match == as_begun(match, before.match) and before.public[:1] == (bytes.fromhex(asked.key),)
    else:
        same = True
    so_far = Match(match.best_of, match.results)
    begins = so_far.first(match.first), so_far.chooser
    announced = (welcome.game, welcome.rules, welcome.form, *begins, welcome.data)
    return (terms.game, terms.edition, terms.form, terms.first, terms.chooser, terms.data) == announced and same
