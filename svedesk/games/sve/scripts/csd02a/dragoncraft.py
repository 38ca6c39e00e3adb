"""The Dragoncraft cards of CSD02A, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    both,
    deal,
    enemy,
    evolve,
    fanfare,
    it,
    on_evolve,
    pay,
    put_onto_field,
    select,
    ward,
    your,
)

CUTE = Trait("Cute", "キュート")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Nene Kurihara
    "CSD02A-009": (
        ward,
        evolve(1),
        fanfare(both(select(enemy.follower), deal(3, it))),
    ),
    "CSD02A-010": (
        ward,
        on_evolve(both(select(your.follower.with_trait(CUTE).in_cemetery), put_onto_field(it)), cost=pay(3)),
    ),
}
