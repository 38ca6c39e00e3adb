"""What a player is allowed to use (601.1a)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.activated import OnlyIf
from svedesk.games.dm.abilities.throughout import NO_CASTING
from svedesk.games.dm.actions.entering import can_enter
from svedesk.games.dm.actions.moving import home
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.facts import ARTIFACT, CASTLE, CREATURE, CROSS_GEAR, FIELD, TAMASEED
from svedesk.games.dm.facts import GACHARANGE as GACHARANGE_CREATURE
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities
from svedesk.games.dm.zones import GACHARANGE

USABLE = (CREATURE, CROSS_GEAR, FIELD, ARTIFACT, TAMASEED)
"""What is used by being put into the battle zone (301.2, 303.2, 308.2, 312.2, 315.2)."""


def may_use(duel: Duel, card_id: int, seat: int) -> bool:
    """Whether nothing forbids a player to use a card, whatever it costs (601.1a): spells that can't be cast, evolution
    creatures that have nothing to evolve from (801.1a)."""
    return bool(halves_used(duel, card_id, seat))


def allows(duel: Duel, card: Card, seat: int) -> bool:
    """Whether nothing forbids to use a card, or a half of it."""
    meaning, card_id = duel.printed(card), card.id
    only_if = meaning.of[OnlyIf]
    if only_if and not all(ability.condition.holds(duel, seat, card_id) for ability in only_if):
        return False
    if meaning.is_ordinary:
        return True
    if meaning.is_spell:
        forbidding = (
            restriction.no_casting for _, restriction in battle_zone_abilities(duel).throughout.get(NO_CASTING, ())
        )
        return not any(which is not None and which.match(duel, card, seat, 0) for which in forbidding)
    if meaning.facts.kind == CASTLE:  # 304.2: it needs a shield
        return any(not shield.on for shield in duel.shields(seat))
    if meaning.is_aura:  # 310.2: on a gacharange creature that is there, or on one that is summoned for it
        return bool(aura_targets(duel, seat) or duel.table.zone(seat, GACHARANGE))
    if home(meaning.facts):  # 804.4a, 806.4a, 809.2a: a text alone puts them into the battle zone
        return False
    return meaning.facts.kind in USABLE and can_enter(duel, card, seat)


def aura_targets(duel: Duel, seat: int) -> list[int]:
    """The gacharange creatures of a player that an aura can be attached to (310.2)."""
    able = [card for card in duel.creatures(seat) if not duel.is_sealed(card)]
    return [card.id for card in able if duel.facts(card).special == GACHARANGE_CREATURE]


def halves_used(duel: Duel, card_id: int, seat: int) -> list[int]:
    """The places of the halves of a card that may be used: of a twinpact its creature (0) and its other half (1)."""
    card = duel.table.cards[card_id]
    return [place for place, half in enumerate(duel.halves(card)) if allows(duel, half, seat)]
