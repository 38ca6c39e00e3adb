"""How decks of Duel Masters are built (100.2 to 100.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from svedesk.engine import rng
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks, SectionWords
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message, named
from svedesk.games.dm.editions import FORMATS
from svedesk.games.dm.facts import (
    ARTIFACT,
    AURA,
    CASTLE,
    CELL,
    CEREMONY,
    CREATURE,
    CROSS_GEAR,
    DRAGHEART,
    FIELD,
    IMPULSE,
    LAND,
    NEBULA,
    PSYCHIC,
    PSYCHIC_SUPER,
    RULE_PLUS,
    SPELL,
    TAMASEED,
)
from svedesk.games.dm.facts import GACHARANGE as GACHARANGE_CREATURE
from svedesk.games.dm.zones import FIRST_CARDS, GACHARANGE, HYPERSPATIAL, MAIN, SECTION_WORDS, SECTIONS

CARDS = 40
"""How many cards a deck has, no more and no less (100.2)."""
MOST = {MAIN: CARDS, HYPERSPATIAL: 8, GACHARANGE: 12}
"""100.3 allows 0 to 8 cards in the hyperspatial zone where 407.1 says 0 or 8: what is told of building decks is
followed. 100.4 says up to 12 for the super gacharange zone, 408.1 twelve: a zone that is used has twelve."""
IN_DECK = (
    *(CREATURE, SPELL, CROSS_GEAR, CASTLE, FIELD, AURA, ARTIFACT, TAMASEED, CELL, LAND),
    *(IMPULSE, CEREMONY, NEBULA),
)
"""The types of cards of the deck. Some of them are put into the battle zone at the start of the game (307.2, 311.2)."""
OF_HYPERSPATIAL = (PSYCHIC, PSYCHIC_SUPER, DRAGHEART)
"""Supertypes of cards of the hyperspatial zone (804.4, 806.4); so is Rule Plus (314.1)."""
GACHARANGE_COPIES = 2
"""Cards of one name in the super gacharange zone (100.4a)."""


def _more_cards(number: str, facts: Mapping[str, Facts]) -> int:
    """How many cards a deck has more for a card of Rule Plus."""
    # Scripts, and the words of abilities, are for whoever checks a deck, not for the start.
    from svedesk.games.dm.abilities.printed import DeckSize
    from svedesk.games.dm.card_scripts import SCRIPTS

    abilities = SCRIPTS.get(number) or () if number in facts else ()
    return sum(ability.more for ability in abilities if isinstance(ability, DeckSize))


class DmDecks(GameDecks):
    """What Duel Masters says of decks."""

    sections: tuple[str, ...] = SECTIONS
    main_section: str = MAIN
    main_kinds: tuple[str, ...] = IN_DECK
    section_words: Mapping[str, SectionWords] = SECTION_WORDS
    formats: tuple[str, ...] = FORMATS
    opening_hand: int = FIRST_CARDS

    def section_of(self, card: Facts) -> str | None:
        """The section of a deck that a card goes into; a back face is no card of its own (804.1, 806.1)."""
        if card.front:
            return None
        if card.special in OF_HYPERSPATIAL or card.kind == RULE_PLUS:
            return HYPERSPATIAL
        if card.special == GACHARANGE_CREATURE:
            return GACHARANGE
        return super().section_of(card)

    def most_in(self, section: str, form: str) -> int | None:
        """How many cards a section may hold."""
        return MOST[section]

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        """Everything a deck breaks of the rules."""
        return tuple(self._problems(deck, form, facts))

    def _problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Iterator[Message]:
        if form not in FORMATS:
            yield Message("deck-unknown-format", (form,))
        for section in deck:
            if section not in SECTIONS:
                yield Message("deck-unknown-section", (section,))
        size = CARDS + sum(_more_cards(number, facts) for number in dict.fromkeys(deck[HYPERSPATIAL]))  # 314.3a
        if len(deck[MAIN]) != size:
            yield Message("deck-forty", (len(deck[MAIN]), size), "100.2")
        if len(deck[HYPERSPATIAL]) > MOST[HYPERSPATIAL]:
            size = len(deck[HYPERSPATIAL])
            yield Message("deck-section-most", (HYPERSPATIAL, size, MOST[HYPERSPATIAL]), "100.3")
        if len(deck[GACHARANGE]) not in (0, MOST[GACHARANGE]):
            size = len(deck[GACHARANGE])
            yield Message("deck-section-none-or", (GACHARANGE, size, MOST[GACHARANGE]), "100.4")
        for section in SECTIONS:
            yield from self._copies(deck[section], section, facts)

    def _copies(self, numbers: tuple[str, ...], section: str, facts: Mapping[str, Facts]) -> Iterator[Message]:
        """Cards with one name count together, whatever set they are from (100.2a)."""
        names: Counter[str] = Counter()
        first: dict[str, Facts] = {}
        for number in numbers:
            known = facts.get(number)
            if known is None:
                if number not in first:
                    first[number] = Facts(number, number, number, "")
                    yield Message("unknown-card", (number,))
                continue
            name = known.counted_name  # 202.6
            names[name] += 1
            first.setdefault(name, known)
            if names[name] == 1 and self.section_of(known) != section:
                yield Message("deck-not-for", (named(known.number), section))
        for name, count in names.items():
            most = GACHARANGE_COPIES if section == GACHARANGE else first[name].deck_limit
            if count > most:
                clause = {MAIN: "100.2a", HYPERSPATIAL: "100.3a", GACHARANGE: "100.4a"}[section]
                yield Message("deck-copies", (named(first[name].number), count, most), clause)

    def shipped(self, resources: Path) -> Mapping[str, DeckList]:
        """The starter decks by their codes."""
        files = sorted((resources / "dm" / "decks").glob("*.json"))
        return {file.stem.upper(): self.read(file) for file in files}

    def random(self, cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
        """Four copies each of ten cards made by chance."""
        able = tuple(sorted({card.number for card in cards if self.section_of(card) == MAIN}))
        kinds = CARDS // 4
        if len(able) < kinds:
            return None
        _, mixed = rng.shuffled(seed, able)
        main = tuple(number for number in mixed[:kinds] for _ in range(4))
        return DeckList(((MAIN, main), (HYPERSPATIAL, ()), (GACHARANGE, ())), "Random")


DM_DECKS = DmDecks()
