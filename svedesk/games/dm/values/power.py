"""What creatures are now: civilizations and races (106.4, 203.3), the mana they give (207.2), and power (206, 108)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.throughout import CIVILIZATION, MANA_NUMBER, POWER, RACE
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.facts import INFINITY
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities, reaches
from svedesk.games.dm.values.keywords import keywords
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
    if not (card.given or CIVILIZATION in (duel.table.derived or battle_zone_abilities(duel)).throughout):
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


DOUBLED, FIXED = "doubled", "fixed_power"
"""What given changes of power are called, besides POWER."""


def power(duel: Duel, card: Card) -> int:
    """A creature's power: what is printed, then every change (301.3b); only whole numbers (108.1). Where it is not in
    the battle zone, what is printed before a "+" or "-" (206.2a)."""
    meaning = duel.meaning(card)
    base = meaning.facts.attack or 0
    if card.zone != BATTLE:
        return base
    if duel.table.linked:  # 310.4
        base += sum(duel.printed(aura).facts.attack or 0 for aura in duel.auras(card))
    fixed: int | None = None
    added, doubled = 0, 0
    for given in card.given:
        if given.what == POWER:
            added = _plus(added, int(given.value))
        elif given.what == DOUBLED:
            doubled += 1
        elif given.what == FIXED:
            fixed = int(given.value)
    for holder, ability in battle_zone_abilities(duel).throughout.get(POWER, ()):
        if reaches(duel, holder, ability, card):
            times = 1 if ability.for_each is None else len(ability.for_each.find(duel, holder.seat, card.id))
            added = _plus(added, ability.power * times)
            doubled += ability.doubled
            fixed = ability.fixed if ability.fixed is not None else fixed
    if duel.number("attacker") == card.id:
        for keyword in keywords(duel, card, "power_attacker"):
            added = _plus(added, keyword.amount)
    if fixed is not None:  # 206.3: then nothing else changes it
        return fixed
    if added <= -INFINITY:
        return 0
    if max(base, added) >= INFINITY:
        return INFINITY
    return (base + added) * (1 << doubled)  # 108.2, 206.4: first what is added, then doubling


def _plus(sum_: int, more: int) -> int:
    """Infinity less comes before infinity more (108.1c)."""
    if sum_ <= -INFINITY or more <= -INFINITY:
        return -INFINITY
    return INFINITY if max(sum_, more) >= INFINITY else sum_ + more


def read_power(duel: Duel, card: Card) -> int:
    """The power that a text reads: a negative one is 0 (108.1b)."""
    return max(0, power(duel, card))
