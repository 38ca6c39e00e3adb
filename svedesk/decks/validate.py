"""Whether a deck may be played: the rules of preparing cards (6.1), each breach a message with its clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from svedesk.decks.model import Copies, Deck, size
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message, named
from svedesk.games.sve.formats import FORMATS, NEUTRAL, STANDARD, Bounds, Format


def problems(deck: Deck, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    """Everything a deck breaks of its format's rules; empty when it may be played.

    Keys and arguments: deck-unknown-format (its name) · unknown-card (number) · deck-leaders, deck-main, deck-evolve
    (how many there are, fewest, most) · deck-not-a-leader, deck-not-for-main, deck-not-for-evolve (card) ·
    deck-copies-main, deck-copies-evolve (card, copies, most) · deck-class (card, the leader's class) · deck-universe
    (card, the leader's universe).
    """
    return tuple(_problems(deck, library))


def _problems(deck: Deck, library: Mapping[str, Facts]) -> Iterator[Message]:
    if deck.format not in FORMATS:
        yield Message("deck-unknown-format", (deck.format,))
    form = FORMATS.get(deck.format, STANDARD)
    yield from (Message("unknown-card", (number,)) for number in deck.numbers() if number not in library)
    yield from _sizes(deck, form)
    known = {number: library[number] for number in deck.numbers() if number in library}
    yield from _places(deck, known, form)
    yield from _copies("deck-copies-main", deck.main, known, form)
    yield from _copies("deck-copies-evolve", deck.evolve, known, form)
    yield from _basis(deck, known, form)


def _sizes(deck: Deck, form: Format) -> Iterator[Message]:
    # 6.1.1.1, 6.1.1.2, 6.1.1.3
    counted: tuple[tuple[str, int, Bounds], ...] = (
        ("deck-leaders", len(deck.leaders), form.leaders),
        ("deck-main", size(deck.main), form.main),
        ("deck-evolve", size(deck.evolve), form.evolve),
    )
    for key, count, bounds in counted:
        if not bounds.allow(count):
            yield Message(key, (count, bounds.low, bounds.high), bounds.clause)


def _places(deck: Deck, known: Mapping[str, Facts], form: Format) -> Iterator[Message]:
    for number in dict.fromkeys(deck.leaders):
        if number in known and known[number].kind != "leader":
            yield Message("deck-not-a-leader", (named(number),), form.leaders.clause)
    for number in _in(deck.main, known):
        # 6.1.1.2: no leaders and nothing with a special type
        if known[number].kind == "leader" or known[number].special:
            yield Message("deck-not-for-main", (named(number),), form.main.clause)
    for number in _in(deck.evolve, known):
        # 6.1.1.3: nothing but these special types
        if known[number].special not in form.evolve_specials:
            yield Message("deck-not-for-evolve", (named(number),), form.evolve.clause)


def _copies(key: str, copies: Copies, known: Mapping[str, Facts], form: Format) -> Iterator[Message]:
    # 6.1.1.4 counts names, not numbers: reprints count together, and so do prints that count as another card.
    first: dict[str, Facts] = {}
    counts: dict[str, int] = {}
    for number, count in copies:
        if number in known:
            name = known[number].counts_as or known[number].name
            first.setdefault(name, known[number])
            counts[name] = counts.get(name, 0) + count
    for name, facts in first.items():
        if counts[name] > facts.deck_limit:
            # 6.1.2: a card's own limit overrides the format's
            clause = form.copies.clause if facts.deck_limit == form.copies.high else "6.1.2"
            yield Message(key, (named(facts.number), counts[name], facts.deck_limit), clause)


def _basis(deck: Deck, known: Mapping[str, Facts], form: Format) -> Iterator[Message]:
    """6.1.1.5: one class or one universe. A deck that is neither is told what keeps it from the one it is nearer to."""
    leader = next((known[number] for number in deck.leaders if number in known), None)
    if leader is None:
        return  # nothing to measure by, and that is a problem already told
    cards = list(_in((*deck.main, *deck.evolve), known))
    # 6.1.1.5.1: the leader's class or Neutral
    own = {*leader.classes, NEUTRAL}
    of_class = [number for number in cards if own.isdisjoint(known[number].classes)]
    # 6.1.1.5.2: every card has the leader's universe
    of_universe = (
        [number for number in cards if known[number].universe != leader.universe] if leader.universe else cards
    )
    if len(of_universe) < len(of_class):
        yield from (
            Message("deck-universe", (named(number), leader.universe), form.universe_clause) for number in of_universe
        )
    else:
        own_class = leader.classes[0] if leader.classes else NEUTRAL
        yield from (Message("deck-class", (named(number), own_class), form.class_clause) for number in of_class)


def _in(copies: Copies, known: Mapping[str, Facts]) -> Iterator[str]:
    return iter(dict.fromkeys(number for number, _ in copies if number in known))
