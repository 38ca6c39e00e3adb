"""The Havencraft cards of SD06."""

from svedesk.games.sve.scripts.tokens import HOLY_FALCON, HOLY_TIGER
from svedesk.games.sve.words import (
    Ability,
    activate,
    any_side,
    arrives_engaged,
    banish,
    both,
    bury_this,
    deal,
    deals_more,
    destroy,
    enemy,
    engage,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    look_at_top,
    on_evolve,
    pay,
    present,
    put_onto_field,
    quick,
    reveal_into_hand,
    reveal_onto_field,
    select,
    spell,
    summon,
    this,
    ward,
    when,
    whenever_leaves,
    your,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Skullfane
    "SD06-001": (
        fanfare(look_at_top(4, reveal_onto_field("amulet"), rest="cemetery")),
        whenever_leaves(your.amulet, deal(2, enemy.leader_and_follower)),
    ),
    # Hare of Illusions
    "SD06-002": (
        activate(engage_this + bury_this, both(select(enemy.follower), engage(it))),
        activate(pay(10) + engage_this + bury_this, banish(any_side.follower)),
    ),
    # Priest of the Cudgel
    "SD06-003": (evolve(1),),
    "SD06-004": (on_evolve(both(select(enemy.follower.with_defense_up_to(3)), banish(it))),),
    # Acolyte's Light
    "SD06-005": (quick, spell(select(enemy.follower), both(banish(it), give_leader(2)))),
    # Dual Flames
    "SD06-006": (
        fanfare(summon(HOLY_TIGER)),
        activate(pay(2) + engage_this + bury_this, summon(HOLY_TIGER)),
    ),
    # Cruel Priestess
    "SD06-007": (fanfare(both(select(your.amulet.that_cost_up_to(5).in_cemetery), put_onto_field(it))),),
    # Snake Priestess
    "SD06-008": (ward,),
    # Ardent Nun
    "SD06-009": (evolve(1), ward, deals_more(1)),
    "SD06-010": (ward, deals_more(2)),
    # Guardian Nun
    "SD06-011": (evolve(1), ward, fanfare(when(present(your.amulet), give(this, defense=1)))),
    "SD06-012": (ward, on_evolve(give_leader(2))),
    # Hallowed Dogma
    "SD06-013": (quick, spell(look_at_top(5, reveal_into_hand("amulet"), rest="bottom"))),
    # Death Sentence
    "SD06-014": (arrives_engaged, activate(engage_this + bury_this, both(select(enemy.follower), destroy(it)))),
    # Pinion Prayer
    "SD06-015": (activate(pay(1) + engage_this + bury_this, summon(HOLY_FALCON)),),
    # Beastly Vow
    "SD06-016": (arrives_engaged, activate(pay(1) + engage_this + bury_this, summon(HOLY_TIGER))),
    # Eris
    "SD06-LD01": (),
}
