"""The Havencraft cards of CSD02A, as they were read from their texts."""

from svedesk.games.sve.words import Ability, Trait, discarding, draw, fanfare, give, this, ward, your

CUTE = Trait("Cute", "キュート")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Karin Domyoji
    "CSD02A-011": (
        ward,
        fanfare(give(this, defense=2), draw(1), cost=discarding(your.card.with_trait(CUTE))),
    ),
}
