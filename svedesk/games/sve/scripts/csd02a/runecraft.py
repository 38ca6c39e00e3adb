"""The Runecraft cards of CSD02A, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    at_least,
    both,
    deal,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    it,
    on_evolve,
    select,
    this,
    ward,
    when,
    your,
)

CUTE = Trait("Cute", "キュート")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Chika Yokoyama
    "CSD02A-004": (
        fanfare(when(at_least(5, your.card.with_trait(CUTE).in_cemetery), give(this, ward, attack=1, defense=2))),
    ),
    # Akiha Ikebukuro
    "CSD02A-007": (
        evolve(1),
        fanfare(both(select(your.follower.with_trait(CUTE).but_this()), give(it, defense=1))),
    ),
    "CSD02A-008": (
        on_evolve(both(select(enemy.follower), deal(3, it)), draw(1), cost=discarding(your.card.with_trait(CUTE))),
    ),
}
