"""What a game is dealt from beside its seed, promised by all before anyone's bytes are told: by which rules, who goes
first, which decks, and what the host's program means by their cards. Pure.

The bytes a seat puts into the shuffle salt the promise of its deck: nobody finds a deck by trying.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence

from svedesk.engine.log import DeckList
from svedesk.engine.ruleset import Ruleset
from svedesk.wire.messages_table import MatchModel, Terms

TAG = b"svedesk shuffle 2"
CardDigests = tuple[tuple[str, str], ...]
"""Cards by number, each with what a program means by it (`Ruleset.digest`)."""


def in_order(deck: DeckList) -> DeckList:
    """A deck as it is dealt: sorted, so that the seed alone decides where each card comes to lie."""
    sections = sorted((name, tuple(sorted(numbers))) for name, numbers in deck.sections if numbers)
    return DeckList(tuple(sections), deck.name)


def same_cards(deck: DeckList, other: DeckList) -> bool:
    """Whether two decks hold the same cards, whatever their order and name."""
    return in_order(deck).sections == in_order(other).sections


def choice_promise(salt: bytes, deck: DeckList) -> bytes:
    """A seat's promise of the deck it has chosen, before any deck is shown."""
    return _hashed(b" choice", salt, in_order(deck).sections)


def deck_promise(game: bytes, share: bytes, seat: int, terms: Terms, deck: DeckList) -> bytes:
    """A seat's promise that it plays this deck by these terms."""
    salt = game + (seat + 1).to_bytes(1, "big") + share + terms_digest(terms)
    return _hashed(b" deck", salt, in_order(deck).sections)


def deal_digest(terms: Terms, decks: Sequence[bytes], choices: Sequence[bytes], match: str) -> bytes:
    """What stands for all that a game is dealt by: the terms, the promises of decks of this deal and of the lobby, and
    the match it is part of with the games before it and its clock (see `match_terms`)."""
    promises = [[promise.hex() for promise in each] for each in (decks, choices)]
    return _hashed(b" deal", terms_digest(terms), [*promises, match])


def match_terms(match: MatchModel) -> str:
    """A match as it is when a game of it is dealt."""
    return json.dumps(match.model_dump(exclude={"v"}), separators=(",", ":"))


def as_begun(match: MatchModel, before: str) -> MatchModel:
    """A match with the length and the clock that it had when a game before was dealt."""
    begun = MatchModel.model_validate_json(before)
    fields = ("best_of", "first", "minutes", "bonus", "per")
    return match.model_copy(update={name: getattr(begun, name) for name in fields})


def terms_digest(terms: Terms) -> bytes:
    """What stands for the terms in the promise of a deck."""
    return _hashed(b" terms", b"", [*terms[:-1], terms.cards.hex()])


def cards_promise(game: bytes, secret: bytes, cards: CardDigests) -> bytes:
    """The host's promise that this is what its program means by the cards of both decks."""
    return _hashed(b" cards", game + secret, cards)


def card_digests(decks: Iterable[DeckList], ruleset: Ruleset) -> CardDigests:
    """What a program means by the cards of decks and by those they bring into play. Numbers that it does not know are
    left out."""
    numbers = {number for deck in decks for number in deck.all}
    numbers.update(note.number for note in ruleset.brought(sorted(numbers)))
    digests = []
    for number in sorted(numbers):
        try:
            digests.append((number, ruleset.digest(number)))
        except KeyError:
            continue  # a deck with such a card is refused before it is dealt
    return tuple(digests)


def _hashed(what: bytes, salt: bytes, content: Sequence[object]) -> bytes:
    text = json.dumps(content, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(TAG + what + salt + text.encode()).digest()
