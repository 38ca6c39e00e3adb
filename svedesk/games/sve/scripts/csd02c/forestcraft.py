"""The Forestcraft cards of CSD02C, as they were read from their texts."""

from svedesk.games.sve.words import Ability, evolve, manual_text

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Suzuho Ueda
    "CSD02C-005": (
        evolve(1),
        manual_text,
    ),
}
