"""What a game is dealt from beside its seed, promised by all before anyone's bytes are told: by which rules, who goes
first, which decks, and what the host's program means by their cards. Pure.

The bytes a seat puts into the shuffle salt the promise of its deck: nobody finds a deck by trying.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from svedesk.engine.log import DeckList
from svedesk.engine.ruleset import Ruleset

TAG = b"svedesk shuffle 2"
CardDigests = tuple[tuple[str, str], ...]
"""Cards by number, each with what a program means by it (`Ruleset.digest`)."""


class Terms(NamedTuple):
    """What the host deals by. `first` is the seat that goes first; with -1 `chooser` decides who does, and where that
    is -1 chance says who decides. `rules_off` tells whether the rules may be switched off if all agree, `data` is a
    hash of the host's program, `cards` its promise of `CardDigests`."""

    game: str
    edition: str
    form: str
    first: int
    chooser: int
    rules_off: bool
    data: str
    cards: bytes

    def digest(self) -> bytes:
        """What stands for them in the promise of a deck."""
        return _hashed(b" terms", b"", [*self[:-1], self.cards.hex()])


def in_order(deck: DeckList) -> DeckList:
    """A deck as it is dealt: sorted, so that the seed alone decides where each card comes to lie."""
    sections = sorted((name, tuple(sorted(numbers))) for name, numbers in deck.sections if numbers)
    return DeckList(tuple(sections), deck.name)


def same_cards(one: DeckList, other: DeckList) -> bool:
    """Whether two decks hold the same cards, whatever their order and name."""
    return in_order(one).sections == in_order(other).sections


def deck_promise(game: bytes, share: bytes, seat: int, terms: Terms, deck: DeckList) -> bytes:
    """A seat's promise that it plays this deck by these terms."""
    salt = game + (seat + 1).to_bytes(1, "big") + share + terms.digest()
    return _hashed(b" deck", salt, in_order(deck).sections)


def cards_promise(game: bytes, secret: bytes, cards: CardDigests) -> bytes:
    """The host's promise that this is what its program means by the cards of both decks."""
    return _hashed(b" cards", game + secret, cards)


def card_digests(decks: Iterable[DeckList], ruleset: Ruleset) -> CardDigests:
    """What a program means by the cards of decks and by those they bring into play. Numbers that it does not know are
    left out."""
    numbers = {number for deck in decks for number in deck.all}
    numbers.update(note.number for note in ruleset.brought(sorted(numbers)))
    found = []
    for number in sorted(numbers):
        try:
            found.append((number, ruleset.digest(number)))
        except KeyError:
            continue  # a deck with such a card is refused before it is dealt
    return tuple(found)


def _hashed(what: bytes, salt: bytes, content: Sequence[object]) -> bytes:
    text = json.dumps(content, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(TAG + what + salt + text.encode()).digest()
