"""Which automatic and activated abilities a card has now."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.records import Card, Given
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic, InCemetery, InEx
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.while_so import WhileSo
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.keywords.printed import BANE_NUMBER, DRAIN_NUMBER, DRIVE_CHECKS
from svedesk.games.sve.universes import may_burst
from svedesk.games.sve.values.changes import ABILITY, LOSING
from svedesk.games.sve.values.keywords import has_keyword, keywords
from svedesk.games.sve.values.links import equipment_on, equipped_abilities
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import CEMETERY, EX, HAND


def automatics(
    game: GameState, card: Card, *, with_drain: bool, with_drive: bool = False, with_bane: bool = False
) -> Iterator[tuple[str, int, Automatic]]:
    """Its automatic abilities with the number they are printed on and their place there; those of Drain, of Single and
    Twin Drive, and of Bane where that is one, among them where asked for."""
    meaning = definition(game, card)
    for index, ability in meaning.numbered[Automatic]:
        if ability.burst and not may_burst(game, card.seat):
            continue  # JA 14.5.1.2
        if (isinstance(ability, InEx) or meaning.is_crest) != (card.zone == EX):
            continue
        if meaning.of[InCemetery] and _counts_in_cemetery(ability) != (card.zone == CEMETERY):
            continue
        if isinstance(ability, WhileSo) and not ability.is_there(game, card.seat, card.id):
            continue
        yield meaning.facts.number, index, ability
    for change in card.given:
        if change.what == ABILITY and not _was_lost(card, change):
            gift = game.definitions.find(str(change.value))  # a board laid out by hand may hold any word
            for index, ability in gift.numbered[Automatic] if gift else ():
                yield str(change.value), index, ability
    if equipment_on(game, card):
        for _, gift in equipped_abilities(game, card):
            for index, ability in gift.numbered[Automatic]:
                if ability.burst and not may_burst(game, card.seat):
                    continue
                yield gift.facts.number, index, ability
    if with_drain and has_keyword(game, card, "drain"):
        ((index, ability),) = game.definitions[DRAIN_NUMBER].numbered[Automatic]
        yield DRAIN_NUMBER, index, ability
    if with_bane and has_keyword(game, card, "bane"):
        ((index, ability),) = game.definitions[BANE_NUMBER].numbered[Automatic]
        yield BANE_NUMBER, index, ability
    if with_drive:
        for name in keywords(game, card):
            if name in DRIVE_CHECKS:
                number, _ = DRIVE_CHECKS[name]
                ((index, ability),) = game.definitions[number].numbered[Automatic]
                yield number, index, ability


def _counts_in_cemetery(ability: Automatic) -> bool:
    return isinstance(ability, InCemetery) or ability.trigger.awaited.off_field


def _was_lost(card: Card, change: Given) -> bool:
    """Whether a given ability was lost by being boxed since (5.30.2)."""
    return any(later.what in LOSING and later.order > change.order for later in card.given)


def activated(game: GameState, card: Card) -> Iterator[tuple[str, int, Activated]]:
    """Its activated abilities but for evolve; of a card in hand, EX area or cemetery those of that zone (10.3.5)."""
    meaning = definition(game, card)
    if meaning.is_crest or card.zone in (HAND, EX, CEMETERY):
        for index, ability in _activated_off_field(meaning, card.zone):
            yield meaning.facts.number, index, ability
        return
    for index, ability in meaning.numbered[Activated]:
        if not isinstance(ability, FromHand):
            yield meaning.facts.number, index, ability
    if not equipment_on(game, card):
        return
    given = {gift.facts.number: gift for _, gift in equipped_abilities(game, card)}  # twice the same is no choice
    for number, gift in given.items():
        for index, ability in gift.numbered[Activated]:
            if not isinstance(ability, FromHand):
                yield number, index, ability


def _activated_off_field(meaning: Definition, zone: str) -> Iterator[tuple[int, Activated]]:
    """The activated abilities that a card has in a zone: of a crest all in the EX area (JA 10.3.6)."""
    if meaning.is_crest:
        yield from meaning.numbered[Activated] if zone == EX else ()
        return
    for index, ability in meaning.numbered[FromHand]:
        if ability.where == zone:
            yield index, ability


def evolves(game: GameState, card: Card) -> Iterator[tuple[str, int, Evolve]]:
    """Its evolve abilities (12.2)."""
    meaning = definition(game, card)
    for index, ability in meaning.numbered[Evolve]:
        yield meaning.facts.number, index, ability


def activated_elsewhere(game: GameState, seat: int) -> Iterator[tuple[Card, int, Activated]]:
    """The activated abilities of a seat's hand, EX area and cemetery: those that are valid there. Most cards have none:
    only those that may have one are looked at."""
    definitions, table = game.definitions, game.table
    able, crests = definitions.having[FromHand], definitions.having[InEx]
    if not able and not crests:
        return
    for zone in (HAND, EX, CEMETERY):
        for card_id in table.zone(seat, zone):
            card = table.cards[card_id]
            if card.number in able or card.number in crests:
                for index, ability in _activated_off_field(definitions[card.number], zone):
                    yield card, index, ability
