"""The Neutral cards of SD03."""

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
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Healing Angel
    "SD03-017": (evolve(1), fanfare(give_leader(1))),
    "SD03-018": (on_evolve(give_leader(2)),),
    # Angelic Snipe
    "SD03-019": (quick, spell(both(select(enemy.follower), deal(2, it)))),
    # Angelic Barrage
    "SD03-020": (quick, spell(deal(1, enemy.follower))),
}
