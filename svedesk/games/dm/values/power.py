"""The power of a creature (206, 108)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.dm.abilities.throughout import POWER
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.facts import INFINITY
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities, reaches
from svedesk.games.dm.values.keywords import keywords
from svedesk.games.dm.zones import BATTLE

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
