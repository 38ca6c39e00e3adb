"""What a player is allowed to use (601.1a)."""

from __future__ import annotations

from svedesk.games.dm.abilities.cast import OnlyIf
from svedesk.games.dm.abilities.throughout import NO_CASTING
from svedesk.games.dm.actions.entering import can_enter
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities


def may_use(duel: Duel, card_id: int, seat: int) -> bool:
    """Whether nothing forbids a player to use a card, whatever it costs (601.1a): spells that can't be cast, evolution
    creatures that have nothing to evolve from (801.1a)."""
    card = duel.table.cards[card_id]
    meaning = duel.printed(card)
    for ability in meaning.abilities:
        if isinstance(ability, OnlyIf) and not ability.condition.holds(duel, seat, card_id):
            return False
    if meaning.is_spell:
        forbidding = (
            restriction.no_casting for _, restriction in battle_zone_abilities(duel).throughout.get(NO_CASTING, ())
        )
        return not any(which is not None and which.match(duel, card, seat, 0) for which in forbidding)
    return can_enter(duel, card, seat)
