"""The Neutral cards of SD06."""

from svedesk.games.sve.words import (
    Ability,
    both,
    deal,
    enemy,
    evolve,
    fanfare,
    give_leader,
    it,
    on_evolve,
    quick,
    select,
    spell,
    ward,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Angelic Sword Maiden
    "SD06-017": (ward,),
    # Healing Angel
    "SD06-018": (evolve(1), fanfare(give_leader(1))),
    "SD06-019": (on_evolve(give_leader(2)),),
    # Angelic Snipe
    "SD06-020": (quick, spell(both(select(enemy.follower), deal(2, it)))),
}
