"""The Forestcraft tokens."""

from svedesk.games.sve.scripts.tokens import PUPPET
from svedesk.games.sve.words import (
    Ability,
    also_called,
    any_side,
    assail,
    both,
    choose_one,
    deal,
    draw,
    enemy,
    fanfare,
    give_leader,
    it,
    mode,
    return_to_hand,
    rush,
    select,
    spell,
    ward,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Fairy
    "SD01-T01": (),
    # Thorn Burst
    "BP01-T01": (spell(select(enemy.leader_and_follower), both(deal(3, it), draw(1))),),
    # Fairy Wisp
    "BP01-T02": (),
    # Crystalia Eve
    "BP02-T01": (),
    # Lloyd
    "BP08-T01": (ward, fanfare(give_leader(2)), also_called(PUPPET)),
    # Victoria
    "BP08-T02": (rush, assail, fanfare(draw(1)), also_called(PUPPET)),
    # Carbuncle's Sparkle
    "T-CARBUNCLES-SPARKLE": (
        spell(
            choose_one(
                mode(both(select(any_side.follower), return_to_hand(it))),
                mode(give_leader(4)),
                mode(draw(2)),
            )
        ),
    ),
}
