"""The Neutral cards of SD04."""

from svedesk.games.sve.words import Ability, both, deal, enemy, evolve, it, quick, select, spell, ward

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Goliath
    "SD04-017": (evolve(2),),
    "SD04-018": (),
    # Angelic Sword Maiden
    "SD04-019": (ward,),
    # Angelic Snipe
    "SD04-020": (quick, spell(both(select(enemy.follower), deal(2, it)))),
}
