"""Whether a deck may be played: the rules of preparing cards (6.1), each breach a message with its clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message, named
from svedesk.games.sve.desk.prints import one_of_each
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.formats import FORMATS, NEUTRAL, STANDARD, VANGUARD, Bounds, Format
from svedesk.games.sve.zones import EVOLVE, LEADERS, MAIN, SECTIONS


def problems(deck: DeckList, form: str, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    """Everything a deck breaks of a format's rules; empty when it may be played.

    Keys and arguments: deck-unknown-format, deck-unknown-section (its name) · unknown-card (number) · deck-no-leader
    (how many it needs) · deck-leaders (how many there are, how many it needs) · deck-leaders-most (how many there are,
    most) · deck-main (how many cards there are, fewest, most) · deck-main-least (how many there are, fewest) ·
    deck-evolve (how many there are, most) · deck-not-a-leader, deck-not-for-main, deck-not-for-evolve (card) ·
    deck-copies-main, deck-copies-evolve (card, copies, most) · deck-class (card, the leader's class) · deck-not-neutral
    (card) · deck-universe (card, the leader's universe) · deck-classes (card, both leaders' classes) ·
    deck-leaders-alike (class) · deck-class-missing (class) · deck-no-starting-amulet () · deck-trigger-class (card, the
    leader's class) · deck-starting-amulets (card, another card).
    """
    return tuple(_problems(deck, form, library))


def _problems(deck: DeckList, name: str, library: Mapping[str, Facts]) -> Iterator[Message]:
    if name not in FORMATS:
        yield Message("deck-unknown-format", (name,))
    form = FORMATS.get(name, STANDARD)
    yield from (Message("deck-unknown-section", (section,)) for section in deck if section not in SECTIONS)
    numbers = tuple(dict.fromkeys(deck.all))
    yield from (Message("unknown-card", (number,)) for number in numbers if number not in library)
    yield from _sizes(deck, form)
    known = {number: sve_facts(library[number]) for number in numbers if number in library}
    yield from _places(deck, known, form)
    yield from _copies("deck-copies-main", deck[MAIN], library, form)
    yield from _copies("deck-copies-evolve", deck[EVOLVE], library, form)
    if form.basis == "classes":
        yield from _classes(deck, known, form)
    elif form.basis == "class or universe":
        yield from _basis(deck, known, form)
    yield from _starting_amulets(deck, known, form)


def _sizes(deck: DeckList, form: Format) -> Iterator[Message]:
    leaders, main, evolve = len(deck[LEADERS]), len(deck[MAIN]), len(deck[EVOLVE])
    if not form.leaders.allow(leaders):  # 6.1.1.1
        yield _leaders(leaders, form.leaders)
    if not form.main.allow(main):  # 6.1.1.2
        low, high, clause = form.main
        yield (
            Message("deck-main-least", (main, low), clause)
            if high is None
            else Message("deck-main", (main, low, high), clause)
        )
    if not form.evolve.allow(evolve):  # 6.1.1.3: there may be none in any format
        yield Message("deck-evolve", (evolve, form.evolve.high or 0), form.evolve.clause)


def _leaders(count: int, bounds: Bounds) -> Message:
    if count == 0:
        return Message("deck-no-leader", (bounds.low,), bounds.clause)
    if bounds.low != bounds.high:
        return Message("deck-leaders-most", (count, bounds.high or 0), bounds.clause)
    return Message("deck-leaders", (count, bounds.low), bounds.clause)


def _places(deck: DeckList, known: Mapping[str, SveFacts], form: Format) -> Iterator[Message]:
    for number in dict.fromkeys(deck[LEADERS]):
        if number in known and known[number].kind != "leader":
            yield Message("deck-not-a-leader", (named(number),), form.leaders.clause)
    for number in _in(deck[MAIN], known):
        # 6.1.1.2: no leaders and nothing with a special type; nor a back face, which is no card
        if known[number].kind == "leader" or known[number].special or known[number].front:
            yield Message("deck-not-for-main", (named(number),), form.main.clause)
    for number in _in(deck[EVOLVE], known):
        # 6.1.1.3: nothing but these special types
        if known[number].special not in form.evolve_specials or known[number].front:
            yield Message("deck-not-for-evolve", (named(number),), form.evolve.clause)


def _copies(key: str, numbers: Sequence[str], library: Mapping[str, Facts], form: Format) -> Iterator[Message]:
    # 6.1.1.4 counts names, not numbers: reprints count together, in whatever language, and so do prints that count as
    # another card. Of a double-faced card the number is that of the front face, and so is the name (6.1.1.4.1).
    if form.copies.high is None:
        return
    for facts, count in one_of_each(numbers, library):
        if count > facts.deck_limit:
            # 6.1.2: a card's own limit overrides the format's
            clause = form.copies.clause if facts.deck_limit == form.copies.high else "6.1.2"
            yield Message(key, (named(facts.number), count, facts.deck_limit), clause)


def _basis(deck: DeckList, known: Mapping[str, SveFacts], form: Format) -> Iterator[Message]:
    """6.1.1.5: one class or one universe. A deck that is neither is told what keeps it from the one it is nearer to."""
    leader = next((known[number] for number in deck[LEADERS] if number in known), None)
    if leader is None:
        return  # nothing to measure by, and that is a problem already told
    cards = list(_in((*deck[MAIN], *deck[EVOLVE]), known))
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
        yield from (_stranger(number, leader.classes, form.class_clause) for number in of_class)


def _stranger(number: str, classes: tuple[str, ...], clause: str) -> Message:
    """That a card is neither of the leaders' classes nor Neutral."""
    own = tuple(word for word in classes if word != NEUTRAL)
    if not own:
        return Message("deck-not-neutral", (named(number),), clause)
    if len(own) == 1:
        return Message("deck-class", (named(number), own[0]), clause)
    return Message("deck-classes", (named(number), own[0], own[-1]), clause)


def _classes(deck: DeckList, known: Mapping[str, SveFacts], form: Format) -> Iterator[Message]:
    """B2.6.1.1: leaders of different classes, cards of these or Neutral, and of each at least one in the main deck."""
    leaders = [known[number] for number in deck[LEADERS] if number in known]
    classes = tuple(dict.fromkeys(word for leader in leaders for word in leader.classes))
    if not leaders:
        return
    if len(leaders) > 1 and len(classes) < len(leaders):
        yield Message("deck-leaders-alike", (classes[0] if classes else NEUTRAL,), form.leaders.clause)
    own = {*classes, NEUTRAL}
    for number in _in((*deck[MAIN], *deck[EVOLVE]), known):
        if own.isdisjoint(known[number].classes):
            # A card of a universe that has no class of the leaders' is one the deck would be based on a universe for.
            clause = form.universe_clause if not known[number].classes else form.class_clause
            yield _stranger(number, classes, clause)
    for word in classes:
        if not any(word in known[number].classes for number in _in(deck[MAIN], known)):
            yield Message("deck-class-missing", (word,), form.each_class_clause)


def _starting_amulets(deck: DeckList, known: Mapping[str, SveFacts], form: Format) -> Iterator[Message]:
    """14.4.2, 14.4.4: what cards of the Cardfight!! Vanguard universe ask of a deck."""
    cards = [known[number] for number in _in((*deck[MAIN], *deck[EVOLVE]), known)]
    starting = [facts for facts in cards if facts.starting]
    leader = next((known[number] for number in deck[LEADERS] if number in known), None)
    of_universe = leader is not None and leader.universe == VANGUARD and form.basis == "class or universe"
    if leader is not None and of_universe and _must_be_of(VANGUARD, leader, cards):
        if not starting:
            yield Message("deck-no-starting-amulet", (), "14.4.2.1.1")
        for facts in cards:
            if facts.trigger and set(leader.classes).isdisjoint(facts.classes):
                own = leader.classes[0] if leader.classes else NEUTRAL
                yield Message("deck-trigger-class", (named(facts.number), own), "14.4.2.1.2")
    for facts in starting[1:]:
        if facts.name != starting[0].name:  # 14.4.4.1.1, in any deck: it is an ability of the cards
            yield Message("deck-starting-amulets", (named(starting[0].number), named(facts.number)), "14.4.4.1.1")


def _must_be_of(universe: str, leader: SveFacts, cards: Sequence[SveFacts]) -> bool:
    """Whether a deck is based on a universe and could not be based on its leader's class instead (6.1.1.5)."""
    own = {*leader.classes, NEUTRAL}
    of_class = all(not own.isdisjoint(facts.classes) for facts in cards)
    return not of_class and all(facts.universe == universe for facts in cards)


def _in(numbers: Sequence[str], known: Mapping[str, SveFacts]) -> Iterator[str]:
    return iter(dict.fromkeys(number for number in numbers if number in known))


def fitting(deck: DeckList, form: str, library: Mapping[str, Facts]) -> Callable[[Facts], bool]:
    """Tells of a card whether it fits the leaders of a deck: it is of their classes, Neutral, or of the leader's
    universe. Everything fits while leaders are missing, and then no further leader does. How many copies there may be
    is for `problems`."""
    built = FORMATS.get(form, STANDARD)
    leaders = [library[number] for number in deck[LEADERS] if number in library]
    most = built.leaders.high or 0
    if not leaders or len(deck[LEADERS]) < most:
        return lambda card: True
    if built.basis == "anything":
        return lambda card: card.kind != "leader"
    classes = {NEUTRAL, *(word for leader in leaders for word in leader.classes)}
    universe = sve_facts(leaders[0]).universe if built.basis == "class or universe" else ""

    def fits(card: Facts) -> bool:
        of_universe = bool(universe) and sve_facts(card).universe == universe
        return card.kind != "leader" and (not classes.isdisjoint(card.classes) or of_universe)

    return fits
