"""The cards of a deck that do not come with the program: what a guest's program says of them, and whether the host
means the same. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svedesk.engine.log import DeckList
from svedesk.engine.message import Message, named
from svedesk.engine.origin import CardNote
from svedesk.engine.ruleset import Ruleset
from svedesk.wire.introduced import one_line
from svedesk.wire.messages import LONGEST_PACK, ToldCard

UNKNOWN = "unknown-card"
"""What is said of a number that nobody knows anything of."""


def told_cards(notes: Iterable[CardNote]) -> tuple[ToldCard, ...]:
    """What a host is told of cards."""
    packs = ((note, one_line(note.origin.name, LONGEST_PACK)) for note in notes)
    return tuple(ToldCard(number=note.number, digest=note.digest, pack=pack) for note, pack in packs)


def card_problems(deck: DeckList, cards: Sequence[ToldCard], ruleset: Ruleset) -> tuple[Message, ...]:
    """Why a deck can't be played at this host, although its player may have built it well: the host lacks a card, has
    another by its number, or has one that the player's program lacks. They are told to that player only, whose program
    names the cards."""
    problems = []
    for card in cards:
        try:
            same = ruleset.is_same(card.number, card.digest)
        except KeyError:
            problems.append(_message("lacked", card))
        else:
            if not same:
                problems.append(_message("other", card))
    known = {card.number for card in cards}
    for note in ruleset.brought(deck.all):
        if note.number not in known:
            problems.append(Message("deck-card-untold", (note.number,)))
    return tuple(problems)


def without_repeats(problems: Iterable[Message], cards: Sequence[ToldCard]) -> tuple[Message, ...]:
    """What else is wrong with a deck, without cards that nobody knows where `card_problems` has said more of them."""
    known = {card.number for card in cards}
    return tuple(problem for problem in problems if problem.key != UNKNOWN or problem.args[0] not in known)


def _message(what: str, card: ToldCard) -> Message:
    names = (named(card.number), card.number)
    if card.pack:
        return Message(f"deck-card-{what}-pack", (*names, card.pack))
    return Message(f"deck-card-{what}", names)
