"""The Havencraft cards of CSD02C, as they were read from their texts."""

from svedesk.games.sve.words import Ability, Trait, deal, discarding, draw, enemy, fanfare, storm, your
from svedesk.games.sve.words.universes import lesson

PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Akane Hino [Positive Passion]
    "CSD02C-003": (
        storm,
        fanfare(deal(6, enemy.follower), draw(2), cost=lesson(3) + discarding(your.card.with_trait(PASSION), 2)),
    ),
}
