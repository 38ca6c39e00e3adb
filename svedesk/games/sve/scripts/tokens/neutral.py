"""The Neutral tokens."""

from svedesk.games.sve.scripts.traits import GOBLINOID, MACHINA, WASTELAND
from svedesk.games.sve.words import (
    Ability,
    activate,
    both,
    bury,
    bury_this_card,
    burying,
    deal,
    discard,
    drain,
    draw,
    enemy,
    engage_this,
    fanfare,
    give,
    give_and_if,
    give_leader,
    if_it_is,
    it,
    pay,
    quick,
    rush,
    select,
    spell,
    then,
    this,
    ward,
    when_this_leaves,
    your,
)

_WASTELAND_FOLLOWER = your.follower.with_trait(WASTELAND)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Goblin King
    "BP04-T02": (ward, fanfare(give(your.follower.but_this().with_trait(GOBLINOID), attack=1, defense=1))),
    # Puppet
    "BP05-T03": (rush,),
    # Ancient Artifact
    "BP05-T04": (rush,),
    # Mystic Artifact
    "BP05-T05": (ward, fanfare(draw(1))),
    # Assembly Droid
    "BP07-T01": (
        activate(
            engage_this + burying(your.follower.with_trait(MACHINA), 3), both(select(enemy.follower), deal(5, it))
        ),
    ),
    # Repair Mode
    "BP07-T02": (quick, spell(give_leader(1))),
    # Naterran Great Tree
    "BP07-T03": (when_this_leaves(then(draw(1), discard(1))), activate(pay(1), bury(this))),
    # Keenedge Artifact
    "T-KEENEDGE-ARTIFACT": (rush, drain),
    # Dutiful Steed
    "T-DUTIFUL-STEED": (
        activate(bury_this_card, select(your.follower), if_it_is(_WASTELAND_FOLLOWER, give(it, attack=1, defense=1))),
    ),
    # Bullet Bike
    "T-BULLET-BIKE": (
        activate(bury_this_card, select(your.follower), give_and_if(it, rush, _WASTELAND_FOLLOWER, attack=1)),
    ),
    # Arcane Personnel Carrier
    "T-ARCANE-PERSONNEL-CARRIER": (
        activate(bury_this_card, select(your.follower), give_and_if(it, ward, _WASTELAND_FOLLOWER, defense=1)),
    ),
    # Magical Item
    "T-MAGICAL-ITEM": (spell(give_leader(1), draw(1)),),
}
