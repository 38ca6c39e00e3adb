"""The Neutral cards of SD02."""

from svedesk.games.sve.words import Ability, evolve, ward

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Goblin
    "SD02-017": (evolve(4),),
    "SD02-018": (),
    # Fighter
    "SD02-019": (),
    # Angelic Sword Maiden
    "SD02-020": (ward,),
}
