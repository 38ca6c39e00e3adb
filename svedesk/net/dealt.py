"""Whether a game that is over was dealt as all had promised. Pure."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.log import DeckList, Setup
from svedesk.engine.message import Message
from svedesk.net.deck_cards import UNKNOWN
from svedesk.net.shuffle import Chance
from svedesk.net.terms import cards_promise, choice_promise, deck_promise, in_order, same_cards
from svedesk.wire.net_kept import Agreement

DeckProblems = Callable[[DeckList, str], tuple[Message, ...]]
"""What is wrong with a deck built for a format."""


def wrongly_dealt(
    agreed: Agreement, chance: Chance, seat: int, setup: Setup, deck_problems: DeckProblems | None
) -> tuple[str, int, int] | None:
    """What does not fit, whose it is (-1: the host's), and how often it happened; None when all fits.

    "terms": other rules, another format, somebody else goes first · "own-deck": other cards than this seat brought ·
    "order": decks that were not sorted before they were shuffled · "deck": another deck than that seat had promised ·
    "late-deck": another than it had promised before this seat showed its own ·
    "cards": cards mean something else than the host had promised · "illegal-deck" · "again": it was dealt before, and
    that game was never opened.
    """
    terms, decks = agreed.terms, setup.decks
    by = (terms.game, terms.edition, terms.form, terms.first, terms.chooser, True)
    if (setup.game, setup.rules, setup.format, setup.first, setup.chooser, setup.ask_hidden) != by:
        return "terms", -1, 0
    if not len(decks) == len(agreed.decks) == len(chance.shares):
        return "deck", -1, 0
    if not same_cards(decks[seat], agreed.deck):
        return "own-deck", seat, 0
    if any(deck.sections != in_order(deck).sections for deck in decks):
        return "order", -1, 0
    for at, (deck, share, promised) in enumerate(zip(decks, chance.shares, agreed.decks, strict=True)):
        if deck_promise(chance.game, share, at, terms, deck) != promised:
            return "deck", at, 0
    if agreed.chosen and not len(agreed.chosen) == len(agreed.salts) == len(decks):
        return "late-deck", -1, 0
    for at, (deck, salt, promised) in enumerate(zip(decks, agreed.salts, agreed.chosen, strict=False)):
        if choice_promise(salt, deck) != promised:
            return "late-deck", at, 0
    if cards_promise(chance.game, chance.secret, agreed.cards) != terms.cards:
        return "cards", -1, 0
    for at, deck in enumerate(decks):
        # Of cards that nobody here knows it is not known either whether they may be in a deck.
        problems = deck_problems(deck, terms.form) if deck_problems is not None else ()
        if problems and not any(problem.key == UNKNOWN for problem in problems):
            return "illegal-deck", at, 0
    return ("again", -1, agreed.again) if agreed.again else None
