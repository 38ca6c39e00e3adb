"""The Neutral cards of SD01."""

from svedesk.games.sve.words import Ability, both, deal, enemy, evolve, it, quick, select, spell

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Goblin
    "SD01-017": (evolve(4),),
    "SD01-018": (),
    # Angelic Snipe
    "SD01-019": (quick, spell(both(select(enemy.follower), deal(2, it)))),
    # Angelic Barrage
    "SD01-020": (quick, spell(deal(1, enemy.follower))),
}
