"""The Dragoncraft cards of CSD02C, as they were read from their texts."""

from svedesk.games.sve.words import Ability, Trait, activate, add_to_hand, at_least, both, it, pay, select, when, your

PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kaoru Ryuzaki
    "CSD02C-004": (
        activate(
            pay(2),
            when(
                at_least(5, your.card.with_trait(PASSION).in_cemetery),
                both(select(your.follower.in_cemetery), add_to_hand(it)),
            ),
            times=1,
        ),
    ),
}
