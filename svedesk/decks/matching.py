"""Which cards a line of a list means, by its number, its name, or both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_uppercase

from svedesk.cards.library import Library, folded, letters
from svedesk.decks.list_lines import CardLine
from svedesk.decks.model import SIDE, beside_main
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks
from svedesk.nearest import likeness

NEAR = 8
"""Cards that are offered for a line nobody knows."""
_LIKE, _LIKE_A_PART = 62.0, 80.0
"""Of 100, how like a name or a word of it must be to what stands in the line."""


def reading_of(
    line: CardLine, section: str | None, library: Library, rules: GameDecks
) -> tuple[CardLine, tuple[Facts, ...]]:
    """The first reading of a line that is a card, and its prints; the likeliest one and none if there is no such
    reading. What the whole line names is never taken apart."""
    whole, *others = line.others or (line,)
    for reading in (whole, line, *others) if library.named(whole.name) else (line, *others, whole):
        where = reading.section or section
        if cards_at_odds(reading, where, library, rules):
            return reading, ()
        cards = cards_meant(reading, where, library, rules)
        if cards:
            return reading, cards
    return line, ()


def home_of(card: Facts, rules: GameDecks) -> str:
    """A card belongs where the rules have it: what a heading says of it can only be a mistake. One that they have in no
    deck is for them to find fault with, where it does not stand among those that are drawn."""
    return rules.section_of(card) or beside_main(rules)


def cards_meant(what: CardLine, section: str | None, library: Library, rules: GameDecks) -> tuple[Facts, ...]:
    """The cards a line may mean, prints of one card. A number says it all, but see `cards_at_odds`."""
    return cards_numbered(what, library) or cards_named(what, section, library, rules)


def cards_at_odds(what: CardLine, section: str | None, library: Library, rules: GameDecks) -> tuple[Facts, ...]:
    """The card of a line's number and the card of its name, where these are two: lists number some sets otherwise, or
    somebody mistyped the number. None where they are one or the line tells only one of them."""
    numbered = cards_numbered(what, library)
    if not numbered or is_named(numbered[0], what):
        return ()
    called = {card.counted_name for card in library.find(what.name)}
    named = () if numbered[0].counted_name in called else cards_named(what, section, library, rules)
    return (*numbered, *named[:1]) if named else ()


def is_named(card: Facts, what: CardLine) -> bool:
    """Whether a line has a card's name."""
    name = letters(what.name)
    # Of a name that begins with "Evolved" the reading leaves that word out.
    return any(name == own or (what.evolved and name in own) for own in map(letters, card.names))


def cards_numbered(what: CardLine, library: Library) -> tuple[Facts, ...]:
    """The card that a line tells by its number. Of prints with one English number it is the one that is named."""
    prints = next(filter(None, (library.numbered(number) for number in _numbers(what))), ())
    return tuple(card for card in prints if is_named(card, what))[:1] or prints[:1]


def cards_named(what: CardLine, section: str | None, library: Library, rules: GameDecks) -> tuple[Facts, ...]:
    """The cards that a line tells by its name, prints of one card: those that belong to the section, or are evolved
    where the line says so, and are of the set that is named; none where the line says evolved and only what it evolves
    from is here."""
    named = [card for card in library.find(what.name) if card.special != "token"] if what.name else []
    beside = beside_main(rules)
    if what.evolved and named and all(home_of(card, rules) == rules.main_section for card in named):
        return ()
    wanted = what.evolved or section in (beside, SIDE)
    fitting = [card for card in named if (home_of(card, rules) == beside) == wanted] or named
    of_set = [card for card in fitting if what.set and set_of(card) == what.set]
    return tuple(of_set or fitting)


def cards_near(
    what: CardLine, section: str | None, library: Library, rules: GameDecks, most: int = NEAR
) -> tuple[Facts, ...]:
    """Cards that a line nobody knows may mean, the likeliest first: the evolved one of two with a name where the line
    or its section says so, never a token."""
    nearest: dict[str, Facts] = {}
    wanted = re.sub(r"(?<=\S)\s*\([^()]*\)$", "", what.name or what.number)
    for near in library.nearest(wanted, 2 * most):
        if not _is_near(wanted, near):
            continue
        corrected = what._replace(name=near.name, number="", set="", place="")
        plain = corrected._replace(evolved=False)
        cards = cards_meant(corrected, section, library, rules) or cards_meant(plain, section, library, rules)
        for card in cards[:1]:
            nearest.setdefault(card.number, card)
    return tuple(nearest.values())[:most]


def _is_near(wanted: str, card: Facts) -> bool:
    """Whether somebody may have meant a card: a part of its name, or a name that is as long and nearly the same."""
    plain = folded(wanted)
    names = [folded(name) for name in (*card.names, card.number)]
    return any(
        plain in name
        or likeness(plain, name) >= _LIKE
        or any(likeness(plain, part) >= _LIKE_A_PART for part in re.split(r"[\s,・]+", name))
        for name in names
    )


def _numbers(what: CardLine) -> Iterator[str]:
    """The collector numbers a line may mean: as it stands, without the letters that some lists put behind for a
    language or a rarity, made of set and place, and in place of a name. An English number may be another card's
    without its "EN"."""
    if what.number:
        yield what.number
        if not what.number.endswith("EN"):
            yield what.number.rstrip(ascii_uppercase)
    if what.set and what.place:
        yield f"{what.set}-{what.place}"
    yield what.name


def set_of(card: Facts) -> str:
    """The set that a card's number says."""
    return card.number.rpartition("-")[0]
