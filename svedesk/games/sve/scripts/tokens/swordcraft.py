"""The Swordcraft tokens."""

from svedesk.games.sve.scripts.traits import WASTELAND
from svedesk.games.sve.words import (
    Ability,
    Called,
    activate,
    added_cost,
    both,
    deal,
    destroy,
    draw,
    enemy,
    engaging,
    engaging_each,
    fanfare,
    give,
    it,
    last_words,
    maneuver,
    pay,
    present,
    rush,
    select,
    spell,
    storm,
    strike,
    this,
    ward,
    when,
    whenever_enters,
    your,
)

_BUNNY_AND_BARON = Called("Bunny & Baron, Specter Duo", "ファントムデュオ・バニー&バロン", elsewhere=True)
_LECIA = Called("Lecia, Sky Saber", "スカイセイバー・リーシャ", elsewhere=True)
_NANO = Called("Nano, the Dawnblade", "黄昏の刃・ナノ", elsewhere=True)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Knight
    "SD02-T01": (),
    # Steelclad Knight
    "SD02-T02": (),
    # Otohime's Bodyguard
    "BP01-T04": (ward,),
    # Viking
    "BP01-T06": (storm,),
    # Shield Guardian
    "BP02-T02": (ward,),
    # Leonidas's Resolve
    "BP02-T03": (whenever_enters(your.follower.of_class("Swordcraft"), give(it, rush, attack=3, defense=3)),),
    # Exterminus Weapon
    "T-EXTERMINUS-WEAPON": (
        ward,
        fanfare(both(select(enemy.card), destroy(it))),
        last_words(deal(4, enemy.leader)),
    ),
    # Val, Trusty Getaway Car
    "T-VAL-TRUSTY-GETAWAY-CAR": (
        activate(engaging(your.follower.that_are_called(_BUNNY_AND_BARON)), maneuver(this)),
        activate(pay(1) + engaging(your.follower, 2), maneuver(this)),
        storm,
        strike(when(present(your.follower.with_trait(WASTELAND).but_this()), draw(1))),
    ),
    # Twilight Blade
    "T-TWILIGHT-BLADE": (
        added_cost(engaging_each(your.follower.that_are_called(_LECIA), your.follower.that_are_called(_NANO))),
        spell(deal(10, enemy.leader_and_follower)),
    ),
}
