"""The Dragoncraft tokens."""

from svedesk.games.sve.scripts.traits import ARMED, DRACONIC_DUELIST
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.words import (
    Ability,
    Called,
    activate,
    both,
    bury_this,
    deal,
    destroy,
    enemy,
    engage_this,
    give,
    give_trait,
    it,
    its_own_leader,
    no_damage,
    place_counter,
    rush,
    select,
    this,
    ward,
    whenever_enters,
    with_counters,
    your,
)

_AIELA = Called("Aiela, Devoted Knight", "絆の竜剣士・アイラ", elsewhere=True)
_LIGHTNING = Counter("lightning", "雷")
_DRAGONCRAFT_FOLLOWER = your.follower.of_class("Dragoncraft")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Dragon
    "SD04-T01": (),
    # Megalorca
    "BP02-T05": (),
    # Hellflame Dragon
    "BP02-T06": (rush,),
    # Draconic Weapon
    "BP02-T07": (activate(engage_this + bury_this, select(_DRAGONCRAFT_FOLLOWER), give_trait(it, ARMED, defense=1)),),
    # Otohime's Vanguard
    "BP08-T03": (rush,),
    # Devoted Dragon
    "T-DEVOTED-DRAGON": (ward, no_damage(this, "ability", beside=your.follower.that_are_called(_AIELA))),
    # Aftershock
    "T-AFTERSHOCK": (
        whenever_enters(your.follower.with_trait(DRACONIC_DUELIST), place_counter(this, _LIGHTNING)),
        with_counters(5, _LIGHTNING, engage_this, both(select(_DRAGONCRAFT_FOLLOWER), give(it, attack=2))),
        with_counters(10, _LIGHTNING, engage_this, select(enemy.follower), both(destroy(it), deal(3, its_own_leader))),
    ),
}
