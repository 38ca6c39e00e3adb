"""The Neutral cards of SD05."""

from svedesk.games.sve.words import Ability, evolve, ward

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Fighter
    "SD05-017": (),
    # Goliath
    "SD05-018": (evolve(2),),
    "SD05-019": (),
    # Angelic Sword Maiden
    "SD05-020": (ward,),
}
