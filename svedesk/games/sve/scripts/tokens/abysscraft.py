"""The Abysscraft tokens."""

from svedesk.games.sve.scripts.traits import DEMON
from svedesk.games.sve.words import (
    Ability,
    Called,
    activate,
    added_cost,
    assail,
    at_start_of_end,
    at_start_of_main,
    bane,
    banish,
    both,
    burying,
    count,
    deal,
    destroy,
    drain,
    each_opponent_buries,
    enemy,
    engaging_that_cost,
    faceup_in_evolve_deck,
    fanfare,
    give,
    give_leader,
    it,
    last_words,
    maneuver,
    pay,
    rush,
    select,
    spell,
    storm,
    strike,
    this,
    ward,
    when,
    your,
)

_ALUZARD = Called("Aluzard, Timeworn Vampire", "永劫の吸血鬼・アルザード", elsewhere=True)
_EACH_ALUZARD = your.follower.that_are_called(_ALUZARD)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Ghost
    "SD05-T01": (storm, at_start_of_end(banish(this))),
    # Forest Bat
    "SD05-T02": (),
    # Mimi
    "BP01-T12": (spell(both(select(enemy.follower), deal(2, it))),),
    # Coco
    "BP01-T13": (spell(both(select(your.follower), give(it, attack=2))),),
    # Gargantuan Ghost
    "BP03-T06": (ward, at_start_of_main(banish(this))),
    # Serpent
    "BP04-T01": (bane,),
    # One-Tailed Fox
    "BP06-T03": (rush, ward),
    # Medusiana
    "T-MEDUSIANA": (
        rush,
        assail,
        bane,
        fanfare(give_leader(count(your.follower.with_trait(DEMON)))),
        last_words(each_opponent_buries(enemy.follower)),
    ),
    # Magitrain
    "T-MAGITRAIN": (
        activate(pay(1) + engaging_that_cost(your.follower, 5), maneuver(this)),
        rush,
        strike(both(select(enemy.follower.engaged), destroy(it)), give_leader(2)),
    ),
    # Blood Arts
    "T-BLOOD-ARTS": (
        spell(
            both(deal(1, your.leader), deal(1, enemy.follower)),
            give(_EACH_ALUZARD, drain, attack=1),
            when(faceup_in_evolve_deck(3, _ALUZARD), give(_EACH_ALUZARD, attack=3, defense=3)),
        ),
    ),
    # Darkest Desire
    "T-DARKEST-DESIRE": (added_cost(burying(your.follower, 2)), spell(deal(2, enemy.leader), give_leader(2))),
}
