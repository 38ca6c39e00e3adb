"""Which civilizations and races a card has now (106.4, 203.3), and how much mana it gives (207.2)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.throughout import CIVILIZATION, MANA_NUMBER, RACE
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities, reaches
from svedesk.games.dm.zones import BATTLE


def civilizations(duel: Duel, card: Card, *, whole: bool = False) -> frozenset[str]:
    """The civilizations of a card; of a twinpact those of the half, or of the `whole` card. To add one that is there
    already changes nothing (110.6)."""
    printed = duel.civilizations(card) if whole else duel.meaning(card).civilizations
    changing = battle_zone_abilities(duel).throughout.get(CIVILIZATION, ())
    if not (changing or card.given):  # the usual case
        return printed
    for holder, ability in changing:
        where = BATTLE if ability.cards is None else ability.cards.zone
        if where == card.zone and reaches(duel, holder, ability, card, printed=True):
            printed = frozenset() if ability.colorless else printed
            printed |= frozenset(ability.civilizations)
    return printed | {str(given.value) for given in card.given if given.what == CIVILIZATION}


def wanted(duel: Duel, card: Card) -> tuple[str, ...]:
    """The civilizations that are paid for a card, in an order that is always the same."""
    if not (card.given or CIVILIZATION in battle_zone_abilities(duel).throughout):
        return duel.printed(card).wanted
    return tuple(sorted(civilizations(duel, card)))


def races(duel: Duel, card: Card) -> tuple[str, ...]:
    """The races of a card, those that were added behind its own."""
    printed = duel.meaning(card).facts.traits
    changing = battle_zone_abilities(duel).throughout.get(RACE, ())
    if not (changing or card.given):
        return printed
    for holder, ability in changing:
        where = BATTLE if ability.cards is None else ability.cards.zone
        if where == card.zone and reaches(duel, holder, ability, card, printed=True):
            printed += ability.races
    return printed + tuple(str(given.value) for given in card.given if given.what == RACE)


def mana_number(duel: Duel, card: Card) -> int:
    """How much mana a card gives (107.2): usually 1, and what a text says (207.2). 405.4 prints 9 for a facedown card;
    a card without any characteristics would then give more than every other. The 9 is read as a misprint of the 0 that
    the same sentence gives it for its cost: it has no civilization and gives no mana. Nor does a core (309.5)."""
    if not (card.faceup and duel.printed(card).gives_mana):
        return 0
    for holder, ability in battle_zone_abilities(duel).throughout.get(MANA_NUMBER, ()):
        applies = ability.cards is not None and ability.cards.zone == card.zone and reaches(duel, holder, ability, card)
        if applies and ability.mana is not None:
            return ability.mana
    return 1
